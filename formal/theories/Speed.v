(** * Speed (NT-7): how fast a game can be over

    For slow hypergraph Nim with edges of at most c piles: the remoteness is at
    most L(x), the length of a longest play, and at least about 2L(x)/(c+1). *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Level Values Hypergraph Truncation Critical.
Import ListNotations.

(** There is a sequence of c moves from x. *)
Inductive lasts (H : edges) : nat -> position -> Prop :=
| lasts_0 : forall x, lasts H 0 x
| lasts_S : forall c x y, hmove H x y -> lasts H c y -> lasts H (1 + c) x.

(** L(x) = c. *)
Definition longest (H : edges) (x : position) (c : nat) : Prop :=
  lasts H c x /\ forall d, lasts H d x -> d <= c.

Section Speed.

Variable H : edges.
Hypothesis no_empty : no_empty_edge H.

Lemma lasts_pred : forall c x, lasts H (1 + c) x -> lasts H c x.
Proof.
  intro c. induction c as [| c IH]; intros x l; [constructor |].
  inversion l as [| d z y xy rest]; subst. apply (lasts_S H c x y xy). apply IH. exact rest.
Qed.

Lemma lasts_down : forall c d x, d <= c -> lasts H c x -> lasts H d x.
Proof. intros c d x le l. induction le; [exact l | apply IHle, lasts_pred, l]. Qed.

Lemma lasts_total : forall c x, lasts H c x -> c <= total x.
Proof.
  intros c x l. induction l as [| c x y xy l IH]; [lia |].
  pose proof (hmove_total H x y no_empty xy). lia.
Qed.

Lemma lasts_dec : forall c x, lasts H c x \/ ~ lasts H c x.
Proof.
  induction c as [| c IH]; intro x; [left; constructor |].
  assert (scan : forall l, (exists y, In y l /\ lasts H c y) \/ (forall y, In y l -> ~ lasts H c y)).
  { induction l as [| y l [(z & Hz & lz) | none]].
    - right. intros y [].
    - left. exists z. split; [right; exact Hz | exact lz].
    - destruct (IH y) as [ly | ny].
      + left. exists y. split; [left; reflexivity | exact ly].
      + right. intros z [<- | Hz]; auto. }
  destruct (scan (hoptions H x)) as [(y & Hin & ly) | none].
  - left. apply hoptions_spec in Hin. exact (lasts_S H c x y Hin ly).
  - right. intro l. inversion l as [| d z y xy rest]; subst.
    apply hoptions_spec in xy. exact (none y xy rest).
Qed.

Theorem longest_exists : forall x, exists c, longest H x c.
Proof.
  intro x.
  enough (E : forall b, (forall d, lasts H d x -> d <= b) -> exists c, longest H x c).
  { apply (E (total x)). intro d. apply lasts_total. }
  induction b as [| b IH]; intro bound.
  - exists 0. split; [constructor | exact bound].
  - destruct (lasts_dec (S b) x) as [l | no]; [exists (S b); split; assumption |].
    apply IH. intros d ld. pose proof (bound d ld).
    destruct (Nat.eq_dec d (S b)) as [-> |]; [contradiction | lia].
Qed.

(** What can be played below x can be played from x. *)
Lemma lasts_below : forall c y x, lasts H c y -> below y x -> lasts H c x.
Proof.
  intros c y x l. revert x. induction l as [y | c y y' [s [Hs pl]] l IH]; intros x be; [constructor |].
  destruct (below_plays_back s x y y' pl be) as (x' & pl').
  apply (lasts_S H c x x'); [exists s; auto |].
  apply IH. exact (below_plays s x x' y y' pl' pl be).
Qed.

(** A move from x, seen from y <= x: it can be played there too, or a token of the
    difference goes when it is left out. *)
Lemma plays_or_skips : forall s x x' y, plays s x x' -> below y x ->
  (exists y', plays s y y' /\ below y' x' /\ total x' + total y = total x + total y') \/
  (exists y', below y' y /\ below y' x' /\ total x' + total y + 1 <= total x + total y').
Proof.
  intros s x x' y pl. revert y.
  induction pl as [| s x x' a pl IH | s x x' a pl IH]; intros z be;
    inversion be as [| b a' y x0 le be']; subst.
  - left. exists []. repeat constructor.
  - destruct (IH y be') as [(y' & pl' & low & E) | (y' & low & low' & E)].
    + left. exists (b :: y'). repeat split; [constructor; exact pl' | constructor; assumption |].
      cbn [total]. lia.
    + right. exists (b :: y'). repeat split; [constructor; auto | constructor; assumption |].
      cbn [total]. lia.
  - assert (skip : forall y', below y' y -> below y' x' -> total x' + total y <= total x + total y' ->
      b <= a -> exists z, below z (b :: y) /\ below z (a :: x') /\
        total (a :: x') + total (b :: y) + 1 <= total (1 + a :: x) + total z).
    { intros y' l1 l2 E ba. exists (b :: y'). repeat split; [constructor; auto | constructor; auto |].
      cbn [total]. lia. }
    assert (down : exists y', below y' y /\ below y' x' /\ total x' + total y <= total x + total y').
    { destruct (IH y be') as [(y' & pl' & low & E) | (y' & low & low' & E)].
      - exists y'. repeat split; [| exact low | lia].
        clear - pl'. induction pl'; constructor; auto; lia.
      - exists y'. repeat split; [assumption .. | lia]. }
    destruct (IH y be') as [(y' & pl' & low & E) | (y' & low & low' & E)].
    + destruct b as [| b].
      * right. destruct down as (y2 & d1 & d2 & d3). apply (skip y2 d1 d2 d3). lia.
      * left. exists (b :: y'). repeat split; [apply plays_take; exact pl' | constructor; [lia | exact low] |].
        cbn [total]. lia.
    + right. destruct (le_lt_dec b a) as [ba | ba].
      * apply (skip y' low low' ltac:(lia) ba).
      * exists (a :: y'). repeat split; [constructor; [lia | exact low] | constructor; [lia | exact low'] |].
        cbn [total]. lia.
Qed.

(** Taking away d tokens shortens a longest play by at most d. *)
Lemma lasts_after_loss : forall c x y, lasts H c x -> below y x ->
  lasts H (c - (total x - total y)) y.
Proof.
  intros c x y l. revert y. induction l as [x | c x x' [s [Hs pl]] l IH]; intros y be; [constructor |].
  pose proof (below_total y x be) as le.
  destruct (plays_or_skips s x x' y pl be) as [(y' & pl' & low & E) | (y' & low & low' & E)].
  - pose proof (below_total y' x' low).
    apply (lasts_down (1 + (c - (total x' - total y')))); [lia |].
    apply (lasts_S H _ y y'); [exists s; auto | exact (IH y' low)].
  - pose proof (below_total y' x' low').
    apply (lasts_down (c - (total x' - total y'))); [lia |].
    exact (lasts_below _ y' y (IH y' low') low).
Qed.

Lemma plays_below : forall s x y, plays s x y -> below y x.
Proof. intros s x y pl. induction pl; constructor; auto; lia. Qed.

(** Some option has L(x) - 1; no option has less than L(x) - c. *)
Lemma longest_first_move : forall x L, longest H x (1 + L) ->
  exists y, hmove H x y /\ longest H y L.
Proof.
  intros x L [l max]. inversion l as [| d z y xy rest]; subst. exists y. split; [exact xy |].
  split; [exact rest |]. intros d ld. specialize (max (1 + d) (lasts_S H d x y xy ld)). lia.
Qed.

Variable c : nat.
Hypothesis small : edges_at_most c H.

Lemma longest_after_move : forall x y L M, hmove H x y -> longest H x L -> longest H y M ->
  L <= M + c.
Proof.
  intros x y L M [s [Hs pl]] [l _] [_ max].
  pose proof (lasts_after_loss L x y l (plays_below s x y pl)) as ly.
  specialize (max _ ly). pose proof (plays_total s x y pl). specialize (small s Hs). lia.
Qed.

(** The remoteness is the length of some play. *)
Lemma lasts_smith : forall good R, solves_smith position (hmove H) good R ->
  forall x, lasts H (R x) x.
Proof.
  intros good R sol. induction x as [x IH] using (well_founded_ind (hmove_finite H no_empty)).
  destruct (smith_cases _ _ _ (hoptions_spec H) _ R sol x)
    as [[no Rx] | [(y & xy & _ & Rx & _) | (y & xy & Rx & _)]]; rewrite Rx;
    [constructor | |]; exact (lasts_S H _ x y xy (IH y xy)).
Qed.

Lemma longest_end : forall x L, (forall y, ~ hmove H x y) -> longest H x L -> L = 0.
Proof.
  intros x L no [l _]. inversion l as [| d z y xy rest]; [reflexivity |].
  destruct (no y xy).
Qed.

Lemma longest_pos : forall x y L, hmove H x y -> longest H x L -> exists M, L = 1 + M.
Proof.
  intros x y L xy [_ max]. specialize (max 1 (lasts_S H 0 x y xy (lasts_0 H y))).
  exists (L - 1). lia.
Qed.

(** Normal play. *)
Theorem speed : forall R, solves_smith position (hmove H) Nat.even R ->
  forall x L, longest H x L ->
  R x <= L /\
  (Nat.even (R x) = true -> 2 * L <= (c + 1) * R x) /\
  (Nat.even (R x) = false -> 2 * L + 1 <= (c + 1) * R x + c).
Proof.
  intros R sol x L lon. split.
  { apply (proj2 lon). exact (lasts_smith _ R sol x). }
  revert L lon. induction x as [x IH] using (well_founded_ind (hmove_finite H no_empty)).
  intros L lon.
  destruct (smith_cases _ _ _ (hoptions_spec H) _ R sol x)
    as [[no Rx] | [(y & xy & g & Rx & _) | (y & xy & Rx & max)]].
  - rewrite (longest_end x L no lon). rewrite Rx. split; [lia | discriminate].
  - rewrite Rx, even_S, g. split; [discriminate | intros _].
    destruct (longest_exists y) as [M lonM].
    pose proof (proj1 (IH y xy M lonM) g). pose proof (longest_after_move x y L M xy lon lonM). nia.
  - destruct (longest_pos x y L xy lon) as [M ->].
    destruct (longest_first_move x M lon) as (z & xz & lonz).
    destruct (max z xz) as [bad le]. rewrite Rx, even_S.
    destruct (max y xy) as [bady _]. rewrite bady. split; [intros _ | discriminate].
    pose proof (proj2 (IH z xz M lonz) bad). rewrite <- Rx. nia.
Qed.

(** Misère play. *)
Theorem speed_misere : forall R, solves_smith position (hmove H) Nat.odd R ->
  forall x L, longest H x L ->
  R x <= L /\
  (Nat.even (R x) = true -> 2 * L <= (c + 1) * R x) /\
  (Nat.even (R x) = false -> 2 * L + c <= (c + 1) * R x + 1).
Proof.
  intros R sol x L lon. split.
  { apply (proj2 lon). exact (lasts_smith _ R sol x). }
  revert L lon. induction x as [x IH] using (well_founded_ind (hmove_finite H no_empty)).
  intros L lon.
  destruct (smith_cases _ _ _ (hoptions_spec H) _ R sol x)
    as [[no Rx] | [(y & xy & g & Rx & _) | (y & xy & Rx & max)]].
  - rewrite (longest_end x L no lon). rewrite Rx. split; [lia | discriminate].
  - unfold Nat.odd in g. apply negb_true_iff in g. rewrite Rx, even_S, g.
    split; [intros _ | discriminate].
    destruct (longest_exists y) as [M lonM].
    pose proof (proj2 (IH y xy M lonM) g). pose proof (longest_after_move x y L M xy lon lonM). nia.
  - destruct (longest_pos x y L xy lon) as [M ->].
    destruct (longest_first_move x M lon) as (z & xz & lonz).
    destruct (max z xz) as [bad le]. unfold Nat.odd in bad. apply negb_false_iff in bad.
    destruct (max y xy) as [bady _]. unfold Nat.odd in bady. apply negb_false_iff in bady.
    rewrite Rx, even_S, bady. split; [discriminate | intros _].
    pose proof (proj1 (IH z xz M lonz) bad). rewrite <- Rx. nia.
Qed.

End Speed.
