(** * Misère play of NIM(k+1,k) where T is even

    docs/proofs/misere-remoteness.md, Lemma A and what follows it. T = 2 + u, because T = 0 is terminal. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Game MisereCounting MisereOptions.
Import ListNotations.

(** What changes from t to t + 1, for all piles of x and for the pile q of x. *)
Ltac next x t := pose proof (surplus_next x t); pose proof (same_next x t); pose proof (other_next x t);
  pose proof (over_next x t).
Ltac next_pile q t := pose proof (same_next [q] t); pose proof (other_next [q] t); pose proof (over_next [q] t).
Ltac counted K t := pose proof (pile_counted _ _ t (keeps_in _ _ _ K)).

(** The parities of t + 1, t + 2, ... are known from that of t. *)
Ltac know_parities := repeat rewrite even_next in *; repeat match goal with
  | H : Nat.even ?t = _ |- _ => progress rewrite H in *
  end; cbn [negb Z.b2z] in *.

Section Option.

Variables (x y : position) (q u s : nat).
Notation T := (S (S u)).
Hypothesis even_u : Nat.even u = true.
Hypothesis x_time : first_time x T.
Hypothesis K : keeps q x y.
Hypothesis y_time : first_time y s.

Lemma even_time_of_option : s = S u \/ (1 <= u /\ u = S s).
Proof.
  destruct (time_of_option q x y T s K ltac:(lia) x_time y_time) as [E | [[_ E] | [F _]]]; [lia | lia |].
  know_parities. discriminate.
Qed.

(** Lemma A. *)
Lemma two_earlier : u = S s -> (early y s \/ late y s) /\ same [q] T + other [q] T = 0 /\
  surplus x u = 1%Z /\ other x T = 0.
Proof.
  intro E. destruct x_time as [two min]. destruct y_time as [ytwo _].
  pose proof (min u ltac:(lia)) as D0. pose proof (min (S u) ltac:(lia)) as D1.
  assert (os : Nat.even s = false).
  { rewrite E, even_next in even_u. destruct (Nat.even s); [discriminate | reflexivity]. }
  rewrite early_counts, late_odd, evens_below_counts by exact os.
  destruct (option_moved q x y s K) as [m ms mo ma mv].
  pose proof (one_pile q u). counted K u. counted K (S u).
  next x u. next x (S u). next_pile q s. next_pile q u. next_pile q (S u). subst u. know_parities.
  lia.
Qed.

(** What is known of x and q at the time T. *)
Lemma even_counts :
  (2 <= surplus x T)%Z /\
  (surplus x T <= Z.of_nat (same x T) + Z.of_nat (at_time x T))%Z /\
  (same x T + other x T = 0 -> (surplus x T < Z.of_nat (at_time x T))%Z) /\
  same [q] T <= same x T /\ other [q] T <= other x T /\
  at_time [q] T <= at_time x T /\ over [q] T <= over x T /\
  same [q] T + other [q] T + at_time [q] T + over [q] T = 1.
Proof.
  destruct x_time as [two min]. pose proof (min (S u) ltac:(lia)) as D1.
  pose proof (no_surplus x u). pose proof (one_pile q T). counted K (S (S u)).
  next x u. next x (S u). know_parities. repeat split; try tauto; lia.
Qed.

(** The table for an option with T(x') = T - 1. *)
Lemma even_table : s = S u -> exists r, r <= other [q] T /\
  (surplus y s = surplus x T + 1 - Z.of_nat (same [q] T) - Z.of_nat (at_time [q] T))%Z /\
  at_time y s + at_time [q] T = at_time x T + r /\
  over y s = over x T + at_time [q] T /\
  other y s + other [q] T = other x T + same [q] T.
Proof.
  intros ->. exists (at_time [q] (S u)). destruct (option_moved q x y (S u) K) as [m ms mo ma mv].
  next_pile q (S u). know_parities. lia.
Qed.

(** Early and late at the times T and T - 1. *)
Lemma even_kinds : s = S u ->
  (late x T <-> surplus x T = 2%Z /\ over x T = 0 /\ other x T = 0) /\
  evens_below x T = same x T /\ evens_below y s = other y s /\
  (late y s <-> surplus y s = 2%Z /\
     ((over y s = 0 /\ other y s <= 1) \/ (1 <= over y s /\ 1 <= at_time y s /\ other y s = 0))).
Proof.
  intros ->. rewrite !evens_below_counts, (late_even x) by (know_parities; reflexivity).
  rewrite late_odd by (know_parities; reflexivity). know_parities. repeat split; tauto.
Qed.

Lemma one_earlier : s = S u ->
  (early x T -> early y s) /\ (late x T -> early y s \/ late y s).
Proof.
  intro E. destruct (even_kinds E) as (lx & ex & ey & ly). rewrite lx, ly, !early_counts, ex, ey.
  destruct (even_table E) as (r & table). pose proof even_counts as counts.
  clear - table counts. split; lia.
Qed.

(** T(x') = T - 1 if no pile is below T. At (E1) an option that keeps a pile above T is on time. *)
Lemma none_below : same x T + other x T = 0 -> s = S u.
Proof.
  intro none. destruct even_time_of_option as [E | [_ E]]; [exact E | exfalso].
  destruct (two_earlier E) as (_ & _ & one & _). pose proof (no_surplus x u) as zero.
  next x u. next x (S u). lia.
Qed.

Lemma over_kept_E1 :
  surplus x T = 2%Z -> same x T + other x T = 0 -> over [q] T = 1 -> s = S u /\ ~ early y s /\ ~ late y s.
Proof.
  intros two none kept. pose proof (none_below none) as E. split; [exact E |].
  destruct (even_kinds E) as (_ & _ & ey & ly). rewrite ly, early_counts, ey.
  destruct (even_table E) as (r & table). pose proof even_counts as counts.
  clear - two none kept table counts. split; lia.
Qed.

Hypothesis M : m_kept q x.

Lemma least_even_kept :
  (1 <= same x T -> same [q] T = 1) /\ same [q] T + at_time [q] T = 1 /\ s = S u.
Proof.
  pose proof (least_even q x M u even_u) as low.
  pose proof (least_even q x M T ltac:(know_parities; reflexivity)) as mid.
  pose proof even_counts as counts.
  assert (1 <= same x T -> same [q] T = 1).
  { rewrite !same_next, !other_next. exact low. }
  split; [assumption | split; [lia |]].
  destruct even_time_of_option as [E | [_ E]]; [exact E | exfalso].
  destruct (two_earlier E) as (_ & high & one & no). pose proof (no_surplus x u) as zero.
  next x u. next x (S u). lia.
Qed.

(** The M-move. Where no pile is below T, D = 2 and b > 0, the option is late; this is (E1). *)
Lemma m_move_even : s = S u /\
  (early x T -> early y s) /\ (late x T -> late y s) /\
  (~ early x T -> ~ late x T ->
   ~ (surplus x T = 2%Z /\ 1 <= over x T /\ same x T + other x T = 0) ->
   ~ early y s /\ ~ late y s).
Proof.
  destruct least_even_kept as (low & kept & E). split; [exact E |].
  destruct (even_kinds E) as (lx & ex & ey & ly). rewrite lx, ly, !early_counts, ex, ey.
  destruct (even_table E) as (r & table). pose proof even_counts as counts.
  clear - low kept table counts. split; [lia | split; [lia |]]. intros e l E1. split; lia.
Qed.

Lemma m_move_E1 :
  surplus x T = 2%Z -> 1 <= over x T -> same x T + other x T = 0 ->
  ~ early x T /\ ~ late x T /\ late y s.
Proof.
  destruct least_even_kept as (low & kept & E).
  destruct (even_kinds E) as (lx & ex & ey & ly). rewrite lx, ly, early_counts, ex.
  destruct (even_table E) as (r & table). pose proof even_counts as counts.
  clear - low kept table counts. intros; split; [| split]; lia.
Qed.

End Option.
