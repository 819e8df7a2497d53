(** * Critical positions and m(x) (GMMV-D7, GMMV-D8, GMMV-D9)

    x >= y in the sense of D7 is stated without sorting: some arrangement of y is
    pile by pile at most x. m(x) of D9 exists, is unique and equals R(x). *)

From Coq Require Import List Arith Lia Bool Permutation Sorted.
From NimLab Require Import Outcome Game Options PPositions Level Halves Highest Kernel
  WinningRule Reduction Types Remoteness MRule RemotenessFormula RemotenessTheorem.
Import ListNotations.

(** y is dominated by x. *)
Definition dominated (y x : position) : Prop := exists z, Permutation y z /\ below z x.

(** D8 for NIM(k+1,k): M(x) = m, and no strictly dominated position has that value. *)
Definition m_critical (k m : nat) (x : position) : Prop :=
  m_play k x m /\ forall y, dominated y x -> ~ Permutation y x -> ~ m_play k y m.

(** D8 for NIM(n,k): the same with R in place of M. *)
Definition critical (k m : nat) (x : position) : Prop :=
  remoteness (exactly k) x = m /\
  forall y, dominated y x -> ~ Permutation y x -> remoteness (exactly k) y <> m.

(** ** The order D7: sorted, and compared pile by pile *)

Lemma above_permutation : forall y z m, Permutation y z -> above y m = above z m.
Proof. intros y z m H. induction H; cbn [above]; lia. Qed.

Lemma above_mono : forall y x m, below y x -> above y m <= above x m.
Proof.
  intros y x m H. induction H as [| a b y x le H IH]; cbn [above]; [lia |].
  destruct (Nat.ltb_spec m a), (Nat.ltb_spec m b); lia.
Qed.

Lemma above_all : forall x m, Forall (fun a => m < a) x -> above x m = length x.
Proof.
  intros x m H. induction H as [| a x lt H IH]; cbn [above length]; [reflexivity |].
  destruct (Nat.ltb_spec m a); lia.
Qed.

Lemma above_bound : forall x m, above x m <= length x.
Proof. induction x as [| a x IH]; intro m; cbn [above length]; [lia |]. specialize (IH m).
  destruct (m <? a); lia. Qed.

Lemma below_of_above : forall y x, StronglySorted le y -> StronglySorted le x ->
  length y = length x -> (forall m, above y m <= above x m) -> below y x.
Proof.
  induction y as [| a y IH]; intros [| b x] Sy Sx len all; try discriminate; [constructor |].
  apply StronglySorted_inv in Sy. destruct Sy as [Sy Ha].
  apply StronglySorted_inv in Sx. destruct Sx as [Sx Hb].
  cbn [length] in len.
  assert (up : forall m c z, m < c -> Forall (le c) z -> above z m = length z).
  { intros m c z lt H. apply above_all. revert H. apply Forall_impl. intros; lia. }
  assert (ab : a <= b).
  { destruct (le_lt_dec a b) as [| gt]; [assumption | exfalso].
    specialize (all b). cbn [above] in all. rewrite (up b a y gt Ha) in all.
    pose proof (above_bound x b).
    destruct (Nat.ltb_spec b a), (Nat.ltb_spec b b); lia. }
  constructor; [exact ab |]. apply IH; [exact Sy | exact Sx | lia |].
  intro m. specialize (all m). cbn [above] in all.
  pose proof (above_bound y m).
  destruct (Nat.ltb_spec m a), (Nat.ltb_spec m b); try lia.
  rewrite (up m b x) by assumption. lia.
Qed.

(** Permuting the larger position. *)
Lemma below_permutation : forall x w, Permutation x w -> forall z, below z x ->
  exists z', Permutation z z' /\ below z' w.
Proof.
  intros x w H. induction H as [| a x w H IH | a b x | x w v H1 IH1 H2 IH2]; intros z Hz.
  - exists z. auto.
  - inversion Hz as [| c a' z0 x' le Hz0]; subst. destruct (IH z0 Hz0) as (z' & P & B).
    exists (c :: z'). split; [constructor; exact P | constructor; assumption].
  - inversion Hz as [| c a' z0 x' le Hz0]; subst. inversion Hz0 as [| d b' z1 x'' le' Hz1]; subst.
    exists (d :: c :: z1). split; [apply perm_swap | constructor; [| constructor]; assumption].
  - destruct (IH1 z Hz) as (z1 & P1 & B1). destruct (IH2 z1 B1) as (z2 & P2 & B2).
    exists z2. split; [exact (Permutation_trans P1 P2) | exact B2].
Qed.

(** [dominated] is D7: with y and x sorted ascending, y is pile by pile at most x. *)
Theorem dominated_sorted : forall y x y' x',
  Permutation y y' -> Permutation x x' -> StronglySorted le y' -> StronglySorted le x' ->
  (dominated y x <-> below y' x').
Proof.
  intros y x y' x' Py Px Sy Sx. split.
  - intros (z & Pz & B). apply below_of_above; [exact Sy | exact Sx | |].
    + rewrite <- (Permutation_length Py), <- (Permutation_length Px), (Permutation_length Pz).
      clear - B. induction B; cbn [length]; lia.
    + intro m. rewrite <- (above_permutation y y' m Py), <- (above_permutation x x' m Px),
        (above_permutation y z m Pz). apply above_mono. exact B.
  - intro B.
    destruct (below_permutation x' x (Permutation_sym Px) y' B) as (w & Pw & Bw).
    exists w. split; [exact (Permutation_trans Py Pw) | exact Bw].
Qed.

(** ** The closed form does not depend on the order of the piles *)

Lemma capped_permutation : forall y z m, Permutation y z -> capped y m = capped z m.
Proof. intros y z m H. induction H; cbn [capped]; lia. Qed.

Lemma total_permutation : forall y z, Permutation y z -> total y = total z.
Proof. intros y z H. induction H; cbn [total]; lia. Qed.

Lemma level_permutation : forall k y z, Permutation y z -> level k y = level k z.
Proof.
  intros k y z H. unfold level. rewrite (total_permutation y z H).
  generalize (total z). induction n as [| n IH]; cbn [largest];
    rewrite (capped_permutation y z _ H); [reflexivity |].
  rewrite IH. reflexivity.
Qed.

Lemma bool_by : forall b c : bool, (b = true <-> c = true) -> b = c.
Proof. intros [] [] H; intuition congruence. Qed.

Lemma formula_permutation : forall k x y, Permutation x y -> formula k x = formula k y.
Proof.
  intros k x y H. unfold formula.
  assert (Hu : Permutation (lower x) (lower y)) by (apply Permutation_map; exact H).
  assert (Hv : Permutation (upper x) (upper y)) by (apply Permutation_map; exact H).
  rewrite (level_permutation k _ _ Hu), (level_permutation k _ _ Hv),
    (capped_permutation _ _ _ Hv).
  set (L := level k (upper y)).
  assert (low_even L x = low_even L y) as ->.
  { apply bool_by. rewrite !low_even_spec. split; intros (a & Ha & R); exists a; split; try exact R.
    - exact (Permutation_in a H Ha).
    - exact (Permutation_in a (Permutation_sym H) Ha). }
  assert (low_odd L x = low_odd L y) as ->; [| reflexivity].
  apply bool_by. rewrite !low_odd_spec. split; intros all a Ha; apply all.
  - exact (Permutation_in a (Permutation_sym H) Ha).
  - exact (Permutation_in a H Ha).
Qed.

(** ** The closed form is monotone *)

Lemma below_length : forall y x, below y x -> length y = length x.
Proof. intros y x H. induction H; simpl; lia. Qed.

Lemma below_halves : forall y x, below y x -> below (lower y) (lower x) /\ below (upper y) (upper x).
Proof.
  intros y x H. induction H as [| a b y x le H [IH1 IH2]]; unfold lower, upper in *; cbn [map];
    split; constructor; try assumption; halve a; halve b; lia.
Qed.

(** With equal capped sums and all even piles of x at least 2L, a low pile of y is odd
    and stays as it is in x. *)
Lemma equal_sums : forall y x L, below y x ->
  capped (upper y) L = capped (upper x) L ->
  (forall a, In a x -> Nat.odd a = false -> 2 * L <= a) ->
  low_even L y = false /\ (low_odd L y = true -> low_odd L x = true).
Proof.
  intros y x L H. induction H as [| a b y x le H IH]; intros E high.
  - split; reflexivity.
  - pose proof (capped_mono _ _ L (proj2 (below_halves y x H))) as mono.
    unfold upper in *. cbn [map capped] in E.
    assert (v : (a + 1) / 2 <= (b + 1) / 2) by (halve a; halve b; lia).
    destruct (IH ltac:(lia) (fun c Hc => high c (or_intror Hc))) as [I1 I2].
    assert (E' : Nat.min ((a + 1) / 2) L = Nat.min ((b + 1) / 2) L) by lia.
    pose proof (high b (or_introl eq_refl)) as hb.
    unfold low_even, low_odd in *. cbn [existsb forallb]. rewrite I1.
    destruct (halves a) as [c [(Ea & Oa & La & Ua) | (Ea & Oa & La & Ua)]];
      destruct (halves b) as [d [(Eb & Ob & Lb & Ub) | (Eb & Ob & Lb & Ub)]];
      rewrite Ua, Ub in E'; rewrite Oa, Ob; cbn [negb andb orb].
    + split; [| discriminate]. specialize (hb Ob).
      destruct (Nat.leb_spec (a + 2) (2 * L)); [lia | reflexivity].
    + split; [| discriminate].
      destruct (Nat.leb_spec (a + 2) (2 * L)); [lia | reflexivity].
    + specialize (hb Ob). split; [reflexivity |].
      destruct (Nat.leb_spec (a + 3) (2 * L)); [lia | discriminate].
    + split; [reflexivity |].
      destruct (Nat.leb_spec (a + 3) (2 * L)); cbn [andb]; [| discriminate].
      destruct (Nat.leb_spec (b + 3) (2 * L)); cbn [andb]; [exact I2 | lia].
Qed.

Lemma formula_mono : forall k y x, 1 <= k -> length x = k + 1 -> below y x ->
  formula k y <= formula k x.
Proof.
  intros k y x k1 len H.
  assert (leny : length y = k + 1) by (rewrite (below_length y x H); exact len).
  destruct (below_halves y x H) as [Hu Hv].
  pose proof (level_mono k _ _ k1 Hu) as mu. pose proof (level_mono k _ _ k1 Hv) as mv.
  pose proof (lower_le_upper k y k1) as uy. pose proof (lower_le_upper k x k1) as ux.
  pose proof (formula_kind k k1 x len) as kx. pose proof (formula_kind k k1 y leny) as ky.
  cbv beta in kx, ky.
  set (L := level k (upper x)) in *. set (L' := level k (upper y)) in *.
  (* in kinds c and d of x: F_u(L-1) < 0 *)
  assert (cd : 2 <= L -> capped (upper x) L = k * L -> low_even L x = false ->
               level k (lower x) < L - 1).
  { intros two E low.
    pose proof (lower_high x (L - 1)) as G.
    replace (1 + (L - 1)) with L in G by lia. rewrite len in G.
    assert (hi : forall a, In a x -> Nat.odd a = false -> 2 * (L - 1) + 2 <= a).
    { intros a Ha Oa. pose proof (low_even_false L x low a Ha Oa). lia. }
    specialize (G hi).
    assert (~ L - 1 <= level k (lower x)); [| lia].
    rewrite <- (level_spec k (lower x) (L - 1) k1).
    pose proof (times_pred k L ltac:(lia)). lia. }
  assert (same : L' = L -> capped (upper x) L = k * L -> low_even L x = false ->
                 capped (upper y) L = k * L /\ low_even L y = false /\
                 (low_odd L y = true -> low_odd L x = true)).
  { intros EL E low.
    assert (E' : capped (upper y) L = capped (upper x) L).
    { pose proof (capped_mono _ _ L Hv).
      pose proof (proj2 (level_spec k (upper y) L k1) ltac:(fold L'; lia)). lia. }
    split; [lia |]. apply (equal_sums y x L H E'). exact (low_even_false L x low). }
  destruct kx as [A | A B | A B C D G | A B C D G];
    destruct ky as [A' | A' B' | A' B' C' D' G' | A' B' C' D' G'];
    try lia;
    try specialize (cd B C D).
  all: destruct (Nat.eq_dec L' L) as [EL | NL]; try lia.
  all: destruct (same EL C D) as (S1 & S2 & S3); rewrite EL in *.
  all: try (destruct B'; [lia | congruence]).
  rewrite (S3 G') in G. discriminate.
Qed.

Lemma permutation_length : forall y z : position, Permutation y z -> length y = length z.
Proof. intros y z H. exact (Permutation_length H). Qed.

(** R grows with the position (order D7). *)
Theorem remoteness_mono : forall k y x, 1 <= k -> length x = k + 1 -> dominated y x ->
  remoteness (exactly k) y <= remoteness (exactly k) x.
Proof.
  intros k y x k1 len (z & pz & bz).
  pose proof (below_length z x bz). pose proof (permutation_length y z pz).
  rewrite !remoteness_formula by lia. rewrite (formula_permutation k y z pz).
  apply formula_mono; assumption.
Qed.

(** ** Under every position with value m lies an m-critical one *)

Lemma below_refl : forall x, below x x.
Proof. induction x; constructor; auto. Qed.

Lemma below_trans : forall x y, below x y -> forall z, below y z -> below x z.
Proof.
  intros x y H. induction H; intros w Hw; inversion Hw; subst; constructor; auto. lia.
Qed.

Lemma below_total : forall y x, below y x -> total y <= total x.
Proof. intros y x H. induction H; simpl; lia. Qed.

Lemma below_same_total : forall y x, below y x -> total y = total x -> y = x.
Proof.
  intros y x H. induction H as [| a b y x le H IH]; intro E; [reflexivity |].
  pose proof (below_total y x H). cbn [total] in E. f_equal; [lia | apply IH; lia].
Qed.

Lemma dominated_trans : forall x y z, dominated x y -> dominated y z -> dominated x z.
Proof.
  intros x y z (x' & Px & Bx) (y' & Py & By).
  destruct (below_permutation y y' Py x' Bx) as (x'' & P & B).
  exists x''. split; [exact (Permutation_trans Px P) | exact (below_trans _ _ B _ By)].
Qed.

(** All positions below x, listed. *)
Fixpoint lower_set (x : position) : list position :=
  match x with
  | [] => [[]]
  | a :: x => flat_map (fun b => map (cons b) (lower_set x)) (seq 0 (1 + a))
  end.

Lemma lower_set_spec : forall x y, In y (lower_set x) <-> below y x.
Proof.
  induction x as [| a x IH]; intro y; cbn [lower_set].
  - split; [intros [<- | []]; constructor | intro H; inversion H; left; reflexivity].
  - rewrite in_flat_map. split.
    + intros (b & Hb & Hy). apply in_seq in Hb. apply in_map_iff in Hy.
      destruct Hy as (z & <- & Hz). constructor; [lia | apply IH; exact Hz].
    + intro H. inversion H as [| b a' z x' le Hz]; subst. exists b.
      split; [apply in_seq; lia |]. apply in_map. apply IH. exact Hz.
Qed.

Lemma critical_under : forall k m x, 1 <= k -> length x = k + 1 ->
  remoteness (exactly k) x = m -> exists z, dominated z x /\ critical k m z.
Proof.
  intros k m x k1 len. remember (total x) as t eqn:E. revert x len E.
  induction t as [t IH] using lt_wf_ind. intros x len E Rx.
  destruct (existsb (fun y => (remoteness (exactly k) y =? m) && (total y <? total x)) (lower_set x))
    eqn:X.
  - apply existsb_exists in X. destruct X as (y & Hy & T). apply lower_set_spec in Hy.
    apply andb_true_iff in T. destruct T as [Ry lt].
    apply Nat.eqb_eq in Ry. apply Nat.ltb_lt in lt.
    destruct (IH (total y) ltac:(lia) y) as (z & dom & cr);
      [rewrite (below_length y x Hy); exact len | reflexivity | exact Ry |].
    exists z. split; [| exact cr]. apply (dominated_trans z y x dom).
    exists y. split; [apply Permutation_refl | exact Hy].
  - exists x. split; [exists x; split; [apply Permutation_refl | apply below_refl] |].
    split; [exact Rx |]. intros y (z & Pz & Bz) np Ry.
    assert (F : existsb (fun y => (remoteness (exactly k) y =? m) && (total y <? total x))
                  (lower_set x) = true); [| congruence].
    apply existsb_exists. exists z. split; [apply lower_set_spec; exact Bz |].
    apply andb_true_iff. split.
    + apply Nat.eqb_eq. pose proof (permutation_length y z Pz). pose proof (below_length z x Bz).
      rewrite <- Ry, !remoteness_formula by lia. symmetry. apply formula_permutation. exact Pz.
    + apply Nat.ltb_lt. pose proof (below_total z x Bz).
      destruct (Nat.eq_dec (total z) (total x)) as [same |]; [exfalso | lia].
      rewrite (below_same_total z x Bz same) in Pz. exact (np Pz).
Qed.

(** Below every position all smaller values occur. *)
Lemma values_below : forall k x m, 1 <= k -> length x = k + 1 ->
  m <= remoteness (exactly k) x -> exists y, dominated y x /\ length y = k + 1 /\
  remoteness (exactly k) y = m.
Proof.
  intros k x m k1 len. remember (remoteness (exactly k) x) as v eqn:E.
  revert x len E. induction v as [| v IH]; intros x len E le.
  - exists x. split; [exists x; split; [apply Permutation_refl | apply below_refl] |].
    split; [exact len | lia].
  - destruct (Nat.eq_dec m (S v)) as [-> | ne].
    + exists x. split; [exists x; split; [apply Permutation_refl | apply below_refl] |]. auto.
    + pose proof (proj2 (m_play_is_remoteness k x (S v) k1 len) E) as p0.
      inversion p0 as [| z y c xy p]; subst z c.
      pose proof (m_move_is_move k x y xy) as mv.
      pose proof (m_move_lowers_remoteness k x y k1 len xy) as low.
      destruct (IH y) as (w & dom & lw & Rw);
        [rewrite (move_length _ _ _ mv); exact len | lia | lia |].
      exists w. split; [| auto]. apply (dominated_trans w y x dom).
      exists y. split; [apply Permutation_refl |].
      destruct mv as (s & _ & pl). clear - pl.
      induction pl; constructor; auto.
Qed.

Lemma m_critical_is_critical : forall k m x, 1 <= k -> length x = k + 1 ->
  (m_critical k m x <-> critical k m x).
Proof.
  intros k m x k1 len.
  assert (sub : forall y, dominated y x -> length y = k + 1).
  { intros y (z & Pz & Bz). rewrite (permutation_length y z Pz), (below_length z x Bz). exact len. }
  unfold m_critical, critical. rewrite (m_play_is_remoteness k x m k1 len).
  split; intros [E none]; (split; [congruence |]); intros y dom np H; apply (none y dom np).
  - apply m_play_is_remoteness; [exact k1 | exact (sub y dom) | congruence].
  - apply m_play_is_remoteness in H; [congruence | exact k1 | exact (sub y dom)].
Qed.

(** D9 and the first equation of Theorem 2: R(x) is the unique m such that x
    dominates an m-critical position and no (m+1)-critical one. *)
Theorem m_of_position : forall k x m, 1 <= k -> length x = k + 1 ->
  ((exists z, m_critical k m z /\ dominated z x) /\
   (~ exists z, m_critical k (m + 1) z /\ dominated z x)) <-> m = remoteness (exactly k) x.
Proof.
  intros k x m k1 len.
  assert (E : forall m z, m_critical k m z /\ dominated z x <-> critical k m z /\ dominated z x).
  { intros j z. split; intros [C D]; split; try exact D;
      destruct D as (w & Pw & Bw); apply m_critical_is_critical; try assumption;
      rewrite (permutation_length z w Pw), (below_length w x Bw); exact len. }
  setoid_rewrite E. clear E. split.
  - intros [(z & [Rz _] & dom) none].
    pose proof (remoteness_mono k z x k1 len dom) as le.
    destruct (Nat.eq_dec m (remoteness (exactly k) x)) as [| ne]; [assumption | exfalso].
    destruct (values_below k x (m + 1) k1 len ltac:(lia)) as (y & dy & ly & Ry).
    destruct (critical_under k (m + 1) y k1 ly Ry) as (w & dw & cw).
    apply none. exists w. split; [exact cw | exact (dominated_trans w y x dw dy)].
  - intros ->. split.
    + destruct (critical_under k _ x k1 len eq_refl) as (z & dz & cz). eauto.
    + intros (z & [Rz _] & dom). pose proof (remoteness_mono k z x k1 len dom). lia.
Qed.
