(** * The P-positions of SN(n,A), by recursion

    [isP] computes the outcome by recursion on the total. It satisfies the P/N
    recursion literally, decides [Ppos], and any other predicate that satisfies
    the recursion is equal to it. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Options.
Import ListNotations.

(** "No element of l satisfies p", left to right, stopping at the first that does. *)
Fixpoint none {X} (p : X -> bool) (l : list X) : bool :=
  match l with [] => true | a :: l => if p a then false else none p l end.

(** Outcome for totals up to t: P if no option is P. *)
Fixpoint isP_upto (t : nat) (A : nat -> bool) (x : position) : bool :=
  match t with
  | 0 => true
  | S t => none (isP_upto t A) (options A x)
  end.

Definition isP (A : nat -> bool) (x : position) : bool := isP_upto (total x) A x.

Lemma none_spec : forall X p (l : list X), none p l = true <-> forall a, In a l -> p a = false.
Proof.
  intros X p. induction l as [| a l IH]; simpl.
  - split; [intros _ b [] | reflexivity].
  - destruct (p a) eqn:E.
    + split; [discriminate |]. intro H. rewrite <- E. symmetry. apply H. left. reflexivity.
    + rewrite IH. split.
      * intros H b [<- | Hin]; auto.
      * intros H b Hin. apply H. right. exact Hin.
Qed.

Lemma option_total : forall A x y, A 0 = false -> move A x y -> total y < total x.
Proof.
  intros A x y A0 [s [As pl]]. pose proof (plays_total s x y pl).
  assert (size s <> 0) by (intro E; rewrite E in As; congruence). lia.
Qed.

Lemma isP_upto_enough : forall A, A 0 = false -> forall t x,
  total x <= t -> (isP_upto t A x = true <-> Ppos position (move A) x).
Proof.
  intros A A0. induction t as [| t IH]; intros x le; simpl.
  - split; [| reflexivity]. intros _. constructor. intros y xy.
    pose proof (option_total A x y A0 xy). lia.
  - assert (small : forall y, move A x y -> total y <= t).
    { intros y xy. pose proof (option_total A x y A0 xy). lia. }
    pose proof (move_finite A A0) as fin.
    rewrite none_spec. split.
    + intro H. constructor. intros y xy.
      apply (N_iff_not_P _ _ fin (options A) (options_spec A)).
      rewrite <- (IH y (small y xy)). rewrite (H y); [discriminate |].
      apply options_spec. exact xy.
    + intros Px y Hin. apply options_spec in Hin.
      destruct (isP_upto t A y) eqn:E; [exfalso | reflexivity].
      apply (IH y (small y Hin)) in E. destruct Px as [x all].
      exact (not_both _ _ fin y E (all y Hin)).
Qed.

(** [isP] decides [Ppos]. *)
Theorem isP_correct : forall A x, A 0 = false ->
  (isP A x = true <-> Ppos position (move A) x).
Proof. intros. apply isP_upto_enough; auto. Qed.

(** The recursion: a position is P exactly if none of its options is. *)
Theorem isP_recursion : forall A x, A 0 = false -> isP A x = none (isP A) (options A x).
Proof.
  intros A x A0.
  apply eq_true_iff_eq. rewrite isP_correct, none_spec by exact A0.
  pose proof (P_solves_recursion _ _ (move_finite A A0) (options A) (options_spec A) x) as rec.
  rewrite rec. split.
  - intros H y Hin. apply options_spec in Hin. specialize (H y Hin).
    destruct (isP A y) eqn:E; [| reflexivity]. apply isP_correct in E; tauto.
  - intros H y xy Py. apply options_spec in xy. specialize (H y xy).
    apply isP_correct in Py; [congruence | exact A0].
Qed.

(** Existence and uniqueness of the solution of the recursion. *)
Theorem P_exists_unique : forall A, A 0 = false ->
  solves_recursion position (move A) (Ppos position (move A)) /\
  forall Q, solves_recursion position (move A) Q -> forall x, Q x <-> Ppos position (move A) x.
Proof.
  intros A A0. pose proof (move_finite A A0) as fin.
  pose proof (P_solves_recursion _ _ fin (options A) (options_spec A)) as sol.
  split; [exact sol |]. intros Q solQ. exact (recursion_unique _ _ fin Q _ solQ sol).
Qed.
