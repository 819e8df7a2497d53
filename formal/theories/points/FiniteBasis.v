(** * Finitely many points decide a formula (1.3, 1.5, Theorem 1A)

    Positions are vectors of n integers >= 0, their coordinates; a move subtracts
    a vector, and is legal where nothing becomes negative. *)

From Coq Require Import List ZArith Lia Bool.
From NimLab Require Import Outcome Misere Presburger Vectors Opening.
Import ListNotations.
Local Open Scope Z_scope.

(** [existsb] that ends at the first success. *)
Fixpoint some {A} (f : A -> bool) (l : list A) : bool :=
  match l with [] => false | a :: l => if f a then true else some f l end.

Lemma some_exists : forall A (f : A -> bool) l, some f l = true <-> exists a, In a l /\ f a = true.
Proof.
  intros A f l. assert (E : some f l = existsb f l).
  { induction l as [| a l IH]; cbn; [reflexivity |]. rewrite IH. destruct (f a); reflexivity. }
  rewrite E. apply existsb_exists.
Qed.

Lemma some_ext : forall A (f g : A -> bool) l, (forall a, In a l -> f a = g a) -> some f l = some g l.
Proof.
  induction l as [| a l IH]; intro E; [reflexivity |]. cbn.
  rewrite (E a (or_introl eq_refl)), IH; [reflexivity |]. intros b Hb. apply E. right. exact Hb.
Qed.

Definition mem (a : Z) (l : list Z) : bool := some (Z.eqb a) l.

Lemma mem_In : forall a l, mem a l = true -> In a l.
Proof.
  intros a l H. apply some_exists in H. destruct H as [b [Hb E]].
  apply Z.eqb_eq in E. subst. exact Hb.
Qed.

(** ** The local rule (1.2, 1.3) *)

Section Rule.

Variable P : vector -> bool.
Variable p : play.
Variable moves : list vector.

Definition has_move (y : vector) : bool := some (fun m => nonneg (minus y m)) moves.
Definition has_move_to_P (y : vector) : bool :=
  some (fun m => let u := minus y m in if nonneg u then P u else false) moves.

(** What the options make of a position. *)
Definition follows (y : vector) : bool :=
  if has_move_to_P y then false else match p with Normal => true | Misere => has_move y end.

(** The error predicate W, negated. *)
Definition right (y : vector) : bool := eqb (P y) (follows y).

(** 1.3 for a game with such coordinates: local = global. *)
Theorem local_is_global : forall (X : Type) (move : X -> X -> Prop) (inside : X -> Prop)
    (coordinates : X -> vector),
  finite_play X move ->
  (forall x x', inside x -> move x x' -> inside x' /\
     exists m, In m moves /\ coordinates x' = minus (coordinates x) m /\
       nonneg (coordinates x') = true) ->
  (forall x m, inside x -> In m moves -> nonneg (minus (coordinates x) m) = true ->
     exists x', move x x' /\ coordinates x' = minus (coordinates x) m) ->
  (forall x, inside x -> right (coordinates x) = true) ->
  forall x, inside x -> (P_position p X move x <-> P (coordinates x) = true).
Proof.
  intros X move inside c finite forth back rule.
  assert (none : forall x x', inside x -> P (c x) = true -> move x x' -> P (c x') = false).
  { intros x x' I K xx'. destruct (forth x x' I xx') as [_ [m [Hm [E pos]]]].
    pose proof (rule x I) as R. unfold right in R. rewrite K in R.
    apply eqb_prop in R. symmetry in R. unfold follows in R.
    destruct (has_move_to_P (c x)) eqn:H; [discriminate |].
    destruct (P (c x')) eqn:K'; [| reflexivity].
    assert (T : has_move_to_P (c x) = true); [| congruence].
    apply some_exists. exists m. split; [exact Hm |]. cbn. rewrite <- E, pos. exact K'. }
  assert (both : forall x, inside x ->
    (P (c x) = true -> P_position p X move x) /\ (P (c x) = false -> N_position p X move x)).
  { induction x as [x IH] using (well_founded_ind finite). intro I. split; intro K.
    - assert (allN : forall x', move x x' -> N_position p X move x').
      { intros x' xx'. destruct (forth x x' I xx') as [I' _].
        apply (IH x' xx' I'). exact (none x x' I K xx'). }
      pose proof (rule x I) as R. unfold right in R. rewrite K in R.
      apply eqb_prop in R. symmetry in R. unfold follows in R.
      destruct (has_move_to_P (c x)); [discriminate |].
      destruct p; [constructor; exact allN |].
      apply some_exists in R. destruct R as [m [Hm pos]].
      destruct (back x m I Hm pos) as [x' [xx' _]].
      exact (misereP_intro X move x x' xx' allN).
    - pose proof (rule x I) as R. unfold right in R. rewrite K in R.
      apply eqb_prop in R. symmetry in R. unfold follows in R.
      destruct (has_move_to_P (c x)) eqn:H.
      + apply some_exists in H. destruct H as [m [Hm H]]. cbn in H.
        destruct (nonneg (minus (c x) m)) eqn:pos; [| discriminate].
        destruct (back x m I Hm pos) as [x' [xx' E]]. rewrite <- E in H.
        destruct (forth x x' I xx') as [I' _].
        pose proof (proj1 (IH x' xx' I') H) as Px'.
        destruct p; [exact (Npos_intro X move x x' xx' Px') |
                     exact (misereN_move X move x x' xx' Px')].
      + destruct p; [discriminate |]. apply misereN_end. intros x' xx'.
        destruct (forth x x' I xx') as [_ [m [Hm [E pos]]]].
        assert (T : has_move (c x) = true); [| congruence].
        apply some_exists. exists m. split; [exact Hm |]. rewrite <- E. exact pos. }
  intros x I. split; [| apply (both x I)].
  intro Px. destruct (P (c x)) eqn:K; [reflexivity |].
  destruct (never_both p X move finite x Px (proj2 (both x I) K)).
Qed.

End Rule.

(** ** Coordinates *)

Lemma nth_minus : forall y m i, nth i (minus y m) 0 = nth i y 0 - nth i m 0.
Proof.
  induction y as [| a y IH]; intros m i.
  - cbn [minus]. replace (nth i (map Z.opp m) 0) with (- nth i m 0); [destruct i; cbn; lia |].
    change 0 with (Z.opp 0) at 2. rewrite map_nth. reflexivity.
  - destruct m as [| b m]; [cbn [minus]; destruct i; cbn; lia |].
    destruct i; cbn [minus nth]; [lia | apply IH].
Qed.

Lemma nonneg_nth : forall y, nonneg y = true <-> forall i, (i < length y)%nat -> 0 <= nth i y 0.
Proof.
  intro y. split.
  - intros H i lt. apply (nonneg_In y _ H). apply nth_In. exact lt.
  - intro H. apply forallb_forall. intros a Ha.
    destruct (In_nth y a 0 Ha) as [i [lt E]]. specialize (H i lt). lia.
Qed.

Lemma minus_nil : forall y, minus y [] = y.
Proof. destruct y; reflexivity. Qed.

(** ** Theorem 1A *)

Section Basis.

Variable n : nat.
Variable variables : list vector.
Variable says : formula.
Variable p : play.
Variable moves : list vector.
Variable walls : list wall.
Variable steps : list vector.

(** The formula at the position with these coordinates. *)
Definition true_at (y : vector) : bool := truth (map (fun a => dot a y) variables) says.

Definition has_threshold (i : nat) (t : Z) : bool :=
  some (fun w => if same (fst w) (unit n i) then mem t (snd w) else false) walls.

Definition move_ok (m : vector) : bool :=
  Nat.eqb (length m) n &&
  forallb (fun i => (nth i m 0 <=? 0) || has_threshold i (nth i m 0)) (seq 0 n).

Definition step_ok (z : vector) : bool := Nat.eqb (length z) n && nonneg z && (0 <? sum z).

Definition basis_ok : bool :=
  forallb move_ok moves && forallb step_ok steps &&
  forallb (fun i => has_threshold i 0) (seq 0 n) &&
  settled_formula variables walls steps ([] :: moves) says.

(** The step changes the truth of no threshold. *)
Definition no_crossing (y z : vector) : Prop :=
  forall w t, In w walls -> In t (snd w) ->
  (t <=? dot (fst w) y) = (t <=? dot (fst w) y - dot (fst w) z).

Definition irreducible (y : vector) : Prop := forall z, In z steps -> ~ no_crossing y z.

Definition inC (y : vector) : Prop := length y = n /\ nonneg y = true.

Hypothesis ok : basis_ok = true.

Lemma has_threshold_same : forall i t y z, (i < n)%nat -> length y = n -> length z = n ->
  has_threshold i t = true -> no_crossing y z ->
  (t <=? nth i y 0) = (t <=? nth i (minus y z) 0).
Proof.
  intros i t y z lt ly lz H N. apply some_exists in H. destruct H as [w [Hw H]].
  destruct (same (fst w) (unit n i)) eqn:E; [| discriminate]. apply same_eq in E.
  apply mem_In in H. specialize (N w t Hw H). rewrite E in N.
  rewrite (dot_unit y n i ly lt), (dot_unit z n i lz lt) in N. rewrite nth_minus. exact N.
Qed.

Lemma ok_parts : (forall m, In m moves -> move_ok m = true) /\
  (forall z, In z steps -> step_ok z = true) /\
  (forall i, (i < n)%nat -> has_threshold i 0 = true) /\
  settled_formula variables walls steps ([] :: moves) says = true.
Proof.
  unfold basis_ok in ok. rewrite !andb_true_iff, !forallb_forall in ok.
  destruct ok as [[[A B] C] D]. split; [exact A |]. split; [exact B |]. split; [| exact D].
  intros i lt. apply C. apply in_seq. lia.
Qed.

(** 1.5: a step without crossing leads to a position that is right where this one is. *)
Lemma invariance : forall y z, inC y -> In z steps -> no_crossing y z ->
  inC (minus y z) /\ sum (minus y z) < sum y /\
  right true_at p moves y = right true_at p moves (minus y z).
Proof.
  intros y z [ly posy] Hz N. destruct ok_parts as [okm [okz [ok0 oks]]].
  pose proof (okz z Hz) as Z0. unfold step_ok in Z0. rewrite !andb_true_iff in Z0.
  destruct Z0 as [[lz posz] sz]. apply Nat.eqb_eq in lz. apply Z.ltb_lt in sz.
  set (y' := minus y z).
  assert (ly' : length y' = n) by (unfold y'; rewrite length_minus; congruence).
  assert (posy' : nonneg y' = true).
  { apply nonneg_nth. intros i lt. rewrite ly' in lt.
    pose proof (has_threshold_same i 0 y z lt ly lz (ok0 i lt) N) as E.
    pose proof (proj1 (nonneg_nth y) posy i ltac:(lia)). apply Z.leb_le. unfold y'. rewrite <- E.
    apply Z.leb_le. assumption. }
  split; [split; assumption |]. split; [unfold y'; rewrite sum_minus; [lia | congruence] |].
  assert (agree : forall w t, In w walls -> In t (snd w) ->
            (t <=? dot (fst w) y) = (t <=? dot (fst w) y')).
  { intros w t Hw Ht. unfold y'. rewrite dot_minus. apply N; assumption. }
  assert (keep : forall a k, keeps steps a k = true -> dot a y mod k = dot a y' mod k).
  { intros a k K. unfold keeps in K. apply andb_true_iff in K. destruct K as [k0 K].
    rewrite forallb_forall in K. specialize (K z Hz). apply Z.eqb_eq in K. apply Z.ltb_lt in k0.
    unfold y'. rewrite dot_minus, Zminus_mod, K, Z.sub_0_r, Z.mod_mod by lia. reflexivity. }
  assert (legal : forall m, In m moves -> nonneg (minus y m) = nonneg (minus y' m)).
  { intros m Hm. pose proof (okm m Hm) as M. unfold move_ok in M.
    apply andb_true_iff in M. destruct M as [lm M]. apply Nat.eqb_eq in lm.
    rewrite forallb_forall in M. apply eq_true_iff_eq. rewrite !nonneg_nth.
    rewrite !length_minus by congruence. rewrite ly, ly'.
    assert (E : forall i, (i < n)%nat -> (0 <= nth i (minus y m) 0 <-> 0 <= nth i (minus y' m) 0)).
    { intros i lt. rewrite !nth_minus.
      pose proof (proj1 (nonneg_nth y) posy i ltac:(lia)).
      pose proof (proj1 (nonneg_nth y') posy' i ltac:(lia)).
      specialize (M i ltac:(apply in_seq; lia)). apply orb_true_iff in M. destruct M as [M | M].
      - apply Z.leb_le in M. lia.
      - pose proof (has_threshold_same i _ y z lt ly lz M N) as T. fold y' in T.
        destruct (Z.leb_spec (nth i m 0) (nth i y 0)), (Z.leb_spec (nth i m 0) (nth i y' 0));
          try discriminate; lia. }
    split; intros H i lt; apply E; auto. }
  assert (value : forall m, In m ([] :: moves) -> nonneg (minus y m) = true ->
            nonneg (minus y' m) = true -> true_at (minus y m) = true_at (minus y' m)).
  { intros m Hm posu posu'. unfold true_at.
    apply (same_truth variables walls steps ([] :: moves) y y' m agree keep posy posy' Hm posu posu').
    exact oks. }
  assert (now : true_at y = true_at y').
  { pose proof (value [] (or_introl eq_refl)) as V. rewrite !minus_nil in V. auto. }
  unfold right, follows. rewrite now. f_equal.
  replace (has_move_to_P true_at moves y) with (has_move_to_P true_at moves y').
  - replace (has_move moves y) with (has_move moves y'); [reflexivity |].
    apply some_ext. intros m Hm. symmetry. apply legal. exact Hm.
  - apply some_ext. intros m Hm. cbn. rewrite <- (legal m Hm).
    destruct (nonneg (minus y m)) eqn:pos; [| reflexivity].
    symmetry. apply value; [right; exact Hm | exact pos |]. rewrite <- (legal m Hm). exact pos.
Qed.

Definition no_crossingb (y z : vector) : bool :=
  forallb (fun w => forallb (fun t =>
    eqb (t <=? dot (fst w) y) (t <=? dot (fst w) y - dot (fst w) z)) (snd w)) walls.

Lemma no_crossing_spec : forall y z, no_crossingb y z = true <-> no_crossing y z.
Proof.
  intros y z. unfold no_crossingb, no_crossing. rewrite forallb_forall. split.
  - intros H w t Hw Ht. specialize (H w Hw). rewrite forallb_forall in H.
    apply eqb_prop. apply H. exact Ht.
  - intros H w Hw. apply forallb_forall. intros t Ht. rewrite (H w t Hw Ht). apply eqb_reflx.
Qed.

(** Theorem 1A: what is right at the irreducible points is right everywhere. *)
Theorem finite_basis :
  (forall y, inC y -> irreducible y -> right true_at p moves y = true) ->
  forall y, inC y -> right true_at p moves y = true.
Proof.
  intro points.
  assert (H : forall s y, inC y -> sum y = s -> right true_at p moves y = true).
  { intro s. induction s as [s IH] using (well_founded_induction (Z.lt_wf 0)).
    intros y Cy E.
    destruct (existsb (no_crossingb y) steps) eqn:R.
    - apply existsb_exists in R. destruct R as [z [Hz R]]. apply no_crossing_spec in R.
      destruct (invariance y z Cy Hz R) as [Cy' [lt ->]].
      apply (IH (sum (minus y z))); [| exact Cy' | reflexivity].
      split; [apply sum_nonneg, Cy' | lia].
    - apply points; [exact Cy |]. intros z Hz N. apply no_crossing_spec in N.
      assert (T : existsb (no_crossingb y) steps = true); [| congruence].
      apply existsb_exists. exists z. auto. }
  intros y Cy. exact (H (sum y) y Cy eq_refl).
Qed.

End Basis.
