(** * GMMV Theorem 2 for NIM(k+1,k): remoteness = length of play by the M-rule

    Both equal the closed form of [RemotenessFormula], for all k >= 1 and all
    positions of k+1 piles. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Options PPositions Level Halves Highest Kernel
  WinningRule Reduction Types Remoteness MRule RemotenessFormula.
Import ListNotations.

Lemma times_pred : forall k L, 1 <= L -> k * L = k * (L - 1) + k.
Proof.
  intros k [| L] H; [lia |]. replace (S L - 1) with L by lia. rewrite Nat.mul_succ_r. reflexivity.
Qed.

(** The four cases of the closed form. *)
Inductive kind (k : nat) (x : position) (L : nat) : nat -> Prop :=
| kind_a : level k (lower x) = L -> kind k x L (2 * L)
| kind_b : level k (lower x) < L ->
    k * L < capped (upper x) L \/ low_even L x = true -> kind k x L (2 * L - 1)
| kind_c : level k (lower x) < L -> 2 <= L ->
    capped (upper x) L = k * L -> low_even L x = false -> low_odd L x = true ->
    kind k x L (2 * L - 2)
| kind_d : level k (lower x) < L -> 2 <= L ->
    capped (upper x) L = k * L -> low_even L x = false -> low_odd L x = false ->
    kind k x L (2 * L - 3).

Section Moves.

Variable k : nat.
Hypothesis k1 : 1 <= k.

Let top (x : position) := level k (upper x).

Lemma top_spec : forall x m, k * m <= capped (upper x) m <-> m <= top x.
Proof. intros. apply level_spec. exact k1. Qed.

Lemma low_spec : forall x m, k * m <= capped (lower x) m <-> m <= level k (lower x).
Proof. intros. apply level_spec. exact k1. Qed.

Lemma formula_kind : forall x, length x = k + 1 -> kind k x (top x) (formula k x).
Proof.
  intros x len. unfold formula. fold (top x).
  pose proof (lower_le_upper k x k1) as le. fold (top x) in le.
  destruct (Nat.eqb_spec (level k (lower x)) (top x)) as [E | ne]; [constructor; exact E |].
  destruct (Nat.ltb_spec (k * top x) (capped (upper x) (top x))) as [lt | ge]; cbn [orb].
  { apply kind_b; [lia | left; exact lt]. }
  destruct (low_even (top x) x) eqn:low.
  { apply kind_b; [lia | right; exact low]. }
  assert (E : capped (upper x) (top x) = k * top x).
  { pose proof (proj2 (top_spec x (top x)) (le_n _)). lia. }
  assert (two : 2 <= top x).
  { destruct (Nat.eq_dec (top x) 1) as [one | no]; [exfalso | lia].
    rewrite one in *. rewrite capped_S, capped_0, above_upper in E.
    assert (Z : In 0 x) by (apply zero_pile; lia).
    pose proof (low_even_false 1 x low 0 Z eq_refl). lia. }
  destruct (low_odd (top x) x) eqn:lo; constructor; auto; lia.
Qed.

(** What every move does. *)
Section OneMove.

Variables (s : mask) (x y : position).
Hypothesis len : length x = k + 1.
Hypothesis sz : size s = k.
Hypothesis pl : plays s x y.

Lemma len_y : length y = k + 1.
Proof. destruct (plays_length s x y pl) as [-> _]. exact len. Qed.

Lemma len_s : length s = k + 1.
Proof. destruct (plays_length s x y pl) as [_ ->]. exact len. Qed.

Lemma lower_y : level k (lower y) < top x.
Proof. pose proof (lower_after_move k s x y k1 ltac:(lia) pl). unfold top. lia. Qed.

Lemma top_y_ge : level k (lower x) <= top y.
Proof. exact (upper_after_move k s x y k1 pl). Qed.

Lemma top_y_le : top y <= top x.
Proof.
  apply level_mono; [exact k1 |]. generalize pl. clear. intro p.
  induction p as [| s0 x0 y0 a p IH | s0 x0 y0 a p IH]; unfold upper in *;
    cbn [map]; constructor; auto.
  halve a; halve (1 + a); lia.
Qed.

(** The top falls by at most 2, and by at most 1 from kind b. *)
Lemma top_y_2 : top x <= 2 + top y.
Proof.
  destruct (le_lt_dec (top x) 2) as [| gt]; [lia |].
  enough (top x - 2 <= top y) by lia. apply top_spec.
  apply capped_down_1.
  { unfold upper. rewrite map_length. exact len_y. }
  replace (S (top x - 2)) with (top x - 1) by lia.
  pose proof (upper_after s x y (top x - 1) pl) as H. rewrite len_s in H.
  replace (1 + (top x - 1)) with (top x) in H by lia.
  pose proof (proj2 (top_spec x (top x)) (le_n _)).
  pose proof (times_pred k (top x) ltac:(lia)). lia.
Qed.

Lemma top_y_1 : k * top x < capped (upper x) (top x) \/ low_even (top x) x = true ->
  top x <= 1 + top y.
Proof.
  intro b. destruct (le_lt_dec (top x) 1) as [| gt]; [lia |].
  enough (top x - 1 <= top y) by lia. apply top_spec.
  pose proof (proj2 (top_spec x (top x)) (le_n _)) as ge.
  pose proof (times_pred k (top x) ltac:(lia)) as kL.
  destruct b as [lt | low].
  - pose proof (upper_after s x y (top x - 1) pl) as H. rewrite len_s in H.
    replace (1 + (top x - 1)) with (top x) in H by lia. lia.
  - apply low_even_spec in low. destruct low as (a & Hin & Oa & le).
    pose proof (upper_after_low s x y (top x - 1) pl) as H. rewrite len_s in H.
    replace (1 + (top x - 1)) with (top x) in H by lia.
    assert (G : exists a, In a x /\ Nat.odd a = false /\ a <= 2 * (top x - 1)).
    { exists a. repeat split; [exact Hin | exact Oa | lia]. }
    specialize (H G). lia.
Qed.

(** Into kind c: the top is kept, and x was not in K. *)
Lemma into_c : forall L, low_odd L y = true ->
  top x = top y /\ (capped (upper y) L = k * L -> L = top y -> level k (lower x) < top x).
Proof.
  intros L lo. pose proof (proj1 (low_odd_spec L y) lo) as odd.
  assert (E : top x = top y).
  { unfold top. rewrite (upper_before s x y pl); [reflexivity |]. intros b Hb. apply odd. exact Hb. }
  split; [exact E |]. intros F ->.
  pose proof (lower_before s x y (top y) pl) as H. rewrite len_s, sz in H.
  assert (G : forall b, In b y -> Nat.odd b = true /\ b + 1 <= 2 * top y).
  { intros b Hb. destruct (odd b Hb). split; [assumption | lia]. }
  specialize (H G). rewrite E.
  assert (~ top y <= level k (lower x)) by (rewrite <- low_spec; lia). lia.
Qed.

(** From low odd piles (kind c) every move leads to kind b. *)
Lemma played_odd : forall L, low_odd L x = true -> 1 <= L ->
  exists b, In b y /\ Nat.odd b = false /\ b + 2 <= 2 * (L - 1).
Proof.
  intros L lo L1. pose proof (proj1 (low_odd_spec L x) lo) as odd.
  assert (pos : 1 <= size s) by lia.
  revert odd pos. generalize pl. clear - L1. intro p.
  induction p as [| s0 x0 y0 a p IH | s0 x0 y0 a p IH]; intros odd pos; cbn [size] in pos;
    [lia | |].
  - destruct (IH (fun b Hb => odd b (or_intror Hb)) pos) as (b & Hb & H).
    exists b. split; [right; exact Hb | exact H].
  - destruct (odd (1 + a) (or_introl eq_refl)) as [O le]. exists a.
    split; [left; reflexivity |]. rewrite odd_succ in O.
    destruct (Nat.odd a) eqn:Oa; [discriminate |]. split; [reflexivity | lia].
Qed.

Lemma top_capped_0 : forall z q, (forall a, In a z -> a + 1 <= 2 * q) ->
  capped (upper z) (1 + q) = capped (upper z) q.
Proof.
  induction z as [| a z IH]; intros q all; [reflexivity |].
  unfold upper in *. cbn [map capped]. rewrite (IH q (fun b Hb => all b (or_intror Hb))).
  pose proof (all a (or_introl eq_refl)). halve a; lia.
Qed.

Lemma from_c : 2 <= top x -> capped (upper x) (top x) = k * top x ->
  low_odd (top x) x = true -> formula k y = 2 * top x - 3.
Proof.
  intros two E lo. set (L := top x) in *.
  pose proof (proj1 (low_odd_spec L x) lo) as odd.
  assert (odd1 : forall a, In a x -> Nat.odd a = true /\ a + 1 <= 2 * (L - 1)).
  { intros a Ha. destruct (odd a Ha). split; [assumption | lia]. }
  assert (odd2 : forall a, In a x -> Nat.odd a = true /\ a + 1 <= 2 * L).
  { intros a Ha. destruct (odd a Ha). split; [assumption | lia]. }
  pose proof (upper_after_odd s x y (L - 1) pl odd1) as H1.
  pose proof (upper_after_odd s x y L pl odd2) as H2.
  pose proof (lower_after_odd s x y (L - 1) pl odd1) as H3.
  rewrite sz in *. rewrite len_s in H3.
  pose proof (top_capped_0 x (L - 1) (fun a Ha => proj2 (odd1 a Ha))) as H4.
  replace (1 + (L - 1)) with L in H4 by lia.
  pose proof (times_pred k L ltac:(lia)) as kL.
  assert (T : top y = L - 1).
  { assert (L - 1 <= top y) by (apply top_spec; lia).
    assert (~ L <= top y) by (rewrite <- top_spec; lia). lia. }
  assert (U : level k (lower y) < top y).
  { rewrite T. assert (~ L - 1 <= level k (lower y)) by (rewrite <- low_spec; lia). lia. }
  assert (low : low_even (top y) y = true).
  { rewrite T. apply low_even_spec. apply played_odd; [exact lo | lia]. }
  pose proof (formula_kind y len_y) as kd.
  destruct kd; try lia; congruence.
Qed.

(** Every move: an even value falls to a smaller odd one; from an odd value no even
    value less by more than 1 can be reached. *)
Lemma any_move :
  (Nat.odd (formula k x) = false -> Nat.odd (formula k y) = true /\ formula k y < formula k x) /\
  (Nat.odd (formula k x) = true -> Nat.odd (formula k y) = false ->
   formula k x <= 1 + formula k y).
Proof.
  assert (o1 : forall L, 1 <= L -> Nat.odd (2 * L - 1) = true).
  { intros L H. replace (2 * L - 1) with (2 * (L - 1) + 1) by lia. apply odd_2_1. }
  assert (o2 : forall L, 2 <= L -> Nat.odd (2 * L - 2) = false).
  { intros L H. replace (2 * L - 2) with (2 * (L - 1)) by lia. apply odd_2. }
  assert (o3 : forall L, 2 <= L -> Nat.odd (2 * L - 3) = true).
  { intros L H. replace (2 * L - 3) with (2 * (L - 2) + 1) by lia. apply odd_2_1. }
  pose proof lower_y as ly. pose proof top_y_ge as ge. pose proof top_y_le as le.
  pose proof top_y_2 as t2. pose proof top_y_1 as t1.
  pose proof (formula_kind x len) as kx. pose proof (formula_kind y len_y) as ky.
  destruct kx as [A | A B | A B C D G | A B C D G].
  - (* a *) split; [intros _ | rewrite odd_2; discriminate].
    destruct ky as [A' | A' B' | A' B' C' D' G' | A' B' C' D' G'].
    + lia.
    + split; [apply o1; lia | lia].
    + destruct (into_c _ G') as [_ no]. specialize (no C' eq_refl). lia.
    + split; [apply o3; lia | lia].
  - (* b *) split; [rewrite o1 by lia; discriminate | intros _].
    specialize (t1 B).
    destruct ky as [A' | A' B' | A' B' C' D' G' | A' B' C' D' G'].
    + lia.
    + rewrite o1 by lia. discriminate.
    + destruct (into_c _ G') as [E _]. lia.
    + rewrite o3 by lia. discriminate.
  - (* c *) rewrite (from_c B C G) by assumption. split.
    + intros _. split; [apply o3; exact B | lia].
    + rewrite o2 by exact B. discriminate.
  - (* d *) split; [rewrite o3 by exact B; discriminate | intros _].
    destruct ky as [A' | A' B' | A' B' C' D' G' | A' B' C' D' G'].
    + lia.
    + rewrite o1 by lia. discriminate.
    + destruct (into_c _ G') as [E _]. lia.
    + rewrite o3 by lia. discriminate.
Qed.

(** ** The M-move *)

Hypothesis keeps : forall b, In (false, b) (combine s x) ->
  ((forall a, In a x -> Nat.odd a = true) -> forall a, In a x -> a <= b) /\
  ((exists a, In a x /\ Nat.odd a = false) ->
     Nat.odd b = false /\ forall a, In a x -> Nat.odd a = false -> b <= a).

Lemma kept_in : forall b, In (false, b) (combine s x) -> In b x.
Proof. intros b Hb. exact (in_combine_r s x false b Hb). Qed.

Lemma one_kept : exists b, In (false, b) (combine s x).
Proof.
  pose proof len_s as ls. clear keeps.
  assert (G : size s < length s) by lia. revert G. generalize pl. clear. intro p.
  induction p as [| s0 x0 y0 a p IH | s0 x0 y0 a p IH]; cbn [size length combine]; intro G;
    [lia | |].
  - exists a. left. reflexivity.
  - destruct IH as (b & Hb); [lia |]. exists b. right. exact Hb.
Qed.

Lemma kept_same : forall b, In (false, b) (combine s x) -> In b y.
Proof.
  generalize pl. clear. intro p.
  induction p as [| s0 x0 y0 a p IH | s0 x0 y0 a p IH]; cbn [combine]; intros b Hb;
    [destruct Hb | |]; (destruct Hb as [E | Hb]; [| right; apply IH; exact Hb]).
  - left. congruence.
  - discriminate.
Qed.

(** kind a: an even pile exists. *)
Lemma a_even : level k (lower x) = top x -> exists a, In a x /\ Nat.odd a = false.
Proof.
  intro A. destruct (all_odd_or_even x) as [odd | even]; [exfalso | exact even].
  pose proof (lower_high x (top x)) as H. rewrite len in H.
  assert (G : forall a, In a x -> Nat.odd a = false -> 2 * top x + 2 <= a).
  { intros a Ha E. rewrite (odd a Ha) in E. discriminate. }
  specialize (H G). pose proof (proj2 (low_spec x (top x)) ltac:(lia)) as ge.
  assert (~ 1 + top x <= top x) by lia.
  apply H0. apply top_spec. nia.
Qed.

Lemma m_move_a : 1 <= top x -> level k (lower x) = top x -> formula k x = 1 + formula k y.
Proof.
  intros L1 A. pose proof lower_y as ly. pose proof top_y_ge as ge. pose proof top_y_le as le.
  pose proof (a_even A) as even.
  assert (T : top y = top x) by lia. set (L := top x) in *.
  assert (B : k * L < capped (upper y) L \/ low_even L y = true).
  { destruct (low_even L x) eqn:low.
    - right. apply low_even_spec in low. destruct low as (a & Ha & Oa & La).
      destruct one_kept as (b & Hb). destruct (keeps b Hb) as [_ ev].
      destruct (ev even) as [Ob min].
      apply low_even_spec. exists b. split; [apply kept_same; exact Hb | split; [exact Ob |]].
      specialize (min a Ha Oa). lia.
    - destruct (high_after_high s x y L pl (low_even_false L x low)) as [r | E].
      + intros b Hb. exact (proj1 (proj2 (keeps b Hb) even)).
      + right. exact r.
      + left. rewrite E, len_s. nia. }
  pose proof (formula_kind x len) as kx. pose proof (formula_kind y len_y) as ky.
  rewrite T in ky. fold L in kx.
  destruct kx; destruct ky; try lia.
  all: destruct B; [lia | congruence].
Qed.

Lemma kind_a_formula : forall z, length z = k + 1 -> level k (lower z) = top z ->
  formula k z = 2 * top z.
Proof.
  intros z lz E. pose proof (formula_kind z lz) as kz. destruct kz; lia.
Qed.

Lemma m_move_b : level k (lower x) < top x ->
  k * top x < capped (upper x) (top x) \/ low_even (top x) x = true ->
  formula k y = 2 * top x - 2.
Proof.
  intros A B. pose proof lower_y as ly. pose proof (top_y_1 B) as t1. pose proof top_y_le as le.
  pose proof len_y as leny.
  pose proof (lower_le_upper k y k1) as ul. fold (top y) in ul.
  assert (q : 1 + (top x - 1) = top x) by lia.
  pose proof (times_pred k (top x) ltac:(lia)) as kL.
  pose proof (proj2 (top_spec x (top x)) (le_n _)) as ge.
  assert (over : capped (upper x) (1 + top x) < k * (1 + top x)).
  { enough (~ k * (1 + top x) <= capped (upper x) (1 + top x)) by lia.
    rewrite top_spec. lia. }
  enough (top y <= top x - 1 /\ top x - 1 <= level k (lower y)) as [G1 G2].
  { assert (E : level k (lower y) = top y) by lia.
    rewrite (kind_a_formula y leny E). lia. }
  destruct (all_odd_or_even x) as [odd | even].
  - pose proof (lower_after_all_odd s x y (top x - 1) pl odd) as H1.
    pose proof (upper_after_all_odd s x y (top x) pl odd) as H2.
    rewrite q, len_s in H1. rewrite sz in H2.
    assert (lt : k * top x < capped (upper x) (top x)).
    { destruct B as [lt | low]; [exact lt |]. apply low_even_spec in low.
      destruct low as (a & Ha & Oa & _). rewrite (odd a Ha) in Oa. discriminate. }
    split.
    + assert (~ top x <= top y) by (rewrite <- top_spec; nia). lia.
    + apply low_spec. lia.
  - assert (ev : forall b, In (false, b) (combine s x) -> Nat.odd b = false).
    { intros b Hb. exact (proj1 (proj2 (keeps b Hb) even)). }
    split.
    { unfold top at 1. rewrite (upper_after_even s x y pl ev). lia. }
    apply low_spec. destruct (low_even (top x) x) eqn:low.
    + apply low_even_spec in low. destruct low as (a & Ha & Oa & La).
      pose proof (lower_after_low s x y (top x - 1) pl) as H. rewrite q, sz in H.
      enough (G : forall b, In (false, b) (combine s x) ->
                  Nat.odd b = false /\ b <= 2 * (top x - 1)) by (specialize (H G); lia).
      intros b Hb. split; [exact (ev b Hb) |].
      pose proof (proj2 (proj2 (keeps b Hb) even) a Ha Oa). lia.
    + destruct B as [lt |]; [| congruence].
      pose proof (lower_after_high s x y (top x - 1) pl) as H. rewrite q, len_s in H.
      enough (G : forall b, In (false, b) (combine s x) ->
                  Nat.odd b = false /\ 2 * (top x - 1) + 2 <= b) by (specialize (H G); lia).
      intros b Hb. split; [exact (ev b Hb) |].
      pose proof (low_even_false _ x low b (kept_in b Hb) (ev b Hb)). lia.
Qed.

Lemma m_move_d : level k (lower x) < top x -> 2 <= top x ->
  capped (upper x) (top x) = k * top x ->
  low_even (top x) x = false -> low_odd (top x) x = false ->
  formula k y = 2 * top x - 4.
Proof.
  intros A two E low lo. pose proof len_y as leny. pose proof top_y_2 as t2.
  pose proof (lower_le_upper k y k1) as ul. fold (top y) in ul.
  assert (q : 1 + (top x - 1) = top x) by lia.
  assert (q2 : S (top x - 2) = top x - 1) by lia.
  pose proof (times_pred k (top x) ltac:(lia)) as kL.
  enough (top y < top x - 1 /\ capped (lower y) (top x - 1) + (k + 1) = k * top x) as [G1 G2].
  { assert (G3 : top x - 2 <= level k (lower y)).
    { apply low_spec. apply capped_down_1; [unfold lower; rewrite map_length; exact leny |].
      rewrite q2. lia. }
    assert (E' : level k (lower y) = top y) by lia.
    rewrite (kind_a_formula y leny E'). lia. }
  destruct (all_odd_or_even x) as [odd | even].
  - (* the kept pile is above 2L - 3 *)
    assert (high : forall b, In (false, b) (combine s x) -> 2 * (top x - 1) < b).
    { intros b Hb. destruct (le_lt_dec b (2 * (top x - 1))) as [small |]; [exfalso | assumption].
      assert (low_odd (top x) x = true); [| congruence].
      apply low_odd_spec. intros a Ha. split; [exact (odd a Ha) |].
      pose proof (proj1 (keeps b Hb) odd a Ha).
      pose proof (odd b (kept_in b Hb)) as Ob.
      destruct (halves b) as [c [(_ & O & _) | (F & _)]]; [congruence | lia]. }
    pose proof (upper_after_odd_high s x y (top x - 1) pl odd high) as H1.
    pose proof (lower_after_all_odd s x y (top x - 1) pl odd) as H2.
    rewrite q, len_s in H1, H2. split; [| lia].
    assert (~ top x - 1 <= top y) by (rewrite <- top_spec; lia). lia.
  - assert (ev : forall b, In (false, b) (combine s x) -> Nat.odd b = false).
    { intros b Hb. exact (proj1 (proj2 (keeps b Hb) even)). }
    pose proof (low_even_false _ x low) as hi.
    split.
    + unfold top at 1. rewrite (upper_after_even s x y pl ev).
      assert (~ top x - 1 <= level k (lower x)); [| lia].
      rewrite <- low_spec. pose proof (lower_high x (top x - 1)) as H. rewrite q, len in H.
      assert (G : forall a, In a x -> Nat.odd a = false -> 2 * (top x - 1) + 2 <= a).
      { intros a Ha Oa. specialize (hi a Ha Oa). lia. }
      specialize (H G). lia.
    + pose proof (lower_after_high s x y (top x - 1) pl) as H. rewrite q, len_s in H.
      rewrite H; [exact E |]. intros b Hb. split; [exact (ev b Hb) |].
      specialize (hi b (kept_in b Hb) (ev b Hb)). lia.
Qed.

(** The M-move lowers the value by exactly 1. *)
Lemma m_move_value : formula k x = 1 + formula k y.
Proof.
  pose proof lower_y as ly. pose proof (formula_kind x len) as kx.
  destruct kx as [A | A B | A B C D G | A B C D G].
  - rewrite <- (kind_a_formula x len A). apply m_move_a; [lia | exact A].
  - rewrite (m_move_b A B). lia.
  - rewrite (from_c B C G). lia.
  - rewrite (m_move_d A B C D G). lia.
Qed.

End OneMove.

Lemma formula_terminal : forall x, above x 0 < k -> formula k x = 0.
Proof.
  intros x few. unfold formula.
  assert (E : level k (upper x) = 0).
  { pose proof (level_pos k (upper x) k1) as P. rewrite above_upper in P. lia. }
  pose proof (lower_le_upper k x k1). rewrite E in *.
  replace (level k (lower x)) with 0 by lia. reflexivity.
Qed.

End Moves.

(** ** The theorem *)

Lemma nonempty_of_move : forall k x, (exists y, move (exactly k) x y) -> k <= above x 0.
Proof.
  intros k x (y & s & sA & pl). apply exactly_spec in sA. subst k.
  induction pl as [| s x y a pl IH | s x y a pl IH]; cbn [size above]; [lia | lia |].
  destruct (Nat.ltb_spec 0 (1 + a)); lia.
Qed.

Lemma formula_descends : forall k x, 1 <= k -> length x = k + 1 ->
  descends (exactly k) (formula k) x.
Proof.
  intros k x k1 len.
  assert (stuck : (forall y, ~ move (exactly k) x y) -> above x 0 < k).
  { intro no. destruct (le_lt_dec k (above x 0)) as [sup |]; [exfalso | assumption].
    destruct (m_move_exists k x len sup) as [y xy]. exact (no y (m_move_is_move k x y xy)). }
  repeat split.
  - intro no. apply formula_terminal; [exact k1 | exact (stuck no)].
  - intros (y & xy).
    assert (sup : k <= above x 0) by (apply nonempty_of_move; eauto).
    destruct (m_move_exists k x len sup) as (z & m).
    exists z. split; [exact (m_move_is_move k x z m) |].
    destruct m as (s & sz & pl & keeps). exact (m_move_value k k1 s x z len sz pl keeps).
  - destruct H as (s & sA & pl). apply exactly_spec in sA.
    apply (any_move k k1 s x y len sA pl). assumption.
  - destruct H as (s & sA & pl). apply exactly_spec in sA.
    apply (any_move k k1 s x y len sA pl). assumption.
  - intros y (s & sA & pl). apply exactly_spec in sA.
    apply (any_move k k1 s x y len sA pl).
Qed.

(** The remoteness of NIM(k+1,k) in closed form. *)
Theorem remoteness_formula : forall k x, 1 <= k -> length x = k + 1 ->
  remoteness (exactly k) x = formula k x.
Proof.
  intros k x k1 len.
  apply (remoteness_by_descent (exactly k) (fun x => length x = k + 1) (formula k)).
  - apply exactly_0. exact k1.
  - intros a b la ab. rewrite (move_length _ _ _ ab). exact la.
  - intros a la. apply formula_descends; assumption.
  - exact len.
Qed.

(** GMMV-T2: a play from x in which both sides follow the M-rule has R(x) moves,
    whatever ties are broken, and there is such a play. *)
Theorem m_play_is_remoteness : forall k x c, 1 <= k -> length x = k + 1 ->
  (m_play k x c <-> c = remoteness (exactly k) x).
Proof.
  intros k x c k1 len. rewrite remoteness_formula by assumption.
  pose proof (exactly_0 k k1) as A0. split.
  - intro p. induction p as [x no | x y c xy p IH].
    + symmetry. apply (formula_descends k x k1 len). exact no.
    + pose proof (move_length _ _ _ (m_move_is_move k x y xy)) as ly.
      rewrite IH by congruence. destruct xy as (s & sz & pl & keeps).
      symmetry. exact (m_move_value k k1 s x y len sz pl keeps).
  - intros ->. revert x len.
    refine (well_founded_ind (move_finite (exactly k) A0) _ _). intros x IH len.
    destruct (le_lt_dec k (above x 0)) as [sup | few].
    + destruct (m_move_exists k x len sup) as (y & m).
      pose proof (m_move_is_move k x y m) as xy.
      assert (E : formula k x = 1 + formula k y).
      { destruct m as (s & sz & pl & keeps). exact (m_move_value k k1 s x y len sz pl keeps). }
      rewrite E. apply (m_play_move k x y); [exact m |]. apply IH; [exact xy |].
      rewrite (move_length _ _ _ xy). exact len.
    + rewrite (formula_terminal k k1 x few). constructor.
      intros y xy. pose proof (nonempty_of_move k x (ex_intro _ y xy)). lia.
Qed.

(** GMMV-M4: the M-move lowers the remoteness by exactly 1. *)
Theorem m_move_lowers_remoteness : forall k x y, 1 <= k -> length x = k + 1 -> m_move k x y ->
  remoteness (exactly k) x = 1 + remoteness (exactly k) y.
Proof.
  intros k x y k1 len m.
  pose proof (move_length _ _ _ (m_move_is_move k x y m)) as ly.
  rewrite !remoteness_formula by congruence.
  destruct m as (s & sz & pl & keeps). exact (m_move_value k k1 s x y len sz pl keeps).
Qed.
