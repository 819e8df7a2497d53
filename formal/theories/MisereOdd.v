(** * Misère play of NIM(k+1,k) where T is odd

    docs/proofs/misere-remoteness.md, section T is odd. T = 1 + u. One table is for the options with T(x') = T - 1, one
    for those with T(x') = T - 2, and one for those with T(x') = T. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Game MisereCounting MisereOptions MisereEven.
Import ListNotations.

Section Option.

Variables (x y : position) (q u s : nat).
Notation T := (S u).
Hypothesis even_u : Nat.even u = true.
Hypothesis three : 3 <= length x.
Hypothesis x_time : first_time x T.
Hypothesis K : keeps q x y.
Hypothesis y_time : first_time y s.

(** What is known of x and q at the time T. *)
Lemma odd_counts :
  (2 <= surplus x T)%Z /\
  (surplus x T <= 1 + Z.of_nat (same x T) + Z.of_nat (at_time x T))%Z /\
  (surplus x T <= Z.of_nat (other x T) + Z.of_nat (same x T) + Z.of_nat (at_time x T))%Z /\
  same [q] T <= same x T /\ other [q] T <= other x T /\ at_time [q] T <= at_time x T /\ over [q] T <= over x T /\
  same [q] T + other [q] T + at_time [q] T + over [q] T = 1 /\
  3 <= same x T + other x T + at_time x T + over x T.
Proof.
  destruct x_time as [two min]. pose proof (min u ltac:(lia)) as D1. pose proof (count_all x (S u)).
  pose proof (one_pile q (S u)). counted K (S u). next x u. know_parities.
  assert (surplus x u <= Z.of_nat (other x (S u)))%Z; [| repeat split; try tauto; lia].
  destruct u as [| v]; [pose proof (surplus_0 x); lia |].
  pose proof (min v ltac:(lia)). next x v. rewrite even_u in *. cbn [Z.b2z] in *. lia.
Qed.

(** T(x') is T - 1; or it is T - 2, and then D(T - 1) = 1; or it is T, and then D(T) = 2. *)
Lemma kinds_of_options : s = u \/ (u = S s /\ other [q] T = 0 /\
    (surplus x T = 1 + Z.of_nat (same x T) + Z.of_nat (at_time x T))%Z) \/
  (s = T /\ surplus x T = 2%Z /\ same [q] T + at_time [q] T = 1).
Proof.
  destruct (time_of_option q x y (S u) s K ltac:(lia) x_time y_time) as [E | [[F _] | [_ [E | E]]]].
  - left. lia.
  - know_parities. discriminate.
  - right. left. assert (E' : u = S s) by lia. destruct x_time as [two min]. destruct y_time as [ytwo _].
    pose proof (min u ltac:(lia)) as D1. destruct (option_moved q x y s K) as [m _ _ _ _]. rewrite <- E' in m.
    next x u. next_pile q u. know_parities. lia.
  - right. right. destruct x_time as [two min]. destruct y_time as [_ ymin].
    pose proof (ymin u ltac:(lia)) as D1. destruct (option_moved q x y u K) as [m _ _ _ _].
    pose proof (one_pile q (S u)). know_parities. lia.
Qed.

(** The option has T(x') = T - 1. If D(T - 1) = 1, the kept pile is even and below T. *)
Lemma table_same : s = u -> exists r, r <= other [q] T /\ r = at_time [q] u /\
  (surplus y s = surplus x T - Z.of_nat (same [q] T) - Z.of_nat (at_time [q] T))%Z /\
  at_time y s + at_time [q] T = at_time x T + r /\ over y s = over x T + at_time [q] T /\
  other y s + other [q] T = other x T + same [q] T /\
  ((surplus x T = 1 + Z.of_nat (same x T) + Z.of_nat (at_time x T))%Z -> other [q] T = 1).
Proof.
  intros ->. exists (at_time [q] u). destruct (option_moved q x y u K) as [m ms mo ma mv].
  next x u. next_pile q u. know_parities.
  assert (D1 : (surplus x u = 1)%Z -> other [q] (S u) = 1); [| repeat split; lia].
  intro one. destruct x_time as [_ xmin]. destruct y_time as [_ ymin]. destruct u as [| v].
  - destruct (surplus_0 x) as (e & _). destruct q as [| q']; [reflexivity | exfalso].
    apply (none_empty (S q') x y K); [lia |]. assert (some : 1 <= piles (Nat.eqb 0) x) by (unfold at_time in e; lia).
    apply piles_some in some. destruct some as (a & Ha & E). apply Nat.eqb_eq in E. subst a. exact Ha.
  - specialize (ymin v ltac:(lia)). destruct (option_moved q x y v K) as [m' _ _ _ _].
    pose proof (one_pile q (S (S v))). rewrite even_u in m'. cbn [Z.b2z] in m'. lia.
Qed.

(** T(x') = T - 2, ... *)
Lemma table_earlier : u = S s -> other [q] T = 0 -> exists r, r <= same [q] T /\
  surplus y s = 2%Z /\ at_time y s = at_time x u + r /\ over y s = over x T + at_time x T /\
  other y s + same [q] T = same x T.
Proof.
  intros E none. exists (at_time [q] s). destruct x_time as [two min]. destruct y_time as [ytwo _].
  pose proof (min u ltac:(lia)) as D1. destruct (option_moved q x y s K) as [m ms mo ma mv].
  next x u. next_pile q u. next_pile q s. rewrite <- E in *. know_parities. repeat split; lia.
Qed.

(** ... and T(x') = T. *)
Lemma table_later : s = T -> surplus x T = 2%Z -> same [q] T + at_time [q] T = 1 -> exists h, h <= over x T /\
  (surplus y s = 2 + Z.of_nat (other x T) + Z.of_nat h)%Z /\ at_time y s = h + at_time [q] T /\
  over y s + h = over x T /\ 1 + other y s = same x T + at_time x T.
Proof.
  intros -> two kept. exists (at_time x (S T)). destruct (option_moved q x y T K) as [m ms mo ma mv].
  pose proof (one_pile q (S u)). next x (S u). next_pile q (S u). know_parities. repeat split; lia.
Qed.

(** Early and late, by the counts. *)
Lemma odd_kinds :
  (late x T <-> surplus x T = 2%Z /\
     ((over x T = 0 /\ other x T <= 1) \/ (1 <= over x T /\ 1 <= at_time x T /\ other x T = 0))) /\
  evens_below x T = other x T.
Proof.
  rewrite evens_below_counts, late_odd by (know_parities; reflexivity). know_parities. split; [tauto | reflexivity].
Qed.

Lemma kinds_same : s = u -> (late y s <-> surplus y s = 2%Z /\ over y s = 0 /\ other y s = 0) /\
  evens_below y s = same y s.
Proof. intros ->. rewrite evens_below_counts, late_even, even_u by exact even_u. split; [tauto | reflexivity]. Qed.

Lemma kinds_odd : Nat.even s = false ->
  (late y s <-> surplus y s = 2%Z /\
     ((over y s = 0 /\ other y s <= 1) \/ (1 <= over y s /\ 1 <= at_time y s /\ other y s = 0))) /\
  evens_below y s = other y s.
Proof. intro o. rewrite evens_below_counts, late_odd, o by exact o. split; [tauto | reflexivity]. Qed.

Lemma odd_earlier : u = S s -> Nat.even s = false.
Proof. intro E. rewrite E, even_next in even_u. destruct (Nat.even s); [discriminate | reflexivity]. Qed.

Lemma odd_later : s = T -> Nat.even s = false.
Proof. intros ->. know_parities. reflexivity. Qed.

(** The odd piles below T - 1 of the option. *)
Lemma same_of_same : s = u -> exists l, l <= other [q] T /\ l + at_time [q] u = other [q] T /\
  same y s + same [q] T = same x T + l.
Proof.
  intros ->. exists (same [q] u). destruct (option_moved q x y u K) as [m ms mo ma mv]. next_pile q u.
  repeat split; lia.
Qed.

(** If x is on time, every option has an even value that is at most T - 1. *)
Lemma on_time_options : ~ early x T -> ~ late x T ->
  (s = u -> ~ early y s /\ ~ late y s) /\ (u = S s -> early y s \/ late y s) /\ (s = T -> early y s).
Proof.
  destruct odd_kinds as [lx ex]. rewrite lx, early_counts, ex. pose proof odd_counts as counts. intros ne nl.
  split; [| split]; intro E.
  - destruct (kinds_same E) as [ly ey]. rewrite ly, early_counts, ey.
    destruct (table_same E) as (r & table). destruct (same_of_same E) as (l & low).
    clear - ne nl counts table low. split; lia.
  - destruct (kinds_odd (odd_earlier E)) as [ly ey]. rewrite ly, early_counts, ey.
    destruct kinds_of_options as [F | [(_ & none & one) | [F _]]]; [lia | | lia].
    destruct (table_earlier E none) as (r & table). clear - ne nl counts none one table. lia.
  - destruct (kinds_odd (odd_later E)) as [_ ey]. rewrite early_counts, ey.
    destruct kinds_of_options as [F | [(F & _) | (_ & two & kept)]]; [lia | lia |].
    destruct (table_later E two kept) as (h & table). clear - ne nl counts two kept table. lia.
Qed.

(** If x is late, no option has an odd value below T. *)
Lemma late_options : late x T -> (s = u -> ~ early y s) /\ (u = S s -> early y s \/ late y s).
Proof.
  destruct odd_kinds as [lx ex]. rewrite lx. pose proof odd_counts as counts. intros l.
  split; intro E.
  - destruct (kinds_same E) as [ly ey]. rewrite early_counts, ey.
    destruct (table_same E) as (r & table). destruct (same_of_same E) as (l' & low).
    clear - l counts table low. lia.
  - destruct kinds_of_options as [F | [(_ & none & one) | [F _]]]; [lia | exfalso | lia].
    clear - l counts none one. lia.
Qed.

(** ** The M-rule, and right moves where it is wrong (Theorem 39) *)

Definition E2_at : Prop := surplus x T = 2%Z /\ 1 <= over x T /\ 1 <= at_time x T /\ other x T = 0.
Definition E3_at : Prop := (surplus x T - Z.of_nat (at_time x T) = 2)%Z /\ 1 <= over x T + at_time x T /\
  1 <= at_time x u /\ same x u = 0.

(** Other right moves: at (E2), to keep a pile T, ... *)
Lemma E2_right : E2_at -> at_time [q] T = 1 -> s = T /\ ~ early y s /\ ~ late y s.
Proof.
  unfold E2_at. intros E2 kept. pose proof odd_counts as counts.
  assert (E : s = T).
  { destruct kinds_of_options as [E | [(_ & _ & one) | [E _]]]; [exfalso | lia | exact E].
    destruct (table_same E) as (r & table). destruct y_time as [ytwo _]. lia. }
  split; [exact E |].
  destruct (kinds_odd (odd_later E)) as [ly ey]. rewrite ly, early_counts, ey.
  destruct (table_later E) as (h & table); [lia | lia |].
  clear - E2 kept counts table. split; lia.
Qed.

(** ... and at (E3), to keep a pile above T, or a pile T if there is none above. *)
Lemma E3_right : E3_at -> 1 <= at_time [q] T + over [q] T -> (1 <= over x T -> over [q] T = 1) ->
  (s = u /\ early y s) \/ (u = S s /\ ~ early y s /\ ~ late y s).
Proof.
  unfold E3_at. intros E3 kept high. pose proof odd_counts as counts.
  destruct kinds_of_options as [E | [(E & none & one) | (E & two & odd)]].
  - left. split; [exact E |]. destruct (kinds_same E) as [_ ey]. rewrite early_counts, ey.
    destruct (table_same E) as (r & table).
    clear - E3 kept high counts table. lia.
  - right. split; [exact E |]. destruct (kinds_odd (odd_earlier E)) as [ly ey].
    rewrite ly, early_counts, ey. destruct (table_earlier E none) as (r & table).
    clear - E3 kept counts one table. split; lia.
  - exfalso. clear - E3 kept high two odd counts. lia.
Qed.

Hypothesis M : m_kept q x.

(** The M-rule keeps the least even pile, or a pile above T, or a largest pile. *)
Lemma odd_kept :
  (1 <= other x T -> other [q] T = 1) /\ (1 <= same x u -> same [q] u = 1) /\
  (other x T = 0 -> (1 <= over x T -> over [q] T = 1) /\ (1 <= at_time x T + over x T -> same [q] T = 0)).
Proof.
  pose proof (least_even q x M u even_u) as low. next x u. next_pile q u.
  split; [lia | split].
  - destruct u as [| [| v]].
    + destruct (surplus_0 x) as (_ & none & _). lia.
    + discriminate.
    + rewrite !same_next, !other_next. exact (least_even q x M v even_u).
  - intro none. destruct (parity_counts x T) as (e & _ & ev & _).
    destruct (parity_counts [q] T) as (e' & le & ev' & _). pose proof (one_pile q (S u)). counted K (S u).
    know_parities. destruct (Nat.eq_dec (piles Nat.even x) 0) as [odd | even].
    + pose proof (largest_odd q x M odd T). pose proof (largest_odd q x M odd u). lia.
    + pose proof (even_if_any q x M ltac:(lia)). lia.
Qed.

Lemma m_move_early : early x T -> ~ E3_at -> s = u /\ early y s.
Proof.
  unfold E3_at. destruct odd_kinds as [_ ex]. rewrite early_counts, ex.
  pose proof odd_counts as counts. destruct odd_kept as (low & least & high). intros e E3.
  assert (E : s = u).
  { destruct kinds_of_options as [E | [(_ & none & one) | (_ & two & odd)]]; [exact E | |]; exfalso.
    - clear - low counts none one. lia.
    - clear - low high e counts two odd. lia. }
  split; [exact E |]. destruct (kinds_same E) as [_ ey]. rewrite early_counts, ey.
  destruct (table_same E) as (r & table). destruct (same_of_same E) as (l & below).
  pose proof (other_next x u) as ox. pose proof (other_next [q] u) as oq.
  clear - low least high e E3 counts table below ox oq. lia.
Qed.

(** At (E3) the M-move leaves a position that is on time. *)
Lemma m_move_E3 : E3_at -> early x T /\ s = u /\ ~ early y s /\ ~ late y s.
Proof.
  unfold E3_at. destruct odd_kinds as [_ ex]. rewrite early_counts, ex.
  pose proof odd_counts as counts. destruct odd_kept as (low & least & high). intros E3.
  pose proof (other_next x u) as ox. pose proof (other_next [q] u) as oq.
  pose proof (pile_counted q x u (keeps_in q x y K)) as qx.
  split; [clear - E3 counts; lia |].
  assert (E : s = u).
  { destruct kinds_of_options as [E | [(_ & none & one) | (_ & two & odd)]]; [exact E | |]; exfalso.
    - clear - low E3 ox none. lia.
    - clear - low E3 ox counts odd. lia. }
  split; [exact E |]. destruct (kinds_same E) as [ly ey]. rewrite ly, early_counts, ey.
  destruct (table_same E) as (r & table). destruct (same_of_same E) as (l & below).
  clear - low E3 counts table below ox oq qx. split; lia.
Qed.

Lemma m_move_late : late x T -> ~ E2_at -> (s = u /\ late y s) \/ (s = T /\ ~ early y s /\ ~ late y s).
Proof.
  unfold E2_at. destruct odd_kinds as [lx ex]. rewrite lx. pose proof odd_counts as counts.
  destruct odd_kept as (low & least & high). intros l E2.
  destruct kinds_of_options as [E | [(_ & none & one) | (E & two & odd)]].
  - left. split; [exact E |]. destruct (kinds_same E) as [ly _]. rewrite ly.
    destruct (table_same E) as (r & table). destruct y_time as [ytwo _]. clear - low l E2 counts table ytwo. lia.
  - exfalso. clear - low counts none one. lia.
  - right. split; [exact E |]. destruct (kinds_odd (odd_later E)) as [ly ey]. rewrite ly, early_counts, ey.
    destruct (table_later E two odd) as (h & table). clear - low l E2 counts odd table. split; lia.
Qed.

(** At (E2) too the M-move leaves a position that is on time. *)
Lemma m_move_E2 : E2_at -> late x T /\ s = u /\ ~ early y s /\ ~ late y s.
Proof.
  unfold E2_at. destruct odd_kinds as [lx ex]. rewrite lx. pose proof odd_counts as counts.
  destruct odd_kept as (low & least & high). intros E2. split; [clear - E2; lia |].
  assert (E : s = u).
  { destruct kinds_of_options as [E | [(_ & none & one) | (_ & two & odd)]]; [exact E | |]; exfalso.
    - clear - E2 counts one. lia.
    - clear - high E2 counts odd. lia. }
  split; [exact E |]. destruct (kinds_same E) as [ly ey]. rewrite ly, early_counts, ey.
  destruct (table_same E) as (r & table). destruct (same_of_same E) as (l & below).
  clear - high E2 counts table below. split; lia.
Qed.

(** If x is on time, the M-move does not leave T(x') = T - 2, so it leaves the value T - 1. *)
Lemma m_move_on_time : u <> S s.
Proof.
  intro E. pose proof odd_counts as counts. destruct odd_kept as (low & _).
  destruct kinds_of_options as [F | [(_ & none & one) | (F & _)]]; [lia | | lia].
  clear - counts low none one. lia.
Qed.

End Option.
