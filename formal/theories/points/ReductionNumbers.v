(** * Numbers that are stacks of red(x)

    A quantity that says of v what [reduction_at_least] says of red_i(x) is red_i(x), as DH-D3 defines it,
    x in ascending order. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Game Level Reduction Presburger SortedPiles PointsChecker Quantities.
Import ListNotations.
Local Open Scope Z_scope.

(** v is stack i of red(x). *)
Definition stack_of_reduction (A : nat -> bool) (x : position) (i : nat) (v : Z) : Prop :=
  exists m, unplayable A x i m /\ v = Z.of_nat (nth i x 0%nat - m).

Definition says_stack (k : nat) (x : position) (i : nat) (q : quantity) : Prop :=
  forall v, true_of q [] x (Z.of_nat v) <->
    (v <= nth i (sorted x) 0 /\ k * v <= capped (sorted x) v)%nat.

Theorem number_of_reduction : forall A k q i x v, (1 <= k)%nat -> smallest A k -> asked q = Here ->
  says_stack k x i q -> value_is q x v -> stack_of_reduction A (sorted x) i v.
Proof.
  intros A k q i x v k1 sm here says V. pose proof (unplayable_is A k (sorted x) i k1 sm) as U.
  pose proof (reduction_at_least A k _ i _ k1 sm U) as R.
  set (m := (nth i (sorted x) 0 - level k (sorted x))%nat) in *.
  exists m. split; [exact U |]. apply (value_unique q [] x); [exact V |]. unfold value_with, attained. rewrite here.
  split.
  - right. split; [lia |]. apply says, R. apply le_n.
  - intros w w0 T. rewrite <- (Z2Nat.id w w0) in T. apply says, R in T. lia.
Qed.

Lemma smallest_size : forall k sizes, one_of sizes k && forallb (Nat.leb k) sizes = true ->
  smallest (one_of sizes) k.
Proof.
  intros k sizes C. apply andb_true_iff in C. destruct C as [K L]. split; [exact K |].
  intros a Ha. apply existsb_exists in Ha. destruct Ha as [b [Hb E]]. apply Nat.eqb_eq in E. subst b.
  rewrite forallb_forall in L. apply Nat.leb_le, L. exact Hb.
Qed.

Lemma ascending_step : forall a b l, ascending (a :: b :: l) -> (a <= b)%nat /\ ascending (b :: l).
Proof. intros a b l As. inversion As; auto. Qed.

(** Shows [says_stack] of sums of the lowest stacks: [number] is the quantity. *)
Ltac by_sums number :=
  match goal with
  | len : length ?x = _ |- says_stack _ ?x _ _ =>
      intro; unfold true_of, number; rewrite <- (sorted_length x) in len;
      pose proof (sorted_ascending x) as up; revert len up; generalize (sorted x);
      intros s len up;
      repeat (destruct s as [| ? s]; try discriminate len); clear len;
      repeat match goal with
        | up : ascending (_ :: _ :: _) |- _ => apply ascending_step in up; destruct up
        end;
      cbn -[Z.of_nat Z.leb Z.add Z.mul Nat.min Nat.mul];
      repeat match goal with
        | |- context [if ?b then _ else _] => let E := fresh in destruct b eqn:E
        end;
      rewrite ?Z.leb_le, ?Z.leb_gt in *; lia
  end.
