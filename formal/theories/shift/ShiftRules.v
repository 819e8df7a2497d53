(** * Shift rules that are right at their critical edges are right everywhere (NT-13)

    Positions are vectors of n integers >= 0, and a move subtracts a vector, as in FiniteBasis.v. A rule says that
    a value changes by a known amount when z is subtracted, wherever some inequalities hold. *)

From Coq Require Import List ZArith Lia Bool.
From NimLab Require Import Vectors FiniteBasis.
Import ListNotations.
Local Open Scope Z_scope.

(** (h, c) says h(y) >= c. *)
Definition inequality := (vector * Z)%type.

Definition meets (l : list inequality) (y : vector) : bool :=
  forallb (fun e => snd e <=? dot (fst e) y) l.

(** F(y) = F(y - step) + change wherever the inequalities of [where_] hold. *)
Record shift := Shift { step : vector; change : Z; where_ : list inequality }.

Section ShiftRules.

Variable n : nat.
Variable moves : list vector.
Variable rules : list shift.
(** The size of y is [dot weight y]. *)
Variable weight : vector.

(** s(h): the most by which a move lowers h, and at least 0. *)
Definition drop (h : vector) : Z := fold_right Z.max 0 (map (dot h) moves).

(** The inequalities of Q°, where all options stay in Q. *)
Definition inner (r : shift) : list inequality :=
  map (fun e => (fst e, snd e + drop (fst e))) (where_ r).

(** The most that a move takes from coordinate i. *)
Definition room (i : nat) : Z := fold_right Z.max 0 (map (fun m => nth i m 0) moves).

(** The inequality y_i >= c is there, and c is at least so much. *)
Definition has_bound (r : shift) (i : nat) (least : Z) : bool :=
  some (fun e => if same (fst e) (unit n i) then least <=? snd e else false) (where_ r).

(** The condition (G) is the last line. *)
Definition rule_ok (r : shift) : bool :=
  Nat.eqb (length (step r)) n && nonneg (step r) && (0 <? dot weight (step r)) &&
  forallb (fun i => (nth i (step r) 0 <=? 0) || has_bound r i (nth i (step r) 0 + room i)) (seq 0 n).

Definition lowers (m : vector) : bool := Nat.eqb (length m) n && (0 <? dot weight m).

Definition rules_ok : bool := nonneg weight && forallb lowers moves && forallb rule_ok rules.

(** The rule applies at the position y. *)
Definition edge (r : shift) (y : vector) : Prop :=
  In r rules /\ inC n y /\ meets (where_ r) y = true.

(** Conditions (i) and (ii). *)
Definition settled_edge (r : shift) (y : vector) : Prop :=
  meets (inner r) y = true \/
  exists k, In k rules /\ meets (inner k) y = true /\
    meets (where_ k) (minus y (step r)) = true /\ meets (where_ r) (minus y (step k)) = true.

(** A local rule makes a value of which moves are legal and of the values of their options. *)
Variable V : Type.
Variable local : list (option V) -> V.
Variable plus : Z -> V -> V.

Definition option_values (F : vector -> V) (y : vector) : list (option V) :=
  map (fun m => let u := minus y m in if nonneg u then Some (F u) else None) moves.

Definition good_edge (F : vector -> V) (r : shift) (y : vector) : Prop :=
  F y = plus (change r) (F (minus y (step r))).

(** Changes commute, and what changes all options changes the value. *)
Definition changes_pass : Prop :=
  (forall a b v, plus a (plus b v) = plus b (plus a v)) /\
  forall r y F, edge r y ->
    local (option_values (fun u => plus (change r) (F u)) y) = plus (change r) (local (option_values F y)).

(** Outcomes and Grundy values do not change. *)
Lemma no_change_passes : (forall a v, plus a v = v) -> changes_pass.
Proof.
  intro same_. split; [intros a b v; rewrite !same_; reflexivity |]. intros r y F _. rewrite same_. f_equal.
  unfold option_values. apply map_ext. intro m. cbn zeta. destruct (nonneg (minus y m)); [| reflexivity].
  rewrite same_. reflexivity.
Qed.

Hypothesis ok : rules_ok = true.
Hypothesis pass : changes_pass.

Lemma max_all : forall l a, In a l -> a <= fold_right Z.max 0 l.
Proof. induction l as [| b l IH]; intros a []; cbn; [lia | specialize (IH a H); lia]. Qed.

Lemma meets_In : forall l y h c, meets l y = true -> In (h, c) l -> c <= dot h y.
Proof.
  intros l y h c M H. unfold meets in M. rewrite forallb_forall in M.
  specialize (M _ H). apply Z.leb_le. exact M.
Qed.

Lemma meets_intro : forall l y, (forall h c, In (h, c) l -> c <= dot h y) -> meets l y = true.
Proof. intros l y H. apply forallb_forall. intros [h c] Hin. apply Z.leb_le. apply H. exact Hin. Qed.

Lemma drop_nonneg : forall h, 0 <= drop h.
Proof. intro h. unfold drop. induction (map (dot h) moves); cbn; lia. Qed.

Lemma inner_where : forall r y, meets (inner r) y = true -> meets (where_ r) y = true.
Proof.
  intros r y M. apply meets_intro. intros h c H. pose proof (drop_nonneg h).
  apply (in_map (fun e => (fst e, snd e + drop (fst e)))) in H.
  pose proof (meets_In _ y _ _ M H). cbn [fst snd] in *. lia.
Qed.

(** From Q° no move leaves Q. *)
Lemma inner_option : forall r y m, In m moves -> meets (inner r) y = true ->
  meets (where_ r) (minus y m) = true.
Proof.
  intros r y m Hm M. apply meets_intro. intros h c H. rewrite dot_minus.
  apply (in_map (fun e => (fst e, snd e + drop (fst e)))) in H.
  pose proof (meets_In _ y _ _ M H). cbn [fst snd] in *.
  pose proof (max_all _ (dot h m) (in_map (dot h) _ _ Hm)). unfold drop in *. lia.
Qed.

Lemma ok_parts : nonneg weight = true /\ (forall m, In m moves -> length m = n /\ 0 < dot weight m) /\
  (forall r, In r rules -> length (step r) = n /\ nonneg (step r) = true /\ 0 < dot weight (step r) /\
     forall i, (i < n)%nat -> 0 < nth i (step r) 0 ->
       exists c, In (unit n i, c) (where_ r) /\ nth i (step r) 0 + room i <= c).
Proof.
  unfold rules_ok in ok. rewrite !andb_true_iff, !forallb_forall in ok. destruct ok as [[W M] R].
  split; [exact W |]. split.
  - intros m Hm. specialize (M m Hm). unfold lowers in M. apply andb_true_iff in M.
    rewrite Nat.eqb_eq, Z.ltb_lt in M. exact M.
  - intros r Hr. specialize (R r Hr). unfold rule_ok in R.
    rewrite !andb_true_iff, Nat.eqb_eq, Z.ltb_lt, forallb_forall in R.
    destruct R as [[[lz pz] wz] G]. repeat split; try assumption.
    intros i lt zi. specialize (G i ltac:(apply in_seq; lia)). apply orb_true_iff in G.
    destruct G as [G | G]; [apply Z.leb_le in G; lia |].
    apply some_exists in G. destruct G as [[h c] [Hin G]]. cbn [fst snd] in G.
    destruct (same h (unit n i)) eqn:E; [| discriminate]. apply same_eq in E. subst h.
    apply Z.leb_le in G. exists c. auto.
Qed.

(** Where a rule applies, y - step is a smaller position with the same legal moves. *)
Lemma edge_below : forall r y, edge r y ->
  inC n (minus y (step r)) /\ dot weight (minus y (step r)) < dot weight y /\
  forall m, In m moves -> nonneg (minus (minus y (step r)) m) = nonneg (minus y m).
Proof.
  intros r y [Hr [[ly py] My]]. destruct ok_parts as [_ [okm okr]].
  destruct (okr r Hr) as [lz [pz [wz G]]].
  assert (lb : length (minus y (step r)) = n) by (rewrite length_minus; congruence).
  assert (at_i : forall i, (i < n)%nat -> nth i (step r) 0 = 0 \/
            0 < nth i (step r) 0 /\ nth i (step r) 0 + room i <= nth i y 0).
  { intros i lt. pose proof (proj1 (nonneg_nth _) pz i ltac:(lia)).
    destruct (Z.eq_dec (nth i (step r) 0) 0) as [E | ne]; [left; exact E | right; split; [lia |]].
    destruct (G i lt ltac:(lia)) as [c [Hin B]].
    pose proof (meets_In _ y _ _ My Hin) as D. rewrite (dot_unit y n i ly lt) in D. lia. }
  assert (r0 : forall i, 0 <= room i).
  { intro i. unfold room. induction (map (fun m => nth i m 0) moves); cbn; lia. }
  split; [split; [exact lb |] | split; [rewrite dot_minus; lia |]].
  - apply nonneg_nth. intros i lt. rewrite lb in lt. rewrite nth_minus.
    pose proof (proj1 (nonneg_nth y) py i ltac:(lia)). specialize (r0 i).
    destruct (at_i i lt); lia.
  - intros m Hm. destruct (okm m Hm) as [lm _]. apply eq_true_iff_eq. rewrite !nonneg_nth.
    rewrite !length_minus by congruence. rewrite ly.
    assert (E : forall i, (i < n)%nat ->
              (0 <= nth i (minus (minus y (step r)) m) 0 <-> 0 <= nth i (minus y m) 0)).
    { intros i lt. rewrite !nth_minus.
      pose proof (max_all _ (nth i m 0) (in_map (fun m => nth i m 0) _ _ Hm)) as B. fold (room i) in B.
      destruct (at_i i lt); lia. }
    split; intros H i lt; apply E; auto.
Qed.

Lemma minus_swap : forall y a b, length y = length a -> length y = length b ->
  minus (minus y a) b = minus (minus y b) a.
Proof.
  induction y as [| p y IH]; intros [| q a] [| s b] E E'; cbn in *; try discriminate; [reflexivity |].
  f_equal; [lia | apply IH; congruence].
Qed.

Lemma option_inC : forall y m, inC n y -> In m moves -> nonneg (minus y m) = true ->
  inC n (minus y m) /\ dot weight (minus y m) < dot weight y.
Proof.
  intros y m [ly _] Hm pos. destruct ok_parts as [_ [okm _]]. destruct (okm m Hm) as [lm wm].
  split; [split; [rewrite length_minus; congruence | exact pos] | rewrite dot_minus; lia].
Qed.

(** Condition (i). *)
Lemma inner_step : forall F r y, edge r y -> meets (inner r) y = true ->
  (forall r' u, dot weight u < dot weight y -> edge r' u -> good_edge F r' u) ->
  local (option_values F y) = plus (change r) (local (option_values F (minus y (step r)))).
Proof.
  intros F r y E I small. destruct E as [Hr [Cy My]]. pose proof Cy as [ly py].
  assert (E : edge r y) by (repeat split; assumption).
  destruct (edge_below r y E) as [[lb pb] [_ same_moves]].
  destruct ok_parts as [_ [okm okr]]. destruct (okr r Hr) as [lz _].
  transitivity (local (option_values (fun u => plus (change r) (F (minus u (step r)))) y)).
  - f_equal. unfold option_values. apply map_ext_in. intros m Hm. cbn zeta.
    destruct (nonneg (minus y m)) eqn:pos; [| reflexivity]. f_equal.
    destruct (option_inC y m Cy Hm pos) as [C lt].
    apply (small r (minus y m) lt). repeat split; [exact Hr | apply C | apply C |].
    exact (inner_option r y m Hm I).
  - rewrite (proj2 pass r y (fun u => F (minus u (step r))) E). f_equal. f_equal.
    unfold option_values. apply map_ext_in. intros m Hm. cbn zeta. rewrite (same_moves m Hm).
    destruct (nonneg (minus y m)); [| reflexivity]. f_equal. f_equal.
    apply minus_swap; [| congruence]. rewrite (proj1 (okm m Hm)). exact ly.
Qed.

(** G may be found by rules: then it is local, and all edges are good. An edge that is not settled is compared with
    the value that the options give. *)
Theorem values_by_rules : forall G : vector -> V,
  (forall y, inC n y -> G y = local (option_values G y) \/ exists r, edge r y /\ good_edge G r y) ->
  (forall r y, edge r y ->
     settled_edge r y \/ local (option_values G y) = plus (change r) (G (minus y (step r)))) ->
  forall y, inC n y -> G y = local (option_values G y) /\ forall r, edge r y -> good_edge G r y.
Proof.
  intros G found critical.
  assert (all : forall s y, inC n y -> dot weight y = s ->
            G y = local (option_values G y) /\ forall r, edge r y -> good_edge G r y).
  { intro s. induction s as [s IH] using (well_founded_induction (Z.lt_wf 0)). intros y Cy E.
    assert (small : forall u, inC n u -> dot weight u < dot weight y ->
              G u = local (option_values G u) /\ forall r, edge r u -> good_edge G r u).
    { intros u Cu lt. apply (IH (dot weight u)); [| exact Cu | reflexivity].
      pose proof (dot_nonneg weight u (proj1 ok_parts) (proj2 Cu)). lia. }
    assert (smaller : forall r u, dot weight u < dot weight y -> edge r u -> good_edge G r u).
    { intros r u lt Eu. destruct Eu as [Hr [Cu Mu]]. apply (small u Cu lt). repeat split; assumption || apply Cu. }
    assert (deep : forall r, edge r y -> meets (inner r) y = true ->
              local (option_values G y) = plus (change r) (G (minus y (step r)))).
    { intros r Er I. rewrite (inner_step G r y Er I smaller). f_equal.
      destruct (edge_below r y Er) as [Cb [lt _]]. symmetry. apply (small _ Cb lt). }
    assert (now : forall r, edge r y -> local (option_values G y) = plus (change r) (G (minus y (step r)))).
    { intros r Er. destruct (critical r y Er) as [[I | [k [Hk [I [Mk Mr]]]]] | D];
        [exact (deep r Er I) | | exact D].
      assert (Ek : edge k y) by (repeat split; [exact Hk | apply Cy | apply Cy | exact (inner_where k y I)]).
      destruct (edge_below r y Er) as [Cr [lr _]]. destruct (edge_below k y Ek) as [Ck [lk _]].
      rewrite (deep k Ek I).
      assert (A : good_edge G r (minus y (step k))).
      { apply smaller; [exact lk |]. repeat split; [apply Er | apply Ck | apply Ck | exact Mr]. }
      assert (B : good_edge G k (minus y (step r))).
      { apply smaller; [exact lr |]. repeat split; [exact Hk | apply Cr | apply Cr | exact Mk]. }
      unfold good_edge in A, B. rewrite A, B, (proj1 pass). f_equal. f_equal. f_equal.
      destruct ok_parts as [_ [_ okr]].
      apply minus_swap; [rewrite (proj1 (okr k Hk)) | rewrite (proj1 (okr r (proj1 Er)))]; apply Cy. }
    assert (here : G y = local (option_values G y)).
    { destruct (found y Cy) as [H | [r [Er H]]]; [exact H |]. rewrite (now r Er). exact H. }
    split; [exact here |]. intros r Er. unfold good_edge. rewrite here at 1. exact (now r Er). }
  intros y Cy. exact (all _ y Cy eq_refl).
Qed.

(** NT-13: a local value, of which every edge is settled or good. *)
Corollary all_edges_good : forall F : vector -> V,
  (forall y, inC n y -> F y = local (option_values F y)) ->
  (forall r y, edge r y -> settled_edge r y \/ good_edge F r y) ->
  forall r y, edge r y -> good_edge F r y.
Proof.
  intros F is_local critical r y E. destruct E as [Hr [Cy My]].
  refine (proj2 (values_by_rules F _ _ y Cy) r _); [| | repeat split; assumption || apply Cy].
  - intros u Cu. left. apply is_local. exact Cu.
  - intros r' u E'. destruct (critical r' u E') as [S | D]; [left; exact S | right].
    rewrite <- is_local; [exact D | apply E'].
Qed.

End ShiftRules.
