(** * NT-11: SN(n,A) with {1,...,n-2} in A and n-1 not in A, n >= 4

    The P-positions are those with even piles only, and those with one even pile that is lower than all
    others, which are odd. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Options.
Import ListNotations.

(** All piles are even. *)
Definition all_even (x : position) : Prop := forall i, i < length x -> Nat.even (nth i x 0) = true.

(** Pile i is even, all others are odd. *)
Definition one_even (i : nat) (x : position) : Prop :=
  i < length x /\ Nat.even (nth i x 0) = true /\
  forall j, j < length x -> j <> i -> Nat.even (nth j x 0) = false.

(** One pile is even and lower than all others, which are odd. *)
Definition lowest_even (x : position) : Prop :=
  exists i, one_even i x /\ forall j, j < length x -> j <> i -> nth i x 0 < nth j x 0.

(** ** Sets of piles by their members *)

Definition member (s : mask) (i : nat) : bool := nth i s false.

Lemma plays_nth : forall s x y, plays s x y ->
  forall i, nth i x 0 = (if member s i then 1 else 0) + nth i y 0.
Proof.
  unfold member. intros s x y pl.
  induction pl as [| s x y a pl IH | s x y a pl IH]; intros [| i]; simpl; try reflexivity; apply IH.
Qed.

Lemma plays_fit : forall s x, length s = length x ->
  (forall i, member s i = true -> 1 <= nth i x 0) -> exists y, plays s x y.
Proof.
  unfold member. induction s as [| b s IH]; intros [| a x] len pos; try discriminate len.
  - exists []. constructor.
  - destruct (IH x) as [y pl]; [simpl in len; lia | intro i; exact (pos (S i)) |].
    pose proof (pos 0) as p0. destruct b; simpl in p0.
    + destruct a as [| a]; [specialize (p0 eq_refl); lia |]. exists (a :: y). apply plays_take. exact pl.
    + exists (a :: y). constructor. exact pl.
Qed.

(** The set with one more pile. *)
Fixpoint put (i : nat) (s : mask) : mask :=
  match s, i with
  | [], _ => []
  | _ :: s, 0 => true :: s
  | b :: s, S i => b :: put i s
  end.

Lemma put_length : forall s i, length (put i s) = length s.
Proof. induction s as [| b s IH]; intros [| i]; simpl; auto. Qed.

Lemma put_size : forall s i, i < length s -> member s i = false -> size (put i s) = 1 + size s.
Proof.
  unfold member. induction s as [| b s IH]; intros [| i] lt out; simpl in *; try lia.
  - subst b. reflexivity.
  - destruct b; simpl; rewrite IH by (lia || exact out); lia.
Qed.

Lemma put_member : forall s i j, i < length s -> member (put i s) j = (j =? i) || member s j.
Proof.
  unfold member. induction s as [| b s IH]; intros [| i] [| j] lt; simpl in *; try lia; try reflexivity.
  apply IH. lia.
Qed.

Definition nothing (n : nat) : mask := repeat false n.

Lemma nothing_member : forall n i, member (nothing n) i = false.
Proof. unfold member, nothing. induction n as [| n IH]; intros [| i]; simpl; auto. Qed.

Lemma nothing_is_empty : forall n, size (nothing n) = 0.
Proof. unfold nothing. induction n; simpl; auto. Qed.

Lemma size_none : forall s, (forall i, i < length s -> member s i = false) -> size s = 0.
Proof.
  unfold member. induction s as [| b s IH]; intro no; [reflexivity |].
  pose proof (no 0 ltac:(simpl; lia)) as N. simpl in N. subst b. apply IH.
  intros i lt. apply (no (S i)). simpl. lia.
Qed.

Lemma size_all : forall s, (forall i, i < length s -> member s i = true) -> size s = length s.
Proof.
  unfold member. induction s as [| b s IH]; intro all; [reflexivity |].
  pose proof (all 0 ltac:(simpl; lia)) as T. simpl in T. subst b. simpl. f_equal. apply IH.
  intros i lt. apply (all (S i)). simpl. lia.
Qed.

Lemma size_but_one : forall s i, i < length s -> member s i = false ->
  (forall j, j < length s -> j <> i -> member s j = true) -> 1 + size s = length s.
Proof.
  intros s i lt out all. rewrite <- (put_length s i), <- (put_size s i lt out). symmetry.
  rewrite <- size_all; [reflexivity |]. intros j ltj. rewrite put_length in ltj.
  rewrite put_member by exact lt. destruct (Nat.eqb_spec j i); [reflexivity | apply all; assumption].
Qed.

(** The set of the odd piles: none of them, all of them, all but one, or fewer. *)
Definition odd_piles (x : position) : mask := map Nat.odd x.

Lemma odd_member : forall x i, i < length x -> member (odd_piles x) i = negb (Nat.even (nth i x 0)).
Proof.
  unfold member, odd_piles. induction x as [| a x IH]; intros [| i] lt; simpl in *; try lia; [reflexivity |].
  apply IH. lia.
Qed.

Lemma set_cases : forall s : mask,
  size s = 0 \/
  (1 <= size s /\ 2 + size s <= length s) \/
  (exists i, i < length s /\ member s i = false /\ forall j, j < length s -> j <> i -> member s j = true) \/
  (forall i, i < length s -> member s i = true).
Proof.
  unfold member. induction s as [| b s IH]; [left; reflexivity |].
  pose proof (size_le_length s) as le. destruct b; simpl size; simpl length.
  - destruct IH as [z | [few | [(i & lt & out & all) | all]]].
    + destruct s as [| c s]; [right; right; right; intros [| i] lt; simpl in *; [reflexivity | lia] |].
      destruct s as [| d s]; [| right; left; simpl in *; lia].
      destruct c; [discriminate z |]. right; right; left. exists 1. simpl.
      split; [lia | split; [reflexivity |]]. intros [| [| j]] lt ne; [reflexivity | congruence | lia].
    + right; left. lia.
    + right; right; left. exists (S i). split; [lia | split; [exact out |]].
      intros [| j] ltj ne; simpl; [reflexivity | apply all; lia].
    + right; right; right. intros [| i] lt; simpl; [reflexivity | apply all; lia].
  - destruct IH as [z | [few | [(i & lt & out & all) | all]]]; [left; exact z | right; left; lia | |].
    + destruct (Nat.eq_dec (size s) 0) as [z | ne]; [left; exact z | right; left].
      pose proof (size_but_one s i lt out all). lia.
    + right; right; left. exists 0. split; [lia | split; [reflexivity |]].
      intros [| j] ltj ne; [congruence | simpl; apply all; lia].
Qed.

Lemma lowest_pile : forall x : position, x <> [] ->
  exists i, i < length x /\ forall j, j < length x -> nth i x 0 <= nth j x 0.
Proof.
  induction x as [| a x IH]; [congruence | intros _]. destruct x as [| b x].
  - exists 0. split; [simpl; lia |]. intros [| j] lt; simpl in *; lia.
  - destruct IH as (i & lt & low); [discriminate |].
    destruct (le_lt_dec a (nth i (b :: x) 0)) as [le | gt].
    + exists 0. split; [simpl; lia |]. intros [| j] ltj; [lia |].
      change (a <= nth j (b :: x) 0). specialize (low j). simpl length in *. lia.
    + exists (S i). split; [simpl in *; lia |]. intros [| j] ltj; simpl in *; [lia | apply low; lia].
Qed.

Section AllButTwo.

Variables (n : nat) (A : nat -> bool).
Hypothesis n4 : 4 <= n.
Hypothesis A_low : forall a, 1 <= a <= n - 2 -> A a = true.
Hypothesis A_not : A (n - 1) = false.
Hypothesis A_none : A 0 = false.

Definition Q (x : position) : Prop := all_even x \/ lowest_even x.

(** Whether a pile changes its parity. *)
Lemma even_after : forall s x y i, plays s x y ->
  Nat.even (nth i x 0) = xorb (member s i) (Nat.even (nth i y 0)).
Proof.
  intros s x y i pl. rewrite (plays_nth s x y pl i), Nat.even_add.
  destruct (member s i), (Nat.even (nth i y 0)); reflexivity.
Qed.

Lemma all_even_to_one_even : forall s x y i, plays s x y ->
  (all_even x /\ one_even i y) \/ (one_even i x /\ all_even y) -> 1 + size s = length x.
Proof.
  intros s x y i pl c. destruct (plays_length s x y pl) as [ly ls].
  rewrite <- ls. assert (H : i < length s /\ member s i = false /\
    forall j, j < length s -> j <> i -> member s j = true);
    [| destruct H as (lt & out & all); exact (size_but_one s i lt out all)].
  destruct c as [[ev (lt & e & od)] | [(lt & e & od) ev]]; unfold all_even in ev;
    rewrite ?ly in *; rewrite ls; (split; [exact lt | split]).
  1, 3: pose proof (even_after s x y i pl) as E; rewrite (ev i lt), e in E;
    destruct (member s i); [discriminate | reflexivity].
  all: intros j ltj ne; pose proof (even_after s x y j pl) as E; rewrite (ev j ltj), (od j ltj ne) in E;
    destruct (member s j); [reflexivity | discriminate].
Qed.

Lemma Q_leaves : forall x y, length x = n -> Q x -> move A x y -> ~ Q y.
Proof.
  intros x y len Qx (s & As & pl) Qy. destruct (plays_length s x y pl) as [ly ls].
  assert (some : size s <> 0) by (intro E; rewrite E in As; congruence).
  assert (most : 1 + size s <> length x).
  { intro E. replace (size s) with (n - 1) in As by lia. congruence. }
  destruct Qx as [ex | (i & ox & lowx)], Qy as [ey | (i' & oy & lowy)].
  - apply some. apply size_none. intros i lt. rewrite ls in lt.
    pose proof (even_after s x y i pl) as E. rewrite (ex i lt), (ey i ltac:(lia)) in E.
    destruct (member s i); [discriminate | reflexivity].
  - apply most. apply (all_even_to_one_even s x y i' pl). auto.
  - apply most. apply (all_even_to_one_even s x y i pl). auto.
  - destruct ox as (lt & e & od), oy as (lt' & e' & od').
    destruct (Nat.eq_dec i i') as [<- | ne].
    + apply some. apply size_none. intros j ltj. rewrite ls in ltj.
      pose proof (even_after s x y j pl) as E. destruct (Nat.eq_dec j i) as [-> | nej].
      * rewrite e, e' in E. destruct (member s i); [discriminate | reflexivity].
      * rewrite (od j ltj nej), (od' j ltac:(lia) nej) in E.
        destruct (member s j); [discriminate | reflexivity].
    + pose proof (even_after s x y i pl) as E. rewrite e, (od' i ltac:(lia) ne) in E.
      pose proof (plays_nth s x y pl i) as H. pose proof (plays_nth s x y pl i') as H'.
      destruct (member s i); [| discriminate].
      pose proof (lowx i' ltac:(lia) ltac:(congruence)). pose proof (lowy i ltac:(lia) ne).
      destruct (member s i'); lia.
Qed.

(** A move on the piles of s, if they are nonempty and 1 to n-2. *)
Lemma play_set : forall s x, length x = n -> length s = n -> 1 <= size s <= n - 2 ->
  (forall i, member s i = true -> 1 <= nth i x 0) -> exists y, move A x y /\ plays s x y.
Proof.
  intros s x lx ls sz pos. destruct (plays_fit s x) as [y pl]; [lia | exact pos |].
  exists y. split; [exists s; auto | exact pl].
Qed.

Lemma positive_if_odd : forall x i, Nat.even (nth i x 0) = false -> 1 <= nth i x 0.
Proof. intros x i od. destruct (nth i x 0); [discriminate | lia]. Qed.

Lemma Q_or_into : forall x, length x = n -> Q x \/ exists y, move A x y /\ Q y.
Proof.
  intros x len. assert (ol : length (odd_piles x) = n).
  { unfold odd_piles. rewrite map_length. exact len. }
  assert (lens : length (nothing n) = n) by (unfold nothing; apply repeat_length).
  destruct (set_cases (odd_piles x)) as [none | [[one few] | [(c & lt & out & all) | all]]].
  - (* no odd pile *)
    left. left. intros i lt. destruct (Nat.even (nth i x 0)) eqn:E; [reflexivity |].
    exfalso. assert (M : member (odd_piles x) i = true) by (rewrite odd_member, E by exact lt; reflexivity).
    clear - none M. unfold member in M. revert i M.
    induction (odd_piles x) as [| b s IH]; intros [| i] M; simpl in *; try discriminate.
    + subst b. simpl in none. lia.
    + destruct b; simpl in none; [lia | exact (IH none i M)].
  - (* at most n-2 odd piles: play on them *)
    right. destruct (play_set (odd_piles x) x len ol ltac:(lia)) as (y & xy & pl).
    { intros i M. destruct (le_lt_dec (length x) i) as [ge | lt].
      - unfold member, odd_piles in M. rewrite nth_overflow in M by (rewrite map_length; exact ge). discriminate.
      - rewrite odd_member in M by exact lt. apply positive_if_odd.
        destruct (Nat.even (nth i x 0)); [discriminate | reflexivity]. }
    exists y. split; [exact xy | left]. intros i lt. destruct (plays_length _ x y pl) as [ly _].
    pose proof (even_after _ x y i pl) as E. rewrite odd_member in E by lia.
    destruct (Nat.even (nth i x 0)), (Nat.even (nth i y 0)); simpl in E; congruence.
  - (* one even pile c, not the lowest: play on it and on a lowest pile *)
    rewrite ol in lt, all. assert (ec : Nat.even (nth c x 0) = true).
    { rewrite odd_member in out by lia. destruct (Nat.even (nth c x 0)); [reflexivity | discriminate]. }
    assert (od : forall j, j < n -> j <> c -> Nat.even (nth j x 0) = false).
    { intros j ltj ne. specialize (all j ltj ne). rewrite odd_member in all by lia.
      destruct (Nat.even (nth j x 0)); [discriminate | reflexivity]. }
    destruct (lowest_pile x) as (b & ltb & low); [intros ->; simpl in len; lia |]. rewrite len in ltb, low.
    destruct (Nat.eq_dec b c) as [-> | ne].
    { left. right. exists c. split; [repeat split; [lia | exact ec | intros; apply od; lia] |].
      intros j ltj nej. specialize (low j ltac:(lia)). specialize (od j ltac:(lia) nej).
      destruct (Nat.eq_dec (nth c x 0) (nth j x 0)) as [E |]; [congruence | lia]. }
    right. pose proof (positive_if_odd x b (od b ltb ne)) as posb.
    assert (bc : nth b x 0 < nth c x 0).
    { specialize (low c lt). destruct (Nat.eq_dec (nth b x 0) (nth c x 0)) as [E |]; [| lia].
      specialize (od b ltb ne). congruence. }
    set (s := put b (put c (nothing n))).
    assert (M : forall j, member s j = (j =? b) || (j =? c)).
    { intro j. unfold s. rewrite !put_member, nothing_member by (rewrite ?put_length; lia).
      rewrite orb_false_r. reflexivity. }
    destruct (play_set s x len) as (y & xy & pl).
    { unfold s. rewrite !put_length. exact lens. }
    { unfold s. rewrite !put_size, nothing_is_empty;
        rewrite ?put_length, ?put_member, ?nothing_member; try lia.
      destruct (Nat.eqb_spec b c); [congruence | reflexivity]. }
    { intros j Mj. rewrite M in Mj. apply orb_true_iff in Mj.
      destruct Mj as [E | E]; apply Nat.eqb_eq in E; subst j; lia. }
    exists y. split; [exact xy | right]. destruct (plays_length s x y pl) as [ly _].
    assert (yb : nth b x 0 = 1 + nth b y 0).
    { rewrite (plays_nth s x y pl b), M, Nat.eqb_refl. reflexivity. }
    assert (yc : nth c x 0 = 1 + nth c y 0).
    { rewrite (plays_nth s x y pl c), M, Nat.eqb_refl, orb_true_r. reflexivity. }
    assert (yj : forall j, j <> b -> j <> c -> nth j x 0 = nth j y 0).
    { intros j nb nc. rewrite (plays_nth s x y pl j), M.
      destruct (Nat.eqb_spec j b), (Nat.eqb_spec j c); congruence || reflexivity. }
    exists b. split; [split; [lia | split] |].
    + pose proof (od b ltb ne) as O. rewrite yb, Nat.even_add in O.
      destruct (Nat.even (nth b y 0)); [reflexivity | discriminate].
    + intros j ltj nej. destruct (Nat.eq_dec j c) as [-> | nc].
      * rewrite yc, Nat.even_add in ec. destruct (Nat.even (nth c y 0)); [discriminate | reflexivity].
      * rewrite <- (yj j nej nc). apply od; lia.
    + intros j ltj nej. destruct (Nat.eq_dec j c) as [-> | nc]; [lia |].
      specialize (low j ltac:(lia)). rewrite <- (yj j nej nc). lia.
  - (* all piles odd: play on a lowest one *)
    rewrite ol in all. assert (od : forall j, j < n -> Nat.even (nth j x 0) = false).
    { intros j ltj. specialize (all j ltj). rewrite odd_member in all by lia.
      destruct (Nat.even (nth j x 0)); [discriminate | reflexivity]. }
    destruct (lowest_pile x) as (b & ltb & low); [intros ->; simpl in len; lia |]. rewrite len in ltb, low.
    right. pose proof (positive_if_odd x b (od b ltb)) as posb.
    set (s := put b (nothing n)).
    assert (M : forall j, member s j = (j =? b)).
    { intro j. unfold s. rewrite put_member, nothing_member by lia. apply orb_false_r. }
    destruct (play_set s x len) as (y & xy & pl).
    { unfold s. rewrite put_length. exact lens. }
    { unfold s. rewrite put_size, nothing_is_empty; [lia | lia | apply nothing_member]. }
    { intros j Mj. rewrite M in Mj. apply Nat.eqb_eq in Mj. subst j. exact posb. }
    exists y. split; [exact xy | right]. destruct (plays_length s x y pl) as [ly _].
    assert (yb : nth b x 0 = 1 + nth b y 0).
    { rewrite (plays_nth s x y pl b), M, Nat.eqb_refl. reflexivity. }
    assert (yj : forall j, j <> b -> nth j x 0 = nth j y 0).
    { intros j nb. rewrite (plays_nth s x y pl j), M. destruct (Nat.eqb_spec j b); congruence || reflexivity. }
    exists b. split; [split; [lia | split] |].
    + pose proof (od b ltb) as O. rewrite yb, Nat.even_add in O.
      destruct (Nat.even (nth b y 0)); [reflexivity | discriminate].
    + intros j ltj nej. rewrite <- (yj j nej). apply od. lia.
    + intros j ltj nej. specialize (low j ltac:(lia)). rewrite <- (yj j nej). lia.
Qed.

Theorem P_of_all_but_two : forall x, length x = n -> (Ppos position (move A) x <-> Q x).
Proof.
  pose proof (move_finite A A_none) as fin.
  refine (well_founded_ind fin _ _). intros x IH len.
  assert (sub : forall y, move A x y -> length y = n).
  { intros y xy. rewrite (move_length A x y xy). exact len. }
  split.
  - intro Px. destruct (Q_or_into x len) as [Qx | (y & xy & Qy)]; [exact Qx | exfalso].
    apply (IH y xy (sub y xy)) in Qy. destruct Px as [z all]. exact (not_both _ _ fin y Qy (all y xy)).
  - intro Qx. constructor. intros y xy.
    apply (N_iff_not_P _ _ fin (options A) (options_spec A)).
    rewrite (IH y xy (sub y xy)). exact (Q_leaves x y len Qx xy).
Qed.

(** The same without names for the two kinds. *)
Theorem P_by_parities : forall x, length x = n ->
  (Ppos position (move A) x <->
   (forall i, i < n -> Nat.even (nth i x 0) = true) \/
   (exists i, i < n /\ Nat.even (nth i x 0) = true /\
      forall j, j < n -> j <> i -> Nat.odd (nth j x 0) = true /\ nth i x 0 < nth j x 0)).
Proof.
  intros x len. rewrite (P_of_all_but_two x len).
  unfold Q, all_even, lowest_even, one_even, Nat.odd. rewrite len.
  split; (intros [ev | H]; [left; exact ev | right]).
  - destruct H as (i & (lt & e & od) & low). exists i. split; [exact lt | split; [exact e |]].
    intros j ltj ne. rewrite (od j ltj ne). auto.
  - destruct H as (i & lt & e & H). exists i. split.
    + split; [exact lt | split; [exact e |]]. intros j ltj ne. apply negb_true_iff. apply H; assumption.
    + intros j ltj ne. apply H; assumption.
Qed.

End AllButTwo.
