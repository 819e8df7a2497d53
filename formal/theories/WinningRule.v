(** * The winning rule and Lemma 4 (a move into K)

    Play all odd stacks; if they are fewer than k, add the highest nonempty even
    stacks until k stacks are played. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Game Level Halves Highest Kernel.
Import ListNotations.

(** The rule as a property of the set s, ties broken at will:
    all odd stacks are played; with k or more odd stacks nothing else is played,
    otherwise exactly k stacks are played and every played even stack is at
    least as high as every unplayed stack. *)
Definition follows_rule (k : nat) (x : position) (s : mask) : Prop :=
  length s = length x /\
  (forall c a, In (c, a) (combine s x) -> Nat.odd a = true -> c = true) /\
  (k <= size (odds x) -> s = odds x) /\
  (size (odds x) < k ->
     size s = k /\
     (forall a, In (true, a) (combine s x) -> 1 <= a) /\
     forall a b, In (true, a) (combine s x) -> Nat.odd a = false ->
                 In (false, b) (combine s x) -> b <= a).

(** The rule as a function: of equally high stacks the first is taken. *)
Definition rule (k : nat) (x : position) : mask := add_highest (k - size (odds x)) (odds x) x.

Lemma odds_fit : forall x, fits (odds x) x.
Proof.
  induction x as [| a x IH].
  - exists []. constructor.
  - cbn [odds map]. halve a; [apply fits_keep; exact IH | apply fits_take; [lia | exact IH]].
Qed.

(** Case o >= k: playing exactly the odd stacks makes both halves equal. *)
Lemma play_odds : forall s x x', s = odds x -> plays s x x' -> lower x' = upper x'.
Proof.
  intros s x x' E pl. revert E.
  induction pl as [| s x y a pl IH | s x y a pl IH]; cbn [odds lower upper map].
  - reflexivity.
  - halve a; intro E'; [| discriminate].
    injection E' as E'. f_equal. exact (IH E').
  - halve (1 + a); intro E'; [discriminate |].
    injection E' as E'. f_equal; [| exact (IH E')].
    destruct (halves a) as [c [(F & _ & -> & ->) | (F & _ & -> & ->)]]; lia.
Qed.

(** A set that holds all odd stacks, seen from its unplayed height h. *)
Lemma play_chosen_upper : forall h s x x', plays s x x' -> chosen h (odds x) s x ->
  upper x' = lower x.
Proof.
  intros h s x x' pl. induction pl as [| s x y a pl IH | s x y a pl IH];
    cbn [odds lower upper map]; intro ch.
  - reflexivity.
  - inversion ch; subst; f_equal; try (apply IH; assumption).
    halve a; congruence.
  - f_equal.
    + halve a; halve (1 + a); lia.
    + apply IH. inversion ch; assumption.
Qed.

Lemma below_lower_after : forall s x x', plays s x x' -> below (lower x') (lower x).
Proof.
  intros s x x' pl. induction pl; cbn [lower map]; constructor; try assumption.
  - lia.
  - halve a; halve (1 + a); lia.
Qed.

(** Case 1 of Lemma 4: every added stack is high (h >= 2p+1). *)
Lemma capped_high : forall p h s x x', 2 * p + 1 <= h -> plays s x x' ->
  chosen h (odds x) s x -> capped (lower x') p = capped (lower x) p.
Proof.
  intros p h s x x' hp pl. induction pl as [| s x y a pl IH | s x y a pl IH];
    cbn [odds lower capped map]; intro ch.
  - reflexivity.
  - inversion ch; subst; f_equal; apply IH; assumption.
  - f_equal; [| apply IH; inversion ch; assumption].
    revert ch. halve (1 + a); intro ch; halve a; try lia.
    inversion ch; subst. lia.
Qed.

(** Case 2: every unplayed stack is low (at most 2p). *)
Lemma capped_low : forall p h s x x', h <= 2 * p -> plays s x x' ->
  chosen h (odds x) s x -> capped (upper x) (1 + p) <= capped (lower x') p + size s.
Proof.
  intros p h s x x' hp pl. induction pl as [| s x y a pl IH | s x y a pl IH];
    cbn [odds lower upper capped size map]; intro ch.
  - lia.
  - assert (ch' : chosen h (odds x) s x) by (inversion ch; assumption).
    specialize (IH ch'). unfold lower, upper in *.
    assert (a <= h) by (inversion ch; assumption).
    assert (Nat.odd a = false) by (inversion ch; congruence).
    halve a; [lia | congruence].
  - assert (ch' : chosen h (odds x) s x) by (inversion ch; assumption).
    specialize (IH ch'). unfold lower, upper in *.
    halve a; halve (1 + a); lia.
Qed.

(** Lemma 4: v' = u and l(u') = l(v') = l(u). *)
Lemma move_into_K : forall k h s x x', 1 <= k -> ~ K k x ->
  size s = k -> chosen h (odds x) s x -> plays s x x' ->
  K k x' /\ upper x' = lower x.
Proof.
  intros k h s x x' k1 nK sz ch pl.
  pose proof (play_chosen_upper h s x x' pl ch) as up.
  split; [| exact up]. unfold K. rewrite up.
  pose proof (lower_le_upper k x k1) as le. unfold K in nK.
  pose proof (level_mono k _ _ k1 (below_lower_after s x x' pl)) as down.
  set (p := level k (lower x)) in *.
  enough (p <= level k (lower x')) by lia.
  apply (level_spec k _ p k1).
  destruct (le_lt_dec (2 * p + 1) h) as [high | low].
  - rewrite (capped_high p h s x x' high pl ch).
    apply (level_spec k _ p k1). unfold p. lia.
  - pose proof (capped_low p h s x x' ltac:(lia) pl ch) as H.
    assert (k * (1 + p) <= capped (upper x) (1 + p)) by (apply (level_spec k _ _ k1); lia).
    nia.
Qed.

(** The rule in its first form gives the threshold used above. *)
Lemma free_max_bound : forall s x b, In (false, b) (combine s x) -> b <= free_max s x.
Proof.
  induction s as [| [] s IH]; intros [| a x] b; simpl; try tauto.
  - intros [E | Hin]; [discriminate | apply IH; exact Hin].
  - intros [E | Hin]; [injection E as <-; lia |]. specialize (IH x b Hin). lia.
Qed.

Lemma free_max_lub : forall s x h, (forall b, In (false, b) (combine s x) -> b <= h) ->
  free_max s x <= h.
Proof.
  induction s as [| [] s IH]; intros [| a x] h all; simpl in *; try lia.
  - apply IH. auto.
  - assert (a <= h) by (apply all; auto). assert (free_max s x <= h) by (apply IH; auto). lia.
Qed.

Lemma rule_chosen : forall s x h, length s = length x ->
  (forall c a, In (c, a) (combine s x) -> Nat.odd a = true -> c = true) ->
  (forall b, In (false, b) (combine s x) -> b <= h) ->
  (forall a, In (true, a) (combine s x) -> Nat.odd a = false -> h <= a) ->
  chosen h (odds x) s x.
Proof.
  induction s as [| c s IH]; intros [| a x] h len odd free new; try discriminate.
  - constructor.
  - cbn [odds map]. cbn [combine] in *.
    assert (ch : chosen h (odds x) s x).
    { apply IH; [simpl in len; lia | | |]; intros; [eapply odd | apply free | apply new];
        try (right; eassumption); assumption. }
    destruct (Nat.odd a) eqn:O.
    + rewrite (odd c a (or_introl eq_refl) O). constructor. exact ch.
    + destruct c; constructor; try exact ch.
      * apply new; [left; reflexivity | exact O].
      * apply free. left. reflexivity.
Qed.

Lemma fits_of_nonempty : forall s x, length s = length x ->
  (forall a, In (true, a) (combine s x) -> 1 <= a) -> fits s x.
Proof.
  induction s as [| c s IH]; intros [| a x] len pos; try discriminate.
  - exists []. constructor.
  - cbn [combine] in pos.
    assert (f : fits s x) by (apply IH; [simpl in len; lia | intros; apply pos; right; assumption]).
    destruct c; [apply fits_take | apply fits_keep]; try exact f.
    apply pos. left. reflexivity.
Qed.

(** Whatever ties are broken, the rule leads from outside K into K. *)
Theorem rule_into_K : forall k x s, 1 <= k -> ~ K k x -> follows_rule k x s ->
  exists x', plays s x x' /\ K k x' /\ size s = Nat.max (size (odds x)) k.
Proof.
  intros k x s k1 nK (len & odd & many & few).
  destruct (le_lt_dec k (size (odds x))) as [le | lt].
  - specialize (many le). subst s. destruct (odds_fit x) as [x' pl].
    exists x'. repeat split; [exact pl | | lia].
    unfold K. rewrite (play_odds _ x x' eq_refl pl). reflexivity.
  - destruct (few lt) as (sz & pos & high).
    destruct (fits_of_nonempty s x len pos) as [x' pl]. exists x'.
    split; [exact pl |]. split; [| lia].
    apply (move_into_K k (free_max s x) s x x' k1 nK sz); [| exact pl].
    apply rule_chosen; try assumption.
    + intros b Hin. apply free_max_bound. exact Hin.
    + intros a Hin even. apply free_max_lub. intros b Hb. exact (high a b Hin even Hb).
Qed.

(** The rule can be followed wherever a move exists (k nonempty stacks). *)
Lemma chosen_pairs : forall h s0 s x, chosen h s0 s x ->
  length s = length x /\
  (forall c a, In (c, a) (combine s x) -> c = false -> a <= h) /\
  (forall d c a, In (d, (c, a)) (combine s0 (combine s x)) -> d = true -> c = true) /\
  (forall d c a, In (d, (c, a)) (combine s0 (combine s x)) -> d = false -> c = true -> h <= a).
Proof.
  intros h s0 s x ch. induction ch; cbn [combine length].
  - repeat split; simpl; tauto.
  - destruct IHch as (l & i & j & m). repeat split; [lia | | |].
    + intros c b [E | Hin]; [injection E as <- <-; discriminate | eauto].
    + intros d c b [E | Hin]; [injection E as <- <- <-; reflexivity | eauto].
    + intros d c b [E | Hin]; [injection E as <- <- <-; discriminate | eauto].
  - destruct IHch as (l & i & j & m). repeat split; [lia | | |].
    + intros c b [E | Hin]; [injection E as <- <-; discriminate | eauto].
    + intros d c b [E | Hin]; [injection E as <- <- <-; discriminate | eauto].
    + intros d c b [E | Hin]; [injection E as <- <- <-; auto | eauto].
  - destruct IHch as (l & i & j & m). repeat split; [lia | | |].
    + intros c b [E | Hin]; [injection E as <- <-; auto | eauto].
    + intros d c b [E | Hin]; [injection E as <- <- <-; discriminate | eauto].
    + intros d c b [E | Hin]; [injection E as <- <- <-; discriminate | eauto].
Qed.

Lemma in_odds : forall (s : mask) (x : position) c a, length s = length x ->
  In (c, a) (combine s x) -> In (Nat.odd a, (c, a)) (combine (odds x) (combine s x)).
Proof.
  induction s as [| d s IH]; intros [| b x] c a len; cbn [combine odds map]; try (simpl; tauto).
  intros [E | Hin].
  - injection E as <- <-. left. reflexivity.
  - right. apply IH; [simpl in len; lia | exact Hin].
Qed.

Lemma fits_nonempty : forall s x, fits s x -> forall a, In (true, a) (combine s x) -> 1 <= a.
Proof.
  intros s x [y pl]. induction pl as [| s x y b pl IH | s x y b pl IH];
    cbn [combine]; intros a Hin; [destruct Hin | |];
    (destruct Hin as [E | Hin]; [| apply IH; exact Hin]).
  - discriminate.
  - injection E as <-. lia.
Qed.

Theorem rule_follows_rule : forall k x, k <= above x 0 -> follows_rule k x (rule k x).
Proof.
  intros k x le. unfold rule.
  destruct (le_lt_dec k (size (odds x))) as [many | few].
  - replace (k - size (odds x)) with 0 by lia. cbn [add_highest].
    repeat split; try (intros; lia).
    + unfold odds. apply map_length.
    + intros c a Hin O. clear - Hin O. induction x as [| b x IH]; [destruct Hin |].
      cbn [odds map combine] in Hin. destruct Hin as [E | Hin]; [congruence | auto].
  - destruct (add_highest_spec (k - size (odds x)) (odds x) x (odds_fit x)) as (fit & sz & h & ch).
    { lia. }
    destruct (chosen_pairs _ _ _ _ ch) as (len & free & old & new).
    repeat split.
    + exact len.
    + intros c a Hin O. apply (old (Nat.odd a) c a); [apply in_odds; assumption | exact O].
    + intro. lia.
    + lia.
    + apply fits_nonempty. exact fit.
    + intros a b Ha O Hb. pose proof (free _ b Hb eq_refl).
      pose proof (new _ _ a (in_odds _ _ _ _ len Ha) O eq_refl). lia.
Qed.

(** Outside K at least k stacks are nonempty. *)
Lemma above_upper : forall x, above (upper x) 0 = above x 0.
Proof.
  induction x as [| a x IH]; [reflexivity |]. cbn [upper map above]. unfold upper in IH.
  rewrite IH. f_equal.
  destruct (Nat.ltb_spec 0 ((a + 1) / 2)) as [H | H], (Nat.ltb_spec 0 a); try reflexivity;
    revert H; halve a; lia.
Qed.

Lemma outside_K_nonempty : forall k x, 1 <= k -> ~ K k x -> k <= above x 0.
Proof.
  intros k x k1 nK. pose proof (lower_le_upper k x k1). unfold K in nK.
  rewrite <- above_upper. apply level_pos; [exact k1 | lia].
Qed.
