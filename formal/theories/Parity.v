(** * NT-L25: SN(n,A) for a set A of odd numbers, 1 among them, in both plays

    Every move changes the parity of the total, and 0 is the only position without a move. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Options Misere EvenSums.
Import ListNotations.

(** A set Q is the set of P-positions in misère play if every position of Q has a move, none that stays in Q, and
    from every other position with a move some move leads into Q. *)
Section MiserePartition.

Variable X : Type.
Variable move : X -> X -> Prop.
Variable Q : X -> Prop.
Hypothesis finite : finite_play X move.
Hypothesis Q_dec : forall x, Q x \/ ~ Q x.
Hypothesis Q_moves : forall x, Q x -> exists y, move x y.
Hypothesis Q_leaves : forall x y, Q x -> move x y -> ~ Q y.
Hypothesis into_Q : forall x, ~ Q x -> (forall y, ~ move x y) \/ (exists y, move x y /\ Q y).

Theorem misere_P_of_partition : forall x, (misereP X move x <-> Q x) /\ (misereN X move x <-> ~ Q x).
Proof.
  assert (both : forall x, (Q x -> misereP X move x) /\ (~ Q x -> misereN X move x)).
  { induction x as [x IH] using (well_founded_ind finite). split.
    - intro Qx. destruct (Q_moves x Qx) as [y xy]. apply (misereP_intro _ _ x y xy).
      intros z xz. apply (IH z xz). exact (Q_leaves x z Qx xz).
    - intro nQ. destruct (into_Q x nQ) as [stuck | (y & xy & Qy)].
      + apply misereN_end. exact stuck.
      + apply (misereN_move _ _ x y xy). apply (IH y xy). exact Qy. }
  intro x. destruct (both x) as [toP toN]. pose proof (misere_not_both X move finite x) as nb.
  destruct (Q_dec x) as [Qx | nQ]; split; split; auto; intros; try tauto.
Qed.

End MiserePartition.

(** A nonempty pile can be played on alone. *)
Lemma play_one : forall x, total x <> 0 -> exists s y, size s = 1 /\ plays s x y.
Proof.
  induction x as [| a x IH]; cbn [total]; intro pos; [lia |]. destruct a as [| a].
  - destruct IH as (s & y & sz & pl); [lia |]. exists (false :: s), (0 :: y).
    split; [exact sz | constructor; exact pl].
  - exists (true :: map (fun _ => false) x), (a :: x). cbn [size]. rewrite nothing_size.
    split; [reflexivity | apply plays_take; apply plays_nothing].
Qed.

Section Parity.

Variable A : nat -> bool.
Hypothesis A_1 : A 1 = true.
Hypothesis A_odd : forall a, A a = true -> Nat.odd a = true.

Lemma odd_A_0 : A 0 = false.
Proof. destruct (A 0) eqn:E; [| reflexivity]. discriminate (A_odd 0 E). Qed.

Lemma parity_changes : forall x y, move A x y -> Nat.even (total y) = negb (Nat.even (total x)).
Proof.
  intros x y (s & As & pl). rewrite (move_parity s x y pl). pose proof (A_odd _ As) as od.
  unfold Nat.odd in od. destruct (Nat.even (total x)), (Nat.even (size s)); simpl in *; congruence.
Qed.

Lemma moves_exist : forall x, total x <> 0 -> exists y, move A x y.
Proof.
  intros x pos. destruct (play_one x pos) as (s & y & sz & pl).
  exists y, s. rewrite sz. auto.
Qed.

Theorem parity_normal : forall x, Ppos position (move A) x <-> Nat.even (total x) = true.
Proof.
  intro x. refine (proj1 (P_of_partition _ _ (move_finite A odd_A_0) (fun x => Nat.even (total x) = true) _ _ _ x)).
  - clear x. intro x. destruct (Nat.even (total x)); auto.
  - clear x. intros x y ev xy. rewrite (parity_changes x y xy), ev. discriminate.
  - clear x. intros x od. destruct (moves_exist x) as [y xy].
    { intro E. rewrite E in od. apply od. reflexivity. }
    exists y. split; [exact xy |]. rewrite (parity_changes x y xy).
    destruct (Nat.even (total x)); [destruct (od eq_refl) | reflexivity].
Qed.

Theorem parity_misere : forall x, misereP position (move A) x <-> Nat.even (total x) = false.
Proof.
  intro x. refine (proj1 (misere_P_of_partition _ _ (fun x => Nat.even (total x) = false)
    (move_finite A odd_A_0) _ _ _ _ x)).
  - clear x. intro x. destruct (Nat.even (total x)); [right; discriminate | auto].
  - clear x. intros x od. apply moves_exist. intro E. rewrite E in od. discriminate.
  - clear x. intros x y od xy. rewrite (parity_changes x y xy), od. discriminate.
  - clear x. intros x ev. destruct (Nat.eq_dec (total x) 0) as [z | pos].
    + left. intros y xy. destruct xy as (s & As & pl). pose proof (plays_total s x y pl).
      assert (E : size s = 0) by lia. rewrite E, odd_A_0 in As. discriminate.
    + right. destruct (moves_exist x pos) as [y xy]. exists y. split; [exact xy |].
      rewrite (parity_changes x y xy). destruct (Nat.even (total x)); [reflexivity | destruct (ev eq_refl)].
Qed.

End Parity.
