(** * The pinning tree reaches all irreducible points (1.8)

    The checker [walk] goes down a tree given by the certificate with the values of
    the pinned forms. [sound] checks the tree, so that every irreducible point is met
    in a leaf, where the local rule is evaluated. Nothing is assumed of the tree. *)

From Coq Require Import List ZArith Lia Bool.
From NimLab Require Import Vectors Opening FiniteBasis.
Import ListNotations.
Local Open Scope Z_scope.

(** Intervals of integers, ends included. *)
Definition runs := list (Z * Z).

Definition in_runs (v : Z) (l : runs) : bool :=
  some (fun r => if fst r <=? v then v <=? snd r else false) l.

(** A place is where among the pinned forms a new one stands. Multipliers are those
    of the pinned forms, in their order. *)
Inductive node :=
| Step (z : vector) (l : children) (* z does not reduce the point: some child *)
| Bounded (f : vector) (by_ : list Z) (d : Z) (place : nat) (t : node) (* 0 <= d f <= sum *)
| Prune (by_ : list Z) (t : node) (* the sum is >= 0 *)
| Solve (d : Z) (rows : list (list Z)) (* d y_i = sum of row i *)
with children :=
| none
| child (f : vector) (values : runs) (place : nat) (t : node) (l : children).

Scheme node_mut := Induction for node Sort Prop
  with children_mut := Induction for children Sort Prop.
Combined Scheme tree_ind from node_mut, children_mut.

Fixpoint put {A} (place : nat) (a : A) (l : list A) : list A :=
  match place, l with S i, b :: l => b :: put i a l | _, _ => a :: l end.

Fixpoint linear (c : list Z) (forms : list vector) : vector :=
  match c, forms with
  | a :: c, f :: forms => add (scale a f) (linear c forms)
  | _, _ => []
  end.

Section Tree.

Variable n : nat.
Variable walls : list wall.
Variable steps : list vector.
Variable rule : vector -> bool. (* what is checked at the points *)

(** All values at which subtracting d passes a threshold are among these. *)
Definition covers (f : vector) (d : Z) (thresholds : list Z) (l : runs) : bool :=
  forallb (fun t =>
    let low := if 0 <? d then t else t + d in
    let high := if 0 <? d then t + d - 1 else t - 1 in
    let low := if nonneg f then Z.max 0 low else low in
    (high <? low) || existsb (fun r => (fst r <=? low) && (high <=? snd r)) l) thresholds.

Fixpoint has_child (w : wall) (d : Z) (l : children) : bool :=
  match l with
  | none => false
  | child f values _ _ l =>
      if same f (fst w) then if covers f d (snd w) values then true else has_child w d l
      else has_child w d l
  end.

Fixpoint sound (t : node) (pinned : list vector) : bool :=
  match t with
  | Step z l =>
      existsb (same z) steps &&
      forallb (fun w => let d := dot (fst w) z in (d =? 0) || has_child w d l) walls &&
      sound_children l pinned
  | Bounded f c d place t =>
      (0 <? d) && nonneg f && nonneg (add (linear c pinned) (scale (- d) f)) &&
      sound t (put place f pinned)
  | Prune c t => nonneg (linear c pinned) && sound t pinned
  | Solve d rows =>
      (0 <? d) && Nat.eqb (length rows) n &&
      forallb (fun i => same (linear (nth i rows []) pinned) (scale d (unit n i))) (seq 0 n)
  end
with sound_children (l : children) (pinned : list vector) : bool :=
  match l with
  | none => true
  | child f _ place t l => sound t (put place f pinned) && sound_children l pinned
  end.

(** f holds for k numbers from low. *)
Fixpoint every (f : Z -> bool) (low : Z) (k : nat) : bool :=
  match k with O => true | S k => if f low then every f (low + 1) k else false end.

Definition every_in (f : Z -> bool) (low high : Z) : bool :=
  every f low (Z.to_nat (high - low + 1)).

Definition every_run (f : Z -> bool) (l : runs) : bool :=
  forallb (fun r => every_in f (fst r) (snd r)) l.

(** The values of a form that earlier children have. *)
Definition barred := list (vector * runs).

Definition is_barred (f : vector) (v : Z) (bar : barred) : bool :=
  some (fun b => if same (fst b) f then in_runs v (snd b) else false) bar.

Fixpoint solved (d : Z) (rows : list (list Z)) (values : list Z) : option vector :=
  match rows with
  | [] => Some []
  | row :: rows =>
      let s := dot row values in
      if s <? 0 then None
      else let (q, r) := Z.div_eucl s d in
        if r =? 0 then
          match solved d rows values with None => None | Some y => Some (q :: y) end
        else None
  end.

Definition visit (y : vector) (bar : barred) : bool :=
  if some (fun b => in_runs (dot (fst b) y) (snd b)) bar then true else rule y.

Fixpoint walk (t : node) (values : list Z) (bar : barred) : bool :=
  match t with
  | Step _ l => walk_children l values bar
  | Bounded f c d place t =>
      every_in (fun v => if is_barred f v bar then true else walk t (put place v values) bar)
        0 (dot c values / d)
  | Prune c t => if dot c values <? 0 then true else walk t values bar
  | Solve d rows =>
      match solved d rows values with None => true | Some y => visit y bar end
  end
with walk_children (l : children) (values : list Z) (bar : barred) : bool :=
  match l with
  | none => true
  | child f inside place t l =>
      if every_run (fun v => if is_barred f v bar then true else walk t (put place v values) bar)
           inside
      then walk_children l values ((f, inside) :: bar)
      else false
  end.

(** ** Soundness *)

Lemma every_spec : forall f k low v, every f low k = true ->
  low <= v < low + Z.of_nat k -> f v = true.
Proof.
  intros f. induction k as [| k IH]; intros low v E B; [lia |]. cbn in E.
  destruct (f low) eqn:F; [| discriminate].
  destruct (Z.eq_dec v low) as [-> | ne]; [exact F |]. apply (IH (low + 1)); [exact E | lia].
Qed.

Lemma every_in_spec : forall f low high v, every_in f low high = true ->
  low <= v <= high -> f v = true.
Proof. intros f low high v E B. apply (every_spec f _ low v E). lia. Qed.

Lemma every_run_spec : forall f l v, every_run f l = true -> in_runs v l = true -> f v = true.
Proof.
  intros f l v E I. apply some_exists in I. destruct I as [r [Hr I]].
  unfold every_run in E. rewrite forallb_forall in E. specialize (E r Hr).
  destruct (fst r <=? v) eqn:L; [| discriminate]. apply Z.leb_le in L, I.
  exact (every_in_spec f _ _ v E (conj L I)).
Qed.

Variable y : vector.
Hypothesis inside : inC n y.
Hypothesis y_irreducible : irreducible walls steps y.

Definition pins (pinned : list vector) (values : list Z) : Prop :=
  Forall2 (fun f v => dot f y = v) pinned values.

Definition open_for (bar : barred) : Prop :=
  forall f l, In (f, l) bar -> in_runs (dot f y) l = false.

Lemma pins_put : forall place f pinned values, pins pinned values ->
  pins (put place f pinned) (put place (dot f y) values).
Proof.
  induction place as [| i IH]; intros f pinned values P; cbn [put].
  - destruct P; constructor; try reflexivity; constructor; assumption.
  - destruct P as [| g v pinned values E P]; [constructor; [reflexivity | constructor] |].
    constructor; [exact E | apply IH; exact P].
Qed.

Lemma dot_linear : forall c pinned values, pins pinned values ->
  dot (linear c pinned) y = dot c values.
Proof.
  induction c as [| a c IH]; intros pinned values P; [reflexivity |].
  destruct P as [| f v pinned values E P]; [reflexivity |].
  cbn [linear dot]. rewrite dot_add, dot_scale, E, (IH _ _ P). reflexivity.
Qed.

Lemma not_barred : forall bar f, open_for bar -> is_barred f (dot f y) bar = false.
Proof.
  intros bar f O. destruct (is_barred f (dot f y) bar) eqn:B; [| reflexivity].
  apply some_exists in B. destruct B as [[g l] [Hin B]]. cbn [fst snd] in B.
  destruct (same g f) eqn:E; [| discriminate]. apply same_eq in E. subst g.
  rewrite (O f l Hin) in B. discriminate.
Qed.

Lemma visit_right : forall bar, open_for bar -> visit y bar = true -> rule y = true.
Proof.
  intros bar O V. unfold visit in V.
  destruct (some _ bar) eqn:B; [| exact V].
  apply some_exists in B. destruct B as [[f l] [Hin B]]. cbn [fst snd] in B.
  rewrite (O f l Hin) in B. discriminate.
Qed.

Lemma solved_is : forall d rows values z, 0 < d ->
  Forall2 (fun row a => dot row values = d * a) rows z -> nonneg z = true ->
  solved d rows values = Some z.
Proof.
  intros d rows values z d0 F. induction F as [| row a rows z E F IH]; intro pos; [reflexivity |].
  unfold nonneg in pos. cbn [forallb] in pos. apply andb_true_iff in pos. destruct pos as [a0 pos].
  apply Z.leb_le in a0. cbn [solved]. rewrite E.
  replace (d * a <? 0) with false by (symmetry; apply Z.ltb_ge; nia).
  pose proof (Z_div_mod_full (d * a) d ltac:(lia)) as D.
  destruct (Z.div_eucl (d * a) d) as [q r]. destruct D as [D R].
  assert (r = 0 /\ q = a) as [-> ->].
  { destruct R as [R | R]; [| lia].
    assert (d * (a - q) = r) by lia.
    assert (a - q = 0) by nia. lia. }
  rewrite Z.eqb_refl, (IH pos). reflexivity.
Qed.

Lemma forallb_false : forall A (f : A -> bool) l, forallb f l = false ->
  exists a, In a l /\ f a = false.
Proof.
  induction l as [| a l IH]; cbn; [discriminate |]. intro H. apply andb_false_iff in H.
  destruct H as [H | H]; [exists a; auto |].
  destruct (IH H) as [b [Hb E]]. exists b. auto.
Qed.

Lemma covers_spec : forall f d thresholds l t, covers f d thresholds l = true ->
  In t thresholds -> (t <=? dot f y) <> (t <=? dot f y - d) -> in_runs (dot f y) l = true.
Proof.
  intros f d thresholds l t C Ht ne. unfold covers in C. rewrite forallb_forall in C.
  specialize (C t Ht). set (v := dot f y) in *.
  set (low := if 0 <? d then t else t + d) in C.
  set (high := if 0 <? d then t + d - 1 else t - 1) in C.
  assert (B : low <= v <= high).
  { unfold low, high. destruct (Z.ltb_spec 0 d);
      destruct (Z.leb_spec t v), (Z.leb_spec t (v - d)); try congruence; lia. }
  assert (B' : (if nonneg f then Z.max 0 low else low) <= v).
  { destruct (nonneg f) eqn:pos; [| lia].
    pose proof (dot_nonneg f y pos (proj2 inside)). unfold v. lia. }
  apply orb_true_iff in C. destruct C as [C | C]; [apply Z.ltb_lt in C; lia |].
  apply existsb_exists in C. destruct C as [r [Hr C]].
  apply andb_true_iff in C. destruct C as [C1 C2]. apply Z.leb_le in C1, C2.
  apply some_exists. exists r. split; [exact Hr |].
  replace (fst r <=? v) with true by (symmetry; apply Z.leb_le; lia). apply Z.leb_le. lia.
Qed.

(** A child in whose runs the value of the form lies. *)
Fixpoint among (l : children) : Prop :=
  match l with
  | none => False
  | child f inside_ _ _ l => in_runs (dot f y) inside_ = true \/ among l
  end.

Lemma has_child_among : forall w d l t, has_child w d l = true -> In t (snd w) ->
  (t <=? dot (fst w) y) <> (t <=? dot (fst w) y - d) -> among l.
Proof.
  intros w d l t. induction l as [| f values place tree l IH]; cbn; [discriminate |].
  intros H Ht ne. destruct (same f (fst w)) eqn:E; [| right; apply IH; assumption].
  apply same_eq in E. subst f.
  destruct (covers (fst w) d (snd w) values) eqn:C; [| right; apply IH; assumption].
  left. exact (covers_spec _ _ _ _ t C Ht ne).
Qed.

(** 1.8: if z does not reduce the point, some form lies in its window. *)
Lemma some_child : forall z l, In z steps ->
  forallb (fun w => let d := dot (fst w) z in (d =? 0) || has_child w d l) walls = true ->
  among l.
Proof.
  intros z l Hz all.
  destruct (no_crossingb walls y z) eqn:N.
  { apply no_crossing_spec in N. destruct (y_irreducible z Hz N). }
  unfold no_crossingb in N. apply forallb_false in N. destruct N as [w [Hw N]].
  apply forallb_false in N. destruct N as [t [Ht N]]. apply eqb_false_iff in N.
  rewrite forallb_forall in all. specialize (all w Hw). cbn in all.
  apply orb_true_iff in all. destruct all as [D | C].
  - apply Z.eqb_eq in D. rewrite D, Z.sub_0_r in N. congruence.
  - exact (has_child_among w _ l t C Ht N).
Qed.

(** Where the tree is sound and the walk finds nothing wrong, the point is right. *)
Theorem walk_right :
  (forall t pinned values bar, sound t pinned = true -> pins pinned values -> open_for bar ->
     walk t values bar = true -> rule y = true) /\
  (forall l pinned values bar, sound_children l pinned = true -> pins pinned values ->
     open_for bar -> among l -> walk_children l values bar = true -> rule y = true).
Proof.
  destruct inside as [len pos].
  apply tree_ind.
  - (* Step *) intros z l IH pinned values bar S P O W. cbn [sound] in S.
    rewrite !andb_true_iff in S. destruct S as [[Z0 C] S].
    apply existsb_exists in Z0. destruct Z0 as [z' [Hz E]]. apply same_eq in E. subst z'.
    exact (IH pinned values bar S P O (some_child z l Hz C) W).
  - (* Bounded *) intros f c d place t IH pinned values bar S P O W. cbn [sound] in S.
    rewrite !andb_true_iff in S. destruct S as [[[d0 posf] B] S]. apply Z.ltb_lt in d0.
    pose proof (dot_nonneg f y posf pos) as f0.
    pose proof (dot_nonneg _ y B pos) as f1.
    rewrite dot_add, dot_scale, (dot_linear c pinned values P) in f1.
    cbn [walk] in W. apply (every_in_spec _ _ _ (dot f y)) in W.
    + cbn beta in W. rewrite (not_barred bar f O) in W.
      exact (IH _ _ bar S (pins_put place f pinned values P) O W).
    + split; [exact f0 |]. apply Z.div_le_lower_bound; lia.
  - (* Prune *) intros c t IH pinned values bar S P O W. cbn [sound] in S.
    apply andb_true_iff in S. destruct S as [B S].
    pose proof (dot_nonneg _ y B pos) as f1. rewrite (dot_linear c pinned values P) in f1.
    cbn [walk] in W. replace (dot c values <? 0) with false in W by (symmetry; apply Z.ltb_ge; lia).
    exact (IH pinned values bar S P O W).
  - (* Solve *) intros d rows pinned values bar S P O W. cbn [sound] in S.
    rewrite !andb_true_iff in S. destruct S as [[d0 L] R]. apply Z.ltb_lt in d0.
    apply Nat.eqb_eq in L. rewrite forallb_forall in R.
    cbn [walk] in W. rewrite (solved_is d rows values y d0) in W; [| | exact pos].
    + exact (visit_right bar O W).
    + assert (E : forall i, (i < n)%nat -> dot (nth i rows []) values = d * nth i y 0).
      { intros i lt. specialize (R i ltac:(apply in_seq; lia)). apply same_eq in R.
        rewrite <- (dot_linear _ pinned values P), R, dot_scale, (dot_unit y n i len lt). reflexivity. }
      assert (G : forall a b : list (list Z), forall z : vector, length a = length z ->
        (forall i, (i < length a)%nat -> dot (nth i a []) values = d * nth i z 0) ->
        Forall2 (fun row b => dot row values = d * b) a z).
      { clear. intros a _. induction a as [| row a IH]; intros [| b z] L H; try discriminate; constructor.
        - exact (H 0%nat ltac:(cbn; lia)).
        - apply IH; [cbn in L; lia |]. intros i lt. exact (H (S i) ltac:(cbn; lia)). }
      apply (G rows rows y); [congruence |]. intros i lt. apply E. lia.
  - (* none *) intros pinned values bar _ _ _ [].
  - (* child *) intros f values' place t IHt l IHl pinned values bar S P O A W.
    cbn [sound_children] in S. apply andb_true_iff in S. destruct S as [St Sl].
    cbn [walk_children] in W. destruct (every_run _ values') eqn:E; [| discriminate].
    destruct (in_runs (dot f y) values') eqn:I.
    + apply (every_run_spec _ _ _ E) in I. cbn beta in I. rewrite (not_barred bar f O) in I.
      exact (IHt _ _ bar St (pins_put place f pinned values P) O I).
    + cbn [among] in A. destruct A as [A | A]; [congruence |].
      apply (IHl pinned values ((f, values') :: bar) Sl P); [| exact A | exact W].
      intros g r [G | Hin]; [| exact (O g r Hin)]. injection G as <- <-. exact I.
Qed.

End Tree.

(** All irreducible points are right. *)
Corollary irreducible_points : forall n walls steps rule t,
  sound n walls steps t [] = true -> walk rule t [] [] = true ->
  forall y, inC n y -> irreducible walls steps y -> rule y = true.
Proof.
  intros n walls steps rule t S W y inside irr.
  apply (proj1 (walk_right n walls steps rule y inside irr) t [] [] [] S).
  - constructor.
  - intros f l [].
  - exact W.
Qed.

(** ** Finitely many points *)

(** Whatever the rule is, it is asked at a point of one list only. *)
Definition asked (g : (vector -> bool) -> bool) : Prop :=
  exists l, forall rule : vector -> bool, (forall y, In y l -> rule y = true) -> g rule = true.

Lemma asked_never : asked (fun _ => true).
Proof. exists []. reflexivity. Qed.

Lemma asked_both : forall f g, asked f -> asked g -> asked (fun rule => if f rule then g rule else false).
Proof.
  intros f g [l F] [l' G]. exists (l ++ l'). intros rule R.
  rewrite F, G; [reflexivity | |]; intros y Hy; apply R; apply in_or_app; auto.
Qed.

Lemma asked_every : forall f : (vector -> bool) -> Z -> bool,
  (forall v, asked (fun rule => f rule v)) -> forall k low, asked (fun rule => every (f rule) low k).
Proof.
  intros f F. induction k as [| k IH]; intro low; [exact asked_never |].
  exact (asked_both _ _ (F low) (IH (low + 1))).
Qed.

Lemma asked_run : forall f : (vector -> bool) -> Z -> bool,
  (forall v, asked (fun rule => f rule v)) -> forall l, asked (fun rule => every_run (f rule) l).
Proof.
  intros f F. induction l as [| r l IH]; [exact asked_never |].
  exact (asked_both _ _ (asked_every f F _ (fst r)) IH).
Qed.

Lemma walk_asked :
  (forall t values bar, asked (fun rule => walk rule t values bar)) /\
  (forall l values bar, asked (fun rule => walk_children rule l values bar)).
Proof.
  apply tree_ind.
  - (* Step *) intros z l IH values bar. exact (IH values bar).
  - (* Bounded *) intros f c d place t IH values bar. cbn [walk]. unfold every_in.
    apply (asked_every (fun rule v => if is_barred f v bar then true else walk rule t (put place v values) bar)).
    intro v. destruct (is_barred f v bar); [exact asked_never | apply IH].
  - (* Prune *) intros c t IH values bar. cbn [walk].
    destruct (dot c values <? 0); [exact asked_never | apply IH].
  - (* Solve *) intros d rows values bar. cbn [walk].
    destruct (solved d rows values) as [y |]; [| exact asked_never]. unfold visit.
    destruct (some _ bar); [exact asked_never |]. exists [y]. intros rule R. apply R. left. reflexivity.
  - (* none *) intros values bar. exact asked_never.
  - (* child *) intros f inside place t IHt l IHl values bar. cbn [walk_children].
    apply (asked_both
      (fun rule => every_run (fun v => if is_barred f v bar then true else walk rule t (put place v values) bar) inside)
      (fun rule => walk_children rule l values ((f, inside) :: bar))); [| apply IHl].
    apply (asked_run (fun rule v => if is_barred f v bar then true else walk rule t (put place v values) bar)).
    intro v. destruct (is_barred f v bar); [exact asked_never | apply IHt].
Qed.

Lemma same_refl : forall a, same a a = true.
Proof. induction a as [| p a IH]; [reflexivity |]. cbn. rewrite Z.eqb_refl. exact IH. Qed.

(** A tree that is sound for the steps shows that all irreducible points are in one list. *)
Theorem finitely_many : forall n walls steps t, sound n walls steps t [] = true ->
  exists l, forall y, inC n y -> irreducible walls steps y -> In y l.
Proof.
  intros n walls steps t S. destruct (proj1 walk_asked t [] []) as [l A].
  exists l. intros y C irr.
  assert (E : some (same y) l = true).
  { apply (irreducible_points n walls steps (fun y => some (same y) l) t S); [| exact C | exact irr].
    apply A. intros z Hz. apply some_exists. exists z. split; [exact Hz | apply same_refl]. }
  apply some_exists in E. destruct E as [z [Hz E]]. apply same_eq in E. subst z. exact Hz.
Qed.
