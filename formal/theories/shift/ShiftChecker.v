(** * The verified checker of games that are solved by shift rules (NT-13)

    A certificate holds the rules, trees for their critical edges and for the positions where no rule applies, and
    the values of these. If the checker accepts it, the rules give the value of every position. It is run by
    [vm_compute]. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Outcome Game Misere Vectors FiniteBasis SortedPiles HypergraphGame ShiftRules ShiftTrees
  PointsChecker.
Import ListNotations.
Local Open Scope Z_scope.

(** Values of vectors, by their first entries, the next ones, and so on. *)
Inductive table (V : Type) := Row (value : option V) (rest : list (table V)).
Arguments Row {V}.

Fixpoint lookup {V} (t : table V) (y : vector) : option V :=
  match t, y with
  | Row v _, [] => v
  | Row _ l, a :: y => match nth_error l (Z.to_nat a) with Some t => lookup t y | None => None end
  end.

Definition no_row {V} : table V := Row None [].

Fixpoint change_row {V} (i : nat) (f : table V -> table V) (l : list (table V)) : list (table V) :=
  match i, l with
  | O, [] => [f no_row]
  | O, t :: l => f t :: l
  | S i, [] => no_row :: change_row i f []
  | S i, t :: l => t :: change_row i f l
  end.

Fixpoint put_vector {V} (v : V) (y : vector) (t : table V) : table V :=
  match t, y with
  | Row _ l, [] => Row (Some v) l
  | Row w l, a :: y => Row w (change_row (Z.to_nat a) (put_vector v y) l)
  end.

Definition table_of {V} (l : list (vector * V)) : table V :=
  fold_right (fun e => put_vector (snd e) (fst e)) no_row l.

Section Checker.

Variable n : nat.
Variable moves : list vector.
Variable weight : vector.
Variable rules : list shift.
(** A local value, and how it is found at a position from its values at the options. *)
Variable V : Type.
Variable local : list (option V) -> V.
Variable plus : Z -> V -> V.
Variable find_value : (vector -> V) -> vector -> V.
Variable same_values : V -> V -> bool.
(** The values where no rule applies, and what they are otherwise. *)
Variable ends : table V.
Variable default : V.

(** The first rule that applies. *)
Definition first_rule (y : vector) : option shift := find (fun r => meets (where_ r) y) rules.

Definition end_value (y : vector) : V := match lookup ends y with Some v => v | None => default end.

(** Rules are used until none applies. *)
Fixpoint value_from (fuel : nat) (y : vector) : V :=
  match fuel with
  | O => end_value y
  | S fuel =>
      match first_rule y with
      | Some r => plus (change r) (value_from fuel (minus y (step r)))
      | None => end_value y
      end
  end.

Definition value_by_rules (y : vector) : V := value_from (Z.to_nat (dot weight y)) y.

Definition from_options (y : vector) : V := find_value value_by_rules y.

(** Conditions (ii) for the rule r, with the rule k. *)
Definition settlers_of (r : shift) (k : nat) : option (list inequality) :=
  option_map (fun s =>
    map (fun e => (fst e, snd e + Z.max (drop moves (fst e)) (dot (fst e) (step r)))) (where_ s) ++
    map (fun e => (fst e, snd e + dot (fst e) (step s)))
      (filter (fun e => 0 <? dot (fst e) (step s)) (where_ r))) (nth_error rules k).

Definition critical_ok (r : shift) (f : forest) : bool :=
  check_forest n (settlers_of r) (fun y => same_values (from_options y) (plus (change r) (value_by_rules (minus y (step r))))) f
    (inner moves r) (where_ r).

Fixpoint all_critical (l : list shift) (fs : list forest) : bool :=
  match l, fs with
  | [], [] => true
  | r :: l, f :: fs => if critical_ok r f then all_critical l fs else false
  | _, _ => false
  end.

Definition coverage_ok (t : split_tree) : bool :=
  check_tree n (fun k => option_map where_ (nth_error rules k))
    (fun y => match first_rule y with Some _ => true | None => same_values (end_value y) (from_options y) end) t [].

Definition solves (fs : list forest) (t : split_tree) : bool :=
  if rules_ok n moves rules weight then if all_critical rules fs then coverage_ok t else false else false.

Hypothesis ok : rules_ok n moves rules weight = true.
Hypothesis pass : changes_pass n moves rules V local plus.
Hypothesis find_local : forall F y, find_value F y = local (option_values moves V F y).
Hypothesis same_eq_ : forall v w, same_values v w = true -> v = w.

Lemma first_edge : forall y r, inC n y -> first_rule y = Some r -> edge n rules r y.
Proof. intros y r Cy F. apply find_some in F. split; [apply F |]. split; [exact Cy | apply F]. Qed.

Lemma step_smaller : forall y r, edge n rules r y ->
  inC n (minus y (step r)) /\ dot weight (minus y (step r)) < dot weight y.
Proof. intros y r E. destruct (edge_below n moves rules weight ok r y E) as [C [lt _]]. split; assumption. Qed.

Lemma size_nonneg : forall y, inC n y -> 0 <= dot weight y.
Proof.
  intros y Cy. apply dot_nonneg; [| apply Cy]. unfold rules_ok in ok. rewrite !andb_true_iff in ok. apply ok.
Qed.

(** Enough fuel is enough. *)
Lemma value_fuel : forall f g y, inC n y -> dot weight y <= Z.of_nat f -> dot weight y <= Z.of_nat g ->
  value_from f y = value_from g y.
Proof.
  assert (stuck : forall g y, inC n y -> dot weight y <= 0 -> value_from g y = end_value y).
  { intros [| g] y Cy W; [reflexivity |]. cbn [value_from].
    destruct (first_rule y) as [r |] eqn:F; [| reflexivity].
    destruct (step_smaller y r (first_edge y r Cy F)) as [Cu lt]. pose proof (size_nonneg _ Cu). lia. }
  induction f as [| f IH]; intros g y Cy F G.
  - symmetry. apply stuck; [exact Cy | exact F].
  - destruct g as [| g]; [apply stuck; [exact Cy | exact G] |]. cbn [value_from].
    destruct (first_rule y) as [r |] eqn:E; [| reflexivity].
    destruct (step_smaller y r (first_edge y r Cy E)) as [Cu lt]. f_equal. apply IH; [exact Cu | lia | lia].
Qed.

Lemma value_step : forall y r, inC n y -> first_rule y = Some r ->
  value_by_rules y = plus (change r) (value_by_rules (minus y (step r))).
Proof.
  intros y r Cy F. destruct (step_smaller y r (first_edge y r Cy F)) as [Cu lt]. pose proof (size_nonneg _ Cu).
  unfold value_by_rules at 1. destruct (Z.to_nat (dot weight y)) as [| f] eqn:E; [lia |].
  cbn [value_from]. rewrite F. f_equal. apply value_fuel; [exact Cu | lia | lia].
Qed.

Lemma value_end : forall y, first_rule y = None -> value_by_rules y = end_value y.
Proof.
  intros y F. unfold value_by_rules. destruct (Z.to_nat (dot weight y)) as [| f]; [reflexivity |].
  cbn [value_from]. rewrite F. reflexivity.
Qed.

Lemma settlers_settle : forall r y k w, edge n rules r y -> settlers_of r k = Some w -> meets w y = true ->
  settled_edge moves rules r y.
Proof.
  intros r y k w [Hr [Cy My]] S M. unfold settlers_of in S.
  destruct (nth_error rules k) as [s |] eqn:K; [| discriminate]. injection S as <-.
  apply nth_error_In in K. unfold meets in M. rewrite forallb_app in M. apply andb_true_iff in M.
  destruct M as [A B]. fold (meets (map (fun e => (fst e, snd e +
    Z.max (drop moves (fst e)) (dot (fst e) (step r)))) (where_ s)) y) in A.
  assert (A' : forall h c, In (h, c) (where_ s) -> c + Z.max (drop moves h) (dot h (step r)) <= dot h y).
  { intros h c H. apply (in_map (fun e => (fst e, snd e + Z.max (drop moves (fst e)) (dot (fst e) (step r))))) in H.
    exact (meets_In _ y _ _ A H). }
  right. exists s. split; [exact K |]. split; [| split]; apply meets_intro; intros h c H.
  - apply in_map_iff in H. destruct H as [[h' c'] [E H]]. injection E as <- <-. cbn [fst].
    specialize (A' h' c' H). lia.
  - rewrite dot_minus. specialize (A' h c H). lia.
  - rewrite dot_minus. pose proof (meets_In _ y _ _ My H) as D.
    destruct (Z.ltb_spec 0 (dot h (step s))) as [up | down]; [| lia].
    assert (F : In (h, c) (filter (fun e => 0 <? dot (fst e) (step s)) (where_ r))).
    { apply filter_In. split; [exact H |]. apply Z.ltb_lt. exact up. }
    apply (in_map (fun e => (fst e, snd e + dot (fst e) (step s)))) in F.
    pose proof (meets_In _ y _ _ B F) as G. cbn [fst snd] in G. lia.
Qed.

Lemma all_critical_In : forall l fs r, all_critical l fs = true -> In r l -> exists f, critical_ok r f = true.
Proof.
  induction l as [| s l IH]; intros [| f fs] r A []; cbn [all_critical] in A; try discriminate;
    destruct (critical_ok s f) eqn:C; try discriminate.
  - subst s. exists f. exact C.
  - exact (IH fs r A H).
Qed.

Theorem solves_right : forall fs t, all_critical rules fs = true -> coverage_ok t = true ->
  forall y, inC n y -> value_by_rules y = local (option_values moves V value_by_rules y) /\
  forall r, edge n rules r y -> good_edge V plus value_by_rules r y.
Proof.
  intros fs t A C. apply (values_by_rules n moves rules weight V local plus ok pass).
  - intros y Cy. rewrite <- find_local. fold (from_options y). destruct (first_rule y) as [r |] eqn:F.
    + right. exists r. split; [exact (first_edge y r Cy F) | exact (value_step y r Cy F)].
    + left. destruct (check_tree_right n (fun k => option_map where_ (nth_error rules k))
        (fun y => match first_rule y with Some _ => true | None => same_values (end_value y) (from_options y) end)
        y Cy) as [T _].
      destruct (T t [] C eq_refl) as [[k [w [K M]]] | D].
      * destruct (nth_error rules k) as [r |] eqn:R; [| discriminate]. injection K as <-.
        apply nth_error_In in R. pose proof (find_none _ _ F r R). cbn beta in *. congruence.
      * rewrite F in D. rewrite (value_end y F). apply same_eq_. exact D.
  - intros r y E. rewrite <- find_local. fold (from_options y).
    destruct (all_critical_In rules fs r A (proj1 E)) as [f K]. unfold critical_ok in K.
    destruct (check_tree_right n (settlers_of r)
      (fun y => same_values (from_options y) (plus (change r) (value_by_rules (minus y (step r)))))
      y (proj1 (proj2 E))) as [_ T].
    destruct (T f _ _ K (proj2 (proj2 E))) as [I | [[k [w [S M]]] | D]].
    + left. left. exact I.
    + left. exact (settlers_settle r y k w E S M).
    + right. apply same_eq_. exact D.
Qed.

(** Far out some rule applies, and every edge is settled. *)
Theorem solves_bounds : forall fs t, all_critical rules fs = true -> coverage_ok t = true ->
  exists most, forall y, inC n y -> most < sum y ->
  (exists r, edge n rules r y) /\ forall r, edge n rules r y -> settled_edge moves rules r y.
Proof.
  intros fs t A C.
  assert (cover : exists most, forall y, inC n y -> most < sum y -> exists r, edge n rules r y).
  { destruct (proj1 (check_tree_bounds n (fun k => option_map where_ (nth_error rules k)) _) t [] C) as [most B].
    exists most. intros y Cy lt. destruct (B y Cy eq_refl) as [[k [w [K M]]] | le]; [| lia].
    destruct (nth_error rules k) as [r |] eqn:R; [| discriminate]. injection K as <-.
    exists r. split; [exact (nth_error_In _ _ R) |]. split; [exact Cy | exact M]. }
  assert (settle : forall l, (forall r, In r l -> In r rules) -> exists most, forall y r, In r l ->
            edge n rules r y -> most < sum y -> settled_edge moves rules r y).
  { induction l as [| s l IH]; intro sub; [exists 0; intros y r [] |].
    destruct IH as [b B]; [intros r Hr; apply sub; right; exact Hr |].
    destruct (all_critical_In rules fs s A (sub s (or_introl eq_refl))) as [f K]. unfold critical_ok in K.
    destruct (proj2 (check_tree_bounds n (settlers_of s) _) f _ _ K) as [b' B'].
    exists (Z.max b b'). intros y r [<- | Hr] E lt; [| exact (B y r Hr E ltac:(lia))].
    destruct (B' y (proj1 (proj2 E)) (proj2 (proj2 E))) as [I | [[k [w [S M]]] | le]]; [| | lia].
    - left. exact I.
    - exact (settlers_settle s y k w E S M). }
  destruct cover as [b B], (settle rules (fun r H => H)) as [b' B'].
  exists (Z.max b b'). intros y Cy lt. split; [exact (B y Cy ltac:(lia)) |].
  intros r E. exact (B' y r (proj1 E) E ltac:(lia)).
Qed.

End Checker.

Arguments value_by_rules weight rules {V} plus ends default y.

(** ** Certificates *)

Record shifts (V : Type) := Shifts {
  shifts_rules : list shift; (* of the piles, in ascending order *)
  shifts_critical : list forest;
  shifts_coverage : split_tree;
  shifts_ends : list (vector * V) (* values of positions at which no rule applies *)
}.
Arguments Shifts {V}.
Arguments shifts_rules {V}.
Arguments shifts_critical {V}.
Arguments shifts_coverage {V}.
Arguments shifts_ends {V}.

(** A form of the piles, as one of the gaps. *)
Fixpoint form_by_gaps (h : vector) : vector :=
  match h with [] => [] | a :: h => let l := form_by_gaps h in (a + hd 0 l) :: l end.

Definition shift_by_gaps (r : shift) : shift :=
  Shift (gaps 0 (step r)) (change r) (map (fun e => (form_by_gaps (fst e), snd e)) (where_ r)).

Definition rules_by_gaps {V} (c : shifts V) : list shift := map shift_by_gaps (shifts_rules c).

Definition ends_by_gaps {V} (c : shifts V) : table V :=
  table_of (map (fun e => (gaps 0 (fst e), snd e)) (shifts_ends c)).

(** The size of a position, by its gaps. *)
Definition size_by_gaps (n : nat) : vector := form_by_gaps (repeat 1 n).

(** The vectors of a rule have as many entries as there are piles. *)
Definition fits (n : nat) (r : shift) : bool :=
  Nat.eqb (length (step r)) n && forallb (fun e => Nat.eqb (length (fst e)) n) (where_ r).

(** What the rules of a certificate give for piles in ascending order. *)
Definition value_of_sorted {V} (n : nat) (plus : Z -> V -> V) (default : V) (c : shifts V) (x : list Z) : V :=
  value_by_rules (size_by_gaps n) (rules_by_gaps c) plus (ends_by_gaps c) default (gaps 0 x).

Section Sorted.

Variable n : nat.
Variable sizes : list nat.
Variable V : Type.
Variable local : list (option V) -> V.
Variable plus : Z -> V -> V.
Variable find_value : (vector -> V) -> vector -> V.
Variable same_values : V -> V -> bool.
Variable default : V.
Variable c : shifts V.

Let moves : list vector := sorted_moves n (one_of sizes).

Definition check_values : bool :=
  if negb (one_of sizes 0) && forallb (fits n) (shifts_rules c) then
    solves n moves (size_by_gaps n) (rules_by_gaps c) V plus find_value same_values (ends_by_gaps c) default
      (shifts_critical c) (shifts_coverage c)
  else false.

Hypothesis pass : changes_pass n moves (rules_by_gaps c) V local plus.
Hypothesis find_local : forall F y, find_value F y = local (option_values moves V F y).
Hypothesis same_eq_ : forall v w, same_values v w = true -> v = w.
Hypothesis accepted : check_values = true.

Let G : vector -> V := value_by_rules (size_by_gaps n) (rules_by_gaps c) plus (ends_by_gaps c) default.

Lemma dot_by_gaps : forall h l b, length h = length l ->
  dot (form_by_gaps h) (gaps b l) = dot h l - b * hd 0 (form_by_gaps h).
Proof.
  induction h as [| a h IH]; intros [| d l] b E; cbn in E; try discriminate; [cbn; lia |].
  cbn [form_by_gaps gaps dot hd]. cbn zeta. cbn [dot hd]. rewrite IH by congruence. lia.
Qed.

Lemma meets_by_gaps : forall r x, fits n r = true -> length x = n ->
  meets (where_ (shift_by_gaps r)) (gaps 0 x) = meets (where_ r) x.
Proof.
  intros r x F len. unfold fits in F. apply andb_true_iff in F. destruct F as [_ F].
  unfold meets. cbn [shift_by_gaps where_]. induction (where_ r) as [| e l IH]; [reflexivity |].
  cbn [forallb map] in *. apply andb_true_iff in F. destruct F as [E F]. apply Nat.eqb_eq in E.
  rewrite (IH F). cbn [fst snd].
  rewrite dot_by_gaps by (transitivity n; [exact E | symmetry; exact len]).
  rewrite Z.mul_0_l, Z.sub_0_r. reflexivity.
Qed.

Lemma sorted_inC : forall x, length x = n -> inC n (sorted_coordinates x).
Proof.
  intros x len. split; [| apply sorted_nonneg].
  unfold sorted_coordinates, heights. rewrite gaps_length, map_length, sorted_length. exact len.
Qed.

Lemma check_parts : one_of sizes 0 = false /\ (forall r, In r (shifts_rules c) -> fits n r = true) /\
  forall y, inC n y -> G y = local (option_values moves V G y) /\
  forall r, edge n (rules_by_gaps c) r y -> good_edge V plus G r y.
Proof.
  unfold check_values in accepted. destruct (negb _ && _) eqn:A; [| discriminate].
  apply andb_true_iff in A. destruct A as [A0 F]. apply negb_true_iff in A0. rewrite forallb_forall in F.
  split; [exact A0 |]. split; [exact F |]. unfold solves in accepted.
  destruct (rules_ok _ _ _ _) eqn:ok; [| discriminate].
  destruct (all_critical _ _ _ _ _ _ _ _ _ _ _ _) eqn:K; [| discriminate].
  exact (solves_right n moves (size_by_gaps n) (rules_by_gaps c) V local plus find_value same_values
    (ends_by_gaps c) default ok pass find_local same_eq_ _ _ K accepted).
Qed.

(** Every rule is right wherever its inequalities hold. *)
Lemma rule_at_piles : forall r x y, In r (shifts_rules c) -> length x = n ->
  meets (where_ r) (heights (sorted x)) = true -> heights (sorted y) = minus (heights (sorted x)) (step r) ->
  G (sorted_coordinates x) = plus (change r) (G (sorted_coordinates y)).
Proof.
  intros r x y Hr lx M E. destruct check_parts as [_ [F edges]].
  assert (lh : length (heights (sorted x)) = n) by (unfold heights; rewrite map_length, sorted_length; exact lx).
  destruct (edges _ (sorted_inC x lx)) as [_ good]. rewrite (good (shift_by_gaps r)).
  - cbn [shift_by_gaps step change]. f_equal. f_equal. symmetry.
    unfold sorted_coordinates. rewrite E. change 0 with (0 - 0) at 1. apply gaps_minus.
    specialize (F r Hr). unfold fits in F. apply andb_true_iff in F. destruct F as [L _].
    apply Nat.eqb_eq in L. rewrite L. exact lh.
  - split; [apply in_map; exact Hr |]. split; [apply sorted_inC; exact lx |].
    unfold sorted_coordinates. rewrite (meets_by_gaps r _ (F r Hr) lh). exact M.
Qed.

(** Far out some rule applies, and every edge is settled. *)
Lemma check_bounds : exists most, forall y, inC n y -> most < sum y ->
  (exists r, edge n (rules_by_gaps c) r y) /\
  forall r, edge n (rules_by_gaps c) r y -> settled_edge moves (rules_by_gaps c) r y.
Proof.
  unfold check_values in accepted. destruct (negb _ && _); [| discriminate]. unfold solves in accepted.
  destruct (rules_ok _ _ _ _); [| discriminate].
  destruct (all_critical _ _ _ _ _ _ _ _ _ _ _ _) eqn:K; [| discriminate].
  exact (solves_bounds n moves (size_by_gaps n) (rules_by_gaps c) V plus find_value same_values
    (ends_by_gaps c) default _ _ K accepted).
Qed.

End Sorted.

(** ** Outcomes *)

(** The local rule of outcomes: no option is P, and in misère play there is one. *)
Definition outcome_of (p : play) (l : list (option bool)) : bool :=
  if some (fun o => match o with Some b => b | None => false end) l then false
  else match p with
       | Normal => true
       | Misere => some (fun o => match o with Some _ => true | None => false end) l
       end.

Lemma some_map : forall A B (f : B -> bool) (g : A -> B) l,
  some f (map g l) = some (fun a => f (g a)) l.
Proof. induction l as [| a l IH]; cbn; [reflexivity | rewrite IH; reflexivity]. Qed.

Lemma follows_is_local : forall P p moves y,
  follows P p moves y = outcome_of p (option_values moves bool P y).
Proof.
  intros P p moves y. unfold follows, outcome_of, option_values, has_move_to_P, has_move.
  rewrite !some_map. cbn zeta.
  rewrite (some_ext _ (fun m => let u := minus y m in if nonneg u then P u else false)
    (fun a => match (if nonneg (minus y a) then Some (P (minus y a)) else None) with Some b => b | None => false end)).
  2: { intros m _. cbn zeta. destruct (nonneg (minus y m)); reflexivity. }
  rewrite (some_ext _ (fun m => nonneg (minus y m))
    (fun a => match (if nonneg (minus y a) then Some (P (minus y a)) else None) with Some _ => true | None => false end)).
  2: { intros m _. destruct (nonneg (minus y m)); reflexivity. }
  reflexivity.
Qed.

(** The certificate of outcomes that has these P-positions at which no rule applies. *)
Definition outcome_shifts (rules : list shift) (critical : list forest) (coverage : split_tree)
    (ends : list vector) : shifts bool :=
  Shifts rules critical coverage (map (fun x => (x, true)) ends).

Definition same_value (_ : Z) (v : bool) : bool := v.

Definition is_P_sorted (n : nat) (c : shifts bool) : list Z -> bool := value_of_sorted n same_value false c.

Definition check_outcomes (n : nat) (sizes : list nat) (p : play) (c : shifts bool) : bool :=
  check_values n sizes bool same_value (fun F => follows F p (sorted_moves n (one_of sizes))) eqb false c.

(** SN(n,A), all positions: what the rules give is the outcome, and every rule is right. *)
Theorem outcomes_by_shifts : forall n sizes p c, check_outcomes n sizes p c = true ->
  (forall x, length x = n ->
     (P_position p position (move (one_of sizes)) x <-> is_P_sorted n c (heights (sorted x)) = true)) /\
  (forall r x y, In r (shifts_rules c) -> length x = n -> length y = n ->
     meets (where_ r) (heights (sorted x)) = true ->
     heights (sorted y) = minus (heights (sorted x)) (step r) ->
     (P_position p position (move (one_of sizes)) x <-> P_position p position (move (one_of sizes)) y)).
Proof.
  intros n sizes p c accepted. unfold check_outcomes in accepted.
  pose proof (no_change_passes n (sorted_moves n (one_of sizes)) (rules_by_gaps c) bool (outcome_of p) same_value
    ltac:(reflexivity)) as pass.
  assert (look : forall F y, follows F p (sorted_moves n (one_of sizes)) y =
            outcome_of p (option_values (sorted_moves n (one_of sizes)) bool F y))
    by (intros F y; apply follows_is_local).
  destruct (check_parts n sizes bool (outcome_of p) same_value _ eqb false c pass look eqb_prop accepted)
    as [A0 [_ here]].
  assert (is_P : forall x, length x = n ->
     (P_position p position (move (one_of sizes)) x <-> is_P_sorted n c (heights (sorted x)) = true)).
  { intros x len. unfold is_P_sorted, value_of_sorted. fold (sorted_coordinates x).
    apply (local_is_global _ p (sorted_moves n (one_of sizes)) position (move (one_of sizes))
             (fun x => length x = n) sorted_coordinates (move_finite _ A0)); [| | | exact len].
    - intros y z ly yz. exact (sorted_forth n _ y z ly yz).
    - intros y m ly Hm pos. exact (sorted_back n _ y m ly Hm pos).
    - intros y ly. destruct (here _ (sorted_inC n y ly)) as [E _].
      unfold right. rewrite look, <- E. apply eqb_reflx. }
  split; [exact is_P |]. intros r x y Hr lx ly M E. rewrite (is_P x lx), (is_P y ly).
  unfold is_P_sorted, value_of_sorted. fold (sorted_coordinates x). fold (sorted_coordinates y).
  rewrite (rule_at_piles n sizes bool (outcome_of p) same_value _ eqb false c pass look eqb_prop accepted r x y Hr lx M E).
  reflexivity.
Qed.
