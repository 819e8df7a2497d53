(** * Bounds for m-critical positions of NIM(n,k) (GMMV-C1, parts (a), (c), (b'))

    Truncation gives (c), the length of a play (a), and speed (b'). *)

From Coq Require Import List Arith Lia Bool Permutation.
From NimLab Require Import Outcome Game Options PPositions Level Highest Reduction Remoteness MRule
  Critical Values Hypergraph Truncation Speed.
Import ListNotations.

Section Bounds.

Variable k : nat.
Hypothesis k1 : 1 <= k.

Notation nim := (of_sizes (exactly k)).

Lemma nim_no_empty_edge : no_empty_edge nim.
Proof. apply of_sizes_no_empty_edge, exactly_0, k1. Qed.

Lemma nim_edges_at_most : edges_at_most k nim.
Proof. intros s Hs. apply exactly_spec in Hs. lia. Qed.

(** A move takes k tokens. *)
Lemma lasts_tokens : forall c x, lasts nim c x -> k * c <= total x.
Proof.
  intros c x l. induction l as [| c x y [s [Hs pl]] l IH]; [lia |].
  apply exactly_spec in Hs. pose proof (plays_total s x y pl). nia.
Qed.

Lemma lasts_level : forall c x, lasts nim c x -> c <= level k x.
Proof.
  intros c x l. induction l as [| c x y [s [Hs pl]] l IH]; [lia |].
  apply exactly_spec in Hs. pose proof (level_plays k s x y k1 ltac:(lia) pl). lia.
Qed.

(** Playing on k highest piles lowers l by one. *)
Lemma play_highest : forall x m, 1 + m <= level k x -> exists y, hmove nim x y /\ m <= level k y.
Proof.
  intros x m lev.
  assert (sup : k <= above x 0) by (apply (level_pos k x k1); lia).
  destruct (add_highest_spec k (map (fun _ => false) x) x (fits_none x)) as (fit & sz & h & ch).
  { rewrite size_none. lia. }
  rewrite size_none in sz. set (s := add_highest k (map (fun _ => false) x) x) in *.
  destruct fit as [y pl]. exists y. split.
  { exists s. split; [apply exactly_spec; lia | exact pl]. }
  apply (level_spec k y m k1).
  destruct (le_lt_dec (1 + m) h) as [high | low].
  - rewrite (plays_high s x y m pl).
    + apply (level_spec k x m k1). lia.
    + apply (chosen_high h _ s x ch (1 + m) high).
      clear. induction x as [| a x IH]; [intros b [] |].
      intros b [E | Hin]; [discriminate | exact (IH b Hin)].
  - pose proof (plays_low s x y m h _ pl ch ltac:(lia)) as P.
    assert (k * (1 + m) <= capped x (1 + m)) by (apply (level_spec k x _ k1); lia). nia.
Qed.

Lemma level_lasts : forall m x, m <= level k x -> lasts nim m x.
Proof.
  induction m as [| m IH]; intros x le; [constructor |].
  destruct (play_highest x m le) as (y & xy & ley). exact (lasts_S nim m x y xy (IH y ley)).
Qed.

Lemma longest_is_level : forall x, longest nim x (level k x).
Proof.
  intro x. split; [apply level_lasts; lia | intros d; apply lasts_level].
Qed.

Lemma ctt_below : forall x m, below (ctt x m) x.
Proof. induction x as [| a x IH]; intro m; constructor; [lia | apply IH]. Qed.

Lemma ctt_same : forall x m, ctt x m = x -> highest x <= m.
Proof.
  induction x as [| a x IH]; intros m E; cbn [highest]; [lia |].
  cbn [ctt map] in E. injection E as E1 E2. specialize (IH m E2). lia.
Qed.

Theorem critical_bounds : forall m x, critical k m x ->
  k * m <= total x /\
  highest x <= m /\
  (Nat.even m = true -> 2 * total x + 2 <= k * (k + 1) * m + 2 * k) /\
  (Nat.even m = false -> 2 * total x + 2 <= k * (k + 1) * (m + 1)).
Proof.
  intros m x [Rx least].
  assert (sol : solves_smith position (hmove nim) Nat.even (remoteness (exactly k))).
  { exact (remoteness_is_smith _ (exactly_0 k k1)). }
  assert (high : highest x <= m).
  { apply ctt_same. destruct (Nat.eq_dec (total (ctt x m)) (total x)) as [E | ne].
    - apply below_same_total; [apply ctt_below | exact E].
    - exfalso. apply (least (ctt x m)).
      + exists (ctt x m). split; [apply Permutation_refl | apply ctt_below].
      + intro P. apply ne. exact (total_permutation _ _ P).
      + apply (truncation nim false (remoteness (exactly k)) sol m x); [exact Rx | | apply ctt_below].
        apply below_refl. }
  destruct (speed nim nim_no_empty_edge k nim_edges_at_most _ sol x (level k x) (longest_is_level x))
    as (le & ev & od).
  rewrite Rx in *.
  assert (few : total x + 1 <= k * (level k x + 1)).
  { pose proof (level_spec k x (level k x + 1) k1) as [H _].
    rewrite capped_highest in H by lia. lia. }
  split; [| split; [exact high | split]].
  - rewrite <- Rx. apply lasts_tokens. apply (lasts_smith nim nim_no_empty_edge _ _ sol).
  - intro E. specialize (ev E). nia.
  - intro E. specialize (od E). nia.
Qed.

End Bounds.
