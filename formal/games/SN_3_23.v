(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions.
Import ListNotations.
Local Open Scope Z_scope.

(** SN_3_23, SN(3,{2,3}). *)
(** min((x1 div 2 + x2 div 2 + x3 div 2) div 2, (x1 div 2 + x2 div 2) div 1) = min(((x1 + 1) div 2 +
  (x2 + 1) div 2 + (x3 + 1) div 2) div 2, ((x1 + 1) div 2 + (x2 + 1) div 2) div 1)
    of the piles x1, x2, x3, in ascending order. *)
Definition phi (x : list Z) : bool :=
  let x1 := nth 0 x 0 in
  let x2 := nth 1 x 0 in
  let x3 := nth 2 x 0 in
  let part1 := (x1 / 2) in
  let part2 := (x2 / 2) in
  let part3 := ((x1 + 1) / 2) in
  let part4 := ((x2 + 1) / 2) in
  ((Z.min ((part1 + (part2 + (x3 / 2))) / 2) ((part1 + part2) / 1)) =? (Z.min ((part3 + (part4 +
    ((x3 + 1) / 2))) / 2) ((part3 + part4) / 1))).

(** The same formula as a syntax tree. *)
Definition part1 : term := (Div (Var 0) 2).
Definition part2 : term := (Div (Var 1) 2).
Definition part3 : term := (Div (Plus (tcons (Var 0) (tcons (Const 1) tnil))) 2).
Definition part4 : term := (Div (Plus (tcons (Var 1) (tcons (Const 1) tnil))) 2).
Definition says : formula := (Compare Eq (Min (tcons (Div (Plus (tcons part1 (tcons part2 (tcons
  (Div (Var 2) 2) tnil)))) 2) (tcons (Div (Plus (tcons part1 (tcons part2 tnil))) 1) tnil))) (Min
  (tcons (Div (Plus (tcons part3 (tcons part4 (tcons (Div (Plus (tcons (Var 2) (tcons (Const 1)
  tnil))) 2) tnil)))) 2) (tcons (Div (Plus (tcons part3 (tcons part4 tnil))) 1) tnil)))).

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
Definition forms : list (vector * list Z) := [([1; 0; 0], [0; 1]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0; 1]); ([1; 0; -1], [-9; -5; -1; 3; 7; 11])].
Definition reducers : list vector := [[0; 0; 4]; [0; 2; 0]; [4; 0; 0]; [2; 0; 2]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; 0; -1]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 4] (child [0; 0; 1] [(0, 4)] 2
  node1 (child [1; 0; -1] [(-13, 10)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node5 : node := Prune [1; 0] (Prune [0; 1] (Step [4; 0; 0] (child [1; 0; 0] [(0, 4)] 0
  node1 (child [1; 0; -1] [(-9, 14)] 2 node4 none)))).
Definition node6 : node := Prune [1] (Step [2; 0; 2] (child [1; 0; 0] [(0, 2)] 0 node3 (child [0; 0;
  1] [(0, 2)] 1 node5 none))).
Definition node7 : node := Step [0; 2; 0] (child [0; 1; 0] [(0, 2)] 0 node6 none).
Definition points : certificate := Certificate forms reducers node7.

Lemma accepted : check_sorted 3 [2; 3]%nat Normal says points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = 3%nat ->
  (Ppos position (move (one_of [2; 3]%nat)) x <-> phi (heights (sorted x)) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (sorted_by_points 3 [2; 3]%nat Normal says points accepted x len).
Qed.

Print Assumptions P_is_phi.
