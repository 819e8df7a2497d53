(** * The limit game (NT-8): a pile too large to matter

    In SN(n,A) with k = min A >= 2 let one pile be at least floor(s/(k-1)), s the sum
    of the others. Then it may be left out: the others, in SN(n-1,A') with
    A' = {a : a in A or a+1 in A}, have the same values. The large pile stands
    first; the order of the piles plays no role. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Misere Game Options PPositions Values.
Import ListNotations.

Definition or_one_more (A : nat -> bool) (a : nat) : bool := A a || A (S a).

(** (k-1) b >= s - (k-2). *)
Definition large_first (k : nat) (x y : position) : Prop :=
  exists b, x = b :: y /\ total y <= (k - 1) * b + (k - 2).

(** b >= floor(s/(k-1)) in the form used here. *)
Lemma large_first_div : forall k b y, 2 <= k -> total y / (k - 1) <= b -> large_first k (b :: y) y.
Proof.
  intros k b y k2 le. exists b. split; [reflexivity |].
  pose proof (Nat.div_mod (total y) (k - 1) ltac:(lia)) as E.
  pose proof (Nat.mod_upper_bound (total y) (k - 1) ltac:(lia)).
  assert ((k - 1) * (total y / (k - 1)) <= (k - 1) * b) by (apply Nat.mul_le_mono_l; exact le). lia.
Qed.

Lemma total_0_piles : forall s y y', plays s y y' -> size s <= total y.
Proof. intros s y y' pl. pose proof (plays_total s y y' pl). lia. Qed.

(** The projection that forgets the large pile matches the moves. *)
Theorem limit_bisimulation : forall A k, 2 <= k -> smallest A k ->
  bisimulation (move A) (move (or_one_more A)) (large_first k).
Proof.
  intros A k k2 [Ak min] x y (b & -> & le). split.
  - intros x' [s [As pl]]. inversion pl as [| t y0 y' b0 pl' | t y0 y' b0 pl']; subst.
    + exists y'. cbn [size] in As. pose proof (min _ As). pose proof (plays_total t y y' pl').
      split; [exists t; split; [unfold or_one_more; rewrite As; reflexivity | exact pl'] |].
      exists b. split; [reflexivity | lia].
    + exists y'. cbn [size] in As. pose proof (min _ As). pose proof (plays_total t y y' pl').
      split.
      { exists t. split; [| exact pl']. unfold or_one_more. apply orb_true_iff. right. exact As. }
      exists b0. split; [reflexivity | nia].
  - intros y' [s [As pl]]. pose proof (plays_total s y y' pl) as E.
    unfold or_one_more in As. apply orb_true_iff in As. destruct As as [As | As].
    + exists (b :: y'). split; [exists (false :: s); split; [exact As | constructor; exact pl] |].
      exists b. split; [reflexivity | lia].
    + pose proof (min _ As). destruct b as [| b]; [exfalso; nia |].
      exists (b :: y'). split; [exists (true :: s); split; [exact As | apply plays_take; exact pl] |].
      exists b. split; [reflexivity | nia].
Qed.

Lemma or_one_more_0 : forall A k, 2 <= k -> smallest A k -> or_one_more A 0 = false.
Proof.
  intros A k k2 [_ min]. unfold or_one_more. apply orb_false_iff.
  split; [destruct (A 0) eqn:E | destruct (A 1) eqn:E]; try reflexivity; apply min in E; lia.
Qed.

Section LimitGame.

Variables (A : nat -> bool) (k : nat).
Hypothesis k2 : 2 <= k.
Hypothesis sm : smallest A k.

Let A0 : A 0 = false.
Proof. destruct sm as [_ min]. destruct (A 0) eqn:E; [apply min in E; lia | reflexivity]. Qed.

Let finite := move_finite A A0.
Let bisim := limit_bisimulation A k k2 sm.

Theorem limit_outcome : forall b y, total y / (k - 1) <= b ->
  (Ppos position (move A) (b :: y) <-> Ppos position (move (or_one_more A)) y) /\
  (misereP position (move A) (b :: y) <-> misereP position (move (or_one_more A)) y).
Proof.
  intros b y le. pose proof (large_first_div k b y k2 le) as B. split.
  - apply (same_outcome _ _ _ _ _ finite bisim _ _ B).
  - apply (same_misere_outcome _ _ _ _ _ finite bisim _ _ B).
Qed.

Theorem limit_remoteness : forall good R S,
  solves_smith position (move A) good R ->
  solves_smith position (move (or_one_more A)) good S ->
  forall b y, total y / (k - 1) <= b -> R (b :: y) = S y.
Proof.
  intros good R S solR solS b y le.
  exact (same_remoteness _ _ _ _ _ finite bisim _ _ (options_spec A) (options_spec (or_one_more A))
           good R S solR solS _ _ (large_first_div k b y k2 le)).
Qed.

Theorem limit_grundy_value : forall G H,
  solves_grundy position (move A) G -> solves_grundy position (move (or_one_more A)) H ->
  forall b y, total y / (k - 1) <= b -> G (b :: y) = H y.
Proof.
  intros G H solG solH b y le.
  exact (same_grundy_value _ _ _ _ _ finite bisim G H solG solH _ _ (large_first_div k b y k2 le)).
Qed.

End LimitGame.
