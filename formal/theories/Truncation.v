(** * Truncation (NT-6): what lies above the remoteness does not count

    For slow hypergraph Nim. If R(x) = m, the same value has every y that agrees
    with x up to m, that is y_i = x_i or both are large enough. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Level Reduction Values Hypergraph.
Import ListNotations.

(** x ~_c y: pile by pile x_i = y_i, or both are at least c. *)
Definition agree (c : nat) : position -> position -> Prop :=
  Forall2 (fun a b => a = b \/ (c <= a /\ c <= b)).

Lemma agree_sym : forall c x y, agree c x y -> agree c y x.
Proof. intros c x y H. induction H; constructor; [lia | assumption]. Qed.

Lemma agree_down : forall c d x y, d <= c -> agree c x y -> agree d x y.
Proof. intros c d x y le H. induction H; constructor; [lia | assumption]. Qed.

(** The same sets can be played, and the results agree up to c. *)
Lemma agree_plays : forall c s x x' y, plays s x x' -> agree (1 + c) x y ->
  exists y', plays s y y' /\ agree c x' y'.
Proof.
  intros c s x x' y pl. revert y.
  induction pl as [| s x x' a pl IH | s x x' a pl IH]; intros y ag; inversion ag; subst.
  - exists []. split; constructor.
  - destruct (IH _ H3) as (y' & pl' & ag'). exists (y0 :: y'). split; constructor; auto. lia.
  - destruct (IH _ H3) as (y' & pl' & ag'). destruct y0 as [| b]; [lia |].
    exists (b :: y'). split; [apply plays_take | constructor]; auto. lia.
Qed.

Lemma below_plays : forall s x x' y y', plays s x x' -> plays s y y' -> below y x -> below y' x'.
Proof.
  intros s x x' y y' pl. revert y y'.
  induction pl; intros z z' pl' be; inversion pl'; subst; inversion be; subst;
    [constructor | |]; (constructor; [lia | eapply IHpl; eassumption]).
Qed.

(** An empty pile stays empty below x. *)
Lemma below_plays_back : forall s x y y', plays s y y' -> below y x -> exists x', plays s x x'.
Proof.
  intros s x y y' pl. revert x.
  induction pl as [| s y y' a pl IH | s y y' a pl IH]; intros x be; inversion be; subst.
  - exists []. constructor.
  - destruct (IH _ H3) as (x' & pl'). exists (b :: x'). constructor. exact pl'.
  - destruct (IH _ H3) as (x' & pl'). destruct b as [| b]; [lia |].
    exists (b :: x'). apply plays_take. exact pl'.
Qed.

Section Truncation.

Variable H : edges.

Notation hmove := (hmove H).

Lemma agree_hmove : forall c x x' y, hmove x x' -> agree (1 + c) x y ->
  exists y', hmove y y' /\ agree c x' y'.
Proof.
  intros c x x' y [s [Hs pl]] ag. destruct (agree_plays c s x x' y pl ag) as (y' & pl' & ag').
  exists y'. split; [exists s; auto | exact ag'].
Qed.

Lemma agree_terminal : forall c x y, agree (1 + c) x y ->
  (forall z, ~ hmove x z) -> forall z, ~ hmove y z.
Proof.
  intros c x y ag no z yz. destruct (agree_hmove c y z x yz (agree_sym _ _ _ ag)) as (z' & xz & _).
  exact (no z' xz).
Qed.

(** The same with y <= x kept. *)
Lemma agree_below_hmove : forall c x x' y, hmove x x' -> agree (1 + c) x y -> below y x ->
  exists y', hmove y y' /\ agree c x' y' /\ below y' x'.
Proof.
  intros c x x' y [s [Hs pl]] ag be. destruct (agree_plays c s x x' y pl ag) as (y' & pl' & ag').
  exists y'. split; [exists s; auto | split; [exact ag' | exact (below_plays s x x' y y' pl pl' be)]].
Qed.

Lemma agree_below_hmove_back : forall c x y y', hmove y y' -> agree (1 + c) x y -> below y x ->
  exists x', hmove x x' /\ agree c x' y' /\ below y' x'.
Proof.
  intros c x y y' [s [Hs pl]] ag be.
  destruct (agree_plays c s y y' x pl (agree_sym _ _ _ ag)) as (x' & pl' & ag').
  exists x'. split; [exists s; auto |].
  split; [exact (agree_sym _ _ _ ag') | exact (below_plays s x x' y y' pl' pl be)].
Qed.

Lemma below_terminal : forall x y, below y x -> (forall z, ~ hmove x z) -> forall z, ~ hmove y z.
Proof.
  intros x y be no z [s [Hs pl]]. destruct (below_plays_back s x y z pl be) as (x' & pl').
  apply (no x'). exists s. auto.
Qed.

Variable misere : bool.

(** Whose parity is good: even in normal play, odd in misère play. *)
Definition good_in (v : nat) : bool := if misere then Nat.odd v else Nat.even v.

Variable R : position -> nat.
Hypothesis sol : solves_smith position hmove good_in R.

(** U_t(x): R(x) <= t and R(x) = t (mod 2). *)
Definition U (t : nat) (x : position) : Prop := R x <= t /\ Nat.even (R x) = Nat.even t.

Lemma even_S : forall a, Nat.even (1 + a) = negb (Nat.even a).
Proof. intro a. rewrite Nat.even_add. reflexivity. Qed.

(** Decides what is left when the parities of all values are known. *)
Ltac parity := unfold good_in, Nat.odd in *; rewrite ?even_S in *;
  repeat match goal with
  | E : context [Nat.even ?a] |- _ => destruct (Nat.even a)
  | |- context [Nat.even ?a] => destruct (Nat.even a)
  end; destruct misere; simpl in *; congruence.

Lemma U_0 : forall x, U 0 x <-> forall y, ~ hmove x y.
Proof.
  intro x. unfold U.
  destruct (smith_cases _ _ _ (hoptions_spec H) _ R sol x)
    as [[no Rx] | [(y & xy & _ & Rx & _) | (y & xy & Rx & _)]].
  - rewrite Rx. split; auto.
  - split; [lia | intro no; destruct (no y xy)].
  - split; [lia | intro no; destruct (no y xy)].
Qed.

(** t + 1 is a value of winners. *)
Lemma U_win : forall t x, good_in t = true ->
  (U (1 + t) x <->
   (misere = true /\ forall y, ~ hmove x y) \/ exists y, hmove x y /\ U t y).
Proof.
  intros t x gt. unfold U.
  destruct (smith_cases _ _ _ (hoptions_spec H) _ R sol x)
    as [[no Rx] | [(y & xy & g & Rx & min) | (y & xy & Rx & max)]].
  - rewrite Rx. split.
    + intros [_ E]. left. split; [| exact no]. revert gt E. change (Nat.even 0) with true.
      intros. parity.
    + intros [[mis _] | (z & xz & _)]; [| destruct (no z xz)].
      split; [lia |]. change (Nat.even 0) with true. parity.
  - split.
    + intros [le E]. right. exists y. split; [exact xy |]. split; [lia |]. parity.
    + intros [[_ no] | (z & xz & le & E)]; [destruct (no y xy) |].
      assert (gz : good_in (R z) = true) by parity.
      specialize (min z xz gz). rewrite Rx in *. split; [lia | parity].
  - split.
    + intros [le E]. destruct (max y xy) as [bad _]. rewrite Rx in *. exfalso. parity.
    + intros [[_ no] | (z & xz & le & E)]; [destruct (no y xy) |].
      destruct (max z xz) as [bad _]. exfalso. parity.
Qed.

(** t + 1 is a value of losers. *)
Lemma U_lose : forall t x, good_in t = false ->
  (U (1 + t) x <->
   (misere = true -> exists y, hmove x y) /\ forall y, hmove x y -> U t y).
Proof.
  intros t x gt. unfold U.
  destruct (smith_cases _ _ _ (hoptions_spec H) _ R sol x)
    as [[no Rx] | [(y & xy & g & Rx & min) | (y & xy & Rx & max)]].
  - rewrite Rx. change (Nat.even 0) with true. split.
    + intros [_ E]. split; [intro mis; exfalso; parity |]. intros y xy. destruct (no y xy).
    + intros [some _]. split; [lia |].
      assert (mis : misere <> true).
      { intro mis. destruct (some mis) as [y xy]. exact (no y xy). }
      parity.
  - split.
    + intros [le E]. rewrite Rx in *. exfalso. parity.
    + intros [_ all]. destruct (all y xy) as [le E]. exfalso. parity.
  - split.
    + intros [le E]. split; [eauto |]. intros z xz. destruct (max z xz) as [bad lz].
      split; [lia |]. parity.
    + intros [_ all]. destruct (all y xy) as [le E]. rewrite Rx. split; [lia | parity].
Qed.

(** (A) U_t is the same for positions that agree up to t + 1. *)
Lemma U_agree : forall t x y, agree (1 + t) x y -> U t x -> U t y.
Proof.
  induction t as [| t IH]; intros x y ag Ux.
  - apply U_0. pose proof (proj1 (U_0 x) Ux) as no. exact (agree_terminal 0 x y ag no).
  - destruct (good_in t) eqn:g.
    + apply (U_win t y g). pose proof (proj1 (U_win t x g) Ux) as W.
      destruct W as [[mis no] | (x' & xx & Ux')].
      * left. split; [exact mis | exact (agree_terminal _ x y ag no)].
      * right. destruct (agree_hmove _ x x' y xx ag) as (y' & yy & ag').
        exists y'. split; [exact yy | exact (IH x' y' ag' Ux')].
    + apply (U_lose t y g). pose proof (proj1 (U_lose t x g) Ux) as W. destruct W as [some all]. split.
      * intro mis. destruct (some mis) as (x' & xx).
        destruct (agree_hmove _ x x' y xx ag) as (y' & yy & _). eauto.
      * intros y' yy. destruct (agree_hmove _ y y' x yy (agree_sym _ _ _ ag)) as (x' & xx & ag').
        exact (IH x' y' (agree_sym _ _ _ ag') (all x' xx)).
Qed.

(** (B) Below x it is enough to agree up to t. *)
Lemma U_below : forall t x y, agree t x y -> below y x -> U t x -> U t y.
Proof.
  induction t as [| t IH]; intros x y ag be Ux.
  - apply U_0. pose proof (proj1 (U_0 x) Ux) as no. exact (below_terminal x y be no).
  - destruct (good_in t) eqn:g.
    + apply (U_win t y g). pose proof (proj1 (U_win t x g) Ux) as W.
      destruct W as [[mis no] | (x' & xx & Ux')].
      * left. split; [exact mis | exact (below_terminal x y be no)].
      * right. destruct (agree_below_hmove _ x x' y xx ag be) as (y' & yy & ag' & be').
        exists y'. split; [exact yy | exact (IH x' y' ag' be' Ux')].
    + apply (U_lose t y g). pose proof (proj1 (U_lose t x g) Ux) as W. destruct W as [some all]. split.
      * intro mis. destruct (some mis) as (x' & xx).
        destruct (agree_below_hmove _ x x' y xx ag be) as (y' & yy & _). eauto.
      * intros y' yy. destruct (agree_below_hmove_back _ x y y' yy ag be) as (x' & xx & ag' & be').
        exact (IH x' y' ag' be' (all x' xx)).
Qed.

(** U_m and not U_{m-2} is the value m. *)
Lemma value_of_U : forall m x y, R x = m -> U m y ->
  (forall t, t + 2 = m -> U t y -> U t x) -> R y = m.
Proof.
  intros m x y Rx [le E] low. destruct (Nat.eq_dec (R y) m) as [| ne]; [assumption | exfalso].
  assert (exists t, t + 2 = m) as [t Et].
  { destruct m as [| [| m]]; [lia | | exists m; lia].
    assert (R y = 0) as Z by lia. rewrite Z in E. discriminate. }
  assert (le' : R y <= t).
  { destruct (Nat.eq_dec (R y) (1 + t)) as [Z | Z]; [| lia]. exfalso.
    rewrite Z, <- Et in E. replace (t + 2) with (1 + (1 + t)) in E by lia.
    rewrite !even_S in E. destruct (Nat.even t); discriminate. }
  assert (Uy : U t y).
  { split; [exact le' |]. rewrite E, <- Et. replace (t + 2) with (1 + (1 + t)) by lia.
    rewrite !even_S. apply negb_involutive. }
  destruct (low t Et Uy) as [no _]. lia.
Qed.

Theorem value_below : forall m x y, R x = m -> agree m x y -> below y x -> R y = m.
Proof.
  intros m x y Rx ag be. apply (value_of_U m x y Rx).
  - apply (U_below m x y ag be). split; [lia | rewrite Rx; reflexivity].
  - intros t Et. apply U_agree. apply agree_sym. apply (agree_down m); [lia | exact ag].
Qed.

Theorem value_agrees : forall m x y, R x = m -> agree (1 + m) x y -> R y = m.
Proof.
  intros m x y Rx ag. apply (value_of_U m x y Rx).
  - apply (U_agree m x y ag). split; [lia | rewrite Rx; reflexivity].
  - intros t Et. apply U_agree. apply agree_sym. apply (agree_down (1 + m)); [lia | exact ag].
Qed.

(** min(x,m) <= y <= x. *)
Lemma agree_chopped : forall m x y, below (ctt x m) y -> below y x -> agree m x y.
Proof.
  intros m x y lo hi. revert lo. induction hi as [| b a y x le hi IH]; intro lo;
    cbn [ctt map] in lo; inversion lo; subst; constructor; [lia | apply IH; assumption].
Qed.

Theorem truncation : forall m x y, R x = m -> below (ctt x m) y -> below y x -> R y = m.
Proof.
  intros m x y Rx lo hi. exact (value_below m x y Rx (agree_chopped m x y lo hi) hi).
Qed.

End Truncation.
