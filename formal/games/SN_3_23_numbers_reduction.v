(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions Quantities Implications ReductionNumbers.
Import ListNotations.
Local Open Scope Z_scope.

(** numbers of the reduction, SN(3,{2,3}). *)
(** red3: stack 3 of red(x), DH-D3. *)
(** red3 <= x3 and x1 + x2 + x3 >= 2*red3 and x1 + x2 >= red3 *)
Module Holds1.
Definition says : formula := (And (fcons (Compare Le (Var 3) (Var 2)) (fcons (Compare Ge (Plus
  (tcons (Var 0) (tcons (Var 1) (tcons (Var 2) tnil)))) (Times 2 (Var 3))) (fcons (Compare Ge (Plus
  (tcons (Var 0) (tcons (Var 1) tnil))) (Var 3)) fnil)))).
End Holds1.
Module Number1.
Definition is : quantity := Quantity Here Holds1.says.
End Number1.
(** As a term of the piles. *)
(** min(x3, x1 + x2, (x1 + x2 + x3) div 2) *)
Module Value1.
Definition says : term := (Min (tcons (Var 2) (tcons (Plus (tcons (Var 0) (tcons (Var 1) tnil)))
  (tcons (Div (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Var 2) tnil)))) 2) tnil)))).
End Value1.
(** true *)
Module Under.
Definition says : formula := (Truth true).
End Under.
(** red3 <= x1 + x2 *)
Module Says.
Definition says : formula := (Compare Le (Var 3) (Plus (tcons (Var 0) (tcons (Var 1) tnil)))).
End Says.

Module Bound1.
Definition forms : list (vector * list Z) := [([1; 0; 0; 0], [0]); ([0; 1; 0; 0], [0]); ([0; 0; 1;
  0], [0]); ([0; 0; 0; 1], [0]); ([0; 1; 0; -1], [0; 2]); ([1; -1; -1; -1], [1]); ([2; -3; -2; -1],
  [1]); ([1; -2; -1; 0], [1])].
Definition reducers : list vector := [[0; 0; 0; 2]; [0; 0; 1; 0]; [0; 2; 0; 0]; [0; 1; 0; 1]; [1; 0;
  0; 0]; [2; 0; 0; 2]; [1; 0; 0; 2]; [1; 0; 1; 0]; [2; 2; 0; 0]; [3; 2; 0; 0]; [4; 2; 0; 0]; [2; 1;
  0; 1]].
Definition node1 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [0; 0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0; 0]; [0; 0; 1; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node3 : node := Solve 1 [[1; 0; 0; 0]; [1; -1; -1; -1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node4 : node := Solve 3 [[3; 0; 0; 0]; [2; -2; -1; -1]; [0; 3; 0; 0]; [0; 0; 3; 0]].
Definition node5 : node := Solve 2 [[2; 0; 0; 0]; [1; -1; 0; -1]; [0; 2; 0; 0]; [0; 0; 2; 0]].
Definition node6 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 2; 0; 0]
  (child [0; 1; 0; 0] [(0, 1)] 1 node1 (child [0; 1; 0; -1] [(0, 3)] 3 node2 (child [1; -1; -1; -1]
  [(-1, 0)] 3 node3 (child [2; -3; -2; -1] [(-5, 0)] 3 node4 (child [1; -2; -1; 0] [(-3, 0)] 3 node5
  none)))))))).
Definition node7 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [0; 1; 0; -1]].
Definition node8 : node := Solve 2 [[2; 0; 0; 0]; [1; -1; 1; -1]; [0; 2; 0; 0]; [1; -1; -1; -1]].
Definition node9 : node := Solve 4 [[4; 0; 0; 0]; [2; -2; 1; -1]; [0; 4; 0; 0]; [2; -2; -3; -1]].
Definition node10 : node := Solve 2 [[2; 0; 0; 0]; [1; -1; 0; -1]; [0; 2; 0; 0]; [1; -1; -2; -1]].
Definition node11 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 1; 0; 1] (child [0; 1; 0; 0]
  [(0, 0)] 1 node7 (child [0; 0; 0; 1] [(0, 0)] 2 node2 (child [1; -1; -1; -1] [(-1, 0)] 3 node8
  (child [2; -3; -2; -1] [(-3, 0)] 3 node9 (child [1; -2; -1; 0] [(-1, 0)] 3 node10 none))))))).
Definition node12 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; -1; -1; -1]].
Definition node13 : node := Prune [1; 0; 0] (Prune [1; -1; -1] (Prune [0; 1; 0] (Bounded [0; 1; 0;
  0] [2; 0; -1] 1 1 node12))).
Definition node14 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [2; -3; -2; -1]].
Definition node15 : node := Prune [1; 0; 0] (Prune [2; -2; -1] (Prune [0; 1; 0] (Bounded [0; 1; 0;
  0] [3; -1; -1] 1 1 node14))).
Definition node16 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 0; 2] (child [0; 0; 0; 1] [(0,
  1)] 2 node6 (child [0; 1; 0; -1] [(-2, 1)] 2 node11 (child [1; -1; -1; -1] [(-1, 0)] 2 node13
  (child [2; -3; -2; -1] [(-1, 0)] 2 node15 none)))))).
Definition node17 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; -1; -1; -1]].
Definition node18 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [1; -1; -1] (Bounded [0; 0; 1;
  0] [2; -1; -1] 1 2 node17))).
Definition node19 : node := Prune [1; 0] (Prune [1; -1] (Bounded [0; 1; 0; 0] [2; -1] 1 1 node18)).
Definition node20 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [2; -3; -2; -1]].
Definition node21 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [2; -3; -1] (Bounded [0; 0; 1;
  0] [3; -1; -1] 1 2 node20))).
Definition node22 : node := Prune [1; 0] (Prune [2; -1] (Bounded [0; 1; 0; 0] [3; -1] 1 1 node21)).
Definition node23 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; -2; 0; -1]; [0; 0; 1; 0]].
Definition node24 : node := Prune [1; 0; 0] (Prune [1; 0; -1] (Prune [0; 1; 0] (Bounded [0; 1; 0; 0]
  [2; 1; -1] 1 1 node23))).
Definition node25 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; -2; 0; -1]; [0; 1; -1; 0]].
Definition node26 : node := Prune [1; 0; 0] (Prune [1; 0; -1] (Prune [1; -2; -1] (Bounded [0; 1; 0;
  0] [2; -1; -1] 1 1 node25))).
Definition node27 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; -2; 0; -1]; [0; 1; -1; 1]].
Definition node28 : node := Prune [1; 0; 0] (Prune [1; 0; -1] (Prune [1; -2; 1] (Bounded [0; 1; 0;
  0] [2; -1; 0] 1 1 node27))).
Definition node29 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; -2; 0; -1]; [0; 1; -1; 2]].
Definition node30 : node := Prune [1; 0; 0] (Prune [1; 0; -1] (Prune [1; -2; 3] (Bounded [0; 1; 0;
  0] [2; -1; 1] 1 1 node29))).
Definition node31 : node := Prune [1; 0] (Prune [1; -1] (Step [0; 0; 0; 2] (child [0; 0; 0; 1] [(0,
  1)] 1 node24 (child [0; 1; 0; -1] [(-2, 1)] 1 node26 (child [1; -1; -1; -1] [(-1, 0)] 1 node28
  (child [2; -3; -2; -1] [(-1, 0)] 1 node30 none)))))).
Definition node32 : node := Prune [1] (Step [0; 0; 1; 0] (child [0; 0; 1; 0] [(0, 0)] 1 node16
  (child [1; -1; -1; -1] [(0, 0)] 1 node19 (child [2; -3; -2; -1] [(-1, 0)] 1 node22 (child [1; -2;
  -1; 0] [(0, 0)] 1 node31 none))))).
Definition node33 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; -1; -1; -1]].
Definition node34 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [2; -3; -2; -1]].
Definition node35 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 0; 0; 2]
  (child [0; 0; 0; 1] [(0, 1)] 3 node1 (child [0; 1; 0; -1] [(-2, 1)] 3 node7 (child [1; -1; -1; -1]
  [(-1, 0)] 3 node33 (child [2; -3; -2; -1] [(-1, 0)] 3 node34 none))))))).
Definition node36 : node := Solve 1 [[1; 1; 1; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node37 : node := Solve 1 [[2; 1; -1; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -1; 0]].
Definition node38 : node := Solve 1 [[2; 1; -1; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -2; 1]].
Definition node39 : node := Solve 1 [[2; 1; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -1; 1]].
Definition node40 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [2; 0; 0; 2] (child [1; 0; 0; 0]
  [(0, 1)] 0 node33 (child [0; 0; 0; 1] [(0, 1)] 2 node36 (child [0; 1; 0; -1] [(-2, 1)] 2 node37
  (child [2; -3; -2; -1] [(1, 2)] 3 node38 (child [1; -2; -1; 0] [(1, 2)] 3 node39 none))))))).
Definition node41 : node := Solve 2 [[3; 2; 1; 1]; [2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 2; 0]].
Definition node42 : node := Solve 2 [[4; 2; -1; 1]; [2; 0; 0; 0]; [0; 2; 0; 0]; [2; 0; -2; 0]].
Definition node43 : node := Solve 1 [[2; 1; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -1; 2]].
Definition node44 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [1; 0; 0; 2] (child [1; 0; 0; 0]
  [(0, 0)] 0 node34 (child [0; 0; 0; 1] [(0, 1)] 2 node41 (child [0; 1; 0; -1] [(-2, 1)] 2 node42
  (child [1; -1; -1; -1] [(0, 0)] 2 node38 (child [1; -2; -1; 0] [(1, 1)] 3 node43 none))))))).
Definition node45 : node := Solve 1 [[2; 1; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node46 : node := Solve 1 [[2; 1; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -1; 0]].
Definition node47 : node := Prune [2; 1; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 0; 0; 2]
  (child [0; 0; 0; 1] [(0, 1)] 2 node45 (child [0; 1; 0; -1] [(-2, 1)] 2 node46 (child [1; -1; -1;
  -1] [(-1, 0)] 2 node39 (child [2; -3; -2; -1] [(-1, 0)] 2 node43 none))))))).
Definition node48 : node := Prune [1; 0] (Prune [0; 1] (Step [1; 0; 0; 0] (child [1; 0; 0; 0] [(0,
  0)] 0 node35 (child [1; -1; -1; -1] [(1, 1)] 2 node40 (child [2; -3; -2; -1] [(1, 2)] 2 node44
  (child [1; -2; -1; 0] [(1, 1)] 2 node47 none)))))).
Definition node49 : node := Solve 1 [[1; 2; 1; 1]; [0; 1; 1; 0]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node50 : node := Solve 1 [[1; 2; 3; -1]; [0; 1; 2; -1]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node51 : node := Solve 1 [[1; 2; 2; -1]; [0; 1; 1; -1]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node52 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [2; 2; 0; 0] (child [1; 0; 0; 0]
  [(0, 1)] 0 node3 (child [0; 1; 0; 0] [(0, 1)] 0 node36 (child [0; 1; 0; -1] [(0, 3)] 2 node49
  (child [2; -3; -2; -1] [(-1, 0)] 3 node50 (child [1; -2; -1; 0] [(-1, 0)] 3 node51 none))))))).
Definition node53 : node := Solve 2 [[2; 4; 3; 1]; [0; 2; 2; 0]; [2; 0; 0; 0]; [0; 2; 0; 0]].
Definition node54 : node := Solve 1 [[1; 2; 2; -3]; [0; 1; 1; -2]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node55 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [3; 2; 0; 0] (child [1; 0; 0; 0]
  [(0, 2)] 0 node4 (child [0; 1; 0; 0] [(0, 1)] 0 node41 (child [0; 1; 0; -1] [(0, 3)] 2 node53
  (child [1; -1; -1; -1] [(1, 1)] 2 node50 (child [1; -2; -1; 0] [(0, 0)] 3 node54 none))))))).
Definition node56 : node := Solve 1 [[1; 2; 2; 1]; [0; 1; 1; 0]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node57 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [4; 2; 0; 0] (child [1; 0; 0; 0]
  [(0, 3)] 0 node5 (child [0; 1; 0; 0] [(0, 1)] 0 node45 (child [0; 1; 0; -1] [(0, 3)] 2 node56
  (child [1; -1; -1; -1] [(1, 2)] 2 node51 (child [2; -3; -2; -1] [(1, 2)] 2 node54 none))))))).
Definition node58 : node := Prune [1; 0] (Prune [0; 1] (Step [1; 0; 0; 0] (child [1; 0; 0; 0] [(0,
  0)] 0 node6 (child [1; -1; -1; -1] [(1, 1)] 2 node52 (child [2; -3; -2; -1] [(1, 2)] 2 node55
  (child [1; -2; -1; 0] [(1, 1)] 2 node57 none)))))).
Definition node59 : node := Prune [1] (Step [2; 1; 0; 1] (child [1; 0; 0; 0] [(0, 1)] 0 node16
  (child [0; 1; 0; 0] [(0, 0)] 0 node48 (child [0; 0; 0; 1] [(0, 0)] 1 node58 none)))).
Definition node60 : node := Step [1; 0; 1; 0] (child [1; 0; 0; 0] [(0, 0)] 0 node32 (child [0; 0; 1;
  0] [(0, 0)] 0 node59 none)).
Definition points : certificate := Certificate forms reducers node60.
End Bound1.
Module Condition1.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0]); ([0; 0; 1], [0]);
  ([1; 0; -1], [-1; 0; 1; 3])].
Definition reducers : list vector := [[0; 0; 2]; [0; 1; 0]; [2; 0; 0]; [1; 0; 1]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; 0; -1]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 2] (child [0; 0; 1] [(0, 1)] 2
  node1 (child [1; 0; -1] [(-3, 2)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node5 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 1)] 0
  node1 (child [1; 0; -1] [(-1, 4)] 2 node4 none)))).
Definition node6 : node := Prune [1] (Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node3 (child [0; 0;
  1] [(0, 0)] 1 node5 none))).
Definition node7 : node := Step [0; 1; 0] (child [0; 1; 0] [(0, 0)] 0 node6 none).
Definition points : certificate := Certificate forms reducers node7.
End Condition1.
Module Condition2.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0]); ([0; 0; 1], [0]);
  ([1; 0; -1], [-1; 0; 2])].
Definition reducers : list vector := [[0; 0; 2]; [0; 1; 0]; [2; 0; 0]; [1; 0; 1]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; 0; -1]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 2] (child [0; 0; 1] [(0, 1)] 2
  node1 (child [1; 0; -1] [(-3, 1)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node5 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 1)] 0
  node1 (child [1; 0; -1] [(-1, 3)] 2 node4 none)))).
Definition node6 : node := Prune [1] (Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node3 (child [0; 0;
  1] [(0, 0)] 1 node5 none))).
Definition node7 : node := Step [0; 1; 0] (child [0; 1; 0] [(0, 0)] 0 node6 none).
Definition points : certificate := Certificate forms reducers node7.
End Condition2.

Lemma accepted : check_positions 3 [Number1.is] [Value1.says] Under.says Says.says [Bound1.points]
  [Condition1.points; Condition2.points] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem numbers : forall x : position, length x = 3%nat ->
  values_are [Number1.is] x (map (value (heights (sorted x))) [Value1.says]).
Proof. intros x len. exact (proj1 (implied_of_positions 3 [Number1.is] [Value1.says] Under.says
  Says.says [Bound1.points] [Condition1.points; Condition2.points] accepted x len)). Qed.

Theorem reduction1 : forall x : position, length x = 3%nat ->
  forall red3 : Z, value_is Number1.is x red3 ->
  stack_of_reduction (one_of [2; 3]%nat) (sorted x) 2 red3.
Proof.
  intros x len red3. apply (number_of_reduction _ 2).
  - apply Nat.leb_le. reflexivity.
  - exact (smallest_size 2 [2; 3]%nat eq_refl).
  - reflexivity.
  - by_sums Number1.is.
Qed.
Theorem implied : forall x : position, length x = 3%nat ->
  forall x1 x2 x3 red3 : Z,
  heights (sorted x) = [x1; x2; x3] -> value_is Number1.is x red3 ->
  (true) = true ->
  ((red3 <=? (x1 + x2))) = true.
Proof.
  intros x len x1 x2 x3 red3 at_x at_x1.
  pose proof (proj2 (implied_of_positions 3 [Number1.is] [Value1.says] Under.says Says.says
    [Bound1.points] [Condition1.points; Condition2.points] accepted x len) [red3] (more_values _ _ _
    _ _ at_x1 (no_values _))) as all_x.
  rewrite at_x in all_x. exact all_x.
Qed.

Print Assumptions implied.
