(** * Odd stacks and halves (section 1 and Lemma 2 of the written proof)

    O is the set of odd stacks, o its size, u = floor(x/2), v = ceil(x/2). *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Game Level.
Import ListNotations.

Definition lower (x : position) : position := map (fun a => a / 2) x.
Definition upper (x : position) : position := map (fun a => (a + 1) / 2) x.

(** O, as a set of stacks; [size (odds x)] is o. *)
Definition odds (x : position) : mask := map Nat.odd x.

(** Every height is even or odd, and its halves are known. *)
Lemma halves : forall a, exists b,
  (a = 2 * b /\ Nat.odd a = false /\ a / 2 = b /\ (a + 1) / 2 = b) \/
  (a = 2 * b + 1 /\ Nat.odd a = true /\ a / 2 = b /\ (a + 1) / 2 = b + 1).
Proof.
  intro a. exists (a / 2).
  pose proof (Nat.div_mod a 2 ltac:(lia)) as E.
  pose proof (Nat.mod_upper_bound a 2 ltac:(lia)) as U.
  pose proof (Nat.bit0_mod a) as B. rewrite Nat.bit0_odd in B.
  destruct (Nat.odd a) eqn:O; cbn [Nat.b2n] in B.
  - right. repeat split; try lia. symmetry. apply (Nat.div_unique (a + 1) 2 (a / 2 + 1) 0); lia.
  - left. repeat split; try lia. symmetry. apply (Nat.div_unique (a + 1) 2 (a / 2) 1); lia.
Qed.

Ltac halve a :=
  let b := fresh "b" in
  let E := fresh "E" in
  let O := fresh "O" in
  let L := fresh "L" in
  let U := fresh "U" in
  destruct (halves a) as [b [(E & O & L & U) | (E & O & L & U)]];
  rewrite ?O, ?L, ?U.

Lemma below_lower_upper : forall x, below (lower x) (upper x).
Proof.
  induction x as [| a x IH]; cbn [lower upper map]; constructor; [| exact IH].
  halve a; lia.
Qed.

Lemma lower_le_upper : forall k x, 1 <= k -> level k (lower x) <= level k (upper x).
Proof. intros. apply level_mono; [assumption | apply below_lower_upper]. Qed.

(** Lemma 2, what is used of it in Lemma 3. The halves of x' = x - 1_s. *)
Lemma capped_lower_move : forall s x x' m, plays s x x' ->
  capped (lower x') m + size s <= capped (upper x) (1 + m).
Proof.
  intros s x x' m H. induction H; cbn [size lower upper capped map]; [lia | |].
  - fold (lower x) (upper x) (lower y) (upper y). fold (lower y) in IHplays.
    halve a; lia.
  - fold (lower y) (upper x) in *. halve a; halve (1 + a); lia.
Qed.

Lemma below_upper_move : forall s x x', plays s x x' -> below (lower x) (upper x').
Proof.
  intros s x x' H. induction H; cbn [lower upper map]; constructor; try assumption.
  - halve a; lia.
  - halve a; halve (1 + a); lia.
Qed.

(** Lemma 2 in full: u' = v - 1_(s or O) and v' = v - 1_(s and O). *)
Definition both (s t : mask) : mask := map (fun p => fst p && snd p) (combine s t).
Definition either (s t : mask) : mask := map (fun p => fst p || snd p) (combine s t).

Lemma halves_of_move : forall s x x', plays s x x' ->
  plays (either s (odds x)) (upper x) (lower x') /\
  plays (both s (odds x)) (upper x) (upper x').
Proof.
  intros s x x' H.
  assert (keep : forall s y z a b, a = b -> plays s y z -> plays (false :: s) (a :: y) (b :: z)).
  { intros; subst; constructor; assumption. }
  assert (take : forall s y z a b, a = 1 + b -> plays s y z -> plays (true :: s) (a :: y) (b :: z)).
  { intros; subst; constructor; assumption. }
  induction H as [| s x y a H [IH1 IH2] | s x y a H [IH1 IH2]]; [split; constructor | |];
    unfold either, both, odds, upper, lower in *; cbn [combine map fst snd orb andb].
  - halve a; split; first [apply keep; [lia | assumption] | apply take; [lia | assumption]].
  - halve a; halve (1 + a); try lia; split;
      first [apply keep; [lia | assumption] | apply take; [lia | assumption]].
Qed.
