(** * Outcomes of a finite game (normal play: who cannot move loses)

    Any game without infinite play and with finitely many options a position.
    The file says what P- and N-positions are, that they exist, exclude each
    other and are the only solution of the P/N recursion (DH-T1.1). *)

From Coq Require Import List.
Import ListNotations.

Section Outcome.

Variable X : Type.
Variable move : X -> X -> Prop.

(** A P-position: every move leads to an N-position (in particular: no move).
    An N-position: some move leads to a P-position. Both are least fixed points,
    so nothing is P or N unless finitely deep reasoning shows it. *)
Inductive Ppos : X -> Prop :=
| Ppos_intro : forall x, (forall y, move x y -> Npos y) -> Ppos x
with Npos : X -> Prop :=
| Npos_intro : forall x y, move x y -> Ppos y -> Npos x.

(** The P/N recursion: x is in Q exactly if no move from x stays in Q. *)
Definition solves_recursion (Q : X -> Prop) : Prop :=
  forall x, Q x <-> (forall y, move x y -> ~ Q y).

(** No infinite play. *)
Definition finite_play : Prop := well_founded (fun y x => move x y).

Hypothesis finite : finite_play.

Lemma not_both : forall x, Ppos x -> Npos x -> False.
Proof.
  induction x as [x IH] using (well_founded_ind finite).
  intros Px Nx. destruct Nx as [x y xy Py]. destruct Px as [x all].
  exact (IH y xy Py (all y xy)).
Qed.

(** At most one predicate solves the recursion. *)
Theorem recursion_unique : forall Q R,
  solves_recursion Q -> solves_recursion R -> forall x, Q x <-> R x.
Proof.
  intros Q R solQ solR.
  induction x as [x IH] using (well_founded_ind finite).
  rewrite (solQ x), (solR x).
  split; intros none y xy; specialize (none y xy); specialize (IH y xy); tauto.
Qed.

(** DH-T1.1: a set K such that no move stays in K and such that from outside K
    there is a move into K is the set of P-positions. *)
Theorem P_of_partition : forall K : X -> Prop,
  (forall x, K x \/ ~ K x) ->
  (forall x y, K x -> move x y -> ~ K y) ->
  (forall x, ~ K x -> exists y, move x y /\ K y) ->
  forall x, (Ppos x <-> K x) /\ (Npos x <-> ~ K x).
Proof.
  intros K decK noStay into.
  assert (both : forall x, (K x -> Ppos x) /\ (~ K x -> Npos x)).
  { induction x as [x IH] using (well_founded_ind finite). split.
    - intro Kx. constructor. intros y xy. apply (IH y xy). exact (noStay x y Kx xy).
    - intro nK. destruct (into x nK) as [y [xy Ky]].
      apply (Npos_intro x y xy). apply (IH y xy). exact Ky. }
  intro x. destruct (both x) as [toP toN]. pose proof (not_both x) as nb.
  destruct (decK x) as [Kx | nK]; split; split; auto; intros; try tauto.
Qed.

(** From here on: the options of x are listed. *)
Variable options : X -> list X.
Hypothesis options_spec : forall x y, In y (options x) <-> move x y.

Theorem P_or_N : forall x, Ppos x \/ Npos x.
Proof.
  induction x as [x IH] using (well_founded_ind finite).
  assert (scan : forall l, (forall y, In y l -> move x y) ->
            (forall y, In y l -> Npos y) \/ (exists y, In y l /\ Ppos y)).
  { induction l as [| y l IHl]; intro sub.
    - left. intros y [].
    - destruct IHl as [allN | [z [inz Pz]]].
      + intros z inz. apply sub. right. exact inz.
      + destruct (IH y (sub y (or_introl eq_refl))) as [Py | Ny].
        * right. exists y. split; [left; reflexivity | exact Py].
        * left. intros z [-> | inz]; auto.
      + right. exists z. split; [right; exact inz | exact Pz]. }
  destruct (scan (options x)) as [allN | [y [iny Py]]].
  - intros y. apply options_spec.
  - left. constructor. intros y xy. apply allN. apply options_spec. exact xy.
  - right. apply (Npos_intro x y); [apply options_spec; exact iny | exact Py].
Qed.

Theorem N_iff_not_P : forall x, Npos x <-> ~ Ppos x.
Proof.
  intro x. pose proof (not_both x). destruct (P_or_N x); tauto.
Qed.

(** [Ppos] solves the recursion; with [recursion_unique] it is the solution. *)
Theorem P_solves_recursion : solves_recursion Ppos.
Proof.
  intro x. split.
  - intros [z all] y xy. apply N_iff_not_P. auto.
  - intro none. constructor. intros y xy. apply N_iff_not_P. auto.
Qed.

End Outcome.
