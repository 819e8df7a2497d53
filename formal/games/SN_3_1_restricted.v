(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions.
Import ListNotations.
Local Open Scope Z_scope.

(** restricted, SN(3,{1}). *)
(** x1 = x2 *)
Module Under.
Definition says : formula := (Compare Eq (Var 0) (Var 1)).
End Under.
(** x3 == 0 (mod 2) *)
Module Formula.
Definition says : formula := (Congruent (Var 2) 0 2).
End Formula.
(** A description of all P-positions. *)
(** x1 + x2 + x3 == 0 (mod 2) *)
Module Given.
Definition says : formula := (Congruent (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Var 2) tnil))))
  0 2).
End Given.

Module Described.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0; 1]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0; 1])].
Definition reducers : list vector := [[0; 0; 2]; [0; 1; 0]; [2; 0; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Prune [1; 0] (Prune [0; 1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 2)] 0
  node1 none))).
Definition node3 : node := Prune [1] (Step [0; 0; 2] (child [0; 0; 1] [(0, 2)] 1 node2 none)).
Definition node4 : node := Step [0; 1; 0] (child [0; 1; 0] [(0, 1)] 0 node3 none).
Definition points : certificate := Certificate forms reducers node4.
End Described.
Module Agrees.
Definition forms : list (vector * list Z) := [([1; 0; 0], [0]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0])].
Definition reducers : list vector := [[0; 0; 2]; [0; 2; 0]; [2; 0; 0]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 2; 0] (child [0; 1; 0] [(0, 2)] 1
  node1 none))).
Definition node3 : node := Prune [1] (Step [2; 0; 0] (child [1; 0; 0] [(0, 1)] 0 node2 none)).
Definition node4 : node := Step [0; 0; 2] (child [0; 0; 1] [(0, 1)] 0 node3 none).
Definition points : certificate := Certificate forms reducers node4.
End Agrees.

Lemma accepted : check_restricted 3 [1]%nat Normal Under.says Formula.says Given.says
  Described.points Agrees.points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_where : forall x : position, length x = 3%nat ->
  truth (heights (sorted x)) Under.says = true ->
  (Ppos position (move (one_of [1]%nat)) x <-> truth (heights (sorted x)) Formula.says = true).
Proof. exact (restricted_by_points 3 [1]%nat Normal Under.says Formula.says Given.says
  Described.points Agrees.points accepted). Qed.

Print Assumptions P_where.
