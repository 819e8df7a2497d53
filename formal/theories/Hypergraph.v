(** * Slow hypergraph Nim (GMMV-R1)

    A move takes one token from each pile of an edge. The edges are given by their
    characteristic function on sets of piles; SN(n,A) is the case in which only the
    size of the set counts, so what is proved here is proved for SN(n,A). *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Values.
Import ListNotations.

Definition edges := mask -> bool.

Definition hmove (H : edges) (x y : position) : Prop := exists s, H s = true /\ plays s x y.

(** The edges of SN(n,A); [hmove (of_sizes A)] and [move A] are the same by definition. *)
Definition of_sizes (A : nat -> bool) : edges := fun s => A (size s).

(** No edge is empty. *)
Definition no_empty_edge (H : edges) : Prop := forall s, H s = true -> 1 <= size s.

(** No edge has more than c piles. *)
Definition edges_at_most (c : nat) (H : edges) : Prop := forall s, H s = true -> size s <= c.

Lemma of_sizes_no_empty_edge : forall A, A 0 = false -> no_empty_edge (of_sizes A).
Proof.
  intros A A0 s Hs. unfold of_sizes in Hs. destruct (size s); [congruence | lia].
Qed.

Lemma hmove_total : forall H x y, no_empty_edge H -> hmove H x y -> total y < total x.
Proof.
  intros H x y ne [s [Hs pl]]. specialize (ne s Hs). pose proof (plays_total s x y pl). lia.
Qed.

Lemma hmove_finite : forall H, no_empty_edge H -> finite_play position (hmove H).
Proof.
  intros H ne x. remember (total x) as t eqn:E. revert x E.
  induction t as [t IH] using lt_wf_ind. intros x E. constructor. intros y xy.
  apply (IH (total y)); [| reflexivity]. pose proof (hmove_total H x y ne xy). lia.
Qed.

(** All ways to play from x: (set of piles played on, what is left). *)
Fixpoint plays_from (x : position) : list (mask * position) :=
  match x with
  | [] => [([], [])]
  | a :: x =>
      let rest := plays_from x in
      map (fun c => (false :: fst c, a :: snd c)) rest ++
      match a with
      | 0 => []
      | S b => map (fun c => (true :: fst c, b :: snd c)) rest
      end
  end.

Definition hoptions (H : edges) (x : position) : list position :=
  map snd (filter (fun c => H (fst c)) (plays_from x)).

Lemma plays_from_spec : forall x s y, In (s, y) (plays_from x) <-> plays s x y.
Proof.
  induction x as [| a x IH]; intros s y; simpl.
  - split.
    + intros [E | []]. injection E as <- <-. constructor.
    + intro pl. inversion pl; subst. left. reflexivity.
  - rewrite in_app_iff, in_map_iff. split.
    + intros [[[t z] [E Hin]] | Hin].
      * simpl in E. injection E as <- <-. constructor. apply IH. exact Hin.
      * destruct a as [| b]; [destruct Hin |].
        apply in_map_iff in Hin. destruct Hin as [[t z] [E Hin]].
        simpl in E. injection E as <- <-. apply plays_take. apply IH. exact Hin.
    + intro pl. inversion pl as [| s0 x0 y0 a0 pl0 | s0 x0 y0 a0 pl0]; subst.
      * left. exists (s0, y0). split; [reflexivity | apply IH; exact pl0].
      * right. simpl. apply in_map_iff. exists (s0, y0).
        split; [reflexivity | apply IH; exact pl0].
Qed.

Theorem hoptions_spec : forall H x y, In y (hoptions H x) <-> hmove H x y.
Proof.
  intros H x y. unfold hoptions, hmove. rewrite in_map_iff. split.
  - intros [[s z] [E Hin]]. simpl in E. subst z. apply filter_In in Hin.
    destruct Hin as [Hin Hs]. apply plays_from_spec in Hin. exists s. auto.
  - intros [s [Hs pl]]. exists (s, y). split; [reflexivity |].
    apply filter_In. split; [apply plays_from_spec; exact pl | exact Hs].
Qed.

(** Remoteness: in normal play with [Nat.even], in misère play with [Nat.odd]. *)
Definition hsmith (H : edges) : (nat -> bool) -> position -> nat :=
  smith position (hoptions H) total.

Theorem hsmith_solves : forall H good, no_empty_edge H ->
  solves_smith position (hmove H) good (hsmith H good).
Proof.
  intros H good ne. apply smith_solves.
  - exact (hoptions_spec H).
  - intros x y. apply hmove_total. exact ne.
Qed.

Definition hgrundy (H : edges) : position -> nat := grundy position (hoptions H) total.

Theorem hgrundy_solves : forall H, no_empty_edge H ->
  solves_grundy position (hmove H) (hgrundy H).
Proof.
  intros H ne. apply grundy_solves.
  - exact (hoptions_spec H).
  - intros x y. apply hmove_total. exact ne.
Qed.
