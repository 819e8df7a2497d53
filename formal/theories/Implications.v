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

(** ** The conditions *)

Section Implication.

Variable n : nat.
Variable sizes : list nat.
Variable qs : list quantity.
Variable ts : list term.
Variable under says : formula.

Definition quantity_conditions : list formula :=
  flat_map (fun qt => attained_condition n (fst qt) (snd qt) :: fall_conditions n (fst qt) (snd qt))
    (combine qs ts).
Definition quantity_bounds : list formula :=
  flat_map (fun qt => bound_conditions n (fst qt) (snd qt)) (combine qs ts).

Definition now : list term := vars n ++ ts.
Definition later (m : vector) : list term := map (term_after (taken n m)) now.

Definition position_condition : formula := formula_at now (Implies under says).
Definition move_condition (m : vector) : formula :=
  Implies (can n m) (formula_at (now ++ later m) (Implies under says)).
Definition strategy_condition (rules : list (formula * mask)) (m : vector) : formula :=
  Implies (And (listed [can n m; named rules (taken n m)])) (formula_at (now ++ later m) (Implies under says)).

(** The certificates of the bounds, then those of the other conditions. *)
Definition check (others : list formula) (bs cs : list certificate) : bool :=
  Nat.eqb (length qs) (length ts) && accepted (with_number n) (S n) quantity_bounds bs &&
  accepted (piles_by_gaps n) n (quantity_conditions ++ others) cs.

Local Notation moves := (sorted_moves n (one_of sizes)).

Definition check_positions : list certificate -> list certificate -> bool := check [position_condition].
Definition check_moves : list certificate -> list certificate -> bool := check (map move_condition moves).
Definition check_strategy (rules : list (formula * mask)) (bs cs : list certificate) : bool :=
  forallb (fun r => one_of sizes (size (snd r)) && Nat.eqb (length (snd r)) n) rules &&
  check (Implies (Or (listed (map (can n) moves))) (playable rules) :: map (strategy_condition rules) moves)
    bs cs.

Lemma checked : forall others bs cs, check others bs cs = true -> forall x, length x = n ->
  values_are qs x (map (value (H x)) ts) /\ forall f, In f others -> truth (H x) f = true.
Proof.
  intros others bs cs C. unfold check in C. rewrite !andb_true_iff in C. destruct C as [[L B] C].
  apply Nat.eqb_eq in L.
  assert (C' : forall f, In f (quantity_conditions ++ others) ->
    forall x : position, length x = n -> truth (H x) f = true).
  { intros f Hf x len. rewrite <- (sorted_heights n x len).
    exact (accepted_all _ n _ cs C f Hf _ (sorted_in n x len)). }
  assert (B' : forall f, In f quantity_bounds -> forall (x : position) v, length x = n -> 0 <= v ->
    truth (H x ++ [v]) f = true).
  { intros f Hf x v len v0. rewrite <- (with_number_piles n x v len).
    apply (accepted_all _ (S n) _ bs B f Hf). destruct (sorted_in n x len) as [lc pos].
    split; [cbn; rewrite lc; reflexivity |].
    change ((0 <=? v) && nonneg (sorted_coordinates x) = true). rewrite pos, andb_true_r.
    apply Z.leb_le. exact v0. }
  intros x len. split; [| intros f Hf; apply C'; [apply in_or_app; right; exact Hf | exact len]].
  assert (C'' : forall f, In f quantity_conditions -> forall x : position, length x = n ->
    truth (H x) f = true) by (intros f Hf; apply C'; apply in_or_app; left; exact Hf).
  clear - L C'' B' len. unfold quantity_conditions, quantity_bounds, values_are in *.
  revert ts L B' C''. induction qs as [| q l IH]; intros [| t ts] L B C; try discriminate; [constructor |].
  cbn [combine flat_map fst snd] in *. constructor.
  - apply (value_by_conditions n q t); [| | exact len].
    + intros f Hf. apply C. apply in_or_app. left. exact Hf.
    + intros f Hf. apply B. apply in_or_app. left. exact Hf.
  - cbn in L. apply IH; [congruence | |].
    + intros f Hf. apply B. apply in_or_app. right. exact Hf.
    + intros f Hf. apply C. apply in_or_app. right. exact Hf.
Qed.

Lemma now_value : forall x : position, length x = n -> map (value (H x)) now = H x ++ map (value (H x)) ts.
Proof.
  intros x len. unfold now. rewrite map_app. f_equal.
  rewrite <- (app_nil_r (H x)) at 1. apply vars_value. apply heights_length. exact len.
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
  intros bs cs C x len. destruct (checked _ bs cs C x len) as [V T]. split; [exact V |].
  intros vs Vs. rewrite (values_unique qs x vs _ Vs V). apply implies_true.
  rewrite <- now_value, <- truth_at by exact len. apply T. left. reflexivity.
Qed.

Theorem implied_of_moves : forall bs cs, check_moves bs cs = true ->
  forall x, length x = n -> values_are qs x (map (value (H x)) ts) /\
  forall y vs ws, move (one_of sizes) x y -> values_are qs x vs -> values_are qs y ws ->
  truth (H x ++ vs ++ H y ++ ws) under = true -> truth (H x ++ vs ++ H y ++ ws) says = true.
Proof.
  intros bs cs C x len. destruct (checked _ bs cs C x len) as [V T]. split; [exact V |].
  intros y vs ws xy Vs Ws. destruct (moved n sizes x y len xy) as [ly [m [Hm [L E]]]].
  destruct (checked _ bs cs C y ly) as [W _].
  rewrite (values_unique qs x vs _ Vs V), (values_unique qs y ws _ Ws W). apply implies_true.
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
  rewrite forallb_forall in R. destruct (checked _ bs cs C x len) as [V T]. split; [exact V |].
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
  destruct (checked _ bs cs C y ly) as [W _].
  rewrite (values_unique qs x vs _ Vs V), (values_unique qs y ws _ Ws W). apply implies_true.
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
    + rewrite <- (sorted_heights n x len).
      apply (legal_spec (piles_by_gaps n) (gap_terms n) moves n position (fun x => length x = n)
        sorted_coordinates (sorted_in n) (sorted_moves_length n sizes) (sorted_there_and_back n) x m len Hm).
      unfold sorted_coordinates, m. rewrite <- (plays_gaps s' _ _ pl'). apply sorted_nonneg.
    + rewrite tm, (named_spec _ _ _ _ N). apply and_true. intros f Hf.
      apply (ties_true (sorted x) (snd r) s' y (sorted y) [] 0 0 pl pl'); [| | exact Hf].
      * destruct (sorted x) eqn:S; constructor; [lia |]. rewrite <- S. apply sorted_ascending.
      * intros c _. rewrite capped_sorted. lia.
Qed.

End Implication.
