(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions Values.
Import ListNotations.
Local Open Scope Z_scope.

(** Grundy value, SN(2,{1,2}). *)
(** if x1 mod 2 = 0 then x2 mod 2 else if x2 mod 2 = 0 then 3 else 2 *)
Module Term.
Definition part1 : term := (Mod (Var 1) 2).
Definition says : term := (Ite (Compare Eq (Mod (Var 0) 2) (Const 0)) part1 (Ite (Compare Eq part1
  (Const 0)) (Const 3) (Const 2))).
End Term.

(** It is 0, ..., or 3; no option has the same; some option has each that is less. *)
Module Condition1.
Definition forms : list (vector * list Z) := [([1; 0], [0]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 1)] 0 node1 none)).
Definition node3 : node := Step [0; 2] (child [0; 1] [(0, 1)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition1.
Module Condition2.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 2)] 0 node1 none)).
Definition node3 : node := Step [0; 2] (child [0; 1] [(0, 1)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition2.
Module Condition3.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 2)] 0 node1 none)).
Definition node3 : node := Step [0; 2] (child [0; 1] [(0, 1)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition3.
Module Condition4.
Definition forms : list (vector * list Z) := [([1; 0], [0]); ([0; 1], [0; 1]); ([1; 1], [1])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node3 : node := Prune [1] (Step [0; 2] (child [0; 1] [(0, 2)] 1 node1 (child [1; 1] [(1,
  2)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [2; 0] (child [1; 0] [(0, 1)] 0 node3 (child [1; 1] [(1, 2)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition4.
Module Condition5.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0; 1]); ([1; 1], [1])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node3 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 2)] 0 node1 (child [1; 1] [(1,
  2)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [0; 2] (child [0; 1] [(0, 2)] 0 node3 (child [1; 1] [(1, 2)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition5.
Module Condition6.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0; 1]); ([1; 1], [1])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node3 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 2)] 0 node1 (child [1; 1] [(1,
  2)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [0; 2] (child [0; 1] [(0, 2)] 0 node3 (child [1; 1] [(1, 2)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition6.
Module Condition7.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0; 1]); ([1; 1], [1])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node3 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 2)] 0 node1 (child [1; 1] [(1,
  2)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [0; 2] (child [0; 1] [(0, 2)] 0 node3 (child [1; 1] [(1, 2)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition7.

Lemma accepted : check_grundy 2 [1; 2]%nat 3 Term.says [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points; Condition5.points; Condition6.points; Condition7.points] =
  true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem grundy_value_is : forall G, solves_grundy position (move (one_of [1; 2]%nat)) G ->
  forall x : position, length x = 2%nat ->
  Z.of_nat (G x) = value (heights (sorted x)) Term.says.
Proof. exact (grundy_by_points 2 [1; 2]%nat 3 Term.says [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points; Condition5.points; Condition6.points; Condition7.points]
  accepted). Qed.

Print Assumptions grundy_value_is.
