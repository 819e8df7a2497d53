(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions.
Import ListNotations.
Local Open Scope Z_scope.

(** partial, SN(2,{1,2}). *)
(** x1 == 0 (mod 2) and x2 == 0 (mod 2) *)
Module IsP.
Definition says : formula := (And (fcons (Congruent (Var 0) 0 2) (fcons (Congruent (Var 1) 0 2)
  fnil))).
End IsP.
(** x1 == 1 (mod 2) or x2 == 1 (mod 2) *)
Module IsN.
Definition says : formula := (Or (fcons (Congruent (Var 0) 1 2) (fcons (Congruent (Var 1) 1 2)
  fnil))).
End IsN.

(** Every legal move on the piles 1, 2 from a position called P leads to one called N. *)
Module Condition1.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 2)] 0 node1 none)).
Definition node3 : node := Step [0; 2] (child [0; 1] [(0, 1)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition1.
(** Every legal move on the piles 1 from a position called P leads to one called N. *)
Module Condition2.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 2)] 0 node1 none)).
Definition node3 : node := Step [0; 2] (child [0; 1] [(0, 1)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition2.
(** Every legal move on the piles 2 from a position called P leads to one called N. *)
Module Condition3.
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
End Condition3.
(** Every position that needs one has a legal move to P. *)
Module Condition4.
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
End Condition4.

Lemma accepted : check_partial 2 [1; 2]%nat IsP.says IsN.says [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_and_N : forall x : position, length x = 2%nat ->
  (truth (heights (sorted x)) IsP.says = true -> Ppos position (move (one_of [1; 2]%nat)) x) /\
  (truth (heights (sorted x)) IsN.says = true -> Npos position (move (one_of [1; 2]%nat)) x).
Proof. exact (partial_by_points 2 [1; 2]%nat IsP.says IsN.says [Condition1.points;
  Condition2.points; Condition3.points; Condition4.points] accepted). Qed.

Print Assumptions P_and_N.
