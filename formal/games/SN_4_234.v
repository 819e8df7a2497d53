(** SN(4,{2,3,4}), normal play: the P-positions are the positions at which [phi] is true.

    Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker.
Import ListNotations.
Local Open Scope Z_scope.

(** min((x1 div 2 + x2 div 2 + x3 div 2 + x4 div 2) div 2, (x1 div 2 + x2 div 2 + x3 div 2) div 1) =
  min(((x1 + 1) div 2 + (x2 + 1) div 2 + (x3 + 1) div 2 + (x4 + 1) div 2) div 2, ((x1 + 1) div 2 +
  (x2 + 1) div 2 + (x3 + 1) div 2) div 1)
    of the piles x1, x2, x3, x4, in ascending order. *)
Definition phi (x : list Z) : bool :=
  let x1 := nth 0 x 0 in
  let x2 := nth 1 x 0 in
  let x3 := nth 2 x 0 in
  let x4 := nth 3 x 0 in
  let part1 := (x1 / 2) in
  let part2 := (x2 / 2) in
  let part3 := (x3 / 2) in
  let part4 := ((x1 + 1) / 2) in
  let part5 := ((x2 + 1) / 2) in
  let part6 := ((x3 + 1) / 2) in
  ((Z.min ((part1 + (part2 + (part3 + (x4 / 2)))) / 2) ((part1 + (part2 + part3)) / 1)) =? (Z.min
    ((part4 + (part5 + (part6 + ((x4 + 1) / 2)))) / 2) ((part4 + (part5 + part6)) / 1))).

(** The same formula as a syntax tree. *)
Definition part1 : term := (Div (Var 0) 2).
Definition part2 : term := (Div (Var 1) 2).
Definition part3 : term := (Div (Var 2) 2).
Definition part4 : term := (Div (Plus (tcons (Var 0) (tcons (Const 1) tnil))) 2).
Definition part5 : term := (Div (Plus (tcons (Var 1) (tcons (Const 1) tnil))) 2).
Definition part6 : term := (Div (Plus (tcons (Var 2) (tcons (Const 1) tnil))) 2).
Definition says : formula := (Compare Eq (Min (tcons (Div (Plus (tcons part1 (tcons part2 (tcons
  part3 (tcons (Div (Var 3) 2) tnil))))) 2) (tcons (Div (Plus (tcons part1 (tcons part2 (tcons part3
  tnil)))) 1) tnil))) (Min (tcons (Div (Plus (tcons part4 (tcons part5 (tcons part6 (tcons (Div
  (Plus (tcons (Var 3) (tcons (Const 1) tnil))) 2) tnil))))) 2) (tcons (Div (Plus (tcons part4
  (tcons part5 (tcons part6 tnil)))) 1) tnil)))).

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
Definition forms : list (vector * list Z) := [([1; 0; 0; 0], [0; 1]); ([0; 1; 0; 0], [0; 1]); ([0;
  0; 1; 0], [0; 1]); ([0; 0; 0; 1], [0; 1]); ([2; 1; 0; -1], [-12; -8; -4; 0; 4; 8; 12; 16])].
Definition reducers : list vector := [[0; 0; 0; 4]; [0; 0; 2; 0]; [0; 4; 0; 0]; [0; 2; 0; 2]; [2; 0;
  0; 0]; [2; 0; 0; 4]].
Definition node1 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [0; 0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [2; 1; 0; -1]].
Definition node3 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 0; 0; 4]
  (child [0; 0; 0; 1] [(0, 4)] 3 node1 (child [2; 1; 0; -1] [(-16, 15)] 3 node2 none))))).
Definition node4 : node := Solve 2 [[-1; 0; 1; 1]; [2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 2; 0]].
Definition node5 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [2; 0; 0; 0]
  (child [1; 0; 0; 0] [(0, 2)] 0 node1 (child [2; 1; 0; -1] [(-12, 19)] 3 node4 none))))).
Definition node6 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0; 4] (child [1; 0; 0; 0] [(0,
  2)] 0 node3 (child [0; 0; 0; 1] [(0, 4)] 2 node5 none)))).
Definition node7 : node := Solve 1 [[1; 0; 0; 0]; [-2; 0; 1; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node8 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 4; 0; 0]
  (child [0; 1; 0; 0] [(0, 4)] 1 node1 (child [2; 1; 0; -1] [(-12, 19)] 3 node7 none))))).
Definition node9 : node := Solve 1 [[1; 0; 0; 0]; [-2; 0; 1; 1]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node10 : node := Prune [0; 1; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Bounded [1; 0; 0; 0]
  [1; 2; 1] 1 0 node9))).
Definition node11 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0; 0] (child [1; 0; 0; 0] [(0,
  2)] 0 node8 (child [2; 1; 0; -1] [(-12, 19)] 2 node10 none)))).
Definition node12 : node := Prune [1] (Step [0; 2; 0; 2] (child [0; 1; 0; 0] [(0, 2)] 0 node6 (child
  [0; 0; 0; 1] [(0, 2)] 1 node11 none))).
Definition node13 : node := Step [0; 0; 2; 0] (child [0; 0; 1; 0] [(0, 2)] 0 node12 none).
Definition points : certificate := Certificate forms reducers node13.

Lemma accepted : check_sorted 4 [2; 3; 4]%nat Normal says points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = 4%nat ->
  (Ppos position (move (one_of [2; 3; 4]%nat)) x <-> phi (heights (sorted x)) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (sorted_by_points 4 [2; 3; 4]%nat Normal says points accepted x len).
Qed.

Print Assumptions P_is_phi.
