(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions Quantities Implications.
Import ListNotations.
Local Open Scope Z_scope.

(** numbers of positions, SN(2,{1,2}). *)
(** v: the largest sum of a position below x. *)
(** x1 + x2 = v *)
Module Holds1.
Definition says : formula := (Compare Eq (Plus (tcons (Var 0) (tcons (Var 1) tnil))) (Var 2)).
End Holds1.
Module Number1.
Definition is : quantity := Quantity StrictlyBelow Holds1.says.
End Number1.
(** As a term of the piles. *)
(** x1 + x2 - 1 *)
Module Value1.
Definition says : term := (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Const (-1)) tnil)))).
End Value1.
(** sum: the sum. *)
(** sum = x1 + x2 *)
Module Holds2.
Definition says : formula := (Compare Eq (Var 2) (Plus (tcons (Var 0) (tcons (Var 1) tnil)))).
End Holds2.
Module Number2.
Definition is : quantity := Quantity Here Holds2.says.
End Number2.
(** As a term of the piles. *)
(** x1 + x2 *)
Module Value2.
Definition says : term := (Plus (tcons (Var 0) (tcons (Var 1) tnil))).
End Value2.
(** v >= 0 *)
Module Under.
Definition says : formula := (Compare Ge (Var 2) (Const 0)).
End Under.
(** v = sum - 1 *)
Module Says.
Definition says : formula := (Compare Eq (Var 2) (Plus (tcons (Var 3) (tcons (Const (-1)) tnil)))).
End Says.

Module Bound1.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0]); ([1; -2; -1], [-1; 0])].
Definition reducers : list vector := [[0; 0; 1]; [0; 1; 0]; [1; 0; 0]; [1; 0; 1]; [2; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 2 [[2; 0; 0]; [1; -1; -1]; [0; 2; 0]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 1)] 1
  node1 (child [1; -2; -1] [(-3, -1)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -2; -1]].
Definition node5 : node := Prune [1; 0] (Prune [1; -1] (Bounded [0; 1; 0] [2; -1] 1 1 node4)).
Definition node6 : node := Prune [1] (Step [0; 0; 1] (child [0; 0; 1] [(0, 0)] 1 node3 (child [1;
  -2; -1] [(-2, -1)] 1 node5 none))).
Definition node7 : node := Solve 1 [[2; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node8 : node := Prune [1; 0] (Step [2; 1; 0] (child [1; 0; 0] [(0, 1)] 0 node2 (child [0;
  1; 0] [(0, 1)] 0 node7 none))).
Definition node9 : node := Prune [1] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0 node3 (child [1;
  -2; -1] [(-1, 0)] 1 node8 none))).
Definition node10 : node := Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node6 (child [0; 0; 1] [(0,
  0)] 0 node9 none)).
Definition points : certificate := Certificate forms reducers node10.
End Bound1.
Module Bound2.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0]); ([0; 0; 1], [0;
  1]); ([1; -2; -1], [-1; 0]); ([0; 1; 1], [1])].
Definition reducers : list vector := [[0; 0; 1]; [0; 1; 0]; [1; 0; 0]; [1; 0; 1]; [2; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 2 [[2; 0; 0]; [1; -1; -1]; [0; 2; 0]].
Definition node3 : node := Solve 1 [[1; 0; 0]; [0; -1; 1]; [0; 1; 0]].
Definition node4 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 0)] 1
  node1 (child [1; -2; -1] [(-3, -1)] 2 node2 (child [0; 1; 1] [(1, 1)] 2 node3 none))))).
Definition node5 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -2; -1]].
Definition node6 : node := Prune [1; 0] (Prune [1; -1] (Bounded [0; 1; 0] [2; -1] 1 1 node5)).
Definition node7 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; -1; 1]].
Definition node8 : node := Prune [1; 0] (Prune [0; 1] (Bounded [0; 1; 0] [1; 1] 1 1 node7)).
Definition node9 : node := Prune [1] (Step [0; 0; 1] (child [0; 0; 1] [(0, 1)] 1 node4 (child [1;
  -2; -1] [(-2, -1)] 1 node6 (child [0; 1; 1] [(1, 1)] 1 node8 none)))).
Definition node10 : node := Solve 1 [[2; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node11 : node := Solve 1 [[-1; 1; 2]; [-1; 0; 1]; [1; 0; 0]].
Definition node12 : node := Prune [1; 0] (Step [2; 1; 0] (child [1; 0; 0] [(0, 1)] 0 node2 (child
  [0; 1; 0] [(0, 0)] 0 node10 (child [0; 1; 1] [(1, 1)] 2 node11 none)))).
Definition node13 : node := Solve 1 [[1; 0; 0]; [1; -1; -1]; [-1; 1; 2]].
Definition node14 : node := Prune [1; 2] (Prune [0; 1] (Bounded [1; 0; 0] [1; 3] 1 0 node13)).
Definition node15 : node := Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node6 (child [0; 0; 1] [(0,
  1)] 0 node12 (child [0; 1; 1] [(1, 1)] 1 node14 none))).
Definition node16 : node := Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0 node9 (child [1; -2; -1]
  [(-1, 0)] 0 node15 none)).
Definition points : certificate := Certificate forms reducers node16.
End Bound2.
Module Bound3.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0]); ([0; 0; 1], [0]);
  ([1; -2; -1], [0; 1])].
Definition reducers : list vector := [[0; 0; 1]; [0; 1; 0]; [1; 0; 0]; [1; 0; 1]; [2; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 2 [[2; 0; 0]; [1; -1; -1]; [0; 2; 0]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 0)] 1
  node1 (child [1; -2; -1] [(-2, 0)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -2; -1]].
Definition node5 : node := Prune [1; 0] (Prune [1; -1] (Bounded [0; 1; 0] [2; -1] 1 1 node4)).
Definition node6 : node := Prune [1] (Step [0; 0; 1] (child [0; 0; 1] [(0, 0)] 1 node3 (child [1;
  -2; -1] [(-1, 0)] 1 node5 none))).
Definition node7 : node := Solve 1 [[2; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node8 : node := Prune [1; 0] (Step [2; 1; 0] (child [1; 0; 0] [(0, 1)] 0 node2 (child [0;
  1; 0] [(0, 0)] 0 node7 none))).
Definition node9 : node := Prune [1] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0 node3 (child [1;
  -2; -1] [(0, 1)] 1 node8 none))).
Definition node10 : node := Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node6 (child [0; 0; 1] [(0,
  0)] 0 node9 none)).
Definition points : certificate := Certificate forms reducers node10.
End Bound3.
Module Condition1.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0; 1]); ([2; 1], [1]);
  ([1; 1], [1])].
Definition reducers : list vector := [[0; 1]; [1; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 2 [[-1; 1]; [2; 0]].
Definition node3 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node4 : node := Prune [1] (Step [1; 0] (child [1; 0] [(0, 1)] 0 node1 (child [2; 1] [(1,
  2)] 1 node2 (child [1; 1] [(1, 1)] 1 node3 none)))).
Definition node5 : node := Solve 1 [[1; 0]; [-2; 1]].
Definition node6 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node5).
Definition node7 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node8 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node7).
Definition node9 : node := Step [0; 1] (child [0; 1] [(0, 1)] 0 node4 (child [2; 1] [(1, 1)] 0 node6
  (child [1; 1] [(1, 1)] 0 node8 none))).
Definition points : certificate := Certificate forms reducers node9.
End Condition1.
Module Condition2.
Definition forms : list (vector * list Z) := [([1; 0], [0; 1]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 1]; [1; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [1; 0] (child [1; 0] [(0, 1)] 0 node1 none)).
Definition node3 : node := Step [0; 1] (child [0; 1] [(0, 0)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition2.
Module Condition3.
Definition forms : list (vector * list Z) := [([1; 0], [0]); ([0; 1], [0; 1]); ([1; 1], [1])].
Definition reducers : list vector := [[0; 1]; [1; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node3 : node := Prune [1] (Step [0; 1] (child [0; 1] [(0, 1)] 1 node1 (child [1; 1] [(1,
  1)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [1; 0] (child [1; 0] [(0, 0)] 0 node3 (child [1; 1] [(1, 1)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition3.
Module Condition4.
Definition forms : list (vector * list Z) := [([1; 0], [0]); ([0; 1], [0])].
Definition reducers : list vector := [[0; 1]; [1; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Prune [1] (Step [1; 0] (child [1; 0] [(0, 0)] 0 node1 none)).
Definition node3 : node := Step [0; 1] (child [0; 1] [(0, 0)] 0 node2 none).
Definition points : certificate := Certificate forms reducers node3.
End Condition4.
Module Condition5.
Definition forms : list (vector * list Z) := [([1; 0], [0]); ([0; 1], [0]); ([2; 1], [1])].
Definition reducers : list vector := [[0; 1]; [1; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 2 [[-1; 1]; [2; 0]].
Definition node3 : node := Prune [1] (Step [1; 0] (child [1; 0] [(0, 0)] 0 node1 (child [2; 1] [(1,
  2)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-2; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [0; 1] (child [0; 1] [(0, 0)] 0 node3 (child [2; 1] [(1, 1)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.
End Condition5.

Lemma accepted : check_positions 2 [Number1.is; Number2.is] [Value1.says; Value2.says] Under.says
  Says.says [Bound1.points; Bound2.points; Bound3.points] [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points; Condition5.points] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem numbers : forall x : position, length x = 2%nat ->
  values_are [Number1.is; Number2.is] x (map (value (heights (sorted x))) [Value1.says;
    Value2.says]).
Proof. intros x len. exact (proj1 (implied_of_positions 2 [Number1.is; Number2.is] [Value1.says;
  Value2.says] Under.says Says.says [Bound1.points; Bound2.points; Bound3.points]
  [Condition1.points; Condition2.points; Condition3.points; Condition4.points; Condition5.points]
  accepted x len)). Qed.

Theorem implied : forall x : position, length x = 2%nat ->
  forall x1 x2 v sum : Z,
  heights (sorted x) = [x1; x2] -> value_is Number1.is x v -> value_is Number2.is x sum ->
  ((0 <=? v)) = true ->
  ((v =? (sum + (-1)))) = true.
Proof.
  intros x len x1 x2 v sum at_x at_x1 at_x2.
  pose proof (proj2 (implied_of_positions 2 [Number1.is; Number2.is] [Value1.says; Value2.says]
    Under.says Says.says [Bound1.points; Bound2.points; Bound3.points] [Condition1.points;
    Condition2.points; Condition3.points; Condition4.points; Condition5.points] accepted x len) [v;
    sum] (more_values _ _ _ _ _ at_x1 (more_values _ _ _ _ _ at_x2 (no_values _)))) as all_x.
  rewrite at_x in all_x. exact all_x.
Qed.

Print Assumptions implied.
