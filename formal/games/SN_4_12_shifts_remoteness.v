(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Values Vectors SortedPiles PointsChecker Conditions
  ShiftRules ShiftTrees ShiftChecker ShiftValues.
Import ListNotations.
Local Open Scope Z_scope.

(** SN(4,{1,2}), solved by shift rules of the piles in ascending order. *)
Definition rule1 : shift := Shift [0; 0; 0; 2] 2 [([-1; -1; -1; 2], 4); ([0; 0; -1; 1], 3)].
Definition rule2 : shift := Shift [0; 1; 1; 1] 2 [([-1; 1; 0; 0], 2)].
Definition rule3 : shift := Shift [2; 2; 4; 4] 10 [([1; 0; 0; 0], 3); ([0; -1; 1; 0], 4)].
Definition rule4 : shift := Shift [2; 2; 2; 3] 6 [([1; 1; -1; 0], 1); ([1; 0; 0; 0], 3); ([0; 0; -1;
  1], 2)].
Definition rule5 : shift := Shift [3; 3; 3; 3] 8 [([1; 1; 1; -2], -1); ([1; 1; -1; 0], 2); ([1; 0;
  0; 0], 4)].
Definition rule6 : shift := Shift [0; 0; 2; 2] 4 [([-1; -1; 1; 0], 4); ([0; -1; 1; 0], 3)].

(** Where no rule settles an edge, for each rule; where no rule applies; and the values there. *)
Definition critical1 : forest := (fails (Split 1 (fails (Split 2 (fails (Leaf 1 [2; 1; 1; 0; 1])
  (fails (Split 3 (fails (Leaf 2 [3; 4; 0; 2; 1]) (fails (Leaf 0 [1; 0; 0; 1]) (fails (Leaf 0 [2; 0;
  1; 0; 0; 0; 0; 1]) (fails (Leaf 0 [1; 1]) no_more))))) no_more))) no_more)) (fails (Split 1 (fails
  (Split 2 (fails (Split 5 (fails (Leaf 1 [1; 2; 1; 1]) (fails (Leaf 0 [1; 1]) (fails (Leaf 0 [1; 0;
  0; 0; 0; 0; 1]) no_more)))) (fails (Leaf 1 [2; 0; 1; 3; 1]) no_more))) no_more)) no_more)).
Definition critical2 : forest := (fails (Split 0 (fails (Split 2 (fails (Leaf 1 [2; 1; 1]) (fails
  (Split 3 (fails (Leaf 2 [3; 4; 0; 1; 2]) (fails (Leaf 0 [1; 0; 0; 1]) (fails (Split 4 (fails (Leaf
  1 [1; 3; 0; 0; 2; 0; 0; 1]) (fails (Leaf 2 [3; 1; 0; 0; 0; 4; 0; 0; 2]) (fails (Leaf 2 [4; 1; 1;
  0; 0; 0; 0; 0; 0; 2]) no_more)))) no_more)))) no_more))) (fails (Split 2 (fails (Split 5 (fails
  (Leaf 1 [1; 2; 1; 0; 1]) (fails (Leaf 0 [1; 1]) no_more))) (fails (Leaf 1 [2; 0; 3; 1; 1])
  no_more))) no_more))) no_more).
Definition critical3 : forest := (fails (Split 1 (fails (Split 0 (fails (Leaf 1 [1; 1; 2]) (fails
  (Split 5 (fails (Leaf 1 [1; 1; 0; 1; 2]) (fails (Leaf 0 [1; 1; 0; 0; 0; 0; 1]) (fails (Leaf 0 [1;
  0; 1; 0; 0; 0; 0; 1]) no_more)))) no_more))) no_more)) (fails (Split 1 (fails (Split 0 (fails
  (Split 3 (fails (Leaf 2 [3; 1; 2; 4]) (fails (Leaf 0 [1; 1; 0; 0; 0; 0; 0; 1]) (fails (Split 4
  (fails (Leaf 1 [1; 3; 0; 0; 0; 1; 2]) (fails (Leaf 2 [3; 1; 0; 0; 0; 0; 2; 4]) (fails (Leaf 0 [1;
  1; 0; 0; 0; 0; 0; 0; 0; 0; 0; 1]) (fails (Leaf 0 [1; 1]) no_more))))) (fails (Leaf 0 [1; 0; 1])
  no_more))))) (fails (Leaf 1 [3; 1; 1; 2]) no_more))) no_more)) no_more)).
Definition critical4 : forest := (fails (Split 1 (fails (Split 0 (fails (Split 2 (fails (Leaf 2 [4;
  1; 2; 0; 1]) (fails (Leaf 2 [4; 0; 1; 2; 3]) (fails (Leaf 0 [1; 0; 1]) no_more)))) (fails (Leaf 0
  [2; 1; 0; 0; 1]) (fails (Leaf 0 [1; 1]) no_more)))) no_more)) (fails (Split 1 (fails (Split 0
  (fails (Leaf 2 [1; 2; 4; 1]) (fails (Leaf 0 [2; 1; 0; 0; 1]) (fails (Leaf 0 [1; 1]) no_more))))
  no_more)) (fails (Split 1 (fails (Split 2 (fails (Leaf 1 [2; 1; 1; 0; 1]) (fails (Split 4 (fails
  (Leaf 1 [1; 2; 0; 1; 3]) (fails (Leaf 0 [1; 1; 0; 0; 0; 0; 0; 0; 0; 0; 2]) (fails (Leaf 1 [2; 0;
  1; 0; 0; 1; 0; 0; 0; 0; 0; 1]) (fails (Leaf 0 [1; 0; 1]) (fails (Leaf 0 [1; 0; 1]) no_more))))))
  (fails (Leaf 0 [1; 0; 1]) no_more)))) no_more)) no_more))).
Definition critical5 : forest := (fails (Split 1 (fails (Split 2 (fails (Leaf 2 [4; 2; 0; 1; 1])
  (fails (Split 3 (fails (Leaf 2 [3; 4; 0; 2; 0; 1]) (fails (Leaf 0 [1; 0; 0; 1]) (fails (Leaf 1 [3;
  0; 0; 2; 0; 1; 1]) (fails (Leaf 0 [1; 0; 0; 1]) (fails (Leaf 0 [1; 0; 0; 1]) no_more)))))) (fails
  (Leaf 0 [1; 0; 1]) no_more)))) no_more)) (fails (Split 1 (fails (Split 2 (fails (Leaf 2 [4; 2; 0;
  1; 0; 1]) (fails (Leaf 2 [4; 0; 2; 3; 1]) (fails (Leaf 0 [1; 0; 1]) no_more)))) no_more)) (fails
  (Split 1 (fails (Leaf 2 [2; 4; 1; 1]) no_more)) no_more))).
Definition critical6 : forest := (fails (Split 1 (fails (Split 0 (fails (Split 2 (fails (Leaf 2 [4;
  1; 2; 1]) (fails (Leaf 0 [1; 1; 0; 0; 0; 1]) (fails (Leaf 0 [1; 1]) no_more)))) (fails (Split 2
  (fails (Leaf 1 [2; 1; 0; 1; 1]) (fails (Leaf 0 [1; 1; 0; 0; 0; 0; 1]) (fails (Leaf 0 [1; 1])
  no_more)))) no_more))) no_more)) (fails (Leaf 0 [1; 1]) no_more)).
Definition coverage : split_tree := (Split 1 (fails (Split 0 (fails (Split 2 (fails (Leaf 1 [2; 1;
  1]) (fails (Split 3 (fails (Leaf 2 [3; 4; 0; 1; 2]) (fails (Leaf 0 [1; 0; 0; 1]) (fails (Split 4
  (fails (Leaf 0 [1; 2; 0; 1]) (fails (Leaf 2 [3; 1; 0; 0; 0; 4; 0; 0; 2]) (fails (Leaf 1 [2; 1; 0;
  1; 0; 0; 0; 0; 0; 1]) no_more)))) no_more)))) no_more))) (fails (Split 2 (fails (Split 5 (fails
  (Leaf 1 [1; 2; 1; 0; 1]) (fails (Leaf 0 [1; 1]) no_more))) (fails (Leaf 1 [2; 0; 3; 1; 1])
  no_more))) no_more))) no_more)).
Definition ends : list (vector * nat) := [([0; 0; 1; 1], 2%nat); ([0; 0; 2; 2], 3%nat); ([0; 0; 3;
  3], 4%nat); ([0; 0; 0; 1], 1%nat); ([0; 0; 1; 2], 2%nat); ([1; 1; 1; 1], 3%nat); ([1; 1; 2; 2],
  4%nat); ([1; 1; 3; 3], 6%nat); ([1; 1; 4; 4], 8%nat); ([1; 1; 5; 5], 10%nat); ([1; 1; 1; 2],
  4%nat); ([1; 1; 2; 3], 5%nat); ([1; 1; 3; 4], 6%nat); ([1; 1; 1; 3], 4%nat); ([2; 2; 2; 2],
  6%nat); ([2; 2; 3; 3], 7%nat); ([2; 2; 4; 4], 8%nat); ([2; 2; 5; 5], 10%nat); ([2; 2; 6; 6],
  13%nat); ([2; 2; 7; 7], 14%nat); ([2; 2; 2; 3], 6%nat); ([2; 2; 3; 4], 8%nat); ([2; 2; 4; 5],
  9%nat); ([2; 2; 5; 6], 10%nat); ([2; 2; 2; 4], 7%nat); ([2; 2; 3; 5], 8%nat); ([0; 1; 1; 1],
  2%nat); ([0; 1; 2; 2], 4%nat); ([0; 1; 3; 3], 5%nat); ([0; 1; 4; 4], 6%nat); ([0; 1; 1; 2],
  3%nat); ([0; 1; 2; 3], 4%nat); ([1; 2; 2; 2], 5%nat); ([1; 2; 3; 3], 6%nat); ([1; 2; 4; 4],
  8%nat); ([1; 2; 5; 5], 10%nat); ([1; 2; 6; 6], 12%nat); ([1; 2; 2; 3], 6%nat); ([1; 2; 3; 4],
  7%nat); ([1; 2; 4; 5], 8%nat); ([1; 2; 2; 4], 6%nat); ([2; 3; 3; 3], 8%nat); ([2; 3; 4; 4],
  9%nat); ([2; 3; 5; 5], 10%nat); ([2; 3; 6; 6], 12%nat); ([2; 3; 7; 7], 15%nat); ([2; 3; 8; 8],
  16%nat); ([2; 3; 3; 4], 8%nat); ([2; 3; 4; 5], 10%nat); ([2; 3; 5; 6], 11%nat); ([2; 3; 6; 7],
  12%nat); ([2; 3; 3; 5], 9%nat); ([2; 3; 4; 6], 10%nat); ([3; 3; 6; 6], 12%nat); ([3; 3; 6; 7],
  15%nat); ([3; 4; 7; 7], 14%nat); ([3; 4; 7; 8], 17%nat); ([3; 3; 5; 5], 11%nat); ([3; 3; 5; 6],
  12%nat); ([3; 4; 6; 6], 13%nat); ([3; 4; 6; 7], 14%nat); ([4; 4; 7; 7], 17%nat); ([4; 4; 7; 8],
  16%nat); ([4; 5; 8; 8], 19%nat); ([4; 5; 8; 9], 18%nat); ([3; 3; 3; 3], 8%nat); ([3; 3; 3; 4],
  9%nat); ([3; 3; 4; 4], 10%nat); ([3; 3; 4; 5], 10%nat); ([3; 4; 4; 4], 10%nat); ([3; 4; 4; 5],
  11%nat); ([3; 4; 5; 5], 12%nat); ([3; 4; 5; 6], 12%nat); ([0; 0; 2; 3], 4%nat); ([0; 0; 3; 4],
  6%nat); ([0; 0; 0; 2], 2%nat); ([0; 0; 1; 3], 4%nat); ([0; 0; 2; 4], 5%nat); ([0; 0; 3; 5],
  6%nat); ([1; 1; 4; 5], 8%nat); ([1; 1; 5; 6], 10%nat); ([1; 1; 2; 4], 6%nat); ([1; 1; 3; 5],
  8%nat); ([1; 1; 4; 6], 10%nat); ([1; 1; 5; 7], 12%nat); ([2; 2; 6; 7], 14%nat); ([2; 2; 7; 8],
  16%nat); ([2; 2; 4; 6], 10%nat); ([2; 2; 5; 7], 12%nat); ([2; 2; 6; 8], 15%nat); ([2; 2; 7; 9],
  16%nat); ([0; 1; 3; 4], 6%nat); ([0; 1; 4; 5], 8%nat); ([0; 1; 1; 3], 4%nat); ([0; 1; 2; 4],
  6%nat); ([0; 1; 3; 5], 7%nat); ([0; 1; 4; 6], 8%nat); ([1; 2; 5; 6], 10%nat); ([1; 2; 6; 7],
  12%nat); ([1; 2; 3; 5], 8%nat); ([1; 2; 4; 6], 10%nat); ([1; 2; 5; 7], 12%nat); ([1; 2; 6; 8],
  14%nat); ([2; 3; 7; 8], 16%nat); ([2; 3; 8; 9], 18%nat); ([2; 3; 5; 7], 12%nat); ([2; 3; 6; 8],
  14%nat); ([2; 3; 7; 9], 17%nat); ([2; 3; 8; 10], 18%nat); ([3; 3; 6; 8], 14%nat); ([3; 4; 7; 9],
  16%nat)].

Definition solution : shifts nat := Shifts [rule1; rule2; rule3; rule4; rule5; rule6] [critical1;
  critical2; critical3; critical4; critical5; critical6] coverage ends.

Lemma accepted : check_remoteness_shifts 4 [1; 2]%nat Misere solution = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem remoteness_by_rules : forall R, solves_smith position (move (one_of [1; 2]%nat)) (good
  Misere) R ->
  forall x : position, length x = 4%nat ->
  R x = number_of_sorted 4 plus_nat solution (heights (sorted x)).
Proof. exact (remoteness_by_shifts 4 [1; 2]%nat Misere solution accepted). Qed.

Print Assumptions remoteness_by_rules.
