(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions.
Import ListNotations.
Local Open Scope Z_scope.

(** remoteness, SN(2,{1}). *)
(** x1 + x2 *)
Module Term.
Definition says : term := (Plus (tcons (Var 0) (tcons (Var 1) tnil))).
End Term.

(** The value is 0 where no move is legal, and at least 1 elsewhere. *)
Module Condition1.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0; 1]); ([1; 1], [1]);
  ([2; 1], [1])].
Definition reducers : list vector := [[0; 1]; [1; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node3 : node := Solve 2 [[-1; 1]; [2; 0]].
Definition node4 : node := Prune [1] (Step [1; 0] (child [1; 0] [(0, 1)] 0 node1 (child [1; 1] [(1,
  1)] 1 node2 (child [2; 1] [(1, 2)] 1 node3 none)))).
Definition node5 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node6 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node5).
Definition node7 : node := Solve 1 [[1; 0]; [-2; 1]].
Definition node8 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node7).
Definition node9 : node := Step [0; 1] (child [0; 1] [(0, 1)] 0 node4 (child [1; 1] [(1, 1)] 0 node6
  (child [2; 1] [(1, 1)] 0 node8 none))).
Definition points : certificate := Certificate forms reducers node9.
End Condition1.
(** No legal move on the piles 1 leads to a better value than the one claimed. *)
Module Condition2.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 2]; [1; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [1; 0] (child [1; 0] [(0, 1)] 0 node1 none)).
Definition node3 : node := Step [0; 2] (child [0; 1] [(0, 1)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition2.
(** No legal move on the piles 2 leads to a better value than the one claimed. *)
Module Condition3.
Definition forms : list (vector * list Z) := [([1; 0], [0]); ([0; 1], [0; 1]); ([1; 1], [1])].
Definition reducers : list vector := [[0; 2]; [1; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node3 : node := Prune [1] (Step [0; 2] (child [0; 1] [(0, 2)] 1 node1 (child [1; 1] [(1,
  2)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [1; 0] (child [1; 0] [(0, 0)] 0 node3 (child [1; 1] [(1, 1)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition3.
(** Wherever a move is legal, some option has a value less by 1. *)
Module Condition4.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0; 1]); ([1; 1], [1])].
Definition reducers : list vector := [[0; 1]; [1; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node3 : node := Prune [1] (Step [1; 0] (child [1; 0] [(0, 1)] 0 node1 (child [1; 1] [(1,
  1)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [0; 1] (child [0; 1] [(0, 1)] 0 node3 (child [1; 1] [(1, 1)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition4.

Lemma accepted : check_remoteness 2 [1]%nat Term.says [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem remoteness_is : forall x : position, length x = 2%nat ->
  Z.of_nat (remoteness (one_of [1]%nat) x) = value (heights (sorted x)) Term.says.
Proof. exact (remoteness_by_points 2 [1]%nat Term.says [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points] accepted). Qed.

Print Assumptions remoteness_is.
