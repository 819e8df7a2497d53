(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions.
Import ListNotations.
Local Open Scope Z_scope.

(** SN_3_2, SN(3,{2}). *)
(** (count(min(x1, min((x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2), min(x2, min((x1 + x2 +
  x3) div 2, (x1 + x2) div 1)) == 1 (mod 2), min(x3, min((x1 + x2 + x3) div 2, (x1 + x2) div 1)) ==
  1 (mod 2)) <= (min(x1, min((x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x2, min((x1 + x2 + x3)
  div 2, (x1 + x2) div 1)) + min(x3, min((x1 + x2 + x3) div 2, (x1 + x2) div 1))) mod 4 and (min(x1,
  min((x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x2, min((x1 + x2 + x3) div 2, (x1 + x2) div 1))
  + min(x3, min((x1 + x2 + x3) div 2, (x1 + x2) div 1))) mod 4 <= 2 - count(min(x1, min((x1 + x2 +
  x3) div 2, (x1 + x2) div 1)) == 1 (mod 2), min(x2, min((x1 + x2 + x3) div 2, (x1 + x2) div 1)) ==
  1 (mod 2), min(x3, min((x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2))) or (count(min(x1,
  min((x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2), min(x2, min((x1 + x2 + x3) div 2, (x1 +
  x2) div 1)) == 1 (mod 2), min(x3, min((x1 + x2 + x3) div 2, (x1 + x2) div 1)) == 1 (mod 2)) = 3
  and (min(x1, min((x1 + x2 + x3) div 2, (x1 + x2) div 1)) + min(x2, min((x1 + x2 + x3) div 2, (x1 +
  x2) div 1)) + min(x3, min((x1 + x2 + x3) div 2, (x1 + x2) div 1))) mod 4 = 1)
    of the piles x1, x2, x3, in ascending order. *)
Definition phi (x : list Z) : bool :=
  let x1 := nth 0 x 0 in
  let x2 := nth 1 x 0 in
  let x3 := nth 2 x 0 in
  let part1 := (Z.min ((x1 + (x2 + x3)) / 2) ((x1 + x2) / 1)) in
  let part2 := (Z.min x1 part1) in
  let part3 := (Z.min x2 part1) in
  let part4 := (Z.min x3 part1) in
  let part5 := (Z.b2z (part2 mod 2 =? 1) + (Z.b2z (part3 mod 2 =? 1) + Z.b2z (part4 mod 2 =? 1))) in
  let part6 := ((part2 + (part3 + part4)) mod 4) in
  (((part5 <=? part6) && (part6 <=? (2 + ((-1) * part5)))) || ((part5 =? 3) && (part6 =? 1))).

(** The same formula as a syntax tree. *)
Definition part1 : term := (Min (tcons (Div (Plus (tcons (Var 0) (tcons (Var 1) (tcons (Var 2)
  tnil)))) 2) (tcons (Div (Plus (tcons (Var 0) (tcons (Var 1) tnil))) 1) tnil))).
Definition part2 : term := (Min (tcons (Var 0) (tcons part1 tnil))).
Definition part3 : term := (Min (tcons (Var 1) (tcons part1 tnil))).
Definition part4 : term := (Min (tcons (Var 2) (tcons part1 tnil))).
Definition part5 : term := (Count (fcons (Congruent part2 1 2) (fcons (Congruent part3 1 2) (fcons
  (Congruent part4 1 2) fnil)))).
Definition part6 : term := (Mod (Plus (tcons part2 (tcons part3 (tcons part4 tnil)))) 4).
Definition says : formula := (Or (fcons (And (fcons (Compare Le part5 part6) (fcons (Compare Le
  part6 (Plus (tcons (Const 2) (tcons (Times (-1) part5) tnil)))) fnil))) (fcons (And (fcons
  (Compare Eq part5 (Const 3)) (fcons (Compare Eq part6 (Const 1)) fnil))) fnil))).

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
Definition forms : list (vector * list Z) := [([1; 0; 0], [0; 1]); ([0; 1; 0], [0; 1]); ([0; 0; 1],
  [0; 1]); ([1; 0; -1], [-1; 0; 2])].
Definition reducers : list vector := [[0; 0; 8]; [0; 2; 0]; [8; 0; 0]; [2; 0; 2]].
Definition node1 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [0; 0; 1]].
Definition node2 : node := Solve 1 [[1; 0; 0]; [0; 1; 0]; [1; 0; -1]].
Definition node3 : node := Prune [1; 0] (Prune [0; 1] (Step [0; 0; 8] (child [0; 0; 1] [(0, 8)] 2
  node1 (child [1; 0; -1] [(-9, 1)] 2 node2 none)))).
Definition node4 : node := Solve 1 [[0; 1; 1]; [1; 0; 0]; [0; 1; 0]].
Definition node5 : node := Prune [1; 0] (Prune [0; 1] (Step [8; 0; 0] (child [1; 0; 0] [(0, 8)] 0
  node1 (child [1; 0; -1] [(-1, 9)] 2 node4 none)))).
Definition node6 : node := Prune [1] (Step [2; 0; 2] (child [1; 0; 0] [(0, 2)] 0 node3 (child [0; 0;
  1] [(0, 2)] 1 node5 none))).
Definition node7 : node := Step [0; 2; 0] (child [0; 1; 0] [(0, 2)] 0 node6 none).
Definition points : certificate := Certificate forms reducers node7.

Lemma accepted : check_sorted 3 [2]%nat Normal says points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = 3%nat ->
  (Ppos position (move (one_of [2]%nat)) x <-> phi (heights (sorted x)) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (sorted_by_points 3 [2]%nat Normal says points accepted x len).
Qed.

Print Assumptions P_is_phi.
