(** * The verified checker of games that are solved by shift rules (NT-13)

    A certificate holds the rules, trees for their critical edges and for the positions where no rule applies, and
    the P-positions among these. If the checker accepts it, the rules give the outcome of every position. It is run
    by [vm_compute]. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Outcome Game Misere Vectors FiniteBasis SortedPiles HypergraphGame ShiftRules ShiftTrees
  PointsChecker.
Import ListNotations.
Local Open Scope Z_scope.

(** A set of vectors, by their first entries, the next ones, and so on. *)
Inductive table := Row (has_end : bool) (rest : list table).

Fixpoint lookup (t : table) (y : vector) : bool :=
  match t, y with
  | Row b _, [] => b
  | Row _ l, a :: y => match nth_error l (Z.to_nat a) with Some t => lookup t y | None => false end
  end.

Definition no_row : table := Row false [].

Fixpoint change_row (i : nat) (f : table -> table) (l : list table) : list table :=
  match i, l with
  | O, [] => [f no_row]
  | O, t :: l => f t :: l
  | S i, [] => no_row :: change_row i f []
  | S i, t :: l => t :: change_row i f l
  end.

Fixpoint put_vector (y : vector) (t : table) : table :=
  match t, y with
  | Row _ l, [] => Row true l
  | Row b l, a :: y => Row b (change_row (Z.to_nat a) (put_vector y) l)
  end.

Definition table_of (l : list vector) : table := fold_right put_vector no_row l.

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

Section Checker.

Variable n : nat.
Variable moves : list vector.
Variable weight : vector.
Variable p : play.
Variable rules : list shift.
Variable ends : table. (* the P-positions at which no rule applies *)

(** The position that the first rule that applies leads to. *)
Definition below (y : vector) : option vector :=
  match find (fun r => meets (where_ r) y) rules with Some r => Some (minus y (step r)) | None => None end.

(** Rules are used until none applies. *)
Fixpoint lowest (fuel : nat) (y : vector) : vector :=
  match fuel with
  | O => y
  | S fuel => match below y with Some u => lowest fuel u | None => y end
  end.

Definition outcome_by_rules (y : vector) : bool := lookup ends (lowest (Z.to_nat (dot weight y)) y).

Definition from_options (y : vector) : bool := follows outcome_by_rules p moves y.

(** Conditions (ii) for the rule r, with the rule k. *)
Definition settlers_of (r : shift) (k : nat) : option (list inequality) :=
  option_map (fun s =>
    map (fun e => (fst e, snd e + Z.max (drop moves (fst e)) (dot (fst e) (step r)))) (where_ s) ++
    map (fun e => (fst e, snd e + dot (fst e) (step s)))
      (filter (fun e => 0 <? dot (fst e) (step s)) (where_ r))) (nth_error rules k).

Definition critical_ok (r : shift) (f : forest) : bool :=
  check_forest n (settlers_of r) (fun y => eqb (from_options y) (outcome_by_rules (minus y (step r)))) f
    (inner moves r) (where_ r).

Fixpoint all_critical (l : list shift) (fs : list forest) : bool :=
  match l, fs with
  | [], [] => true
  | r :: l, f :: fs => if critical_ok r f then all_critical l fs else false
  | _, _ => false
  end.

Definition coverage_ok (t : split_tree) : bool :=
  check_tree n (fun k => option_map where_ (nth_error rules k))
    (fun y => match below y with Some _ => true | None => eqb (lookup ends y) (from_options y) end) t [].

Definition solves (fs : list forest) (t : split_tree) : bool :=
  if rules_ok n moves rules weight then if all_critical rules fs then coverage_ok t else false else false.

Hypothesis ok : rules_ok n moves rules weight = true.

Definition same_value (_ : Z) (v : bool) : bool := v.

Lemma below_edge : forall y u, inC n y -> below y = Some u ->
  exists r, edge n rules r y /\ u = minus y (step r).
Proof.
  intros y u Cy B. unfold below in B. destruct (find _ rules) as [r |] eqn:F; [| discriminate].
  injection B as <-. apply find_some in F. exists r. split; [| reflexivity].
  split; [apply F |]. split; [exact Cy | apply F].
Qed.

Lemma below_smaller : forall y u, inC n y -> below y = Some u ->
  inC n u /\ dot weight u < dot weight y.
Proof.
  intros y u Cy B. destruct (below_edge y u Cy B) as [r [E ->]].
  destruct (edge_below n moves rules weight ok r y E) as [C [lt _]]. split; assumption.
Qed.

Lemma size_nonneg : forall y, inC n y -> 0 <= dot weight y.
Proof.
  intros y Cy. apply dot_nonneg; [| apply Cy]. unfold rules_ok in ok. rewrite !andb_true_iff in ok. apply ok.
Qed.

(** Enough fuel is enough. *)
Lemma lowest_fuel : forall f g y, inC n y -> dot weight y <= Z.of_nat f -> dot weight y <= Z.of_nat g ->
  lowest f y = lowest g y.
Proof.
  assert (stuck : forall g y, inC n y -> dot weight y <= 0 -> lowest g y = y).
  { intros [| g] y Cy W; [reflexivity |]. cbn [lowest]. destruct (below y) as [u |] eqn:B; [| reflexivity].
    destruct (below_smaller y u Cy B) as [Cu lt]. pose proof (size_nonneg u Cu). lia. }
  induction f as [| f IH]; intros g y Cy F G.
  - symmetry. apply stuck; [exact Cy | exact F].
  - destruct g as [| g]; [apply stuck; [exact Cy | exact G] |]. cbn [lowest].
    destruct (below y) as [u |] eqn:B; [| reflexivity].
    destruct (below_smaller y u Cy B) as [Cu lt]. apply IH; [exact Cu | lia | lia].
Qed.

Lemma outcome_below : forall y u, inC n y -> below y = Some u -> outcome_by_rules y = outcome_by_rules u.
Proof.
  intros y u Cy B. destruct (below_smaller y u Cy B) as [Cu lt]. pose proof (size_nonneg u Cu) as u0.
  unfold outcome_by_rules. f_equal.
  destruct (Z.to_nat (dot weight y)) as [| f] eqn:F; [lia |]. cbn [lowest]. rewrite B.
  apply lowest_fuel; [exact Cu | lia | lia].
Qed.

Lemma outcome_end : forall y, below y = None -> outcome_by_rules y = lookup ends y.
Proof.
  intros y B. unfold outcome_by_rules. f_equal.
  destruct (Z.to_nat (dot weight y)) as [| f]; [reflexivity |]. cbn [lowest]. rewrite B. reflexivity.
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
  forall y, inC n y ->
  right outcome_by_rules p moves y = true /\
  forall r, edge n rules r y -> outcome_by_rules y = outcome_by_rules (minus y (step r)).
Proof.
  intros fs t A C y Cy.
  destruct (values_by_rules n moves rules weight bool (outcome_of p) same_value ok) with (G := outcome_by_rules) (y := y)
    as [here edges]; [apply no_change_passes; reflexivity | | | exact Cy |].
  - intros u Cu. rewrite <- follows_is_local. fold (from_options u). destruct (below u) as [v |] eqn:B.
    + right. destruct (below_edge u v Cu B) as [r [E ->]]. exists r. split; [exact E |].
      exact (outcome_below u _ Cu B).
    + left. destruct (check_tree_right n (fun k => option_map where_ (nth_error rules k))
        (fun y => match below y with Some _ => true | None => eqb (lookup ends y) (from_options y) end) u Cu) as [T _].
      destruct (T t [] C eq_refl) as [[k [w [K M]]] | D].
      * destruct (nth_error rules k) as [r |] eqn:R; [| discriminate]. injection K as <-.
        apply nth_error_In in R. unfold below in B. destruct (find _ rules) eqn:F; [discriminate |].
        pose proof (find_none _ _ F r R). cbn beta in *. congruence.
      * rewrite B in D. rewrite (outcome_end u B). apply eqb_prop. exact D.
  - intros r u E. rewrite <- follows_is_local. fold (from_options u).
    destruct (all_critical_In rules fs r A (proj1 E)) as [f K]. unfold critical_ok in K.
    destruct (check_tree_right n (settlers_of r) (fun y => eqb (from_options y) (outcome_by_rules (minus y (step r))))
      u (proj1 (proj2 E))) as [_ T].
    destruct (T f _ _ K (proj2 (proj2 E))) as [I | [[k [w [S M]]] | D]].
    + left. left. exact I.
    + left. exact (settlers_settle r u k w E S M).
    + right. apply eqb_prop. exact D.
  - split; [| exact edges]. unfold right. rewrite follows_is_local, <- here. apply eqb_reflx.
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

Corollary solved_bounds : forall n moves weight p rules ends fs t,
  solves n moves weight p rules ends fs t = true ->
  exists most, forall y, inC n y -> most < sum y ->
  (exists r, edge n rules r y) /\ forall r, edge n rules r y -> settled_edge moves rules r y.
Proof.
  intros n moves weight p rules ends fs t S. unfold solves in S.
  destruct (rules_ok n moves rules weight); [| discriminate].
  destruct (all_critical n moves weight p rules ends rules fs) eqn:A; [| discriminate].
  exact (solves_bounds n moves weight p rules ends fs t A S).
Qed.

(** ** Certificates *)

Record shifts := Shifts {
  shifts_rules : list shift; (* of the piles, in ascending order if the coordinates are gaps *)
  shifts_critical : list forest;
  shifts_coverage : split_tree;
  shifts_ends : list vector (* the P-positions at which no rule applies *)
}.

(** A form of the piles, as one of the gaps. *)
Fixpoint form_by_gaps (h : vector) : vector :=
  match h with [] => [] | a :: h => let l := form_by_gaps h in (a + hd 0 l) :: l end.

Definition shift_by_gaps (r : shift) : shift :=
  Shift (gaps 0 (step r)) (change r) (map (fun e => (form_by_gaps (fst e), snd e)) (where_ r)).

(** The vectors of a rule have as many entries as there are piles. *)
Definition fits (n : nat) (r : shift) : bool :=
  Nat.eqb (length (step r)) n && forallb (fun e => Nat.eqb (length (fst e)) n) (where_ r).

(** What the rules of a certificate give for piles in ascending order. *)
Definition solution_sorted (n : nat) (c : shifts) (x : list Z) : bool :=
  outcome_by_rules (form_by_gaps (repeat 1 n)) (map shift_by_gaps (shifts_rules c))
    (table_of (map (gaps 0) (shifts_ends c))) (gaps 0 x).

Definition check_sorted_shifts (n : nat) (sizes : list nat) (p : play) (c : shifts) : bool :=
  negb (one_of sizes 0) && forallb (fits n) (shifts_rules c) &&
  let ends := table_of (map (gaps 0) (shifts_ends c)) in
  solves n (sorted_moves n (one_of sizes)) (form_by_gaps (repeat 1 n)) p (map shift_by_gaps (shifts_rules c)) ends
    (shifts_critical c) (shifts_coverage c).

Lemma dot_by_gaps : forall h l b, length h = length l ->
  dot (form_by_gaps h) (gaps b l) = dot h l - b * hd 0 (form_by_gaps h).
Proof.
  induction h as [| a h IH]; intros [| c l] b E; cbn in E; try discriminate; [cbn; lia |].
  cbn [form_by_gaps gaps dot hd]. cbn zeta. cbn [dot hd]. rewrite IH by congruence. lia.
Qed.

Lemma meets_by_gaps : forall r n x, fits n r = true -> length x = n ->
  meets (where_ (shift_by_gaps r)) (gaps 0 x) = meets (where_ r) x.
Proof.
  intros r n x F len. unfold fits in F. apply andb_true_iff in F. destruct F as [_ F].
  unfold meets. cbn [shift_by_gaps where_]. induction (where_ r) as [| e l IH]; [reflexivity |].
  cbn [forallb map] in *. apply andb_true_iff in F. destruct F as [E F]. apply Nat.eqb_eq in E.
  rewrite (IH F). cbn [fst snd].
  rewrite dot_by_gaps by (transitivity n; [exact E | symmetry; exact len]). rewrite Z.mul_0_l, Z.sub_0_r. reflexivity.
Qed.

(** SN(n,A), all positions: what the rules give is the outcome, and every rule is right. *)
Theorem sorted_by_shifts : forall n sizes p c, check_sorted_shifts n sizes p c = true ->
  (forall x, length x = n ->
     (P_position p position (move (one_of sizes)) x <-> solution_sorted n c (heights (sorted x)) = true)) /\
  (forall r x y, In r (shifts_rules c) -> length x = n -> length y = n ->
     meets (where_ r) (heights (sorted x)) = true ->
     heights (sorted y) = minus (heights (sorted x)) (step r) ->
     (P_position p position (move (one_of sizes)) x <-> P_position p position (move (one_of sizes)) y)).
Proof.
  intros n sizes p c A. unfold check_sorted_shifts in A. cbn zeta in A. rewrite !andb_true_iff in A.
  destruct A as [[A0 F] S]. apply negb_true_iff in A0. rewrite forallb_forall in F. unfold solves in S.
  destruct (rules_ok _ _ _ _) eqn:ok; [| discriminate].
  destruct (all_critical _ _ _ _ _ _ _ _) eqn:K; [| discriminate].
  set (moves := sorted_moves n (one_of sizes)) in *. set (weight := form_by_gaps (repeat 1 n)) in *.
  set (rules := map shift_by_gaps (shifts_rules c)) in *.
  set (ends := table_of (map (gaps 0) (shifts_ends c))) in *.
  assert (inside : forall x, length x = n -> inC n (sorted_coordinates x)).
  { intros x len. split; [| apply sorted_nonneg].
    unfold sorted_coordinates, heights. rewrite gaps_length, map_length, sorted_length. exact len. }
  assert (is_P : forall x, length x = n ->
     (P_position p position (move (one_of sizes)) x <-> solution_sorted n c (heights (sorted x)) = true)).
  { intros x len. change (solution_sorted n c (heights (sorted x)))
      with (outcome_by_rules weight rules ends (sorted_coordinates x)).
    apply (local_is_global _ p moves position (move (one_of sizes))
             (fun x => length x = n) sorted_coordinates (move_finite _ A0)); [| | | exact len].
    - intros y z ly yz. exact (sorted_forth n _ y z ly yz).
    - intros y m ly Hm pos. exact (sorted_back n _ y m ly Hm pos).
    - intros y ly. exact (proj1 (solves_right n moves weight p rules ends ok _ _ K S _ (inside y ly))). }
  split; [exact is_P |]. intros r x y Hr lx ly M E. rewrite (is_P x lx), (is_P y ly).
  change (solution_sorted n c (heights (sorted x))) with (outcome_by_rules weight rules ends (sorted_coordinates x)).
  change (solution_sorted n c (heights (sorted y))) with (outcome_by_rules weight rules ends (sorted_coordinates y)).
  destruct (solves_right n moves weight p rules ends ok _ _ K S _ (inside x lx)) as [_ edges].
  assert (lh : length (heights (sorted x)) = n) by (unfold heights; rewrite map_length, sorted_length; exact lx).
  rewrite (edges (shift_by_gaps r)).
  - cbn [shift_by_gaps step].
    replace (minus (sorted_coordinates x) (gaps 0 (step r))) with (sorted_coordinates y); [reflexivity |].
    unfold sorted_coordinates. rewrite E. change 0 with (0 - 0) at 1. apply gaps_minus.
    specialize (F r Hr). unfold fits in F. apply andb_true_iff in F. destruct F as [L _].
    apply Nat.eqb_eq in L. rewrite L. exact lh.
  - split; [apply in_map; exact Hr |]. split; [apply inside; exact lx |].
    unfold sorted_coordinates. rewrite (meets_by_gaps r n _ (F r Hr) lh). exact M.
Qed.
