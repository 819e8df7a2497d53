(** * Statements about numbers that positions have

    "Where this is true of the numbers of a position, that is", or of those of a position and
    of the one after a legal move, or after the move that a strategy names. With terms for the
    numbers ([Quantities]) all these are formulas of the piles, and the checker of proofs by
    points decides them. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Game Presburger Vectors FiniteBasis SortedPiles PointsChecker Level Critical
  Conditions Quantities.
Import ListNotations.
Local Open Scope Z_scope.

Local Notation H x := (heights (sorted x)).

(** ** The move that a strategy names *)

(** The first rule whose condition is true of the piles in ascending order names some of these. *)
Fixpoint named_by (rules : list (formula * mask)) (h : list Z) : option mask :=
  match rules with
  | [] => None
  | (w, s) :: rules => if truth h w then Some s else named_by rules h
  end.

Fixpoint nonempty (i : nat) (s : mask) : list formula :=
  match s with
  | [] => []
  | b :: s => (if b then [Compare Ge (Var i) (Const 1)] else []) ++ nonempty (S i) s
  end.

(** Playing b leads to the same piles as playing s, sorted: d more of the former are played
    than of the latter only where equal piles follow. *)
Fixpoint ties (d : Z) (i : nat) (s b : list Z) : list formula :=
  match s, b with
  | a :: s, c :: b =>
      (if d + a - c =? 0 then [] else [Compare Eq (Var i) (Var (S i))]) ++ ties (d + a - c) (S i) s b
  | _, _ => []
  end.

Fixpoint playable (rules : list (formula * mask)) : formula :=
  match rules with
  | [] => Truth false
  | (w, s) :: rules => Branch w (And (listed (nonempty 0 s))) (playable rules)
  end.

Fixpoint named (rules : list (formula * mask)) (b : list Z) : formula :=
  match rules with
  | [] => Truth false
  | (w, s) :: rules => Branch w (And (listed (ties 0 0 (bits s) b))) (named rules b)
  end.

Lemma and_true : forall x l, truth x (And (listed l)) = true <-> forall f, In f l -> truth x f = true.
Proof. exact all_listed. Qed.

Lemma playable_plays : forall s x pre, length s = length x ->
  (forall f, In f (nonempty (length pre) s) -> truth (heights (pre ++ x)) f = true) ->
  exists y, plays s x y.
Proof.
  induction s as [| b s IH]; intros [| a x] pre len T; try discriminate; [exists []; constructor |].
  destruct (IH x (pre ++ [a]) ltac:(cbn in len; congruence)) as [y pl].
  { intros f Hf. rewrite app_length, <- app_assoc in *. cbn in *. apply T. apply in_or_app. right.
    rewrite Nat.add_1_r in Hf. exact Hf. }
  destruct b; [| exists (a :: y); constructor; exact pl].
  specialize (T _ (or_introl eq_refl)). cbn [truth value related] in T. apply Z.leb_le in T.
  unfold heights in T. rewrite map_app, app_nth2, map_length, Nat.sub_diag in T
    by (rewrite map_length; auto). cbn in T.
  destruct a as [| a]; [lia |]. exists (a :: y). exact (plays_take s x y a pl).
Qed.

Lemma capped_sorted : forall x m, capped (sorted x) m = capped x m.
Proof. intros x m. symmetry. apply capped_permutation, sorted_permutation. Qed.

Lemma plays_high : forall s x y a, plays s x y -> Forall (le (S a)) x -> capped y a = (a * length x)%nat.
Proof.
  intros s x y a pl. induction pl as [| s x y b pl IH | s x y b pl IH]; intro F; cbn [capped length];
    [lia | |]; inversion F; subst; rewrite IH by assumption; lia.
Qed.

Lemma ascending_high : forall a b l, (a < b)%nat -> ascending (b :: l) -> Forall (le (S a)) (b :: l).
Proof.
  intros a b l. revert b. induction l as [| c l IH]; intros b lt As; constructor; [lia | constructor | lia |].
  inversion As; subst. apply IH; [lia | assumption].
Qed.

Lemma ties_true : forall x s s' y y' pre lo d,
  plays s x y -> plays s' x y' -> ascending (lo :: x) ->
  (forall c, (lo <= c)%nat -> Z.of_nat (capped y c) = Z.of_nat (capped y' c) + d) ->
  forall f, In f (ties d (length pre) (bits s) (bits s')) -> truth (heights (pre ++ x)) f = true.
Proof.
  induction x as [| a x IH]; intros s s' y y' pre lo d pl pl' As E f Hf.
  { inversion pl; subst. destruct Hf. }
  assert (exists b s2 y2, s = b :: s2 /\ plays s2 x y2 /\ forall c, (a <= c)%nat ->
    Z.of_nat (capped y c) = Z.of_nat a - Z.b2z b + Z.of_nat (capped y2 c)) as (b & s2 & y2 & -> & pl2 & Y).
  { inversion pl; subst; do 3 eexists; (split; [reflexivity | split; [eassumption |]]);
      intros c ac; cbn [capped Z.b2z]; lia. }
  assert (exists b s2 y2, s' = b :: s2 /\ plays s2 x y2 /\ forall c, (a <= c)%nat ->
    Z.of_nat (capped y' c) = Z.of_nat a - Z.b2z b + Z.of_nat (capped y2 c)) as (b' & s2' & y2' & -> & pl2' & Y').
  { inversion pl'; subst; do 3 eexists; (split; [reflexivity | split; [eassumption |]]);
      intros c ac; cbn [capped Z.b2z]; lia. }
  inversion As as [| | ? ? ? loa As']; subst.
  assert (E2 : forall c, (a <= c)%nat ->
    Z.of_nat (capped y2 c) = Z.of_nat (capped y2' c) + (d + Z.b2z b - Z.b2z b')).
  { intros c ac. specialize (E c ltac:(lia)). specialize (Y c ac). specialize (Y' c ac). lia. }
  cbn [bits map ties] in Hf. apply in_app_or in Hf. destruct Hf as [Hf | Hf].
  - destruct (Z.eqb_spec (d + Z.b2z b - Z.b2z b') 0) as [| ne]; [destruct Hf |].
    destruct Hf as [<- | []]. specialize (E2 a (le_n a)).
    destruct x as [| e x].
    { inversion pl2; inversion pl2'; subst. cbn in E2. lia. }
    inversion As' as [| | ? ? ? ae As'']; subst.
    destruct (le_lt_eq_dec a e ae) as [lt | ->].
    + rewrite (plays_high _ _ _ a pl2), (plays_high _ _ _ a pl2') in E2
        by (apply ascending_high; assumption). lia.
    + cbn [truth value related]. apply Z.eqb_eq. unfold heights. rewrite map_app, !app_nth2, map_length
        by (rewrite map_length; lia).
      replace (length pre - length pre)%nat with 0%nat by lia.
      replace (S (length pre) - length pre)%nat with 1%nat by lia. reflexivity.
  - specialize (IH s2 s2' y2 y2' (pre ++ [a]) a _ pl2 pl2' As' E2 f).
    rewrite app_length, <- app_assoc, Nat.add_1_r in IH. exact (IH Hf).
Qed.

(** ** Further numbers *)

(** Each is at least what its term says of the piles and the numbers before it. *)
Fixpoint at_least (froms : list term) (h us : list Z) : Prop :=
  match froms, us with
  | [], [] => True
  | t :: froms, u :: us => value h t <= u /\ at_least froms (h ++ [u]) us
  | _, _ => False
  end.

(** These numbers, after other terms, by how much more they are than that. *)
Fixpoint by_excess (ts froms : list term) : list term :=
  match froms with
  | [] => ts
  | t :: froms => by_excess (ts ++ [Plus (tcons (term_at ts t) (tcons (Var (length ts)) tnil))]) froms
  end.

Definition is_fixed (t : term) : bool := match t with Const _ => true | _ => false end.
Definition is_here (q : quantity) : bool := match asked q with Here => true | _ => false end.

Lemma at_least_length : forall froms h us, at_least froms h us -> length us = length froms.
Proof.
  induction froms as [| t froms IH]; intros h [| u us] A; try destruct A; [reflexivity |].
  cbn. f_equal. eapply IH. eassumption.
Qed.

Lemma at_least_fixed : forall froms h h' us, forallb is_fixed froms = true ->
  at_least froms h us -> at_least froms h' us.
Proof.
  induction froms as [| t froms IH]; intros h h' [| u us] F A; try destruct A; [exact I |].
  cbn in F. apply andb_true_iff in F. destruct F as [Ft F].
  split; [destruct t; try discriminate Ft; assumption | eapply IH; eassumption].
Qed.

Lemma excess : forall froms ts pre h us, length pre = length ts ->
  (forall r, map (value (pre ++ r)) ts = h) -> at_least froms h us ->
  exists es, length es = length us /\ nonneg es = true /\
    forall r, map (value (pre ++ es ++ r)) (by_excess ts froms) = h ++ us.
Proof.
  induction froms as [| t froms IH]; intros ts pre h [| u us] lp E A; try destruct A as [].
  { exists []. rewrite app_nil_r. auto. }
  set (e := u - value h t).
  destruct (IH (ts ++ [Plus (tcons (term_at ts t) (tcons (Var (length ts)) tnil))]) (pre ++ [e]) (h ++ [u]) us)
    as [es [le [pos V]]].
  - rewrite !app_length. cbn. lia.
  - intro r. rewrite <- app_assoc, map_app, E. f_equal. cbn [map value values summed].
    rewrite value_at, E, <- lp, app_nth2, Nat.sub_diag by auto. cbn. f_equal. unfold e. lia.
  - assumption.
  - exists (e :: es). split; [cbn; congruence |]. split.
    + change ((0 <=? e) && nonneg es = true). rewrite pos, andb_true_r. apply Z.leb_le. unfold e. lia.
    + intro r. specialize (V r). rewrite <- !app_assoc in V. exact V.
Qed.

(** ** The conditions of the numbers *)

Section Numbers.

Variable n : nat.
Variable froms : list term.
Variable qs : list quantity.
Variable ts : list term.

Local Notation k := (length froms).

Definition quantity_conditions : list formula :=
  flat_map (fun qt => attained_condition n k (fst qt) (snd qt) :: fall_conditions n (fst qt) (snd qt))
    (combine qs ts).
Definition quantity_bounds : list formula :=
  flat_map (fun qt => bound_conditions n k (fst qt) (snd qt)) (combine qs ts).

(** The conditions speak of the piles, the further numbers, and c numbers more. *)
Definition shown (c : nat) (conditions : list formula) : list certificate -> bool :=
  accepted (with_numbers n (k + c)) (k + c + n)
    (map (formula_at (by_excess (vars n) froms ++ map Var (seq (n + k) c))) conditions).

(** The certificates of the bounds, then those of the other conditions. *)
Definition check (others : list formula) (bs cs : list certificate) : bool :=
  Nat.eqb (length qs) (length ts) && (forallb is_here qs || forallb is_fixed froms) &&
  shown 1 quantity_bounds bs && shown 0 (quantity_conditions ++ others) cs.

Lemma shown_all : forall c conditions cs, shown c conditions cs = true ->
  forall f (x : position) us l, In f conditions -> length x = n -> at_least froms (H x) us ->
  length l = c -> nonneg l = true -> truth (H x ++ us ++ l) f = true.
Proof.
  intros c conditions cs S f x us l Hf len A lc posl. pose proof (heights_length n x len) as lh.
  destruct (excess froms (vars n) (H x) (H x) us) as [es [le [pos V]]]; [| | exact A |].
  - rewrite lh. unfold vars. rewrite map_length, seq_length. reflexivity.
  - intro r. apply vars_value. exact lh.
  - rewrite (at_least_length _ _ _ A) in le.
    assert (E : map (value (H x ++ es ++ l)) (by_excess (vars n) froms ++ map Var (seq (n + k) c)) =
      H x ++ us ++ l).
    { rewrite map_app, V, <- app_assoc. do 2 f_equal.
      pose proof (vars_here (n + k + c) ((H x ++ es) ++ l)) as U. unfold vars in U.
      rewrite seq_app, !map_app, (vars_value (n + k)), !app_length, lh, le, lc in U
        by (rewrite app_length, lh, le; reflexivity).
      specialize (U eq_refl). apply app_inv_head in U. rewrite <- app_assoc in U. exact U. }
    assert (lel : length (es ++ l) = (k + c)%nat) by (rewrite app_length, le, lc; reflexivity).
    rewrite <- E, <- truth_at, <- (with_numbers_piles n x (es ++ l) len), lel.
    apply (accepted_all _ _ _ cs S); [apply in_map; exact Hf |]. destruct (sorted_in n x len) as [ly posy].
    split; [rewrite app_length, lel, ly; reflexivity |].
    unfold nonneg in *. rewrite !forallb_app, pos, posl, posy. reflexivity.
Qed.

Lemma checked : forall others bs cs, check others bs cs = true ->
  forall (x : position) us, length x = n -> at_least froms (H x) us ->
  values_with qs us x (map (value (H x ++ us)) ts) /\ forall f, In f others -> truth (H x ++ us) f = true.
Proof.
  intros others bs cs C x us len A. unfold check in C. rewrite !andb_true_iff in C.
  destruct C as [[[L F] B] C]. apply Nat.eqb_eq in L. pose proof (at_least_length _ _ _ A) as lu.
  set (inside := fun x : position => length x = n /\ at_least froms (H x) us).
  assert (C' : forall f, In f (quantity_conditions ++ others) -> forall x, inside x -> truth (H x ++ us) f = true).
  { intros f Hf z [lz Az]. rewrite <- (app_nil_r us). exact (shown_all _ _ _ C f z us [] Hf lz Az eq_refl eq_refl). }
  assert (B' : forall f, In f quantity_bounds -> forall x v, inside x -> 0 <= v ->
    truth (H x ++ us ++ [v]) f = true).
  { intros f Hf z v [lz Az] v0. apply (shown_all _ _ _ B f z us [v] Hf lz Az eq_refl). cbn.
    rewrite andb_true_r. apply Z.leb_le. exact v0. }
  assert (Ix : inside x) by (split; assumption).
  split; [| intros f Hf; apply C'; [apply in_or_app; right; exact Hf | exact Ix]].
  assert (C'' : forall f, In f quantity_conditions -> forall x, inside x -> truth (H x ++ us) f = true)
    by (intros f Hf; apply C'; apply in_or_app; left; exact Hf).
  apply orb_true_iff in F.
  assert (falls : forall q, In q qs -> forall x y, inside x -> fall (asked q) x y -> inside y).
  { intros q Hq z y [lz Az] f. split; [exact (proj1 (fall_forth n _ z y lz f)) |].
    destruct F as [F | F]; [| exact (at_least_fixed _ _ _ _ F Az)].
    rewrite forallb_forall in F. specialize (F q Hq). unfold is_here in F.
    destruct (asked q); [destruct f | |]; discriminate F. }
  clear - L lu B' C'' Ix falls. unfold quantity_conditions, quantity_bounds, values_with in *.
  revert ts L B' C''. induction qs as [| q l IH]; intros [| t ts] L B C; try discriminate; [constructor |].
  cbn [combine flat_map fst snd] in *. constructor.
  - apply (value_by_conditions n k q t us lu inside); [| | | | exact Ix].
    + intros z [lz _]. exact lz.
    + apply falls. left. reflexivity.
    + intros f Hf. apply C. apply in_or_app. left. exact Hf.
    + intros f Hf. apply B. apply in_or_app. left. exact Hf.
  - cbn in L. apply IH; [intros p Hp; apply falls; right; exact Hp | congruence | |].
    + intros f Hf. apply B. apply in_or_app. right. exact Hf.
    + intros f Hf. apply C. apply in_or_app. right. exact Hf.
Qed.

End Numbers.

(** ** Of positions with further numbers *)

Definition check_further (n : nat) (froms : list term) (qs : list quantity) (ts : list term)
    (under says : formula) : list certificate -> list certificate -> bool :=
  check n froms qs ts [formula_at (vars (n + length froms) ++ ts) (Implies under says)].

Theorem implied_of_further : forall n froms qs ts under says bs cs,
  check_further n froms qs ts under says bs cs = true ->
  forall x us, length x = n -> at_least froms (H x) us ->
  values_with qs us x (map (value (H x ++ us)) ts) /\
  forall vs, values_with qs us x vs ->
  truth (H x ++ us ++ vs) under = true -> truth (H x ++ us ++ vs) says = true.
Proof.
  intros n froms qs ts under says bs cs C x us len A. destruct (checked _ _ _ _ _ bs cs C x us len A) as [V T].
  split; [exact V |]. intros vs Vs. rewrite (values_unique qs us x vs _ Vs V). apply implies_true.
  rewrite app_assoc.
  rewrite <- (vars_here (n + length froms) (H x ++ us)) at 1
    by (rewrite app_length, (heights_length n x len), (at_least_length _ _ _ A); reflexivity).
  rewrite <- map_app, <- truth_at. apply T. left. reflexivity.
Qed.

(** ** Of positions, of moves, of the moves of a strategy *)

Section Implication.

Variable n : nat.
Variable sizes : list nat.
Variable qs : list quantity.
Variable ts : list term.
Variable under says : formula.

Definition now : list term := vars n ++ ts.
Definition later (m : vector) : list term := map (term_after (taken n m)) now.

Definition move_condition (m : vector) : formula :=
  Implies (can n m) (formula_at (now ++ later m) (Implies under says)).
Definition strategy_condition (rules : list (formula * mask)) (m : vector) : formula :=
  Implies (And (listed [can n m; named rules (taken n m)])) (formula_at (now ++ later m) (Implies under says)).

Local Notation moves := (sorted_moves n (one_of sizes)).

Definition check_positions : list certificate -> list certificate -> bool :=
  check_further n [] qs ts under says.
Definition check_moves : list certificate -> list certificate -> bool :=
  check n [] qs ts (map move_condition moves).
Definition check_strategy (rules : list (formula * mask)) (bs cs : list certificate) : bool :=
  forallb (fun r => one_of sizes (size (snd r)) && Nat.eqb (length (snd r)) n) rules &&
  check n [] qs ts
    (Implies (Or (listed (map (can n) moves))) (playable rules) :: map (strategy_condition rules) moves) bs cs.

Lemma checked_alone : forall others bs cs, check n [] qs ts others bs cs = true ->
  forall x : position, length x = n ->
  values_are qs x (map (value (H x)) ts) /\ forall f, In f others -> truth (H x) f = true.
Proof.
  intros others bs cs C x len. pose proof (checked _ _ _ _ _ bs cs C x [] len I) as V.
  rewrite app_nil_r in V. exact V.
Qed.

Lemma now_value : forall x : position, length x = n -> map (value (H x)) now = H x ++ map (value (H x)) ts.
Proof.
  intros x len. unfold now. rewrite map_app, vars_here by exact (heights_length n x len). reflexivity.
Qed.

Lemma later_value : forall (x y : position) m, length x = n -> length y = n ->
  H y = minus (H x) (taken n m) ->
  map (value (H x)) (now ++ later m) =
  H x ++ map (value (H x)) ts ++ H y ++ map (value (H y)) ts.
Proof.
  intros x y m lx ly E. rewrite map_app, now_value, <- app_assoc by exact lx. do 2 f_equal.
  rewrite <- now_value by exact ly. unfold later. rewrite map_map. apply map_ext. intro t.
  rewrite E. apply after_spec.
Qed.

Theorem implied_of_positions : forall bs cs, check_positions bs cs = true ->
  forall x, length x = n -> values_are qs x (map (value (H x)) ts) /\
  forall vs, values_are qs x vs ->
  truth (H x ++ vs) under = true -> truth (H x ++ vs) says = true.
Proof.
  intros bs cs C x len. destruct (implied_of_further _ _ _ _ _ _ bs cs C x [] len I) as [V T].
  rewrite app_nil_r in V. split; [exact V | exact T].
Qed.

Theorem implied_of_moves : forall bs cs, check_moves bs cs = true ->
  forall x, length x = n -> values_are qs x (map (value (H x)) ts) /\
  forall y vs ws, move (one_of sizes) x y -> values_are qs x vs -> values_are qs y ws ->
  truth (H x ++ vs ++ H y ++ ws) under = true -> truth (H x ++ vs ++ H y ++ ws) says = true.
Proof.
  intros bs cs C x len. destruct (checked_alone _ bs cs C x len) as [V T]. split; [exact V |].
  intros y vs ws xy Vs Ws. destruct (moved n sizes x y len xy) as [ly [m [Hm [L E]]]].
  destruct (checked_alone _ bs cs C y ly) as [W _].
  rewrite (values_unique qs [] x vs _ Vs V), (values_unique qs [] y ws _ Ws W). apply implies_true.
  rewrite <- (later_value x y m len ly E), <- truth_at.
  apply (implies_true _ (can n m)); [| exact L]. apply T. apply (in_map move_condition). exact Hm.
Qed.

Lemma playable_named : forall h rules, truth h (playable rules) = true ->
  exists s, named_by rules h = Some s /\ In s (map snd rules) /\
    forall f, In f (nonempty 0 s) -> truth h f = true.
Proof.
  intros h. induction rules as [| [w s] rules IH]; intro T; [discriminate |].
  change ((if truth h w then truth h (And (listed (nonempty 0 s))) else truth h (playable rules)) = true) in T.
  cbn [named_by map snd]. destruct (truth h w).
  - exists s. split; [reflexivity | split; [left; reflexivity | apply and_true; exact T]].
  - destruct (IH T) as [s' [N [I F]]]. exists s'. split; [exact N | split; [right; exact I | exact F]].
Qed.

Lemma named_spec : forall h b s rules, named_by rules h = Some s ->
  truth h (named rules b) = truth h (And (listed (ties 0 0 (bits s) b))).
Proof.
  intros h b s. induction rules as [| [w s'] rules IH]; intro N; [discriminate |].
  cbn [named_by] in N. change (truth h (named ((w, s') :: rules) b)) with
    (if truth h w then truth h (And (listed (ties 0 0 (bits s') b))) else truth h (named rules b)).
  destruct (truth h w); [injection N as ->; reflexivity | exact (IH N)].
Qed.

Lemma taken_gaps : forall s, length s = n -> taken n (gaps 0 (bits s)) = bits s.
Proof.
  intros s <-. unfold taken, piles. replace (length s) with (length (bits s)) by apply map_length.
  rewrite piles_of_gaps. transitivity (map (fun c => c) (bits s)); [| apply map_id].
  apply map_ext. intro. lia.
Qed.

Theorem implied_of_strategy : forall rules bs cs, check_strategy rules bs cs = true ->
  forall x, length x = n -> values_are qs x (map (value (H x)) ts) /\
  ((exists y, move (one_of sizes) x y) ->
   exists s y, named_by rules (H x) = Some s /\ one_of sizes (size s) = true /\ plays s (sorted x) y /\
   forall vs ws, values_are qs x vs -> values_are qs y ws ->
   truth (H x ++ vs ++ H y ++ ws) under = true -> truth (H x ++ vs ++ H y ++ ws) says = true).
Proof.
  intros rules bs cs C x len. apply andb_true_iff in C. destruct C as [R C].
  rewrite forallb_forall in R. destruct (checked_alone _ bs cs C x len) as [V T]. split; [exact V |].
  intros [x' xx']. destruct (moved n sizes x x' len xx') as [_ [m [Hm [L _]]]].
  assert (P : truth (H x) (playable rules) = true).
  { apply (implies_true _ (Or (listed (map (can n) moves)))); [apply T; left; reflexivity |].
    apply or_true. exists (can n m). split; [apply in_map; exact Hm | exact L]. }
  clear x' xx' m Hm L. destruct (playable_named _ rules P) as [s [N [Hs F]]].
  apply in_map_iff in Hs. destruct Hs as [r [<- Hr]]. specialize (R r Hr).
  apply andb_true_iff in R. destruct R as [As ls]. apply Nat.eqb_eq in ls.
  assert (lx : length (sorted x) = n) by (rewrite sorted_length; exact len).
  destruct (playable_plays (snd r) (sorted x) [] ltac:(congruence) F) as [y pl].
  exists (snd r), y. split; [exact N | split; [exact As | split; [exact pl |]]].
  intros vs ws Vs Ws. assert (ly : length y = n) by (rewrite (proj1 (plays_length _ _ _ pl)); exact lx).
  destruct (checked_alone _ bs cs C y ly) as [W _].
  rewrite (values_unique qs [] x vs _ Vs V), (values_unique qs [] y ws _ Ws W). apply implies_true.
  destruct (sorted_move _ _ _ pl) as [s' [pl' sz]].
  rewrite (sorted_id (sorted x) (sorted_ascending x)) in pl'.
  assert (ls' : length s' = n) by (rewrite (proj2 (plays_length _ _ _ pl')); exact lx).
  set (m := gaps 0 (bits s')).
  assert (Hm : In m moves).
  { apply in_map_iff. exists s'. split; [reflexivity |]. apply filter_In.
    split; [rewrite <- ls'; apply masks_all | rewrite sz; exact As]. }
  assert (tm : taken n m = bits s') by (apply taken_gaps; exact ls').
  assert (E : H y = minus (H x) (taken n m)) by (rewrite tm; apply plays_heights; exact pl').
  rewrite <- (later_value x y m len ly E), <- truth_at.
  apply (implies_true _ (And (listed [can n m; named rules (taken n m)]))).
  - apply T. right. apply (in_map (strategy_condition rules)). exact Hm.
  - apply both_true. split.
    + rewrite can_legal, <- (sorted_heights n x len) by exact len.
      apply (legal_spec (piles_by_gaps n) (gap_terms n) moves n position (fun x => length x = n)
        sorted_coordinates (sorted_in n) (sorted_moves_length n sizes) (sorted_there_and_back n) x m len Hm).
      unfold sorted_coordinates, m. rewrite <- (plays_gaps s' _ _ pl'). apply sorted_nonneg.
    + rewrite tm, (named_spec _ _ _ _ N). apply and_true. intros f Hf.
      apply (ties_true (sorted x) (snd r) s' y (sorted y) [] 0 0 pl pl'); [| | exact Hf].
      * destruct (sorted x) eqn:S; constructor; [lia |]. rewrite <- S. apply sorted_ascending.
      * intros c _. rewrite capped_sorted. lia.
Qed.

End Implication.
