(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions Values.
Import ListNotations.
Local Open Scope Z_scope.

(** remoteness, misère play, SN(2,{1,2}). *)
(** if x1 = 0 then x2 else if x2 mod 2 = 0 or x1 mod 2 = 0 then x1 + x2 - 1 else if x1 >= 2 then x1
  + x2 - 2 else x2 + 1 *)
Module Term.
Definition says : term := (Ite (Compare Eq (Var 0) (Const 0)) (Var 1) (Ite (Or (fcons (Compare Eq
  (Mod (Var 1) 2) (Const 0)) (fcons (Compare Eq (Mod (Var 0) 2) (Const 0)) fnil))) (Plus (tcons (Var
  0) (tcons (Var 1) (tcons (Const (-1)) tnil)))) (Ite (Compare Ge (Var 0) (Const 2)) (Plus (tcons
  (Var 0) (tcons (Var 1) (tcons (Const (-2)) tnil)))) (Plus (tcons (Var 1) (tcons (Const 1)
  tnil)))))).
End Term.

(** The value is 0 where no move is legal, and at least 1 elsewhere. *)
Module Condition1.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1; 2]); ([0; 1], [0; 1]); ([1; 1], [1]);
  ([2; 1], [1; 2; 3])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node3 : node := Solve 2 [[-1; 1]; [2; 0]].
Definition node4 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 3)] 0 node1 (child [1; 1] [(1,
  2)] 1 node2 (child [2; 1] [(1, 6)] 1 node3 none)))).
Definition node5 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node6 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node5).
Definition node7 : node := Solve 1 [[1; 0]; [-2; 1]].
Definition node8 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node7).
Definition node9 : node := Step [0; 2] (child [0; 1] [(0, 2)] 0 node4 (child [1; 1] [(1, 2)] 0 node6
  (child [2; 1] [(1, 4)] 0 node8 none))).
Definition points : certificate := Certificate forms reducers node9.
End Condition1.
(** No legal move on the piles 1, 2 leads to a better value than the one claimed. *)
Module Condition2.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1; 2; 3; 4; 5]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 6)] 0 node1 none)).
Definition node3 : node := Step [0; 2] (child [0; 1] [(0, 1)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition2.
(** No legal move on the piles 1 leads to a better value than the one claimed. *)
Module Condition3.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1; 2; 3; 4; 5]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 6)] 0 node1 none)).
Definition node3 : node := Step [0; 2] (child [0; 1] [(0, 1)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition3.
(** No legal move on the piles 2 leads to a better value than the one claimed. *)
Module Condition4.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1; 2; 3; 4]); ([0; 1], [0; 1]); ([1; 1],
  [1])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node3 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 5)] 0 node1 (child [1; 1] [(1,
  2)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [0; 2] (child [0; 1] [(0, 2)] 0 node3 (child [1; 1] [(1, 2)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition4.
(** Wherever a move is legal, some option has a value less by 1. *)
Module Condition5.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1; 2; 3; 4; 5]); ([0; 1], [0; 1]); ([1;
  1], [1])].
Definition reducers : list vector := [[0; 2]; [2; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node3 : node := Prune [1] (Step [2; 0] (child [1; 0] [(0, 6)] 0 node1 (child [1; 1] [(1,
  2)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [0; 2] (child [0; 1] [(0, 2)] 0 node3 (child [1; 1] [(1, 2)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition5.

Lemma accepted : check_smith Misere 2 [1; 2]%nat Term.says [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points; Condition5.points] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem remoteness_is : forall R, solves_smith position (move (one_of [1; 2]%nat)) Nat.odd R ->
  forall x : position, length x = 2%nat ->
  Z.of_nat (R x) = value (heights (sorted x)) Term.says.
Proof. exact (smith_by_points Misere 2 [1; 2]%nat Term.says [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points; Condition5.points] accepted). Qed.

Print Assumptions remoteness_is.
