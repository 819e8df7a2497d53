(** * Exact slow Nim NIM(n,k) and the M-rule (GMMV-D1, GMMV-D6)

    The M-rule is for n = k+1, where a move keeps one pile and reduces all others. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Game Level Halves Highest WinningRule.
Import ListNotations.

(** The move set {k}: exactly k piles are reduced. *)
Definition exactly (k a : nat) : bool := a =? k.

(** An M-move: if all piles are odd, the kept pile is a largest one; otherwise it
    is a smallest even one. *)
Definition m_move (k : nat) (x y : position) : Prop :=
  exists s, size s = k /\ plays s x y /\
  forall b, In (false, b) (combine s x) ->
    ((forall a, In a x -> Nat.odd a = true) -> forall a, In a x -> a <= b) /\
    ((exists a, In a x /\ Nat.odd a = false) ->
       Nat.odd b = false /\ forall a, In a x -> Nat.odd a = false -> b <= a).

(** [m_play k x c]: both sides follow the M-rule from x, and the play has c moves. *)
Inductive m_play (k : nat) : position -> nat -> Prop :=
| m_play_end : forall x, (forall y, ~ move (exactly k) x y) -> m_play k x 0
| m_play_move : forall x y c, m_move k x y -> m_play k y c -> m_play k x (1 + c).

Lemma exactly_spec : forall k a, exactly k a = true <-> a = k.
Proof. intros. apply Nat.eqb_eq. Qed.

Lemma smallest_exactly : forall k, smallest (exactly k) k.
Proof.
  intro k. split; [apply exactly_spec; reflexivity |].
  intros a H. apply exactly_spec in H. lia.
Qed.

Lemma exactly_0 : forall k, 1 <= k -> exactly k 0 = false.
Proof. intros k k1. apply Nat.eqb_neq. lia. Qed.

Lemma m_move_is_move : forall k x y, m_move k x y -> move (exactly k) x y.
Proof.
  intros k x y (s & sz & pl & _). exists s. split; [apply exactly_spec; exact sz | exact pl].
Qed.

Lemma all_odd_or_even : forall x : position,
  (forall a, In a x -> Nat.odd a = true) \/ (exists a, In a x /\ Nat.odd a = false).
Proof.
  induction x as [| a x [IH | (b & Hin & E)]].
  - left. intros a [].
  - destruct (Nat.odd a) eqn:O.
    + left. intros b [<- | Hin]; auto.
    + right. exists a. split; [left; reflexivity | exact O].
  - right. exists b. split; [right; exact Hin | exact E].
Qed.

Lemma largest_pile : forall x : position, x <> [] -> exists b, In b x /\ forall a, In a x -> a <= b.
Proof.
  induction x as [| c x IH]; intro ne; [congruence |].
  destruct x as [| d x].
  - exists c. split; [left; reflexivity |]. intros a [<- | []]; lia.
  - destruct IH as (b & Hin & max); [discriminate |].
    destruct (le_lt_dec b c).
    + exists c. split; [left; reflexivity |]. intros a [<- | H]; [lia |]. specialize (max a H). lia.
    + exists b. split; [right; exact Hin |]. intros a [<- | H]; [lia | auto].
Qed.

Lemma smallest_even_pile : forall x : position, (exists a, In a x /\ Nat.odd a = false) ->
  exists b, In b x /\ Nat.odd b = false /\ forall a, In a x -> Nat.odd a = false -> b <= a.
Proof.
  induction x as [| c x IH]; intros (a & Hin & E); [destruct Hin |].
  destruct (all_odd_or_even x) as [odd | even].
  - assert (a = c) as -> by (destruct Hin as [-> | Hin]; [reflexivity | rewrite odd in E; congruence]).
    exists c. split; [left; reflexivity | split; [exact E |]].
    intros b [<- | H] Eb; [lia |]. rewrite odd in Eb; congruence.
  - destruct (IH even) as (b & Hb & Eb & min).
    destruct (Nat.odd c) eqn:Oc.
    + exists b. split; [right; exact Hb | split; [exact Eb |]].
      intros d [<- | H] Ed; [congruence | auto].
    + destruct (le_lt_dec c b).
      * exists c. split; [left; reflexivity | split; [exact Oc |]].
        intros d [<- | H] Ed; [lia |]. specialize (min d H Ed). lia.
      * exists b. split; [right; exact Hb | split; [exact Eb |]].
        intros d [<- | H] Ed; [lia | auto].
Qed.

(** A pile of height b can be kept alone if at most b is empty or b is empty itself:
    all that is needed is that k piles other than the kept one are nonempty. *)
Lemma above_split : forall (x : position) b, In b x ->
  above x 0 + 1 = length x + (if 0 <? b then 1 else 0) ->
  exists s y, size s + 1 = length x /\ plays s x y /\
    forall c, In (false, c) (combine s x) -> c = b.
Proof.
  assert (bound : forall x, above x 0 <= length x).
  { induction x as [| a x IH]; cbn [above length]; [lia |]. destruct (0 <? a); lia. }
  assert (all : forall x, above x 0 = length x -> exists s y, size s = length x /\
                  plays s x y /\ forall c, In (false, c) (combine s x) -> False).
  { induction x as [| a x IH]; cbn [above length]; intro E.
    - exists [], []. split; [reflexivity | split; [constructor |]]. intros c [].
    - specialize (bound x). destruct (Nat.ltb_spec 0 a) as [pos | zero]; [| lia].
      destruct IH as (s & y & sz & pl & no); [lia |].
      destruct a as [| a]; [lia |]. exists (true :: s), (a :: y).
      split; [cbn [size]; lia | split; [apply plays_take; exact pl |]].
      intros c [H | H]; [discriminate | eauto]. }
  induction x as [| a x IH]; intros b Hin E; [destruct Hin |].
  cbn [above length] in E. pose proof (bound x) as bx.
  destruct (Nat.eq_dec a b) as [-> | ne].
  - destruct (all x) as (s & y & sz & pl & no); [destruct (0 <? b); lia |].
    exists (false :: s), (b :: y). split; [cbn [size length]; lia | split; [constructor; exact pl |]].
    intros c [H | H]; [congruence | destruct (no c H)].
  - destruct Hin as [-> | Hin]; [congruence |].
    destruct (Nat.ltb_spec 0 a) as [pos | zero].
    + destruct (IH b Hin ltac:(lia)) as (s & y & sz & pl & only).
      destruct a as [| a]; [lia |]. exists (true :: s), (a :: y).
      split; [cbn [size length]; lia | split; [apply plays_take; exact pl |]].
      intros c [H | H]; [discriminate | eauto].
    + (* a = 0 and b is nonempty: then too many piles are nonempty *)
      assert (b <> 0) by lia. destruct (Nat.ltb_spec 0 b); lia.
Qed.

Lemma above_length : forall x, above x 0 <= length x.
Proof. induction x as [| a x IH]; cbn [above length]; [lia |]. destruct (0 <? a); lia. Qed.

Lemma no_zero : forall x, (forall a, In a x -> 1 <= a) -> above x 0 = length x.
Proof.
  induction x as [| a x IH]; intro pos; cbn [above length]; [reflexivity |].
  pose proof (pos a (or_introl eq_refl)). destruct (Nat.ltb_spec 0 a); [| lia].
  rewrite IH; [lia |]. intros b H'. apply pos. right. exact H'.
Qed.

Lemma zero_pile : forall x : position, above x 0 < length x -> In 0 x.
Proof.
  induction x as [| a x IH]; cbn [above length]; [lia |]. intro lt.
  destruct a as [| a]; [left; reflexivity | right]. apply IH. simpl in lt. lia.
Qed.

(** GMMV-M1: from every position with a move there is an M-move. *)
Theorem m_move_exists : forall k x, length x = k + 1 -> k <= above x 0 -> exists y, m_move k x y.
Proof.
  intros k x len sup.
  assert (take : forall b, In b x -> above x 0 + 1 = length x + (if 0 <? b then 1 else 0) ->
            ((forall a, In a x -> Nat.odd a = true) -> forall a, In a x -> a <= b) ->
            ((exists a, In a x /\ Nat.odd a = false) ->
               Nat.odd b = false /\ forall a, In a x -> Nat.odd a = false -> b <= a) ->
            exists y, m_move k x y).
  { intros b Hin E odd even. destruct (above_split x b Hin E) as (s & y & sz & pl & only).
    exists y, s. split; [lia | split; [exact pl |]]. intros c Hc. rewrite (only c Hc). auto. }
  pose proof (above_length x) as al.
  destruct (all_odd_or_even x) as [odd | even].
  - assert (pos : forall a, In a x -> 1 <= a).
    { intros a Hin. specialize (odd a Hin). destruct a; [discriminate | lia]. }
    destruct (largest_pile x) as (b & Hb & max).
    { intros ->. simpl in len. lia. }
    apply (take b Hb).
    + pose proof (no_zero x pos). specialize (pos b Hb). destruct (Nat.ltb_spec 0 b); lia.
    + auto.
    + intros (a & Hin & E). rewrite (odd a Hin) in E. discriminate.
  - destruct (smallest_even_pile x even) as (b & Hb & Eb & min).
    apply (take b Hb).
    + destruct (Nat.ltb_spec 0 b) as [pos | zero].
      * destruct (Nat.eq_dec (above x 0) (length x)) as [-> | ne]; [reflexivity |].
        assert (H0 : In 0 x) by (apply zero_pile; lia). specialize (min 0 H0 eq_refl). lia.
      * assert (b = 0) as -> by lia.
        destruct (Nat.eq_dec (above x 0) (length x)) as [E | ne]; [| lia].
        exfalso. clear - Hb E al.
        assert (no : forall x, In 0 x -> above x 0 < length x).
        { clear. induction x as [| a x IH]; intros []; cbn [above length];
            pose proof (above_length x).
          - subst a. simpl. lia.
          - specialize (IH H). destruct (0 <? a); lia. }
        specialize (no x Hb). lia.
    + intro odd. rewrite (odd b Hb) in Eb. discriminate.
    + auto.
Qed.
