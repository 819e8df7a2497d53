(** * Which options NIM(k+1,k) has, and when a position is early or late in misère play

    docs/proofs/misere-remoteness.md. All that the proofs of Theorems 38 and 39 need is said by linear inequalities
    between counts. *)

From Coq Require Import List Arith ZArith Lia Bool Permutation.
From NimLab Require Import Outcome Game Options Level Remoteness MRule RemotenessTheorem Misere Values GrundyValues
  MisereCounting.
Import ListNotations.

(** C: what the piles below t contribute to D. *)
Definition contributed (x : position) (t : nat) : Z := surplus x t - Z.of_nat (at_time x t).

(** The even piles below t. *)
Definition evens_below (x : position) (t : nat) : nat := piles (fun a => (a <? t) && Nat.even a) x.

Definition early (x : position) (t : nat) : Prop :=
  (4 <= contributed x t)%Z \/
  (contributed x t = 3%Z /\ (1 <= piles Nat.even x \/ 1 <= over x t + at_time x t)) \/
  (contributed x t = 2%Z /\ 1 <= over x t + at_time x t).

Definition late (x : position) (t : nat) : Prop :=
  surplus x t = 2%Z /\
  ((* L1 *) (Nat.even t = true /\ over x t = 0 /\ piles Nat.odd x = 0) \/
   (* L2 *) (Nat.even t = false /\ over x t = 0 /\ piles Nat.even x <= 1) \/
   (* L3 *) (Nat.even t = false /\ 1 <= over x t /\ 1 <= at_time x t /\ evens_below x t = 0)).

(** f(x) = v in Theorem 38: T - 1 if x is early, T + 1 if x is late, and T otherwise. *)
Definition value_at (x : position) (t v : nat) : Prop :=
  (early x t /\ v + 1 = t) \/ (late x t /\ v = t + 1) \/ (~ early x t /\ ~ late x t /\ v = t).

Definition misere_value (x : position) (v : nat) : Prop := exists t, first_time x t /\ value_at x t v.

(** ** Early and late by the counts below, at and above t *)

Lemma even_next : forall t, Nat.even (S t) = negb (Nat.even t).
Proof. intro t. rewrite Nat.even_succ, Nat.negb_even. reflexivity. Qed.

Lemma evens_below_counts : forall x t, evens_below x t = if Nat.even t then same x t else other x t.
Proof.
  intros x t. destruct (Nat.even t) eqn:ev; apply piles_same; intro a; unfold is_same, is_other;
    rewrite <- (Nat.negb_even t), ev, <- Nat.negb_even; destruct (Nat.even a), (a <? t); reflexivity.
Qed.

(** Above t there are some even piles and some odd ones. *)
Lemma parity_counts : forall x t, exists e, e <= over x t /\
  piles Nat.even x = (if Nat.even t then same x t + at_time x t else other x t) + e /\
  piles Nat.odd x = (if Nat.even t then other x t else same x t + at_time x t) + (over x t - e).
Proof.
  intros x t. exists (piles (fun a => (t <? a) && Nat.even a) x).
  unfold same, other, at_time, over. induction x as [| a x (le & ev & od)].
  - cbn. destruct (Nat.even t); auto.
  - rewrite !piles_cons, ev, od, <- (Nat.negb_even a). unfold is_same, is_other.
    rewrite <- (Nat.negb_even a), <- (Nat.negb_even t).
    destruct (lt_eq_lt_dec a t) as [[lt | E] | gt].
    2: subst a.
    all: compare; destruct (Nat.even t); try destruct (Nat.even a); cbn [Nat.b2n negb xorb andb]; lia.
Qed.

Lemma early_counts : forall x t, early x t <->
  (4 <= surplus x t - Z.of_nat (at_time x t))%Z \/
  ((surplus x t - Z.of_nat (at_time x t) = 3)%Z /\ (1 <= evens_below x t \/ 1 <= over x t + at_time x t)) \/
  ((surplus x t - Z.of_nat (at_time x t) = 2)%Z /\ 1 <= over x t + at_time x t).
Proof.
  intros x t. unfold early, contributed. rewrite evens_below_counts.
  destruct (parity_counts x t) as (e & le & ev & _). destruct (Nat.even t); lia.
Qed.

Lemma late_even : forall x t, Nat.even t = true ->
  (late x t <-> surplus x t = 2%Z /\ over x t = 0 /\ other x t = 0).
Proof.
  intros x t e. unfold late. destruct (parity_counts x t) as (h & le & _ & od). rewrite e in *.
  split; [intros [D [H | [[F _] | [F _]]]]; [lia | discriminate | discriminate] |].
  intros (D & b & d). split; [exact D |]. left. split; [reflexivity | lia].
Qed.

Lemma late_odd : forall x t, Nat.even t = false ->
  (late x t <-> surplus x t = 2%Z /\
     ((over x t = 0 /\ other x t <= 1) \/ (1 <= over x t /\ 1 <= at_time x t /\ other x t = 0))).
Proof.
  intros x t e. unfold late. rewrite evens_below_counts.
  destruct (parity_counts x t) as (h & le & ev & _). rewrite e in *.
  split; [intros [D [[F _] | H]]; [discriminate | lia] |].
  intros (D & H). split; [exact D |]. right. destruct H as [H | H]; [left | right]; (split; [reflexivity | lia]).
Qed.

(** ** Moves *)

Lemma move_kept : forall k x y, length x = k + 1 -> move (exactly k) x y -> exists q, keeps q x y.
Proof.
  intros k x y len xy. destruct (move_keeps k x y len xy) as (q & z & Px & Py & _). exists q, z. auto.
Qed.

Lemma keep_any : forall k x q, length x = k + 1 -> ~ In 0 x -> In q x ->
  exists y, move (exactly k) x y /\ keeps q x y.
Proof.
  intros k x q len none Hin. destruct (others_positive x q Hin) as (z & Px).
  { intros a Ha. destruct a; [contradiction | lia]. }
  destruct (keeping k x q z Px len) as (y & xy & Py). exists y. split; [exact xy |]. exists z. auto.
Qed.

(** Keep a pile of the kind that p counts. *)
Lemma keep_counted : forall k x p, length x = k + 1 -> ~ In 0 x -> 1 <= piles p x ->
  exists q y, move (exactly k) x y /\ keeps q x y /\ piles p [q] = 1.
Proof.
  intros k x p len none some. destruct (piles_some p x some) as (q & Hin & pq).
  destruct (keep_any k x q len none Hin) as (y & xy & K). exists q, y.
  split; [exact xy | split; [exact K |]]. rewrite piles_one, pq. reflexivity.
Qed.

Lemma no_hits_0 : forall x, above x 0 + hits x 0 = length x.
Proof.
  induction x as [| a x IH]; [reflexivity |]. cbn [above hits length]. destruct a; cbn; lia.
Qed.

(** D_x(0) is the number of empty piles. *)
Lemma surplus_0 : forall x, surplus x 0 = Z.of_nat (at_time x 0) /\ same x 0 = 0 /\ other x 0 = 0.
Proof.
  intro x. enough (hits x 0 = at_time x 0 /\ same x 0 = 0 /\ other x 0 = 0).
  { unfold surplus. change (0 / 2) with 0. lia. }
  unfold at_time, same, other. induction x as [| a x (h & s & o)]; [auto |].
  rewrite !piles_cons, s, o. cbn [hits]. rewrite h. unfold is_same, is_other.
  destruct a as [| a]; cbn; auto.
Qed.

(** A position is terminal iff T = 0. *)
Lemma time_positive : forall k x y t, length x = k + 1 -> move (exactly k) x y -> first_time x t -> 1 <= t.
Proof.
  intros k x y [| t] len xy [two _]; [exfalso | lia].
  pose proof (nonempty_of_move k x (ex_intro _ y xy)) as many. pose proof (no_hits_0 x) as all.
  unfold surplus in two. change (0 / 2) with 0 in two. lia.
Qed.

Lemma m_move_at : forall k x t, length x = k + 1 -> 1 <= t -> first_time x t -> exists y, m_move k x y.
Proof.
  intros k x t len t1 [_ min]. apply m_move_exists; [exact len |]. specialize (min 0 t1).
  pose proof (no_hits_0 x) as all. unfold surplus in min. change (0 / 2) with 0 in min. lia.
Qed.

(** ** The pile that the M-rule keeps *)

Record m_kept (q : nat) (x : position) : Prop := {
  least_even : forall t, Nat.even t = true -> 1 <= same x t + at_time x t -> same [q] t + at_time [q] t = 1;
  even_if_any : 1 <= piles Nat.even x -> piles Nat.even [q] = 1;
  largest_odd : piles Nat.even x = 0 -> forall t, 1 <= over x t -> over [q] t = 1
}.

Lemma kept_of_plays : forall s x y, plays s x y -> 1 + size s = length x ->
  exists q z, In (false, q) (combine s x) /\ Permutation x (q :: map S z) /\ Permutation y (q :: z).
Proof.
  intros s x y pl. induction pl as [| s x y a pl IH | s x y a pl IH]; cbn [size length]; intro sz.
  - lia.
  - exists a, y. rewrite (all_played s x y pl) by lia. repeat split; auto. left. reflexivity.
  - destruct IH as (q & z & Hin & Px & Py); [lia |]. exists q, (a :: z). cbn [map]. repeat split.
    + right. exact Hin.
    + eapply perm_trans; [apply perm_skip; exact Px |]. apply perm_swap.
    + eapply perm_trans; [apply perm_skip; exact Py |]. apply perm_swap.
Qed.

Lemma even_up_to : forall a t, Nat.even t = true ->
  Nat.b2n (is_same t a) + Nat.b2n (t =? a) = Nat.b2n (Nat.even a && (a <=? t)).
Proof.
  intros a t ev. unfold is_same. rewrite <- (Nat.negb_even a), <- (Nat.negb_even t), ev.
  compare; try (replace a with t by lia; rewrite ev); destruct (Nat.even a); cbn; lia.
Qed.

Lemma m_move_keeps : forall k x y, length x = k + 1 -> m_move k x y -> exists q, keeps q x y /\ m_kept q x.
Proof.
  intros k x y len (s & sz & pl & rule).
  destruct (kept_of_plays s x y pl ltac:(lia)) as (q & z & Hin & Px & Py).
  destruct (rule q Hin) as [odd even]. exists q. split; [exists z; auto |].
  assert (any : (exists a, In a x /\ Nat.even a = true) ->
    Nat.even q = true /\ forall a, In a x -> Nat.even a = true -> q <= a).
  { intros (a & Ha & ea). apply even_odd in ea. destruct (even (ex_intro _ a (conj Ha ea))) as [Oq min].
    split; [apply even_odd; exact Oq |]. intros b Hb eb. apply even_odd in eb. exact (min b Hb eb). }
  constructor.
  - intros t et some. unfold same, at_time in *. rewrite !piles_one, even_up_to by exact et.
    assert (H : 1 <= piles (fun a => Nat.even a && (a <=? t)) x).
    { rewrite (piles_split (fun a => Nat.even a && (a <=? t)) (is_same t) (Nat.eqb t)); [exact some |].
      intro a. symmetry. apply even_up_to. exact et. }
    apply piles_some in H. destruct H as (a & Ha & ea). apply andb_true_iff in ea. destruct ea as [ea le].
    destruct (any (ex_intro _ a (conj Ha ea))) as [eq min]. specialize (min a Ha ea).
    rewrite eq. apply Nat.leb_le in le. destruct (Nat.leb_spec q t); [reflexivity | lia].
  - intro some. apply piles_some in some. destruct (any some) as [eq _]. rewrite piles_one, eq. reflexivity.
  - intros none t some. apply piles_some in some. destruct some as (a & Ha & lt). apply Nat.ltb_lt in lt.
    assert (le : a <= q).
    { apply odd; [| exact Ha]. intros b Hb. pose proof (piles_none _ x none b Hb) as nb.
      rewrite <- Nat.negb_even, nb. reflexivity. }
    unfold over. rewrite piles_one. destruct (Nat.ltb_spec t q); [reflexivity | lia].
Qed.
