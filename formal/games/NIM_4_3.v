(** NIM(4,3), normal play: the P-positions are the positions at which [phi] is true.

    Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker.
Import ListNotations.
Local Open Scope Z_scope.

(** if x1 + x2 + x3 + x4 == 0 (mod 3) then if x1 == 1 (mod 2) and x2 == 1 (mod 2) then false else if
  x3 - (x2 + x1) >= 0 then x1 + x2 == 0 (mod 2) else if x3 - (x2 + x1) = -1 then x1 + x2 == 1 (mod
  2) else if ((x1 + x3) - x2) mod 4 == 0 (mod 2) then x1 + x2 == 0 (mod 2) else if true then not
  (count(x2 == 1 (mod 2), ((x1 + x3) - x2) mod 4 = 3, (x1 + x2 + x3) - 2*x4 >= 3 and (x1 + x2 + x3)
  - 2*x4 == 3 (mod 12)) == 1 (mod 2)) else false else if x1 + x2 + x3 + x4 == 1 (mod 3) then if x1
  == 1 (mod 2) and x2 == 1 (mod 2) then false else if x3 - (x2 + x1) >= 0 or x3 - (x2 + x1) == 0
  (mod 2) or x3 - (x2 + x1) = -3 then x1 + x2 == 0 (mod 2) else if x3 - (x2 + x1) = -1 or x3 - (x2 +
  x1) = -5 then x1 + x2 == 1 (mod 2) else if true then count(x2 == 1 (mod 2), ((x1 + x3) - x2) mod 4
  = 1, (x1 + x2 + x3) - 2*x4 >= 7 and (x1 + x2 + x3) - 2*x4 == 7 (mod 12)) == 1 (mod 2) else false
  else if x1 + x2 + x3 + x4 == 2 (mod 3) then if (x1 == 1 (mod 2) and x2 == 1 (mod 2)) and (x3 - (x2
  + x1) >= 0 or (x3 - (x2 + x1) = -1 or x3 - (x2 + x1) = -3 or x3 - (x2 + x1) = -4 or x3 - (x2 + x1)
  = -7)) then false else if x1 == 1 (mod 2) and x2 == 1 (mod 2) then (x1 + x2 + x3) - 2*x4 >= 2 +
  3*(((x1 + x3) - x2) mod 4) and ((x1 + x2 + x3) - 2*x4) - (2 + 3*(((x1 + x3) - x2) mod 4)) == 0
  (mod 12) else if x1 == 1 (mod 2) and (x3 - (x2 + x1) >= 0 or (x3 - (x2 + x1) = -2 or x3 - (x2 +
  x1) = -3 or x3 - (x2 + x1) = -6)) then false else if x1 == 1 (mod 2) and x3 - (x2 + x1) = -1 then
  true else if x1 == 1 (mod 2) then count(((x1 + x3) - x2) mod 4 = 1, (x1 + x2 + x3) - 2*x4 >= (if
  ((x1 + x3) - x2) mod 4 == 1 (mod 2) then 5 else 8 - 3*(((x1 + x3) - x2) mod 4)) and ((x1 + x2 +
  x3) - 2*x4) - (if ((x1 + x3) - x2) mod 4 == 1 (mod 2) then 5 else 8 - 3*(((x1 + x3) - x2) mod 4))
  == 0 (mod 12)) == 1 (mod 2) else if x3 - (x2 + x1) >= 0 or (x3 - (x2 + x1) = -2 or x3 - (x2 + x1)
  = -3 or x3 - (x2 + x1) = -6) then x2 == 0 (mod 2) else if x3 - (x2 + x1) = -1 then x2 == 1 (mod 2)
  else if true then not (count(((x1 + x3) - x2) mod 4 = 3, (x1 + x2 + x3) - 2*x4 >= (if ((x1 + x3) -
  x2) mod 4 == 1 (mod 2) then 5 else 2 + 3*(((x1 + x3) - x2) mod 4)) and ((x1 + x2 + x3) - 2*x4) -
  (if ((x1 + x3) - x2) mod 4 == 1 (mod 2) then 5 else 2 + 3*(((x1 + x3) - x2) mod 4)) == 0 (mod 12),
  x2 == 1 (mod 2)) == 1 (mod 2)) else false else false
    of the piles x1, x2, x3, x4, in ascending order. *)
Definition phi (x : list Z) : bool :=
  let x1 := nth 0 x 0 in
  let x2 := nth 1 x 0 in
  let x3 := nth 2 x 0 in
  let x4 := nth 3 x 0 in
  let part1 := (x1 + (x2 + (x3 + x4))) in
  let part2 := (x1 mod 2 =? 1) in
  let part3 := (x2 mod 2 =? 1) in
  let part4 := (part2 && part3) in
  let part5 := (x3 + ((-1) * (x2 + x1))) in
  let part6 := (0 <=? part5) in
  let part7 := (x1 + x2) in
  let part8 := (part7 mod 2 =? 0) in
  let part9 := (part5 =? (-1)) in
  let part10 := (part7 mod 2 =? 1) in
  let part11 := (((x1 + x3) + ((-1) * x2)) mod 4) in
  let part12 := (part11 =? 3) in
  let part13 := ((x1 + (x2 + x3)) + ((-2) * x4)) in
  let part14 := (part5 =? (-3)) in
  let part15 := (part11 =? 1) in
  let part16 := (2 + (3 * part11)) in
  let part17 := (part6 || ((part5 =? (-2)) || (part14 || (part5 =? (-6))))) in
  let part18 := (part11 mod 2 =? 1) in
  let part19 := (if part18 then 5 else (8 + ((-3) * part11))) in
  let part20 := (if part18 then 5 else part16) in
  (if (part1 mod 3 =? 0) then (if part4 then false else (if part6 then part8 else (if part9 then
    part10 else (if (part11 mod 2 =? 0) then part8 else (if true then (negb ((Z.b2z part3 + (Z.b2z
    part12 + Z.b2z ((3 <=? part13) && (part13 mod 12 =? 3)))) mod 2 =? 1)) else false))))) else (if
    (part1 mod 3 =? 1) then (if part4 then false else (if (part6 || ((part5 mod 2 =? 0) || part14))
    then part8 else (if (part9 || (part5 =? (-5))) then part10 else (if true then ((Z.b2z part3 +
    (Z.b2z part15 + Z.b2z ((7 <=? part13) && (part13 mod 12 =? 7)))) mod 2 =? 1) else false)))) else
    (if (part1 mod 3 =? 2) then (if (part4 && (part6 || (part9 || (part14 || ((part5 =? (-4)) ||
    (part5 =? (-7))))))) then false else (if part4 then ((part16 <=? part13) && ((part13 + ((-1) *
    part16)) mod 12 =? 0)) else (if (part2 && part17) then false else (if (part2 && part9) then true
    else (if part2 then ((Z.b2z part15 + Z.b2z ((part19 <=? part13) && ((part13 + ((-1) * part19))
    mod 12 =? 0))) mod 2 =? 1) else (if part17 then (x2 mod 2 =? 0) else (if part9 then part3 else
    (if true then (negb ((Z.b2z part12 + (Z.b2z ((part20 <=? part13) && ((part13 + ((-1) * part20))
    mod 12 =? 0)) + Z.b2z part3)) mod 2 =? 1)) else false)))))))) else false))).

(** The same formula as a syntax tree. *)
Definition part1 : term := (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Var 2) (tcons (Var 3)
  tnil))))).
Definition part2 : formula := (Congruent (Var 0) 1 2).
Definition part3 : formula := (Congruent (Var 1) 1 2).
Definition part4 : formula := (And (fcons part2 (fcons part3 fnil))).
Definition part5 : term := (Plus (tcons (Var 2) (tcons (Times (-1) (Plus (tcons (Var 1) (tcons (Var
  0) tnil)))) tnil))).
Definition part6 : formula := (Compare Ge part5 (Const 0)).
Definition part7 : term := (Plus (tcons (Var 0) (tcons (Var 1) tnil))).
Definition part8 : formula := (Congruent part7 0 2).
Definition part9 : formula := (Compare Eq part5 (Const (-1))).
Definition part10 : formula := (Congruent part7 1 2).
Definition part11 : term := (Mod (Plus (tcons (Plus (tcons (Var 0) (tcons (Var 2) tnil))) (tcons
  (Times (-1) (Var 1)) tnil))) 4).
Definition part12 : formula := (Compare Eq part11 (Const 3)).
Definition part13 : term := (Plus (tcons (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Var 2) tnil))))
  (tcons (Times (-2) (Var 3)) tnil))).
Definition part14 : formula := (Compare Eq part5 (Const (-3))).
Definition part15 : formula := (Compare Eq part11 (Const 1)).
Definition part16 : term := (Plus (tcons (Const 2) (tcons (Times 3 part11) tnil))).
Definition part17 : formula := (Or (fcons part6 (fcons (Or (fcons (Compare Eq part5 (Const (-2)))
  (fcons part14 (fcons (Compare Eq part5 (Const (-6))) fnil)))) fnil))).
Definition part18 : formula := (Congruent part11 1 2).
Definition part19 : term := (Ite part18 (Const 5) (Plus (tcons (Const 8) (tcons (Times (-3) part11)
  tnil)))).
Definition part20 : term := (Ite part18 (Const 5) part16).
Definition says : formula := (Branch (Congruent part1 0 3) (Branch part4 (Truth false) (Branch part6
  part8 (Branch part9 part10 (Branch (Congruent part11 0 2) part8 (Branch (Truth true) (Not
  (Congruent (Count (fcons part3 (fcons part12 (fcons (And (fcons (Compare Ge part13 (Const 3))
  (fcons (Congruent part13 3 12) fnil))) fnil)))) 1 2)) (Truth false)))))) (Branch (Congruent part1
  1 3) (Branch part4 (Truth false) (Branch (Or (fcons part6 (fcons (Congruent part5 0 2) (fcons
  part14 fnil)))) part8 (Branch (Or (fcons part9 (fcons (Compare Eq part5 (Const (-5))) fnil)))
  part10 (Branch (Truth true) (Congruent (Count (fcons part3 (fcons part15 (fcons (And (fcons
  (Compare Ge part13 (Const 7)) (fcons (Congruent part13 7 12) fnil))) fnil)))) 1 2) (Truth
  false))))) (Branch (Congruent part1 2 3) (Branch (And (fcons part4 (fcons (Or (fcons part6 (fcons
  (Or (fcons part9 (fcons part14 (fcons (Compare Eq part5 (Const (-4))) (fcons (Compare Eq part5
  (Const (-7))) fnil))))) fnil))) fnil))) (Truth false) (Branch part4 (And (fcons (Compare Ge part13
  part16) (fcons (Congruent (Plus (tcons part13 (tcons (Times (-1) part16) tnil))) 0 12) fnil)))
  (Branch (And (fcons part2 (fcons part17 fnil))) (Truth false) (Branch (And (fcons part2 (fcons
  part9 fnil))) (Truth true) (Branch part2 (Congruent (Count (fcons part15 (fcons (And (fcons
  (Compare Ge part13 part19) (fcons (Congruent (Plus (tcons part13 (tcons (Times (-1) part19)
  tnil))) 0 12) fnil))) fnil))) 1 2) (Branch part17 (Congruent (Var 1) 0 2) (Branch part9 part3
  (Branch (Truth true) (Not (Congruent (Count (fcons part12 (fcons (And (fcons (Compare Ge part13
  part20) (fcons (Congruent (Plus (tcons part13 (tcons (Times (-1) part20) tnil))) 0 12) fnil)))
  (fcons part3 fnil)))) 1 2)) (Truth false))))))))) (Truth false)))).

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
Definition forms : list (vector * list Z) := [([1; 0; 0; 0], [0; 1]); ([0; 1; 0; 0], [0; 1]); ([0;
  0; 1; 0], [0; 1]); ([0; 0; 0; 1], [0; 1]); ([1; 0; -1; -2], [-1; 2; 3; 5; 6; 7; 8; 10; 11; 14]);
  ([1; 0; -1; 0], [1; 2; 3; 4; 5; 6; 7; 8; 9; 10])].
Definition reducers : list vector := [[0; 0; 0; 6]; [0; 0; 12; 0]; [0; 2; 0; 0]; [12; 0; 0; 0]; [4;
  0; 0; 2]; [2; 0; 2; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [0; 0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -2; -1]; [0; 0; 1; 0]].
Definition node3 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; 0; -1]; [0; 0; 1; 0]].
Definition node4 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 0; 12; 0]
  (child [0; 0; 1; 0] [(0, 12)] 2 node1 (child [1; 0; -1; -2] [(-13, 13)] 3 node2 (child [1; 0; -1;
  0] [(-11, 9)] 3 node3 none)))))).
Definition node5 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 2; 0]; [1; 0; -1; -1]].
Definition node6 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [1; 0; -1] (Bounded [0; 0; 1; 0]
  [2; 1; -1] 1 2 node5))).
Definition node7 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 0; 6] (child [0; 0; 0; 1] [(0,
  6)] 2 node4 (child [1; 0; -1; -2] [(-13, 13)] 2 node6 none)))).
Definition node8 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 2; 0]; [1; 0; -1; -1]].
Definition node9 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 0; 0; 6]
  (child [0; 0; 0; 1] [(0, 6)] 3 node1 (child [1; 0; -1; -2] [(-13, 13)] 3 node8 none))))).
Definition node10 : node := Solve 1 [[0; 1; 2; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node11 : node := Solve 1 [[0; 1; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node12 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [12; 0; 0; 0]
  (child [1; 0; 0; 0] [(0, 12)] 0 node1 (child [1; 0; -1; -2] [(-1, 25)] 3 node10 (child [1; 0; -1;
  0] [(1, 21)] 3 node11 none)))))).
Definition node13 : node := Solve 2 [[0; 2; 0; 2]; [2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; -1; 1]].
Definition node14 : node := Prune [0; 1; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 0; 0; 6]
  (child [0; 0; 0; 1] [(0, 6)] 2 node11 (child [1; 0; -1; -2] [(-13, 13)] 2 node13 none))))).
Definition node15 : node := Prune [1; 0] (Prune [0; 1] (Step [4; 0; 0; 2] (child [1; 0; 0; 0] [(0,
  4)] 0 node9 (child [0; 0; 0; 1] [(0, 2)] 2 node12 (child [1; 0; -1; 0] [(1, 13)] 2 node14
  none))))).
Definition node16 : node := Prune [1] (Step [2; 0; 2; 0] (child [1; 0; 0; 0] [(0, 2)] 0 node7 (child
  [0; 0; 1; 0] [(0, 2)] 1 node15 none))).
Definition node17 : node := Step [0; 2; 0; 0] (child [0; 1; 0; 0] [(0, 2)] 0 node16 none).
Definition points : certificate := Certificate forms reducers node17.

Lemma accepted : check_sorted 4 [3]%nat Normal says points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = 4%nat ->
  (Ppos position (move (one_of [3]%nat)) x <-> phi (heights (sorted x)) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (sorted_by_points 4 [3]%nat Normal says points accepted x len).
Qed.

Print Assumptions P_is_phi.
