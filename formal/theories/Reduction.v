(** * Unplayable tokens and reduced positions (DH-D3, DH-D6, DH-T2.3, DH-L2.7)

    Defined by the terminal positions that can be reached, as in the paper, and
    proved to be chopping at l(x), for every A with smallest element k. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Options PPositions Level Highest.
Import ListNotations.

(** A sequence of moves; the stacks keep their places. *)
Inductive reaches (A : nat -> bool) : position -> position -> Prop :=
| reaches_here : forall x, reaches A x x
| reaches_move : forall x y z, move A x y -> reaches A y z -> reaches A x z.

Definition terminal (A : nat -> bool) (x : position) : Prop := forall y, ~ move A x y.

(** u_i(x) = m (DH-D3): m is the least height of stack i over all terminal
    positions that can be reached from x. *)
Definition unplayable (A : nat -> bool) (x : position) (i m : nat) : Prop :=
  (exists t, reaches A x t /\ terminal A t /\ nth i t 0 = m) /\
  (forall t, reaches A x t -> terminal A t -> m <= nth i t 0).

(** y = red(x) = x - u(x). *)
Definition reduction (A : nat -> bool) (x y : position) : Prop :=
  length y = length x /\
  forall i, i < length x -> exists m, unplayable A x i m /\ nth i y 0 = nth i x 0 - m.

(** x is reduced: u(x) = (0,...,0). *)
Definition reduced (A : nat -> bool) (x : position) : Prop :=
  forall i, i < length x -> unplayable A x i 0.

(** Chop the top (DH-D6). *)
Definition ctt (x : position) (m : nat) : position := map (fun a => Nat.min a m) x.

(** The highest stack. *)
Fixpoint highest (x : position) : nat :=
  match x with [] => 0 | a :: x => Nat.max a (highest x) end.

Lemma nth_ctt : forall x m i, nth i (ctt x m) 0 = Nat.min (nth i x 0) m.
Proof.
  induction x as [| a x IH]; intros m [| i]; try reflexivity. apply IH.
Qed.

Lemma nth_highest : forall x i, nth i x 0 <= highest x.
Proof.
  induction x as [| a x IH]; intros [| i]; cbn [nth highest]; try lia.
  specialize (IH i). lia.
Qed.

Lemma highest_lub : forall x h, (forall i, i < length x -> nth i x 0 <= h) -> highest x <= h.
Proof.
  induction x as [| a x IH]; intros h all; cbn [highest]; [lia |].
  pose proof (all 0 ltac:(simpl; lia)). cbn [nth] in *.
  enough (highest x <= h) by lia. apply IH. intros i lt.
  apply (all (S i)). simpl. lia.
Qed.

Lemma plays_nth : forall s x y, plays s x y ->
  forall i, nth i y 0 <= nth i x 0 <= nth i y 0 + 1.
Proof.
  intros s x y pl. induction pl; intros [| i]; cbn [nth]; try lia; apply IHpl.
Qed.

Lemma reaches_nth : forall A x t, reaches A x t -> forall i, nth i t 0 <= nth i x 0.
Proof.
  intros A x t R i. induction R as [| x y z [s [_ pl]] _ IH]; [lia |].
  pose proof (plays_nth s x y pl i). lia.
Qed.

Lemma reaches_trans : forall A x y z, reaches A x y -> reaches A y z -> reaches A x z.
Proof.
  intros A x y z R. induction R; intro; [assumption |].
  eapply reaches_move; [eassumption | auto].
Qed.

(** Every play can be continued to a terminal position. *)
Lemma reaches_terminal : forall A x, A 0 = false -> exists t, reaches A x t /\ terminal A t.
Proof.
  intros A x A0. induction x as [x IH] using (well_founded_ind (move_finite A A0)).
  destruct (options A x) as [| y l] eqn:E.
  - exists x. split; [constructor |]. intros y xy. apply options_spec in xy. rewrite E in xy.
    destruct xy.
  - assert (xy : move A x y) by (apply options_spec; rewrite E; left; reflexivity).
    destruct (IH y xy) as (t & R & term). exists t. split; [| exact term].
    eapply reaches_move; eassumption.
Qed.

(** At most l(x) tokens of a stack are played: every move lowers l. *)
Lemma reaches_level : forall A k x t, 1 <= k -> smallest A k -> reaches A x t ->
  forall i, nth i x 0 <= nth i t 0 + level k x.
Proof.
  intros A k x t k1 [_ min] R. induction R as [| x y z [s [As pl]] _ IH]; intro i; [lia |].
  pose proof (plays_nth s x y pl i). specialize (IH i).
  pose proof (level_plays k s x y k1 (min _ As) pl). lia.
Qed.

(** The set that holds stack i only. *)
Fixpoint single (i : nat) (x : position) : mask :=
  match x, i with
  | [], _ => []
  | _ :: x, 0 => true :: map (fun _ => false) x
  | _ :: x, S i => false :: single i x
  end.

Lemma fits_none : forall x, fits (map (fun _ => false) x) x.
Proof. induction x; simpl; [exists []; constructor | apply fits_keep; assumption]. Qed.

Lemma size_none : forall x : position, size (map (fun _ => false) x) = 0.
Proof. induction x; simpl; auto. Qed.

Lemma single_fits : forall x i, 1 <= nth i x 0 -> fits (single i x) x.
Proof.
  induction x as [| a x IH]; intros [| i] pos; cbn [nth single] in *; try lia.
  - apply fits_take; [lia | apply fits_none].
  - apply fits_keep. auto.
Qed.

Lemma single_size : forall x i, 1 <= nth i x 0 -> size (single i x) = 1.
Proof.
  induction x as [| a x IH]; intros [| i] pos; cbn [nth single size] in *; try lia.
  - rewrite size_none. reflexivity.
  - auto.
Qed.

Lemma single_in : forall x i, 1 <= nth i x 0 -> nth i (single i x) false = true.
Proof.
  induction x as [| a x IH]; intros [| i] pos; cbn [nth single] in *; try lia; auto.
Qed.

Lemma single_only : forall x i a, In (true, a) (combine (single i x) x) -> a = nth i x 0.
Proof.
  assert (no : forall (x : position) a, In (true, a) (combine (map (fun _ => false) x) x) -> False).
  { induction x as [| b x IH]; intros a; simpl; [tauto |].
    intros [E | Hin]; [discriminate | eauto]. }
  induction x as [| b x IH]; intros [| i] a; cbn [single combine nth]; try (simpl; tauto).
  - intros [E | Hin]; [injection E as <-; reflexivity | exfalso; eauto].
  - intros [E | Hin]; [discriminate | auto].
Qed.

Lemma chosen_in : forall h s0 s x, chosen h s0 s x ->
  forall i, nth i s0 false = true -> nth i s false = true.
Proof.
  intros h s0 s x ch. induction ch; intros [| i]; cbn [nth]; try congruence; auto.
Qed.

Lemma plays_nth_in : forall s x y, plays s x y ->
  forall i, nth i s false = true -> nth i x 0 = nth i y 0 + 1.
Proof.
  intros s x y pl. induction pl; intros [| i]; cbn [nth]; try discriminate; auto. lia.
Qed.

Lemma chosen_high : forall h s0 s x, chosen h s0 s x -> forall m, m <= h ->
  (forall a, In (true, a) (combine s0 x) -> m <= a) ->
  forall a, In (true, a) (combine s x) -> m <= a.
Proof.
  intros h s0 s x ch m mh. induction ch; cbn [combine]; intros old b Hin;
    [destruct Hin | | |];
    (destruct Hin as [E | Hin];
     [| apply IHch; [intros c Hc; apply old; right; exact Hc | exact Hin]]).
  - apply old. left. exact E.
  - injection E as <-. lia.
  - discriminate.
Qed.

Lemma plays_high : forall s x y m, plays s x y ->
  (forall a, In (true, a) (combine s x) -> 1 + m <= a) -> capped y m = capped x m.
Proof.
  intros s x y m pl. induction pl; cbn [combine capped]; intro high.
  - reflexivity.
  - f_equal. apply IHpl. intros b Hin. apply high. right. exact Hin.
  - pose proof (high (1 + a) (or_introl eq_refl)). f_equal; [lia |].
    apply IHpl. intros b Hin. apply high. right. exact Hin.
Qed.

Lemma plays_low : forall s x y m h s0, plays s x y -> chosen h s0 s x -> h <= m ->
  capped x (1 + m) <= capped y m + size s.
Proof.
  intros s x y m h s0 pl. revert s0. induction pl as [| s x y a pl IH | s x y a pl IH];
    intros s0 ch hm; cbn [capped size].
  - lia.
  - assert (a <= h) by (inversion ch; assumption).
    assert (exists t, chosen h t s x) as [t ch'] by (inversion ch; eauto).
    specialize (IH t ch' hm). lia.
  - assert (exists t, chosen h t s x) as [t ch'] by (inversion ch; eauto).
    specialize (IH t ch' hm). lia.
Qed.

(** Play on stack i and on k-1 highest others: if l was at least 1 + m and stack i
    at least 1 + m high, then l is at least m afterwards. *)
Lemma play_single : forall A k x i m, 1 <= k -> smallest A k ->
  1 + m <= level k x -> 1 + m <= nth i x 0 ->
  exists y, move A x y /\ m <= level k y /\ nth i x 0 = nth i y 0 + 1.
Proof.
  intros A k x i m k1 [Ak _] lev hi.
  assert (pos : 1 <= nth i x 0) by lia.
  assert (sup : k <= above x 0) by (apply (level_pos k x k1); lia).
  destruct (add_highest_spec (k - 1) (single i x) x (single_fits x i pos)) as (fit & sz & h & ch).
  { rewrite single_size by exact pos. lia. }
  rewrite single_size in sz by exact pos.
  set (s := add_highest (k - 1) (single i x) x) in *.
  destruct fit as [y pl]. exists y. split.
  { exists s. split; [| exact pl]. replace (size s) with k by lia. exact Ak. }
  split.
  - apply (level_spec k y m k1).
    destruct (le_lt_dec (1 + m) h) as [high | low].
    + rewrite (plays_high s x y m pl).
      * apply (level_spec k x m k1). lia.
      * apply (chosen_high h _ s x ch (1 + m) high).
        intros a Hin. rewrite (single_only x i a Hin). exact hi.
    + pose proof (plays_low s x y m h _ pl ch ltac:(lia)) as H.
      assert (k * (1 + m) <= capped x (1 + m)) by (apply (level_spec k x _ k1); lia). nia.
  - apply (plays_nth_in s x y pl). apply (chosen_in h _ s x ch). apply single_in. exact pos.
Qed.

Lemma play_down : forall A k i m x, 1 <= k -> smallest A k ->
  m <= level k x -> m <= nth i x 0 -> exists t, reaches A x t /\ nth i x 0 = nth i t 0 + m.
Proof.
  intros A k i m. induction m as [| m IH]; intros x k1 sm lev hi.
  - exists x. split; [constructor | lia].
  - destruct (play_single A k x i m k1 sm lev hi) as (y & xy & levy & E).
    destruct (IH y k1 sm levy ltac:(lia)) as (t & R & F).
    exists t. split; [eapply reaches_move; eassumption | lia].
Qed.

Lemma smallest_0 : forall A k, 1 <= k -> smallest A k -> A 0 = false.
Proof.
  intros A k k1 [_ min]. destruct (A 0) eqn:E; [| reflexivity]. apply min in E. lia.
Qed.

(** u_i(x) = x_i - min(x_i, l(x)). *)
Theorem unplayable_is : forall A k x i, 1 <= k -> smallest A k ->
  unplayable A x i (nth i x 0 - level k x).
Proof.
  intros A k x i k1 sm. split.
  - destruct (play_down A k i (Nat.min (nth i x 0) (level k x)) x k1 sm ltac:(lia) ltac:(lia))
      as (y & R & E).
    destruct (reaches_terminal A y (smallest_0 A k k1 sm)) as (t & Rt & term).
    exists t. assert (Rx : reaches A x t) by (eapply reaches_trans; eassumption).
    split; [exact Rx | split; [exact term |]].
    pose proof (reaches_nth A y t Rt i).
    pose proof (reaches_level A k x t k1 sm Rx i). lia.
  - intros t R _. pose proof (reaches_level A k x t k1 sm R i). lia.
Qed.

Lemma unplayable_unique : forall A x i m m',
  unplayable A x i m -> unplayable A x i m' -> m = m'.
Proof.
  intros A x i m m' [(t & R & T & <-) low] [(t' & R' & T' & <-) low'].
  specialize (low t' R' T'). specialize (low' t R T). lia.
Qed.

(** red(x) = ctt(x, l(x)), for every A with smallest element k. *)
Theorem reduction_is_ctt : forall A k x, 1 <= k -> smallest A k ->
  reduction A x (ctt x (level k x)).
Proof.
  intros A k x k1 sm. split; [apply map_length |]. intros i _.
  exists (nth i x 0 - level k x). split; [apply unplayable_is; assumption |].
  rewrite nth_ctt. lia.
Qed.

Theorem reduction_unique : forall A x y z, reduction A x y -> reduction A x z -> y = z.
Proof.
  intros A x y z [ly Hy] [lz Hz]. apply (nth_ext y z 0 0); [congruence |].
  intros i lt. destruct (Hy i ltac:(lia)) as (m & U & ->), (Hz i ltac:(lia)) as (m' & U' & ->).
  rewrite (unplayable_unique A x i m m' U U'). reflexivity.
Qed.

Lemma reduced_level : forall A k x, 1 <= k -> smallest A k ->
  (reduced A x <-> highest x <= level k x).
Proof.
  intros A k x k1 sm. split.
  - intro red. apply highest_lub. intros i lt.
    pose proof (unplayable_unique A x i _ _ (red i lt) (unplayable_is A k x i k1 sm)). lia.
  - intros le i _. pose proof (nth_highest x i).
    replace 0 with (nth i x 0 - level k x) by lia. apply unplayable_is; assumption.
Qed.

Lemma capped_highest : forall x m, highest x <= m -> capped x m = total x.
Proof.
  induction x as [| a x IH]; intro m; cbn [highest capped total]; intro le; [lia |].
  rewrite IH; lia.
Qed.

(** DH-T2.3: x is reduced exactly if k max(x) <= sum(x). *)
Theorem reduced_iff : forall A k x, 1 <= k -> smallest A k ->
  (reduced A x <-> k * highest x <= total x).
Proof.
  intros A k x k1 sm. rewrite (reduced_level A k x k1 sm).
  rewrite <- (level_spec k x _ k1). rewrite capped_highest by lia. reflexivity.
Qed.

(** red_i(x) = x_i - u_i(x) is at least v exactly if v <= x_i, and v times k tokens can be taken, none
    off a stack more than v times. *)
Theorem reduction_at_least : forall A k x i m, 1 <= k -> smallest A k -> unplayable A x i m ->
  forall v, v <= nth i x 0 - m <-> v <= nth i x 0 /\ k * v <= capped x v.
Proof.
  intros A k x i m k1 sm U v.
  rewrite (unplayable_unique A x i m _ U (unplayable_is A k x i k1 sm)), (level_spec k x v k1). lia.
Qed.
