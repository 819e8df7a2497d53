(** SN(4,{1,2,3}), normal play: the P-positions are the positions at which [phi] is true.

    Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker.
Import ListNotations.
Local Open Scope Z_scope.

(** (x1 div 2 + x2 div 2 + x3 div 2 + x4 div 2) div 1 = ((x1 + 1) div 2 + (x2 + 1) div 2 + (x3 + 1)
  div 2 + (x4 + 1) div 2) div 1 or (x1 == 1 (mod 2) and x2 == 1 (mod 2) and x3 == 1 (mod 2) and x4
  == 1 (mod 2) and x1 + x2 + x3 + x4 == 0 (mod 2) and (x1 + x2 + x3 + x4) - x4 >= 3)
    of the piles x1, x2, x3, x4, in ascending order. *)
Definition phi (x : list Z) : bool :=
  let x1 := nth 0 x 0 in
  let x2 := nth 1 x 0 in
  let x3 := nth 2 x 0 in
  let x4 := nth 3 x 0 in
  let part1 := (x1 + (x2 + (x3 + x4))) in
  (((((x1 / 2) + ((x2 / 2) + ((x3 / 2) + (x4 / 2)))) / 1) =? ((((x1 + 1) / 2) + (((x2 + 1) / 2) +
    (((x3 + 1) / 2) + ((x4 + 1) / 2)))) / 1)) || ((x1 mod 2 =? 1) && ((x2 mod 2 =? 1) && ((x3 mod 2
    =? 1) && ((x4 mod 2 =? 1) && ((part1 mod 2 =? 0) && (3 <=? (part1 + ((-1) * x4))))))))).

(** The same formula as a syntax tree. *)
Definition part1 : term := (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Var 2) (tcons (Var 3)
  tnil))))).
Definition says : formula := (Or (fcons (Compare Eq (Div (Plus (tcons (Div (Var 0) 2) (tcons (Div
  (Var 1) 2) (tcons (Div (Var 2) 2) (tcons (Div (Var 3) 2) tnil))))) 1) (Div (Plus (tcons (Div (Plus
  (tcons (Var 0) (tcons (Const 1) tnil))) 2) (tcons (Div (Plus (tcons (Var 1) (tcons (Const 1)
  tnil))) 2) (tcons (Div (Plus (tcons (Var 2) (tcons (Const 1) tnil))) 2) (tcons (Div (Plus (tcons
  (Var 3) (tcons (Const 1) tnil))) 2) tnil))))) 1)) (fcons (And (fcons (Congruent (Var 0) 1 2)
  (fcons (Congruent (Var 1) 1 2) (fcons (Congruent (Var 2) 1 2) (fcons (Congruent (Var 3) 1 2)
  (fcons (Congruent part1 0 2) (fcons (Compare Ge (Plus (tcons part1 (tcons (Times (-1) (Var 3))
  tnil))) (Const 3)) fnil))))))) fnil))).

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
Definition forms : list (vector * list Z) := [([1; 0; 0; 0], [0; 1]); ([0; 1; 0; 0], [0; 1]); ([0;
  0; 1; 0], [0; 1]); ([0; 0; 0; 1], [0; 1]); ([3; 2; 1; 0], [3; 4; 5; 6])].
Definition reducers : list vector := [[0; 0; 0; 2]; [0; 0; 2; 0]; [0; 2; 0; 0]; [2; 0; 0; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [0; 0; 0; 1]].
Definition node2 : node := Solve 3 [[-2; -1; 0; 1]; [3; 0; 0; 0]; [0; 3; 0; 0]; [0; 0; 3; 0]].
Definition node3 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [2; 0; 0; 0]
  (child [1; 0; 0; 0] [(0, 2)] 0 node1 (child [3; 2; 1; 0] [(3, 11)] 3 node2 none))))).
Definition node4 : node := Solve 2 [[2; 0; 0; 0]; [-3; -1; 0; 1]; [0; 2; 0; 0]; [0; 0; 2; 0]].
Definition node5 : node := Prune [-1; 0; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Bounded [1; 0; 0; 0]
  [1; 2; 1] 2 0 node4))).
Definition node6 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 2; 0; 0] (child [0; 1; 0; 0] [(0,
  2)] 0 node3 (child [3; 2; 1; 0] [(3, 9)] 2 node5 none)))).
Definition node7 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [-3; -2; 0; 1]; [0; 0; 1; 0]].
Definition node8 : node := Prune [1; 0; 0] (Prune [-3; 0; 1] (Prune [0; 1; 0] (Bounded [0; 1; 0; 0]
  [-1; 1; 1] 1 1 node7))).
Definition node9 : node := Prune [0; 1] (Prune [1; 0] (Bounded [1; 0; 0; 0] [1; 1] 1 0 node8)).
Definition node10 : node := Prune [1] (Step [0; 0; 2; 0] (child [0; 0; 1; 0] [(0, 2)] 0 node6 (child
  [3; 2; 1; 0] [(3, 7)] 1 node9 none))).
Definition node11 : node := Step [0; 0; 0; 2] (child [0; 0; 0; 1] [(0, 2)] 0 node10 none).
Definition points : certificate := Certificate forms reducers node11.

Lemma accepted : check_sorted 4 [1; 2; 3]%nat Normal says points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = 4%nat ->
  (Ppos position (move (one_of [1; 2; 3]%nat)) x <-> phi (heights (sorted x)) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (sorted_by_points 4 [1; 2; 3]%nat Normal says points accepted x len).
Qed.

Print Assumptions P_is_phi.
