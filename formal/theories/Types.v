(** * K in terms of o and sum mod 2k (Lemmas 6, 7 and 8)

    o is the number of odd stacks, r = sum mod 2k (DH-D7). *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Game Level Halves Kernel Reduction.
Import ListNotations.

Definition o (x : position) : nat := size (odds x).
Definition r (k : nat) (x : position) : nat := total x mod (2 * k).

(** o <= r <= 2k-2-o. With natural numbers 2k-2-o is 0 where the true value is
    negative; o is added instead, so that nothing is truncated (k >= 1). *)
Definition T (k : nat) (x : position) : Prop := o x <= r k x /\ r k x + o x <= 2 * k - 2.

(** Lemma 6. *)
Lemma capped_even : forall x p, capped x (2 * p) = capped (lower x) p + capped (upper x) p.
Proof.
  induction x as [| a x IH]; intro p; cbn [capped lower upper map]; [lia |].
  rewrite IH. unfold lower, upper. halve a; lia.
Qed.

Lemma capped_odd : forall x p,
  capped x (2 * p + 1) = capped (lower x) p + capped (upper x) (p + 1).
Proof.
  induction x as [| a x IH]; intro p; cbn [capped lower upper map]; [lia |].
  rewrite IH. unfold lower, upper. halve a; lia.
Qed.

(** Counting halves of min(x,N), from the proof of Lemma 7. *)
Lemma odd_2 : forall p, Nat.odd (2 * p) = false.
Proof. intro p. rewrite Nat.odd_mul. reflexivity. Qed.

Lemma odd_2_1 : forall p, Nat.odd (2 * p + 1) = true.
Proof. intro p. rewrite Nat.add_1_r, Nat.odd_succ, Nat.even_mul. reflexivity. Qed.

Lemma count_lower : forall x p, 2 * capped (lower x) p + o (ctt x (2 * p)) = capped x (2 * p).
Proof.
  unfold o. induction x as [| a x IH]; intro p; cbn [capped lower odds ctt map]; [reflexivity |].
  specialize (IH p). unfold lower, odds, ctt in IH.
  destruct (Nat.min_spec a (2 * p)) as [[lt ->] | [le ->]].
  - halve a; cbn [size]; lia.
  - rewrite odd_2. halve a; cbn [size]; lia.
Qed.

Lemma count_upper : forall x p,
  2 * capped (upper x) (p + 1) = capped x (2 * p + 1) + o (ctt x (2 * p + 1)).
Proof.
  unfold o. induction x as [| a x IH]; intro p; cbn [capped upper odds ctt map]; [reflexivity |].
  specialize (IH p). unfold upper, odds, ctt in IH.
  destruct (Nat.min_spec a (2 * p + 1)) as [[lt ->] | [le ->]].
  - halve a; cbn [size]; lia.
  - rewrite odd_2_1. halve a; cbn [size]; lia.
Qed.

Lemma level_bounds : forall k x, 1 <= k ->
  k * level k x <= capped x (level k x) < k * level k x + k.
Proof.
  intros k x k1. split; [apply (level_spec k x _ k1); lia |].
  assert (~ k * S (level k x) <= capped x (S (level k x))).
  { intro H. apply (level_spec k x _ k1) in H. lia. }
  pose proof (capped_S x (level k x)). lia.
Qed.

(** Lemma 7, N = l(x) = 2p. *)
Lemma K_even : forall k x p, 1 <= k -> level k x = 2 * p ->
  (K k x <-> k * p <= capped (lower x) p) /\
  (K k x <-> o (ctt x (2 * p)) + k * (2 * p) <= capped x (2 * p)).
Proof.
  intros k x p k1 lev.
  pose proof (level_bounds k x k1) as lb. rewrite lev in lb.
  assert (over : capped x (2 * p + 1) < k * (2 * p + 1)).
  { enough (~ k * (2 * p + 1) <= capped x (2 * p + 1)) by lia.
    rewrite (level_spec k x _ k1). lia. }
  pose proof (capped_even x p). pose proof (capped_odd x p). pose proof (count_lower x p).
  pose proof (level_spec k (lower x) p k1) as u. pose proof (level_spec k (upper x) p k1) as v.
  pose proof (level_spec k (upper x) (p + 1) k1) as v'.
  pose proof (lower_le_upper k x k1). unfold K.
  assert (E : level k (lower x) = level k (upper x) <-> k * p <= capped (lower x) p).
  { split; intro H'.
    - apply u. destruct (le_lt_dec p (level k (lower x))); [assumption |].
      assert (~ k * p <= capped (lower x) p) by (rewrite u; lia).
      assert (p <= level k (upper x)) by (apply v; nia). lia.
    - assert (p <= level k (lower x)) by (apply u; exact H').
      assert (~ p + 1 <= level k (upper x)) by (rewrite <- v'; nia). lia. }
  split; [exact E |]. rewrite E. split; nia.
Qed.

(** Lemma 7, N = l(x) = 2p + 1. *)
Lemma K_odd : forall k x p, 1 <= k -> level k x = 2 * p + 1 ->
  (K k x <-> capped (upper x) (p + 1) < k * (p + 1)) /\
  (K k x <-> capped x (2 * p + 1) + o (ctt x (2 * p + 1)) < k * (2 * p + 1) + k).
Proof.
  intros k x p k1 lev.
  pose proof (level_bounds k x k1) as lb. rewrite lev in lb.
  assert (over : capped x (2 * (p + 1)) < k * (2 * (p + 1))).
  { enough (~ k * (2 * (p + 1)) <= capped x (2 * (p + 1))) by lia.
    rewrite (level_spec k x _ k1). lia. }
  pose proof (capped_even x (p + 1)). pose proof (capped_odd x p). pose proof (count_upper x p).
  pose proof (level_spec k (lower x) p k1) as u.
  pose proof (level_spec k (lower x) (p + 1) k1) as u'.
  pose proof (level_spec k (upper x) (p + 1) k1) as v.
  pose proof (lower_le_upper k x k1). unfold K.
  assert (E : level k (lower x) = level k (upper x) <->
              capped (upper x) (p + 1) < k * (p + 1)).
  { split; intro H'.
    - enough (~ k * (p + 1) <= capped (upper x) (p + 1)) by lia. intro high.
      assert (p + 1 <= level k (upper x)) by (apply v; exact high).
      assert (high' : k * (p + 1) <= capped (lower x) (p + 1)) by (apply u'; lia). nia.
    - assert (~ p + 1 <= level k (upper x)) by (rewrite <- v; lia).
      assert (p <= level k (lower x)) by (apply u; nia). lia. }
  split; [exact E |]. rewrite E. split; nia.
Qed.

Lemma total_ctt : forall x m, total (ctt x m) = capped x m.
Proof.
  induction x as [| a x IH]; intro m; cbn [ctt map total capped]; [reflexivity |].
  unfold ctt in IH. rewrite IH. reflexivity.
Qed.

Lemma ctt_high : forall x m, highest x <= m -> ctt x m = x.
Proof.
  induction x as [| a x IH]; intro m; cbn [ctt map highest]; intro le; [reflexivity |].
  f_equal; [lia | apply IH; lia].
Qed.

Lemma ctt_ctt : forall x m p, ctt (ctt x m) p = ctt x (Nat.min m p).
Proof.
  induction x as [| a x IH]; intros m p; cbn [ctt map]; [reflexivity |].
  f_equal; [lia | apply IH].
Qed.

(** First statement of DH-C1: o and r have the same parity, for all positions. *)
Lemma odd_total : forall x, Nat.odd (o x) = Nat.odd (total x).
Proof.
  unfold o. induction x as [| a x IH]; cbn [odds map total]; [reflexivity |].
  rewrite Nat.odd_add, <- IH. unfold odds.
  destruct (Nat.odd a); cbn [size]; [| destruct (Nat.odd _); reflexivity].
  rewrite Nat.odd_add. reflexivity.
Qed.

Theorem same_parity : forall k x, 1 <= k -> Nat.odd (o x) = Nat.odd (r k x).
Proof.
  intros k x k1. rewrite odd_total. unfold r.
  rewrite (Nat.div_mod (total x) (2 * k)) at 1 by lia.
  rewrite <- Nat.mul_assoc, Nat.odd_add, odd_2. destruct (Nat.odd _); reflexivity.
Qed.

(** Lemma 8b and 8c: x in K exactly if red(x) in T. *)
Theorem K_iff_type : forall k x, 1 <= k -> (K k x <-> T k (ctt x (level k x))).
Proof.
  intros k x k1.
  pose proof (level_bounds k x k1) as lb.
  pose proof (same_parity k (ctt x (level k x)) k1) as par.
  unfold T. assert (rE : r k (ctt x (level k x)) = capped x (level k x) mod (2 * k)).
  { unfold r. rewrite total_ctt. reflexivity. }
  rewrite rE in *. clear rE.
  destruct (halves (level k x)) as [p [(lev & _) | (lev & _)]].
  - rewrite (proj2 (K_even k x p k1 lev)). rewrite lev in *. clear lev.
    set (c := capped x (2 * p)) in *. set (q := o (ctt x (2 * p))) in *.
    assert (E : c mod (2 * k) = c - k * (2 * p)).
    { symmetry. apply (Nat.mod_unique c (2 * k) p); nia. }
    rewrite E. split; [| lia]. intro. split; [lia |].
    assert (c - k * (2 * p) <= k - 1) by lia. lia.
  - rewrite (proj2 (K_odd k x p k1 lev)). rewrite lev in *. clear lev.
    set (c := capped x (2 * p + 1)) in *. set (q := o (ctt x (2 * p + 1))) in *.
    assert (E : c mod (2 * k) = c - k * (2 * p)).
    { symmetry. apply (Nat.mod_unique c (2 * k) p); nia. }
    rewrite E in *. split; [| nia]. intro lt.
    (* r + o < 2k, and r + o is even *)
    destruct (halves q) as [a [(Ea & Oa & _) | (Ea & Oa & _)]];
    destruct (halves (c - k * (2 * p))) as [b [(Eb & Ob & _) | (Eb & Ob & _)]];
      rewrite Oa, Ob in par; try discriminate; split; nia.
Qed.

(** Lemma 8c: l, and membership in K, are those of the reduction. *)
Lemma capped_ctt : forall x m p, capped (ctt x m) p = capped x (Nat.min m p).
Proof.
  induction x as [| a x IH]; intros m p; cbn [ctt map capped]; [reflexivity |].
  unfold ctt in IH. rewrite IH. lia.
Qed.

Lemma level_ctt : forall k x, 1 <= k -> level k (ctt x (level k x)) = level k x.
Proof.
  intros k x k1. apply level_eq; [exact k1 | |]; rewrite capped_ctt.
  - rewrite Nat.min_id. apply (level_spec k x _ k1). lia.
  - replace (Nat.min _ _) with (level k x) by lia. pose proof (level_bounds k x k1). lia.
Qed.

Theorem K_of_reduction : forall k x, 1 <= k -> (K k x <-> K k (ctt x (level k x))).
Proof.
  intros k x k1. rewrite (K_iff_type k x k1), (K_iff_type k (ctt x (level k x)) k1).
  rewrite level_ctt, ctt_ctt, Nat.min_id by exact k1. reflexivity.
Qed.
