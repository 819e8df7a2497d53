(** * Counting for NIM(k+1,k) in misère play (docs/proofs/misere-remoteness.md, section Counting)

    A pile a is hit at the times a, a+2, a+4, ... The file counts the hits up to a time t, and the piles below, at and
    above t. It says how the counts change from t to t+1, and from a position to an option. *)

From Coq Require Import List Arith ZArith Lia Bool Permutation.
From NimLab Require Import Outcome Game Options Halves Remoteness MRule GrundyValues.
Import ListNotations.

(** The number of piles with the property p. *)
Definition piles (p : nat -> bool) (x : position) : nat := length (filter p x).

(** The number of pairs (i,w) with x_i + 2w <= t. *)
Fixpoint hits (x : position) (t : nat) : nat :=
  match x with [] => 0 | a :: x => (if a <=? t then 1 + (t - a) / 2 else 0) + hits x t end.

(** D_x(t). *)
Definition surplus (x : position) (t : nat) : Z := Z.of_nat (hits x t) - Z.of_nat (t / 2).

(** T(x) = t: the surplus is at least 2 at t for the first time. *)
Definition first_time (x : position) (t : nat) : Prop :=
  (2 <= surplus x t)%Z /\ forall s, s < t -> (surplus x s < 2)%Z.

(** The piles below t that have the parity of t, the other piles below t, and the piles at and above t. *)
Definition is_same (t a : nat) : bool := (a <? t) && negb (xorb (Nat.odd a) (Nat.odd t)).
Definition is_other (t a : nat) : bool := (a <? t) && xorb (Nat.odd a) (Nat.odd t).
Definition same (x : position) (t : nat) : nat := piles (is_same t) x.
Definition other (x : position) (t : nat) : nat := piles (is_other t) x.
Definition at_time (x : position) (t : nat) : nat := piles (Nat.eqb t) x.
Definition over (x : position) (t : nat) : nat := piles (Nat.ltb t) x.

Lemma piles_cons : forall p a x, piles p (a :: x) = Nat.b2n (p a) + piles p x.
Proof. intros p a x. unfold piles. cbn [filter]. destruct (p a); reflexivity. Qed.

Lemma piles_one : forall p a, piles p [a] = Nat.b2n (p a).
Proof. intros p a. rewrite piles_cons. apply Nat.add_0_r. Qed.

Lemma piles_permutation : forall p x y, Permutation x y -> piles p x = piles p y.
Proof. induction 1; rewrite ?piles_cons; lia. Qed.

Lemma hits_permutation : forall x y t, Permutation x y -> hits x t = hits y t.
Proof. induction 1; cbn [hits]; lia. Qed.

Lemma surplus_permutation : forall x y t, Permutation x y -> surplus x t = surplus y t.
Proof. intros x y t P. unfold surplus. rewrite (hits_permutation x y t P). reflexivity. Qed.

Lemma piles_some : forall p x, 1 <= piles p x -> exists a, In a x /\ p a = true.
Proof.
  intros p x H. unfold piles in H. destruct (filter p x) as [| a l] eqn:E; [simpl in H; lia |].
  exists a. apply filter_In. rewrite E. left. reflexivity.
Qed.

Lemma piles_in : forall p x a, In a x -> piles p [a] <= piles p x.
Proof.
  intros p x a Hin. destruct (in_split a x Hin) as (l & r & ->).
  rewrite (piles_permutation p (l ++ a :: r) (a :: l ++ r)) by (apply Permutation_sym, Permutation_middle).
  rewrite piles_one, piles_cons. lia.
Qed.

Lemma piles_none : forall p x, piles p x = 0 -> forall a, In a x -> p a = false.
Proof.
  intros p x H a Hin. pose proof (piles_in p x a Hin) as le. rewrite piles_one in le.
  destruct (p a); simpl in le; [lia | reflexivity].
Qed.

(** If exactly one of q and r is true where p is, and none elsewhere, the numbers add up. *)
Lemma piles_split : forall p q r x, (forall a, Nat.b2n (p a) = Nat.b2n (q a) + Nat.b2n (r a)) ->
  piles p x = piles q x + piles r x.
Proof.
  intros p q r x H. induction x as [| a x IH]; [reflexivity |]. rewrite !piles_cons. specialize (H a). lia.
Qed.

Lemma piles_same : forall p q x, (forall a, p a = q a) -> piles p x = piles q x.
Proof. intros p q x H. induction x as [| a x IH]; [reflexivity |]. rewrite !piles_cons, H. lia. Qed.

(** ** From t to t+1 *)

Ltac compare := repeat match goal with
  | |- context [?a <? ?b] => destruct (Nat.ltb_spec a b)
  | |- context [?a <=? ?b] => destruct (Nat.leb_spec a b)
  | |- context [?a =? ?b] => destruct (Nat.eqb_spec a b)
  end; cbn [andb Nat.b2n]; try lia.

Ltac parities := rewrite ?Nat.odd_succ, <- ?Nat.negb_odd; repeat match goal with
  | |- context [Nat.odd ?a] => destruct (Nat.odd a)
  end; cbn [xorb negb Nat.b2n andb]; try lia; try reflexivity.

Lemma same_next : forall x t, same x (S t) = other x t.
Proof.
  intros x t. apply piles_same. intro a. unfold is_same, is_other. compare; try (replace a with t by lia); parities.
Qed.

Lemma other_next : forall x t, other x (S t) = same x t + at_time x t.
Proof.
  intros x t. apply piles_split. intro a. unfold is_same, is_other. compare; try subst a; parities.
Qed.

Lemma over_next : forall x t, over x t = at_time x (S t) + over x (S t).
Proof. intros x t. apply piles_split. intro a. compare. Qed.

Lemma half_next : forall t, S t / 2 = t / 2 + Nat.b2n (Nat.even (S t)).
Proof.
  intro t. rewrite Nat.even_succ. halve t; halve (S t); cbn [Nat.b2n]; lia.
Qed.

Lemma pile_hits_next : forall a t, (if a <=? S t then 1 + (S t - a) / 2 else 0) =
  (if a <=? t then 1 + (t - a) / 2 else 0) + Nat.b2n (is_other t a) + Nat.b2n (S t =? a).
Proof.
  intros a t. unfold is_other. destruct (le_lt_dec a t) as [le | gt].
  - remember (t - a) as e eqn:E. replace (S t - a) with (S e) by lia. rewrite half_next, Nat.even_succ.
    replace (Nat.odd t) with (xorb (Nat.odd a) (Nat.odd e)) by (rewrite <- Nat.odd_add; f_equal; lia).
    compare; [| replace e with 0 by lia]; destruct (Nat.odd a); cbn; try lia; destruct (Nat.odd e); cbn; lia.
  - compare. replace (S t - a) with 0 by lia. reflexivity.
Qed.

Lemma hits_next : forall x t, hits x (S t) = hits x t + other x t + at_time x (S t).
Proof.
  intros x t. unfold other, at_time. induction x as [| a x IH]; [reflexivity |].
  rewrite !piles_cons. cbn [hits]. rewrite IH, pile_hits_next. lia.
Qed.

(** Fact 1. *)
Lemma surplus_next : forall x t, (surplus x (S t) =
  surplus x t + Z.of_nat (other x t) + Z.of_nat (at_time x (S t)) - Z.b2z (Nat.even (S t)))%Z.
Proof.
  intros x t. unfold surplus. rewrite hits_next, half_next. destruct (Nat.even (S t)); cbn; lia.
Qed.

Lemma count_all : forall x t, same x t + other x t + at_time x t + over x t = length x.
Proof.
  intros x t. unfold same, other, at_time, over. induction x as [| a x IH]; [reflexivity |].
  rewrite !piles_cons. cbn [length]. unfold is_same, is_other in *. compare; parities.
Qed.

(** ** From a position to an option *)

(** y is an option of x that keeps a pile q, up to the order of the piles. *)
Definition keeps (q : nat) (x y : position) : Prop :=
  exists z, Permutation x (q :: map S z) /\ Permutation y (q :: z).

Lemma piles_option : forall p p' q x y, keeps q x y -> (forall a, p' a = p (S a)) ->
  piles p' y + piles p [q] = piles p x + piles p' [q].
Proof.
  intros p p' q x y (z & Px & Py) H.
  rewrite (piles_permutation p' y _ Py), (piles_permutation p x _ Px), !piles_one, !piles_cons.
  enough (piles p' z = piles p (map S z)) by lia.
  clear Px Py. induction z as [| a z IH]; [reflexivity |]. cbn [map]. rewrite !piles_cons, H, IH. reflexivity.
Qed.

Lemma hits_option : forall q x y t, keeps q x y -> hits y t + hits [q] (S t) = hits x (S t) + hits [q] t.
Proof.
  intros q x y t (z & Px & Py).
  rewrite (hits_permutation y _ t Py), (hits_permutation x _ (S t) Px). cbn [hits].
  enough (hits z t = hits (map S z) (S t)) by lia.
  clear. induction z as [| a z IH]; [reflexivity |]. cbn [map hits]. rewrite IH. reflexivity.
Qed.

(** Fact 2, and the same for the counts. *)
Record moved (q : nat) (x y : position) (t : nat) : Prop := {
  moved_surplus : (surplus y t + Z.of_nat (same [q] (S t)) + Z.of_nat (at_time [q] (S t)) =
    surplus x (S t) + Z.b2z (Nat.even (S t)))%Z;
  moved_same : same y t + same [q] (S t) = same x (S t) + same [q] t;
  moved_other : other y t + other [q] (S t) = other x (S t) + other [q] t;
  moved_at : at_time y t + at_time [q] (S t) = at_time x (S t) + at_time [q] t;
  moved_over : over y t + over [q] (S t) = over x (S t) + over [q] t
}.

Lemma option_moved : forall q x y t, keeps q x y -> moved q x y t.
Proof.
  intros q x y t K. constructor.
  - pose proof (hits_option q x y t K) as H. pose proof (hits_next [q] t) as N.
    pose proof (half_next t) as F. unfold surplus. rewrite same_next.
    destruct (Nat.even (S t)); cbn [Nat.b2n Z.b2z] in *; lia.
  - apply (piles_option _ _ q x y K). intro a. unfold is_same. compare; parities.
  - apply (piles_option _ _ q x y K). intro a. unfold is_other. compare; parities.
  - apply (piles_option _ _ q x y K). intro a. compare; reflexivity.
  - apply (piles_option _ _ q x y K). intro a. compare; reflexivity.
Qed.

(** What is counted of a pile of x is counted of x. *)
Lemma pile_counted : forall q x t, In q x ->
  same [q] t <= same x t /\ other [q] t <= other x t /\
  at_time [q] t <= at_time x t /\ over [q] t <= over x t.
Proof. intros q x t Hin. repeat split; apply piles_in; exact Hin. Qed.

Lemma keeps_in : forall q x y, keeps q x y -> In q x.
Proof.
  intros q x y (z & Px & _). apply (Permutation_in q (Permutation_sym Px)). left. reflexivity.
Qed.

(** ** Empty piles *)

(** Without an empty pile, every pile up to an even time t has at most t/2 hits up to t. *)
Lemma few_hits : forall x t, ~ In 0 x -> Nat.even t = true ->
  hits x t <= t / 2 * (length x - over x t).
Proof.
  intros x t none ev. induction x as [| a x IH]; [cbn; lia |]. cbn [hits length].
  specialize (IH (fun H => none (or_intror H))). unfold over in *. rewrite piles_cons.
  assert (a <> 0) by (intro E; apply none; left; exact E).
  pose proof (count_all x t) as all. unfold over in all.
  compare. enough (1 + (t - a) / 2 <= t / 2) by nia.
  apply Remoteness.even_odd in ev. halve t; [| congruence]. halve (t - a); lia.
Qed.

(** No surplus where all piles are above t. *)
Lemma no_surplus : forall x t, same x t + other x t + at_time x t = 0 -> (surplus x t <= 0)%Z.
Proof.
  intros x t none. pose proof (count_all x t) as all. enough (hits x t = 0) by (unfold surplus; lia).
  assert (H : length x <= over x t) by lia. clear none all. unfold over in H.
  induction x as [| a x IH]; [reflexivity |]. rewrite piles_cons in H. cbn [length] in H. cbn [hits].
  pose proof (count_all x t) as all. unfold over in all. revert H. compare; intro H; rewrite IH; lia.
Qed.

(** A round: without an empty pile, a surplus of 1 at an even time becomes at least 2. *)
Lemma round : forall x t, ~ In 0 x -> Nat.even t = true -> surplus x t = 1%Z ->
  (2 <= surplus x (S (S t)))%Z.
Proof.
  intros x t none ev one. pose proof (few_hits x t none ev) as few. pose proof (count_all x t) as all.
  pose proof (surplus_next x t) as n1. pose proof (surplus_next x (S t)) as n2.
  pose proof (other_next x t) as o1.
  assert (o : Nat.even (S t) = false) by (rewrite Nat.even_succ, <- Nat.negb_even, ev; reflexivity).
  assert (e : Nat.even (S (S t)) = true) by exact ev.
  rewrite o in n1. rewrite e in n2. cbn [Z.b2z] in *.
  assert (two : 2 <= length x - over x t).
  { unfold surplus in one. destruct (length x - over x t) as [| [| m]]; lia. }
  lia.
Qed.

(** ** The time of an option (fact 3) *)

Lemma first_time_unique : forall x s t, first_time x s -> first_time x t -> s = t.
Proof.
  intros x s t [Hs mins] [Ht mint].
  destruct (lt_eq_lt_dec s t) as [[lt | E] | gt]; [| exact E |].
  - specialize (mint s lt). lia.
  - specialize (mins t gt). lia.
Qed.

Lemma hits_late : forall x s, total x <= s -> length x * (1 + s) <= hits x (2 * s) + total x.
Proof.
  induction x as [| a x IH]; intros s le; [cbn; lia |]. cbn [total hits length] in *.
  specialize (IH s ltac:(lia)). destruct (Nat.leb_spec a (2 * s)); [| lia].
  halve (2 * s - a); lia.
Qed.

Lemma first_time_exists : forall x, 2 <= length x -> exists t, first_time x t.
Proof.
  intros x len. assert (H : (2 <= surplus x (2 * total x))%Z).
  { pose proof (hits_late x (total x) (le_n _)) as H. unfold surplus.
    rewrite (Nat.mul_comm 2 (total x)) at 2. rewrite Nat.div_mul by lia. nia. }
  revert H. generalize (2 * total x). intro m. induction m as [m IH] using lt_wf_ind. intro H.
  destruct (Nat.eq_dec (length (filter (fun s => 2 <=? surplus x s)%Z (seq 0 m))) 0) as [none | some].
  - exists m. split; [exact H |]. intros s lt. apply length_zero_iff_nil in none.
    destruct (Z.leb_spec 2 (surplus x s)) as [ge | lt']; [| exact lt'].
    assert (Hin : In s []); [| destruct Hin]. rewrite <- none. apply filter_In.
    split; [apply in_seq; lia | apply Z.leb_le; exact ge].
  - destruct (filter (fun s => 2 <=? surplus x s)%Z (seq 0 m)) as [| s l] eqn:E; [destruct (some eq_refl) |].
    assert (Hin : In s (s :: l)) by (left; reflexivity). rewrite <- E in Hin.
    apply filter_In in Hin. destruct Hin as [Hin ge]. apply in_seq in Hin. apply Z.leb_le in ge.
    exact (IH s ltac:(lia) ge).
Qed.

Lemma one_pile : forall q t, same [q] t + other [q] t + at_time [q] t + over [q] t = 1.
Proof. intros. apply count_all. Qed.

(** The kept pile is not empty, so no pile is. *)
Lemma none_empty : forall q x y, keeps q x y -> 1 <= q -> ~ In 0 x.
Proof.
  intros q x y (z & Px & _) pos H. apply (Permutation_in 0 Px) in H.
  destruct H as [E | H]; [lia |]. apply in_map_iff in H. destruct H as (a & E & _). discriminate.
Qed.

Lemma time_of_option : forall q x y t s, keeps q x y -> 1 <= t -> first_time x t -> first_time y s ->
  1 + s = t \/
  (Nat.even t = true /\ 3 + s = t) \/
  (Nat.even t = false /\ (2 + s = t \/ s = t)).
Proof.
  intros q x y t s K t1 [xt xmin] [ys ymin].
  destruct (lt_eq_lt_dec (1 + s) t) as [[lt | E] | gt]; [| left; exact E |].
  - right. pose proof (xmin (S s) lt) as below. destruct (option_moved q x y s K) as [m _ _ _ _].
    destruct (Nat.even (S s)) eqn:ev; cbn [Z.b2z] in m; [| lia].
    assert (pos : 1 <= q).
    { destruct q as [| q]; [exfalso | lia]. enough (same [0] (S s) = 1) by lia.
      unfold same. rewrite piles_one. unfold is_same.
      apply Remoteness.even_odd in ev. rewrite ev. reflexivity. }
    pose proof (round x (S s) (none_empty q x y K pos) ev ltac:(lia)) as two.
    assert (t <= 3 + s).
    { destruct (le_lt_dec t (3 + s)) as [| far]; [assumption |]. specialize (xmin (S (S (S s))) far). lia. }
    assert (t = 2 + s \/ t = 3 + s) as [-> | ->] by lia.
    + right. split; [| lia]. change (2 + s) with (S (S s)). rewrite Nat.even_succ, <- Nat.negb_even, ev. reflexivity.
    + left. split; [exact ev | lia].
  - right. right. destruct t as [| t]; [lia |].
    pose proof (ymin t ltac:(lia)) as early. destruct (option_moved q x y t K) as [m _ _ _ _].
    pose proof (one_pile q (S t)) as one.
    destruct (Nat.even (S t)) eqn:ev; cbn [Z.b2z] in m; [lia |]. split; [reflexivity |]. right.
    destruct (le_lt_dec s (S t)) as [le | far]; [lia | exfalso].
    specialize (ymin (S t) far). destruct (option_moved q x y (S t) K) as [m' _ _ _ _].
    pose proof (surplus_next x (S t)) as n. pose proof (same_next [q] (S t)) as sn.
    pose proof (over_next [q] (S t)) as on.
    assert (e : Nat.even (S (S t)) = true) by (rewrite Nat.even_succ, <- Nat.negb_even, ev; reflexivity).
    rewrite e in *. cbn [Z.b2z] in *. lia.
Qed.
