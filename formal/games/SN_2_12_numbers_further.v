(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions Quantities Implications.
Import ListNotations.
Local Open Scope Z_scope.

(** numbers with further numbers, SN(2,{1,2}). *)
(** v: v(z* ) of the largest z* = (v,v + w) ≼ x. *)
(** x1 = v and x2 = v + w *)
Module Holds1.
Definition says : formula := (And (fcons (Compare Eq (Var 0) (Var 3)) (fcons (Compare Eq (Var 1)
  (Plus (tcons (Var 3) (tcons (Var 2) tnil)))) fnil))).
End Holds1.
Module Number1.
Definition is : quantity := Quantity Below Holds1.says.
End Number1.
(** As a term of the piles. *)
(** if w <= x2 then min(x1, x2 - w) else -1 *)
Module Value1.
Definition says : term := (Ite (Compare Le (Var 2) (Var 1)) (Min (tcons (Var 0) (tcons (Plus (tcons
  (Var 1) (tcons (Times (-1) (Var 2)) tnil))) tnil))) (Const (-1))).
End Value1.
(** w <= x2 and w <= x2 - x1 *)
Module Under.
Definition says : formula := (And (fcons (Compare Le (Var 2) (Var 1)) (fcons (Compare Le (Var 2)
  (Plus (tcons (Var 1) (tcons (Times (-1) (Var 0)) tnil)))) fnil))).
End Under.
(** v = x1 *)
Module Says.
Definition says : formula := (Compare Eq (Var 3) (Var 0)).
End Says.
(** 0 *)
Module From1.
Definition says : term := (Const 0).
End From1.
Definition froms : list term := [From1.says].

Module Bound1.
Definition forms : list (vector * list Z) := [([1; 0; 0; 0], [0]); ([0; 1; 0; 0], [0]); ([0; 0; 1;
  0], [0]); ([0; 0; 0; 1], [0]); ([0; 1; -1; 0], [0; 1]); ([1; 1; -1; -1], [0; 1]); ([1; 0; -1; -1],
  [1]); ([1; 0; 0; -1], [1])].
Definition reducers : list vector := [[0; 0; 0; 1]; [0; 0; 1; 0]; [0; 1; 0; 0]; [0; 1; 0; 1]; [0; 1;
  1; 0]; [1; 0; 0; 0]; [1; 0; 0; 1]; [1; 0; 1; 0]; [1; 1; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [0; 0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 1; 0; -1]; [0; 0; 1; 0]].
Definition node3 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 1; -1; -1]; [0; 0; 1; 0]].
Definition node4 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -1; -1]; [0; 0; 1; 0]].
Definition node5 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 0; 1; 0]
  (child [0; 0; 1; 0] [(0, 0)] 2 node1 (child [0; 1; -1; 0] [(-1, 0)] 3 node2 (child [1; 1; -1; -1]
  [(-1, 0)] 3 node3 (child [1; 0; -1; -1] [(0, 0)] 3 node4 none))))))).
Definition node6 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; 1; -1; -1]].
Definition node7 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [1; 1; -1] (Bounded [0; 0; 1; 0]
  [2; 2; -1] 1 2 node6))).
Definition node8 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; 0; -1; -1]].
Definition node9 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [1; 0; -1] (Bounded [0; 0; 1; 0]
  [2; 1; -1] 1 2 node8))).
Definition node10 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; 0; 0; -1]].
Definition node11 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 1; -1; 0]; [1; 0; 0; -1]].
Definition node12 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 1; -1; 1]; [1; 0; 0; -1]].
Definition node13 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; -1; 1]; [1; 0; 0; -1]].
Definition node14 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [1; 0; -1] (Step [0; 0; 1; 0]
  (child [0; 0; 1; 0] [(0, 0)] 2 node10 (child [0; 1; -1; 0] [(-1, 0)] 2 node11 (child [1; 1; -1;
  -1] [(-1, 0)] 2 node12 (child [1; 0; -1; -1] [(0, 0)] 2 node13 none))))))).
Definition node15 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 0; 1] (child [0; 0; 0; 1] [(0,
  0)] 2 node5 (child [1; 1; -1; -1] [(-1, 0)] 2 node7 (child [1; 0; -1; -1] [(0, 0)] 2 node9 (child
  [1; 0; 0; -1] [(0, 0)] 2 node14 none)))))).
Definition node16 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node17 : node := Solve 1 [[1; 0; 0; 0]; [-1; 1; 1; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node18 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 1; 0; 0]
  (child [0; 1; 0; 0] [(0, 0)] 1 node1 (child [0; 1; -1; 0] [(0, 1)] 3 node16 (child [1; 1; -1; -1]
  [(0, 1)] 3 node17 none)))))).
Definition node19 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; 1; -1; -1]].
Definition node20 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 1; 0]; [0; 1; 0; 0]; [1; 0; 1; -1]].
Definition node21 : node := Solve 1 [[1; 0; 0; 0]; [0; 0; 1; -1]; [0; 1; 0; 0]; [1; -1; 0; -1]].
Definition node22 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 1; -1]; [0; 1; 0; 0]; [1; 0; 0; -1]].
Definition node23 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 1; 0; 1] (child [0; 1; 0; 0]
  [(0, 0)] 1 node19 (child [0; 0; 0; 1] [(0, 0)] 2 node17 (child [0; 1; -1; 0] [(0, 1)] 2 node20
  (child [1; 0; -1; -1] [(0, 0)] 3 node21 (child [1; 0; 0; -1] [(0, 0)] 3 node22 none))))))).
Definition node24 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; 0; -1; -1]].
Definition node25 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 1; 0]; [0; 1; 0; 0]; [1; -1; 0; -1]].
Definition node26 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [1; -1; -1] (Step [0; 1; 0; 0]
  (child [0; 1; 0; 0] [(0, 0)] 1 node24 (child [0; 1; -1; 0] [(0, 1)] 2 node25 (child [1; 1; -1; -1]
  [(0, 1)] 2 node21 none)))))).
Definition node27 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 1; 0]; [0; 1; 0; 0]; [1; 0; 0; -1]].
Definition node28 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [1; 0; -1] (Step [0; 1; 0; 0]
  (child [0; 1; 0; 0] [(0, 0)] 1 node10 (child [0; 1; -1; 0] [(0, 1)] 2 node27 (child [1; 1; -1; -1]
  [(0, 1)] 2 node22 none)))))).
Definition node29 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 0; 1] (child [0; 0; 0; 1] [(0,
  0)] 2 node18 (child [1; 1; -1; -1] [(-1, 0)] 2 node23 (child [1; 0; -1; -1] [(0, 0)] 2 node26
  (child [1; 0; 0; -1] [(0, 0)] 2 node28 none)))))).
Definition node30 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 1; -1; 0]; [1; -1; 1; -1]].
Definition node31 : node := Prune [1; 0; 0] (Prune [1; 1; -1] (Prune [1; 0; -1] (Bounded [0; 1; 0;
  0] [3; 1; -2] 1 1 node30))).
Definition node32 : node := Solve 1 [[1; 0; 0; 0]; [0; 0; 1; -1]; [0; 1; 0; 0]; [1; -1; 0; -1]].
Definition node33 : node := Prune [1; 0; 0] (Prune [0; 1; -1] (Prune [1; 0; -1] (Bounded [0; 0; 1;
  0] [2; 1; -2] 1 1 node32))).
Definition node34 : node := Prune [1; 0] (Prune [1; -1] (Step [0; 1; 0; 0] (child [0; 1; 0; 0] [(0,
  0)] 1 node9 (child [0; 1; -1; 0] [(0, 1)] 1 node31 (child [1; 1; -1; -1] [(0, 1)] 1 node33
  none))))).
Definition node35 : node := Prune [1] (Step [0; 1; 1; 0] (child [0; 1; 0; 0] [(0, 0)] 1 node15
  (child [0; 0; 1; 0] [(0, 0)] 1 node29 (child [1; 0; -1; -1] [(0, 0)] 1 node34 none)))).
Definition node36 : node := Solve 1 [[-1; 1; 1; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node37 : node := Solve 1 [[0; 1; -1; 1]; [1; 0; 0; 0]; [1; 0; -1; 0]; [0; 1; 0; 0]].
Definition node38 : node := Solve 1 [[0; 1; 0; 1]; [1; 0; 0; 0]; [1; 0; -1; 1]; [0; 1; 0; 0]].
Definition node39 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [1; 0; 1; 0] (child [1; 0; 0; 0]
  [(0, 0)] 0 node3 (child [0; 0; 1; 0] [(0, 0)] 1 node36 (child [0; 1; -1; 0] [(-1, 0)] 2 node37
  (child [1; 0; 0; -1] [(1, 1)] 3 node38 none)))))).
Definition node40 : node := Solve 1 [[0; 1; 1; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node41 : node := Solve 1 [[1; 1; -1; 1]; [1; 0; 0; 0]; [1; 0; -1; 0]; [0; 1; 0; 0]].
Definition node42 : node := Solve 1 [[0; 1; 0; 1]; [1; 0; 0; 0]; [0; 0; -1; 1]; [0; 1; 0; 0]].
Definition node43 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [1; 0; 1; 0] (child [1; 0; 0; 0]
  [(0, 0)] 0 node4 (child [0; 0; 1; 0] [(0, 0)] 1 node40 (child [0; 1; -1; 0] [(-1, 0)] 2 node41
  (child [1; 0; 0; -1] [(1, 1)] 3 node42 none)))))).
Definition node44 : node := Solve 1 [[0; 0; 1; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node45 : node := Solve 1 [[0; 1; 0; 1]; [1; 0; 0; 0]; [1; 0; -1; 0]; [0; 1; 0; 0]].
Definition node46 : node := Prune [0; 1; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 0; 1; 0]
  (child [0; 0; 1; 0] [(0, 0)] 1 node44 (child [0; 1; -1; 0] [(-1, 0)] 2 node45 (child [1; 1; -1;
  -1] [(-1, 0)] 2 node38 (child [1; 0; -1; -1] [(0, 0)] 2 node42 none))))))).
Definition node47 : node := Prune [1; 0] (Prune [0; 1] (Step [1; 0; 0; 0] (child [1; 0; 0; 0] [(0,
  0)] 0 node5 (child [1; 1; -1; -1] [(0, 1)] 2 node39 (child [1; 0; -1; -1] [(1, 1)] 2 node43 (child
  [1; 0; 0; -1] [(1, 1)] 2 node46 none)))))).
Definition node48 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [1; 0; 0; 0]
  (child [1; 0; 0; 0] [(0, 0)] 0 node1 (child [1; 1; -1; -1] [(0, 1)] 3 node36 (child [1; 0; -1; -1]
  [(1, 1)] 3 node40 (child [1; 0; 0; -1] [(1, 1)] 3 node44 none))))))).
Definition node49 : node := Solve 1 [[0; 1; -1; 1]; [1; 0; 1; 0]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node50 : node := Solve 1 [[1; 1; 0; 1]; [1; 0; 1; 0]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node51 : node := Solve 1 [[0; 1; 0; 1]; [1; 0; 1; 0]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node52 : node := Prune [1; 0; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Step [1; 0; 0; 0]
  (child [1; 0; 0; 0] [(0, 0)] 0 node16 (child [1; 1; -1; -1] [(0, 1)] 3 node49 (child [1; 0; -1;
  -1] [(1, 1)] 3 node50 (child [1; 0; 0; -1] [(1, 1)] 3 node51 none))))))).
Definition node53 : node := Solve 1 [[1; 0; 0; 0]; [-1; 1; 1; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node54 : node := Prune [1; 1; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Bounded [1; 0; 0; 0]
  [2; 2; 1] 1 0 node53))).
Definition node55 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 1; 0; 0] (child [0; 1; 0; 0] [(0,
  0)] 0 node48 (child [0; 1; -1; 0] [(0, 1)] 2 node52 (child [1; 1; -1; -1] [(0, 1)] 2 node54
  none))))).
Definition node56 : node := Solve 1 [[1; 0; 0; 0]; [1; -1; 1; -1]; [1; -1; 0; -1]; [0; 1; 0; 0]].
Definition node57 : node := Solve 1 [[1; -1; 1; 0]; [0; 0; 1; -1]; [0; -1; 1; -1]; [1; 0; 0; 0]].
Definition node58 : node := Solve 1 [[1; 0; 0; 1]; [0; 1; -1; 1]; [0; 0; -1; 1]; [1; 0; 0; 0]].
Definition node59 : node := Prune [1; 0; 0] (Step [1; 1; 1; 0] (child [1; 0; 0; 0] [(0, 0)] 0 node56
  (child [0; 1; 0; 0] [(0, 0)] 0 node41 (child [0; 0; 1; 0] [(0, 0)] 0 node50 (child [1; 1; -1; -1]
  [(0, 1)] 2 node57 (child [1; 0; 0; -1] [(1, 1)] 3 node58 none)))))).
Definition node60 : node := Solve 1 [[1; 0; 0; 0]; [0; 0; 1; -1]; [1; -1; 0; -1]; [0; 1; 0; 0]].
Definition node61 : node := Solve 1 [[1; 1; 0; 1]; [0; 0; 1; -1]; [1; 0; 0; 0]; [0; 1; 0; 0]].
Definition node62 : node := Solve 1 [[1; 0; 0; 1]; [0; 1; -1; 0]; [0; 0; -1; 1]; [1; 0; 0; 0]].
Definition node63 : node := Prune [0; 1; -1] (Prune [1; 0; 0] (Step [1; 0; 1; 0] (child [1; 0; 0; 0]
  [(0, 0)] 0 node60 (child [0; 0; 1; 0] [(0, 0)] 0 node61 (child [0; 1; -1; 0] [(-1, 0)] 1 node57
  (child [1; 0; 0; -1] [(1, 1)] 3 node62 none)))))).
Definition node64 : node := Prune [1; 0] (Step [0; 1; 0; 0] (child [0; 1; 0; 0] [(0, 0)] 0 node43
  (child [0; 1; -1; 0] [(0, 1)] 1 node59 (child [1; 1; -1; -1] [(0, 1)] 1 node63 none)))).
Definition node65 : node := Prune [1] (Step [0; 1; 1; 0] (child [0; 1; 0; 0] [(0, 0)] 0 node47
  (child [0; 0; 1; 0] [(0, 0)] 0 node55 (child [1; 0; -1; -1] [(0, 0)] 1 node64 none)))).
Definition node66 : node := Step [1; 0; 0; 1] (child [1; 0; 0; 0] [(0, 0)] 0 node35 (child [0; 0; 0;
  1] [(0, 0)] 0 node65 none)).
Definition points : certificate := Certificate forms reducers node66.
End Bound1.
Module Condition1.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0; 1]); ([0; 0; 1], [0;
  1]); ([1; 0; -1], [-1; 0; 1; 2]); ([1; -1; -1], [0; 1; 2]); ([0; 1; 1], [1])].
Definition reducers : list vector := [[0; 0; 1]; [0; 1; 0]; [1; 0; 0]; [1; 0; 1]; [1; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; 0; -1]].
Definition node3 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node4 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; -1; 1]].
Definition node5 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 1] (child [0; 0; 1] [(0, 1)] 2
  node1 (child [1; 0; -1] [(-2, 1)] 2 node2 (child [1; -1; -1] [(-1, 1)] 2 node3 (child [0; 1; 1]
  [(1, 1)] 2 node4 none)))))).
Definition node6 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node7 : node := Prune [1; 0] (Prune [1; -1] (Bounded [0; 1; 0] [2; -1] 1 1 node6)).
Definition node8 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; -1; 1]].
Definition node9 : node := Prune [1; 0] (Prune [0; 1] (Bounded [0; 1; 0] [1; 1] 1 1 node8)).
Definition node10 : node := Prune [1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 1)] 1 node5 (child [1;
  -1; -1] [(-1, 1)] 1 node7 (child [0; 1; 1] [(1, 1)] 1 node9 none)))).
Definition node11 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node12 : node := Solve 1 [[1; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node13 : node := Prune [1; 0] (Prune [0; 1] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0
  node1 (child [1; 0; -1] [(-1, 2)] 2 node11 (child [1; -1; -1] [(0, 2)] 2 node12 none))))).
Definition node14 : node := Solve 1 [[1; 0; 0]; [1; -1; -1]; [0; 1; 0]].
Definition node15 : node := Solve 1 [[1; 1; 0]; [0; 1; -1]; [1; 0; 0]].
Definition node16 : node := Solve 1 [[0; 1; 1]; [-1; 0; 1]; [1; 0; 0]].
Definition node17 : node := Prune [1; 0] (Step [1; 1; 0] (child [1; 0; 0] [(0, 0)] 0 node14 (child
  [0; 1; 0] [(0, 1)] 0 node12 (child [1; 0; -1] [(-1, 2)] 1 node15 (child [0; 1; 1] [(1, 1)] 2
  node16 none))))).
Definition node18 : node := Solve 1 [[1; 0; 0]; [0; -1; 1]; [0; 1; 0]].
Definition node19 : node := Solve 1 [[1; 1; 0]; [-1; 0; 1]; [1; 0; 0]].
Definition node20 : node := Prune [-1; 1] (Prune [1; 0] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0
  node18 (child [1; 0; -1] [(-1, 2)] 1 node19 (child [1; -1; -1] [(0, 2)] 1 node16 none))))).
Definition node21 : node := Prune [1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 1)] 0 node13 (child [1;
  -1; -1] [(-1, 1)] 1 node17 (child [0; 1; 1] [(1, 1)] 1 node20 none)))).
Definition node22 : node := Solve 1 [[1; 0; 0]; [-1; 1; 1]; [1; -1; 0]].
Definition node23 : node := Prune [1; 1] (Prune [0; 1] (Bounded [1; 0; 0] [1; 2] 1 0 node22)).
Definition node24 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [-1; 0; 1]].
Definition node25 : node := Prune [1; 1] (Prune [0; 1] (Bounded [0; 1; 0] [1; 2] 1 0 node24)).
Definition node26 : node := Prune [1] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0 node9 (child [1;
  0; -1] [(-1, 2)] 0 node23 (child [1; -1; -1] [(0, 2)] 0 node25 none)))).
Definition node27 : node := Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node10 (child [0; 0; 1] [(0,
  1)] 0 node21 (child [0; 1; 1] [(1, 1)] 0 node26 none))).
Definition points : certificate := Certificate forms reducers node27.
End Condition1.
Module Condition2.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0]); ([1; 0; -1], [0; 1; 2]); ([1; -1; -1], [1; 2])].
Definition reducers : list vector := [[0; 0; 1]; [0; 1; 0]; [1; 0; 0]; [1; 0; 1]; [1; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; 0; -1]].
Definition node3 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node4 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 1] (child [0; 0; 1] [(0, 0)] 2
  node1 (child [1; 0; -1] [(-1, 1)] 2 node2 (child [1; -1; -1] [(0, 1)] 2 node3 none))))).
Definition node5 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node6 : node := Prune [1; 0] (Prune [1; -1] (Bounded [0; 1; 0] [2; -1] 1 1 node5)).
Definition node7 : node := Prune [1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 1)] 1 node4 (child [1;
  -1; -1] [(0, 1)] 1 node6 none))).
Definition node8 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node9 : node := Solve 1 [[1; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node10 : node := Prune [1; 0] (Prune [0; 1] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0
  node1 (child [1; 0; -1] [(0, 2)] 2 node8 (child [1; -1; -1] [(1, 2)] 2 node9 none))))).
Definition node11 : node := Solve 1 [[1; 0; 0]; [1; -1; -1]; [0; 1; 0]].
Definition node12 : node := Solve 1 [[1; 1; 0]; [0; 1; -1]; [1; 0; 0]].
Definition node13 : node := Prune [1; 0] (Step [1; 1; 0] (child [1; 0; 0] [(0, 0)] 0 node11 (child
  [0; 1; 0] [(0, 1)] 0 node9 (child [1; 0; -1] [(0, 2)] 1 node12 none)))).
Definition node14 : node := Prune [1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 1)] 0 node10 (child [1;
  -1; -1] [(0, 1)] 1 node13 none))).
Definition node15 : node := Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node7 (child [0; 0; 1] [(0,
  0)] 0 node14 none)).
Definition points : certificate := Certificate forms reducers node15.
End Condition2.
Module Condition3.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0]); ([0; 0; 1], [0;
  1]); ([1; 0; -1], [-1; 0; 1]); ([1; -1; -1], [0; 1; 2]); ([0; 1; 1], [1])].
Definition reducers : list vector := [[0; 0; 1]; [0; 1; 0]; [1; 0; 0]; [1; 0; 1]; [1; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; 0; -1]].
Definition node3 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node4 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; -1; 1]].
Definition node5 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 1] (child [0; 0; 1] [(0, 1)] 2
  node1 (child [1; 0; -1] [(-2, 0)] 2 node2 (child [1; -1; -1] [(-1, 1)] 2 node3 (child [0; 1; 1]
  [(1, 1)] 2 node4 none)))))).
Definition node6 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node7 : node := Prune [1; 0] (Prune [1; -1] (Bounded [0; 1; 0] [2; -1] 1 1 node6)).
Definition node8 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; -1; 1]].
Definition node9 : node := Prune [1; 0] (Prune [0; 1] (Bounded [0; 1; 0] [1; 1] 1 1 node8)).
Definition node10 : node := Prune [1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 0)] 1 node5 (child [1;
  -1; -1] [(-1, 1)] 1 node7 (child [0; 1; 1] [(1, 1)] 1 node9 none)))).
Definition node11 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node12 : node := Solve 1 [[1; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node13 : node := Prune [1; 0] (Prune [0; 1] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0
  node1 (child [1; 0; -1] [(-1, 1)] 2 node11 (child [1; -1; -1] [(0, 2)] 2 node12 none))))).
Definition node14 : node := Solve 1 [[1; 0; 0]; [1; -1; -1]; [0; 1; 0]].
Definition node15 : node := Solve 1 [[1; 1; 0]; [0; 1; -1]; [1; 0; 0]].
Definition node16 : node := Solve 1 [[0; 1; 1]; [-1; 0; 1]; [1; 0; 0]].
Definition node17 : node := Prune [1; 0] (Step [1; 1; 0] (child [1; 0; 0] [(0, 0)] 0 node14 (child
  [0; 1; 0] [(0, 0)] 0 node12 (child [1; 0; -1] [(-1, 1)] 1 node15 (child [0; 1; 1] [(1, 1)] 2
  node16 none))))).
Definition node18 : node := Solve 1 [[1; 0; 0]; [0; -1; 1]; [0; 1; 0]].
Definition node19 : node := Solve 1 [[1; 1; 0]; [-1; 0; 1]; [1; 0; 0]].
Definition node20 : node := Prune [-1; 1] (Prune [1; 0] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0
  node18 (child [1; 0; -1] [(-1, 1)] 1 node19 (child [1; -1; -1] [(0, 2)] 1 node16 none))))).
Definition node21 : node := Prune [1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 0)] 0 node13 (child [1;
  -1; -1] [(-1, 1)] 1 node17 (child [0; 1; 1] [(1, 1)] 1 node20 none)))).
Definition node22 : node := Solve 1 [[1; 0; 0]; [-1; 1; 1]; [1; -1; 0]].
Definition node23 : node := Prune [1; 1] (Prune [0; 1] (Bounded [1; 0; 0] [1; 2] 1 0 node22)).
Definition node24 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [-1; 0; 1]].
Definition node25 : node := Prune [1; 1] (Prune [0; 1] (Bounded [0; 1; 0] [1; 2] 1 0 node24)).
Definition node26 : node := Prune [1] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0 node9 (child [1;
  0; -1] [(-1, 1)] 0 node23 (child [1; -1; -1] [(0, 2)] 0 node25 none)))).
Definition node27 : node := Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node10 (child [0; 0; 1] [(0,
  1)] 0 node21 (child [0; 1; 1] [(1, 1)] 0 node26 none))).
Definition points : certificate := Certificate forms reducers node27.
End Condition3.
Module Condition4.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0]); ([0; 0; 1], [0]);
  ([1; 0; -1], [0; 1]); ([1; -1; -1], [1])].
Definition reducers : list vector := [[0; 0; 1]; [0; 1; 0]; [1; 0; 0]; [1; 0; 1]; [1; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; 0; -1]].
Definition node3 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node4 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 1] (child [0; 0; 1] [(0, 0)] 2
  node1 (child [1; 0; -1] [(-1, 0)] 2 node2 (child [1; -1; -1] [(0, 0)] 2 node3 none))))).
Definition node5 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node6 : node := Solve 1 [[1; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node7 : node := Prune [1; 0] (Prune [0; 1] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0
  node1 (child [1; 0; -1] [(0, 1)] 2 node5 (child [1; -1; -1] [(1, 1)] 2 node6 none))))).
Definition node8 : node := Prune [1] (Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node4 (child [0; 0;
  1] [(0, 0)] 1 node7 none))).
Definition node9 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node10 : node := Prune [1; 0] (Prune [1; -1] (Bounded [0; 1; 0] [2; -1] 1 1 node9)).
Definition node11 : node := Solve 1 [[1; 0; 0]; [1; -1; -1]; [0; 1; 0]].
Definition node12 : node := Solve 1 [[1; 1; 0]; [0; 1; -1]; [1; 0; 0]].
Definition node13 : node := Prune [1; 0] (Step [1; 1; 0] (child [1; 0; 0] [(0, 0)] 0 node11 (child
  [0; 1; 0] [(0, 0)] 0 node6 (child [1; 0; -1] [(0, 1)] 1 node12 none)))).
Definition node14 : node := Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node10 (child [0; 0; 1] [(0,
  0)] 0 node13 none)).
Definition node15 : node := Step [0; 1; 0] (child [0; 1; 0] [(0, 0)] 0 node8 (child [1; -1; -1] [(0,
  0)] 0 node14 none)).
Definition points : certificate := Certificate forms reducers node15.
End Condition4.

Lemma accepted : check_further 2 froms [Number1.is] [Value1.says] Under.says Says.says
  [Bound1.points] [Condition1.points; Condition2.points; Condition3.points; Condition4.points] =
  true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem numbers : forall (x : position) further, length x = 2%nat ->
  at_least froms (heights (sorted x)) further ->
  values_with [Number1.is] further x (map (value (heights (sorted x) ++ further)) [Value1.says]).
Proof. intros x further len least. exact (proj1 (implied_of_further 2 froms [Number1.is]
  [Value1.says] Under.says Says.says [Bound1.points] [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points] accepted x further len least)). Qed.

Theorem implied : forall x : position, length x = 2%nat ->
  forall x1 x2 w v : Z,
  heights (sorted x) = [x1; x2] -> (0 <= w) -> value_with Number1.is [w] x v ->
  (((w <=? x2) && (w <=? (x2 + ((-1) * x1))))) = true ->
  ((v =? x1)) = true.
Proof.
  intros x len x1 x2 w v at_x from_w at_x1.
  assert (at_least froms (heights (sorted x)) [w]) as further.
  { rewrite at_x. exact (conj from_w I). }
  pose proof (proj2 (implied_of_further 2 froms [Number1.is] [Value1.says] Under.says Says.says
    [Bound1.points] [Condition1.points; Condition2.points; Condition3.points; Condition4.points]
    accepted x [w] len further) [v] (more_values _ _ _ _ _ at_x1 (no_values _))) as all_x.
  rewrite at_x in all_x. exact all_x.
Qed.

Print Assumptions implied.
