(** * A closed form for the remoteness of NIM(k+1,k)

    With u = floor(x/2), v = ceil(x/2), L = l(v) and F_v(L) = sum_i min(v_i,L) - k L:
    - l(u) = L:                                             2 L
    - otherwise, F_v(L) > 0 or some even pile <= 2 L - 2:   2 L - 1
    - otherwise, all piles odd and <= 2 L - 3:              2 L - 2
    - otherwise:                                            2 L - 3.
    This file has the sums that a move changes; [RemotenessTheorem] the theorem. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Game Level Halves Highest Kernel WinningRule Reduction.
Import ListNotations.

(** Some even pile is at most 2L - 2. *)
Definition low_even (L : nat) (x : position) : bool :=
  existsb (fun a => negb (Nat.odd a) && (a + 2 <=? 2 * L)) x.

(** All piles are odd and at most 2L - 3. *)
Definition low_odd (L : nat) (x : position) : bool :=
  forallb (fun a => Nat.odd a && (a + 3 <=? 2 * L)) x.

Definition formula (k : nat) (x : position) : nat :=
  let L := level k (upper x) in
  if level k (lower x) =? L then 2 * L
  else if (k * L <? capped (upper x) L) || low_even L x then 2 * L - 1
  else if low_odd L x then 2 * L - 2
  else 2 * L - 3.

Lemma low_even_spec : forall L x, low_even L x = true <->
  exists a, In a x /\ Nat.odd a = false /\ a + 2 <= 2 * L.
Proof.
  intros L x. unfold low_even. rewrite existsb_exists.
  split; intros (a & Hin & H); exists a; (split; [exact Hin |]).
  - apply andb_true_iff in H. destruct H as [H1 H2].
    split; [destruct (Nat.odd a); [discriminate | reflexivity] | apply Nat.leb_le; exact H2].
  - destruct H as [-> H]. apply Nat.leb_le in H. exact H.
Qed.

Lemma low_even_false : forall L x, low_even L x = false ->
  forall a, In a x -> Nat.odd a = false -> 2 * L <= a.
Proof.
  intros L x E a Hin O. destruct (le_lt_dec (2 * L) a) as [| lt]; [assumption | exfalso].
  assert (low_even L x = true); [| congruence].
  apply low_even_spec. exists a. split; [exact Hin | split; [exact O |]].
  destruct (halves a) as [b [(F & _) | (_ & O' & _)]]; [lia | congruence].
Qed.

Lemma low_odd_spec : forall L x, low_odd L x = true <->
  forall a, In a x -> Nat.odd a = true /\ a + 3 <= 2 * L.
Proof.
  intros L x. unfold low_odd. rewrite forallb_forall.
  split; intros H a Hin; specialize (H a Hin).
  - apply andb_true_iff in H. destruct H as [H1 H2]. apply Nat.leb_le in H2. auto.
  - apply andb_true_iff. destruct H as [H1 H2]. split; [exact H1 | apply Nat.leb_le; exact H2].
Qed.

(** ** Sums after a move, any number of kept piles *)

Ltac cbn_halves := cbn [length size lower upper capped map] in *;
  unfold lower, upper in *.

(** A position with odd piles only has the same v before the move. *)
Lemma upper_before : forall s x y, plays s x y ->
  (forall b, In b y -> Nat.odd b = true) -> upper x = upper y.
Proof.
  intros s x y pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intro odd;
    unfold upper in *; cbn [map]; [reflexivity | |];
    (rewrite (IH (fun b Hb => odd b (or_intror Hb)));
     pose proof (odd a (or_introl eq_refl)) as Oa; f_equal).
  halve a; try congruence. halve (1 + a); lia.
Qed.

(** Into odd piles with v' <= L: the kept piles lose one in u. *)
Lemma lower_before : forall s x y L, plays s x y ->
  (forall b, In b y -> Nat.odd b = true /\ b + 1 <= 2 * L) ->
  capped (lower x) L + length s = capped (upper y) L + size s.
Proof.
  intros s x y L pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intro odd;
    cbn_halves; [lia | |];
    (specialize (IH (fun b Hb => odd b (or_intror Hb)));
     destruct (odd a (or_introl eq_refl)) as [Oa le]).
  - halve a; [congruence | lia].
  - halve a; [congruence |]. halve (1 + a); lia.
Qed.

(** v' against v, in general: every pile loses at most one, ... *)
Lemma upper_after : forall s x y q, plays s x y ->
  capped (upper x) (1 + q) <= capped (upper y) q + length s.
Proof.
  intros s x y q pl. induction pl as [| s x y a pl IH | s x y a pl IH]; cbn_halves;
    [lia | halve a; lia |].
  halve a; halve (1 + a); lia.
Qed.

(** ... and an even pile of at most 2q loses nothing. *)
Lemma upper_after_low : forall s x y q, plays s x y ->
  (exists a, In a x /\ Nat.odd a = false /\ a <= 2 * q) ->
  capped (upper x) (1 + q) + 1 <= capped (upper y) q + length s.
Proof.
  intros s x y q pl. induction pl as [| s x y a pl IH | s x y a pl IH];
    intros (b & Hin & Ob & le); [destruct Hin | |];
    pose proof (upper_after s x y q pl) as gen;
    (destruct Hin as [E | Hin];
     [subst b; clear IH | specialize (IH (ex_intro _ b (conj Hin (conj Ob le))))]; cbn_halves).
  - halve a; [lia | congruence].
  - halve a; lia.
  - halve (1 + a); [| congruence]. halve a; lia.
  - halve a; halve (1 + a); lia.
Qed.

(** From odd piles: exact values. *)
Lemma upper_after_odd : forall s x y q, plays s x y ->
  (forall a, In a x -> Nat.odd a = true /\ a + 1 <= 2 * q) ->
  capped (upper y) q + size s = capped (upper x) q.
Proof.
  intros s x y q pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intro odd;
    cbn_halves; [lia | |];
    specialize (IH (fun b Hb => odd b (or_intror Hb))).
  - lia.
  - destruct (odd (1 + a) (or_introl eq_refl)) as [Oa le].
    halve (1 + a); [congruence |]. halve a; lia.
Qed.

Lemma lower_after_odd : forall s x y q, plays s x y ->
  (forall a, In a x -> Nat.odd a = true /\ a + 1 <= 2 * q) ->
  capped (lower y) q + length s = capped (upper y) q + size s.
Proof.
  intros s x y q pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intro odd;
    cbn_halves; [lia | |];
    specialize (IH (fun b Hb => odd b (or_intror Hb))).
  - destruct (odd a (or_introl eq_refl)) as [Oa le]. halve a; [congruence | lia].
  - destruct (odd (1 + a) (or_introl eq_refl)) as [Oa le].
    halve (1 + a); [congruence |]. halve a; lia.
Qed.

Lemma lower_after_all_odd : forall s x y q, plays s x y ->
  (forall a, In a x -> Nat.odd a = true) ->
  capped (lower y) q + length s = capped (upper x) (1 + q).
Proof.
  intros s x y q pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intro odd;
    cbn_halves; [lia | |];
    specialize (IH (fun b Hb => odd b (or_intror Hb))).
  - pose proof (odd a (or_introl eq_refl)). halve a; [congruence | lia].
  - pose proof (odd (1 + a) (or_introl eq_refl)). halve (1 + a); [congruence |]. halve a; lia.
Qed.

Lemma upper_after_all_odd : forall s x y q, plays s x y ->
  (forall a, In a x -> Nat.odd a = true) ->
  capped (upper y) q + size s <= capped (upper x) (1 + q).
Proof.
  intros s x y q pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intro odd;
    cbn_halves; [lia | |];
    specialize (IH (fun b Hb => odd b (or_intror Hb))).
  - pose proof (odd a (or_introl eq_refl)). halve a; [congruence | lia].
  - pose proof (odd (1 + a) (or_introl eq_refl)). halve (1 + a); [congruence |]. halve a; lia.
Qed.

(** From odd piles, the kept ones with v > q. *)
Lemma upper_after_odd_high : forall s x y q, plays s x y ->
  (forall a, In a x -> Nat.odd a = true) ->
  (forall b, In (false, b) (combine s x) -> 2 * q < b) ->
  capped (upper y) q + length s = capped (upper x) (1 + q).
Proof.
  intros s x y q pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intros odd high;
    cbn_halves; [lia | |];
    specialize (IH (fun b Hb => odd b (or_intror Hb)) (fun b Hb => high b (or_intror Hb))).
  - pose proof (odd a (or_introl eq_refl)). pose proof (high a (or_introl eq_refl)).
    halve a; [congruence | lia].
  - pose proof (odd (1 + a) (or_introl eq_refl)). halve (1 + a); [congruence |]. halve a; lia.
Qed.

(** If only even piles are kept, v' = u. *)
Lemma upper_after_even : forall s x y, plays s x y ->
  (forall b, In (false, b) (combine s x) -> Nat.odd b = false) -> upper y = lower x.
Proof.
  intros s x y pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intro even;
    cbn [upper lower map]; [reflexivity | |];
    (f_equal; [| apply IH; intros b Hb; apply even; right; exact Hb]).
  - pose proof (even a (or_introl eq_refl)). halve a; [reflexivity | congruence].
  - halve (1 + a); halve a; lia.
Qed.

(** u' when the kept piles are even and low, ... *)
Lemma lower_after_low : forall s x y q, plays s x y ->
  (forall b, In (false, b) (combine s x) -> Nat.odd b = false /\ b <= 2 * q) ->
  capped (lower y) q + size s = capped (upper x) (1 + q).
Proof.
  intros s x y q pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intro low;
    cbn_halves; [lia | |];
    specialize (IH (fun b Hb => low b (or_intror Hb))).
  - destruct (low a (or_introl eq_refl)). halve a; [lia | congruence].
  - halve (1 + a); halve a; lia.
Qed.

(** ... and when they are high. *)
Lemma lower_after_high : forall s x y q, plays s x y ->
  (forall b, In (false, b) (combine s x) -> Nat.odd b = false /\ 2 * q + 2 <= b) ->
  capped (lower y) q + length s = capped (upper x) (1 + q).
Proof.
  intros s x y q pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intro high;
    cbn_halves; [lia | |];
    specialize (IH (fun b Hb => high b (or_intror Hb))).
  - destruct (high a (or_introl eq_refl)). halve a; [lia | congruence].
  - halve (1 + a); halve a; lia.
Qed.

(** High even piles: u loses one in every pile. *)
Lemma lower_high : forall x q,
  (forall a, In a x -> Nat.odd a = false -> 2 * q + 2 <= a) ->
  capped (lower x) q + length x = capped (upper x) (1 + q).
Proof.
  induction x as [| a x IH]; intros q high; cbn_halves; [lia |].
  specialize (IH q (fun b Hb => high b (or_intror Hb))).
  pose proof (high a (or_introl eq_refl)) as Ha.
  destruct (halves a) as [b [(E & O & Lo & Up) | (E & O & Lo & Up)]]; rewrite Lo, Up;
    [specialize (Ha O) |]; lia.
Qed.

(** After a move that keeps a high even pile, with all even piles high: a low even
    pile appears, or all piles are high. *)
Lemma high_after_high : forall s x y L, plays s x y ->
  (forall a, In a x -> Nat.odd a = false -> 2 * L <= a) ->
  (forall b, In (false, b) (combine s x) -> Nat.odd b = false) ->
  low_even L y = true \/ capped (upper y) L = length s * L.
Proof.
  intros s x y L pl. induction pl as [| s x y a pl IH | s x y a pl IH]; intros high even.
  - right. reflexivity.
  - destruct (IH (fun b Hb => high b (or_intror Hb)) (fun b Hb => even b (or_intror Hb)))
      as [low | E]; unfold low_even in *; cbn [existsb]; [left; rewrite low; apply orb_true_r |].
    right. pose proof (even a (or_introl eq_refl)) as Oa.
    pose proof (high a (or_introl eq_refl) Oa). cbn_halves. halve a; [lia | congruence].
  - destruct (IH (fun b Hb => high b (or_intror Hb)) (fun b Hb => even b (or_intror Hb)))
      as [low | E]; unfold low_even in *; cbn [existsb]; [left; rewrite low; apply orb_true_r |].
    destruct (le_lt_dec (a + 2) (2 * L)) as [le | gt].
    + destruct (Nat.odd a) eqn:Oa.
      * right. assert (Nat.odd (1 + a) = false) as O1.
        { destruct (halves a) as [b [(_ & O & _) | (E1 & _ & _)]]; [congruence |].
          replace (1 + a) with (2 * (b + 1)) by lia. rewrite Nat.odd_mul. reflexivity. }
        pose proof (high (1 + a) (or_introl eq_refl) O1). lia.
      * left. apply Nat.leb_le in le. rewrite le. reflexivity.
    + right. cbn_halves. halve a; lia.
Qed.

(** ** Facts for k+1 piles *)

(** Concavity: if F_y(m+1) >= -1, then F_y(m) >= 0. *)
Lemma capped_down_1 : forall k y m, length y = k + 1 ->
  k * S m <= capped y (S m) + 1 -> k * m <= capped y m.
Proof.
  intros k y m len H. rewrite capped_S in H. pose proof (above_capped y m).
  assert (above y m <= length y).
  { clear. induction y as [| a y IH]; cbn [above length]; [lia |]. destruct (m <? a); lia. }
  destruct (le_lt_dec k (above y m)); nia.
Qed.
