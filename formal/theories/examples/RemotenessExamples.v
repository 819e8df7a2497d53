(** * Remoteness and the M-rule against known values

    Every value below is in golden/remoteness.json. [remoteness] is the recursion
    of [Remoteness] and uses nothing but the rules of NIM(n,k). *)

From Coq Require Import List Arith Bool.
From NimLab Require Import Game Level Remoteness MRule RemotenessFormula.
Import ListNotations.

(** ** By recursion, n and k as given *)

Example remoteness_1 : remoteness (exactly 2) [0; 0; 7] = 0.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_2 : remoteness (exactly 2) [5; 5; 5] = 7.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_3 : remoteness (exactly 3) [0; 1; 2; 4] = 1.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_4 : remoteness (exactly 3) [4; 5; 6; 7] = 7.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_5 : remoteness (exactly 3) [0; 0; 0; 6] = 0.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_6 : remoteness (exactly 4) [1; 2; 3; 4; 5] = 3.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_7 : remoteness (exactly 4) [0; 3; 3; 3; 4] = 3.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_8 : remoteness (exactly 2) [1; 3; 3; 4] = 5.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_9 : remoteness (exactly 1) [1; 7] = 8.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_10 : remoteness (exactly 3) [1; 7; 9] = 1.
Proof. vm_compute. reflexivity. Qed.

Example remoteness_11 : remoteness (exactly 5) [2; 4; 4; 5; 7; 7] = 4.
Proof. vm_compute. reflexivity. Qed.

(** ** By the closed form of NIM(k+1,k) *)

Example formula_1 : formula 2 [0; 0; 7] = 0.
Proof. vm_compute. reflexivity. Qed.

Example formula_2 : formula 2 [5; 5; 5] = 7.
Proof. vm_compute. reflexivity. Qed.

Example formula_3 : formula 2 [7; 8; 9] = 11.
Proof. vm_compute. reflexivity. Qed.

Example formula_4 : formula 3 [0; 1; 2; 4] = 1.
Proof. vm_compute. reflexivity. Qed.

Example formula_5 : formula 3 [4; 5; 6; 7] = 7.
Proof. vm_compute. reflexivity. Qed.

Example formula_6 : formula 3 [0; 0; 0; 6] = 0.
Proof. vm_compute. reflexivity. Qed.

Example formula_7 : formula 3 [7; 7; 8; 9] = 9.
Proof. vm_compute. reflexivity. Qed.

Example formula_8 : formula 4 [1; 2; 3; 4; 5] = 3.
Proof. vm_compute. reflexivity. Qed.

Example formula_9 : formula 4 [0; 3; 3; 3; 4] = 3.
Proof. vm_compute. reflexivity. Qed.

Example formula_10 : formula 1 [1; 7] = 8.
Proof. vm_compute. reflexivity. Qed.

Example formula_11 : formula 2 [2; 26; 32] = 28.
Proof. vm_compute. reflexivity. Qed.

Example formula_12 : formula 2 [6; 9; 57] = 15.
Proof. vm_compute. reflexivity. Qed.

Example formula_13 : formula 3 [9; 11; 20; 25] = 19.
Proof. vm_compute. reflexivity. Qed.

Example formula_14 : formula 3 [17; 18; 19; 19] = 23.
Proof. vm_compute. reflexivity. Qed.

Example formula_15 : formula 4 [1; 3; 5; 12; 14] = 3.
Proof. vm_compute. reflexivity. Qed.

Example formula_16 : formula 5 [2; 4; 4; 5; 7; 7] = 4.
Proof. vm_compute. reflexivity. Qed.

(** ** Plays by the M-rule (GMMV-E2, GMMV-E3 and the plays of the file)

    REF-2: of a sorted position, the kept pile is the last one with the smallest even
    height, or the last pile if all are odd. *)

Fixpoint last_index (h i : nat) (x : position) : nat :=
  match x with
  | [] => 0
  | a :: x => Nat.max (if a =? h then i else 0) (last_index h (1 + i) x)
  end.

Definition kept_index (x : position) : nat :=
  match filter Nat.even x with
  | [] => length x
  | a :: l => last_index (least a l) 1 x
  end.

Fixpoint reduce_others (i : nat) (x : position) : position :=
  match x with
  | [] => []
  | a :: x => (if i =? 1 then a else a - 1) :: reduce_others (i - 1) x
  end.

Fixpoint play (c : nat) (x : position) : list position :=
  x :: match c with
       | 0 => []
       | S c => if nth 1 x 0 =? 0 then [] else play c (reduce_others (kept_index x) x)
       end.

Example play_1 : play 20 [2; 3; 3; 4] =
  [[2; 3; 3; 4]; [2; 2; 2; 3]; [1; 1; 2; 2]; [0; 0; 1; 2]].
Proof. vm_compute. reflexivity. Qed.

Example play_1_length : remoteness (exactly 3) [2; 3; 3; 4] = 3.
Proof. vm_compute. reflexivity. Qed.

Example play_2 : play 20 [5; 5; 5; 5] =
  [[5; 5; 5; 5]; [4; 4; 4; 5]; [3; 3; 4; 4]; [2; 2; 3; 4]; [1; 2; 2; 3]; [0; 1; 2; 2]; [0; 0; 1; 1]].
Proof. vm_compute. reflexivity. Qed.

Example play_2_length : remoteness (exactly 3) [5; 5; 5; 5] = 6.
Proof. vm_compute. reflexivity. Qed.

Example play_333 : play 20 [3; 3; 3] = [[3; 3; 3]; [2; 2; 3]; [1; 2; 2]; [0; 1; 2]; [0; 0; 1]].
Proof. vm_compute. reflexivity. Qed.

Example play_355 : play 20 [3; 5; 5] =
  [[3; 5; 5]; [2; 4; 5]; [2; 3; 4]; [2; 2; 3]; [1; 2; 2]; [0; 1; 2]; [0; 0; 1]].
Proof. vm_compute. reflexivity. Qed.
