(** The verified checker of shift rules refuses a certificate with one thing changed. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Misere Vectors ShiftRules ShiftTrees ShiftChecker.
From NimLabGames Require SN_3_2_shifts SN_3_2_shifts_misere SN_4_3_shifts.
Import ListNotations.
Local Open Scope Z_scope.

(** All lists with one element changed, or left out. *)
Fixpoint each {A} (change : A -> list A) (l : list A) : list (list A) :=
  match l with
  | [] => []
  | a :: l => map (fun b => b :: l) (change a) ++ map (cons a) (each change l)
  end.

Fixpoint without_one {A} (l : list A) : list (list A) :=
  match l with [] => [] | a :: l => l :: map (cons a) (without_one l) end.

(** A multiplier or a child left out, a rule that is not there. *)
Fixpoint worse_trees (t : split_tree) : list split_tree :=
  match t with
  | Leaf d by_ => [Leaf d []; Leaf d (map Z.opp by_)]
  | Split k f => Split 100 f :: map (Split k) (worse_forests f)
  end
with worse_forests (f : forest) : list forest :=
  match f with
  | no_more => []
  | fails t f => f :: map (fun t => fails t f) (worse_trees t) ++ map (fails t) (worse_forests f)
  end.

(** A bound lowered, an inequality left out, a step halved or made longer. *)
Definition worse_rules (r : shift) : list shift :=
  map (Shift (step r) (change r))
    (each (fun e => [(fst e, snd e - 1)]) (where_ r) ++ without_one (where_ r)) ++
  map (fun z => Shift z (change r) (where_ r))
    [map (fun a => a / 2) (step r); map (fun a => a + 1) (step r); map (fun a => a - 1) (step r); []].

(** ... or a rule, a forest or an end left out. *)
Definition worse (c : shifts bool) : list (shifts bool) :=
  let (rules, critical, coverage, ends) := c in
  map (fun l => Shifts l critical coverage ends) (each worse_rules rules ++ without_one rules) ++
  map (fun l => Shifts rules l coverage ends) (each worse_forests critical ++ without_one critical) ++
  map (fun t => Shifts rules critical t ends) (worse_trees coverage) ++
  map (fun l => Shifts rules critical coverage l) (without_one ends).

Definition refused (check : shifts bool -> bool) (c : shifts bool) : bool :=
  check c && (150 <=? Z.of_nat (length (worse c))) && negb (existsb check (worse c)).

Example SN_3_2_refused :
  refused (check_outcomes 3 [2]%nat Normal) SN_3_2_shifts.solution = true /\
  refused (check_outcomes 3 [2]%nat Misere) SN_3_2_shifts_misere.solution = true.
Proof. vm_compute. split; reflexivity. Qed.

(** Another game, the other play, a move that takes nothing, more piles. *)
Example other_games :
  map (fun q => q SN_3_2_shifts.solution)
    [check_outcomes 3 [2; 3]%nat Normal;
     check_outcomes 3 [1]%nat Normal;
     check_outcomes 3 [0; 2]%nat Normal;
     check_outcomes 3 [2]%nat Misere;
     check_outcomes 2 [2]%nat Normal;
     check_outcomes 4 [2]%nat Normal]
  = repeat false 6.
Proof. vm_compute. reflexivity. Qed.

(** NIM(4,3) with an irreducible position that is N among the P-positions. *)
Example another_end :
  let (rules, critical, coverage, ends) := SN_4_3_shifts.solution in
  map (fun x => check_outcomes 4 [3]%nat Normal (Shifts rules critical coverage ((x, true) :: ends)))
    [[1; 1; 1; 1]; [0; 1; 1; 1]] = [false; false].
Proof. vm_compute. reflexivity. Qed.

(** NIM(4,3) with a rule that is false, but only where x1 is two million and more. Its region has no end, so no leaf
    holds it, whatever multipliers are given. *)
Example false_far_out :
  let far := Shift [1; 1; 1; 1] 0 [([1; 1; 1; -2], 6); ([1; 0; 0; 0], 2000000)] in
  let (rules, critical, coverage, ends) := SN_4_3_shifts.solution in
  map (fun l => check_outcomes 4 [3]%nat Normal (Shifts (rules ++ [far]) (critical ++ [l]) coverage ends))
    [no_more;
     fails (Leaf 0 [1]) (fails (Leaf 0 [1]) no_more);
     fails (Leaf 0 [1; 1]) (fails (Leaf 0 [0; 0; 1; 1]) no_more);
     fails (Leaf 1 [1; 1]) (fails (Leaf 1 [1; 1]) no_more);
     fails (Split 0 no_more) (fails (Split 6 no_more) no_more)]
  = repeat false 5.
Proof. vm_compute. reflexivity. Qed.
