(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions.
Import ListNotations.
Local Open Scope Z_scope.

(** path, HNIM(3;{1,2},{2,3}). *)
(** min(x2, x1 + x3) == 1 (mod 2)
    of the piles x1, x2, x3. *)
Definition phi (x : list Z) : bool :=
  let x1 := nth 0 x 0 in
  let x2 := nth 1 x 0 in
  let x3 := nth 2 x 0 in
  ((Z.min x2 (x1 + x3)) mod 2 =? 1).

(** The same formula as a syntax tree. *)
Definition says : formula := (Congruent (Min (tcons (Var 1) (tcons (Plus (tcons (Var 0) (tcons (Var
  2) tnil))) tnil))) 1 2).

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
Definition forms : list (vector * list Z) := [([1; 0; 0], [0; 1]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0; 1]); ([1; -1; 1], [0])].
Definition reducers : list vector := [[0; 0; 2]; [0; 2; 0]; [0; 2; 2]; [2; 0; 0]; [2; 2; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; -1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 2)] 0
  node1 (child [1; -1; 1] [(0, 1)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[1; 0; 0]; [1; 1; -1]; [0; 1; 0]].
Definition node5 : node := Prune [1; 0] (Step [2; 2; 0] (child [1; 0; 0] [(0, 2)] 0 node4 (child [0;
  1; 0] [(0, 2)] 0 node2 none))).
Definition node6 : node := Prune [1] (Step [0; 2; 0] (child [0; 1; 0] [(0, 2)] 0 node3 (child [1;
  -1; 1] [(-2, -1)] 1 node5 none))).
Definition node7 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [-1; 1; 1]].
Definition node8 : node := Prune [1; 1] (Prune [1; 0] (Bounded [1; 0; 0] [2; 1] 1 0 node7)).
Definition node9 : node := Step [0; 2; 2] (child [0; 1; 0] [(0, 2)] 0 node8 (child [0; 0; 1] [(0,
  2)] 0 node5 none)).
Definition node10 : node := Step [0; 0; 2] (child [0; 0; 1] [(0, 2)] 0 node6 (child [1; -1; 1] [(0,
  1)] 0 node9 none)).
Definition points : certificate := Certificate forms reducers node10.

Lemma accepted : check_edges 3 [[true; true; false]; [false; true; true]] Misere says points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = 3%nat ->
  (misereP position (edge_move [[true; true; false]; [false; true; true]]) x <-> phi (heights x) =
    true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (edges_by_points 3 [[true; true; false]; [false; true; true]] Misere says points accepted x
    len).
Qed.

Print Assumptions P_is_phi.
