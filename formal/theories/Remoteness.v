(** * Smith's remoteness in SN(n,A) (GMMV-D5, equation (5), REF-1)

    [remoteness] computes R by recursion on the total; it satisfies the defining
    recursion, and no other function does. R(x) is even exactly if x is P. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game Options PPositions.
Import ListNotations.

Definition solves_remoteness (A : nat -> bool) (R : position -> nat) : Prop := forall x,
  (* no option: 0 *)
  ((forall y, ~ move A x y) -> R x = 0) /\
  (* some option has an even value: 1 + the least even value *)
  ((exists y, move A x y /\ Nat.odd (R y) = false) ->
     (exists y, move A x y /\ Nat.odd (R y) = false /\ R x = 1 + R y) /\
     (forall y, move A x y -> Nat.odd (R y) = false -> R x <= 1 + R y)) /\
  (* there are options and all values are odd: 1 + the greatest value *)
  ((exists y, move A x y) -> (forall y, move A x y -> Nat.odd (R y) = true) ->
     (exists y, move A x y /\ R x = 1 + R y) /\
     (forall y, move A x y -> 1 + R y <= R x)).

Fixpoint least (a : nat) (l : list nat) : nat :=
  match l with [] => a | b :: l => Nat.min a (least b l) end.
Fixpoint greatest (a : nat) (l : list nat) : nat :=
  match l with [] => a | b :: l => Nat.max a (greatest b l) end.

(** Equation (5), from the values of the options. *)
Definition from_options (values : list nat) : nat :=
  match values, filter Nat.even values with
  | [], _ => 0
  | _, a :: l => 1 + least a l
  | a :: l, [] => 1 + greatest a l
  end.

Fixpoint remoteness_upto (t : nat) (A : nat -> bool) (x : position) : nat :=
  match t with
  | 0 => 0
  | S t => from_options (map (remoteness_upto t A) (options A x))
  end.

Definition remoteness (A : nat -> bool) (x : position) : nat := remoteness_upto (total x) A x.

Lemma remoteness_upto_enough : forall A, A 0 = false -> forall t x,
  total x <= t -> remoteness_upto t A x = remoteness A x.
Proof.
  intros A A0.
  enough (forall t t' x, total x <= t -> total x <= t' ->
            remoteness_upto t A x = remoteness_upto t' A x) by (intros; apply H; lia).
  assert (zero : forall t x, total x = 0 -> remoteness_upto t A x = 0).
  { intros [| t] x E; [reflexivity |]. cbn [remoteness_upto].
    destruct (options A x) as [| y l] eqn:F; [reflexivity |].
    assert (xy : move A x y) by (apply options_spec; rewrite F; left; reflexivity).
    pose proof (option_total A x y A0 xy). lia. }
  induction t as [| t IH]; intros t' x le le'.
  - rewrite (zero t') by lia. reflexivity.
  - destruct t' as [| t'].
    + rewrite (zero (S t)) by lia. reflexivity.
    + cbn [remoteness_upto]. f_equal. apply map_ext_in. intros y Hin.
      apply options_spec in Hin. pose proof (option_total A x y A0 Hin).
      apply IH; lia.
Qed.

(** The recursion, as an equation. *)
Theorem remoteness_recursion : forall A x, A 0 = false ->
  remoteness A x = from_options (map (remoteness A) (options A x)).
Proof.
  intros A x A0.
  rewrite <- (remoteness_upto_enough A A0 (S (total x)) x) by lia.
  cbn [remoteness_upto]. f_equal. apply map_ext_in. intros y Hin.
  apply options_spec in Hin. pose proof (option_total A x y A0 Hin).
  apply remoteness_upto_enough; [exact A0 | lia].
Qed.

Lemma least_spec : forall l a,
  In (least a l) (a :: l) /\ forall b, In b (a :: l) -> least a l <= b.
Proof.
  induction l as [| c l IH]; intro a; cbn [least].
  - split; [left; reflexivity |]. intros b [-> | []]. lia.
  - destruct (IH c) as [i1 i2]. split.
    + destruct (Nat.min_spec a (least c l)) as [[_ ->] | [_ ->]]; [left | right]; auto.
    + intros b [-> | Hin]; [lia |]. specialize (i2 b Hin). lia.
Qed.

Lemma greatest_spec : forall l a,
  In (greatest a l) (a :: l) /\ forall b, In b (a :: l) -> b <= greatest a l.
Proof.
  induction l as [| c l IH]; intro a; cbn [greatest].
  - split; [left; reflexivity |]. intros b [-> | []]. lia.
  - destruct (IH c) as [i1 i2]. split.
    + destruct (Nat.max_spec a (greatest c l)) as [[_ ->] | [_ ->]]; [right | left]; auto.
    + intros b [-> | Hin]; [lia |]. specialize (i2 b Hin). lia.
Qed.

Lemma even_odd : forall a, Nat.even a = true <-> Nat.odd a = false.
Proof. intro a. unfold Nat.odd. destruct (Nat.even a); simpl; split; congruence. Qed.

Lemma in_values : forall A (R : position -> nat) x b,
  In b (map R (options A x)) <-> exists y, move A x y /\ R y = b.
Proof.
  intros A R x b. rewrite in_map_iff. split.
  - intros (y & E & Hin). exists y. split; [apply options_spec; exact Hin | exact E].
  - intros (y & xy & E). exists y. split; [exact E | apply options_spec; exact xy].
Qed.

Theorem remoteness_solves : forall A, A 0 = false -> solves_remoteness A (remoteness A).
Proof.
  intros A A0 x. rewrite (remoteness_recursion A x A0).
  set (R := remoteness A).
  pose proof (in_values A R x) as vals. unfold from_options.
  destruct (map R (options A x)) as [| a l] eqn:F.
  - assert (no : forall y, ~ move A x y).
    { intros y xy. assert (In (R y) []) by (apply vals; eauto). contradiction. }
    split; [reflexivity |]. split.
    + intros (y & xy & _). destruct (no y xy).
    + intros (y & xy). destruct (no y xy).
  - assert (some : exists y, move A x y /\ R y = a) by (apply vals; left; reflexivity).
    destruct some as (y0 & xy0 & E0).
    assert (evens : forall b, In b (filter Nat.even (a :: l)) <->
              exists y, move A x y /\ Nat.odd (R y) = false /\ R y = b).
    { intro b. rewrite filter_In, vals, even_odd. split.
      - intros [(y & xy & E) O]. exists y. rewrite E. auto.
      - intros (y & xy & O & E). rewrite <- E. split; [eauto | exact O]. }
    destruct (filter Nat.even (a :: l)) as [| b m] eqn:G.
    + assert (odd : forall y, move A x y -> Nat.odd (R y) = true).
      { intros y xy. destruct (Nat.odd (R y)) eqn:O; [reflexivity |].
        assert (In (R y) []) by (apply evens; eauto). contradiction. }
      destruct (greatest_spec l a) as [top max]. apply vals in top.
      destruct top as (y1 & xy1 & E1).
      split; [intro no; destruct (no y0 xy0) |]. split.
      * intros (y & xy & O). rewrite (odd y xy) in O. discriminate.
      * intros _ _. split; [exists y1; split; [exact xy1 | lia] |].
        intros y xy. assert (R y <= greatest a l) by (apply max, vals; eauto). lia.
    + destruct (least_spec m b) as [low min]. apply evens in low.
      destruct low as (y1 & xy1 & O1 & E1).
      split; [intro no; destruct (no y0 xy0) |]. split.
      * intros _. split; [exists y1; repeat split; [exact xy1 | exact O1 | lia] |].
        intros y xy O. assert (least b m <= R y) by (apply min, evens; eauto). lia.
      * intros _ odd. rewrite (odd y1 xy1) in O1. discriminate.
Qed.

(** A criterion: f is the remoteness if it is 0 where no move exists, every other
    position has an option with value one less, no option of an even value is even
    or exceeds it, and an even option of an odd value is at most one less. *)
Definition descends (A : nat -> bool) (f : position -> nat) (x : position) : Prop :=
  ((forall y, ~ move A x y) -> f x = 0) /\
  ((exists y, move A x y) -> exists y, move A x y /\ f x = 1 + f y) /\
  (forall y, move A x y -> Nat.odd (f x) = false -> Nat.odd (f y) = true /\ f y < f x) /\
  (forall y, move A x y -> Nat.odd (f x) = true -> Nat.odd (f y) = false -> f x <= 1 + f y).

Lemma odd_succ : forall a, Nat.odd (1 + a) = negb (Nat.odd a).
Proof. intro a. rewrite Nat.odd_add. reflexivity. Qed.

Theorem remoteness_unique : forall A R R', A 0 = false ->
  solves_remoteness A R -> solves_remoteness A R' -> forall x, R x = R' x.
Proof.
  intros A R R' A0 sR sR'.
  induction x as [x IH] using (well_founded_ind (move_finite A A0)).
  destruct (sR x) as (z & e & d), (sR' x) as (z' & e' & d').
  destruct (options A x) as [| y0 l] eqn:F.
  - assert (no : forall y, ~ move A x y).
    { intros y xy. apply options_spec in xy. rewrite F in xy. destruct xy. }
    rewrite (z no), (z' no). reflexivity.
  - assert (xy0 : move A x y0) by (apply options_spec; rewrite F; left; reflexivity).
    destruct (existsb (fun y => Nat.even (R y)) (options A x)) eqn:X.
    + apply existsb_exists in X. destruct X as (y & Hin & Ev).
      apply options_spec in Hin. apply even_odd in Ev.
      assert (Ev' : Nat.odd (R' y) = false) by (rewrite <- (IH y Hin); exact Ev).
      destruct (e (ex_intro _ y (conj Hin Ev))) as [(y1 & m1 & o1 & r1) min].
      destruct (e' (ex_intro _ y (conj Hin Ev'))) as [(y2 & m2 & o2 & r2) min'].
      pose proof (IH y1 m1) as I1. pose proof (IH y2 m2) as I2.
      pose proof (min y2 m2 ltac:(rewrite I2; exact o2)).
      pose proof (min' y1 m1 ltac:(rewrite <- I1; exact o1)). lia.
    + assert (all : forall y, move A x y -> Nat.odd (R y) = true).
      { intros y xy. destruct (Nat.odd (R y)) eqn:O; [reflexivity |].
        assert (existsb (fun y => Nat.even (R y)) (options A x) = true).
        { apply existsb_exists. exists y. split; [apply options_spec; exact xy |].
          apply even_odd. exact O. }
        congruence. }
      assert (all' : forall y, move A x y -> Nat.odd (R' y) = true).
      { intros y xy. rewrite <- (IH y xy). auto. }
      destruct (d (ex_intro _ y0 xy0) all) as [(y1 & m1 & r1) max].
      destruct (d' (ex_intro _ y0 xy0) all') as [(y2 & m2 & r2) max'].
      pose proof (IH y1 m1). pose proof (IH y2 m2).
      pose proof (max y2 m2). pose proof (max' y1 m1). lia.
Qed.

(** The criterion suffices, on any set of positions closed under moves. *)
Theorem remoteness_by_descent : forall A (D : position -> Prop) f, A 0 = false ->
  (forall x y, D x -> move A x y -> D y) ->
  (forall x, D x -> descends A f x) ->
  forall x, D x -> remoteness A x = f x.
Proof.
  intros A D f A0 closed desc.
  induction x as [x IH] using (well_founded_ind (move_finite A A0)). intro Dx.
  assert (IH' : forall y, move A x y -> remoteness A y = f y).
  { intros y xy. apply IH; [exact xy | eapply closed; eassumption]. }
  destruct (remoteness_solves A A0 x) as (z & e & d).
  destruct (desc x Dx) as (z' & down & ev & od).
  destruct (options A x) as [| y0 l] eqn:F.
  - assert (no : forall y, ~ move A x y).
    { intros y xy. apply options_spec in xy. rewrite F in xy. destruct xy. }
    rewrite (z no), (z' no). reflexivity.
  - assert (xy0 : move A x y0) by (apply options_spec; rewrite F; left; reflexivity).
    destruct (down (ex_intro _ y0 xy0)) as (y1 & xy1 & E1).
    assert (E1' : Nat.odd (f x) = negb (Nat.odd (f y1))) by (rewrite E1; apply odd_succ).
    destruct (Nat.odd (f y1)) eqn:O1; cbn [negb] in E1'.
    + (* f x even: all options are odd *)
      assert (all : forall y, move A x y -> Nat.odd (remoteness A y) = true).
      { intros y xy. rewrite (IH' y xy). apply (ev y xy E1'). }
      destruct (d (ex_intro _ y0 xy0) all) as [(y2 & m2 & r2) max].
      pose proof (max y1 xy1). pose proof (IH' y1 xy1). pose proof (IH' y2 m2).
      pose proof (proj2 (ev y2 m2 E1')). lia.
    + assert (O1' : Nat.odd (remoteness A y1) = false) by (rewrite IH' by exact xy1; exact O1).
      destruct (e (ex_intro _ y1 (conj xy1 O1'))) as [(y2 & m2 & o2 & r2) min].
      pose proof (min y1 xy1 O1'). pose proof (IH' y1 xy1). pose proof (IH' y2 m2) as I2.
      rewrite I2 in o2. pose proof (od y2 m2 E1' o2). lia.
Qed.

(** GMMV-F5a: x is P exactly if R(x) is even. *)
Theorem even_remoteness_is_P : forall A x, A 0 = false ->
  (Ppos position (move A) x <-> Nat.odd (remoteness A x) = false).
Proof.
  intros A x A0. symmetry.
  apply (proj2 (P_exists_unique A A0) (fun x => Nat.odd (remoteness A x) = false)).
  clear x. intro x.
  destruct (remoteness_solves A A0 x) as (z & e & d). split.
  - intros Ox y xy Oy.
    destruct (e (ex_intro _ y (conj xy Oy))) as [(y1 & _ & o1 & r1) _].
    rewrite r1, odd_succ, o1 in Ox. discriminate.
  - intro none. destruct (options A x) as [| y0 l] eqn:F.
    + rewrite z; [reflexivity |]. intros y xy. apply options_spec in xy. rewrite F in xy.
      destruct xy.
    + assert (xy0 : move A x y0) by (apply options_spec; rewrite F; left; reflexivity).
      destruct (d (ex_intro _ y0 xy0)) as [(y1 & m1 & r1) _].
      { intros y xy. specialize (none y xy). destruct (Nat.odd (remoteness A y)); congruence. }
      rewrite r1, odd_succ. specialize (none y1 m1).
      destruct (Nat.odd (remoteness A y1)); [reflexivity | congruence].
Qed.
