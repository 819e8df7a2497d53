(** * Remoteness and Grundy values by shift rules (NT-13, "Remoteness")

    Both are local values. An even number that a rule adds to remoteness passes from the options to the position, if
    there is an option. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Outcome Game Misere Values Vectors FiniteBasis SortedPiles PointsChecker Conditions
  ShiftRules ShiftChecker.
Import ListNotations.

(** The values of the options that there are. *)
Fixpoint there (l : list (option nat)) : list nat :=
  match l with [] => [] | Some v :: l => v :: there l | None :: l => there l end.

(** 1 + the least good value, or else 1 + the greatest value; 0 without an option. *)
Definition remoteness_of (p : play) (l : list (option nat)) : nat :=
  match filter (good p) (there l), there l with
  | v :: g, _ => S (fold_right Nat.min v g)
  | [], v :: vs => S (fold_right Nat.max v vs)
  | [], [] => 0
  end.

Definition plus_nat (w : Z) (v : nat) : nat := v + Z.to_nat w.

Section Remoteness.

Variable n : nat.
Variable moves : list vector.
Variable rules : list shift.
Variable weight : vector.

(** By (G), such a move is legal wherever the rule applies. *)
Definition has_move_inside (r : shift) : bool :=
  existsb (fun m => forallb (fun i => (nth i m 0 <=? 0)%Z || (0 <? nth i (step r) 0)%Z) (seq 0 n)) moves.

(** A rule adds nothing, or an even number where there is an option. *)
Definition even_changes : bool :=
  forallb (fun r => (change r =? 0)%Z ||
    ((0 <? change r)%Z && Z.even (change r) && has_move_inside r)) rules.

Hypothesis ok : rules_ok n moves rules weight = true.
Hypothesis even_ok : even_changes = true.

Lemma good_plus : forall p w v, Nat.even w = true -> good p (v + w) = good p v.
Proof.
  intros [] w v E; unfold good; rewrite ?Nat.even_add, ?Nat.odd_add; rewrite <- ?Nat.negb_even, E;
    destruct (Nat.even v); reflexivity.
Qed.

Lemma there_map : forall w l, there (map (option_map (fun v => v + w)) l) = map (fun v => v + w) (there l).
Proof. induction l as [| [v |] l IH]; cbn; [reflexivity | rewrite IH; reflexivity | exact IH]. Qed.

Lemma filter_plus : forall p w l, Nat.even w = true ->
  filter (good p) (map (fun v => v + w) l) = map (fun v => v + w) (filter (good p) l).
Proof.
  intros p w l E. induction l as [| v l IH]; [reflexivity |]. cbn [map filter].
  rewrite (good_plus p w v E), IH. destruct (good p v); reflexivity.
Qed.

Lemma fold_plus : forall f w, (forall a b, f (a + w) (b + w) = f a b + w) -> forall l v,
  fold_right f (v + w) (map (fun v => v + w) l) = fold_right f v l + w.
Proof. intros f w H. induction l as [| a l IH]; intro v; cbn; [reflexivity | rewrite IH, H; reflexivity]. Qed.

Lemma remoteness_plus : forall p w l, Nat.even w = true -> w = 0 \/ there l <> [] ->
  remoteness_of p (map (option_map (fun v => v + w)) l) = remoteness_of p l + w.
Proof.
  intros p w l E some_option. unfold remoteness_of. rewrite there_map, (filter_plus p w _ E).
  destruct (filter (good p) (there l)) as [| v g]; cbn [map].
  - destruct (there l) as [| v vs]; cbn [map].
    + destruct some_option as [-> | ne]; [reflexivity | congruence].
    + rewrite (fold_plus Nat.max w); [reflexivity | intros; lia].
  - rewrite (fold_plus Nat.min w); [reflexivity | intros; lia].
Qed.

Lemma inside_legal : forall r y, edge n rules r y -> has_move_inside r = true ->
  exists m, In m moves /\ nonneg (minus y m) = true.
Proof.
  intros r y E H. destruct E as [Hr [[ly py] My]]. apply existsb_exists in H. destruct H as [m [Hm H]].
  exists m. split; [exact Hm |]. rewrite forallb_forall in H.
  destruct (ok_parts n moves rules weight ok) as [_ [okm okr]]. destruct (okm m Hm) as [lm _].
  destruct (okr r Hr) as [_ [_ [_ G]]].
  apply nonneg_nth. rewrite length_minus by congruence. intros i lt. rewrite nth_minus.
  pose proof (proj1 (nonneg_nth y) py i lt) as y0. rewrite ly in lt.
  specialize (H i ltac:(apply in_seq; lia)). apply orb_true_iff in H. destruct H as [H | H].
  - apply Z.leb_le in H. lia.
  - apply Z.ltb_lt in H. destruct (G i lt H) as [c [Hc B]].
    pose proof (meets_In _ y _ _ My Hc) as D. rewrite (dot_unit y n i ly lt) in D.
    pose proof (max_all _ (nth i m 0%Z) (in_map (fun m => nth i m 0%Z) _ _ Hm)) as R. fold (room moves i) in R. lia.
Qed.

Theorem remoteness_changes_pass : forall p, changes_pass n moves rules nat (remoteness_of p) plus_nat.
Proof.
  intro p. split; [intros a b v; unfold plus_nat; lia |]. intros r y F E.
  unfold plus_nat. rewrite <- remoteness_plus.
  - f_equal. unfold option_values. rewrite map_map. apply map_ext. intro m. cbn zeta.
    destruct (nonneg (minus y m)); reflexivity.
  - pose proof even_ok as A. unfold even_changes in A. rewrite forallb_forall in A. specialize (A r (proj1 E)).
    apply orb_true_iff in A. destruct A as [A | A]; [apply Z.eqb_eq in A; rewrite A; reflexivity |].
    rewrite !andb_true_iff in A. destruct A as [[pos ev] _]. apply Z.ltb_lt in pos.
    apply Z.even_spec in ev. destruct ev as [h ->]. apply Nat.even_spec. exists (Z.to_nat h). lia.
  - pose proof even_ok as A. unfold even_changes in A. rewrite forallb_forall in A. specialize (A r (proj1 E)).
    apply orb_true_iff in A. destruct A as [A | A]; [left; apply Z.eqb_eq in A; rewrite A; reflexivity | right].
    apply andb_true_iff in A. destruct (inside_legal r y E (proj2 A)) as [m [Hm legal]].
    unfold option_values. clear -Hm legal. induction moves as [| m' l IH]; [destruct Hm |]. cbn [map there].
    destruct Hm as [-> | Hm]; [rewrite legal; discriminate |].
    destruct (nonneg (minus y m')); [discriminate | exact (IH Hm)].
Qed.

End Remoteness.

(** The least number that is not there. *)
Fixpoint least_missing (fuel v : nat) (l : list nat) : nat :=
  match fuel with
  | O => v
  | S fuel => if existsb (Nat.eqb v) l then least_missing fuel (S v) l else v
  end.

Definition grundy_of (l : list (option nat)) : nat :=
  least_missing (S (fold_right Nat.max 0 (there l))) 0 (there l).

Definition no_change (_ : Z) (v : nat) : nat := v.

Lemma max_ge : forall v l a, In a (v :: l) -> a <= fold_right Nat.max v l.
Proof.
  intros v l. induction l as [| b l IH]; intros a H; cbn in *; [lia |].
  destruct H as [H | [H | H]]; [specialize (IH a (or_introl H)) | | specialize (IH a (or_intror H))]; lia.
Qed.

Lemma max_in : forall v l, In (fold_right Nat.max v l) (v :: l).
Proof.
  intros v. induction l as [| b l IH]; cbn in *; [left; reflexivity |].
  destruct (Nat.max_spec b (fold_right Nat.max v l)) as [[_ ->] | [_ ->]]; tauto.
Qed.

Lemma min_le : forall v l a, In a (v :: l) -> fold_right Nat.min v l <= a.
Proof.
  intros v l. induction l as [| b l IH]; intros a H; cbn in *; [lia |].
  destruct H as [H | [H | H]]; [specialize (IH a (or_introl H)) | | specialize (IH a (or_intror H))]; lia.
Qed.

Lemma min_in : forall v l, In (fold_right Nat.min v l) (v :: l).
Proof.
  intros v. induction l as [| b l IH]; cbn in *; [left; reflexivity |].
  destruct (Nat.min_spec b (fold_right Nat.min v l)) as [[_ ->] | [_ ->]]; tauto.
Qed.

Lemma missing_spec : forall fuel v l, (forall a, In a l -> a < v + fuel) -> (forall a, a < v -> In a l) ->
  ~ In (least_missing fuel v l) l /\ forall a, a < least_missing fuel v l -> In a l.
Proof.
  induction fuel as [| fuel IH]; intros v l B L; cbn [least_missing].
  - split; [intro H; specialize (B v H); lia | exact L].
  - destruct (existsb (Nat.eqb v) l) eqn:E.
    + apply existsb_exists in E. destruct E as [w [H E]]. apply Nat.eqb_eq in E. subst w.
      apply IH; [intros a Ha; specialize (B a Ha); lia |].
      intros a lt. destruct (Nat.eq_dec a v) as [-> | ne]; [exact H | apply L; lia].
    + split; [| exact L]. intro H. apply not_true_iff_false in E. apply E.
      apply existsb_exists. exists v. split; [exact H | apply Nat.eqb_refl].
Qed.

Lemma grundy_spec : forall l, ~ In (grundy_of l) (there l) /\ forall a, a < grundy_of l -> In a (there l).
Proof.
  intro l. apply missing_spec; [| intros a lt; lia]. intros a H.
  pose proof (max_ge 0 (there l) a (or_intror H)). lia.
Qed.

(** ** Local = global *)

Section Global.

Variable X : Type.
Variable move : X -> X -> Prop.
Variable inside : X -> Prop.
Variable coordinates : X -> vector.
Variable moves : list vector.
Hypothesis finite : finite_play X move.
Hypothesis forth : forall x x', inside x -> move x x' -> inside x' /\
  exists m, In m moves /\ coordinates x' = minus (coordinates x) m /\ nonneg (coordinates x') = true.
Hypothesis back : forall x m, inside x -> In m moves -> nonneg (minus (coordinates x) m) = true ->
  exists x', move x x' /\ coordinates x' = minus (coordinates x) m.

Lemma there_In : forall (F : vector -> nat) y v, In v (there (option_values moves nat F y)) <->
  exists m, In m moves /\ nonneg (minus y m) = true /\ v = F (minus y m).
Proof.
  intros F y v. unfold option_values. clear forth back. induction moves as [| m l IH]; cbn [map there].
  - split; [intros [] | intros [m [[] _]]].
  - destruct (nonneg (minus y m)) eqn:pos; cbn [there In]; rewrite IH; split.
    + intros [<- | [m' H]]; [exists m | exists m']; intuition.
    + intros [m' [[-> | Hm] [pos' E]]]; [left; symmetry; exact E | right; exists m'; auto].
    + intros [m' H]. exists m'. intuition.
    + intros [m' [[-> | Hm] [pos' E]]]; [congruence | exists m'; auto].
Qed.

(** The values of the options of x. *)
Lemma there_options : forall (F : vector -> nat) (R : X -> nat) x, inside x ->
  (forall x', move x x' -> inside x' -> R x' = F (coordinates x')) ->
  forall v, In v (there (option_values moves nat F (coordinates x))) <-> exists x', move x x' /\ R x' = v.
Proof.
  intros F R x I same v. rewrite there_In. split.
  - intros [m [Hm [pos ->]]]. destruct (back x m I Hm pos) as [x' [xx' E]]. exists x'. split; [exact xx' |].
    rewrite (same x' xx' (proj1 (forth x x' I xx'))), E. reflexivity.
  - intros [x' [xx' <-]]. destruct (forth x x' I xx') as [I' [m [Hm [E pos]]]]. exists m.
    rewrite <- E. split; [exact Hm |]. split; [exact pos | exact (same x' xx' I')].
Qed.

Theorem remoteness_is_local : forall p R F, solves_smith X move (good p) R ->
  (forall x, inside x -> F (coordinates x) = remoteness_of p (option_values moves nat F (coordinates x))) ->
  forall x, inside x -> R x = F (coordinates x).
Proof.
  intros p R F sol local. induction x as [x IH] using (well_founded_ind finite). intro I.
  pose proof (there_options F R x I IH) as options. rewrite (local x I). unfold remoteness_of.
  set (vs := there (option_values moves nat F (coordinates x))) in *. clearbody vs.
  destruct (sol x) as (none & some & all).
  assert (filtered : forall v, In v (filter (good p) vs) <-> exists x', move x x' /\ R x' = v /\ good p v = true).
  { intro v. rewrite filter_In, options. split; [intros [[x' [xx' E]] g] | intros [x' [xx' [E g]]]]; eauto. }
  destruct (filter (good p) vs) as [| v g].
  - destruct vs as [| v vs].
    + apply none. intros x' xx'. apply (proj2 (options (R x'))). exists x'. auto.
    + destruct all as [[y [xy E]] most].
      * destruct (proj1 (options v) (or_introl eq_refl)) as [y [xy _]]. exists y. exact xy.
      * intros y xy. destruct (good p (R y)) eqn:gy; [| reflexivity].
        destruct (proj2 (filtered (R y))). exists y. auto.
      * destruct (proj1 (options _) (max_in v vs)) as [z [xz Ez]]. specialize (most z xz).
        pose proof (max_ge v vs (R y) (proj2 (options (R y)) (ex_intro _ y (conj xy eq_refl)))). lia.
  - destruct some as [[y [xy [gy E]]] least].
    + destruct (proj1 (filtered v) (or_introl eq_refl)) as [y [xy [<- gy]]]. exists y. auto.
    + destruct (proj1 (filtered _) (min_in v g)) as [z [xz [Ez gz]]]. rewrite <- Ez in gz.
      specialize (least z xz gz).
      pose proof (min_le v g (R y) (proj2 (filtered (R y)) (ex_intro _ y (conj xy (conj eq_refl gy))))). lia.
Qed.

Theorem grundy_is_local : forall R F, solves_grundy X move R ->
  (forall x, inside x -> F (coordinates x) = grundy_of (option_values moves nat F (coordinates x))) ->
  forall x, inside x -> R x = F (coordinates x).
Proof.
  intros R F sol local. induction x as [x IH] using (well_founded_ind finite). intro I.
  pose proof (there_options F R x I IH) as options. rewrite (local x I).
  destruct (grundy_spec (option_values moves nat F (coordinates x))) as [missing below].
  destruct (sol x) as [other less].
  destruct (lt_eq_lt_dec (R x) (grundy_of (option_values moves nat F (coordinates x)))) as [[lt | E] | gt].
  - apply below, options in lt. destruct lt as [y [xy E]]. destruct (other y xy E).
  - exact E.
  - destruct missing. apply options. exact (less _ gt).
Qed.

End Global.

(** ** The checkers *)

Definition number_of_sorted (n : nat) (plus : Z -> nat -> nat) (c : shifts nat) : list Z -> nat :=
  value_of_sorted n plus 0 c.

Definition check_remoteness_shifts (n : nat) (sizes : list nat) (p : play) (c : shifts nat) : bool :=
  let moves := sorted_moves n (one_of sizes) in
  if even_changes n moves (rules_by_gaps c) && rules_ok n moves (rules_by_gaps c) (size_by_gaps n) then
    check_values n sizes nat plus_nat (fun F y => remoteness_of p (option_values moves nat F y)) Nat.eqb 0 c
  else false.

Definition check_grundy_shifts (n : nat) (sizes : list nat) (c : shifts nat) : bool :=
  check_values n sizes nat no_change
    (fun F y => grundy_of (option_values (sorted_moves n (one_of sizes)) nat F y)) Nat.eqb 0 c.

Lemma eqb_eq_ : forall v w, Nat.eqb v w = true -> v = w.
Proof. intros v w E. apply Nat.eqb_eq. exact E. Qed.

(** SN(n,A), all positions: what the rules give is the remoteness, in normal or misère play. *)
Theorem remoteness_by_shifts : forall n sizes p c, check_remoteness_shifts n sizes p c = true ->
  forall R, solves_smith position (move (one_of sizes)) (good p) R ->
  forall x, length x = n -> R x = number_of_sorted n plus_nat c (heights (sorted x)).
Proof.
  intros n sizes p c A R sol x len. unfold check_remoteness_shifts in A. cbn zeta in A.
  destruct (even_changes _ _ _ && _) eqn:E; [| discriminate]. apply andb_true_iff in E. destruct E as [ev ok].
  pose proof (remoteness_changes_pass n _ (rules_by_gaps c) (size_by_gaps n) ok ev p) as pass.
  destruct (check_parts n sizes nat (remoteness_of p) plus_nat _ Nat.eqb 0 c pass ltac:(reflexivity) eqb_eq_ A)
    as [A0 [_ here]].
  unfold number_of_sorted, value_of_sorted. fold (sorted_coordinates x).
  apply (remoteness_is_local position (move (one_of sizes)) (fun x => length x = n) sorted_coordinates
    (sorted_moves n (one_of sizes)) (move_finite _ A0)) with (p := p); [| | exact sol | | exact len].
  - intros y z ly yz. exact (sorted_forth n _ y z ly yz).
  - intros y m ly Hm pos. exact (sorted_back n _ y m ly Hm pos).
  - intros y ly. apply (here _ (sorted_inC n y ly)).
Qed.

(** ... and the Grundy value. *)
Theorem grundy_by_shifts : forall n sizes c, check_grundy_shifts n sizes c = true ->
  forall R, solves_grundy position (move (one_of sizes)) R ->
  forall x, length x = n -> R x = number_of_sorted n no_change c (heights (sorted x)).
Proof.
  intros n sizes c A R sol x len.
  pose proof (no_change_passes n (sorted_moves n (one_of sizes)) (rules_by_gaps c) nat grundy_of no_change
    ltac:(reflexivity)) as pass.
  destruct (check_parts n sizes nat grundy_of no_change _ Nat.eqb 0 c pass ltac:(reflexivity) eqb_eq_ A)
    as [A0 [_ here]].
  unfold number_of_sorted, value_of_sorted. fold (sorted_coordinates x).
  apply (grundy_is_local position (move (one_of sizes)) (fun x => length x = n) sorted_coordinates
    (sorted_moves n (one_of sizes)) (move_finite _ A0)); [| | exact sol | | exact len].
  - intros y z ly yz. exact (sorted_forth n _ y z ly yz).
  - intros y m ly Hm pos. exact (sorted_back n _ y m ly Hm pos).
  - intros y ly. apply (here _ (sorted_inC n y ly)).
Qed.
