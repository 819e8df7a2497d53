(** * GMMV-D4.m-rule as it is stated: tight positions below a step of the sorted piles

    docs/proofs/misere-remoteness.md, the last part of Theorem 39. Let w be the j smallest piles, with its largest ones
    raised by 1 if they are even. The exceptions are where w is tight for some j with x_j < x_{j+1}. *)

From Coq Require Import List Arith ZArith Lia Bool Permutation Sorted.
From NimLab Require Import Outcome Game Options Halves Reduction Remoteness MRule Misere Values SortedPiles
  MisereCounting MisereOptions MisereRemoteness MisereMRule MisereExceptions.
Import ListNotations.

(** The largest piles are raised by 1 if they are even. *)
Definition raised (w : position) : position :=
  map (fun a => if (a =? highest w) && Nat.even a then 1 + a else a) w.

(** All piles are odd, and |w| = (j-1)(max(w)+2) - 1. *)
Definition tight (w : position) : Prop :=
  (forall a, In a w -> Nat.odd a = true) /\ total w + 1 = (length w - 1) * (highest w + 2).

Definition m_rule_exception (x : position) : Prop :=
  exists j, 2 <= j < length x /\ nth (j - 1) (sorted x) 0 < nth j (sorted x) 0 /\ tight (raised (firstn j (sorted x))).

(** ** The piles up to a *)

Definition up_to (a : nat) (x : position) : position := filter (fun b => b <=? a) x.
Definition raise (a b : nat) : nat := if (b =? a) && Nat.even b then 1 + b else b.

Lemma in_up_to : forall a x b, In b (up_to a x) <-> In b x /\ b <= a.
Proof. intros a x b. unfold up_to. rewrite filter_In, Nat.leb_le. tauto. Qed.

Lemma highest_is : forall w t, In t w -> (forall b, In b w -> b <= t) -> highest w = t.
Proof.
  intros w t Hin max. apply Nat.le_antisymm.
  - clear Hin. induction w as [| c w IH]; cbn [highest]; [lia |].
    pose proof (max c (or_introl eq_refl)). specialize (IH (fun b H' => max b (or_intror H'))). lia.
  - clear max. induction w as [| c w IH]; [destruct Hin |]. cbn [highest].
    destruct Hin as [-> | Hin]; [lia | specialize (IH Hin); lia].
Qed.

Lemma raised_up_to : forall a x, In a x ->
  raised (up_to a x) = map (raise a) (up_to a x) /\ highest (raised (up_to a x)) = raise a a.
Proof.
  intros a x Hin. assert (h : highest (up_to a x) = a).
  { apply highest_is; [apply in_up_to; auto | intros b Hb; apply in_up_to in Hb; apply Hb]. }
  assert (E : raised (up_to a x) = map (raise a) (up_to a x)) by (unfold raised; rewrite h; reflexivity).
  split; [exact E |]. rewrite E. apply highest_is.
  - apply in_map, in_up_to. auto.
  - intros c Hc. apply in_map_iff in Hc. destruct Hc as (b & <- & Hb). apply in_up_to in Hb.
    destruct (Nat.eq_dec b a) as [-> | ne]; [apply le_n |]. unfold raise. rewrite Nat.eqb_refl.
    destruct (Nat.eqb_spec b a); [contradiction |]. cbn [andb]. destruct (Nat.even a); lia.
Qed.

Lemma raise_odd : forall a, Nat.odd (raise a a) = true.
Proof.
  intro a. unfold raise. rewrite Nat.eqb_refl. cbn [andb]. destruct (Nat.even a) eqn:e.
  - rewrite Nat.add_1_l, Nat.odd_succ. exact e.
  - apply odd_if_not_even. exact e.
Qed.

Lemma up_to_odd : forall a x, (forall b, In b (map (raise a) (up_to a x)) -> Nat.odd b = true) <-> evens_below x a = 0.
Proof.
  intros a x. split.
  - intro odd. apply piles_all_false. intros b Hb. destruct (Nat.ltb_spec b a); [| reflexivity]. cbn [andb].
    rewrite <- Nat.negb_odd. replace b with (raise a b) at 1.
    + rewrite odd; [reflexivity |]. apply in_map, in_up_to. split; [exact Hb | lia].
    + unfold raise. destruct (Nat.eqb_spec b a); [lia | reflexivity].
  - intros none c Hc. apply in_map_iff in Hc. destruct Hc as (b & <- & Hb). apply in_up_to in Hb.
    destruct Hb as [Hb le]. destruct (Nat.eq_dec b a) as [-> | ne]; [apply raise_odd |].
    unfold raise. destruct (Nat.eqb_spec b a); [contradiction |]. apply (odd_of_evens x a none b Hb). lia.
Qed.

Lemma up_to_length : forall a x, length (up_to a x) = same x a + other x a + at_time x a.
Proof.
  intros a x. unfold same, other, at_time, up_to. induction x as [| b x IH]; [reflexivity |].
  rewrite !piles_cons. cbn [filter]. unfold is_same, is_other in *. compare; cbn [length]; parities.
Qed.

(** The hits up to t = raise a a, if all piles up to a are odd, or equal to a. *)
Lemma up_to_hits : forall a x, (forall b, In b x -> b < a -> Nat.odd b = true) ->
  2 * hits x (raise a a) + total (map (raise a) (up_to a x)) =
  2 * (if Nat.even a then at_time x (S a) else 0) + length (up_to a x) * (raise a a + 2).
Proof.
  intros a x. unfold raise at 1 3. rewrite Nat.eqb_refl. cbn [andb]. unfold at_time, up_to.
  induction x as [| b x IH]; intro odd; [destruct (Nat.even a); reflexivity |].
  specialize (IH (fun c H => odd c (or_intror H))). pose proof (odd b (or_introl eq_refl)) as ob.
  rewrite piles_cons. cbn [hits filter]. destruct (lt_eq_lt_dec b a) as [[lt | E] | gt].
  - specialize (ob lt). destruct (Nat.leb_spec b a); [| lia]. cbn [map total length]. rewrite Nat.mul_succ_l.
    replace (raise a b) with b by (unfold raise; destruct (Nat.eqb_spec b a); [lia | reflexivity]).
    destruct (Nat.even a) eqn:e; compare.
    + apply even_odd in e. halve a; [| congruence]. halve b; [congruence |]. halve (1 + a - b); lia.
    + apply odd_if_not_even in e. halve a; [congruence |]. halve b; [congruence |]. halve (a - b); lia.
  - subst b. rewrite Nat.leb_refl. cbn [map total length]. rewrite Nat.mul_succ_l.
    unfold raise at 1. rewrite Nat.eqb_refl. cbn [andb]. destruct (Nat.even a); compare.
    + replace (1 + a - a) with 1 by lia. change (1 / 2) with 0. lia.
    + rewrite Nat.sub_diag. change (0 / 2) with 0. lia.
  - destruct (Nat.leb_spec b a); [lia |]. destruct (Nat.even a); compare.
    replace (1 + a - b) with 0 by lia. change (0 / 2) with 0. lia.
Qed.

Lemma tight_up_to : forall a x, In a x -> 1 <= over x a ->
  (2 <= length (up_to a x) /\ tight (raised (up_to a x)) <-> tight_at x a).
Proof.
  intros a x Hin b. destruct (raised_up_to a x Hin) as [E h].
  assert (here : 1 <= at_time x a).
  { pose proof (piles_in (Nat.eqb a) x a Hin) as le. rewrite piles_one, Nat.eqb_refl in le. exact le. }
  unfold tight, tight_at. rewrite h, E, map_length, up_to_odd, <- up_to_length.
  enough (evens_below x a = 0 -> 2 <= length (up_to a x) ->
    (total (map (raise a) (up_to a x)) + 1 = (length (up_to a x) - 1) * (raise a a + 2) <->
     if Nat.even a then (surplus x (S a) - Z.of_nat (at_time x (S a)) = 2)%Z else surplus x a = 2%Z)) by tauto.
  intros none many. pose proof (up_to_hits a x (odd_of_evens x a none)) as H.
  pose proof (raise_odd a) as ot. remember (raise a a) as t eqn:Et.
  assert (P : length (up_to a x) * (t + 2) = (length (up_to a x) - 1) * (t + 2) + t + 2) by nia.
  rewrite P in H. generalize dependent ((length (up_to a x) - 1) * (t + 2)). intros p H _.
  unfold raise in Et. rewrite Nat.eqb_refl in Et. cbn [andb] in Et. unfold surplus.
  destruct (Nat.even a); subst t.
  - change (1 + a) with (S a) in *. revert ot. halve (S a); [discriminate | intros _]. lia.
  - revert ot. halve a; [discriminate | intros _]. lia.
Qed.

(** ** The sorted piles: the piles up to a come first *)

Lemma sorted_split : forall a s, StronglySorted le s ->
  s = up_to a s ++ filter (fun b => a <? b) s.
Proof.
  intros a s H. induction H as [| b s _ IH all]; [reflexivity |]. unfold up_to in *. cbn [filter].
  destruct (Nat.leb_spec b a), (Nat.ltb_spec a b); try lia.
  - cbn [app]. f_equal. exact IH.
  - rewrite Forall_forall in all. enough (E : filter (fun b => b <=? a) s = []).
    { rewrite E in *. cbn [app] in *. f_equal. exact IH. }
    destruct (filter (fun b => b <=? a) s) as [| c l] eqn:E; [reflexivity | exfalso].
    assert (Hc : In c (c :: l)) by (left; reflexivity). rewrite <- E in Hc. apply filter_In in Hc.
    destruct Hc as [Hc le']. apply Nat.leb_le in le'. specialize (all c Hc). lia.
Qed.

Lemma nth_up_to : forall a s i, StronglySorted le s -> i < length s ->
  (nth i s 0 <= a <-> i < length (up_to a s)).
Proof.
  intros a s i H lt. pose proof (sorted_split a s H) as E. destruct (le_lt_dec (length (up_to a s)) i) as [ge | less].
  - split; [| lia]. intro le'. exfalso. rewrite E, app_nth2 in le' by exact ge.
    assert (Hin : In (nth (i - length (up_to a s)) (filter (fun b => a <? b) s) 0) (filter (fun b => a <? b) s)).
    { apply nth_In. rewrite E, app_length in lt. lia. }
    apply filter_In in Hin. destruct Hin as [_ gt]. apply Nat.ltb_lt in gt. lia.
  - split; [intros _; exact less |]. intros _. rewrite E, app_nth1 by exact less.
    exact (proj2 (proj1 (in_up_to a s _) (nth_In _ 0 less))).
Qed.

Lemma first_are_up_to : forall a s, StronglySorted le s -> firstn (length (up_to a s)) s = up_to a s.
Proof.
  intros a s H. rewrite (sorted_split a s H) at 2. rewrite firstn_app, Nat.sub_diag, firstn_all, firstn_O.
  apply app_nil_r.
Qed.

Lemma over_length : forall a s, length (up_to a s) + over s a = length s.
Proof. intros a s. rewrite up_to_length. exact (count_all s a). Qed.

(** The claim's condition for sorted piles. *)
Lemma tight_prefix : forall s, StronglySorted le s ->
  ((exists j, 2 <= j < length s /\ nth (j - 1) s 0 < nth j s 0 /\ tight (raised (firstn j s))) <->
   exists a, tight_at s a).
Proof.
  intros s H. split.
  - intros (j & [j2 jn] & step & T). set (a := nth (j - 1) s 0) in *.
    assert (E : length (up_to a s) = j).
    { pose proof (proj1 (nth_up_to a s (j - 1) H ltac:(lia)) (le_n _)).
      assert (~ j < length (up_to a s)) by (rewrite <- nth_up_to by (exact H || exact jn); lia). lia. }
    exists a. pose proof (over_length a s). apply tight_up_to; [apply nth_In; lia | lia |].
    split; [lia |]. rewrite <- (first_are_up_to a s H), E. exact T.
  - intros (a & X). pose proof X as (here & b & many & _). rewrite <- up_to_length in many.
    destruct (piles_some _ s here) as (a' & Hin & E). apply Nat.eqb_eq in E. subst a'.
    pose proof (over_length a s) as len. destruct (proj2 (tight_up_to a s Hin b) X) as [_ T].
    exists (length (up_to a s)). split; [lia | split].
    + pose proof (proj2 (nth_up_to a s (length (up_to a s) - 1) H ltac:(lia)) ltac:(lia)).
      assert (~ nth (length (up_to a s)) s 0 <= a) by (rewrite nth_up_to by (exact H || lia); lia). lia.
    + rewrite (first_are_up_to a s H). exact T.
Qed.

Lemma tight_at_permutation : forall x y a, Permutation x y -> tight_at x a -> tight_at y a.
Proof.
  intros x y a P. unfold tight_at, same, other, at_time, over, evens_below.
  rewrite !(piles_permutation _ x y P), !(surplus_permutation x y _ P). tauto.
Qed.

Lemma m_rule_exception_counts : forall x, m_rule_exception x <-> exists a, tight_at x a.
Proof.
  intro x. unfold m_rule_exception. pose proof (Permutation_length (sorted_permutation x)) as E.
  unfold position in *. rewrite E.
  rewrite (tight_prefix (sorted x) (sorted_strongly x)).
  split; intros (a & X); exists a.
  - exact (tight_at_permutation _ _ a (Permutation_sym (sorted_permutation x)) X).
  - exact (tight_at_permutation _ _ a (sorted_permutation x) X).
Qed.

(** Theorem 39, as GMMV-D4.m-rule states it. *)
Theorem m_rule_in_misere : forall k R, 2 <= k -> solves_smith position (move (exactly k)) Nat.odd R ->
  forall x y, length x = k + 1 -> m_move k x y ->
  (R x = 1 + R y <-> ~ m_rule_exception x) /\
  (m_rule_exception x -> misereN position (move (exactly k)) x /\ misereN position (move (exactly k)) y).
Proof.
  intros k R k2 sol x y len m. destruct (first_time_exists x ltac:(lia)) as (t & F).
  assert (E : m_rule_exception x <-> exception x t).
  { rewrite m_rule_exception_counts. split.
    - intros (a & X). exact (exception_of_tight x t a F X).
    - exact (tight_of_exception k x y t k2 len (m_move_is_move k x y m) F). }
  rewrite E. exact (m_move_in_misere k R k2 sol x y t len m F).
Qed.
