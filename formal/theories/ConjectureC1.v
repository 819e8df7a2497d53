(** * The Slow SetNim conjecture DH-C1, as printed *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Level Halves Kernel SlowSetNim Reduction Types.
Import ListNotations.

(** DH-C1. SN(n,{k,...,n}), 1 <= k <= n, r = sum(x) mod 2k: o and r have the same
    parity for all positions; a reduced x is P exactly if o <= r <= 2k-2-o. *)
Theorem slow_setnim : forall n k, 1 <= k <= n ->
  (forall x, length x = n -> Nat.odd (o x) = Nat.odd (r k x)) /\
  (forall x, length x = n -> reduced (from_to k n) x ->
     (P n k x <-> o x <= r k x /\ r k x + o x <= 2 * k - 2)).
Proof.
  intros n k kn. split.
  - intros x _. apply same_parity. lia.
  - intros x len red.
    apply (reduced_level _ k x ltac:(lia) (smallest_from_to k n ltac:(lia))) in red.
    rewrite (P_iff_K n k x kn len). fold (K k x). rewrite (K_iff_type k x ltac:(lia)).
    rewrite ctt_high by exact red. reflexivity.
Qed.

(** The same over all positions: x is P exactly if the type of red(x) says so. *)
Theorem slow_setnim_all : forall n k x, 1 <= k <= n -> length x = n ->
  forall y, reduction (from_to k n) x y -> (P n k x <-> T k y).
Proof.
  intros n k x kn len y red.
  pose proof (reduction_is_ctt _ k x ltac:(lia) (smallest_from_to k n ltac:(lia))) as red'.
  rewrite (reduction_unique _ x _ _ red red').
  rewrite (P_iff_K n k x kn len). apply K_iff_type. lia.
Qed.

(** Any position has the outcome of its reduction (DH-P2.4, DH-C2.5 for these A). *)
Theorem outcome_of_reduction : forall n k x, 1 <= k <= n -> length x = n ->
  forall y, reduction (from_to k n) x y -> (P n k x <-> P n k y).
Proof.
  intros n k x kn len y red.
  pose proof (reduction_is_ctt _ k x ltac:(lia) (smallest_from_to k n ltac:(lia))) as red'.
  rewrite (reduction_unique _ x _ _ red red').
  assert (len' : length (ctt x (level k x)) = n) by (unfold ctt; rewrite map_length; exact len).
  rewrite (P_iff_K n k x kn len), (P_iff_K n k _ kn len').
  apply K_of_reduction. lia.
Qed.
