(** * Outcomes of a finite game, normal or misère play

    In misère play who cannot move wins. [P_position] is [Ppos] of Outcome.v in
    normal play; in misère play a position is P if there is a move and every move
    leads to an N-position, and N if there is no move or some move leads to a
    P-position. *)

From NimLab Require Import Outcome.

Inductive play := Normal | Misere.

Section Misere.

Variable X : Type.
Variable move : X -> X -> Prop.

Inductive misereP : X -> Prop :=
| misereP_intro : forall x y, move x y -> (forall y, move x y -> misereN y) -> misereP x
with misereN : X -> Prop :=
| misereN_end : forall x, (forall y, ~ move x y) -> misereN x
| misereN_move : forall x y, move x y -> misereP y -> misereN x.

Hypothesis finite : finite_play X move.

Lemma misere_not_both : forall x, misereP x -> misereN x -> False.
Proof.
  induction x as [x IH] using (well_founded_ind finite).
  intros Px Nx. destruct Px as [x z xz into].
  destruct Nx as [x stuck | x y xy Py]; [exact (stuck z xz) |].
  exact (IH y xy Py (into y xy)).
Qed.

End Misere.

Definition P_position (p : play) (X : Type) (move : X -> X -> Prop) : X -> Prop :=
  match p with Normal => Ppos X move | Misere => misereP X move end.

Definition N_position (p : play) (X : Type) (move : X -> X -> Prop) : X -> Prop :=
  match p with Normal => Npos X move | Misere => misereN X move end.

Lemma never_both : forall p X move, finite_play X move -> forall x,
  P_position p X move x -> N_position p X move x -> False.
Proof.
  intros [] X move finite x; [apply not_both | apply misere_not_both]; exact finite.
Qed.
