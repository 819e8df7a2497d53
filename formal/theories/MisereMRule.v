(** * Theorems 38 and 39: misère play of NIM(k+1,k), k >= 2

    docs/proofs/misere-remoteness.md. The value f(x) solves the recursion of the misère remoteness, and the M-move
    lowers it by 1 iff x is no exception. *)

From Coq Require Import List Arith ZArith Lia Bool Permutation.
From NimLab Require Import Outcome Game Options Halves Remoteness MRule Misere Values MisereCounting MisereOptions
  MisereEven MisereOdd MisereRemoteness.
Import ListNotations.

(** Some move leaves a value that is less by 1. *)
Lemma some_right_move : forall k x t v, 2 <= k -> length x = k + 1 -> 1 <= t -> first_time x t -> value_at x t v ->
  exists y w, move (exactly k) x y /\ misere_value y w /\ v = 1 + w.
Proof.
  intros k x t v k2 len t1 F V.
  assert (right : exists q y, move (exactly k) x y /\ keeps q x y /\
    forall s v w, first_time y s -> value_at x t v -> value_at y s w -> v = 1 + w).
  { destruct (exception_or_not x t) as [X | no].
    - destruct (time_cases t) as [-> | (u & e & [-> | ->])]; [lia | |].
      + apply right_at_E1; auto. apply exception_even; assumption.
      + apply exception_odd in X; [| exact e]. destruct X as [E2 | E3]; [apply right_at_E2 | apply right_at_E3]; auto.
    - destruct (m_move_at k x t len t1 F) as (y & m).
      destruct (m_move_keeps k x y len m) as (q & K & M). exists q, y.
      split; [exact (m_move_is_move k x y m) | split; [exact K |]]. intros s v' w G V' W.
      exact (proj1 (m_result x y q t s v' w ltac:(lia) t1 F K G M V' W) no). }
  destruct right as (q & y & xy & K & right). destruct (option_value k x y k2 len xy) as (s & w & G & W).
  exists y, w. split; [exact xy | split; [exists s; auto | exact (right s v w G V W)]].
Qed.

Lemma terminal_value : forall x, 3 <= length x -> first_time x 0 -> value_at x 0 0.
Proof.
  intros x three F. pose proof (surplus_0 x). pose proof (count_all x 0).
  right. right. rewrite early_counts, late_even by reflexivity. split; [| split]; lia.
Qed.

Section Misere.

Variables (k : nat) (R : position -> nat).
Hypothesis k2 : 2 <= k.
Hypothesis R_solves : solves_smith position (move (exactly k)) Nat.odd R.

(** Theorem 38. *)
Theorem misere_remoteness : forall x, length x = k + 1 -> misere_value x (R x).
Proof.
  refine (well_founded_ind (move_finite (exactly k) (exactly_0 k ltac:(lia))) _ _). intros x IH len.
  destruct (first_time_exists x ltac:(lia)) as (t & F). exists t. split; [exact F |].
  pose proof (smith_cases _ _ (options (exactly k)) (options_spec (exactly k)) _ R R_solves x) as cases.
  destruct (Nat.eq_dec t 0) as [-> | pos].
  { destruct cases as [[_ ->] | cases]; [exact (terminal_value x ltac:(lia) F) | exfalso].
    destruct cases as [(y & xy & _) | (y & xy & _)]; pose proof (time_positive k x y 0 len xy F); lia. }
  destruct (value_at_exists x t) as (v & V). replace (R x) with v; [exact V |].
  assert (better : forall y, move (exactly k) x y -> none_better v (R y)).
  { intros y xy. destruct (IH y xy) as (s & G & W); [rewrite (move_length _ _ _ xy); exact len |].
    destruct (move_kept k x y len xy) as (q & K).
    exact (none_better_holds x y q t s v (R y) ltac:(lia) ltac:(lia) F K G V W). }
  destruct (some_right_move k x t v k2 len ltac:(lia) F V) as (z & w & xz & W & E).
  assert (Rz : R z = w).
  { apply (misere_value_unique z); [apply IH; [exact xz | rewrite (move_length _ _ _ xz); exact len] | exact W]. }
  pose proof (odd_succ w) as parity. rewrite <- E in parity.
  destruct cases as [[no _] | [(y & xy & g & Ry & min) | (y & xy & Ry & all)]]; [destruct (no z xz) | |].
  - destruct (better y xy) as [b1 b2]. destruct (Nat.odd v); [destruct (b1 eq_refl); congruence |].
    specialize (b2 eq_refl g). specialize (min z xz). rewrite Rz in min.
    destruct (Nat.odd w); [specialize (min eq_refl); lia | discriminate].
  - destruct (all z xz) as [bad le]. rewrite Rz in *. rewrite bad in parity.
    destruct (better y xy) as [b1 _]. destruct (b1 parity). lia.
Qed.

(** A position is P iff its misère remoteness is odd. *)
Theorem misere_outcome : forall x, (misereP position (move (exactly k)) x <-> Nat.odd (R x) = true) /\
  (misereN position (move (exactly k)) x <-> Nat.odd (R x) = false).
Proof.
  assert (both : forall x, (Nat.odd (R x) = true -> misereP position (move (exactly k)) x) /\
    (Nat.odd (R x) = false -> misereN position (move (exactly k)) x)).
  { refine (well_founded_ind (move_finite (exactly k) (exactly_0 k ltac:(lia))) _ _). intros x IH.
    destruct (smith_cases _ _ (options (exactly k)) (options_spec (exactly k)) _ R R_solves x)
      as [[no ->] | [(y & xy & g & Ry & _) | (y & xy & Ry & all)]].
    - split; [discriminate | intros _]. apply misereN_end. exact no.
    - rewrite Ry, odd_succ, g. split; [discriminate | intros _].
      apply (misereN_move _ _ x y xy). apply (IH y xy). exact g.
    - rewrite Ry, odd_succ, (proj1 (all y xy)). split; [intros _ | discriminate].
      apply (misereP_intro _ _ x y xy). intros z xz. apply (IH z xz). apply (all z xz). }
  intro x. destruct (both x) as [p n].
  pose proof (misere_not_both _ _ (move_finite (exactly k) (exactly_0 k ltac:(lia))) x) as nb.
  destruct (Nat.odd (R x)); split; split; intro H; auto; try discriminate; exfalso; auto.
Qed.

(** Theorem 39, by the counts. *)
Theorem m_move_in_misere : forall x y t, length x = k + 1 -> m_move k x y -> first_time x t ->
  (R x = 1 + R y <-> ~ exception x t) /\
  (exception x t -> misereN position (move (exactly k)) x /\ misereN position (move (exactly k)) y).
Proof.
  intros x y t len m F. pose proof (m_move_is_move k x y m) as xy.
  destruct (m_move_keeps k x y len m) as (q & K & M).
  destruct (misere_remoteness x len) as (t' & F' & V). rewrite (first_time_unique x t' t F' F) in V.
  destruct (misere_remoteness y) as (s & G & W); [rewrite (move_length _ _ _ xy); exact len |].
  pose proof (m_result x y q t s (R x) (R y) ltac:(lia) (time_positive k x y t len xy F) F K G M V W) as [no yes].
  split.
  - split; [| exact no]. intros E X. exact (proj1 (yes X) E).
  - intro X. destruct (yes X) as (_ & o & o'). split; apply misere_outcome; assumption.
Qed.

End Misere.
