(** * The definitions against known values

    Every value below is in golden/setnim.json, found there by exhaustive search
    in another language. [isP] is the recursion of [PPositions] and uses nothing
    but the rules. *)

From Coq Require Import List Arith Bool.
Set Warnings "-abstract-large-number".
From NimLab Require Import Game Options PPositions Level Halves Kernel WinningRule Reduction Types.
Import ListNotations.

(** A finite set of sizes. *)
Definition among (l : list nat) (a : nat) : bool := existsb (Nat.eqb a) l.

(** All ascending positions with n stacks and heights from a to m. *)
Fixpoint box_from (n a m : nat) : list position :=
  match n with
  | 0 => [[]]
  | S n => flat_map (fun b => map (cons b) (box_from n b m)) (seq a (m + 1 - a))
  end.
Definition box (n m : nat) : list position := box_from n 0 m.

Definition count {X} (p : X -> bool) (l : list X) : nat := length (filter p l).

Definition reduced_test (k : nat) (x : position) : bool := k * highest x <=? total x.
Definition T_test (k : nat) (x : position) : bool :=
  (o x <=? r k x) && (r k x + o x <=? 2 * k - 2).
Definition red (k : nat) (x : position) : position := ctt x (level k x).

(** ** P-positions by recursion, complete boxes *)

Example P_3_2 : filter (isP (among [2])) (box 3 4) =
  [
   [0; 0; 0]; [0; 0; 1]; [0; 0; 2]; [0; 0; 3]; [0; 0; 4]; [0; 2; 2]; [0; 2; 3]; [0; 2; 4];
   [0; 4; 4]; [1; 2; 2]; [1; 4; 4]; [2; 2; 2]; [2; 2; 4]; [2; 3; 4]; [2; 4; 4]; [3; 3; 3]; [4; 4; 4]].
Proof. vm_compute. reflexivity. Qed.

Example P_3_2_3 : filter (isP (from_to 2 3)) (box 3 4) =
  [
   [0; 0; 0]; [0; 0; 1]; [0; 0; 2]; [0; 0; 3]; [0; 0; 4]; [0; 2; 2]; [0; 2; 3]; [0; 2; 4];
   [0; 4; 4]; [1; 2; 2]; [1; 4; 4]; [2; 2; 2]; [2; 2; 4]; [2; 3; 4]; [2; 4; 4]; [4; 4; 4]].
Proof. vm_compute. reflexivity. Qed.

Example P_3_1_2 : filter (isP (among [1; 2])) (box 3 4) =
  [
   [0; 0; 0]; [0; 0; 2]; [0; 0; 4]; [0; 2; 2]; [0; 2; 4]; [0; 4; 4]; [1; 1; 1]; [1; 1; 3];
   [1; 3; 3]; [2; 2; 2]; [2; 2; 4]; [2; 4; 4]; [3; 3; 3]; [4; 4; 4]].
Proof. vm_compute. reflexivity. Qed.

Example P_4_3 : filter (isP (among [3])) (box 4 3) =
  [
   [0; 0; 0; 0]; [0; 0; 0; 1]; [0; 0; 0; 2]; [0; 0; 0; 3]; [0; 0; 1; 1]; [0; 0; 1; 2];
   [0; 0; 1; 3]; [0; 0; 2; 2]; [0; 0; 2; 3]; [0; 0; 3; 3]; [0; 2; 2; 2]; [0; 2; 2; 3];
   [0; 2; 3; 3]; [1; 2; 2; 2]; [1; 2; 2; 3]; [2; 2; 2; 2]; [2; 2; 2; 3]].
Proof. vm_compute. reflexivity. Qed.

Example P_4_2_3_4 : filter (isP (from_to 2 4)) (box 4 3) =
  [
   [0; 0; 0; 0]; [0; 0; 0; 1]; [0; 0; 0; 2]; [0; 0; 0; 3]; [0; 0; 2; 2]; [0; 0; 2; 3];
   [0; 1; 2; 2]; [0; 2; 2; 2]; [2; 2; 2; 2]; [2; 2; 2; 3]].
Proof. vm_compute. reflexivity. Qed.

Example P_4_1_4 : filter (isP (among [1; 4])) (box 4 3) =
  [
   [0; 0; 0; 0]; [0; 0; 0; 2]; [0; 0; 1; 1]; [0; 0; 1; 3]; [0; 0; 2; 2]; [0; 0; 3; 3];
   [0; 1; 1; 2]; [0; 1; 2; 3]; [0; 2; 2; 2]; [0; 2; 3; 3]; [2; 2; 2; 2]; [2; 2; 3; 3]].
Proof. vm_compute. reflexivity. Qed.

Example P_5_3_4_5 : filter (isP (from_to 3 5)) (box 5 2) =
  [
   [0; 0; 0; 0; 0]; [0; 0; 0; 0; 1]; [0; 0; 0; 0; 2]; [0; 0; 0; 1; 1]; [0; 0; 0; 1; 2];
   [0; 0; 0; 2; 2]; [0; 0; 2; 2; 2]; [0; 1; 2; 2; 2]; [0; 2; 2; 2; 2]; [1; 1; 2; 2; 2];
   [1; 2; 2; 2; 2]; [2; 2; 2; 2; 2]].
Proof. vm_compute. reflexivity. Qed.

(** ** Outcomes of single positions, by recursion *)

Example outcome_1 : isP (among [2]) [1; 1; 2] = false.
Proof. vm_compute. reflexivity. Qed.

Example outcome_2 : isP (among [2]) [1; 1; 7] = false.
Proof. vm_compute. reflexivity. Qed.

Example outcome_3 : isP (among [2]) [1; 1; 1] = false.
Proof. vm_compute. reflexivity. Qed.

Example outcome_4 : isP (among [2]) [2; 2; 3] = false.
Proof. vm_compute. reflexivity. Qed.

Example outcome_5 : isP (among [3]) [1; 2; 3; 4] = false.
Proof. vm_compute. reflexivity. Qed.

Example outcome_6 : isP (among [3]) [0; 2; 2; 2] = true.
Proof. vm_compute. reflexivity. Qed.

Example outcome_7 : isP (among [5]) [1; 1; 1; 1; 1; 2] = false.
Proof. vm_compute. reflexivity. Qed.

Example outcome_8 : isP (from_to 2 4) [1; 2; 2; 3] = false.
Proof. vm_compute. reflexivity. Qed.

Example outcome_9 : isP (among [2]) [1; 1; 1; 1] = true.
Proof. vm_compute. reflexivity. Qed.

Example outcome_10 : isP (among [2]) [1; 1; 2; 3] = false.
Proof. vm_compute. reflexivity. Qed.

Example outcome_11 : isP (among [1; 4]) [1; 1; 2; 2] = false.
Proof. vm_compute. reflexivity. Qed.

Example outcome_12 : isP (among [1; 4]) [2; 3; 3; 4] = true.
Proof. vm_compute. reflexivity. Qed.

Example outcome_13 : isP (among [1; 2]) [1; 3; 5] = true.
Proof. vm_compute. reflexivity. Qed.

(** ** The criterion of Theorem 5: numbers of P-positions in larger boxes

    (all positions; P-positions by l(u) = l(v); reduced; reduced and P by (o,r)) *)

Definition counts (n k m : nat) : nat * nat * nat * nat :=
  let b := box n m in
  (length b, count (K_test k) b, count (reduced_test k) b,
   count (fun x => reduced_test k x && T_test k x) b).

Example counts_2_2 : counts 2 2 20 = (231, 121, 21, 11).
Proof. vm_compute. reflexivity. Qed.

Example counts_3_2 : counts 3 2 20 = (1771, 576, 946, 326).
Proof. vm_compute. reflexivity. Qed.

Example counts_4_3 : counts 4 3 15 = (3876, 1351, 885, 310).
Proof. vm_compute. reflexivity. Qed.

Example counts_4_2 : counts 4 2 15 = (3876, 799, 3165, 640).
Proof. vm_compute. reflexivity. Qed.

Example counts_5_4 : counts 5 4 12 = (6188, 2404, 603, 258).
Proof. vm_compute. reflexivity. Qed.

Example counts_5_3 : counts 5 3 12 = (6188, 1732, 3273, 980).
Proof. vm_compute. reflexivity. Qed.

Example counts_5_2 : counts 5 2 12 = (6188, 1076, 5740, 988).
Proof. vm_compute. reflexivity. Qed.

Example counts_6_5 : counts 6 5 11 = (12376, 5082, 522, 199).
Proof. vm_compute. reflexivity. Qed.

Example counts_6_3 : counts 6 3 10 = (8008, 1839, 5919, 1384).
Proof. vm_compute. reflexivity. Qed.

(** ** Reductions *)

Example reductions_3_2 :
  filter (fun c => negb (forallb (fun p => fst p =? snd p) (combine (fst c) (snd c))))
    (map (fun x => (x, red 2 x)) (box 3 4)) =
  [
   ([0; 0; 1], [0; 0; 0]); ([0; 0; 2], [0; 0; 0]); ([0; 0; 3], [0; 0; 0]); ([0; 0; 4], [0; 0; 0]);
   ([0; 1; 2], [0; 1; 1]); ([0; 1; 3], [0; 1; 1]); ([0; 1; 4], [0; 1; 1]); ([0; 2; 3], [0; 2; 2]);
   ([0; 2; 4], [0; 2; 2]); ([0; 3; 4], [0; 3; 3]); ([1; 1; 3], [1; 1; 2]); ([1; 1; 4], [1; 1; 2]);
   ([1; 2; 4], [1; 2; 3])].
Proof. vm_compute. reflexivity. Qed.

Example reductions_4_2 :
  filter (fun c => negb (forallb (fun p => fst p =? snd p) (combine (fst c) (snd c))))
    (map (fun x => (x, red 2 x)) (box 4 3)) =
  [
   ([0; 0; 0; 1], [0; 0; 0; 0]); ([0; 0; 0; 2], [0; 0; 0; 0]); ([0; 0; 0; 3], [0; 0; 0; 0]);
   ([0; 0; 1; 2], [0; 0; 1; 1]); ([0; 0; 1; 3], [0; 0; 1; 1]); ([0; 0; 2; 3], [0; 0; 2; 2]);
   ([0; 1; 1; 3], [0; 1; 1; 2])].
Proof. vm_compute. reflexivity. Qed.

Example reductions_4_3 :
  filter (fun c => negb (forallb (fun p => fst p =? snd p) (combine (fst c) (snd c))))
    (map (fun x => (x, red 3 x)) (box 4 4)) =
  [
   ([0; 0; 0; 1], [0; 0; 0; 0]); ([0; 0; 0; 2], [0; 0; 0; 0]); ([0; 0; 0; 3], [0; 0; 0; 0]);
   ([0; 0; 0; 4], [0; 0; 0; 0]); ([0; 0; 1; 1], [0; 0; 0; 0]); ([0; 0; 1; 2], [0; 0; 0; 0]);
   ([0; 0; 1; 3], [0; 0; 0; 0]); ([0; 0; 1; 4], [0; 0; 0; 0]); ([0; 0; 2; 2], [0; 0; 0; 0]);
   ([0; 0; 2; 3], [0; 0; 0; 0]); ([0; 0; 2; 4], [0; 0; 0; 0]); ([0; 0; 3; 3], [0; 0; 0; 0]);
   ([0; 0; 3; 4], [0; 0; 0; 0]); ([0; 0; 4; 4], [0; 0; 0; 0]); ([0; 1; 1; 2], [0; 1; 1; 1]);
   ([0; 1; 1; 3], [0; 1; 1; 1]); ([0; 1; 1; 4], [0; 1; 1; 1]); ([0; 1; 2; 2], [0; 1; 1; 1]);
   ([0; 1; 2; 3], [0; 1; 1; 1]); ([0; 1; 2; 4], [0; 1; 1; 1]); ([0; 1; 3; 3], [0; 1; 1; 1]);
   ([0; 1; 3; 4], [0; 1; 1; 1]); ([0; 1; 4; 4], [0; 1; 1; 1]); ([0; 2; 2; 3], [0; 2; 2; 2]);
   ([0; 2; 2; 4], [0; 2; 2; 2]); ([0; 2; 3; 3], [0; 2; 2; 2]); ([0; 2; 3; 4], [0; 2; 2; 2]);
   ([0; 2; 4; 4], [0; 2; 2; 2]); ([0; 3; 3; 4], [0; 3; 3; 3]); ([0; 3; 4; 4], [0; 3; 3; 3]);
   ([1; 1; 1; 2], [1; 1; 1; 1]); ([1; 1; 1; 3], [1; 1; 1; 1]); ([1; 1; 1; 4], [1; 1; 1; 1]);
   ([1; 1; 2; 3], [1; 1; 2; 2]); ([1; 1; 2; 4], [1; 1; 2; 2]); ([1; 1; 3; 3], [1; 1; 2; 2]);
   ([1; 1; 3; 4], [1; 1; 2; 2]); ([1; 1; 4; 4], [1; 1; 2; 2]); ([1; 2; 2; 3], [1; 2; 2; 2]);
   ([1; 2; 2; 4], [1; 2; 2; 2]); ([1; 2; 3; 4], [1; 2; 3; 3]); ([1; 2; 4; 4], [1; 2; 3; 3]);
   ([1; 3; 3; 4], [1; 3; 3; 3]); ([2; 2; 2; 4], [2; 2; 2; 3]); ([2; 2; 3; 4], [2; 2; 3; 3])].
Proof. vm_compute. reflexivity. Qed.

Example reductions_5_4 :
  filter (fun c => negb (forallb (fun p => fst p =? snd p) (combine (fst c) (snd c))))
    (map (fun x => (x, red 4 x)) (box 5 3)) =
  [
   ([0; 0; 0; 0; 1], [0; 0; 0; 0; 0]); ([0; 0; 0; 0; 2], [0; 0; 0; 0; 0]);
   ([0; 0; 0; 0; 3], [0; 0; 0; 0; 0]); ([0; 0; 0; 1; 1], [0; 0; 0; 0; 0]);
   ([0; 0; 0; 1; 2], [0; 0; 0; 0; 0]); ([0; 0; 0; 1; 3], [0; 0; 0; 0; 0]);
   ([0; 0; 0; 2; 2], [0; 0; 0; 0; 0]); ([0; 0; 0; 2; 3], [0; 0; 0; 0; 0]);
   ([0; 0; 0; 3; 3], [0; 0; 0; 0; 0]); ([0; 0; 1; 1; 1], [0; 0; 0; 0; 0]);
   ([0; 0; 1; 1; 2], [0; 0; 0; 0; 0]); ([0; 0; 1; 1; 3], [0; 0; 0; 0; 0]);
   ([0; 0; 1; 2; 2], [0; 0; 0; 0; 0]); ([0; 0; 1; 2; 3], [0; 0; 0; 0; 0]);
   ([0; 0; 1; 3; 3], [0; 0; 0; 0; 0]); ([0; 0; 2; 2; 2], [0; 0; 0; 0; 0]);
   ([0; 0; 2; 2; 3], [0; 0; 0; 0; 0]); ([0; 0; 2; 3; 3], [0; 0; 0; 0; 0]);
   ([0; 0; 3; 3; 3], [0; 0; 0; 0; 0]); ([0; 1; 1; 1; 2], [0; 1; 1; 1; 1]);
   ([0; 1; 1; 1; 3], [0; 1; 1; 1; 1]); ([0; 1; 1; 2; 2], [0; 1; 1; 1; 1]);
   ([0; 1; 1; 2; 3], [0; 1; 1; 1; 1]); ([0; 1; 1; 3; 3], [0; 1; 1; 1; 1]);
   ([0; 1; 2; 2; 2], [0; 1; 1; 1; 1]); ([0; 1; 2; 2; 3], [0; 1; 1; 1; 1]);
   ([0; 1; 2; 3; 3], [0; 1; 1; 1; 1]); ([0; 1; 3; 3; 3], [0; 1; 1; 1; 1]);
   ([0; 2; 2; 2; 3], [0; 2; 2; 2; 2]); ([0; 2; 2; 3; 3], [0; 2; 2; 2; 2]);
   ([0; 2; 3; 3; 3], [0; 2; 2; 2; 2]); ([1; 1; 1; 1; 2], [1; 1; 1; 1; 1]);
   ([1; 1; 1; 1; 3], [1; 1; 1; 1; 1]); ([1; 1; 1; 2; 2], [1; 1; 1; 1; 1]);
   ([1; 1; 1; 2; 3], [1; 1; 1; 1; 1]); ([1; 1; 1; 3; 3], [1; 1; 1; 1; 1]);
   ([1; 1; 2; 2; 3], [1; 1; 2; 2; 2]); ([1; 1; 2; 3; 3], [1; 1; 2; 2; 2]);
   ([1; 1; 3; 3; 3], [1; 1; 2; 2; 2]); ([1; 2; 2; 2; 3], [1; 2; 2; 2; 2]);
   ([1; 2; 2; 3; 3], [1; 2; 2; 2; 2]); ([2; 2; 2; 2; 3], [2; 2; 2; 2; 2])].
Proof. vm_compute. reflexivity. Qed.

Example reduction_1 : red 5 [12; 20; 33; 52; 79; 112; 155; 170] =
  [12; 20; 33; 52; 79; 98; 98; 98].
Proof. vm_compute. reflexivity. Qed.

Example reduction_2 : red 2 [0; 0; 0; 9] =
  [0; 0; 0; 0].
Proof. vm_compute. reflexivity. Qed.

Example reduction_3 : red 3 [0; 0; 7; 11] =
  [0; 0; 0; 0].
Proof. vm_compute. reflexivity. Qed.

Example reduction_4 : red 3 [3; 5; 8; 13; 21; 34] =
  [3; 5; 8; 13; 21; 25].
Proof. vm_compute. reflexivity. Qed.

Example reduction_5 : red 2 [1; 2; 4; 8; 16; 32; 64] =
  [1; 2; 4; 8; 16; 32; 63].
Proof. vm_compute. reflexivity. Qed.

Example reduction_6 : red 6 [1; 2; 3; 5; 8; 13; 21] =
  [1; 2; 3; 3; 3; 3; 3].
Proof. vm_compute. reflexivity. Qed.

Example reduction_7 : red 7 [1; 1; 2; 3; 5; 8; 13; 21; 34; 55] =
  [1; 1; 2; 3; 5; 6; 6; 6; 6; 6].
Proof. vm_compute. reflexivity. Qed.

Example reduction_8 : red 3 [2; 9; 9; 9] =
  [2; 9; 9; 9].
Proof. vm_compute. reflexivity. Qed.

