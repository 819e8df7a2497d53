(** The verified checker refuses a certificate with one thing changed. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Misere Presburger Vectors PinningTree PointsChecker Conditions Quantities
  Implications.
From NimLabGames Require SN_3_23 SN_3_2 Path_misere SN_2_12_partial Edges_partial SN_2_1_remoteness
  SN_3_1_restricted SN_2_12_remoteness_misere SN_2_12_grundy Edges_grundy SN_2_12_numbers_further
  SN_2_12_numbers_moves SN_2_12_numbers_strategy.
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

(** A window narrowed from below or from above. *)
Definition narrowed (r : Z * Z) : list (Z * Z) :=
  [(fst r + 1, snd r); (fst r, snd r - 1)].

(** A multiplier changed, a child left out, a window narrowed. *)
Fixpoint worse_nodes (t : node) : list node :=
  match t with
  | Step z l => map (Step z) (worse_children l)
  | Bounded f c d place t =>
      Bounded f (map Z.opp c) d place t :: map (Bounded f c d place) (worse_nodes t)
  | Prune c t => Prune (map Z.opp c) t :: map (Prune c) (worse_nodes t)
  | Solve d rows => Solve (d + 1) rows :: map (Solve d) (each (each (fun c => [c + 1])) rows)
  end
with worse_children (l : children) : list children :=
  match l with
  | none => []
  | child f values place t l =>
      l :: map (fun v => child f v place t l) (each narrowed values)
      ++ map (fun t => child f values place t l) (worse_nodes t)
      ++ map (child f values place t) (worse_children l)
  end.

(** ... a threshold or a form left out, a step changed. *)
Definition worse (c : certificate) : list certificate :=
  map (fun w => Certificate w (steps c) (tree c))
    (each (fun w => map (pair (fst w)) (without_one (snd w))) (walls c) ++ without_one (walls c))
  ++ map (fun z => Certificate (walls c) z (tree c))
       (each (each (fun a => [a - 1; a + 1])) (steps c) ++ without_one (steps c))
  ++ map (Certificate (walls c) (steps c)) (worse_nodes (tree c)).

Definition refused (check : certificate -> bool) (c : certificate) : bool :=
  check c && (50 <=? Z.of_nat (length (worse c))) && negb (existsb check (worse c)).

Example SN_3_23_refused :
  refused (check_sorted 3 [2; 3]%nat Normal SN_3_23.says) SN_3_23.points = true.
Proof. vm_compute. reflexivity. Qed.

(** Another game, the other play, another formula. *)
Example other_questions :
  map (fun q => q SN_3_23.points)
    [check_sorted 3 [2]%nat Normal SN_3_23.says;
     check_sorted 3 [0; 2; 3]%nat Normal SN_3_23.says;
     check_sorted 4 [2; 3]%nat Normal SN_3_23.says;
     check_sorted 3 [2; 3]%nat Misere SN_3_23.says;
     check_sorted 3 [2; 3]%nat Normal (Not SN_3_23.says);
     check_sorted 3 [2; 3]%nat Normal SN_3_2.says;
     check_edges 3 [[true; true; false]; [false; true; true]] Misere Path_misere.says]
  = repeat false 7.
Proof. vm_compute. reflexivity. Qed.

(** A goal with several conditions: one left out, the formulas exchanged, another game, play or value. *)
Module Partial := SN_2_12_partial.
Definition partial_points : list certificate := [Partial.Condition1.points;
  Partial.Condition2.points; Partial.Condition3.points; Partial.Condition4.points].
Definition edges_points : list certificate := [Edges_partial.Condition1.points;
  Edges_partial.Condition2.points; Edges_partial.Condition3.points].
Definition sum : term := SN_2_1_remoteness.Term.says.
Definition remoteness_points : list certificate := [SN_2_1_remoteness.Condition1.points;
  SN_2_1_remoteness.Condition2.points; SN_2_1_remoteness.Condition3.points;
  SN_2_1_remoteness.Condition4.points].
Module R := SN_3_1_restricted.
Module Smith := SN_2_12_remoteness_misere.
Definition misere_points : list certificate := [Smith.Condition1.points; Smith.Condition2.points;
  Smith.Condition3.points; Smith.Condition4.points; Smith.Condition5.points].
Module G := SN_2_12_grundy.
Definition grundy_points : list certificate := [G.Condition1.points; G.Condition2.points;
  G.Condition3.points; G.Condition4.points; G.Condition5.points; G.Condition6.points;
  G.Condition7.points].
Module E := Edges_grundy.
Definition edges_grundy_points : list certificate :=
  [E.Condition1.points; E.Condition2.points; E.Condition3.points; E.Condition4.points].

Example other_values :
  [check_smith Normal 2 [1; 2]%nat Smith.Term.says misere_points;
   check_smith Misere 2 [1]%nat Smith.Term.says misere_points;
   check_smith Misere 2 [1; 2]%nat Smith.Term.says (removelast misere_points);
   check_smith Misere 2 [1; 2]%nat (Max (tcons Smith.Term.says (tcons (Const 1) tnil))) misere_points;
   check_grundy 2 [1]%nat 3 G.Term.says grundy_points;
   check_grundy 2 [1; 2]%nat 2 G.Term.says (removelast grundy_points);
   check_grundy 2 [1; 2]%nat 3 G.Term.says (removelast grundy_points);
   check_grundy 2 [1; 2]%nat 3 (Min (tcons G.Term.says (tcons (Const 2) tnil))) grundy_points;
   check_grundy_edges 3 [[true; true; false]; [false; true; true]] 1 E.Term.says edges_grundy_points;
   check_grundy_edges 3 [[false; false; true]; [true; true; false]] 1
     (Mod (Plus (tcons E.Term.says (tcons (Const 1) tnil))) 2) edges_grundy_points]
  = repeat false 10.
Proof. vm_compute. reflexivity. Qed.

Example other_goals :
  [check_partial 2 [1; 2]%nat Partial.IsP.says Partial.IsN.says (removelast partial_points);
   check_partial 2 [1; 2]%nat Partial.IsN.says Partial.IsP.says partial_points;
   check_partial 2 [1]%nat Partial.IsP.says Partial.IsN.says partial_points;
   check_partial 2 [1]%nat Partial.IsP.says Partial.IsN.says edges_points;
   check_partial_edges 2 [[false; true]; [true; true]] Edges_partial.IsP.says
     Edges_partial.IsN.says edges_points;
   check_remoteness 2 [1]%nat (Plus (tcons sum (tcons (Const 1) tnil))) remoteness_points;
   check_remoteness 2 [1]%nat (Mod sum 2) remoteness_points;
   check_remoteness 2 [2]%nat sum (removelast remoteness_points);
   check_restricted 3 [1]%nat Normal (Truth true) R.Formula.says R.Given.says R.Described.points
     R.Agrees.points;
   check_restricted 3 [1]%nat Misere R.Under.says R.Formula.says R.Given.says R.Described.points
     R.Agrees.points]
  = repeat false 10.
Proof. vm_compute. reflexivity. Qed.

(** Numbers: another conclusion, term, definition or game; a condition left out; other rules. *)
Module M := SN_2_12_numbers_moves.
Module S := SN_2_12_numbers_strategy.
Definition moves_points : list certificate := [M.Condition1.points; M.Condition2.points;
  M.Condition3.points; M.Condition4.points; M.Condition5.points; M.Condition6.points].
Definition strategy_points : list certificate := [S.Condition1.points; S.Condition2.points;
  S.Condition3.points; S.Condition4.points; S.Condition5.points; S.Condition6.points;
  S.Condition7.points].

Example other_numbers :
  let says := M.Says.says in let t := M.Value1.says in let q := M.Number1.is in
  let moves := fun A qs ts says => check_moves 2 A qs ts M.Under.says says in
  let named := fun A rules says bs =>
    check_strategy 2 A [S.Number1.is] [S.Value1.says] S.Under.says says rules bs strategy_points in
  [moves [1; 2]%nat [q] [t] (Not says) [M.Bound1.points] moves_points;
   moves [1; 2]%nat [q] [Var 1] says [M.Bound1.points] moves_points;
   moves [1; 2]%nat [q] [Const (-1)] says [M.Bound1.points] moves_points;
   moves [1; 2]%nat [q] [] says [] moves_points;
   moves [1; 2]%nat [Quantity Here M.Holds1.says] [t] says [M.Bound1.points] moves_points;
   moves [1; 2]%nat [Quantity StrictlyBelow M.Holds1.says] [t] says [M.Bound1.points] moves_points;
   moves [1; 2]%nat [Quantity Below (Not M.Holds1.says)] [t] says [M.Bound1.points] moves_points;
   moves [1]%nat [q] [t] says [M.Bound1.points] moves_points;
   moves [1; 2]%nat [q] [t] says [] moves_points;
   moves [1; 2]%nat [q] [t] says [M.Bound1.points] (removelast moves_points);
   named [1; 2]%nat S.rules (Not S.Says.says) [S.Bound1.points];
   named [1; 2]%nat (tl S.rules) S.Says.says [S.Bound1.points];
   named [1; 2]%nat [] S.Says.says [S.Bound1.points];
   named [2]%nat S.rules S.Says.says [S.Bound1.points]]
  = repeat false 14.
Proof. vm_compute. reflexivity. Qed.

(** Further numbers: other least ones, more or none; one that is not fixed; another conclusion or definition. *)
Module F := SN_2_12_numbers_further.
Definition further_points : list certificate :=
  [F.Condition1.points; F.Condition2.points; F.Condition3.points; F.Condition4.points].

Example other_further :
  let further := fun froms q says cs =>
    check_further 2 froms [q] [F.Value1.says] F.Under.says says [F.Bound1.points] cs in
  let q := F.Number1.is in let says := F.Says.says in
  [further [Const (-1)] q says further_points;
   further [Const 0; Const 0] q says further_points;
   further [] q says further_points;
   further [Var 0] q says further_points;
   further F.froms q (Not says) further_points;
   further F.froms (Quantity Here F.Holds1.says) says further_points;
   further F.froms q says (removelast further_points)]
  = repeat false 7.
Proof. vm_compute. reflexivity. Qed.
