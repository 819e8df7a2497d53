(** * Slow hypergraph Nim (0.1, 1.9 a)

    A move takes one token from each pile of an edge. The coordinates of a position
    are its piles. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Outcome Game Values Hypergraph Vectors FiniteBasis SortedPiles.
Import ListNotations.

Definition edge_move (edges : list mask) (x y : position) : Prop :=
  exists s, In s edges /\ plays s x y.

Definition edges_ok (n : nat) (edges : list mask) : bool :=
  forallb (fun s => (1 <=? size s) && (length s =? n)) edges.

Lemma edges_ok_spec : forall n edges s, edges_ok n edges = true -> In s edges ->
  1 <= size s /\ length s = n.
Proof.
  intros n edges s ok Hs. unfold edges_ok in ok. rewrite forallb_forall in ok.
  specialize (ok s Hs). apply andb_true_iff in ok.
  rewrite Nat.leb_le, Nat.eqb_eq in ok. exact ok.
Qed.

Lemma edge_move_finite : forall n edges, edges_ok n edges = true ->
  finite_play position (edge_move edges).
Proof.
  intros n edges ok x.
  remember (total x) as t eqn:E.
  revert x E. induction t as [t IH] using lt_wf_ind. intros x E.
  constructor. intros y [s [Hs pl]]. apply (IH (total y)); [| reflexivity].
  pose proof (plays_total s x y pl). pose proof (edges_ok_spec n edges s ok Hs). lia.
Qed.

(** The edges as a characteristic function. *)
Definition of_list (edges : list mask) : Hypergraph.edges :=
  fun s => if in_dec (list_eq_dec bool_dec) s edges then true else false.

Lemma of_list_spec : forall edges s, of_list edges s = true <-> In s edges.
Proof. intros edges s. unfold of_list. destruct (in_dec (list_eq_dec bool_dec) s edges); split; intros; auto; discriminate. Qed.

Lemma edge_grundy_values_exist : forall n edges, edges_ok n edges = true ->
  exists G, solves_grundy position (edge_move edges) G.
Proof.
  intros n edges ok. exists (hgrundy (of_list edges)).
  assert (same : forall x y, edge_move edges x y <-> hmove (of_list edges) x y).
  { intros x y. split; intros [s [Hs pl]]; exists s; split; try exact pl; apply of_list_spec; exact Hs. }
  assert (ne : no_empty_edge (of_list edges)).
  { intros s Hs. apply of_list_spec in Hs. apply (edges_ok_spec n edges s ok Hs). }
  intro x. destruct (hgrundy_solves (of_list edges) ne x) as [other less]. split.
  - intros y xy. apply other. apply same. exact xy.
  - intros v lt. destruct (less v lt) as (y & xy & E). exists y. split; [apply same; exact xy | exact E].
Qed.

Local Open Scope Z_scope.

Lemma heights_nonneg : forall x, nonneg (heights x) = true.
Proof.
  intro x. apply forallb_forall. intros a H. apply in_map_iff in H.
  destruct H as [b [<- _]]. apply Z.leb_le. lia.
Qed.

Lemma edge_forth : forall n edges x y, length x = n -> edge_move edges x y ->
  length y = n /\ exists m, In m (map bits edges) /\ heights y = minus (heights x) m /\
    nonneg (heights y) = true.
Proof.
  intros n edges x y len [s [Hs pl]]. split; [rewrite <- len; apply (plays_length s x y pl) |].
  exists (bits s). split; [apply in_map; exact Hs |].
  split; [exact (plays_heights s x y pl) | apply heights_nonneg].
Qed.

Lemma plays_of_nonneg : forall s x, length s = length x ->
  nonneg (minus (heights x) (bits s)) = true -> exists y, plays s x y.
Proof.
  induction s as [| t s IH]; intros [| a x] len pos; cbn in len; try discriminate.
  - exists []. constructor.
  - change ((0 <=? Z.of_nat a - Z.b2z t) && nonneg (minus (heights x) (bits s)) = true) in pos.
    apply andb_true_iff in pos. destruct pos as [a0 pos]. apply Z.leb_le in a0.
    destruct (IH x ltac:(congruence) pos) as [y pl]. destruct t; cbn in a0.
    + destruct a as [| a]; [lia |]. exists (a :: y). exact (plays_take s x y a pl).
    + exists (a :: y). constructor. exact pl.
Qed.

Lemma edge_back : forall n edges x m, edges_ok n edges = true -> length x = n ->
  In m (map bits edges) -> nonneg (minus (heights x) m) = true ->
  exists y, edge_move edges x y /\ heights y = minus (heights x) m.
Proof.
  intros n edges x m ok len Hm pos. apply in_map_iff in Hm. destruct Hm as [s [<- Hs]].
  destruct (edges_ok_spec n edges s ok Hs) as [_ ls].
  destruct (plays_of_nonneg s x ltac:(congruence) pos) as [y pl].
  exists y. split; [exists s; auto | exact (plays_heights s x y pl)].
Qed.

Lemma piles_by_units : forall x n, length x = n ->
  map (fun a => dot a x) (map (unit n) (seq 0 n)) = x.
Proof.
  intros x n len. rewrite map_map. apply nth_ext with (d := 0) (d' := 0).
  - rewrite map_length, seq_length. congruence.
  - intros i lt. rewrite map_length, seq_length in lt.
    rewrite (nth_indep _ 0 (dot (unit n 0) x)) by (rewrite map_length, seq_length; exact lt).
    rewrite (map_nth (fun j => dot (unit n j) x)), seq_nth by exact lt.
    apply dot_unit; [exact len | exact lt].
Qed.
