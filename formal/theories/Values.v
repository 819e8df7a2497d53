(** * Values of a finite game, and games with the same values

    Outcome in misère play, remoteness in normal and misère play (GMMV-D5) and
    Grundy value, for any game with finitely many options a position. Each is
    said by its recursion; remoteness and Grundy value are also computed. A relation that
    matches options with options (a bisimulation) preserves all of them. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Misere Game Remoteness.
Import ListNotations.

Section Values.

Variable X : Type.
Variable move : X -> X -> Prop.

Lemma Ppos_inv : forall x, Ppos X move x -> forall y, move x y -> Npos X move y.
Proof. intros x [z all]. exact all. Qed.

Lemma Npos_inv : forall x, Npos X move x -> exists y, move x y /\ Ppos X move y.
Proof. intros x [z y zy Py]. eauto. Qed.

Lemma misereP_inv : forall x, misereP X move x ->
  (exists y, move x y) /\ forall y, move x y -> misereN X move y.
Proof. intros x [z y zy all]. eauto. Qed.

Lemma misereN_inv : forall x, misereN X move x ->
  (forall y, ~ move x y) \/ exists y, move x y /\ misereP X move y.
Proof. intros x [z no | z y zy Py]; eauto. Qed.

(** The recursion of the remoteness. [good v]: who moves to a position of value v
    wins, that is v is even in normal play and odd in misère play. The winner
    hurries and the loser tarries. *)
Definition solves_smith (good : nat -> bool) (R : X -> nat) : Prop := forall x,
  (* no option: 0 *)
  ((forall y, ~ move x y) -> R x = 0) /\
  (* some option has a good value: 1 + the least good value *)
  ((exists y, move x y /\ good (R y) = true) ->
     (exists y, move x y /\ good (R y) = true /\ R x = 1 + R y) /\
     (forall y, move x y -> good (R y) = true -> R x <= 1 + R y)) /\
  (* there are options and no value is good: 1 + the greatest value *)
  ((exists y, move x y) -> (forall y, move x y -> good (R y) = false) ->
     (exists y, move x y /\ R x = 1 + R y) /\
     (forall y, move x y -> 1 + R y <= R x)).

(** The recursion of the Grundy value: the least number that no option has. *)
Definition solves_grundy (G : X -> nat) : Prop := forall x,
  (forall y, move x y -> G y <> G x) /\
  (forall v, v < G x -> exists y, move x y /\ G y = v).

(** From here on: the options are listed, and every move lowers the rank. *)
Variable options : X -> list X.
Hypothesis options_spec : forall x y, In y (options x) <-> move x y.
Variable rank : X -> nat.
Hypothesis descends : forall x y, move x y -> rank y < rank x.

Lemma some_move_or_none : forall x, (exists y, move x y) \/ (forall y, ~ move x y).
Proof.
  intro x. destruct (options x) as [| y l] eqn:E.
  - right. intros y xy. apply options_spec in xy. rewrite E in xy. exact xy.
  - left. exists y. apply options_spec. rewrite E. left. reflexivity.
Qed.

(** The three cases of the recursion, each with all it says. *)
Lemma smith_cases : forall good R, solves_smith good R -> forall x,
  ((forall y, ~ move x y) /\ R x = 0) \/
  (exists y, move x y /\ good (R y) = true /\ R x = 1 + R y /\
     forall z, move x z -> good (R z) = true -> R x <= 1 + R z) \/
  (exists y, move x y /\ R x = 1 + R y /\
     forall z, move x z -> good (R z) = false /\ 1 + R z <= R x).
Proof.
  intros good R sol x. destruct (sol x) as (none & some & all).
  destruct (some_move_or_none x) as [[y0 xy0] | no]; [right | left; auto].
  destruct (existsb (fun y => good (R y)) (options x)) eqn:E.
  - left. apply existsb_exists in E. destruct E as (y & Hin & g). apply options_spec in Hin.
    destruct (some (ex_intro _ y (conj Hin g))) as [(z & xz & gz & eq) min]. exists z. auto.
  - right.
    assert (bad : forall y, move x y -> good (R y) = false).
    { intros y xy. destruct (good (R y)) eqn:g; [| reflexivity].
      rewrite <- E. symmetry. apply existsb_exists. exists y.
      split; [apply options_spec; exact xy | exact g]. }
    destruct (all (ex_intro _ y0 xy0) bad) as [(y & xy & eq) max]. exists y. auto.
Qed.

(** A value that the values of the options give, computed; 0 where there is none. *)
Section Computed.

Variable of_options : list nat -> nat.
Hypothesis of_none : of_options [] = 0.

Fixpoint computed_upto (t : nat) (x : X) : nat :=
  match t with
  | 0 => 0
  | S t => of_options (map (computed_upto t) (options x))
  end.

Definition computed (x : X) : nat := computed_upto (rank x) x.

Lemma computed_upto_enough : forall t x, rank x <= t -> computed_upto t x = computed x.
Proof.
  enough (forall t t' x, rank x <= t -> rank x <= t' ->
            computed_upto t x = computed_upto t' x) by (intros; apply H; lia).
  assert (zero : forall t x, rank x = 0 -> computed_upto t x = 0).
  { intros [| t] x E; [reflexivity |]. cbn [computed_upto].
    destruct (options x) as [| y l] eqn:F; [exact of_none |].
    assert (xy : move x y) by (apply options_spec; rewrite F; left; reflexivity).
    pose proof (descends x y xy). lia. }
  induction t as [| t IH]; intros t' x le le'.
  - rewrite (zero t') by lia. reflexivity.
  - destruct t' as [| t']; [apply zero; lia |].
    cbn [computed_upto]. f_equal. apply map_ext_in. intros y Hin.
    apply options_spec in Hin. pose proof (descends x y Hin). apply IH; lia.
Qed.

Lemma computed_recursion : forall x, computed x = of_options (map computed (options x)).
Proof.
  intro x. rewrite <- (computed_upto_enough (S (rank x)) x) by lia.
  cbn [computed_upto]. f_equal. apply map_ext_in. intros y Hin.
  apply options_spec in Hin. pose proof (descends x y Hin). apply computed_upto_enough. lia.
Qed.

Lemma computed_values : forall x b, In b (map computed (options x)) <->
  exists y, move x y /\ computed y = b.
Proof.
  intros x b. rewrite in_map_iff. split.
  - intros (y & E & Hin). exists y. split; [apply options_spec; exact Hin | exact E].
  - intros (y & xy & E). exists y. split; [exact E | apply options_spec; exact xy].
Qed.

End Computed.

(** The Grundy value: the least number, from v, that is not in the list. *)
Fixpoint least_beyond (fuel v : nat) (l : list nat) : nat :=
  match fuel with
  | 0 => v
  | S fuel => if existsb (Nat.eqb v) l then least_beyond fuel (1 + v) l else v
  end.

Definition mex (l : list nat) : nat := least_beyond (1 + greatest 0 l) 0 l.

Lemma least_beyond_spec : forall l fuel v, (forall a, In a l -> a < fuel + v) ->
  ~ In (least_beyond fuel v l) l /\ forall u, v <= u < least_beyond fuel v l -> In u l.
Proof.
  intro l. induction fuel as [| fuel IH]; intros v bound; cbn [least_beyond].
  - split; [intro Hv; specialize (bound v Hv); lia | intros; lia].
  - destruct (existsb (Nat.eqb v) l) eqn:E.
    + apply existsb_exists in E. destruct E as (a & Ha & E). apply Nat.eqb_eq in E. subst a.
      destruct (IH (1 + v)) as [no all]; [intros a Ia; specialize (bound a Ia); lia |].
      split; [exact no |]. intros u [le lt].
      destruct (Nat.eq_dec u v) as [-> | ne]; [exact Ha | apply all; lia].
    + split; [| intros; lia]. intro Hv. enough (existsb (Nat.eqb v) l = true) by congruence.
      apply existsb_exists. exists v. split; [exact Hv | apply Nat.eqb_refl].
Qed.

Definition grundy : X -> nat := computed mex.

Theorem grundy_solves : solves_grundy grundy.
Proof.
  intro x. unfold grundy. rewrite (computed_recursion mex eq_refl x).
  pose proof (computed_values mex x) as vals. set (l := map (computed mex) (options x)) in *.
  destruct (least_beyond_spec l (1 + greatest 0 l) 0) as [no all].
  { intros a Ha. pose proof (proj2 (greatest_spec l 0) a (or_intror Ha)). lia. }
  fold (mex l) in no, all. split.
  - intros y xy E. apply no. rewrite <- E. apply vals. exists y. auto.
  - intros v lt. apply vals. apply all. lia.
Qed.

(** The remoteness. *)
Definition smith_of_options (good : nat -> bool) (values : list nat) : nat :=
  match values, filter good values with
  | [], _ => 0
  | _, a :: l => 1 + least a l
  | a :: l, [] => 1 + greatest a l
  end.

Definition smith (good : nat -> bool) : X -> nat := computed (smith_of_options good).

Theorem smith_solves : forall good, solves_smith good (smith good).
Proof.
  intros good x. unfold smith. rewrite (computed_recursion _ eq_refl x).
  pose proof (computed_values (smith_of_options good) x) as vals.
  set (R := computed (smith_of_options good)) in *.
  unfold smith_of_options. destruct (map R (options x)) as [| a l] eqn:F.
  - assert (no : forall y, ~ move x y).
    { intros y xy. assert (In (R y) []) by (apply vals; eauto). contradiction. }
    split; [reflexivity |].
    split; [intros (y & xy & _) | intros (y & xy)]; destruct (no y xy).
  - assert (y0 : exists y, move x y) by
      (destruct (proj1 (vals a) (or_introl eq_refl)) as (y & xy & _); eauto).
    assert (goods : forall b, In b (filter good (a :: l)) <->
              exists y, move x y /\ good (R y) = true /\ R y = b).
    { intro b. rewrite filter_In, vals. split.
      - intros [(y & xy & E) g]. exists y. rewrite E. auto.
      - intros (y & xy & g & E). rewrite <- E. eauto. }
    destruct (filter good (a :: l)) as [| b m] eqn:G.
    + assert (bad : forall y, move x y -> good (R y) = false).
      { intros y xy. destruct (good (R y)) eqn:g; [| reflexivity].
        assert (In (R y) []) by (apply goods; eauto). contradiction. }
      destruct (greatest_spec l a) as [top max]. apply vals in top.
      destruct top as (y1 & xy1 & E1).
      split; [intro no; destruct y0 as [y xy]; destruct (no y xy) |]. split.
      * intros (y & xy & g). rewrite (bad y xy) in g. discriminate.
      * intros _ _. split; [exists y1; split; [exact xy1 | lia] |].
        intros y xy. assert (R y <= greatest a l) by (apply max, vals; eauto). lia.
    + destruct (least_spec m b) as [low min]. apply goods in low.
      destruct low as (y1 & xy1 & g1 & E1).
      split; [intro no; destruct (no y1 xy1) |]. split.
      * intros _. split; [exists y1; repeat split; [exact xy1 | exact g1 | lia] |].
        intros y xy g. assert (least b m <= R y) by (apply min, goods; eauto). lia.
      * intros _ bad. rewrite (bad y1 xy1) in g1. discriminate.
Qed.

End Values.

(** [remoteness] solves the recursion of normal play as it is written for any game. *)
Lemma remoteness_is_smith : forall A, A 0 = false ->
  solves_smith position (move A) Nat.even (remoteness A).
Proof.
  intros A A0 x. destruct (remoteness_solves A A0 x) as (none & some & all).
  split; [exact none | split].
  - intros (y & xy & g).
    destruct some as [(z & xz & gz & E) min].
    { exists y. split; [exact xy | apply even_odd; exact g]. }
    split; [exists z; repeat split; [exact xz | apply even_odd; exact gz | exact E] |].
    intros w xw gw. apply min; [exact xw | apply even_odd; exact gw].
  - intros ex bad. apply all; [exact ex |]. intros y xy. specialize (bad y xy).
    unfold Nat.odd. rewrite bad. reflexivity.
Qed.

(** ** Bisimulation *)

(** Options of x are matched by options of y, and conversely. *)
Definition bisimulation {X Y} (mx : X -> X -> Prop) (my : Y -> Y -> Prop) (B : X -> Y -> Prop) :=
  forall x y, B x y ->
    (forall x', mx x x' -> exists y', my y y' /\ B x' y') /\
    (forall y', my y y' -> exists x', mx x x' /\ B x' y').

Section Bisimulation.

Variables (X Y : Type) (mx : X -> X -> Prop) (my : Y -> Y -> Prop) (B : X -> Y -> Prop).
Hypothesis finite : finite_play X mx.
Hypothesis bisim : bisimulation mx my B.

Theorem same_outcome : forall x y, B x y ->
  (Ppos X mx x <-> Ppos Y my y) /\ (Npos X mx x <-> Npos Y my y).
Proof.
  induction x as [x IH] using (well_founded_ind finite). intros y Bxy.
  destruct (bisim x y Bxy) as [there back]. split; split.
  - intro Px. constructor. intros y' yy. destruct (back y' yy) as (x' & xx & B').
    apply (IH x' xx y' B'). exact (Ppos_inv _ _ x Px x' xx).
  - intro Py. constructor. intros x' xx. destruct (there x' xx) as (y' & yy & B').
    apply (IH x' xx y' B'). exact (Ppos_inv _ _ y Py y' yy).
  - intro Nx. destruct (Npos_inv _ _ x Nx) as (x' & xx & Px). destruct (there x' xx) as (y' & yy & B').
    apply (Npos_intro _ _ y y' yy). apply (IH x' xx y' B'). exact Px.
  - intro Ny. destruct (Npos_inv _ _ y Ny) as (y' & yy & Py). destruct (back y' yy) as (x' & xx & B').
    apply (Npos_intro _ _ x x' xx). apply (IH x' xx y' B'). exact Py.
Qed.

Theorem same_misere_outcome : forall x y, B x y ->
  (misereP X mx x <-> misereP Y my y) /\ (misereN X mx x <-> misereN Y my y).
Proof.
  induction x as [x IH] using (well_founded_ind finite). intros y Bxy.
  destruct (bisim x y Bxy) as [there back]. split; split.
  - intro Px. destruct (misereP_inv _ _ x Px) as [(x1 & xx1) all]. destruct (there x1 xx1) as (y1 & yy1 & _).
    apply (misereP_intro _ _ y y1 yy1). intros y' yy. destruct (back y' yy) as (x' & xx & B').
    apply (IH x' xx y' B'). exact (all x' xx).
  - intro Py. destruct (misereP_inv _ _ y Py) as [(y1 & yy1) all]. destruct (back y1 yy1) as (x1 & xx1 & _).
    apply (misereP_intro _ _ x x1 xx1). intros x' xx. destruct (there x' xx) as (y' & yy & B').
    apply (IH x' xx y' B'). exact (all y' yy).
  - intro Nx. destruct (misereN_inv _ _ x Nx) as [no | (x' & xx & Px)].
    + apply misereN_end. intros y' yy. destruct (back y' yy) as (x' & xx & _). exact (no x' xx).
    + destruct (there x' xx) as (y' & yy & B'). apply (misereN_move _ _ y y' yy).
      apply (IH x' xx y' B'). exact Px.
  - intro Ny. destruct (misereN_inv _ _ y Ny) as [no | (y' & yy & Py)].
    + apply misereN_end. intros x' xx. destruct (there x' xx) as (y' & yy & _). exact (no y' yy).
    + destruct (back y' yy) as (x' & xx & B'). apply (misereN_move _ _ x x' xx).
      apply (IH x' xx y' B'). exact Py.
Qed.

Theorem same_grundy_value : forall G H, solves_grundy X mx G -> solves_grundy Y my H ->
  forall x y, B x y -> G x = H y.
Proof.
  intros G H solG solH. induction x as [x IH] using (well_founded_ind finite). intros y Bxy.
  destruct (bisim x y Bxy) as [there back], (solG x) as [Gne Glt], (solH y) as [Hne Hlt].
  destruct (lt_eq_lt_dec (G x) (H y)) as [[lt | eq] | gt]; [exfalso | exact eq | exfalso].
  - destruct (Hlt (G x) lt) as (y' & yy & E). destruct (back y' yy) as (x' & xx & B').
    apply (Gne x' xx). rewrite (IH x' xx y' B'). exact E.
  - destruct (Glt (H y) gt) as (x' & xx & E). destruct (there x' xx) as (y' & yy & B').
    apply (Hne y' yy). rewrite <- (IH x' xx y' B'). exact E.
Qed.

(** In either play: [good] is [Nat.even] or [Nat.odd]. *)
Theorem same_remoteness : forall (optionsX : X -> list X) (optionsY : Y -> list Y),
  (forall x x', In x' (optionsX x) <-> mx x x') -> (forall y y', In y' (optionsY y) <-> my y y') ->
  forall good R S, solves_smith X mx good R -> solves_smith Y my good S ->
  forall x y, B x y -> R x = S y.
Proof.
  intros oX oY specX specY good R S solR solS.
  induction x as [x IH] using (well_founded_ind finite). intros y Bxy.
  destruct (bisim x y Bxy) as [there back].
  destruct (smith_cases X mx oX specX good R solR x)
    as [[nx Rx] | [(x1 & xx1 & g1 & Rx & minx) | (x1 & xx1 & Rx & maxx)]],
    (smith_cases Y my oY specY good S solS y)
    as [[ny Sy] | [(y1 & yy1 & h1 & Sy & miny) | (y1 & yy1 & Sy & maxy)]]; try lia;
    try (exfalso; destruct (there x1 xx1) as (y' & yy & _); exact (ny y' yy));
    try (exfalso; destruct (back y1 yy1) as (x' & xx & _); exact (nx x' xx));
    destruct (there x1 xx1) as (y' & yy & B1), (back y1 yy1) as (x' & xx & B2);
    pose proof (IH x1 xx1 y' B1) as E1; pose proof (IH x' xx y1 B2) as E2.
  - rewrite E1 in g1. rewrite <- E2 in h1.
    pose proof (minx x' xx h1). pose proof (miny y' yy g1). lia.
  - destruct (maxy y' yy) as [bad _]. congruence.
  - destruct (maxx x' xx) as [bad _]. congruence.
  - destruct (maxx x' xx) as [_ le], (maxy y' yy) as [_ le']. lia.
Qed.

End Bisimulation.
