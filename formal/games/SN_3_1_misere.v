(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions.
Import ListNotations.
Local Open Scope Z_scope.

(** SN_3_1_misere, SN(3,{1}). *)
(** x1 + x2 + x3 == 1 (mod 2)
    of the piles x1, x2, x3, in ascending order. *)
Definition phi (x : list Z) : bool :=
  let x1 := nth 0 x 0 in
  let x2 := nth 1 x 0 in
  let x3 := nth 2 x 0 in
  ((x1 + (x2 + x3)) mod 2 =? 1).

(** The same formula as a syntax tree. *)
Definition says : formula := (Congruent (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Var 2) tnil))))
  1 2).

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
Definition forms : list (vector * list Z) := [([1; 0; 0], [0; 1]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0; 1])].
Definition reducers : list vector := [[0; 0; 2]; [0; 1; 0]; [2; 0; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 2)] 0
  node1 none))).
Definition node3 : node := Prune [1] (Step [0; 0; 2] (child [0; 0; 1] [(0, 2)] 1 node2 none)).
Definition node4 : node := Step [0; 1; 0] (child [0; 1; 0] [(0, 1)] 0 node3 none).
Definition points : certificate := Certificate forms reducers node4.

Lemma accepted : check_sorted 3 [1]%nat Misere says points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = 3%nat ->
  (misereP position (move (one_of [1]%nat)) x <-> phi (heights (sorted x)) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (sorted_by_points 3 [1]%nat Misere says points accepted x len).
Qed.

Print Assumptions P_is_phi.
