(** * The verified checker of proofs by finitely many points

    If the checker accepts a certificate, the positions at which the formula is true
    are exactly the P-positions. It is run by [vm_compute]. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Game Misere Presburger Vectors Opening FiniteBasis PinningTree
  SortedPiles HypergraphGame.
Import ListNotations.
Local Open Scope Z_scope.

(** F with T_f, Z, and the pinning tree. *)
Record certificate := Certificate { walls : list wall; steps : list vector; tree : node }.

Definition accepts (n : nat) (variables moves : list vector) (p : play) (says : formula)
    (c : certificate) : bool :=
  if sound n (walls c) (steps c) (tree c) [] then
    if basis_ok n variables says moves (walls c) (steps c) then
      walk (right (true_at variables says) p moves) (tree c) [] []
    else false
  else false.

Lemma accepts_right : forall n variables moves p says c,
  accepts n variables moves p says c = true ->
  forall y, inC n y -> right (true_at variables says) p moves y = true.
Proof.
  intros n variables moves p says c W. unfold accepts in W.
  destruct (sound _ _ _ _ _) eqn:S; [| discriminate].
  destruct (basis_ok _ _ _ _ _ _) eqn:B; [| discriminate].
  apply (finite_basis n variables says p moves (walls c) (steps c) B).
  intros y Cy irr. exact (irreducible_points n _ _ _ _ S W y Cy irr).
Qed.

(** The move set of these sizes. *)
Definition one_of (sizes : list nat) (a : nat) : bool := existsb (Nat.eqb a) sizes.

Definition check_sorted (n : nat) (sizes : list nat) (p : play) (says : formula)
    (c : certificate) : bool :=
  negb (one_of sizes 0) &&
  accepts n (piles_by_gaps n) (sorted_moves n (one_of sizes)) p says c.

(** SN(n,A), all positions: the formula speaks of the piles in ascending order. *)
Theorem sorted_by_points : forall n sizes p says c,
  check_sorted n sizes p says c = true ->
  forall x, length x = n ->
  (P_position p position (move (one_of sizes)) x <-> truth (heights (sorted x)) says = true).
Proof.
  intros n sizes p says c A x len. unfold check_sorted in A. apply andb_true_iff in A.
  destruct A as [A0 A]. apply negb_true_iff in A0.
  replace (truth (heights (sorted x)) says)
    with (true_at (piles_by_gaps n) says (sorted_coordinates x))
    by (unfold true_at; rewrite <- len, sorted_piles; reflexivity).
  apply (local_is_global _ p (sorted_moves n (one_of sizes)) position (move (one_of sizes))
           (fun x => length x = n) sorted_coordinates (move_finite _ A0)); [| | | exact len].
  - intros y z ly yz. exact (sorted_forth n _ y z ly yz).
  - intros y m ly Hm pos. exact (sorted_back n _ y m ly Hm pos).
  - intros y ly. apply (accepts_right n _ _ p says c A). split; [| apply sorted_nonneg].
    unfold sorted_coordinates, heights. rewrite gaps_length, map_length, sorted_length. exact ly.
Qed.

Definition check_edges (n : nat) (edges : list mask) (p : play) (says : formula)
    (c : certificate) : bool :=
  edges_ok n edges && accepts n (map (unit n) (seq 0 n)) (map bits edges) p says c.

(** Slow hypergraph Nim, all positions. *)
Theorem edges_by_points : forall n edges p says c,
  check_edges n edges p says c = true ->
  forall x, length x = n ->
  (P_position p position (edge_move edges) x <-> truth (heights x) says = true).
Proof.
  intros n edges p says c A x len. unfold check_edges in A. apply andb_true_iff in A.
  destruct A as [E A].
  assert (lh : length (heights x) = n) by (unfold heights; rewrite map_length; exact len).
  replace (truth (heights x) says)
    with (true_at (map (unit n) (seq 0 n)) says (heights x))
    by (unfold true_at; rewrite (piles_by_units (heights x) n lh); reflexivity).
  apply (local_is_global _ p (map bits edges) position (edge_move edges)
           (fun x => length x = n) heights (edge_move_finite n edges E)); [| | | exact len].
  - intros y z ly yz. exact (edge_forth n edges y z ly yz).
  - intros y m ly Hm pos. exact (edge_back n edges y m E ly Hm pos).
  - intros y ly. apply (accepts_right n _ _ p says c A). split; [| apply heights_nonneg].
    unfold heights. rewrite map_length. exact ly.
Qed.
