(** * Theorem 5: the P-positions of SN(n,{k,...,n}), for all n, k and positions

    The Slow SetNim theorem, reduced or not (NT-1; DH-C1 is in [ConjectureC1]). *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Options PPositions Level Halves Highest Kernel WinningRule.
Import ListNotations.

(** P- and N-positions of SN(n,{k,...,n}). *)
Definition P (n k : nat) : position -> Prop := Ppos position (move (from_to k n)).
Definition N (n k : nat) : position -> Prop := Npos position (move (from_to k n)).

Lemma plays_size : forall s x y, plays s x y -> size s <= length x.
Proof. intros s x y pl. destruct (plays_length s x y pl) as [_ <-]. apply size_le_length. Qed.

Lemma move_into_K_exists : forall n k x, 1 <= k <= n -> length x = n -> ~ K k x ->
  exists y, move (from_to k n) x y /\ K k y.
Proof.
  intros n k x kn len nK.
  pose proof (outside_K_nonempty k x (proj1 kn) nK) as sup.
  destruct (rule_into_K k x (rule k x) (proj1 kn) nK (rule_follows_rule k x sup))
    as (y & pl & Ky & sz).
  exists y. split; [| exact Ky]. exists (rule k x). split; [| exact pl].
  apply from_to_spec. pose proof (plays_size _ _ _ pl). lia.
Qed.

(** Theorem 5 (NT-1), P-positions. *)
Theorem P_iff_K : forall n k x, 1 <= k <= n -> length x = n ->
  (P n k x <-> level k (lower x) = level k (upper x)).
Proof.
  intros n k x kn len.
  (* positions of other lengths belong to no SN(n,A); they are put in or out of
     the set by their own outcome *)
  pose proof (move_finite (from_to k n) (from_to_0 k n (proj1 kn))) as fin.
  pose proof (P_or_N _ _ fin (options (from_to k n)) (options_spec (from_to k n))) as either.
  pose proof (not_both _ _ fin) as never.
  pose (Q := fun x => (length x = n /\ K k x) \/ (length x <> n /\ P n k x)).
  enough (forall x, (P n k x <-> Q x) /\ (N n k x <-> ~ Q x)) as H.
  { destruct (H x) as [[H1 H2] _]. unfold Q in *. fold (K k x). tauto. }
  apply P_of_partition; [exact fin | | |].
  - intro y. unfold Q. destruct (K_dec k y), (Nat.eq_dec (length y) n), (either y) as [Py | Ny];
      fold (P n k y) in *; try tauto.
    all: pose proof (fun Py => never y Py Ny); fold (P n k y) in *; unfold P in *; tauto.
  - intros y z Qy yz Qz. pose proof (move_length _ _ _ yz) as ll. unfold Q in *.
    destruct Qy as [[Ly Ky] | [Ly Py]], Qz as [[Lz Kz] | [Lz Pz]]; try congruence.
    + destruct yz as [s [sA pl]]. apply from_to_spec in sA.
      pose proof (no_move_stays_in_K k s y z (proj1 kn) (proj1 sA) pl Ky). unfold K in Kz. lia.
    + destruct Py as [y all]. exact (never z Pz (all z yz)).
  - intros y nQ. unfold Q in *. destruct (Nat.eq_dec (length y) n) as [Ly | Ly].
    + assert (nK : ~ K k y) by tauto.
      destruct (move_into_K_exists n k y kn Ly nK) as (z & yz & Kz).
      exists z. split; [exact yz |]. left. split; [| exact Kz].
      rewrite (move_length _ _ _ yz). exact Ly.
    + destruct (either y) as [Py | Ny]; [tauto |]. destruct Ny as [y z yz Pz].
      exists z. split; [exact yz |]. right. split; [| exact Pz].
      rewrite (move_length _ _ _ yz). exact Ly.
Qed.

Theorem N_iff_not_K : forall n k x, 1 <= k <= n -> length x = n ->
  (N n k x <-> level k (lower x) <> level k (upper x)).
Proof.
  intros n k x kn len. rewrite <- (P_iff_K n k x kn len).
  apply (N_iff_not_P _ _ (move_finite _ (from_to_0 k n (proj1 kn))) (options (from_to k n))).
  apply options_spec.
Qed.

(** Theorem 5, winning rule: from every N-position every move that follows the
    rule wins, and such a move exists ([rule] computes one). *)
Theorem rule_wins : forall n k x s, 1 <= k <= n -> length x = n -> N n k x ->
  follows_rule k x s ->
  exists y, plays s x y /\ from_to k n (size s) = true /\ P n k y.
Proof.
  intros n k x s kn len Nx fol.
  apply N_iff_not_K in Nx; try assumption.
  destruct (rule_into_K k x s (proj1 kn) Nx fol) as (y & pl & Ky & sz).
  exists y. split; [exact pl |]. split.
  - apply from_to_spec. pose proof (plays_size _ _ _ pl). lia.
  - apply P_iff_K; [exact kn | | exact Ky].
    destruct (plays_length _ _ _ pl) as [-> _]. exact len.
Qed.

Theorem rule_exists : forall n k x, 1 <= k <= n -> length x = n -> N n k x ->
  follows_rule k x (rule k x).
Proof.
  intros n k x kn len Nx. apply rule_follows_rule.
  apply outside_K_nonempty; [apply kn |]. apply N_iff_not_K in Nx; assumption.
Qed.

(** The decision procedure: outcome without search. *)
Theorem K_test_decides : forall n k x, 1 <= k <= n -> length x = n ->
  (K_test k x = true <-> P n k x).
Proof. intros. rewrite K_test_spec, P_iff_K by assumption. reflexivity. Qed.

Theorem K_test_is_isP : forall n k x, 1 <= k <= n -> length x = n ->
  K_test k x = isP (from_to k n) x.
Proof.
  intros n k x kn len. apply eq_true_iff_eq.
  rewrite (K_test_decides n k x kn len), isP_correct by (apply from_to_0; apply kn).
  reflexivity.
Qed.
