(** SN(4,{3}), normal play: the P-positions are the positions at which [phi] is true.

    Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker.
Import ListNotations.
Local Open Scope Z_scope.

(** (count(min(x1, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod
  2), min(x2, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2),
  min(x3, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2),
  min(x4, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2)) <=
  (min(x1, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x2, min((x1
  + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x3, min((x1 + x2 + x3 + x4)
  div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x4, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 +
  x3) div 2, (x1 + x2) div 1))) mod 6 and (min(x1, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div
  2, (x1 + x2) div 1)) + min(x2, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div
  1)) + min(x3, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x4,
  min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1))) mod 6 <= 4 - count(min(x1,
  min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2), min(x2,
  min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2), min(x3,
  min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2), min(x4,
  min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2))) or
  (count(min(x1, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod
  2), min(x2, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2),
  min(x3, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2),
  min(x4, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2)) = 4
  and (min(x1, min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x2,
  min((x1 + x2 + x3 + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x3, min((x1 + x2 + x3
  + x4) div 3, (x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x4, min((x1 + x2 + x3 + x4) div 3, (x1
  + x2 + x3) div 2, (x1 + x2) div 1))) mod 6 = 2)
    of the piles x1, x2, x3, x4, in ascending order. *)
Definition phi (x : list Z) : bool :=
  let x1 := nth 0 x 0 in
  let x2 := nth 1 x 0 in
  let x3 := nth 2 x 0 in
  let x4 := nth 3 x 0 in
  let part1 := (Z.min ((x1 + (x2 + (x3 + x4))) / 3) (Z.min ((x1 + (x2 + x3)) / 2) ((x1 + x2) / 1)))
    in
  let part2 := (Z.min x1 part1) in
  let part3 := (Z.min x2 part1) in
  let part4 := (Z.min x3 part1) in
  let part5 := (Z.min x4 part1) in
  let part6 := (Z.b2z (part2 mod 2 =? 1) + (Z.b2z (part3 mod 2 =? 1) + (Z.b2z (part4 mod 2 =? 1) +
    Z.b2z (part5 mod 2 =? 1)))) in
  let part7 := ((part2 + (part3 + (part4 + part5))) mod 6) in
  (((part6 <=? part7) && (part7 <=? (4 + ((-1) * part6)))) || ((part6 =? 4) && (part7 =? 2))).

(** The same formula as a syntax tree. *)
Definition part1 : term := (Min (tcons (Div (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Var 2)
  (tcons (Var 3) tnil))))) 3) (tcons (Div (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Var 2)
  tnil)))) 2) (tcons (Div (Plus (tcons (Var 0) (tcons (Var 1) tnil))) 1) tnil)))).
Definition part2 : term := (Min (tcons (Var 0) (tcons part1 tnil))).
Definition part3 : term := (Min (tcons (Var 1) (tcons part1 tnil))).
Definition part4 : term := (Min (tcons (Var 2) (tcons part1 tnil))).
Definition part5 : term := (Min (tcons (Var 3) (tcons part1 tnil))).
Definition part6 : term := (Count (fcons (Congruent part2 1 2) (fcons (Congruent part3 1 2) (fcons
  (Congruent part4 1 2) (fcons (Congruent part5 1 2) fnil))))).
Definition part7 : term := (Mod (Plus (tcons part2 (tcons part3 (tcons part4 (tcons part5 tnil)))))
  6).
Definition says : formula := (Or (fcons (And (fcons (Compare Le part6 part7) (fcons (Compare Le
  part7 (Plus (tcons (Const 4) (tcons (Times (-1) part6) tnil)))) fnil))) (fcons (And (fcons
  (Compare Eq part6 (Const 4)) (fcons (Compare Eq part7 (Const 2)) fnil))) fnil))).

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
Definition forms : list (vector * list Z) := [([1; 0; 0; 0], [0; 1]); ([0; 1; 0; 0], [0; 1]); ([0;
  0; 1; 0], [0; 1]); ([0; 0; 0; 1], [0; 1]); ([1; 0; -1; -2], [-4; 0; 3]); ([2; 0; -2; -1], [-2;
  1]); ([1; 0; -1; 0], [-1; 0; 1; 2]); ([1; 0; -1; 1], [0; 3]); ([1; 0; -1; -1], [0; 1; 2])].
Definition reducers : list vector := [[0; 0; 0; 18]; [0; 0; 36; 0]; [0; 0; 12; 12]; [0; 2; 0; 0];
  [36; 0; 0; 0]; [12; 0; 0; 6]; [12; 0; 0; 24]; [36; 0; 0; 36]; [2; 0; 2; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [0; 0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -2; -1]; [0; 0; 1; 0]].
Definition node3 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [2; 0; -1; -1]; [0; 0; 2; 0]].
Definition node4 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; 0; -1]; [0; 0; 1; 0]].
Definition node5 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; 1; -1]; [0; 0; 1; 0]].
Definition node6 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -1; -1]; [0; 0; 1; 0]].
Definition node7 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 0; 36; 0]
  (child [0; 0; 1; 0] [(0, 36)] 2 node1 (child [1; 0; -1; -2] [(-40, 2)] 3 node2 (child [2; 0; -2;
  -1] [(-74, 0)] 3 node3 (child [1; 0; -1; 0] [(-37, 1)] 3 node4 (child [1; 0; -1; 1] [(-36, 2)] 3
  node5 (child [1; 0; -1; -1] [(-36, 1)] 3 node6 none))))))))).
Definition node8 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 2; 0]; [1; 0; -1; -1]].
Definition node9 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [1; 0; -1] (Bounded [0; 0; 1; 0]
  [2; 1; -1] 1 2 node8))).
Definition node10 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [2; 0; -2; -1]].
Definition node11 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [2; 0; -1] (Bounded [0; 0; 1; 0]
  [3; 1; -1] 1 2 node10))).
Definition node12 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [-1; 0; 1; 1]].
Definition node13 : node := Solve 3 [[3; 0; 0; 0]; [0; 3; 0; 0]; [3; 0; -1; -2]; [0; 0; -1; 1]].
Definition node14 : node := Solve 3 [[3; 0; 0; 0]; [0; 3; 0; 0]; [3; 0; -1; -1]; [0; 0; -1; 2]].
Definition node15 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [1; 0; -1; 0]; [0; 0; -1; 1]].
Definition node16 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [2; 0; -1; -1]; [0; 0; 1; -1]].
Definition node17 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 0; 12; 12] (child [0; 0; 1;
  0] [(0, 12)] 2 node12 (child [0; 0; 0; 1] [(0, 12)] 2 node5 (child [1; 0; -1; -2] [(-40, 2)] 2
  node13 (child [2; 0; -2; -1] [(-38, 0)] 2 node14 (child [1; 0; -1; 0] [(-13, 1)] 2 node15 (child
  [1; 0; -1; -1] [(-24, 1)] 3 node16 none)))))))).
Definition node18 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; 0; -1; -1]].
Definition node19 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [1; 0; -1] (Bounded [0; 0; 1; 0]
  [2; 1; -1] 1 2 node18))).
Definition node20 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 0; 18] (child [0; 0; 0; 1] [(0,
  18)] 2 node7 (child [1; 0; -1; -2] [(-40, 2)] 2 node9 (child [2; 0; -2; -1] [(-20, 0)] 2 node11
  (child [1; 0; -1; 1] [(0, 20)] 2 node17 (child [1; 0; -1; -1] [(-18, 1)] 2 node19 none))))))).
Definition node21 : node := Solve 2 [[2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 2; 0]; [1; 0; -1; -1]].
Definition node22 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [2; 0; -2; -1]].
Definition node23 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [1; 0; -1; -1]].
Definition node24 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [0; 0; 0; 18]
  (child [0; 0; 0; 1] [(0, 18)] 3 node1 (child [1; 0; -1; -2] [(-40, 2)] 3 node21 (child [2; 0; -2;
  -1] [(-20, 0)] 3 node22 (child [1; 0; -1; 1] [(0, 20)] 3 node12 (child [1; 0; -1; -1] [(-18, 1)] 3
  node23 none)))))))).
Definition node25 : node := Solve 1 [[0; 1; 2; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node26 : node := Solve 2 [[0; 2; 1; 1]; [2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 2; 0]].
Definition node27 : node := Solve 1 [[0; 1; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node28 : node := Solve 1 [[0; 1; -1; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node29 : node := Solve 1 [[0; 1; 1; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]].
Definition node30 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Prune [0; 0; 1] (Step [36; 0; 0; 0]
  (child [1; 0; 0; 0] [(0, 36)] 0 node1 (child [1; 0; -1; -2] [(-4, 38)] 3 node25 (child [2; 0; -2;
  -1] [(-2, 72)] 3 node26 (child [1; 0; -1; 0] [(-1, 37)] 3 node27 (child [1; 0; -1; 1] [(0, 38)] 3
  node28 (child [1; 0; -1; -1] [(0, 37)] 3 node29 none))))))))).
Definition node31 : node := Solve 3 [[0; 3; -1; 2]; [3; 0; 0; 0]; [0; 3; 0; 0]; [0; 0; -2; 1]].
Definition node32 : node := Solve 1 [[0; 1; 0; 1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; -1; 2]].
Definition node33 : node := Solve 3 [[0; 3; 1; 1]; [3; 0; 0; 0]; [0; 3; 0; 0]; [0; 0; -1; 2]].
Definition node34 : node := Solve 1 [[0; 1; 1; -1]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; -2]].
Definition node35 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [12; 0; 0; 24] (child [1; 0; 0;
  0] [(0, 12)] 0 node22 (child [0; 0; 0; 1] [(0, 24)] 2 node26 (child [1; 0; -1; -2] [(-40, 2)] 2
  node31 (child [1; 0; -1; 0] [(-1, 13)] 3 node32 (child [1; 0; -1; 1] [(0, 38)] 3 node33 (child [1;
  0; -1; -1] [(-12, 1)] 3 node34 none)))))))).
Definition node36 : node := Solve 2 [[0; 2; 0; 2]; [2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; -1; 1]].
Definition node37 : node := Solve 1 [[0; 1; 1; 0]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; -1; 1]].
Definition node38 : node := Solve 1 [[0; 1; 1; 0]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; -1]].
Definition node39 : node := Prune [0; 1; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Step [0; 0; 0; 18]
  (child [0; 0; 0; 1] [(0, 18)] 2 node27 (child [1; 0; -1; -2] [(-40, 2)] 2 node36 (child [2; 0; -2;
  -1] [(-20, 0)] 2 node32 (child [1; 0; -1; 1] [(0, 20)] 3 node37 (child [1; 0; -1; -1] [(-18, 1)] 3
  node38 none)))))))).
Definition node40 : node := Solve 1 [[1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; 1; 0]; [-1; 0; 1; 1]].
Definition node41 : node := Prune [0; 1; 1] (Prune [1; 0; 0] (Prune [0; 1; 0] (Bounded [1; 0; 0; 0]
  [1; 2; 1] 1 0 node40))).
Definition node42 : node := Solve 1 [[0; 1; -1; 2]; [1; 0; 0; 0]; [0; 1; 0; 0]; [0; 0; -1; 1]].
Definition node43 : node := Solve 2 [[0; 2; 1; 1]; [2; 0; 0; 0]; [0; 2; 0; 0]; [0; 0; 1; -1]].
Definition node44 : node := Prune [1; 0; 0] (Prune [0; 1; 0] (Step [36; 0; 0; 36] (child [1; 0; 0;
  0] [(0, 36)] 0 node23 (child [0; 0; 0; 1] [(0, 36)] 2 node29 (child [1; 0; -1; -2] [(-40, 2)] 2
  node42 (child [2; 0; -2; -1] [(-2, 36)] 2 node34 (child [1; 0; -1; 0] [(-1, 37)] 2 node38 (child
  [1; 0; -1; 1] [(0, 74)] 2 node43 none)))))))).
Definition node45 : node := Prune [1; 0] (Prune [0; 1] (Step [12; 0; 0; 6] (child [1; 0; 0; 0] [(0,
  12)] 0 node24 (child [0; 0; 0; 1] [(0, 6)] 2 node30 (child [2; 0; -2; -1] [(-2, 18)] 2 node35
  (child [1; 0; -1; 0] [(-1, 13)] 2 node39 (child [1; 0; -1; 1] [(0, 20)] 2 node41 (child [1; 0; -1;
  -1] [(0, 7)] 2 node44 none)))))))).
Definition node46 : node := Prune [1] (Step [2; 0; 2; 0] (child [1; 0; 0; 0] [(0, 2)] 0 node20
  (child [0; 0; 1; 0] [(0, 2)] 1 node45 none))).
Definition node47 : node := Step [0; 2; 0; 0] (child [0; 1; 0; 0] [(0, 2)] 0 node46 none).
Definition points : certificate := Certificate forms reducers node47.

Lemma accepted : check_sorted 4 [3]%nat Normal says points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = 4%nat ->
  (Ppos position (move (one_of [3]%nat)) x <-> phi (heights (sorted x)) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (sorted_by_points 4 [3]%nat Normal says points accepted x len).
Qed.

Print Assumptions P_is_phi.
