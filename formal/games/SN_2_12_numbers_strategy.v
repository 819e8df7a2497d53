(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions Quantities Implications.
Import ListNotations.
Local Open Scope Z_scope.

(** numbers, SN(2,{1,2}). *)
(** v: the largest v with (v,v) ≼ x. *)
(** x1 = v and x2 = v *)
Module Holds1.
Definition says : formula := (And (fcons (Compare Eq (Var 0) (Var 2)) (fcons (Compare Eq (Var 1)
  (Var 2)) fnil))).
End Holds1.
Module Number1.
Definition is : quantity := Quantity Below Holds1.says.
End Number1.
(** As a term of the piles. *)
(** x1 *)
Module Value1.
Definition says : term := (Var 0).
End Value1.
(** true *)
Module Under.
Definition says : formula := (Truth true).
End Under.
(** v_next = v - [x1 = x2] *)
Module Says.
Definition says : formula := (Compare Eq (Var 5) (Plus (tcons (Var 2) (tcons (Times (-1) (Count
  (fcons (Compare Eq (Var 0) (Var 1)) fnil))) tnil)))).
End Says.
Module Rule1.
Definition says : formula := (Compare Gt (Var 1) (Const 0)).
End Rule1.
Module Rule2.
Definition says : formula := (Truth true).
End Rule2.
Definition rules : list (formula * mask) := [(Rule1.says, [false; true]); (Rule2.says, [true;
  true])].

Module Bound1.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0]); ([0; 0; 1], [0]);
  ([1; -1; 0], [0; 1]); ([1; -1; -1], [0; 1])].
Definition reducers : list vector := [[0; 0; 1]; [0; 1; 0]; [1; 0; 0]; [1; 0; 1]; [1; 1; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0]; [1; 0; -1]; [0; 1; 0]].
Definition node3 : node := Solve 1 [[1; 0; 0]; [1; -1; -1]; [0; 1; 0]].
Definition node4 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 1; 0] (child [0; 1; 0] [(0, 0)] 1
  node1 (child [1; -1; 0] [(-1, 0)] 2 node2 (child [1; -1; -1] [(-1, 0)] 2 node3 none))))).
Definition node5 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node6 : node := Prune [1; 0] (Prune [1; -1] (Bounded [0; 1; 0] [2; -1] 1 1 node5)).
Definition node7 : node := Prune [1] (Step [0; 0; 1] (child [0; 0; 1] [(0, 0)] 1 node4 (child [1;
  -1; -1] [(-1, 0)] 1 node6 none))).
Definition node8 : node := Solve 1 [[1; 0; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node9 : node := Solve 1 [[1; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node10 : node := Prune [1; 0] (Prune [0; 1] (Step [1; 0; 0] (child [1; 0; 0] [(0, 0)] 0
  node1 (child [1; -1; 0] [(0, 1)] 2 node8 (child [1; -1; -1] [(0, 1)] 2 node9 none))))).
Definition node11 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; -1; -1]].
Definition node12 : node := Solve 1 [[1; 1; 0]; [1; 0; 0]; [0; 1; -1]].
Definition node13 : node := Prune [1; 0] (Step [1; 0; 1] (child [1; 0; 0] [(0, 0)] 0 node11 (child
  [0; 0; 1] [(0, 0)] 1 node9 (child [1; -1; 0] [(0, 1)] 1 node12 none)))).
Definition node14 : node := Prune [1] (Step [0; 0; 1] (child [0; 0; 1] [(0, 0)] 1 node10 (child [1;
  -1; -1] [(-1, 0)] 1 node13 none))).
Definition node15 : node := Step [1; 1; 0] (child [1; 0; 0] [(0, 0)] 0 node7 (child [0; 1; 0] [(0,
  0)] 0 node14 none)).
Definition points : certificate := Certificate forms reducers node15.
End Bound1.
Module Condition1.
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
Module Condition5.
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
End Condition5.
Module Condition6.
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
End Condition6.
Module Condition7.
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
End Condition7.

Lemma accepted : check_strategy 2 [1; 2]%nat [Number1.is] [Value1.says] Under.says Says.says rules
  [Bound1.points] [Condition1.points; Condition2.points; Condition3.points; Condition4.points;
  Condition5.points; Condition6.points; Condition7.points] = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem numbers : forall x : position, length x = 2%nat ->
  values_are [Number1.is] x (map (value (heights (sorted x))) [Value1.says]).
Proof. intros x len. exact (proj1 (implied_of_strategy 2 [1; 2]%nat [Number1.is] [Value1.says]
  Under.says Says.says rules [Bound1.points] [Condition1.points; Condition2.points;
  Condition3.points; Condition4.points; Condition5.points; Condition6.points; Condition7.points]
  accepted x len)). Qed.

Theorem implied : forall x : position, length x = 2%nat ->
  (exists y, move (one_of [1; 2]%nat) x y) ->
  exists s y, named_by rules (heights (sorted x)) = Some s /\
  (one_of [1; 2]%nat) (size s) = true /\ plays s (sorted x) y /\
  forall x1 x2 v x1_next x2_next v_next : Z,
  heights (sorted x) = [x1; x2] -> value_is Number1.is x v ->
  heights (sorted y) = [x1_next; x2_next] -> value_is Number1.is y v_next ->
  (true) = true ->
  ((v_next =? (v + ((-1) * (Z.b2z (x1 =? x2)))))) = true.
Proof.
  intros x len some. destruct (proj2 (implied_of_strategy 2 [1; 2]%nat [Number1.is] [Value1.says]
    Under.says Says.says rules [Bound1.points] [Condition1.points; Condition2.points;
    Condition3.points; Condition4.points; Condition5.points; Condition6.points; Condition7.points]
    accepted x len) some) as [s [y [is_named [is_move [to_y follows]]]]].
  exists s, y. split; [exact is_named | split; [exact is_move | split; [exact to_y |]]].
  intros x1 x2 v x1_next x2_next v_next at_x at_x1 at_y at_y1.
  pose proof (follows [v] [v_next] (more_values _ _ _ _ _ at_x1 (no_values _)) (more_values _ _ _ _
    _ at_y1 (no_values _))) as all_x.
  rewrite at_x, at_y in all_x. exact all_x.
Qed.

Print Assumptions implied.
