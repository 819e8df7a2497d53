(** * The set K and Lemma 3 (no move stays in K)

    Holds for every A with smallest element k. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Game Level Halves.
Import ListNotations.

(** x is in K exactly if l(floor(x/2)) = l(ceil(x/2)). *)
Definition K (k : nat) (x : position) : Prop := level k (lower x) = level k (upper x).

Definition K_test (k : nat) (x : position) : bool := level k (lower x) =? level k (upper x).

Lemma K_test_spec : forall k x, K_test k x = true <-> K k x.
Proof. intros. apply Nat.eqb_eq. Qed.

Lemma K_dec : forall k x, K k x \/ ~ K k x.
Proof. intros. unfold K. destruct (Nat.eq_dec (level k (lower x)) (level k (upper x))); auto. Qed.

(** The two inequalities behind Lemma 3; they hold for every x. *)
Lemma lower_after_move : forall k s x x', 1 <= k -> k <= size s -> plays s x x' ->
  level k (lower x') + 1 <= level k (upper x).
Proof.
  intros k s x x' k1 ks pl. apply (level_spec k _ _ k1).
  pose proof (capped_lower_move s x x' (level k (lower x')) pl) as H.
  pose proof (proj2 (level_spec k (lower x') _ k1) (le_n _)).
  replace (level k (lower x') + 1) with (1 + level k (lower x')) by lia. nia.
Qed.

Lemma upper_after_move : forall k s x x', 1 <= k -> plays s x x' ->
  level k (lower x) <= level k (upper x').
Proof. intros. apply level_mono; [assumption | eapply below_upper_move; eassumption]. Qed.

(** Lemma 3. *)
Theorem no_move_stays_in_K : forall k s x x', 1 <= k ->
  k <= size s -> plays s x x' -> K k x -> level k (lower x') < level k (upper x').
Proof.
  intros k s x x' k1 ks pl Kx. unfold K in Kx.
  pose proof (lower_after_move k s x x' k1 ks pl).
  pose proof (upper_after_move k s x x' k1 pl). lia.
Qed.
