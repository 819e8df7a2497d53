(** * Numbers that positions have

    B(x), the largest b(z) of a basic z below x, is the largest v >= 0 for which something is true of a
    position below x. A term is this number for all x if some conditions hold: it is right at
    x or it is the term of a position with one token less, and there it is nowhere larger. The
    checker of proofs by points decides these. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Game Presburger Vectors FiniteBasis SortedPiles HypergraphGame PointsChecker
  Conditions.
Import ListNotations.
Local Open Scope Z_scope.

(** ** What is meant *)

(** Of which positions something is asked: x itself, z <= x, z <= x other than x. *)
Inductive scope := Here | Below | StrictlyBelow.

(** [holds] speaks of the piles in ascending order, after them of the further numbers, and at last of the
    number itself. *)
Record quantity := Quantity { asked : scope; holds : formula }.

Definition true_of (q : quantity) (us : list Z) (z : position) (v : Z) : Prop :=
  truth (heights (sorted z) ++ us ++ [v]) (holds q) = true.

Definition attained (q : quantity) (us : list Z) (x : position) (v : Z) : Prop :=
  match asked q with
  | Here => true_of q us x v
  | Below => exists z, Forall2 le z x /\ true_of q us z v
  | StrictlyBelow => exists z, Forall2 le z x /\ z <> x /\ true_of q us z v
  end.

(** The largest v >= 0 that is attained, -1 if there is none. *)
Definition value_with (q : quantity) (us : list Z) (x : position) (v : Z) : Prop :=
  (v = -1 \/ 0 <= v /\ attained q us x v) /\ forall w, 0 <= w -> attained q us x w -> w <= v.

Definition values_with (qs : list quantity) (us : list Z) (x : position) (vs : list Z) : Prop :=
  Forall2 (fun q v => value_with q us x v) qs vs.

(** Without further numbers. *)
Definition value_is (q : quantity) (x : position) (v : Z) : Prop := value_with q [] x v.
Definition values_are (qs : list quantity) (x : position) (vs : list Z) : Prop := values_with qs [] x vs.

Lemma no_values : forall {us} x, values_with [] us x [].
Proof. constructor. Qed.

Lemma more_values : forall q qs {us} x v vs,
  value_with q us x v -> values_with qs us x vs -> values_with (q :: qs) us x (v :: vs).
Proof. intros. constructor; assumption. Qed.

Lemma value_unique : forall q us x v w, value_with q us x v -> value_with q us x w -> v = w.
Proof.
  intros q us x v w [[-> | [v0 V]] maxv] [[-> | [w0 W]] maxw].
  - reflexivity.
  - specialize (maxv w w0 W). lia.
  - specialize (maxw v v0 V). lia.
  - specialize (maxv w w0 W). specialize (maxw v v0 V). lia.
Qed.

Lemma values_unique : forall qs us x vs ws, values_with qs us x vs -> values_with qs us x ws -> vs = ws.
Proof.
  intros qs us x vs ws V. revert ws. induction V as [| q v qs vs Q V IH]; intros ws W;
    inversion W as [| ? w ? ? Q' W']; subst; [reflexivity |].
  rewrite (value_unique q us x v w Q Q'), (IH _ W'). reflexivity.
Qed.

(** ** Positions below a position, one token at a time *)

Definition one_lower : position -> position -> Prop := move (one_of [1%nat]).

Lemma one_less_plays : forall x y, one_lower x y <-> exists s, size s = 1%nat /\ plays s x y.
Proof.
  intros x y. split; intros [s [E pl]]; exists s; (split; [| exact pl]).
  - unfold one_of in E. cbn in E. rewrite orb_false_r in E. apply Nat.eqb_eq. exact E.
  - unfold one_of. rewrite E. reflexivity.
Qed.

Lemma one_less_below : forall x y, one_lower x y -> Forall2 le y x /\ (total y < total x)%nat.
Proof.
  intros x y L. apply one_less_plays in L. destruct L as [s [E pl]].
  split; [exact (proj1 (plays_between s x y pl)) |]. rewrite (plays_total s x y pl). lia.
Qed.

Lemma plays_nothing : forall x, plays (repeat false (length x)) x x /\ size (repeat false (length x)) = O.
Proof. induction x as [| a x [P S]]; cbn; split; [constructor | reflexivity | constructor; exact P | exact S]. Qed.

Lemma below_step : forall z x, Forall2 le z x -> z = x \/ exists y, one_lower x y /\ Forall2 le z y.
Proof.
  intros z x F. induction F as [| b a z x ba F IH]; [left; reflexivity |].
  destruct (Nat.eq_dec b a) as [-> | ne].
  - destruct IH as [-> | [y [L B]]]; [left; reflexivity | right]. exists (a :: y).
    apply one_less_plays in L. destruct L as [s [E pl]]. split; [| constructor; auto].
    apply one_less_plays. exists (false :: s). split; [exact E | constructor; exact pl].
  - right. destruct a as [| a]; [lia |]. exists (a :: x). split; [| constructor; [lia | exact F]].
    apply one_less_plays. destruct (plays_nothing x) as [P S]. exists (true :: repeat false (length x)).
    split; [cbn; rewrite S; reflexivity | exact (plays_take _ x x a P)].
Qed.

Lemma below_trans : forall x y z, Forall2 le x y -> Forall2 le y z -> Forall2 le x z.
Proof.
  intros x y z F. revert z. induction F; intros z G; inversion G; subst; constructor; [lia | auto].
Qed.

Lemma below_refl : forall x, Forall2 le x x.
Proof. induction x; constructor; auto. Qed.

Lemma below_total : forall z x, Forall2 le z x -> (total z <= total x)%nat.
Proof. induction 1; cbn; lia. Qed.

(** Where [holds] is asked by itself, and where the number of a lower position counts. *)
Definition spot (s : scope) (x y : position) : Prop :=
  match s with StrictlyBelow => one_lower x y | _ => y = x end.
Definition fall (s : scope) (x y : position) : Prop :=
  match s with Here => False | _ => one_lower x y end.

Lemma attained_step : forall q us x v, attained q us x v <->
  (exists y, spot (asked q) x y /\ true_of q us y v) \/
  (exists y, fall (asked q) x y /\ attained q us y v).
Proof.
  intros q us x v. unfold attained. destruct (asked q); cbn; split.
  - eauto.
  - intros [[y [-> T]] | [y [[] _]]]. exact T.
  - intros [z [B T]]. destruct (below_step z x B) as [-> | [y [L B']]]; eauto 6.
  - intros [[y [-> T]] | [y [L [z [B T]]]]]; [exists x; auto using below_refl |].
    exists z. split; [exact (below_trans _ _ _ B (proj1 (one_less_below x y L))) | exact T].
  - intros [z [B [ne T]]]. destruct (below_step z x B) as [E | [y [L B']]]; [contradiction |].
    destruct (list_eq_dec Nat.eq_dec z y) as [-> | ne']; [left; eauto | right; eauto 6].
  - assert (apart : forall z y, one_lower x y -> Forall2 le z y -> Forall2 le z x /\ z <> x).
    { intros z y L B. destruct (one_less_below x y L) as [yx lt].
      split; [exact (below_trans _ _ _ B yx) |]. intros ->. pose proof (below_total _ _ B). lia. }
    intros [[y [L T]] | [y [L [z [B [_ T]]]]]].
    + destruct (apart y y L (below_refl y)). exists y. auto.
    + destruct (apart z y L B). exists z. auto.
Qed.

(** ** Terms in place of variables *)

Fixpoint term_at (ts : list term) (t : term) : term :=
  match t with
  | Const c => Const c
  | Var i => nth i ts (Const 0)
  | Plus l => Plus (terms_at ts l)
  | Times c t => Times c (term_at ts t)
  | Div t d => Div (term_at ts t) d
  | Mod t d => Mod (term_at ts t) d
  | Min l => Min (terms_at ts l)
  | Max l => Max (terms_at ts l)
  | Count l => Count (formulas_at ts l)
  | Ite c a b => Ite (formula_at ts c) (term_at ts a) (term_at ts b)
  end
with terms_at (ts : list term) (l : terms) : terms :=
  match l with tnil => tnil | tcons t l => tcons (term_at ts t) (terms_at ts l) end
with formula_at (ts : list term) (f : formula) : formula :=
  match f with
  | Truth b => Truth b
  | Compare r a b => Compare r (term_at ts a) (term_at ts b)
  | Congruent t r d => Congruent (term_at ts t) r d
  | Not f => Not (formula_at ts f)
  | And l => And (formulas_at ts l)
  | Or l => Or (formulas_at ts l)
  | Implies f g => Implies (formula_at ts f) (formula_at ts g)
  | Iff f g => Iff (formula_at ts f) (formula_at ts g)
  | Xor f g => Xor (formula_at ts f) (formula_at ts g)
  | Branch c f g => Branch (formula_at ts c) (formula_at ts f) (formula_at ts g)
  end
with formulas_at (ts : list term) (l : formulas) : formulas :=
  match l with fnil => fnil | fcons f l => fcons (formula_at ts f) (formulas_at ts l) end.

Lemma at_spec : forall ts x, let y := map (value x) ts in
  (forall t, value x (term_at ts t) = value y t) /\
  (forall l, values x (terms_at ts l) = values y l) /\
  (forall f, truth x (formula_at ts f) = truth y f) /\
  (forall l, all x (formulas_at ts l) = all y l /\ any x (formulas_at ts l) = any y l /\
     ones x (formulas_at ts l) = ones y l).
Proof.
  intros ts x y. apply syntax_ind; cbn [term_at terms_at formula_at formulas_at].
  all: try (intros; cbn; congruence).
  - intro i. exact (eq_sym (map_nth (value x) ts (Const 0) i)).
  - intros l [_ [_ O]]. cbn. rewrite O. reflexivity.
  - intros c C a A b B. cbn. rewrite C, A, B. reflexivity.
  - intros l [A _]. exact A.
  - intros l [_ [A _]]. exact A.
  - intros f F g G. cbn. rewrite F, G. reflexivity.
  - intros c C f F g G. cbn. rewrite C, F, G. reflexivity.
  - repeat split.
  - intros f F l [A [B C]]. cbn [all any ones]. rewrite C, F.
    destruct l as [| g l]; cbn [formulas_at] in *; [auto |]. rewrite A, B. auto.
Qed.

Lemma truth_at : forall ts x f, truth x (formula_at ts f) = truth (map (value x) ts) f.
Proof. intros. apply at_spec. Qed.

Lemma value_at : forall ts x t, value x (term_at ts t) = value (map (value x) ts) t.
Proof. intros. apply at_spec. Qed.

(** ** The conditions *)

Lemma or_true : forall x l, truth x (Or (listed l)) = true <-> exists f, In f l /\ truth x f = true.
Proof. exact any_listed. Qed.

Lemma piles_by_gaps_length : forall n, length (piles_by_gaps n) = n.
Proof. induction n as [| n IH]; [reflexivity |]. cbn. f_equal. rewrite map_length. exact IH. Qed.

Definition vars (n : nat) : list term := map Var (seq 0 n).

Lemma vars_value : forall c l r, length l = c -> map (value (l ++ r)) (vars c) = l.
Proof.
  intros c l r <-. unfold vars. rewrite map_map. apply nth_ext with (d := 0) (d' := 0).
  - rewrite map_length, seq_length. reflexivity.
  - intros i lt. rewrite map_length, seq_length in lt.
    rewrite (nth_indep _ 0 (value (l ++ r) (Var 0))) by (rewrite map_length, seq_length; exact lt).
    rewrite (map_nth (fun j => value (l ++ r) (Var j))), seq_nth by exact lt.
    cbn. apply app_nth1. lia.
Qed.

Lemma vars_here : forall c l, length l = c -> map (value l) (vars c) = l.
Proof. intros c l len. rewrite <- (app_nil_r l) at 1. exact (vars_value c l [] len). Qed.

Section Piles.

(** The number of piles, and of further numbers. *)
Variable n k : nat.

Local Notation H x := (heights (sorted x)).

Definition can (m : vector) : formula := formula_at (vars n) (legal (gap_terms n) m).
Definition taken (m : vector) : list Z := piles (piles_by_gaps n) m.
Definition vars_after (m : vector) : list term := map (term_after (taken m)) (vars (n + k)).

Definition spots (s : scope) : list vector :=
  match s with StrictlyBelow => sorted_moves n (one_of [1%nat]) | _ => [[]] end.
Definition falls (s : scope) : list vector :=
  match s with Here => [] | _ => sorted_moves n (one_of [1%nat]) end.

(** The term t is -1 or attained: here, or as the number of a lower position; ... *)
Definition attained_condition (q : quantity) (t : term) : formula :=
  Or (listed [Compare Eq t (Const (-1)); And (listed [Compare Ge t (Const 0); Or (listed (
    map (fun m => And (listed [can m; formula_at (vars_after m ++ [t]) (holds q)])) (spots (asked q)) ++
    map (fun m => And (listed [can m; Compare Eq (term_after (taken m) t) t])) (falls (asked q))))])]).

(** ... lower positions have no larger number; ... *)
Definition fall_conditions (q : quantity) (t : term) : list formula :=
  map (fun m => Implies (can m) (Compare Le (term_after (taken m) t) t)) (falls (asked q)).

(** ... and no larger one is attained here. Variable n + k is that number. *)
Definition bound_conditions (q : quantity) (t : term) : list formula :=
  map (fun m => Implies (And (listed [can m; after (taken m) (holds q)]))
    (Compare Le (Var (n + k)) (term_at (vars (n + k)) t))) (spots (asked q)).

(** Numbers before the gaps, as forms of these coordinates after the piles. *)
Definition with_numbers (c : nat) : list vector :=
  map (app (repeat 0 c)) (piles_by_gaps n) ++ map (unit (c + n)) (seq 0 c).

(** ** What they prove *)

Lemma heights_length : forall x : position, length x = n -> length (H x) = n.
Proof. intros x <-. unfold heights. rewrite map_length. apply sorted_length. Qed.

Lemma taken_length : forall m, length (taken m) = n.
Proof.
  intro m. unfold taken, piles. rewrite map_length. apply piles_by_gaps_length.
Qed.

Lemma can_legal : forall (x : position) m, length x = n ->
  truth (H x) (can m) = truth (H x) (legal (gap_terms n) m).
Proof. intros x m len. unfold can. rewrite truth_at, vars_here by exact (heights_length x len). reflexivity. Qed.

Lemma can_with : forall (x : position) l m, length x = n -> truth (H x ++ l) (can m) = truth (H x) (can m).
Proof.
  intros x l m len. unfold can. rewrite !truth_at, vars_value, vars_here by exact (heights_length x len).
  reflexivity.
Qed.

Lemma moved : forall sizes x y, length x = n -> move (one_of sizes) x y -> length y = n /\
  exists m, In m (sorted_moves n (one_of sizes)) /\ truth (H x) (can m) = true /\
    H y = minus (H x) (taken m).
Proof.
  intros sizes x y len xy.
  destruct (move_forth (piles_by_gaps n) (gap_terms n) (sorted_moves n (one_of sizes)) n position
    (move (one_of sizes)) (fun x => length x = n) sorted_coordinates
    (fun y z ly yz => sorted_forth n _ y z ly yz) (sorted_in n) (sorted_moves_length n sizes)
    (sorted_there_and_back n) x y len xy) as [ly [m [Hm [L E]]]].
  rewrite !(sorted_heights n) in * by assumption. split; [exact ly |]. exists m. rewrite can_legal; auto.
Qed.

Lemma moved_back : forall sizes x m, length x = n -> In m (sorted_moves n (one_of sizes)) ->
  truth (H x) (can m) = true ->
  exists y, move (one_of sizes) x y /\ H y = minus (H x) (taken m).
Proof.
  intros sizes x m len Hm L.
  destruct (move_back (piles_by_gaps n) (gap_terms n) (sorted_moves n (one_of sizes)) n position
    (move (one_of sizes)) (fun x => length x = n) sorted_coordinates
    (fun y m ly Hm pos => sorted_back n _ y m ly Hm pos) (sorted_in n) (sorted_moves_length n sizes)
    (sorted_there_and_back n) x m len Hm) as [y [xy E]].
  { rewrite (sorted_heights n), <- can_legal by exact len. exact L. }
  exists y. split; [exact xy |]. rewrite <- (sorted_heights n y), <- (sorted_heights n x); auto.
  rewrite <- len. eapply move_length. exact xy.
Qed.

Lemma nothing_taken : forall x : position, length x = n -> H x = minus (H x) (taken []).
Proof.
  intros x len. unfold taken. rewrite <- (sorted_heights n x len), <- piles_minus, minus_nil. reflexivity.
Qed.

Lemma nothing_legal : forall x, truth x (can []) = true.
Proof. intro x. unfold can. rewrite truth_at. unfold legal. rewrite combine_nil. reflexivity. Qed.

Lemma spot_forth : forall s x y, length x = n -> spot s x y -> length y = n /\
  exists m, In m (spots s) /\ truth (H x) (can m) = true /\ H y = minus (H x) (taken m).
Proof.
  intros s x y len S. destruct s; cbn in S; [| | exact (moved [1%nat] x y len S)].
  all: subst y; split; [exact len |]; exists []; split; [left; reflexivity |];
    split; [apply nothing_legal | apply nothing_taken; exact len].
Qed.

Lemma spot_back : forall s x m, length x = n -> In m (spots s) -> truth (H x) (can m) = true ->
  exists y, spot s x y /\ H y = minus (H x) (taken m).
Proof.
  intros s x m len Hm L. destruct s; cbn in Hm; [| | exact (moved_back [1%nat] x m len Hm L)].
  all: destruct Hm as [<- | []]; exists x; split; [reflexivity | apply nothing_taken; exact len].
Qed.

Lemma fall_forth : forall s x y, length x = n -> fall s x y -> length y = n /\
  exists m, In m (falls s) /\ truth (H x) (can m) = true /\ H y = minus (H x) (taken m).
Proof. intros [] x y len F; [destruct F | |]; exact (moved [1%nat] x y len F). Qed.

Lemma fall_back : forall s x m, length x = n -> In m (falls s) -> truth (H x) (can m) = true ->
  exists y, fall s x y /\ H y = minus (H x) (taken m).
Proof. intros [] x m len Hm L; [destruct Hm | |]; exact (moved_back [1%nat] x m len Hm L). Qed.

Lemma fall_total : forall s x y, fall s x y -> (total y < total x)%nat.
Proof. intros [] x y F; [destruct F | |]; apply one_less_below; exact F. Qed.

Lemma minus_app : forall l m r, length m = length l -> minus (l ++ r) m = minus l m ++ r.
Proof.
  induction l as [| a l IH]; intros [| b m] r E; cbn in E; try discriminate; [apply minus_nil |].
  cbn. rewrite IH by congruence. reflexivity.
Qed.

Lemma after_move : forall (x y : position) l m, length x = n -> H y = minus (H x) (taken m) ->
  minus (H x ++ l) (taken m) = H y ++ l.
Proof.
  intros x y l m len E. rewrite minus_app, <- E; [reflexivity |].
  rewrite taken_length, heights_length by exact len. reflexivity.
Qed.

Lemma with_numbers_piles : forall (x : position) l, length x = n ->
  piles (with_numbers (length l)) (l ++ sorted_coordinates x) = H x ++ l.
Proof.
  intros x l len. set (c := sorted_coordinates x). unfold with_numbers, piles. rewrite map_app. f_equal.
  - rewrite map_map, <- (sorted_heights n x len). unfold piles. apply map_ext. intro a.
    induction l as [| b l IH]; [reflexivity |]. cbn. rewrite IH. reflexivity.
  - assert (lc : length c = n) by apply (sorted_in n x len).
    pose proof (piles_by_units (l ++ c) (length l + n)) as U. rewrite app_length, lc, seq_app, !map_app in U.
    specialize (U eq_refl). apply (f_equal (firstn (length l))) in U.
    rewrite !firstn_app, !map_length, seq_length, Nat.sub_diag, !firstn_O, !app_nil_r, firstn_all in U.
    rewrite firstn_all2 in U by (rewrite !map_length, seq_length; auto). exact U.
Qed.

Section Quantity.

Variable q : quantity.
Variable t : term.
Variable us : list Z.
Hypothesis further : length us = k.

(** Positions that have these further numbers. *)
Variable inside : position -> Prop.
Hypothesis inside_length : forall x, inside x -> length x = n.
Hypothesis inside_fall : forall x y, inside x -> fall (asked q) x y -> inside y.
Hypothesis conditions : forall f, In f (attained_condition q t :: fall_conditions q t) ->
  forall x, inside x -> truth (H x ++ us) f = true.
Hypothesis bounds : forall f, In f (bound_conditions q t) ->
  forall x v, inside x -> 0 <= v -> truth (H x ++ us ++ [v]) f = true.

Lemma known_length : forall x, inside x -> length (H x ++ us) = (n + k)%nat.
Proof. intros x I. rewrite app_length, heights_length, further by auto. reflexivity. Qed.

Lemma fall_value : forall x y m, inside x -> H y = minus (H x) (taken m) ->
  value (H x ++ us) (term_after (taken m) t) = value (H y ++ us) t.
Proof.
  intros x y m I E. rewrite (proj1 (after_spec _ _)), (after_move x y us m (inside_length x I) E). reflexivity.
Qed.

Lemma vars_after_value : forall x y m, inside x -> length y = n -> H y = minus (H x) (taken m) ->
  map (value (H x ++ us)) (vars_after m) = H y ++ us.
Proof.
  intros x y m I ly E. unfold vars_after. rewrite map_map. rewrite <- (vars_here (n + k) (H y ++ us)).
  - apply map_ext. intro s. rewrite (proj1 (after_spec _ _)), (after_move x y us m (inside_length x I) E). reflexivity.
  - rewrite app_length, heights_length, further by exact ly. reflexivity.
Qed.

Lemma bounded : forall x v, inside x -> 0 <= v -> attained q us x v -> v <= value (H x ++ us) t.
Proof.
  intro x. remember (total x) as c eqn:E. revert x E.
  induction c as [c IH] using lt_wf_ind. intros x E v I v0 A. pose proof (inside_length x I) as len.
  apply attained_step in A. destruct A as [[y [S T]] | [y [F A]]].
  - destruct (spot_forth _ x y len S) as [ly [m [Hm [L Ey]]]].
    assert (C : truth (H x ++ us ++ [v]) (Implies (And (listed [can m; after (taken m) (holds q)]))
      (Compare Le (Var (n + k)) (term_at (vars (n + k)) t))) = true).
    { apply bounds; [| exact I | exact v0].
      apply (in_map (fun m => Implies (And (listed [can m; after (taken m) (holds q)]))
        (Compare Le (Var (n + k)) (term_at (vars (n + k)) t)))). exact Hm. }
    assert (P : truth (H x ++ us ++ [v]) (And (listed [can m; after (taken m) (holds q)])) = true).
    { apply both_true. split; [rewrite can_with by exact len; exact L |].
      rewrite (proj1 (proj2 (proj2 (after_spec _ _)))), (after_move x y _ m len Ey). exact T. }
    pose proof (implies_true _ _ _ C P) as le. cbn [truth value related] in le. apply Z.leb_le in le.
    rewrite app_assoc, value_at, vars_value, app_nth2, (known_length x I), Nat.sub_diag in le
      by (rewrite (known_length x I); auto). exact le.
  - destruct (fall_forth _ x y len F) as [ly [m [Hm [L Ey]]]].
    pose proof (IH (total y) ltac:(rewrite E; exact (fall_total _ x y F)) y eq_refl v (inside_fall x y I F) v0 A)
      as le.
    assert (C : truth (H x ++ us) (Implies (can m) (Compare Le (term_after (taken m) t) t)) = true).
    { apply conditions; [right | exact I].
      apply (in_map (fun m => Implies (can m) (Compare Le (term_after (taken m) t) t))). exact Hm. }
    assert (L' : truth (H x ++ us) (can m) = true) by (rewrite can_with by exact len; exact L).
    pose proof (implies_true _ _ _ C L') as M. cbn [truth related] in M. apply Z.leb_le in M.
    rewrite (fall_value x y m I Ey) in M. lia.
Qed.

Lemma reached : forall x, inside x -> value (H x ++ us) t = -1 \/
  0 <= value (H x ++ us) t /\ attained q us x (value (H x ++ us) t).
Proof.
  intro x. remember (total x) as c eqn:E. revert x E.
  induction c as [c IH] using lt_wf_ind. intros x E I. pose proof (inside_length x I) as len.
  pose proof (conditions _ (or_introl eq_refl) x I) as C. unfold attained_condition in C.
  apply or_true in C. destruct C as [f [[<- | [<- | []]] C]].
  - left. apply Z.eqb_eq. exact C.
  - right. apply both_true in C. destruct C as [C0 C].
    assert (v0 : 0 <= value (H x ++ us) t) by (apply Z.leb_le; exact C0). clear C0.
    split; [exact v0 |]. apply or_true in C. destruct C as [f [Hf C]].
    apply attained_step. apply in_app_or in Hf. destruct Hf as [Hf | Hf];
      apply in_map_iff in Hf; destruct Hf as [m [<- Hm]]; apply both_true in C; destruct C as [L C];
      rewrite can_with in L by exact len.
    + left. destruct (spot_back _ x m len Hm L) as [y [S Ey]]. exists y. split; [exact S |].
      destruct (spot_forth _ x y len S) as [ly _].
      rewrite truth_at, map_app, (vars_after_value x y m I ly Ey) in C. unfold true_of. rewrite app_assoc. exact C.
    + right. destruct (fall_back _ x m len Hm L) as [y [F Ey]]. exists y. split; [exact F |].
      cbn [truth related] in C. apply Z.eqb_eq in C. rewrite (fall_value x y m I Ey) in C.
      destruct (IH (total y) ltac:(rewrite E; exact (fall_total _ x y F)) y eq_refl (inside_fall x y I F))
        as [no | [_ A]]; [lia |]. rewrite C in A. exact A.
Qed.

Theorem value_by_conditions : forall x, inside x -> value_with q us x (value (H x ++ us) t).
Proof.
  intros x I. split; [exact (reached x I) |].
  intros w w0 A. exact (bounded x w I w0 A).
Qed.

End Quantity.

End Piles.
