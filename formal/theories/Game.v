(** * Slow SetNim SN(n,A) (DH-D1)

    A position is the list of its stacks; n is the length of the list. The order
    of the stacks plays no role in any definition. A move set A is given by its
    characteristic function. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome.
Import ListNotations.

Definition position := list nat.

(** A set of stacks, as a list of booleans: [true] = the stack is in the set. *)
Definition mask := list bool.

Fixpoint total (x : position) : nat :=
  match x with [] => 0 | a :: x => a + total x end.

Fixpoint size (s : mask) : nat :=
  match s with [] => 0 | true :: s => 1 + size s | false :: s => size s end.

(** [plays s x y]: all stacks of s are nonempty in x, and y is x with one token
    less on each of them. In the papers: y = x - 1_s. *)
Inductive plays : mask -> position -> position -> Prop :=
| plays_end : plays [] [] []
| plays_keep : forall s x y a, plays s x y -> plays (false :: s) (a :: x) (a :: y)
| plays_take : forall s x y a, plays s x y -> plays (true :: s) (1 + a :: x) (a :: y).

(** One move of SN(n,A): the number of stacks played on is in A. *)
Definition move (A : nat -> bool) (x y : position) : Prop :=
  exists s, A (size s) = true /\ plays s x y.

(** The move set {k,...,n}. *)
Definition from_to (k n : nat) (a : nat) : bool := (k <=? a) && (a <=? n).

(** k is the smallest element of A. *)
Definition smallest (A : nat -> bool) (k : nat) : Prop :=
  A k = true /\ forall a, A a = true -> k <= a.

Lemma from_to_spec : forall k n a, from_to k n a = true <-> k <= a <= n.
Proof.
  intros. unfold from_to. rewrite andb_true_iff, !Nat.leb_le. tauto.
Qed.

Lemma smallest_from_to : forall k n, k <= n -> smallest (from_to k n) k.
Proof.
  intros k n H. split.
  - apply from_to_spec. lia.
  - intros a Ha. apply from_to_spec in Ha. lia.
Qed.

Lemma plays_length : forall s x y, plays s x y -> length y = length x /\ length s = length x.
Proof. induction 1; simpl; lia. Qed.

Lemma plays_total : forall s x y, plays s x y -> total x = total y + size s.
Proof. induction 1; simpl; lia. Qed.

Lemma size_le_length : forall s, size s <= length s.
Proof. induction s as [| [] s IH]; simpl; lia. Qed.

Lemma move_length : forall A x y, move A x y -> length y = length x.
Proof. intros A x y [s [_ H]]. apply (plays_length s x y H). Qed.

(** Without the empty move no play is infinite: every move lowers the total. *)
Lemma move_finite : forall A, A 0 = false -> finite_play position (move A).
Proof.
  intros A A0 x.
  remember (total x) as t eqn:E.
  revert x E. induction t as [t IH] using lt_wf_ind. intros x E.
  constructor. intros y [s [AS pl]]. apply (IH (total y)); [| reflexivity].
  pose proof (plays_total s x y pl).
  assert (size s <> 0) by (intro H0; rewrite H0 in AS; congruence). lia.
Qed.

Lemma from_to_0 : forall k n, 1 <= k -> from_to k n 0 = false.
Proof.
  intros k n H. destruct (from_to k n 0) eqn:E; [| reflexivity].
  apply from_to_spec in E. lia.
Qed.
