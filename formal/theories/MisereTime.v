(** * T(x) in closed form (docs/proofs/misere-remoteness.md, section Counting)

    T(x) is the smaller of 2 l(ceil(x/2)) and 2 l(floor(x/2)) + 1. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Game Level Halves MisereCounting.
Import ListNotations.

Lemma hits_even : forall x s, hits x (2 * s) + capped (upper x) (1 + s) = length x * (1 + s).
Proof.
  intros x s. unfold upper. induction x as [| a x IH]; [reflexivity |]. cbn [hits map capped length].
  rewrite (Nat.mul_succ_l (length x)). destruct (Nat.leb_spec a (2 * s)); halve a; [halve (2 * s - a) | halve (2 * s - a) | |]; lia.
Qed.

Lemma hits_odd : forall x s, hits x (2 * s + 1) + capped (lower x) (1 + s) = length x * (1 + s).
Proof.
  intros x s. unfold lower. induction x as [| a x IH]; [reflexivity |]. cbn [hits map capped length].
  rewrite (Nat.mul_succ_l (length x)).
  destruct (Nat.leb_spec a (2 * s + 1)); halve a; [halve (2 * s + 1 - a) | halve (2 * s + 1 - a) | |]; lia.
Qed.

Section Time.

Variables (k : nat) (x : position).
Hypothesis k1 : 1 <= k.
Hypothesis len : length x = k + 1.

(** D(2s) >= 2 iff s is at least l(ceil(x/2)), and the same for D(2s+1) and floor(x/2). *)
Lemma surplus_even : forall s, (2 <= surplus x (2 * s))%Z <-> level k (upper x) <= s.
Proof.
  intro s. pose proof (hits_even x s) as H. pose proof (level_spec k (upper x) (1 + s) k1) as L.
  rewrite len in H. unfold surplus. halve (2 * s); [| lia].
  assert (P : (k + 1) * (1 + s) = k * (1 + s) + 1 + s) by lia. lia.
Qed.

Lemma surplus_odd : forall s, (2 <= surplus x (2 * s + 1))%Z <-> level k (lower x) <= s.
Proof.
  intro s. pose proof (hits_odd x s) as H. pose proof (level_spec k (lower x) (1 + s) k1) as L.
  rewrite len in H. unfold surplus. halve (2 * s + 1); [lia |].
  assert (P : (k + 1) * (1 + s) = k * (1 + s) + 1 + s) by lia. lia.
Qed.

Theorem time_in_closed_form : first_time x (Nat.min (2 * level k (upper x)) (2 * level k (lower x) + 1)).
Proof.
  split.
  - destruct (Nat.min_spec (2 * level k (upper x)) (2 * level k (lower x) + 1)) as [[_ ->] | [_ ->]].
    + apply surplus_even. apply le_n.
    + apply surplus_odd. apply le_n.
  - intros s lt. pose proof (surplus_even (s / 2)). pose proof (surplus_odd (s / 2)).
    halve s; rewrite L in *; rewrite <- E in *; lia.
Qed.

End Time.
