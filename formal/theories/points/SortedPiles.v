(** * SN(n,A) on sorted positions (0.4, 0.5)

    The coordinates of a position are the gaps of its sorted piles. A move lowers the
    gaps by those of a set of piles, and is legal where no gap becomes negative. *)

From Coq Require Import List Arith ZArith Lia Bool Permutation Sorted.
From NimLab Require Import Outcome Game Vectors FiniteBasis.
Import ListNotations.

Fixpoint insert (a : nat) (l : list nat) : list nat :=
  match l with [] => [a] | b :: l => if a <=? b then a :: b :: l else b :: insert a l end.

(** The piles in ascending order. *)
Fixpoint sorted (x : position) : position :=
  match x with [] => [] | a :: x => insert a (sorted x) end.

Inductive ascending : list nat -> Prop :=
| ascending_nil : ascending []
| ascending_one : forall a, ascending [a]
| ascending_cons : forall a b l, a <= b -> ascending (b :: l) -> ascending (a :: b :: l).

(** [sorted x] is x in ascending order. *)
Lemma insert_permutation : forall a l, Permutation (a :: l) (insert a l).
Proof.
  induction l as [| b l IH]; cbn; [reflexivity |].
  destruct (a <=? b); [reflexivity |].
  transitivity (b :: a :: l); [constructor | constructor; exact IH].
Qed.

Lemma sorted_permutation : forall x, Permutation x (sorted x).
Proof.
  induction x as [| a x IH]; cbn; [reflexivity |].
  transitivity (a :: sorted x); [constructor; exact IH | apply insert_permutation].
Qed.

Lemma insert_ascending : forall a l, ascending l -> ascending (insert a l).
Proof.
  intros a l H. induction H as [| b | b c l bc H IH]; cbn.
  - constructor.
  - destruct (Nat.leb_spec a b); constructor; (lia || constructor).
  - destruct (Nat.leb_spec a b); [constructor; [lia | constructor; assumption] |].
    cbn in IH. destruct (Nat.leb_spec a c); constructor; (lia || assumption).
Qed.

Lemma sorted_ascending : forall x, ascending (sorted x).
Proof. induction x; cbn; [constructor | apply insert_ascending; assumption]. Qed.

Lemma sorted_strongly : forall x, StronglySorted le (sorted x).
Proof.
  intro x. apply Sorted_StronglySorted; [exact Nat.le_trans |].
  induction (sorted_ascending x); constructor; auto.
Qed.

Lemma insert_least : forall a l, ascending (a :: l) -> insert a l = a :: l.
Proof.
  intros a l H. inversion H; subst; cbn; [reflexivity |].
  destruct (Nat.leb_spec a b); [reflexivity | lia].
Qed.

Lemma ascending_tail : forall a l, ascending (a :: l) -> ascending l.
Proof. intros a l H. inversion H; subst; [constructor | assumption]. Qed.

Lemma sorted_id : forall x, ascending x -> sorted x = x.
Proof.
  induction x as [| a x IH]; intro H; [reflexivity |].
  cbn. rewrite (IH (ascending_tail _ _ H)). apply insert_least. exact H.
Qed.

Lemma insert_comm : forall a b l, insert a (insert b l) = insert b (insert a l).
Proof.
  intros a b. induction l as [| c l IH]; cbn.
  - destruct (Nat.leb_spec a b), (Nat.leb_spec b a); try reflexivity; try lia.
    replace b with a by lia. reflexivity.
  - destruct (Nat.leb_spec b c), (Nat.leb_spec a c); cbn;
      repeat match goal with |- context [?p <=? ?q] => destruct (Nat.leb_spec p q) end;
      try lia; try reflexivity; try (rewrite IH; reflexivity).
    replace b with a by lia. reflexivity.
Qed.

Lemma sorted_of_permutation : forall x y, Permutation x y -> sorted x = sorted y.
Proof.
  induction 1 as [| a x y P IH | a b x | x y z P IH Q IH']; cbn; [reflexivity | | |].
  - rewrite IH. reflexivity.
  - apply insert_comm.
  - congruence.
Qed.

(** Sorting is monotone. *)
Lemma insert_monotone : forall l m, Forall2 le l m -> ascending l -> ascending m ->
  forall a b, a <= b -> Forall2 le (insert a l) (insert b m).
Proof.
  intros l m F. induction F as [| c d l m cd F IH]; intros Al Am a b ab; cbn.
  - constructor; [exact ab | constructor].
  - specialize (IH (ascending_tail _ _ Al) (ascending_tail _ _ Am)).
    destruct (Nat.leb_spec a c), (Nat.leb_spec b d).
    + constructor; [exact ab |]. constructor; assumption.
    + constructor; [lia |]. rewrite <- (insert_least c l Al). apply IH. lia.
    + constructor; [lia |]. rewrite <- (insert_least d m Am). apply IH. lia.
    + constructor; [exact cd | apply IH; exact ab].
Qed.

Lemma sorted_monotone : forall x y, Forall2 le x y -> Forall2 le (sorted x) (sorted y).
Proof.
  induction 1; cbn; [constructor |].
  apply insert_monotone; try assumption; apply sorted_ascending.
Qed.

Lemma sorted_up : forall x, sorted (map S x) = map S (sorted x).
Proof.
  induction x as [| a x IH]; [reflexivity |]. cbn. rewrite IH. clear.
  induction (sorted x) as [| b l IH]; [reflexivity |]. cbn.
  destruct (a <=? b); cbn; [reflexivity | rewrite IH; reflexivity].
Qed.

Lemma sorted_total : forall x, total (sorted x) = total x.
Proof.
  induction x as [| a x IH]; [reflexivity |]. cbn. rewrite <- IH. clear.
  induction (sorted x) as [| b l IH]; [reflexivity |]. cbn.
  destruct (a <=? b); cbn in *; lia.
Qed.

Lemma sorted_length : forall x, length (sorted x) = length x.
Proof. intro x. symmetry. apply Permutation_length, sorted_permutation. Qed.

(** ** Moves *)

Lemma plays_permutation : forall x x', Permutation x x' -> forall s y, plays s x y ->
  exists s' y', plays s' x' y' /\ Permutation y y' /\ size s' = size s.
Proof.
  induction 1 as [| a x x' P IH | a b x | x x' x'' P IH Q IH']; intros s y pl.
  - exists s, y. inversion pl; subst. repeat split; constructor.
  - inversion pl as [| s0 x0 y0 a0 pl0 | s0 x0 y0 a0 pl0]; subst;
      destruct (IH _ _ pl0) as [s' [y' [pl' [P' E]]]].
    + exists (false :: s'), (a :: y'). repeat split; [constructor | constructor | cbn]; assumption.
    + exists (true :: s'), (a0 :: y'). repeat split; [constructor | constructor | cbn]; auto.
  - inversion pl as [| s0 x0 y0 a0 pl0 | s0 x0 y0 a0 pl0]; subst;
      inversion pl0 as [| s1 x1 y1 a1 pl1 | s1 x1 y1 a1 pl1]; subst.
    + exists (false :: false :: s1), (a :: b :: y1). repeat split; repeat constructor; assumption.
    + exists (true :: false :: s1), (a1 :: b :: y1). repeat split; repeat constructor; assumption.
    + exists (false :: true :: s1), (a :: a0 :: y1). repeat split; repeat constructor; assumption.
    + exists (true :: true :: s1), (a1 :: a0 :: y1). repeat split; repeat constructor; assumption.
  - destruct (IH _ _ pl) as [s' [y' [pl' [P' E]]]].
    destruct (IH' _ _ pl') as [s'' [y'' [pl'' [P'' E']]]].
    exists s'', y''. repeat split; [exact pl'' | transitivity y'; assumption | congruence].
Qed.

Lemma plays_between : forall s x y, plays s x y -> Forall2 le y x /\ Forall2 le x (map S y).
Proof. induction 1 as [| s x y a pl [IH IH'] | s x y a pl [IH IH']]; cbn; split; constructor; auto with arith. Qed.

(** Piles that differ by at most one come from a move. *)
Lemma plays_of_between : forall x y, Forall2 le y x -> Forall2 le x (map S y) ->
  exists s, plays s x y.
Proof.
  intros x y F. induction F as [| b a y x ba F IH]; intro G; [exists []; constructor |].
  cbn in G. inversion G as [| ? ? ? ? ab G']; subst. destruct (IH G') as [s pl].
  destruct (Nat.eq_dec a b) as [-> | ne].
  - exists (false :: s). constructor. exact pl.
  - exists (true :: s). replace a with (1 + b) by lia. constructor. exact pl.
Qed.

(** 0.5, first half: the sorted option comes from a move of the sorted piles. *)
Lemma sorted_move : forall s x y, plays s x y ->
  exists s', plays s' (sorted x) (sorted y) /\ size s' = size s.
Proof.
  intros s x y pl. destruct (plays_between s x y pl) as [L U].
  apply sorted_monotone in L, U. rewrite sorted_up in U.
  destruct (plays_of_between _ _ L U) as [s' pl'].
  exists s'. split; [exact pl' |].
  pose proof (plays_total _ _ _ pl). pose proof (plays_total _ _ _ pl').
  rewrite !sorted_total in *. lia.
Qed.

(** ** Gaps *)

Local Open Scope Z_scope.

Fixpoint gaps (before : Z) (l : list Z) : vector :=
  match l with [] => [] | a :: l => (a - before) :: gaps a l end.

Definition heights (x : position) : list Z := map Z.of_nat x.
Definition bits (s : mask) : list Z := map Z.b2z s.

Fixpoint masks (n : nat) : list mask :=
  match n with
  | O => [[]]
  | S n => map (cons true) (masks n) ++ map (cons false) (masks n)
  end.

(** What the moves of SN(n,A) take from the gaps. *)
Definition sorted_moves (n : nat) (A : nat -> bool) : list vector :=
  map (fun s => gaps 0 (bits s)) (filter (fun s => A (size s)) (masks n)).

(** The piles as forms of the gaps: x_i = g_1 + ... + g_i. *)
Fixpoint piles_by_gaps (n : nat) : list vector :=
  match n with O => [] | S n => (1 :: repeat 0 n) :: map (cons 1) (piles_by_gaps n) end.

Definition sorted_coordinates (x : position) : vector := gaps 0 (heights (sorted x)).

Lemma masks_all : forall s, In s (masks (length s)).
Proof.
  induction s as [| b s IH]; cbn; [left; reflexivity |].
  apply in_app_iff. destruct b; [left | right]; apply in_map; exact IH.
Qed.

Lemma masks_length : forall n s, In s (masks n) -> length s = n.
Proof.
  induction n as [| n IH]; intros s H; cbn in H; [destruct H as [<- | []]; reflexivity |].
  apply in_app_iff in H. destruct H as [H | H]; apply in_map_iff in H;
    destruct H as [s' [<- H]]; cbn; rewrite (IH s' H); reflexivity.
Qed.

Lemma gaps_length : forall l b, length (gaps b l) = length l.
Proof. induction l; intro b; cbn; [reflexivity | rewrite IHl; reflexivity]. Qed.

Lemma plays_heights : forall s x y, plays s x y -> heights y = minus (heights x) (bits s).
Proof.
  unfold heights, bits.
  induction 1; cbn [map minus]; [reflexivity | |]; rewrite <- IHplays; f_equal; cbn [Z.b2z]; lia.
Qed.

Lemma gaps_minus : forall l m a b, length l = length m ->
  gaps (a - b) (minus l m) = minus (gaps a l) (gaps b m).
Proof.
  induction l as [| c l IH]; intros [| d m] a b E; cbn in E; try discriminate; [reflexivity |].
  cbn [minus gaps]. rewrite IH by congruence. f_equal. lia.
Qed.

Lemma plays_gaps : forall s x y, plays s x y ->
  gaps 0 (heights y) = minus (gaps 0 (heights x)) (gaps 0 (bits s)).
Proof.
  intros s x y pl. rewrite (plays_heights s x y pl). change 0 with (0 - 0) at 1.
  apply gaps_minus. unfold heights, bits. rewrite !map_length.
  symmetry. apply (plays_length s x y pl).
Qed.

Lemma ascending_gaps : forall l b, ascending (b :: l) -> nonneg (gaps (Z.of_nat b) (heights l)) = true.
Proof.
  induction l as [| a l IH]; intros b H; [reflexivity |]. inversion H; subst.
  change (nonneg (gaps (Z.of_nat b) (heights (a :: l))))
    with ((0 <=? Z.of_nat a - Z.of_nat b) && nonneg (gaps (Z.of_nat a) (heights l))).
  rewrite (IH a) by assumption. replace (0 <=? Z.of_nat a - Z.of_nat b) with true by (symmetry; apply Z.leb_le; lia). reflexivity.
Qed.

Lemma sorted_nonneg : forall x, nonneg (sorted_coordinates x) = true.
Proof.
  intro x. unfold sorted_coordinates. change 0 with (Z.of_nat 0). apply ascending_gaps.
  pose proof (sorted_ascending x) as H. inversion H; constructor; try lia; constructor; assumption.
Qed.

(** Where the gaps stay nonnegative, the move is legal and leaves the piles sorted. *)
Lemma plays_of_gaps : forall s x b c, length s = length x ->
  nonneg (minus (gaps b (heights x)) (gaps c (bits s))) = true -> 0 <= b - c ->
  exists y, plays s x y /\ (forall d, Z.of_nat d = b - c -> ascending (d :: y)).
Proof.
  induction s as [| t s IH]; intros [| a x] b c len pos bc; cbn in len; try discriminate.
  - exists []. split; constructor.
  - change ((0 <=? Z.of_nat a - b - (Z.b2z t - c)) &&
      nonneg (minus (gaps (Z.of_nat a) (heights x)) (gaps (Z.b2z t) (bits s))) = true) in pos.
    apply andb_true_iff in pos. destruct pos as [p pos]. apply Z.leb_le in p.
    destruct (IH x (Z.of_nat a) (Z.b2z t) ltac:(congruence) pos ltac:(lia)) as [y [pl asc]].
    destruct t; cbn [Z.b2z] in *.
    + destruct a as [| a]; [lia |]. exists (a :: y). split; [exact (plays_take s x y a pl) |].
      intros d E. constructor; [lia | apply asc; lia].
    + exists (a :: y). split; [constructor; exact pl |].
      intros d E. constructor; [lia | apply asc; lia].
Qed.

Lemma dot_zeros : forall k y, dot (repeat 0 k) y = 0.
Proof. induction k; intros [| b y]; cbn; try reflexivity. rewrite IHk. reflexivity. Qed.

Lemma piles_of_gaps : forall l b,
  map (fun a => dot a (gaps b l)) (piles_by_gaps (length l)) = map (fun c => c - b) l.
Proof.
  induction l as [| a l IH]; intro b; [reflexivity |].
  cbn [length piles_by_gaps map gaps]. rewrite map_map. f_equal.
  - cbn [dot]. rewrite dot_zeros. lia.
  - transitivity (map (fun v => v + (a - b)) (map (fun f => dot f (gaps a l)) (piles_by_gaps (length l)))).
    + rewrite map_map. apply map_ext. intro f. cbn [dot]. lia.
    + rewrite IH, map_map. apply map_ext. intro c. lia.
Qed.

Lemma sorted_piles : forall x,
  map (fun a => dot a (sorted_coordinates x)) (piles_by_gaps (length x)) = heights (sorted x).
Proof.
  intro x. unfold sorted_coordinates.
  replace (length x) with (length (heights (sorted x)))
    by (unfold heights; rewrite map_length; apply sorted_length).
  rewrite piles_of_gaps. transitivity (map (fun c => c) (heights (sorted x))).
  - apply map_ext. intro; lia.
  - apply map_id.
Qed.

(** ** The moves in coordinates *)

Lemma sorted_forth : forall n A x y, length x = n -> move A x y ->
  length y = n /\ exists m, In m (sorted_moves n A) /\
    sorted_coordinates y = minus (sorted_coordinates x) m /\ nonneg (sorted_coordinates y) = true.
Proof.
  intros n A x y len [s [As pl]]. split; [rewrite <- len; apply (plays_length s x y pl) |].
  destruct (sorted_move s x y pl) as [s' [pl' E]]. exists (gaps 0 (bits s')).
  split; [| split; [exact (plays_gaps s' _ _ pl') | apply sorted_nonneg]].
  apply in_map_iff. exists s'. split; [reflexivity |]. apply filter_In.
  split; [| rewrite E; exact As]. replace n with (length s'); [apply masks_all |].
  rewrite (proj2 (plays_length s' _ _ pl')), sorted_length. exact len.
Qed.

Lemma sorted_back : forall n A x m, length x = n -> In m (sorted_moves n A) ->
  nonneg (minus (sorted_coordinates x) m) = true ->
  exists y, move A x y /\ sorted_coordinates y = minus (sorted_coordinates x) m.
Proof.
  intros n A x m len Hm pos. apply in_map_iff in Hm. destruct Hm as [s [<- Hs]].
  apply filter_In in Hs. destruct Hs as [Hs As]. apply masks_length in Hs.
  destruct (plays_of_gaps s (sorted x) 0 0) as [z [pl asc]]; [| exact pos | lia |].
  { rewrite sorted_length. congruence. }
  destruct (plays_permutation (sorted x) x (Permutation_sym (sorted_permutation x)) s z pl)
    as [s' [y [pl' [P E]]]].
  exists y. split; [exists s'; split; [rewrite E; exact As | exact pl'] |].
  unfold sorted_coordinates. rewrite <- (sorted_of_permutation z y P).
  rewrite (sorted_id z).
  - exact (plays_gaps s _ _ pl).
  - exact (ascending_tail _ _ (asc 0%nat eq_refl)).
Qed.
