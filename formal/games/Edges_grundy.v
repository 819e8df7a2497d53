(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions Values.
Import ListNotations.
Local Open Scope Z_scope.

(** Grundy value by edges, HNIM(3;{3},{1,2}). *)
(** (min(x1, x2) + x3) mod 2 *)
Module Term.
Definition says : term := (Mod (Plus (tcons (Min (tcons (Var 0) (tcons (Var 1) tnil))) (tcons (Var
  2) tnil))) 2).
End Term.

(** It is 0, ..., or 1; no option has the same; some option has each that is less. *)
Module Condition1.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0]); ([0; 0; 1], [0]);
  ([1; -1; 0], [1])].
Definition reducers : list vector := [[0; 0; 2]; [0; 2; 0]; [2; 0; 0]; [2; 2; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 1)] 0
  node1 (child [1; -1; 0] [(1, 2)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[1; 0; 0]; [1; 0; -1]; [0; 1; 0]].
Definition node5 : node := Prune [1; 0] (Step [2; 2; 0] (child [1; 0; 0] [(0, 1)] 0 node4 (child [0;
  1; 0] [(0, 1)] 0 node2 none))).
Definition node6 : node := Prune [1] (Step [0; 2; 0] (child [0; 1; 0] [(0, 1)] 0 node3 (child [1;
  -1; 0] [(-1, 0)] 1 node5 none))).
Definition node7 : node := Step [0; 0; 2] (child [0; 0; 1] [(0, 1)] 0 node6 none).
Definition points : certificate := Certificate forms reducers node7.
End Condition1.
Module Condition2.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0]); ([0; 0; 1], [0;
  1]); ([1; -1; 0], [1])].
Definition reducers : list vector := [[0; 0; 2]; [0; 2; 0]; [2; 0; 0]; [2; 2; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 1)] 0
  node1 (child [1; -1; 0] [(1, 2)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[1; 0; 0]; [1; 0; -1]; [0; 1; 0]].
Definition node5 : node := Prune [1; 0] (Step [2; 2; 0] (child [1; 0; 0] [(0, 1)] 0 node4 (child [0;
  1; 0] [(0, 1)] 0 node2 none))).
Definition node6 : node := Prune [1] (Step [0; 2; 0] (child [0; 1; 0] [(0, 1)] 0 node3 (child [1;
  -1; 0] [(-1, 0)] 1 node5 none))).
Definition node7 : node := Step [0; 0; 2] (child [0; 0; 1] [(0, 2)] 0 node6 none).
Definition points : certificate := Certificate forms reducers node7.
End Condition2.
Module Condition3.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0; 1]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0]); ([1; -1; 0], [1])].
Definition reducers : list vector := [[0; 0; 2]; [0; 2; 0]; [2; 0; 0]; [2; 2; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 2)] 0
  node1 (child [1; -1; 0] [(1, 2)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[1; 0; 0]; [1; 0; -1]; [0; 1; 0]].
Definition node5 : node := Prune [1; 0] (Step [2; 2; 0] (child [1; 0; 0] [(0, 2)] 0 node4 (child [0;
  1; 0] [(0, 2)] 0 node2 none))).
Definition node6 : node := Prune [1] (Step [0; 2; 0] (child [0; 1; 0] [(0, 2)] 0 node3 (child [1;
  -1; 0] [(-1, 0)] 1 node5 none))).
Definition node7 : node := Step [0; 0; 2] (child [0; 0; 1] [(0, 1)] 0 node6 none).
Definition points : certificate := Certificate forms reducers node7.
End Condition3.
Module Condition4.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0; 1]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0; 1]); ([1; -1; 0], [1])].
Definition reducers : list vector := [[0; 0; 2]; [0; 2; 0]; [2; 0; 0]; [2; 2; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 2)] 0
  node1 (child [1; -1; 0] [(1, 2)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[1; 0; 0]; [1; 0; -1]; [0; 1; 0]].
Definition node5 : node := Prune [1; 0] (Step [2; 2; 0] (child [1; 0; 0] [(0, 2)] 0 node4 (child [0;
  1; 0] [(0, 2)] 0 node2 none))).
Definition node6 : node := Prune [1] (Step [0; 2; 0] (child [0; 1; 0] [(0, 2)] 0 node3 (child [1;
  -1; 0] [(-1, 0)] 1 node5 none))).
Definition node7 : node := Step [0; 0; 2] (child [0; 0; 1] [(0, 2)] 0 node6 none).
Definition points : certificate := Certificate forms reducers node7.
End Condition4.

Lemma accepted : check_grundy_edges 3 [[false; false; true]; [true; true; false]] 1 Term.says
  [Condition1.points; Condition2.points; Condition3.points; Condition4.points] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem grundy_value_is : forall G, solves_grundy position (edge_move [[false; false; true]; [true;
  true; false]]) G ->
  forall x : position, length x = 3%nat ->
  Z.of_nat (G x) = value (heights x) Term.says.
Proof. exact (grundy_edges_by_points 3 [[false; false; true]; [true; true; false]] 1 Term.says
  [Condition1.points; Condition2.points; Condition3.points; Condition4.points] accepted). Qed.

Print Assumptions grundy_value_is.
