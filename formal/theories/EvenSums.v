(** * NT-5: SN(n,A) with {1,k,...,n} in A, k even, and no other even number below k

    The P-positions are those of SN(n,{k,...,n}) with an even sum. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Options PPositions Level Halves Highest Kernel WinningRule
  SlowSetNim.
Import ListNotations.

(** A contains 1 and k..n, and beside them only odd numbers. *)
Definition one_and_from_to (n k : nat) (A : nat -> bool) : Prop :=
  A 1 = true /\ (forall a, k <= a <= n -> A a = true) /\
  (forall a, A a = true -> Nat.odd a = true \/ k <= a).

Definition even_sum (x : position) : Prop := Nat.even (total x) = true.

Lemma total_parity : forall x, Nat.even (total x) = Nat.even (size (odds x)).
Proof.
  induction x as [| a x IH]; [reflexivity |]. cbn [total odds map].
  fold (odds x). rewrite Nat.even_add, IH. unfold Nat.odd.
  destruct (Nat.even a) eqn:E; cbn [negb size]; [destruct (Nat.even (size (odds x))); reflexivity |].
  change (S (size (odds x))) with (1 + size (odds x)). rewrite Nat.even_add. reflexivity.
Qed.

Lemma move_parity : forall s x y, plays s x y ->
  Nat.even (total y) = Bool.eqb (Nat.even (total x)) (Nat.even (size s)).
Proof.
  intros s x y pl. rewrite (plays_total s x y pl), Nat.even_add.
  destruct (Nat.even (total y)), (Nat.even (size s)); reflexivity.
Qed.

Lemma plays_nothing : forall x : position, plays (map (fun _ => false) x) x x.
Proof. induction x; constructor; auto. Qed.

Lemma nothing_size : forall x : position, size (map (fun _ => false) x) = 0.
Proof. induction x; simpl; auto. Qed.

(** Playing on one odd pile alone. *)
Lemma play_odd_pile : forall x, Nat.even (total x) = false ->
  exists s y, size s = 1 /\ plays s x y /\ lower y = lower x /\ below (upper y) (upper x).
Proof.
  induction x as [| a x IH]; [discriminate |]. cbn [total]. rewrite Nat.even_add. intro od.
  destruct (halves a) as [b [(E & O & L & U) | (E & O & L & U)]].
  - unfold Nat.odd in O. apply negb_false_iff in O. rewrite O in od.
    destruct IH as (s & y & sz & pl & lo & be); [destruct (Nat.even (total x)); simpl in *; congruence |].
    exists (false :: s), (a :: y). cbn [size lower upper map].
    repeat split; [exact sz | constructor; exact pl | f_equal; exact lo |].
    constructor; [lia | exact be].
  - exists (true :: map (fun _ => false) x), (2 * b :: x).
    cbn [size lower upper map]. rewrite nothing_size.
    split; [reflexivity |]. split.
    { replace a with (1 + 2 * b) by lia. apply plays_take. apply plays_nothing. }
    destruct (halves (2 * b)) as [c [(F & _ & L' & U') | (F & _ & _)]]; [| lia].
    rewrite L, U, L', U'. split; [f_equal; lia |].
    constructor; [lia |]. fold (upper x). clear. induction (upper x); constructor; auto.
Qed.

(** If the caps of the halves differ, one of the odd piles behind the difference. *)
Lemma play_low_odd_pile : forall q x, capped (lower x) q < capped (upper x) q ->
  exists s y, size s = 1 /\ plays s x y /\ lower y = lower x /\
    capped (upper y) q + 1 = capped (upper x) q.
Proof.
  intro q. induction x as [| a x IH]; cbn [lower upper map capped]; [lia |]. intro lt.
  fold (lower x) (upper x) in *.
  destruct (lt_eq_lt_dec (capped (lower x) q) (capped (upper x) q)) as [[less | same] | more].
  - destruct (IH less) as (s & y & sz & pl & lo & E).
    exists (false :: s), (a :: y). cbn [size lower upper map capped]. fold (lower y) (upper y).
    repeat split; [exact sz | constructor; exact pl | f_equal; exact lo | lia].
  - destruct (halves a) as [b [(E & O & L & U) | (E & O & L & U)]]; [rewrite L, U in lt; lia |].
    exists (true :: map (fun _ => false) x), (2 * b :: x).
    cbn [size lower upper map capped]. rewrite nothing_size. fold (upper x).
    split; [reflexivity |]. split.
    { replace a with (1 + 2 * b) by lia. apply plays_take. apply plays_nothing. }
    destruct (halves (2 * b)) as [c [(F & _ & L' & U') | (F & _ & _)]]; [| lia].
    rewrite L, U in lt. rewrite L, U, L', U'. split; [f_equal; lia | lia].
  - pose proof (capped_mono (lower x) (upper x) q (below_lower_upper x)). lia.
Qed.

Lemma capped_above : forall y m, capped y m <= above y 0 * m.
Proof.
  induction y as [| a y IH]; intro m; cbn [capped above]; [lia |]. specialize (IH m).
  destruct (Nat.ltb_spec 0 a); nia.
Qed.

Section EvenSums.

Variables (n k : nat) (A : nat -> bool).
Hypothesis kn : 2 <= k <= n.
Hypothesis k_even : Nat.even k = true.
Hypothesis HA : one_and_from_to n k A.

Lemma A_0 : A 0 = false.
Proof.
  destruct HA as (_ & _ & sub). destruct (A 0) eqn:E; [| reflexivity].
  destruct (sub 0 E) as [odd | le]; [discriminate | lia].
Qed.

(** 1: no move stays. *)
Lemma leaves : forall x y, K k x -> even_sum x -> move A x y -> ~ (K k y /\ even_sum y).
Proof.
  intros x y Kx ex [s [As pl]] [Ky ey]. unfold even_sum in *.
  pose proof (move_parity s x y pl) as par. rewrite ex, ey in par.
  destruct HA as (_ & _ & sub). destruct (sub _ As) as [odd | le].
  - unfold Nat.odd in odd. destruct (Nat.even (size s)); discriminate.
  - pose proof (no_move_stays_in_K k s x y ltac:(lia) le pl Kx). unfold K in Ky. lia.
Qed.

(** 2: into the set from K, the sum being odd. *)
Lemma from_K : forall x, K k x -> Nat.even (total x) = false ->
  exists y, move A x y /\ K k y /\ even_sum y.
Proof.
  intros x Kx od. destruct (play_odd_pile x od) as (s & y & sz & pl & lo & be).
  exists y. split; [exists s; split; [rewrite sz; exact (proj1 HA) | exact pl] |]. split.
  - unfold K in *. pose proof (level_mono k _ _ ltac:(lia) be).
    pose proof (lower_le_upper k y ltac:(lia)) as le. rewrite lo in le |- *. lia.
  - unfold even_sum. rewrite (move_parity s x y pl), od, sz. reflexivity.
Qed.

(** 3 and 4: by the parity rule. *)
Lemma by_the_rule : forall x, length x = n -> ~ K k x ->
  (Nat.even (total x) = true \/ k <= size (odds x)) ->
  exists y, move A x y /\ K k y /\ even_sum y.
Proof.
  intros x len nK c. pose proof (outside_K_nonempty k x ltac:(lia) nK) as sup.
  destruct (rule_into_K k x (rule k x) ltac:(lia) nK (rule_follows_rule k x sup)) as (y & pl & Ky & sz).
  exists y. pose proof (plays_size _ _ _ pl). split.
  { exists (rule k x). split; [apply HA; lia | exact pl]. }
  split; [exact Ky |]. unfold even_sum. rewrite (move_parity _ x y pl), sz.
  pose proof (total_parity x) as par.
  destruct (Nat.max_spec (size (odds x)) k) as [[lt ->] | [le ->]].
  - destruct c as [ev | many]; [rewrite ev, k_even; reflexivity | lia].
  - rewrite par. destruct (Nat.even (size (odds x))); reflexivity.
Qed.

(** 5: outside K, an odd sum, fewer than k odd piles. *)
Lemma few_odd_piles : forall x, length x = n -> ~ K k x ->
  Nat.even (total x) = false -> size (odds x) < k ->
  exists y, move A x y /\ K k y /\ even_sum y.
Proof.
  intros x len nK od few.
  pose proof (lower_le_upper k x ltac:(lia)) as le. unfold K in nK.
  set (p := level k (lower x)) in *.
  assert (Fv : k * (1 + p) <= capped (upper x) (1 + p)) by (apply level_spec; lia).
  assert (Fu : capped (lower x) (1 + p) < k * (1 + p)).
  { pose proof (level_spec k (lower x) (1 + p) ltac:(lia)) as [H _].
    unfold p in *. lia. }
  destruct (Nat.eq_dec (capped (upper x) (1 + p)) (k * (1 + p))) as [tight | slack].
  - destruct (play_low_odd_pile (1 + p) x ltac:(lia)) as (s & y & sz & pl & lo & E).
    exists y. split; [exists s; split; [rewrite sz; exact (proj1 HA) | exact pl] |]. split.
    + unfold K. rewrite lo. fold p.
      pose proof (lower_le_upper k y ltac:(lia)) as up. rewrite lo in up. fold p in up.
      pose proof (level_spec k (upper y) (1 + p) ltac:(lia)) as [_ H]. lia.
    + unfold even_sum. rewrite (move_parity s x y pl), od, sz. reflexivity.
  - assert (sup : 1 + k <= above x 0).
    { rewrite <- above_upper. pose proof (capped_above (upper x) (1 + p)). nia. }
    destruct (add_highest_spec (1 + k - size (odds x)) (odds x) x (odds_fit x) ltac:(lia))
      as (fit & sz & h & ch).
    set (s := add_highest (1 + k - size (odds x)) (odds x) x) in *.
    destruct fit as [y pl]. exists y.
    assert (sz' : size s = 1 + k) by lia.
    pose proof (plays_size _ _ _ pl) as room.
    split; [exists s; split; [apply HA; lia | exact pl] |].
    pose proof (play_chosen_upper h s x y pl ch) as up. split.
    + unfold K. rewrite up. fold p.
      pose proof (level_mono k _ _ ltac:(lia) (below_lower_after s x y pl)) as down. fold p in down.
      enough (p <= level k (lower y)) by lia.
      apply (level_spec k _ p ltac:(lia)).
      destruct (le_lt_dec (2 * p + 1) h) as [high | low].
      * rewrite (capped_high p h s x y high pl ch). apply (level_spec k _ p ltac:(lia)). unfold p. lia.
      * pose proof (capped_low p h s x y ltac:(lia) pl ch) as H. nia.
    + unfold even_sum. rewrite (move_parity s x y pl), od, sz', Nat.even_add, k_even. reflexivity.
Qed.

Lemma into : forall x, length x = n -> ~ (K k x /\ even_sum x) ->
  exists y, move A x y /\ K k y /\ even_sum y.
Proof.
  intros x len nQ. unfold even_sum in *. destruct (K_dec k x) as [Kx | nK].
  - apply from_K; [exact Kx |]. destruct (Nat.even (total x)); tauto.
  - destruct (Nat.even (total x)) eqn:E; [apply by_the_rule; auto |].
    destruct (le_lt_dec k (size (odds x))) as [many | few]; [apply by_the_rule; auto |].
    apply few_odd_piles; assumption.
Qed.

Theorem P_of_even_sums : forall x, length x = n ->
  (Ppos position (move A) x <-> K k x /\ even_sum x).
Proof.
  refine (well_founded_ind (move_finite A A_0) _ _). intros x IH len.
  pose proof (move_finite A A_0) as fin.
  assert (sub : forall y, move A x y -> length y = n).
  { intros y xy. rewrite (move_length A x y xy). exact len. }
  split.
  - intro Px. unfold even_sum. destruct (K_dec k x) as [Kx | nK];
      [destruct (Nat.even (total x)) eqn:E; [auto |] |].
    all: exfalso; destruct (into x len) as (y & xy & Qy);
      [unfold even_sum; rewrite ?E; intuition congruence |];
      apply (not_both _ _ fin y); [apply (IH y xy (sub y xy)); exact Qy |];
      destruct Px as [z all]; exact (all y xy).
  - intros [Kx ex]. constructor. intros y xy.
    apply (N_iff_not_P _ _ fin (options A) (options_spec A)).
    rewrite (IH y xy (sub y xy)). exact (leaves x y Kx ex xy).
Qed.

End EvenSums.
