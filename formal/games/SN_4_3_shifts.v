(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Values Vectors SortedPiles PointsChecker Conditions
  ShiftRules ShiftTrees ShiftChecker ShiftValues.
Import ListNotations.
Local Open Scope Z_scope.

(** SN(4,{3}), solved by shift rules of the piles in ascending order. *)
Definition rule1 : shift := Shift [0; 0; 0; 1] 0 [([0; 0; -1; 1], 2); ([-1; -1; -1; 2], 1)].
Definition rule2 : shift := Shift [0; 0; 1; 1] 0 [([0; -1; 1; 0], 2); ([-1; -1; 1; 0], 1)].
Definition rule3 : shift := Shift [0; 2; 2; 2] 0 [([-1; 1; 0; 0], 3)].
Definition rule4 : shift := Shift [6; 6; 6; 6] 0 [([1; 0; 0; 0], 7); ([1; 1; 1; -2], 6)].
Definition rule5 : shift := Shift [2; 2; 4; 4] 0 [([1; 0; 0; 0], 3); ([0; -1; 1; 0], 3)].
Definition rule6 : shift := Shift [4; 4; 4; 6] 0 [([1; 0; 0; 0], 5); ([0; 0; -1; 1], 3); ([1; 1; -1;
  0], 2)].

(** Where no rule settles an edge, for each rule; where no rule applies; and the values there. *)
Definition critical1 : forest := (fails (Split 2 (fails (Split 4 (fails (Split 1 (fails (Leaf 1 [1;
  1; 1; 1]) (fails (Leaf 1 [1; 0; 2; 1; 1]) (fails (Leaf 0 [1; 1; 0; 0; 0; 0; 2]) no_more)))) (fails
  (Leaf 1 [2; 0; 1; 3; 0; 1]) no_more))) no_more)) (fails (Leaf 0 [1; 0; 0; 1]) no_more)).
Definition critical2 : forest := (fails (Split 2 (fails (Split 0 (fails (Leaf 1 [1; 1; 2; 0; 1])
  (fails (Leaf 0 [1; 2; 0; 0; 0; 1]) no_more))) no_more)) (fails (Leaf 0 [1; 0; 0; 1]) no_more)).
Definition critical3 : forest := (fails (Split 0 (fails (Split 1 (fails (Split 3 (fails (Leaf 1 [1;
  1; 1; 1]) (fails (Leaf 1 [1; 0; 2; 3; 1]) no_more))) (fails (Split 3 (fails (Leaf 1 [2; 1; 0; 1;
  1]) (fails (Split 4 (fails (Leaf 0 [1; 0; 1]) (fails (Leaf 1 [2; 0; 1; 0; 0; 0; 3; 1]) no_more)))
  no_more))) no_more))) (fails (Split 4 (fails (Leaf 0 [1; 1; 2]) (fails (Split 5 (fails (Leaf 0 [1;
  0; 0; 1; 2]) (fails (Split 3 (fails (Leaf 1 [2; 0; 0; 0; 0; 1; 1; 1]) (fails (Leaf 1 [1; 0; 3; 0;
  2; 0; 0; 0; 1]) no_more))) (fails (Leaf 0 [1; 2; 0; 0; 0; 1]) no_more)))) no_more))) no_more)))
  no_more).
Definition critical4 : forest := (fails (Split 2 (fails (Leaf 1 [1; 2; 0; 1]) no_more)) (fails
  (Split 2 (fails (Split 4 (fails (Leaf 1 [2; 1; 0; 0; 0; 1]) (fails (Split 5 (fails (Leaf 2 [3; 1;
  0; 2; 0; 0; 0; 1]) (fails (Leaf 1 [3; 0; 2; 0; 1; 1]) (fails (Leaf 0 [1; 0; 1; 1]) (fails (Leaf 0
  [1; 0; 0; 1]) no_more))))) (fails (Leaf 0 [1; 0; 1]) no_more)))) no_more)) no_more)).
Definition critical5 : forest := (fails (Split 2 (fails (Split 0 (fails (Split 1 (fails (Leaf 1 [1;
  1; 1; 1]) (fails (Leaf 0 [1; 1; 0; 0; 1]) (fails (Leaf 0 [1; 0; 1]) no_more)))) (fails (Leaf 0 [1;
  2; 0; 1; 0; 1]) no_more))) no_more)) (fails (Split 2 (fails (Split 0 (fails (Split 3 (fails (Leaf
  1 [1; 1; 1; 1]) (fails (Leaf 1 [1; 0; 3; 1; 2]) (fails (Leaf 0 [1; 0; 1]) no_more)))) (fails
  (Split 3 (fails (Leaf 0 [1; 1; 2; 0; 0; 0; 0; 1]) (fails (Split 5 (fails (Leaf 0 [1; 0; 1]) (fails
  (Leaf 1 [3; 0; 1; 0; 0; 0; 1; 2]) (fails (Leaf 0 [1; 2; 0; 0; 0; 1]) (fails (Leaf 0 [1; 0; 0; 1])
  no_more))))) (fails (Leaf 0 [1; 0; 1]) no_more)))) no_more))) no_more)) no_more)).
Definition critical6 : forest := (fails (Split 2 (fails (Split 0 (fails (Leaf 1 [1; 1; 2; 0; 0; 1])
  (fails (Leaf 0 [1; 2; 0; 1]) (fails (Leaf 0 [1; 0; 1]) no_more)))) no_more)) (fails (Split 2
  (fails (Split 4 (fails (Leaf 1 [2; 1; 1; 0; 0; 0; 1]) (fails (Split 3 (fails (Leaf 1 [1; 1; 0; 1;
  1]) (fails (Leaf 1 [1; 0; 2; 0; 1; 3]) (fails (Leaf 0 [1; 0; 1]) (fails (Leaf 0 [1; 1; 0; 0; 1])
  no_more))))) (fails (Leaf 0 [1; 0; 1]) no_more)))) no_more)) (fails (Split 0 (fails (Leaf 0 [1; 0;
  1]) (fails (Leaf 0 [1; 2; 1]) (fails (Leaf 0 [1; 0; 1]) no_more)))) no_more))).
Definition coverage : split_tree := (Split 2 (fails (Split 0 (fails (Split 1 (fails (Split 3 (fails
  (Leaf 1 [1; 1; 1; 1]) (fails (Leaf 1 [1; 0; 2; 3; 1]) no_more))) (fails (Split 3 (fails (Leaf 1
  [2; 1; 0; 1; 1]) (fails (Split 4 (fails (Leaf 0 [1; 0; 1]) (fails (Leaf 1 [2; 0; 1; 0; 0; 0; 3;
  1]) no_more))) no_more))) no_more))) (fails (Split 4 (fails (Leaf 0 [1; 1; 2]) (fails (Split 3
  (fails (Leaf 2 [3; 1; 0; 1; 0; 2]) (fails (Split 5 (fails (Leaf 0 [1; 0; 1]) (fails (Leaf 1 [3; 0;
  1; 0; 2; 0; 0; 0; 1]) (fails (Leaf 0 [1; 0; 0; 0; 1; 1]) no_more)))) no_more))) no_more)))
  no_more))) no_more)).
Definition ends : list vector := [[0; 0; 0; 0]; [2; 2; 2; 2]; [4; 4; 4; 4]; [5; 5; 5; 5]; [6; 6; 6;
  6]; [1; 2; 2; 2]; [3; 4; 4; 4]; [0; 2; 2; 2]; [2; 4; 4; 4]; [4; 6; 6; 6]; [5; 7; 7; 7]; [6; 8; 8;
  8]; [0; 0; 0; 1]; [2; 2; 2; 3]; [6; 6; 6; 7]; [1; 2; 2; 3]; [4; 5; 5; 6]; [0; 2; 2; 3]; [2; 4; 4;
  5]; [6; 8; 8; 9]; [0; 0; 1; 1]; [3; 3; 4; 4]; [6; 6; 7; 7]; [2; 3; 4; 4]; [4; 5; 6; 6]; [0; 2; 3;
  3]; [3; 5; 6; 6]; [6; 8; 9; 9]; [0; 0; 1; 2]; [4; 4; 5; 6]; [6; 6; 7; 8]; [2; 3; 4; 5]; [5; 6; 7;
  8]; [0; 2; 3; 4]; [4; 6; 7; 8]; [6; 8; 9; 10]; [7; 8; 8; 9]; [8; 9; 10; 11]; [2; 2; 4; 4]; [4; 4;
  6; 6]; [6; 6; 8; 8]; [3; 4; 6; 6]; [5; 6; 8; 8]; [2; 4; 6; 6]; [4; 6; 8; 8]; [6; 8; 10; 10]; [2;
  2; 4; 5]; [4; 4; 6; 7]; [3; 4; 6; 7]; [6; 7; 9; 10]; [2; 4; 6; 7]; [4; 6; 8; 9]; [7; 7; 9; 9]; [7;
  9; 11; 11]; [8; 8; 10; 11]; [8; 10; 12; 13]; [9; 10; 12; 13]; [4; 4; 4; 6]; [4; 6; 6; 8]; [5; 6;
  6; 8]; [6; 6; 6; 8]; [6; 6; 8; 10]; [6; 7; 8; 10]; [6; 8; 8; 10]; [6; 8; 10; 12]; [8; 8; 8; 10];
  [9; 9; 9; 11]; [7; 7; 8; 10]; [10; 10; 11; 13]; [8; 8; 10; 12]; [10; 10; 12; 14]; [11; 11; 13;
  15]; [7; 8; 8; 10]; [8; 9; 10; 12]; [7; 8; 10; 12]; [9; 10; 12; 14]; [8; 10; 10; 12]; [9; 11; 11;
  13]; [7; 9; 10; 12]; [10; 12; 13; 15]; [8; 10; 12; 14]; [10; 12; 14; 16]; [11; 13; 15; 17]].

Definition solution : shifts bool := outcome_shifts [rule1; rule2; rule3; rule4; rule5; rule6]
  [critical1; critical2; critical3; critical4; critical5; critical6] coverage ends.

Lemma accepted : check_outcomes 4 [3]%nat Normal solution = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_by_rules : forall x : position, length x = 4%nat ->
  (Ppos position (move (one_of [3]%nat)) x <->
   is_P_sorted 4 solution (heights (sorted x)) = true).
Proof. exact (proj1 (outcomes_by_shifts 4 [3]%nat Normal solution accepted)). Qed.

Print Assumptions P_by_rules.
