(** * Vectors of integers and linear forms

    A vector is a list; where two have different lengths, the shorter one goes on
    with zeros. A linear form is the vector of its factors. *)

From Coq Require Import List ZArith Lia Bool.
Import ListNotations.
Local Open Scope Z_scope.

Definition vector := list Z.

Fixpoint dot (a y : vector) : Z :=
  match a, y with p :: a, q :: y => p * q + dot a y | _, _ => 0 end.

Fixpoint add (a b : vector) : vector :=
  match a, b with
  | [], _ => b
  | _, [] => a
  | p :: a, q :: b => (p + q) :: add a b
  end.

Definition scale (c : Z) (a : vector) : vector := map (Z.mul c) a.

Fixpoint minus (y m : vector) : vector :=
  match y, m with
  | [], _ => map Z.opp m
  | _, [] => y
  | p :: y, q :: m => (p - q) :: minus y m
  end.

Definition nonneg (y : vector) : bool := forallb (Z.leb 0) y.

Fixpoint same (a b : vector) : bool :=
  match a, b with
  | [], [] => true
  | p :: a, q :: b => if p =? q then same a b else false
  | _, _ => false
  end.

Definition sum (y : vector) : Z := fold_right Z.add 0 y.

(** The i-th unit vector of length n. *)
Definition unit (n i : nat) : vector := map (fun j => if Nat.eqb i j then 1 else 0) (seq 0 n).

Lemma dot_nil : forall a, dot a [] = 0.
Proof. destruct a; reflexivity. Qed.

Lemma dot_opp : forall a m, dot a (map Z.opp m) = - dot a m.
Proof.
  induction a as [| p a IH]; intros [| q m]; cbn [dot map]; try lia. rewrite IH. lia.
Qed.

Lemma dot_opp_l : forall a y, dot (map Z.opp a) y = - dot a y.
Proof.
  induction a as [| p a IH]; intros [| q y]; cbn [dot map]; try lia. rewrite IH. lia.
Qed.

Lemma dot_minus : forall a y m, dot a (minus y m) = dot a y - dot a m.
Proof.
  induction a as [| p a IH]; intros y m; [cbn; lia |].
  destruct y as [| q y]; [cbn [minus]; rewrite dot_opp, dot_nil; lia |].
  destruct m as [| r m]; cbn [dot minus]; [lia | rewrite IH; lia].
Qed.

Lemma dot_add : forall y a b, dot (add a b) y = dot a y + dot b y.
Proof.
  induction y as [| q y IH]; intros a b; [rewrite !dot_nil; lia |].
  destruct a as [| p a]; [cbn; lia |].
  destruct b as [| r b]; cbn [dot add]; [lia | rewrite IH; lia].
Qed.

Lemma dot_scale : forall c a y, dot (scale c a) y = c * dot a y.
Proof.
  intros c. unfold scale. induction a as [| p a IH]; intros [| q y]; cbn [dot map]; try lia.
  rewrite IH. lia.
Qed.

Lemma dot_nonneg : forall a y, nonneg a = true -> nonneg y = true -> 0 <= dot a y.
Proof.
  unfold nonneg. induction a as [| p a IH]; intros [| q y] Ha Hy; cbn in *; try lia.
  apply andb_true_iff in Ha, Hy. destruct Ha as [p0 Ha], Hy as [q0 Hy].
  specialize (IH y Ha Hy). nia.
Qed.

Lemma same_eq : forall a b, same a b = true -> a = b.
Proof.
  induction a as [| p a IH]; intros [| q b] E; cbn in E; try congruence.
  destruct (p =? q) eqn:pq; [| congruence]. apply Z.eqb_eq in pq. f_equal; auto.
Qed.

Lemma length_minus : forall y m, length y = length m -> length (minus y m) = length y.
Proof.
  induction y as [| p y IH]; intros [| q m] E; cbn in *; try congruence.
  f_equal. apply IH. congruence.
Qed.

Lemma sum_minus : forall y m, length y = length m -> sum (minus y m) = sum y - sum m.
Proof.
  induction y as [| p y IH]; intros [| q m] E; cbn in *; try congruence.
  unfold sum in IH. rewrite IH; [lia | congruence].
Qed.

Lemma sum_nonneg : forall y, nonneg y = true -> 0 <= sum y.
Proof.
  unfold nonneg, sum. induction y as [| p y IH]; cbn; [lia |].
  intro H. apply andb_true_iff in H. destruct H as [p0 H]. specialize (IH H). lia.
Qed.

Lemma nonneg_In : forall y p, nonneg y = true -> In p y -> 0 <= p.
Proof.
  intros y p H Hin. unfold nonneg in H. rewrite forallb_forall in H.
  specialize (H p Hin). lia.
Qed.

Lemma dot_unit_from : forall y n i s, length y = n ->
  dot (map (fun j => if Nat.eqb i j then 1 else 0) (seq s n)) y
  = if andb (Nat.leb s i) (Nat.ltb i (s + n)) then nth (i - s) y 0 else 0.
Proof.
  induction y as [| q y IH]; intros n i s <-; cbn [length seq map dot].
  - destruct (_ && _) eqn:E; [| reflexivity].
    apply andb_true_iff in E. destruct E as [E1 E2].
    apply Nat.leb_le in E1. apply Nat.ltb_lt in E2. lia.
  - rewrite IH by reflexivity.
    destruct (Nat.eqb_spec i s) as [-> | ne].
    + replace (Nat.leb (S s) s) with false by (symmetry; apply Nat.leb_gt; lia).
      replace (Nat.leb s s) with true by (symmetry; apply Nat.leb_le; lia).
      replace (Nat.ltb s (s + S (length y))) with true by (symmetry; apply Nat.ltb_lt; lia).
      rewrite Nat.sub_diag. cbn [andb nth]. lia.
    + replace (S s + length y)%nat with (s + S (length y))%nat by lia.
      destruct (Nat.leb_spec s i), (Nat.leb_spec (S s) i); try lia; cbn [andb]; try lia.
      destruct (Nat.ltb i (s + S (length y))); [| lia].
      replace (i - s)%nat with (S (i - S s)) by lia. cbn [nth]. lia.
Qed.

Lemma dot_unit : forall y n i, length y = n -> (i < n)%nat -> dot (unit n i) y = nth i y 0.
Proof.
  intros y n i len lt. unfold unit. rewrite (dot_unit_from y n i 0 len).
  rewrite Nat.sub_0_r. cbn [Nat.leb andb].
  replace (Nat.ltb i (0 + n)) with true; [reflexivity |].
  symmetry. apply Nat.ltb_lt. lia.
Qed.
