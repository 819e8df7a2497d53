(** * Theorem 38: the misère remoteness of NIM(k+1,k), k >= 2 (GMMV-D4.values)

    docs/proofs/misere-remoteness.md. And Theorem 39 by the counts: the M-move lowers it by 1 iff x is no exception. *)

From Coq Require Import List Arith ZArith Lia Bool Permutation.
From NimLab Require Import Outcome Game Options Halves Remoteness MRule Misere Values MisereCounting MisereOptions
  MisereEven MisereOdd.
Import ListNotations.

(** ** There is one value *)

Lemma early_or_not : forall x t, early x t \/ ~ early x t.
Proof. intros x t. rewrite early_counts. lia. Qed.

Lemma late_or_not : forall x t, late x t \/ ~ late x t.
Proof.
  intros x t. destruct (Nat.even t) eqn:E; [rewrite late_even by exact E | rewrite late_odd by exact E]; lia.
Qed.

Lemma never_both : forall x t, early x t -> late x t -> False.
Proof.
  intros x t. rewrite early_counts. destruct (Nat.even t) eqn:E.
  - rewrite late_even by exact E. lia.
  - rewrite late_odd by exact E. lia.
Qed.

Lemma value_early : forall x t v, early x t -> value_at x t v -> v + 1 = t.
Proof. intros x t v e [[_ E] | [[l _] | (ne & _)]]; [exact E | destruct (never_both x t e l) | contradiction]. Qed.

Lemma value_late : forall x t v, late x t -> value_at x t v -> v = t + 1.
Proof. intros x t v l [[e _] | [[_ E] | (_ & nl & _)]]; [destruct (never_both x t e l) | exact E | contradiction]. Qed.

Lemma value_on_time : forall x t v, ~ early x t -> ~ late x t -> value_at x t v -> v = t.
Proof. intros x t v ne nl [[e _] | [[l _] | (_ & _ & E)]]; [contradiction | contradiction | exact E]. Qed.

Lemma value_at_unique : forall x t v w, value_at x t v -> value_at x t w -> v = w.
Proof.
  intros x t v w V W. destruct (early_or_not x t) as [e | ne].
  - pose proof (value_early x t v e V). pose proof (value_early x t w e W). lia.
  - destruct (late_or_not x t) as [l | nl].
    + rewrite (value_late x t v l V), (value_late x t w l W). reflexivity.
    + rewrite (value_on_time x t v ne nl V), (value_on_time x t w ne nl W). reflexivity.
Qed.

Lemma value_at_exists : forall x t, exists v, value_at x t v.
Proof.
  intros x t. destruct (early_or_not x t) as [e | ne].
  - exists (t - 1). left. split; [exact e |]. destruct t as [| t]; [exfalso | lia].
    apply early_counts in e. pose proof (surplus_0 x). lia.
  - destruct (late_or_not x t) as [l | nl]; [exists (t + 1) | exists t]; right; [left | right]; auto.
Qed.

Theorem misere_value_exists : forall x, 2 <= length x -> exists v, misere_value x v.
Proof.
  intros x len. destruct (first_time_exists x len) as (t & F). destruct (value_at_exists x t) as (v & V).
  exists v, t. auto.
Qed.

Theorem misere_value_unique : forall x v w, misere_value x v -> misere_value x w -> v = w.
Proof.
  intros x v w (t & F & V) (s & F' & W). rewrite (first_time_unique x s t F' F) in W.
  exact (value_at_unique x t v w V W).
Qed.

(** T is 0, 2 + u or 1 + u, with an even u. *)
Lemma time_cases : forall t, t = 0 \/ exists u, Nat.even u = true /\ (t = S (S u) \/ t = S u).
Proof.
  intros [| [| t]]; [left; reflexivity | right; exists 0; auto | right].
  destruct (Nat.even t) eqn:E; [exists t; auto |]. exists (S t). rewrite even_next, E. auto.
Qed.

(** ** No option is too good

    If the value is odd, the values of all options are even and smaller. If it is even, no option has an odd value
    that is less than the value by more than 1. *)
Definition none_better (v w : nat) : Prop :=
  (Nat.odd v = true -> Nat.odd w = false /\ w < v) /\
  (Nat.odd v = false -> Nat.odd w = true -> v <= 1 + w).

Ltac values_are := repeat match goal with
    V : value_at _ _ _ |- _ => destruct V as [[? ?] | [[? ?] | (? & ? & ?)]] end.

Ltac compare_values u v w e := unfold none_better; apply Remoteness.even_odd in e;
  halve u; [| congruence]; halve v; halve w; split; intros; try discriminate; try split; try reflexivity;
  try lia; exfalso; try lia; tauto.

Lemma none_better_even : forall x y q u s v w, Nat.even u = true -> first_time x (S (S u)) -> keeps q x y ->
  first_time y s -> value_at x (S (S u)) v -> value_at y s w -> none_better v w.
Proof.
  intros x y q u s v w e F K G V W. pose proof (never_both y s) as nb.
  destruct (even_time_of_option x y q u s e F K G) as [E | [_ E]].
  - destruct (one_earlier x y q u s e F K G E) as [ke kl]. values_are; compare_values u v w e.
  - destruct (two_earlier x y q u s e F K G E) as [k _]. values_are; compare_values u v w e.
Qed.

Lemma none_better_odd : forall x y q u s v w, 3 <= length x -> Nat.even u = true -> first_time x (S u) ->
  keeps q x y -> first_time y s -> value_at x (S u) v -> value_at y s w -> none_better v w.
Proof.
  intros x y q u s v w three e F K G V W.
  pose proof (on_time_options x y q u s e three F K G) as on. pose proof (late_options x y q u s e three F K G) as la.
  pose proof (never_both y s) as nb.
  destruct (kinds_of_options x y q u s e three F K G) as [E | [(E & _) | (E & _)]];
    values_are; compare_values u v w e.
Qed.

(** ** The M-move, and its exceptions *)

(** The exceptions (E1), (E2) and (E3) of Theorem 39, for t = T(x) >= 1. *)
Definition exception (x : position) (t : nat) : Prop :=
  (Nat.even t = true /\ surplus x t = 2%Z /\ 1 <= over x t /\ piles (fun a => a <? t) x = 0) \/
  (Nat.even t = false /\ surplus x t = 2%Z /\ 1 <= over x t /\ 1 <= at_time x t /\ evens_below x t = 0) \/
  (Nat.even t = false /\ contributed x t = 2%Z /\ 1 <= over x t + at_time x t /\
     1 <= at_time x (t - 1) /\ evens_below x (t - 1) = 0).

Definition E1_at (x : position) (t : nat) : Prop :=
  surplus x t = 2%Z /\ 1 <= over x t /\ same x t + other x t = 0.

Lemma exception_even : forall x t, Nat.even t = true -> (exception x t <-> E1_at x t).
Proof.
  intros x t e. unfold exception, E1_at. rewrite e.
  rewrite (piles_split _ (is_same t) (is_other t)).
  - fold (same x t) (other x t). intuition congruence.
  - intro a. unfold is_same, is_other. destruct (a <? t), (xorb (Nat.odd a) (Nat.odd t)); reflexivity.
Qed.

Lemma exception_odd : forall x u, Nat.even u = true -> (exception x (S u) <-> E2_at x u \/ E3_at x u).
Proof.
  intros x u e. unfold exception, E2_at, E3_at, contributed. rewrite !evens_below_counts.
  replace (S u - 1) with u by lia. rewrite even_next, e. cbn [negb]. intuition congruence.
Qed.

(** What the M-move does to a value v = f(x), w = f(x'). *)
Definition m_move_result (is_exception : Prop) (v w : nat) : Prop :=
  (~ is_exception -> v = 1 + w) /\ (is_exception -> v <> 1 + w /\ Nat.odd v = false /\ Nat.odd w = false).

Lemma m_result_even : forall x y q u s v w, Nat.even u = true -> first_time x (S (S u)) ->
  keeps q x y -> first_time y s -> m_kept q x -> value_at x (S (S u)) v -> value_at y s w ->
  m_move_result (exception x (S (S u))) v w.
Proof.
  intros x y q u s v w e F K G M V W. unfold m_move_result. rewrite exception_even by exact e.
  destruct (m_move_even x y q u s e F K G M) as (E & ear & lat & on).
  pose proof (m_move_E1 x y q u s e F K G M) as at1. unfold E1_at. split.
  - intro no. destruct (early_or_not x (S (S u))) as [i | ne].
    { pose proof (value_early _ _ _ i V). pose proof (value_early _ _ _ (ear i) W). lia. }
    destruct (late_or_not x (S (S u))) as [l | nl].
    { rewrite (value_late _ _ _ l V), (value_late _ _ _ (lat l) W). lia. }
    destruct (on ne nl no) as [ne' nl'].
    rewrite (value_on_time _ _ _ ne nl V), (value_on_time _ _ _ ne' nl' W). lia.
  - intros (two & b & none). destruct (at1 two b none) as (ne & nl & l).
    rewrite (value_on_time _ _ _ ne nl V), (value_late _ _ _ l W), E, Nat.add_1_r.
    apply Remoteness.even_odd in e. rewrite !Nat.odd_succ, Nat.even_succ. repeat split; [lia | exact e | exact e].
Qed.

Lemma m_result_odd : forall x y q u s v w, 3 <= length x -> Nat.even u = true -> first_time x (S u) ->
  keeps q x y -> first_time y s -> m_kept q x -> value_at x (S u) v -> value_at y s w ->
  m_move_result (exception x (S u)) v w.
Proof.
  intros x y q u s v w three e F K G M V W. unfold m_move_result. rewrite exception_odd by exact e.
  pose proof (proj1 (Remoteness.even_odd u) e) as eu. split.
  - intro no. destruct (early_or_not x (S u)) as [i | ne].
    { destruct (m_move_early x y q u s e three F K G M i) as (E & i'); [tauto |].
      pose proof (value_early _ _ _ i V). pose proof (value_early _ _ _ i' W). lia. }
    destruct (late_or_not x (S u)) as [l | nl].
    { rewrite (value_late _ _ _ l V).
      destruct (m_move_late x y q u s e three F K G M l) as [(E & l') | (E & ne' & nl')]; [tauto | |].
      - rewrite (value_late _ _ _ l' W). lia.
      - rewrite (value_on_time _ _ _ ne' nl' W). lia. }
    rewrite (value_on_time _ _ _ ne nl V).
    destruct (on_time_options x y q u s e three F K G ne nl) as (a & _ & c).
    pose proof (m_move_on_time x y q u s e three F K G M) as no2.
    destruct (kinds_of_options x y q u s e three F K G) as [E | [(E & _) | (E & _)]]; [| contradiction |].
    + destruct (a E) as [ne' nl']. rewrite (value_on_time _ _ _ ne' nl' W). lia.
    + pose proof (value_early _ _ _ (c E) W). lia.
  - intros [E2 | E3].
    + destruct (m_move_E2 x y q u s e three F K G M E2) as (l & E & ne & nl).
      rewrite (value_late _ _ _ l V), (value_on_time _ _ _ ne nl W), E, Nat.add_1_r, Nat.odd_succ, Nat.even_succ.
      repeat split; [lia | exact eu | exact eu].
    + destruct (m_move_E3 x y q u s e three F K G M E3) as (i & E & ne & nl).
      pose proof (value_early _ _ _ i V) as Ev. assert (v = u) as -> by lia.
      rewrite (value_on_time _ _ _ ne nl W), E. repeat split; [lia | exact eu | exact eu].
Qed.

Lemma m_result : forall x y q t s v w, 3 <= length x -> 1 <= t -> first_time x t ->
  keeps q x y -> first_time y s -> m_kept q x -> value_at x t v -> value_at y s w ->
  m_move_result (exception x t) v w.
Proof.
  intros x y q t s v w three t1 F K G M V W. destruct (time_cases t) as [-> | (u & e & [-> | ->])]; [lia | |].
  - exact (m_result_even x y q u s v w e F K G M V W).
  - exact (m_result_odd x y q u s v w three e F K G M V W).
Qed.

Lemma none_better_holds : forall x y q t s v w, 3 <= length x -> 1 <= t -> first_time x t ->
  keeps q x y -> first_time y s -> value_at x t v -> value_at y s w -> none_better v w.
Proof.
  intros x y q t s v w three t1 F K G V W. destruct (time_cases t) as [-> | (u & e & [-> | ->])]; [lia | |].
  - exact (none_better_even x y q u s v w e F K G V W).
  - exact (none_better_odd x y q u s v w three e F K G V W).
Qed.

(** ** From every position with a move, some move lowers the value by 1 *)

Lemma option_value : forall k x y, 2 <= k -> length x = k + 1 -> move (exactly k) x y ->
  exists s w, first_time y s /\ value_at y s w.
Proof.
  intros k x y k2 len xy. destruct (misere_value_exists y) as (w & s & G & W).
  - rewrite (move_length _ _ _ xy). lia.
  - exists s, w. auto.
Qed.

(** At an exception no pile is empty. *)
Lemma empty_below : forall x u, Nat.even u = true -> In 0 x -> 1 <= other x (S u) /\ (1 <= u -> 1 <= same x u).
Proof.
  intros x u e H. split.
  - pose proof (piles_in (is_other (S u)) x 0 H) as le. rewrite piles_one in le.
    replace (is_other (S u) 0) with true in le; [exact le |].
    unfold is_other. rewrite Nat.odd_succ, e. reflexivity.
  - intro u1. pose proof (piles_in (is_same u) x 0 H) as le. rewrite piles_one in le.
    replace (is_same u 0) with true in le; [exact le |].
    unfold is_same. rewrite (proj1 (Remoteness.even_odd u) e). destruct (Nat.ltb_spec 0 u); [reflexivity | lia].
Qed.

Lemma right_at_E1 : forall k x u, length x = k + 1 -> Nat.even u = true -> first_time x (S (S u)) ->
  E1_at x (S (S u)) ->
  exists q y, move (exactly k) x y /\ keeps q x y /\ forall s v w, first_time y s ->
    value_at x (S (S u)) v -> value_at y s w -> v = 1 + w.
Proof.
  intros k x u len e F (two & b & none).
  destruct (keep_counted k x (Nat.ltb (S (S u))) len) as (q & y & xy & K & kept); [| exact b |].
  { intro H. pose proof (proj2 (empty_below x (S (S u)) e H) ltac:(lia)). lia. }
  exists q, y. split; [exact xy | split; [exact K |]]. intros s v w G V W.
  destruct (over_kept_E1 x y q u s e F K G two none kept) as (E & ne & nl).
  assert (H : ~ early x (S (S u)) /\ ~ late x (S (S u))).
  { rewrite early_counts, late_even by exact e. destruct F as [_ min]. specialize (min (S u) ltac:(lia)).
    next x (S u). know_parities. split; lia. }
  rewrite (value_on_time _ _ _ (proj1 H) (proj2 H) V), (value_on_time _ _ _ ne nl W). lia.
Qed.

Lemma right_at_E2 : forall k x u, 2 <= k -> length x = k + 1 -> Nat.even u = true -> first_time x (S u) ->
  E2_at x u ->
  exists q y, move (exactly k) x y /\ keeps q x y /\ forall s v w, first_time y s ->
    value_at x (S u) v -> value_at y s w -> v = 1 + w.
Proof.
  intros k x u k2 len e F E2. destruct (keep_counted k x (Nat.eqb (S u)) len) as (q & y & xy & K & kept).
  - intro H. destruct (empty_below x u e H). unfold E2_at in E2. lia.
  - apply E2.
  - exists q, y. split; [exact xy | split; [exact K |]]. intros s v w G V W.
    destruct (E2_right x y q u s e ltac:(lia) F K G E2 kept) as (E & ne & nl).
    assert (l : late x (S u)).
    { rewrite late_odd by (rewrite even_next, e; reflexivity). unfold E2_at in E2. tauto. }
    rewrite (value_late _ _ _ l V), (value_on_time _ _ _ ne nl W). lia.
Qed.

Lemma E3_none_empty : forall x u, Nat.even u = true -> first_time x (S u) -> E3_at x u -> ~ In 0 x.
Proof.
  intros x u e [_ min] (C & _ & _ & none) H. destruct u as [| u].
  - specialize (min 0 ltac:(lia)). pose proof (surplus_0 x). pose proof (surplus_next x 0) as n.
    change (Nat.even 1) with false in n. cbn [Z.b2z] in n. lia.
  - pose proof (proj2 (empty_below x (S u) e H) ltac:(lia)). lia.
Qed.

Lemma right_at_E3 : forall k x u, 2 <= k -> length x = k + 1 -> Nat.even u = true -> first_time x (S u) ->
  E3_at x u ->
  exists q y, move (exactly k) x y /\ keeps q x y /\ forall s v w, first_time y s ->
    value_at x (S u) v -> value_at y s w -> v = 1 + w.
Proof.
  intros k x u k2 len e F E3. pose proof (E3_none_empty x u e F E3) as none.
  assert (pick : exists q y, move (exactly k) x y /\ keeps q x y /\
    1 <= at_time [q] (S u) + over [q] (S u) /\ (1 <= over x (S u) -> over [q] (S u) = 1)).
  { destruct (le_lt_dec 1 (over x (S u))) as [some | no].
    - destruct (keep_counted k x (Nat.ltb (S u)) len none some) as (q & y & xy & K & kept).
      exists q, y. unfold over. repeat split; auto; lia.
    - destruct (keep_counted k x (Nat.eqb (S u)) len none) as (q & y & xy & K & kept).
      { destruct E3 as (_ & some & _). unfold at_time in some. lia. }
      exists q, y. unfold at_time. repeat split; auto; lia. }
  destruct pick as (q & y & xy & K & kept & high).
  exists q, y. split; [exact xy | split; [exact K |]]. intros s v w G V W.
  assert (i : early x (S u)) by (rewrite early_counts; unfold E3_at in E3; tauto).
  pose proof (value_early _ _ _ i V).
  destruct (E3_right x y q u s e ltac:(lia) F K G E3 kept high) as [(E & i') | (E & ne & nl)].
  - pose proof (value_early _ _ _ i' W). lia.
  - rewrite (value_on_time _ _ _ ne nl W). lia.
Qed.

Lemma exception_or_not : forall x t, exception x t \/ ~ exception x t.
Proof.
  intros x t. destruct (Nat.even t) eqn:E; unfold exception, contributed; rewrite E; [| lia].
  destruct (Nat.eq_dec (piles (fun a => a <? t) x) 0); lia.
Qed.
