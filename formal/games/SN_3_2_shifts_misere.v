(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Values Vectors SortedPiles PointsChecker Conditions
  ShiftRules ShiftTrees ShiftChecker ShiftValues.
Import ListNotations.
Local Open Scope Z_scope.

(** SN(3,{2}), solved by shift rules of the piles in ascending order. *)
Definition rule1 : shift := Shift [0; 0; 1] 0 [([0; -1; 1], 2); ([-1; -1; 1], -1)].
Definition rule2 : shift := Shift [0; 2; 2] 0 [([-1; 1; 0], 3)].
Definition rule3 : shift := Shift [4; 4; 4] 0 [([1; 0; 0], 5); ([1; 1; -1], 6)].
Definition rule4 : shift := Shift [2; 2; 4] 0 [([1; 0; 0], 3); ([0; -1; 1], 3)].

(** Where no rule settles an edge, for each rule; where no rule applies; and the values there. *)
Definition critical1 : forest := (fails (Split 1 (fails (Leaf 1 [1; 2; 0; 1]) no_more)) (fails (Leaf
  0 [1; 0; 0; 1]) no_more)).
Definition critical2 : forest := (fails (Split 0 (fails (Split 2 (fails (Leaf 1 [1; 1; 1]) (fails
  (Leaf 1 [1; 0; 2; 1]) no_more))) (fails (Split 3 (fails (Leaf 0 [1; 1; 1]) (fails (Split 2 (fails
  (Leaf 1 [1; 1; 0; 0; 0; 1]) (fails (Leaf 1 [1; 0; 2; 0; 0; 0; 1]) no_more))) no_more))) no_more)))
  no_more).
Definition critical3 : forest := (fails (Leaf 0 [1; 0; 1]) (fails (Split 1 (fails (Split 3 (fails
  (Leaf 1 [2; 1; 0; 0; 0; 1]) (fails (Leaf 1 [2; 0; 1; 1]) (fails (Leaf 0 [1; 0; 1]) no_more))))
  no_more)) no_more)).
Definition critical4 : forest := (fails (Split 1 (fails (Split 0 (fails (Leaf 1 [1; 1; 1]) (fails
  (Leaf 0 [1; 1; 0; 1]) (fails (Leaf 0 [1; 0; 1]) no_more)))) no_more)) (fails (Split 1 (fails
  (Split 2 (fails (Leaf 1 [1; 1; 1]) (fails (Leaf 1 [1; 0; 1; 2]) (fails (Leaf 0 [1; 0; 1])
  no_more)))) no_more)) no_more)).
Definition coverage : split_tree := (Split 1 (fails (Split 0 (fails (Split 2 (fails (Leaf 1 [1; 1;
  1]) (fails (Leaf 1 [1; 0; 2; 1]) no_more))) (fails (Split 3 (fails (Leaf 0 [1; 1; 1]) (fails
  (Split 2 (fails (Leaf 1 [1; 1; 0; 0; 0; 1]) (fails (Leaf 1 [1; 0; 2; 0; 0; 0; 1]) no_more)))
  no_more))) no_more))) no_more)).
Definition ends : list vector := [[1; 1; 1]; [2; 2; 2]; [4; 4; 4]; [0; 1; 1]; [3; 4; 4]; [1; 3; 3];
  [2; 4; 4]; [4; 6; 6]; [2; 2; 3]; [0; 1; 2]; [4; 5; 6]; [2; 4; 5]; [5; 5; 5]; [5; 7; 7]; [6; 6; 7];
  [6; 8; 9]; [4; 4; 6]; [4; 6; 8]; [5; 6; 8]; [6; 6; 8]; [6; 8; 10]; [7; 7; 9]; [7; 9; 11]].

Definition solution : shifts bool := outcome_shifts [rule1; rule2; rule3; rule4] [critical1;
  critical2; critical3; critical4] coverage ends.

Lemma accepted : check_outcomes 3 [2]%nat Misere solution = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_by_rules : forall x : position, length x = 3%nat ->
  (misereP position (move (one_of [2]%nat)) x <->
   is_P_sorted 3 solution (heights (sorted x)) = true).
Proof. exact (proj1 (outcomes_by_shifts 3 [2]%nat Misere solution accepted)). Qed.

Print Assumptions P_by_rules.
