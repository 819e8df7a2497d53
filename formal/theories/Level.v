(** * The function l(y) and Lemma 1 (section 1 and 2 of the written proof)

    F_y(m) = sum_i min(y_i,m) - k m, and l(y) is the largest m with F_y(m) >= 0.
    Here [capped y m] is the sum, and "F_y(m) >= 0" is [k * m <= capped y m]. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Game.
Import ListNotations.

Fixpoint capped (y : position) (m : nat) : nat :=
  match y with [] => 0 | a :: y => Nat.min a m + capped y m end.

(** The largest m <= b with p m; 0 if there is none. *)
Fixpoint largest (p : nat -> bool) (b : nat) : nat :=
  if p b then b else match b with 0 => 0 | S c => largest p c end.

(** l(y). For k >= 1 nothing above the total can satisfy the inequality. *)
Definition level (k : nat) (y : position) : nat :=
  largest (fun m => k * m <=? capped y m) (total y).

(** Number of stacks higher than m. [above y 0] is the number of nonempty stacks. *)
Fixpoint above (y : position) (m : nat) : nat :=
  match y with [] => 0 | a :: y => (if m <? a then 1 else 0) + above y m end.

(** y <= z stack by stack. *)
Inductive below : position -> position -> Prop :=
| below_nil : below [] []
| below_cons : forall a b y z, a <= b -> below y z -> below (a :: y) (b :: z).

Lemma largest_spec : forall p b,
  p 0 = true -> p (largest p b) = true /\ forall m, m <= b -> p m = true -> m <= largest p b.
Proof.
  intros p b p0. induction b as [| b IH]; simpl.
  - rewrite p0. split; [exact p0 |]. intros; lia.
  - destruct (p (S b)) eqn:E.
    + split; [exact E |]. intros; lia.
    + destruct IH as [IH1 IH2]. split; [exact IH1 |]. intros m le pm.
      apply IH2; [| exact pm]. assert (m <> S b) by congruence. lia.
Qed.

Lemma capped_0 : forall y, capped y 0 = 0.
Proof. induction y; simpl; lia. Qed.

Lemma capped_le_total : forall y m, capped y m <= total y.
Proof. induction y as [| a y IH]; intro m; simpl; [lia |]. specialize (IH m). lia. Qed.

Lemma capped_S : forall y m, capped y (S m) = capped y m + above y m.
Proof.
  induction y as [| a y IH]; intro m; simpl capped; simpl above; [lia |].
  rewrite IH. destruct (Nat.ltb_spec m a); lia.
Qed.

Lemma above_capped : forall y m, m * above y m <= capped y m.
Proof.
  induction y as [| a y IH]; intro m; simpl capped; simpl above; [lia |].
  specialize (IH m). destruct (Nat.ltb_spec m a); nia.
Qed.

(** F_y is nonnegative on an initial segment. *)
Lemma capped_down : forall k y m, k * S m <= capped y (S m) -> k * m <= capped y m.
Proof.
  intros k y m H. rewrite capped_S in H. pose proof (above_capped y m).
  destruct (le_lt_dec k (above y m)); nia.
Qed.

(** Lemma 1a: F_y(m) >= 0 exactly for m <= l(y). *)
Lemma level_spec : forall k y m, 1 <= k -> (k * m <= capped y m <-> m <= level k y).
Proof.
  intros k y m k1. unfold level.
  destruct (largest_spec (fun m => k * m <=? capped y m) (total y)) as [top max].
  { apply Nat.leb_le. lia. }
  apply Nat.leb_le in top. split.
  - intro H. apply max; [| apply Nat.leb_le; exact H].
    pose proof (capped_le_total y m). nia.
  - generalize dependent (largest (fun m => k * m <=? capped y m) (total y)).
    intros t top _ le. induction le as [| t le IH]; [exact top |].
    apply IH. apply capped_down. exact top.
Qed.

(** Lemma 1a, second part: l(y) >= 1 exactly if at least k stacks are nonempty. *)
Lemma level_pos : forall k y, 1 <= k -> (1 <= level k y <-> k <= above y 0).
Proof.
  intros k y k1. rewrite <- (level_spec k y 1 k1). rewrite capped_S, capped_0. lia.
Qed.

Lemma level_eq : forall k y m, 1 <= k ->
  k * m <= capped y m -> capped y (S m) < k * S m -> level k y = m.
Proof.
  intros k y m k1 H1 H2. apply (level_spec k y m k1) in H1.
  assert (~ S m <= level k y) by (rewrite <- (level_spec k y (S m) k1); lia). lia.
Qed.

(** Lemma 1b. *)
Lemma capped_mono : forall y z m, below y z -> capped y m <= capped z m.
Proof. intros y z m H. induction H; simpl; lia. Qed.

Lemma level_mono : forall k y z, 1 <= k -> below y z -> level k y <= level k z.
Proof.
  intros k y z k1 H. apply (level_spec k z _ k1).
  pose proof (capped_mono y z (level k y) H).
  pose proof (proj2 (level_spec k y (level k y) k1) (le_n _)). lia.
Qed.

(** Lemma 1c: playing on at least k stacks lowers l by at least 1. *)
Lemma capped_plays : forall s y z m, plays s y z -> capped z m + size s <= capped y (1 + m).
Proof. intros s y z m H. induction H; cbn [capped size]; lia. Qed.

Lemma level_plays : forall k s y z, 1 <= k ->
  k <= size s -> plays s y z -> level k z + 1 <= level k y.
Proof.
  intros k s y z k1 kS pl. apply (level_spec k y _ k1).
  pose proof (capped_plays s y z (level k z) pl) as H.
  pose proof (proj2 (level_spec k z (level k z) k1) (le_n _)).
  replace (level k z + 1) with (1 + level k z) by lia. nia.
Qed.
