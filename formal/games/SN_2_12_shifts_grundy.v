(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Values Vectors SortedPiles PointsChecker Conditions
  ShiftRules ShiftTrees ShiftChecker ShiftValues.
Import ListNotations.
Local Open Scope Z_scope.

(** SN(2,{1,2}), solved by shift rules of the piles in ascending order. *)
Definition rule1 : shift := Shift [0; 2] 0 [([-1; 1], 3)].
Definition rule2 : shift := Shift [2; 2] 0 [([1; 0], 3)].

(** Where no rule settles an edge, for each rule; where no rule applies; and the values there. *)
Definition critical1 : forest := (fails (Split 1 (fails (Leaf 1 [1; 1]) no_more)) no_more).
Definition critical2 : forest := (fails (Split 0 (fails (Leaf 1 [1; 1]) no_more)) no_more).
Definition coverage : split_tree := (Split 0 (fails (Split 1 (fails (Leaf 1 [1; 1]) no_more))
  no_more)).
Definition ends : list (vector * nat) := [([0; 1], 1%nat); ([1; 1], 2%nat); ([1; 2], 3%nat); ([1;
  3], 2%nat); ([2; 3], 1%nat)].

Definition solution : shifts nat := Shifts [rule1; rule2] [critical1; critical2] coverage ends.

Lemma accepted : check_grundy_shifts 2 [1; 2]%nat solution = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem grundy_by_rules : forall G, solves_grundy position (move (one_of [1; 2]%nat)) G ->
  forall x : position, length x = 2%nat ->
  G x = number_of_sorted 2 no_change solution (heights (sorted x)).
Proof. exact (grundy_by_shifts 2 [1; 2]%nat solution accepted). Qed.

Print Assumptions grundy_by_rules.
