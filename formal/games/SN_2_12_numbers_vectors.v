(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions Quantities Implications.
Import ListNotations.
Local Open Scope Z_scope.

(** numbers of vectors, SN(2,{1,2}). *)
(** v: the sum, if it is not negative. *)
(** v = z1 + z2 *)
Module Holds1.
Definition says : formula := (Compare Eq (Var 4) (Plus (tcons (Var 2) (tcons (Var 3) tnil)))).
End Holds1.
Module Number1.
Definition is : quantity := Quantity Here Holds1.says.
End Number1.
(** As a term of the piles. *)
(** max(z1 + z2, -1) *)
Module Value1.
Definition says : term := (Max (tcons (Plus (tcons (Var 2) (tcons (Var 3) tnil))) (tcons (Const
  (-1)) tnil))).
End Value1.
(** z1 <= x1 and z2 <= x1 and true *)
Module Under.
Definition says : formula := (And (fcons (Compare Le (Var 2) (Var 0)) (fcons (Compare Le (Var 3)
  (Var 0)) (fcons (Truth true) fnil)))).
End Under.
(** v >= 0 -> (z2 >= 0 and v <= 2*z2) *)
Module Says.
Definition says : formula := (Implies (Compare Ge (Var 4) (Const 0)) (And (fcons (Compare Ge (Var 3)
  (Const 0)) (fcons (Compare Le (Var 4) (Times 2 (Var 3))) fnil)))).
End Says.
(** -x1 *)
Module From1.
Definition says : term := (Times (-1) (Var 0)).
End From1.
(** z1 *)
Module From2.
Definition says : term := (Var 2).
End From2.
Definition froms : list term := [From1.says; From2.says].

Module Bound1.
Definition forms : list (vector * list Z) := [([1; 0; 0; 0; 0], [0]); ([0; 1; 0; 0; 0], [0]); ([0;
  0; 1; 0; 0], [0]); ([0; 0; 0; 1; 0], [0]); ([0; 0; 0; 0; 1], [0]); ([2; 1; 0; -2; 0], [-1]); ([2;
  1; -1; -2; 0], [0; 1])].
Definition reducers : list vector := [[0; 0; 0; 0; 1]; [0; 0; 0; 1; 0]; [0; 0; 1; 0; 0]; [0; 1; 0;
  0; 0]; [0; 2; 0; 1; 0]; [0; 1; 1; 0; 0]; [1; 0; 0; 0; 0]; [1; 0; 0; 1; 0]; [1; 0; 2; 0; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0; 0; 0]; [0; 1; 0; 0; 0]; [0; 0; 1; 0; 0]; [0; 0; 0; 1;
  0]; [0; 0; 0; 0; 1]].
Definition node2 : node := Solve 2 [[2; 0; 0; 0; 0]; [0; 2; 0; 0; 0]; [0; 0; 2; 0; 0]; [2; 1; 0; 0;
  -1]; [0; 0; 0; 2; 0]].
Definition node3 : node := Solve 2 [[2; 0; 0; 0; 0]; [0; 2; 0; 0; 0]; [0; 0; 2; 0; 0]; [2; 1; -1; 0;
  -1]; [0; 0; 0; 2; 0]].
Definition node4 : node := Prune [1; 0; 0; 0] (Prune [0; 1; 0; 0] (Prune [0; 0; 1; 0] (Prune [0; 0;
  0; 1] (Step [0; 0; 0; 1; 0] (child [0; 0; 0; 1; 0] [(0, 0)] 3 node1 (child [2; 1; 0; -2; 0] [(-3,
  -2)] 4 node2 (child [2; 1; -1; -2; 0] [(-2, 0)] 4 node3 none))))))).
Definition node5 : node := Solve 1 [[1; 0; 0; 0; 0]; [-2; 0; 2; 0; 1]; [0; 1; 0; 0; 0]; [0; 0; 1; 0;
  0]; [0; 0; 0; 1; 0]].
Definition node6 : node := Solve 1 [[1; 0; 0; 0; 0]; [-2; 1; 2; 0; 1]; [0; 1; 0; 0; 0]; [0; 0; 1; 0;
  0]; [0; 0; 0; 1; 0]].
Definition node7 : node := Prune [1; 0; 0; 0] (Prune [0; 1; 0; 0] (Prune [0; 0; 1; 0] (Prune [0; 0;
  0; 1] (Step [0; 1; 0; 0; 0] (child [0; 1; 0; 0; 0] [(0, 0)] 1 node1 (child [2; 1; 0; -2; 0] [(-1,
  -1)] 4 node5 (child [2; 1; -1; -2; 0] [(0, 1)] 4 node6 none))))))).
Definition node8 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 2; 0; 1; 0]
  (child [0; 1; 0; 0; 0] [(0, 1)] 1 node4 (child [0; 0; 0; 1; 0] [(0, 0)] 2 node7 none))))).
Definition node9 : node := Solve 2 [[2; 0; 0; 0; 0]; [0; 2; 0; 0; 0]; [0; 0; 2; 0; 0]; [2; 1; -1; 0;
  -1]; [0; 0; 0; 2; 0]].
Definition node10 : node := Prune [1; 0; 0; 0] (Prune [0; 1; 0; 0] (Prune [2; 1; 0; -1] (Prune [0;
  0; 1; 0] (Bounded [0; 0; 1; 0; 0] [3; 2; 1; -1] 1 2 node9)))).
Definition node11 : node := Solve 1 [[1; 0; 0; 0; 0]; [0; 1; 0; 0; 0]; [2; 1; -2; 0; -1]; [0; 0; 1;
  0; 0]; [0; 0; 0; 1; 0]].
Definition node12 : node := Solve 1 [[1; 0; 0; 0; 0]; [-2; 2; 0; 1; 0]; [0; 0; 0; 1; -1]; [0; 1; 0;
  0; 0]; [0; 0; 1; 0; 0]].
Definition node13 : node := Prune [1; 0; 0; 0] (Prune [0; 1; 0; 0] (Prune [0; 0; 1; 0] (Step [0; 1;
  1; 0; 0] (child [0; 1; 0; 0; 0] [(0, 0)] 1 node11 (child [0; 0; 1; 0; 0] [(0, 0)] 1 node6 (child
  [2; 1; 0; -2; 0] [(-1, -1)] 3 node12 none)))))).
Definition node14 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 2; 0; 1; 0] (child [0; 1; 0;
  0; 0] [(0, 1)] 1 node10 (child [0; 0; 0; 1; 0] [(0, 0)] 1 node13 none)))).
Definition node15 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 1; 0; 0] (child [0; 0; 1; 0; 0]
  [(0, 0)] 1 node8 (child [2; 1; -1; -2; 0] [(-1, 0)] 2 node14 none)))).
Definition node16 : node := Solve 2 [[-1; 0; 2; 0; 1]; [2; 0; 0; 0; 0]; [0; 2; 0; 0; 0]; [0; 0; 2;
  0; 0]; [0; 0; 0; 2; 0]].
Definition node17 : node := Solve 2 [[-1; 1; 2; 0; 1]; [2; 0; 0; 0; 0]; [0; 2; 0; 0; 0]; [0; 0; 2;
  0; 0]; [0; 0; 0; 2; 0]].
Definition node18 : node := Prune [1; 0; 0; 0] (Prune [0; 1; 0; 0] (Prune [0; 0; 1; 0] (Prune [0; 0;
  0; 1] (Step [1; 0; 0; 0; 0] (child [1; 0; 0; 0; 0] [(0, 0)] 0 node1 (child [2; 1; 0; -2; 0] [(-1,
  0)] 4 node16 (child [2; 1; -1; -2; 0] [(0, 2)] 4 node17 none))))))).
Definition node19 : node := Solve 1 [[1; 0; 0; 0; 0]; [-2; 0; 2; 0; 1]; [0; 1; 0; 0; 0]; [0; 0; 1;
  0; 0]; [0; 0; 0; 1; 0]].
Definition node20 : node := Prune [0; 2; 0; 1] (Prune [1; 0; 0; 0] (Prune [0; 1; 0; 0] (Prune [0; 0;
  1; 0] (Bounded [1; 0; 0; 0; 0] [1; 3; 1; 1] 1 0 node19)))).
Definition node21 : node := Solve 1 [[1; 0; 0; 0; 0]; [-2; 1; 2; 0; 1]; [0; 1; 0; 0; 0]; [0; 0; 1;
  0; 0]; [0; 0; 0; 1; 0]].
Definition node22 : node := Prune [1; 2; 0; 1] (Prune [1; 0; 0; 0] (Prune [0; 1; 0; 0] (Prune [0; 0;
  1; 0] (Bounded [1; 0; 0; 0; 0] [2; 3; 1; 1] 1 0 node21)))).
Definition node23 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 1; 0; 0; 0]
  (child [0; 1; 0; 0; 0] [(0, 0)] 0 node18 (child [2; 1; 0; -2; 0] [(-1, -1)] 3 node20 (child [2; 1;
  -1; -2; 0] [(0, 1)] 3 node22 none)))))).
Definition node24 : node := Solve 2 [[-1; 2; 0; 1; 0]; [2; 0; 0; 0; 0]; [0; 0; 0; 2; -2]; [0; 2; 0;
  0; 0]; [0; 0; 2; 0; 0]].
Definition node25 : node := Prune [1; 0; 0; 0] (Prune [0; 1; 0; 0] (Prune [0; 0; 1; 0] (Step [1; 0;
  2; 0; 0] (child [1; 0; 0; 0; 0] [(0, 0)] 0 node11 (child [0; 0; 1; 0; 0] [(0, 1)] 1 node17 (child
  [2; 1; 0; -2; 0] [(-1, 0)] 3 node24 none)))))).
Definition node26 : node := Solve 1 [[1; 0; 0; 0; 0]; [-2; 2; 0; 1; 0]; [0; 0; 0; 1; -1]; [0; 1; 0;
  0; 0]; [0; 0; 1; 0; 0]].
Definition node27 : node := Prune [2; 0; 1; 0] (Prune [0; 0; 1; -1] (Prune [1; 0; 0; 0] (Prune [0;
  1; 0; 0] (Bounded [1; 0; 0; 0; 0] [3; 1; 2; -1] 1 0 node26)))).
Definition node28 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 1; 1; 0; 0] (child [0; 1; 0;
  0; 0] [(0, 0)] 0 node25 (child [0; 0; 1; 0; 0] [(0, 0)] 0 node22 (child [2; 1; 0; -2; 0] [(-1,
  -1)] 2 node27 none))))).
Definition node29 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 1; 0; 0] (child [0; 0; 1; 0; 0]
  [(0, 0)] 0 node23 (child [2; 1; -1; -2; 0] [(-1, 0)] 2 node28 none)))).
Definition node30 : node := Prune [1] (Step [1; 0; 0; 1; 0] (child [1; 0; 0; 0; 0] [(0, 0)] 0 node15
  (child [0; 0; 0; 1; 0] [(0, 0)] 0 node29 none))).
Definition node31 : node := Step [0; 0; 0; 0; 1] (child [0; 0; 0; 0; 1] [(0, 0)] 0 node30 none).
Definition points : certificate := Certificate forms reducers node31.
End Bound1.
Module Condition1.
Definition forms : list (vector * list Z) := [([1; 0; 0; 0], [0]); ([0; 1; 0; 0], [0]); ([0; 0; 1;
  0], [0]); ([0; 0; 0; 1], [0]); ([2; 1; -2; 0], [-1; 0])].
Definition reducers : list vector := [[0; 0; 0; 1]; [0; 0; 1; 0]; [0; 1; 0; 0]; [0; 2; 1; 0]; [1; 0;
  0; 0]; [1; 0; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [0; 0; 0; 1]].
Definition node2 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [2; 1; 0; -1]; [0; 0; 2; 0]].
Definition node3 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 0; 1; 0]
  (child [0; 0; 1; 0] [(0, 0)] 2 node1 (child [2; 1; -2; 0] [(-3, -1)] 3 node2 none))))).
Definition node4 : node := Solve 1 [[1; 0; 0; 0]; [-2; 2; 0; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node5 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 2; 1; 0] (child [0; 1; 0; 0]
  [(0, 1)] 1 node2 (child [0; 0; 1; 0] [(0, 0)] 1 node4 none)))).
Definition node6 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 1; 0; 0] (child [0; 1; 0; 0] [(0,
  0)] 1 node3 (child [2; 1; -2; 0] [(-1, 0)] 2 node5 none)))).
Definition node7 : node := Solve 2 [[-1; 2; 0; 1]; [2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 2; 0]].
Definition node8 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [1; 0; 0; 0]
  (child [1; 0; 0; 0] [(0, 0)] 0 node1 (child [2; 1; -2; 0] [(-1, 1)] 3 node7 none))))).
Definition node9 : node := Solve 1 [[1; 0; 0; 0]; [-2; 2; 0; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node10 : node := Prune [2; 0; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Bounded [1; 0; 0; 0]
  [3; 1; 1] 1 0 node9))).
Definition node11 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 1; 0; 0] (child [0; 1; 0; 0] [(0,
  0)] 0 node8 (child [2; 1; -2; 0] [(-1, 0)] 2 node10 none)))).
Definition node12 : node := Prune [1] (Step [1; 0; 1; 0] (child [1; 0; 0; 0] [(0, 0)] 0 node6 (child
  [0; 0; 1; 0] [(0, 0)] 0 node11 none))).
Definition node13 : node := Step [0; 0; 0; 1] (child [0; 0; 0; 1] [(0, 0)] 0 node12 none).
Definition points : certificate := Certificate forms reducers node13.
End Condition1.
Module Condition2.
Definition forms : list (vector * list Z) := [([1; 0; 0; 0], [0]); ([0; 1; 0; 0], [0]); ([0; 0; 1;
  0], [0]); ([0; 0; 0; 1], [0]); ([2; 1; -2; 0], [-1; 0]); ([1; 1; -1; 0], [0]); ([1; 0; -2; 0],
  [1]); ([1; 1; -2; 0], [1])].
Definition reducers : list vector := [[0; 0; 0; 1]; [0; 0; 1; 0]; [0; 1; 0; 0]; [0; 2; 1; 0]; [0; 1;
  1; 0]; [1; 0; 0; 0]; [1; 0; 1; 0]; [2; 0; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [0; 0; 0; 1]].
Definition node2 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [2; 1; 0; -1]; [0; 0; 2; 0]].
Definition node3 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 1; 0; -1]; [0; 0; 1; 0]].
Definition node4 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [1; 0; 0; -1]; [0; 0; 2; 0]].
Definition node5 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [1; 1; 0; -1]; [0; 0; 2; 0]].
Definition node6 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 0; 1; 0]
  (child [0; 0; 1; 0] [(0, 0)] 2 node1 (child [2; 1; -2; 0] [(-3, -1)] 3 node2 (child [1; 1; -1; 0]
  [(-1, -1)] 3 node3 (child [1; 0; -2; 0] [(-1, 0)] 3 node4 (child [1; 1; -2; 0] [(-1, 0)] 3 node5
  none)))))))).
Definition node7 : node := Solve 1 [[1; 0; 0; 0]; [-2; 2; 0; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node8 : node := Solve 1 [[1; 0; 0; 0]; [0; 0; -1; 2]; [1; 0; -1; 1]; [0; 1; 0; 0]].
Definition node9 : node := Solve 2 [[2; 0; 0; 0]; [-2; 0; 2; -2]; [1; 0; 0; -1]; [0; 2; 0; 0]].
Definition node10 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 2; 1; 0] (child [0; 1; 0; 0]
  [(0, 1)] 1 node2 (child [0; 0; 1; 0] [(0, 0)] 1 node7 (child [1; 1; -1; 0] [(0, 0)] 3 node8 (child
  [1; 0; -2; 0] [(-1, 0)] 3 node9 none)))))).
Definition node11 : node := Solve 1 [[1; 0; 0; 0]; [-1; 1; 0; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node12 : node := Solve 2 [[2; 0; 0; 0]; [-1; 0; 2; -1]; [1; 0; 0; -1]; [0; 2; 0; 0]].
Definition node13 : node := Solve 1 [[1; 0; 0; 0]; [-1; 0; 2; -1]; [0; 0; 1; -1]; [0; 1; 0; 0]].
Definition node14 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 1; 1; 0] (child [0; 1; 0; 0]
  [(0, 0)] 1 node3 (child [0; 0; 1; 0] [(0, 0)] 1 node11 (child [2; 1; -2; 0] [(-2, -1)] 2 node8
  (child [1; 0; -2; 0] [(-1, 0)] 3 node12 (child [1; 1; -2; 0] [(0, 0)] 3 node13 none))))))).
Definition node15 : node := Solve 1 [[1; 0; 0; 0]; [-1; 2; 0; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node16 : node := Solve 2 [[2; 0; 0; 0]; [0; 0; -2; 2]; [1; 0; -1; 0]; [0; 2; 0; 0]].
Definition node17 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 2; 1; 0] (child [0; 1; 0; 0]
  [(0, 1)] 1 node5 (child [0; 0; 1; 0] [(0, 0)] 1 node15 (child [1; 1; -1; 0] [(0, 0)] 2 node13
  (child [1; 0; -2; 0] [(-1, 0)] 2 node16 none)))))).
Definition node18 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 1; 0; 0] (child [0; 1; 0; 0] [(0,
  0)] 1 node6 (child [2; 1; -2; 0] [(-1, 0)] 2 node10 (child [1; 1; -1; 0] [(0, 0)] 2 node14 (child
  [1; 1; -2; 0] [(1, 1)] 2 node17 none)))))).
Definition node19 : node := Solve 2 [[-1; 2; 0; 1]; [2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 2; 0]].
Definition node20 : node := Solve 1 [[-1; 1; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node21 : node := Solve 1 [[0; 2; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node22 : node := Solve 1 [[-1; 2; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node23 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [1; 0; 0; 0]
  (child [1; 0; 0; 0] [(0, 0)] 0 node1 (child [2; 1; -2; 0] [(-1, 1)] 3 node19 (child [1; 1; -1; 0]
  [(0, 0)] 3 node20 (child [1; 0; -2; 0] [(1, 1)] 3 node21 (child [1; 1; -2; 0] [(1, 1)] 3 node22
  none)))))))).
Definition node24 : node := Solve 1 [[1; 0; 0; 0]; [-2; 2; 0; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node25 : node := Prune [2; 0; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Bounded [1; 0; 0; 0]
  [3; 1; 1] 1 0 node24))).
Definition node26 : node := Solve 1 [[1; 0; 0; 0]; [-1; 1; 0; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node27 : node := Prune [1; 0; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Bounded [1; 0; 0; 0]
  [2; 1; 1] 1 0 node26))).
Definition node28 : node := Solve 1 [[1; 0; 0; 0]; [-1; 2; 0; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node29 : node := Prune [2; 0; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Bounded [1; 0; 0; 0]
  [3; 1; 1] 1 0 node28))).
Definition node30 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 1; 0; 0] (child [0; 1; 0; 0] [(0,
  0)] 0 node23 (child [2; 1; -2; 0] [(-1, 0)] 2 node25 (child [1; 1; -1; 0] [(0, 0)] 2 node27 (child
  [1; 1; -2; 0] [(1, 1)] 2 node29 none)))))).
Definition node31 : node := Solve 2 [[-2; 0; 2; -2]; [2; 0; 0; 0]; [-1; 0; 1; -2]; [0; 2; 0; 0]].
Definition node32 : node := Solve 1 [[-2; 0; 2; -1]; [1; 0; 0; 0]; [-1; 0; 1; -1]; [0; 1; 0; 0]].
Definition node33 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [2; 0; 1; 0] (child [1; 0; 0; 0]
  [(0, 1)] 0 node4 (child [0; 0; 1; 0] [(0, 0)] 1 node21 (child [2; 1; -2; 0] [(-1, 1)] 2 node31
  (child [1; 1; -1; 0] [(0, 0)] 2 node32 none)))))).
Definition node34 : node := Solve 2 [[2; 0; 0; 0]; [-2; 0; 2; -2]; [1; 0; 0; -1]; [0; 2; 0; 0]].
Definition node35 : node := Prune [0; 1; -1] (Prune [0; 1; -2] (Prune [1; 0; 0] (Bounded [1; 0; 0;
  0] [2; 3; -4] 2 0 node34))).
Definition node36 : node := Solve 2 [[2; 0; 0; 0]; [-1; 0; 2; -1]; [1; 0; 0; -1]; [0; 2; 0; 0]].
Definition node37 : node := Prune [0; 2; -1] (Prune [0; 1; -1] (Prune [1; 0; 0] (Bounded [1; 0; 0;
  0] [1; 3; -2] 1 0 node36))).
Definition node38 : node := Solve 1 [[2; 0; 1; 0]; [0; 0; -1; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node39 : node := Solve 2 [[0; 2; 0; -2]; [0; 0; -2; 2]; [0; 1; -1; -1]; [2; 0; 0; 0]].
Definition node40 : node := Solve 1 [[0; 2; 1; -2]; [0; 0; -1; 1]; [0; 1; 0; -1]; [1; 0; 0; 0]].
Definition node41 : node := Prune [0; -1; 1] (Prune [1; 0; 0] (Step [2; 0; 1; 0] (child [1; 0; 0; 0]
  [(0, 1)] 0 node16 (child [0; 0; 1; 0] [(0, 0)] 0 node38 (child [2; 1; -2; 0] [(-1, 1)] 1 node39
  (child [1; 1; -1; 0] [(0, 0)] 1 node40 none)))))).
Definition node42 : node := Prune [1; 0] (Step [0; 1; 0; 0] (child [0; 1; 0; 0] [(0, 0)] 0 node33
  (child [2; 1; -2; 0] [(-1, 0)] 1 node35 (child [1; 1; -1; 0] [(0, 0)] 1 node37 (child [1; 1; -2;
  0] [(1, 1)] 2 node41 none))))).
Definition node43 : node := Solve 2 [[0; 0; 2; -2]; [2; 0; 0; 0]; [1; 0; 1; -2]; [0; 2; 0; 0]].
Definition node44 : node := Solve 1 [[-1; 0; 2; -1]; [1; 0; 0; 0]; [0; 0; 1; -1]; [0; 1; 0; 0]].
Definition node45 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [2; 0; 1; 0] (child [1; 0; 0; 0]
  [(0, 1)] 0 node5 (child [0; 0; 1; 0] [(0, 0)] 1 node22 (child [2; 1; -2; 0] [(-1, 1)] 2 node43
  (child [1; 1; -1; 0] [(0, 0)] 2 node44 none)))))).
Definition node46 : node := Solve 1 [[1; 0; 0; 0]; [-1; 0; 2; -1]; [0; 0; 1; -1]; [0; 1; 0; 0]].
Definition node47 : node := Prune [0; 2; -1] (Prune [0; 1; -1] (Prune [1; 0; 0] (Bounded [1; 0; 0;
  0] [1; 3; -2] 1 0 node46))).
Definition node48 : node := Prune [1; 0] (Step [0; 2; 1; 0] (child [0; 1; 0; 0] [(0, 1)] 0 node45
  (child [0; 0; 1; 0] [(0, 0)] 0 node29 (child [1; 1; -1; 0] [(0, 0)] 1 node47 (child [1; 0; -2; 0]
  [(-1, 0)] 1 node41 none))))).
Definition node49 : node := Prune [1] (Step [1; 0; 1; 0] (child [1; 0; 0; 0] [(0, 0)] 0 node18
  (child [0; 0; 1; 0] [(0, 0)] 0 node30 (child [1; 0; -2; 0] [(0, 0)] 1 node42 (child [1; 1; -2; 0]
  [(0, 0)] 1 node48 none))))).
Definition node50 : node := Step [0; 0; 0; 1] (child [0; 0; 0; 1] [(0, 0)] 0 node49 none).
Definition points : certificate := Certificate forms reducers node50.
End Condition2.

Lemma accepted : check_further 2 froms [Number1.is] [Value1.says] Under.says Says.says
  [Bound1.points] [Condition1.points; Condition2.points] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem numbers : forall (x : position) further, length x = 2%nat ->
  at_least froms (heights (sorted x)) further ->
  values_with [Number1.is] further x (map (value (heights (sorted x) ++ further)) [Value1.says]).
Proof. intros x further len least. exact (proj1 (implied_of_further 2 froms [Number1.is]
  [Value1.says] Under.says Says.says [Bound1.points] [Condition1.points; Condition2.points] accepted
  x further len least)). Qed.

Theorem implied : forall x : position, length x = 2%nat ->
  forall x1 x2 z1 z2 v : Z,
  heights (sorted x) = [x1; x2] -> (((-1) * x1) <= z1) -> (z1 <= z2) -> value_with Number1.is [z1;
    z2] x v ->
  (((z1 <=? x1) && ((z2 <=? x1) && true))) = true ->
  ((implb (0 <=? v) ((0 <=? z2) && (v <=? (2 * z2))))) = true.
Proof.
  intros x len x1 x2 z1 z2 v at_x from_z1 from_z2 at_x1.
  assert (at_least froms (heights (sorted x)) [z1; z2]) as further.
  { rewrite at_x. exact (conj from_z1 (conj from_z2 I)). }
  pose proof (proj2 (implied_of_further 2 froms [Number1.is] [Value1.says] Under.says Says.says
    [Bound1.points] [Condition1.points; Condition2.points] accepted x [z1; z2] len further) [v]
    (more_values _ _ _ _ _ at_x1 (no_values _))) as all_x.
  rewrite at_x in all_x. exact all_x.
Qed.

Print Assumptions implied.
