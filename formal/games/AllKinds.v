(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions.
Import ListNotations.
Local Open Scope Z_scope.

(** all kinds, SN(2,{1,2}). *)
(** (if min(x1, 3*x2) >= 0 and max(x1, x2 - 1) > x1 - 1 then count(x1 mod 2 = 1, x2 mod 2 != 0) < 1
  xor x1 + 2 <= 0 else [x1 = x2] + x2 <= 0) and (x1 - x2 == 0 (mod 2) <-> 2*((x1 + x2) div 2) = x1 +
  x2) and (x1 < 2 -> x1 = 0) and not (x2 = 1 or x2 = 3) and (if x2 >= 4 then x2 else x2 + 6) mod 4
  != 3
    of the piles x1, x2, in ascending order. *)
Definition phi (x : list Z) : bool :=
  let x1 := nth 0 x 0 in
  let x2 := nth 1 x 0 in
  let part1 := (x1 + x2) in
  ((if ((0 <=? (Z.min x1 (3 * x2))) && ((x1 + (-1)) <? (Z.max x1 (x2 + (-1))))) then (xorb ((Z.b2z
    ((x1 mod 2) =? 1) + Z.b2z (negb ((x2 mod 2) =? 0))) <? 1) ((x1 + 2) <=? 0)) else (((Z.b2z (x1 =?
    x2)) + x2) <=? 0)) && ((eqb ((x1 + ((-1) * x2)) mod 2 =? 0) ((2 * (part1 / 2)) =? part1)) &&
    ((implb (x1 <? 2) (x1 =? 0)) && ((negb ((x2 =? 1) || (x2 =? 3))) && (negb (((if (4 <=? x2) then
    x2 else (x2 + 6)) mod 4) =? 3)))))).

(** The same formula as a syntax tree. *)
Definition part1 : term := (Plus (tcons (Var 0) (tcons (Var 1) tnil))).
Definition says : formula := (And (fcons (Branch (And (fcons (Compare Ge (Min (tcons (Var 0) (tcons
  (Times 3 (Var 1)) tnil))) (Const 0)) (fcons (Compare Gt (Max (tcons (Var 0) (tcons (Plus (tcons
  (Var 1) (tcons (Const (-1)) tnil))) tnil))) (Plus (tcons (Var 0) (tcons (Const (-1)) tnil))))
  fnil))) (Xor (Compare Lt (Count (fcons (Compare Eq (Mod (Var 0) 2) (Const 1)) (fcons (Compare Ne
  (Mod (Var 1) 2) (Const 0)) fnil))) (Const 1)) (Compare Le (Plus (tcons (Var 0) (tcons (Const 2)
  tnil))) (Const 0))) (Compare Le (Plus (tcons (Count (fcons (Compare Eq (Var 0) (Var 1)) fnil))
  (tcons (Var 1) tnil))) (Const 0))) (fcons (Iff (Congruent (Plus (tcons (Var 0) (tcons (Times (-1)
  (Var 1)) tnil))) 0 2) (Compare Eq (Times 2 (Div part1 2)) part1)) (fcons (Implies (Compare Lt (Var
  0) (Const 2)) (Compare Eq (Var 0) (Const 0))) (fcons (Not (Or (fcons (Compare Eq (Var 1) (Const
  1)) (fcons (Compare Eq (Var 1) (Const 3)) fnil)))) (fcons (Compare Ne (Mod (Ite (Compare Ge (Var
  1) (Const 4)) (Var 1) (Plus (tcons (Var 1) (tcons (Const 6) tnil)))) 4) (Const 3)) fnil)))))).

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
Definition forms : list (vector * list Z) := [([1; 0], [0; 1; 2; 3]); ([0; 1], [0; 1; 2; 3]); ([1;
  1], [1; 2; 3; 4; 5])].
Definition reducers : list vector := [[0; 4]; [4; 0]].
Definition node1 : node := Solve 1 [[1; 0]; [0; 1]].
Definition node2 : node := Solve 1 [[-1; 1]; [1; 0]].
Definition node3 : node := Prune [1] (Step [4; 0] (child [1; 0] [(0, 6)] 0 node1 (child [1; 1] [(1,
  8)] 1 node2 none))).
Definition node4 : node := Solve 1 [[1; 0]; [-1; 1]].
Definition node5 : node := Prune [1] (Bounded [1; 0] [1] 1 0 node4).
Definition node6 : node := Step [0; 4] (child [0; 1] [(0, 6)] 0 node3 (child [1; 1] [(1, 8)] 0 node5
  none)).
Definition points : certificate := Certificate forms reducers node6.

Lemma accepted : check_sorted 2 [1; 2]%nat Normal says points = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = 2%nat ->
  (Ppos position (move (one_of [1; 2]%nat)) x <-> phi (heights (sorted x)) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (sorted_by_points 2 [1; 2]%nat Normal says points accepted x len).
Qed.

Print Assumptions P_is_phi.
