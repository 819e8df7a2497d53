(** * The exceptions of the M-rule in misère play, as GMMV-D4.m-rule states them

    docs/proofs/misere-remoteness.md, the last part of Theorem 39. Let a be a pile. The claim speaks of the piles up to
    a, with those equal to a raised by 1 if a is even. The file compares this with (E1), (E2) and (E3). *)

From Coq Require Import List Arith ZArith Lia Bool Permutation.
From NimLab Require Import Outcome Game Options Halves Remoteness MRule Misere Values MisereCounting MisereOptions
  MisereEven MisereOdd MisereRemoteness.
Import ListNotations.

(** ** Where no pile up to m is even, the surplus grows once it is 2 *)

Lemma piles_all_false : forall p x, (forall a, In a x -> p a = false) -> piles p x = 0.
Proof.
  intros p x H. destruct (Nat.eq_dec (piles p x) 0) as [E | ne]; [exact E | exfalso].
  destruct (piles_some p x ltac:(lia)) as (a & Ha & pa). rewrite (H a Ha) in pa. discriminate.
Qed.

Definition odd_up_to (x : position) (m : nat) : Prop := forall a, In a x -> a <= m -> Nat.odd a = true.

(** No even pile is below m + 1, or at an even time up to m. *)
Lemma odd_up_to_counts : forall x m, odd_up_to x m -> ~ In 0 x /\
  forall t, t <= m -> evens_below x (S t) = 0 /\ (Nat.even t = true -> at_time x t = 0).
Proof.
  intros x m odd. split; [intro H; discriminate (odd 0 H ltac:(lia)) |]. intros t le. split.
  - apply piles_all_false. intros a Ha. destruct (Nat.ltb_spec a (S t)); [| reflexivity].
    rewrite <- Nat.negb_odd, (odd a Ha ltac:(lia)). reflexivity.
  - intro e. apply piles_all_false. intros a Ha. destruct (Nat.eqb_spec t a) as [-> |]; [| reflexivity].
    pose proof (odd a Ha le) as o. rewrite <- Nat.negb_even, e in o. discriminate.
Qed.

Lemma two_later : forall x s, Nat.even s = false -> odd_up_to x (S (S s)) -> (2 <= surplus x s)%Z ->
  (3 <= surplus x (S (S s)))%Z.
Proof.
  intros x s o odd two. destruct (odd_up_to_counts x _ odd) as [none counts].
  assert (e : Nat.even (S s) = true) by (rewrite even_next, o; reflexivity).
  destruct (counts s ltac:(lia)) as [b _]. rewrite evens_below_counts in b.
  destruct (counts (S s) ltac:(lia)) as [_ c]. specialize (c e).
  pose proof (few_hits x (S s) none e) as few. pose proof (count_all x (S s)) as all.
  next x s. next x (S s). pose proof (hits_next x s). pose proof (half_next s) as half.
  assert (H2s : 2 + s / 2 <= hits x s) by (unfold surplus in two; lia).
  know_parities. cbn [Nat.b2n] in half.
  assert (2 <= length x - over x (S s)); [| lia].
  destruct (length x - over x (S s)) as [| [| n]]; lia.
Qed.

Lemma growth : forall x d s, Nat.even s = false -> odd_up_to x (2 * (1 + d) + s) -> (2 <= surplus x s)%Z ->
  (3 <= surplus x (2 * (1 + d) + s))%Z.
Proof.
  intros x d. induction d as [| d IH]; intros s o odd two.
  - apply two_later; assumption.
  - replace (2 * (1 + S d) + s) with (2 * (1 + d) + S (S s)) in * by lia. apply IH; [exact o | exact odd |].
    enough (3 <= surplus x (S (S s)))%Z by lia. apply two_later; [exact o | | exact two].
    intros a Ha le. apply odd; [exact Ha | lia].
Qed.

Lemma odd_if_not_even : forall m, Nat.even m = false -> Nat.odd m = true.
Proof. intros m e. rewrite <- Nat.negb_even, e. reflexivity. Qed.

(** So the surplus at an odd time m after T is at least 3. *)
Lemma time_after_odd : forall x t m, first_time x t -> Nat.even m = false -> odd_up_to x m -> t < m ->
  (3 <= surplus x m)%Z.
Proof.
  intros x t m [two min] om odd lt. destruct (odd_up_to_counts x m odd) as [none counts].
  assert (o : Nat.even t = false).
  { destruct (Nat.even t) eqn:e; [exfalso | reflexivity]. destruct (counts t ltac:(lia)) as [b c]. specialize (c e).
    destruct t as [| t]; [pose proof (surplus_0 x); lia |]. specialize (min t ltac:(lia)).
    pose proof (surplus_next x t) as n.
    rewrite evens_below_counts in b. rewrite even_next, e in b. cbn [negb] in b. rewrite other_next, same_next in b.
    rewrite e in n. cbn [Z.b2z] in n. lia. }
  assert (D : exists d, m = 2 * (1 + d) + t).
  { apply odd_if_not_even in om. apply odd_if_not_even in o. halve m; [congruence |]. halve t; [congruence |].
    exists (b - b0 - 1). lia. }
  destruct D as (d & ->). apply growth; assumption.
Qed.

(** ** The claim's condition by the counts *)

(** The condition for the piles up to a, where at_time x a and over x a are positive. *)
Definition tight_at (x : position) (a : nat) : Prop :=
  1 <= at_time x a /\ 1 <= over x a /\ 2 <= same x a + other x a + at_time x a /\ evens_below x a = 0 /\
  if Nat.even a then (surplus x (S a) - Z.of_nat (at_time x (S a)) = 2)%Z else surplus x a = 2%Z.

Lemma odd_of_evens : forall x a, evens_below x a = 0 -> forall b, In b x -> b < a -> Nat.odd b = true.
Proof.
  intros x a none b Hb lt. pose proof (piles_none _ x none b Hb) as nb. cbv beta in nb.
  destruct (Nat.ltb_spec b a); [| lia]. cbn [andb] in nb. rewrite <- Nat.negb_even, nb. reflexivity.
Qed.

Lemma over_mono : forall x s t, s <= t -> over x t <= over x s.
Proof. intros x s t le. induction le as [| t le IH]; [apply le_n |]. pose proof (over_next x t). lia. Qed.

(** The time T, if a is odd; if a is even and the least pile; and if a is even and not the least pile. *)
Lemma time_if_odd : forall x t a, first_time x t -> tight_at x a -> Nat.even a = false -> t = a.
Proof.
  intros x t a F (_ & _ & _ & none & two) e. rewrite e in two.
  destruct (lt_eq_lt_dec t a) as [[lt | E] | gt]; [| exact E |]; exfalso.
  - enough (3 <= surplus x a)%Z by lia. apply (time_after_odd x t a F e); [| exact lt].
    intros b Hb le. destruct (Nat.eq_dec b a) as [-> | ne]; [exact (odd_if_not_even a e) |].
    apply (odd_of_evens x a none b Hb). lia.
  - destruct F as [_ min]. specialize (min a gt). lia.
Qed.

Lemma time_if_least : forall x t a, first_time x t -> tight_at x a -> Nat.even a = true -> other x a = 0 -> t = a.
Proof.
  intros x t a F (_ & _ & _ & none & two) e all. rewrite e in two. rewrite evens_below_counts, e in none.
  pose proof (surplus_next x a) as n. rewrite even_next, e in n. cbn [negb Z.b2z] in n.
  apply (first_time_unique x t a F). split; [lia |]. intros s lt. enough (surplus x s <= 0)%Z by lia.
  apply no_surplus. pose proof (count_all x s). pose proof (count_all x a).
  destruct a as [| a]; [lia |]. pose proof (over_mono x s a ltac:(lia)). pose proof (over_next x a). lia.
Qed.

Lemma time_if_above : forall x t a, first_time x t -> tight_at x a -> Nat.even a = true -> 1 <= other x a -> t = S a.
Proof.
  intros x t a F (here & _ & _ & none & two) e some. pose proof (odd_of_evens x a none) as odd.
  rewrite e in two. rewrite evens_below_counts, e in none.
  pose proof (surplus_next x a) as n. rewrite even_next, e in n. cbn [negb Z.b2z] in n.
  pose proof F as [two_t min].
  destruct (lt_eq_lt_dec t (S a)) as [[lt | E] | gt]; [| exact E | specialize (min (S a) gt); lia]. exfalso.
  destruct a as [| a]; [pose proof (surplus_0 x); lia |].
  pose proof (surplus_next x a) as n'. rewrite same_next in none. rewrite e in n'. cbn [Z.b2z] in n'.
  assert (o : Nat.even a = false) by (rewrite even_next in e; destruct (Nat.even a); [discriminate | reflexivity]).
  destruct (Nat.eq_dec t (S a)) as [-> | ne]; [lia |]. destruct (Nat.eq_dec t a) as [-> | ne']; [lia |].
  enough (3 <= surplus x a)%Z by lia. apply (time_after_odd x t a F o); [| lia].
  intros b Hb le. apply (odd b Hb). lia.
Qed.

Lemma exception_of_tight : forall x t a, first_time x t -> tight_at x a -> exception x t.
Proof.
  intros x t a F X. pose proof X as (here & b & many & none & two). rewrite evens_below_counts in none.
  destruct (Nat.even a) eqn:e.
  - pose proof (surplus_next x a) as n. rewrite even_next, e in n. cbn [negb Z.b2z] in n.
    destruct (le_lt_dec 1 (other x a)) as [some | all].
    + rewrite (time_if_above x t a F X e some). apply exception_odd; [exact e |]. right.
      unfold E3_at. pose proof (over_next x a). repeat split; lia.
    + assert (zero : other x a = 0) by lia. rewrite (time_if_least x t a F X e zero).
      apply exception_even; [exact e |]. unfold E1_at. repeat split; lia.
  - pose proof (time_if_odd x t a F X e) as ->. right. left. rewrite evens_below_counts, e.
    repeat split; auto.
Qed.

Lemma tight_of_exception : forall k x y t, 2 <= k -> length x = k + 1 -> move (exactly k) x y -> first_time x t ->
  exception x t -> exists a, tight_at x a.
Proof.
  intros k x y t k2 len xy F X. pose proof (time_positive k x y t len xy F) as t1.
  destruct (move_kept k x y len xy) as (q & K).
  destruct (time_cases t) as [-> | (u & e & [-> | ->])]; [lia | |].
  - apply exception_even in X; [| exact e]. destruct X as (two & b & none). exists (S (S u)).
    unfold tight_at. rewrite evens_below_counts. destruct F as [_ min]. specialize (min (S u) ltac:(lia)).
    next x (S u). next x (S (S u)). know_parities. repeat split; lia.
  - pose proof (odd_counts x y q u e ltac:(lia) F K) as counts.
    apply exception_odd in X; [| exact e]. destruct X as [E2 | E3].
    + exists (S u). unfold tight_at. rewrite evens_below_counts. unfold E2_at in E2. know_parities.
      repeat split; lia.
    + exists u. unfold tight_at. rewrite evens_below_counts, e. unfold E3_at in E3.
      next x u. know_parities. repeat split; lia.
Qed.
