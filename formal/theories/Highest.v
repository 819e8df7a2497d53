(** * Adding highest stacks to a set of stacks

    [add_highest j s x] is s together with j highest nonempty stacks outside s
    (of equally high ones the first). *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Game Level.
Import ListNotations.

(** The height of a highest stack outside s. *)
Fixpoint free_max (s : mask) (x : position) : nat :=
  match s, x with
  | true :: s, _ :: x => free_max s x
  | false :: s, a :: x => Nat.max a (free_max s x)
  | _, _ => 0
  end.

(** s with the first outside stack of height h. *)
Fixpoint add_first (h : nat) (s : mask) (x : position) : mask :=
  match s, x with
  | false :: s, a :: x => if a =? h then true :: s else false :: add_first h s x
  | c :: s, _ :: x => c :: add_first h s x
  | s, _ => s
  end.

Fixpoint add_highest (j : nat) (s : mask) (x : position) : mask :=
  match j with
  | 0 => s
  | S j => let t := add_highest j s x in add_first (free_max t x) t x
  end.

(** [chosen h s0 s x]: s contains s0, the stacks of s outside s0 have height at
    least h, the stacks outside s have height at most h. *)
Inductive chosen (h : nat) : mask -> mask -> position -> Prop :=
| chosen_end : chosen h [] [] []
| chosen_old : forall s0 s x a, chosen h s0 s x -> chosen h (true :: s0) (true :: s) (a :: x)
| chosen_new : forall s0 s x a, h <= a -> chosen h s0 s x ->
    chosen h (false :: s0) (true :: s) (a :: x)
| chosen_free : forall s0 s x a, a <= h -> chosen h s0 s x ->
    chosen h (false :: s0) (false :: s) (a :: x).

(** All stacks of s are nonempty in x: playing on s is possible. *)
Definition fits (s : mask) (x : position) : Prop := exists y, plays s x y.

Lemma fits_keep : forall s x a, fits s x -> fits (false :: s) (a :: x).
Proof. intros s x a [y pl]. exists (a :: y). constructor. exact pl. Qed.

Lemma fits_take : forall s x a, 1 <= a -> fits s x -> fits (true :: s) (a :: x).
Proof.
  intros s x a le [y pl]. destruct a as [| b]; [lia |].
  exists (b :: y). apply plays_take. exact pl.
Qed.

Lemma chosen_free_max : forall h s0 s x, chosen h s0 s x -> free_max s x <= h.
Proof. intros h s0 s x H. induction H; simpl; lia. Qed.

Lemma chosen_lower : forall h g s0 s x, chosen h s0 s x -> free_max s x <= g -> g <= h ->
  chosen g s0 s x.
Proof.
  intros h g s0 s x H. induction H; simpl; intros le gh; constructor;
    first [lia | apply IHchosen; lia].
Qed.

Lemma chosen_add : forall h s0 s x, chosen h s0 s x -> chosen h s0 (add_first h s x) x.
Proof.
  intros h s0 s x H. induction H; simpl; try (constructor; assumption).
  destruct (Nat.eqb_spec a h).
  - apply chosen_new; [lia | assumption].
  - apply chosen_free; assumption.
Qed.

Lemma add_size : forall s x, 1 <= free_max s x ->
  size (add_first (free_max s x) s x) = 1 + size s.
Proof.
  intros s x. remember (free_max s x) as h eqn:E. symmetry in E. revert x h E.
  induction s as [| [] s IH]; intros [| a x] h E h1;
    cbn [free_max add_first size] in *; try lia.
  - rewrite (IH x h); lia.
  - destruct (Nat.eqb_spec a h); cbn [size]; [lia |]. apply IH; lia.
Qed.

Lemma add_fits : forall s x h, 1 <= h -> fits s x -> fits (add_first h s x) x.
Proof.
  intros s x h h1 [y pl]. induction pl as [| s x y a pl IH | s x y a pl IH]; simpl.
  - exists []. constructor.
  - destruct (Nat.eqb_spec a h).
    + apply fits_take; [lia |]. exists y. exact pl.
    + apply fits_keep. exact IH.
  - apply (fits_take _ x (1 + a)); [lia | exact IH].
Qed.

(** If fewer stacks are in s than are nonempty, a nonempty one is outside s. *)
Lemma free_nonempty : forall s x, fits s x -> size s < above x 0 -> 1 <= free_max s x.
Proof.
  intros s x [y pl].
  induction pl as [| s x y a pl IH | s x y a pl IH]; cbn [size above free_max]; intro lt.
  - lia.
  - destruct (Nat.ltb_spec 0 a); [lia |]. specialize (IH ltac:(lia)). lia.
  - apply IH. destruct (Nat.ltb_spec 0 (1 + a)); lia.
Qed.

Lemma chosen_start : forall s x, fits s x -> chosen (total x) s s x.
Proof.
  intros s x [y pl].
  assert (up : forall h, total x <= h -> chosen h s s x).
  { induction pl; intros h le; constructor; simpl in le; try lia; apply IHpl; lia. }
  apply up. lia.
Qed.

Theorem add_highest_spec : forall j s0 x, fits s0 x -> size s0 + j <= above x 0 ->
  fits (add_highest j s0 x) x /\ size (add_highest j s0 x) = size s0 + j /\
  exists h, chosen h s0 (add_highest j s0 x) x.
Proof.
  induction j as [| j IH]; intros s0 x fit le; simpl.
  - repeat split; [exact fit | lia |]. exists (total x). apply chosen_start. exact fit.
  - destruct (IH s0 x fit ltac:(lia)) as (fit' & sz & h & ch).
    set (t := add_highest j s0 x) in *.
    pose proof (free_nonempty t x fit' ltac:(lia)) as pos.
    repeat split.
    + apply add_fits; assumption.
    + rewrite add_size by exact pos. lia.
    + exists (free_max t x). apply chosen_add.
      apply (chosen_lower h); [exact ch | lia | exact (chosen_free_max _ _ _ _ ch)].
Qed.
