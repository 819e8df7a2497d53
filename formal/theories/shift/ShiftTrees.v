(** * Trees that leave finitely many points (NT-13, "Finitely many")

    A node of a tree is a polyhedron in y >= 0. [Split] names what settles a position where some inequalities hold,
    and has a child for each inequality that fails. [Leaf] shows by multipliers that its polyhedron is bounded or
    empty (Farkas), and all its integer points are tested. Nothing is assumed of the tree. *)

From Coq Require Import List ZArith Lia Bool.
From NimLab Require Import Vectors FiniteBasis PinningTree ShiftRules.
Import ListNotations.
Local Open Scope Z_scope.

(** The multipliers of the inequalities above a leaf, the last one first. Then d (y_1 + ... + y_n) is bounded. *)
Inductive split_tree :=
| Leaf (d : Z) (by_ : list Z)
| Split (k : nat) (l : forest)
with forest :=
| no_more
| fails (t : split_tree) (l : forest).

Scheme tree_mut := Induction for split_tree Sort Prop
  with forest_mut := Induction for forest Sort Prop.
Combined Scheme tree_forest_ind from tree_mut, forest_mut.

(** The inequality fails, over the integers. *)
Definition reverse (e : inequality) : inequality := (scale (-1) (fst e), 1 - snd e).

Fixpoint combined (by_ : list Z) (l : list inequality) : inequality :=
  match by_, l with
  | a :: by_, e :: l =>
      let s := combined by_ l in (add (scale a (fst e)) (fst s), a * snd e + snd s)
  | _, _ => ([], 0)
  end.

(** A bound of y_1 + ... + y_n; negative if there is no point. *)
Definition bound (n : nat) (d : Z) (by_ : list Z) (l : list inequality) : option Z :=
  if nonneg by_ then
    let s := combined by_ l in
    if nonneg (add (scale (-1) (fst s)) (repeat (- d) n)) then
      if 0 <? d then Some (- snd s / d) else if (d =? 0) && (0 <? snd s) then Some (-1) else None
    else None
  else None.

(** ** The points of a leaf *)

(** What an inequality leaves of the first coordinate, where the sum of all is at most so much. *)
Definition narrow (most : Z) (e : inequality) (range : Z * Z) : Z * Z :=
  match fst e with
  | [] => if 0 <? snd e then (0, -1) else range
  | a :: h =>
      let top := fold_right Z.max 0 h in
      let q := a - top in
      let v := snd e - most * top in
      if 0 <? q then (Z.max (fst range) (- (- v / q)), snd range)
      else if q <? 0 then (fst range, Z.min (snd range) (- v / - q))
      else if 0 <? v then (0, -1) else range
  end.

Definition advance (v : Z) (e : inequality) : inequality :=
  match fst e with [] => e | a :: h => (h, snd e - a * v) end.

(** The test holds at all points, whose first coordinates are [before] in reverse. *)
Fixpoint at_points (test : vector -> bool) (n : nat) (most : Z) (l : list inequality)
    (before : vector) : bool :=
  match n with
  | O => test (rev_append before [])
  | S n =>
      let range := fold_right (narrow most) (0, most) l in
      every_in (fun v => at_points test n (most - v) (map (advance v) l) (v :: before))
        (fst range) (snd range)
  end.

Section Tree.

Variable n : nat.
(** What settles a position, by its number. *)
Variable settlers : nat -> option (list inequality).
Variable test : vector -> bool.

Fixpoint check_tree (t : split_tree) (l : list inequality) : bool :=
  match t with
  | Leaf d by_ => match bound n d by_ l with Some most => at_points test n most l [] | None => false end
  | Split k f => match settlers k with Some w => check_forest f w l | None => false end
  end
with check_forest (f : forest) (w l : list inequality) : bool :=
  match f, w with
  | no_more, [] => true
  | fails t f, e :: w => if check_tree t (reverse e :: l) then check_forest f w (e :: l) else false
  | _, _ => false
  end.

(** ** Soundness *)

Lemma meets_cons : forall e l y, meets (e :: l) y = true <-> snd e <= dot (fst e) y /\ meets l y = true.
Proof. intros e l y. unfold meets. cbn [forallb]. rewrite andb_true_iff, Z.leb_le. reflexivity. Qed.

Lemma meets_reverse : forall e y, snd e <=? dot (fst e) y = false -> snd (reverse e) <= dot (fst (reverse e)) y.
Proof. intros e y H. apply Z.leb_gt in H. cbn [reverse fst snd]. rewrite dot_scale. lia. Qed.

Lemma meets_combined : forall by_ l y, nonneg by_ = true -> meets l y = true ->
  snd (combined by_ l) <= dot (fst (combined by_ l)) y.
Proof.
  induction by_ as [| a by_ IH]; intros l y pos M; [cbn; lia |].
  destruct l as [| e l]; [cbn; lia |]. unfold nonneg in pos. cbn [forallb] in pos.
  apply andb_true_iff in pos. destruct pos as [a0 pos]. apply Z.leb_le in a0.
  apply meets_cons in M. destruct M as [E M]. specialize (IH l y pos M).
  cbn [combined fst snd]. cbn zeta. cbn [fst snd]. rewrite dot_add, dot_scale. nia.
Qed.

Lemma dot_repeat : forall d y, dot (repeat d (length y)) y = d * sum y.
Proof. intro d. unfold sum. induction y as [| a y IH]; cbn in *; [lia | rewrite IH; lia]. Qed.

Lemma bound_spec : forall d by_ l y b, inC n y -> meets l y = true ->
  bound n d by_ l = Some b -> sum y <= b.
Proof.
  intros d by_ l y b [ly py] M B. unfold bound in B.
  destruct (nonneg by_) eqn:pos; [| discriminate]. cbn zeta in B.
  destruct (nonneg (add _ _)) eqn:dom; [| discriminate].
  pose proof (meets_combined by_ l y pos M) as C.
  pose proof (dot_nonneg _ y dom py) as D. rewrite dot_add, dot_scale, <- ly, dot_repeat in D.
  destruct (Z.ltb_spec 0 d) as [d0 | d0].
  - injection B as <-. apply Z.div_le_lower_bound; lia.
  - destruct (_ && _) eqn:E; [| discriminate]. apply andb_true_iff in E.
    rewrite Z.eqb_eq, Z.ltb_lt in E. nia.
Qed.

Lemma dot_top : forall h y, nonneg y = true -> dot h y <= fold_right Z.max 0 h * sum y.
Proof.
  unfold nonneg, sum. induction h as [| a h IH]; intros [| b y] pos; cbn in *; try nia.
  apply andb_true_iff in pos. destruct pos as [b0 pos]. apply Z.leb_le in b0.
  pose proof (IH y pos) as B. fold (sum y) in *.
  pose proof (sum_nonneg y pos). assert (0 <= fold_right Z.max 0 h) by (clear; induction h; cbn; lia). nia.
Qed.

Lemma narrow_spec : forall most e range a y, nonneg y = true -> a + sum y <= most ->
  snd e <= dot (fst e) (a :: y) -> fst range <= a <= snd range ->
  fst (narrow most e range) <= a <= snd (narrow most e range).
Proof.
  intros most [[| p h] c] [low high] a y pos B E R; unfold narrow; cbn [fst snd dot] in *.
  { destruct (Z.ltb_spec 0 c); cbn [fst snd]; lia. }
  pose proof (dot_top h y pos) as D. set (top := fold_right Z.max 0 h) in *.
  assert (0 <= top) by (unfold top; clear; induction h; cbn; lia).
  assert (Q : c - most * top <= (p - top) * a) by nia.
  set (q := p - top) in *. set (v := c - most * top) in *. clearbody q v.
  destruct (Z.ltb_spec 0 q) as [q0 | q0]; cbn [fst snd].
  - assert (- a <= - v / q) by (apply Z.div_le_lower_bound; lia). lia.
  - destruct (Z.ltb_spec q 0) as [q1 | q1]; cbn [fst snd].
    + assert (a <= - v / - q) by (apply Z.div_le_lower_bound; lia). lia.
    + destruct (Z.ltb_spec 0 v); cbn [fst snd]; nia.
Qed.

Lemma meets_advance : forall l a y, meets l (a :: y) = true -> meets (map (advance a) l) y = true.
Proof.
  induction l as [| [[| p h] c] l IH]; intros a y M; [reflexivity | |];
    apply meets_cons in M; destruct M as [E M]; cbn [map advance fst snd];
    apply meets_cons; (split; [| apply IH; exact M]); cbn [fst snd dot] in *; lia.
Qed.

Lemma at_points_spec : forall k most l before y, at_points test k most l before = true ->
  length y = k -> nonneg y = true -> sum y <= most -> meets l y = true ->
  test (rev_append before y) = true.
Proof.
  induction k as [| k IH]; intros most l before y A len pos B M.
  - destruct y; [exact A | discriminate].
  - destruct y as [| a y]; [discriminate |]. cbn [at_points] in A. cbn zeta in A.
    assert (pos' := pos). unfold nonneg in pos'. cbn [forallb] in pos'. apply andb_true_iff in pos'.
    destruct pos' as [a0 py]. apply Z.leb_le in a0. fold (nonneg y) in py.
    change (sum (a :: y)) with (a + sum y) in B.
    assert (R : fst (fold_right (narrow most) (0, most) l) <= a <= snd (fold_right (narrow most) (0, most) l)).
    { clear A IH. induction l as [| e l IHl]; cbn [fold_right].
      - pose proof (sum_nonneg y py). cbn [fst snd]. lia.
      - apply meets_cons in M. destruct M as [E M].
        exact (narrow_spec most e _ a y py B E (IHl M)). }
    apply (every_in_spec _ _ _ a) in A; [| exact R].
    apply (IH (most - a) _ (a :: before) y A); [cbn in len; lia | exact py | lia |].
    apply meets_advance. exact M.
Qed.

Theorem check_tree_right : forall y, inC n y ->
  (forall t l, check_tree t l = true -> meets l y = true ->
     (exists k w, settlers k = Some w /\ meets w y = true) \/ test y = true) /\
  (forall f w l, check_forest f w l = true -> meets l y = true ->
     meets w y = true \/ (exists k w', settlers k = Some w' /\ meets w' y = true) \/ test y = true).
Proof.
  intros y Cy. apply tree_forest_ind.
  - (* Leaf *) intros d by_ l C M. right. cbn [check_tree] in C.
    destruct (bound n d by_ l) as [most |] eqn:B; [| discriminate].
    apply (at_points_spec n most l [] y C); [apply Cy | apply Cy | | exact M].
    exact (bound_spec d by_ l y most Cy M B).
  - (* Split *) intros k f IH l C M. cbn [check_tree] in C.
    destruct (settlers k) as [w |] eqn:W; [| discriminate].
    destruct (IH w l C M) as [H | H]; [left; exists k, w; auto | exact H].
  - (* no_more *) intros w l C M. cbn [check_forest] in C. destruct w; [left; reflexivity | discriminate].
  - (* fails *) intros t IHt f IHf w l C M. cbn [check_forest] in C. destruct w as [| e w]; [discriminate |].
    destruct (check_tree t (reverse e :: l)) eqn:T; [| discriminate].
    destruct (snd e <=? dot (fst e) y) eqn:E.
    + destruct (IHf w (e :: l) C) as [H | H]; [apply meets_cons; split; [apply Z.leb_le; exact E | exact M] | |].
      * left. apply meets_cons. split; [apply Z.leb_le; exact E | exact H].
      * right. exact H.
    + right. apply (IHt _ T). apply meets_cons. split; [exact (meets_reverse e y E) | exact M].
Qed.

(** Finitely many: what a tree leaves unsettled has bounded coordinates. *)
Theorem check_tree_bounds :
  (forall t l, check_tree t l = true -> exists most, forall y, inC n y -> meets l y = true ->
     (exists k w, settlers k = Some w /\ meets w y = true) \/ sum y <= most) /\
  (forall f w l, check_forest f w l = true -> exists most, forall y, inC n y -> meets l y = true ->
     meets w y = true \/ (exists k w', settlers k = Some w' /\ meets w' y = true) \/ sum y <= most).
Proof.
  apply tree_forest_ind.
  - (* Leaf *) intros d by_ l C. cbn [check_tree] in C.
    destruct (bound n d by_ l) as [most |] eqn:B; [| discriminate].
    exists most. intros y Cy M. right. exact (bound_spec d by_ l y most Cy M B).
  - (* Split *) intros k f IH l C. cbn [check_tree] in C.
    destruct (settlers k) as [w |] eqn:W; [| discriminate].
    destruct (IH w l C) as [most B]. exists most. intros y Cy M.
    destruct (B y Cy M) as [H | H]; [left; exists k, w; auto | exact H].
  - (* no_more *) intros w l C. cbn [check_forest] in C. destruct w; [| discriminate].
    exists 0. intros y _ _. left. reflexivity.
  - (* fails *) intros t IHt f IHf w l C. cbn [check_forest] in C. destruct w as [| e w]; [discriminate |].
    destruct (check_tree t (reverse e :: l)) eqn:T; [| discriminate].
    destruct (IHt _ T) as [b B]. destruct (IHf w (e :: l) C) as [b' B'].
    exists (Z.max b b'). intros y Cy M. destruct (snd e <=? dot (fst e) y) eqn:E.
    + destruct (B' y Cy) as [H | [H | H]].
      * apply meets_cons. split; [apply Z.leb_le; exact E | exact M].
      * left. apply meets_cons. split; [apply Z.leb_le; exact E | exact H].
      * right. left. exact H.
      * right. right. lia.
    + destruct (B y Cy) as [H | H]; [apply meets_cons; split; [exact (meets_reverse e y E) | exact M] | |].
      * right. left. exact H.
      * right. right. lia.
Qed.

End Tree.
