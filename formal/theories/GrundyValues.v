(** * The Sprague-Grundy values of NIM(k+1,k) (GMMV-D3.values)

    docs/proofs/grundy-values.md. With N = l(x), f = F_x(N), y = min(x,N), o the number of odd piles of y, the
    number [excess] is k+1-s: it is 2+f-o for even N and k-f-o for odd N. A move that keeps a pile takes it to
    2 - excess or to - excess, as the pile is even or odd in y. *)

From Coq Require Import List Arith ZArith Lia Bool Permutation.
From NimLab Require Import Outcome Game Options Level Halves Reduction Types Remoteness MRule RemotenessFormula
  Values SortedPiles.
Import ListNotations.

(** ** Moves up to the order of the piles: b :: map S z leads to b :: z *)

Lemma plays_all : forall z, plays (map (fun _ => true) z) (map S z) z.
Proof. induction z; constructor; auto. Qed.

Lemma size_all_true : forall z : position, size (map (fun _ => true) z) = length z.
Proof. induction z; simpl; auto. Qed.

Lemma all_played : forall s x y, plays s x y -> size s = length x -> x = map S y.
Proof.
  intros s x y pl. induction pl as [| s x y a pl IH | s x y a pl IH]; cbn [size length map]; intro sz.
  - reflexivity.
  - pose proof (size_le_length s). destruct (plays_length s x y pl). lia.
  - f_equal. apply IH. lia.
Qed.

Lemma kept_one : forall s x y, plays s x y -> 1 + size s = length x ->
  exists b z, Permutation x (b :: map S z) /\ Permutation y (b :: z).
Proof.
  intros s x y pl. induction pl as [| s x y a pl IH | s x y a pl IH]; cbn [size length]; intro sz.
  - lia.
  - exists a, y. rewrite (all_played s x y pl) by lia. auto.
  - destruct IH as (b & z & Px & Py); [lia |]. exists b, (a :: z). cbn [map]. split.
    + eapply perm_trans; [apply perm_skip; exact Px |]. apply perm_swap.
    + eapply perm_trans; [apply perm_skip; exact Py |]. apply perm_swap.
Qed.

Lemma move_keeps : forall k x y, length x = k + 1 -> move (exactly k) x y ->
  exists b z, Permutation x (b :: map S z) /\ Permutation y (b :: z) /\ length z = k.
Proof.
  intros k x y len (s & sz & pl). apply exactly_spec in sz.
  destruct (kept_one s x y pl ltac:(lia)) as (b & z & Px & Py).
  exists b, z. split; [exact Px | split; [exact Py |]].
  apply Permutation_length in Px. simpl in Px. rewrite map_length in Px. lia.
Qed.

Lemma keeping : forall k x b z, Permutation x (b :: map S z) -> length x = k + 1 ->
  exists y, move (exactly k) x y /\ Permutation y (b :: z).
Proof.
  intros k x b z Px len. apply Permutation_sym in Px.
  assert (pl : plays (false :: map (fun _ => true) z) (b :: map S z) (b :: z)) by (constructor; apply plays_all).
  destruct (plays_permutation _ _ Px _ _ pl) as (t & y & pl' & Py & sz).
  exists y. split; [| apply Permutation_sym; exact Py]. exists t. split; [| exact pl'].
  apply exactly_spec. cbn [size] in sz. rewrite size_all_true in sz.
  apply Permutation_length in Px. simpl in Px. rewrite map_length in Px. lia.
Qed.

(** A pile of positive piles: the others are successors. *)
Lemma others_positive : forall x b, In b x -> (forall a, In a x -> 1 <= a) ->
  exists z, Permutation x (b :: map S z).
Proof.
  intros x b Hb pos. destruct (in_split b x Hb) as (l & r & ->).
  exists (map pred (l ++ r)). rewrite map_map.
  rewrite (map_ext_in _ (fun a => a)).
  - rewrite map_id. apply Permutation_sym, Permutation_middle.
  - intros a Ha. assert (1 <= a) by (apply pos; rewrite in_app_iff in *; simpl; tauto). lia.
Qed.

(** ** What does not depend on the order of the piles *)

Lemma capped_permutation : forall x y, Permutation x y -> forall m, capped x m = capped y m.
Proof. induction 1; intro m; cbn [capped]; try lia; [rewrite IHPermutation; lia | congruence]. Qed.

Lemma above_permutation : forall x y, Permutation x y -> forall m, above x m = above y m.
Proof. induction 1; intro m; cbn [above]; try lia; [rewrite IHPermutation; lia | congruence]. Qed.

Lemma o_cons : forall a x, o (a :: x) = (if Nat.odd a then 1 else 0) + o x.
Proof. intros a x. unfold o, odds. cbn [map size]. destruct (Nat.odd a); reflexivity. Qed.

Lemma o_permutation : forall x y, Permutation x y -> o x = o y.
Proof. induction 1; rewrite ?o_cons; try lia; congruence. Qed.

Lemma level_permutation : forall k x y, 1 <= k -> Permutation x y -> level k x = level k y.
Proof.
  intros k x y k1 P. pose proof (level_spec k x) as sx. pose proof (level_spec k y) as sy.
  pose proof (capped_permutation x y P) as C.
  assert (level k x <= level k y) by (apply sy; [exact k1 |]; rewrite <- C; apply sx; [exact k1 | lia]).
  assert (level k y <= level k x) by (apply sx; [exact k1 |]; rewrite C; apply sy; [exact k1 | lia]). lia.
Qed.

Definition red (k : nat) (x : position) : position := ctt x (level k x).

Lemma red_permutation : forall k x y, 1 <= k -> Permutation x y -> Permutation (red k x) (red k y).
Proof.
  intros k x y k1 P. unfold red. rewrite (level_permutation k x y k1 P). unfold ctt. apply Permutation_map. exact P.
Qed.

(** k + 1 - s. *)
Definition excess (k : nat) (x : position) : Z :=
  let N := level k x in
  let f := (Z.of_nat (capped x N) - Z.of_nat k * Z.of_nat N)%Z in
  (if Nat.odd N then Z.of_nat k - f - Z.of_nat (o (red k x)) else 2 + f - Z.of_nat (o (red k x)))%Z.

Lemma excess_permutation : forall k x y, 1 <= k -> Permutation x y -> excess k x = excess k y.
Proof.
  intros k x y k1 P. unfold excess. rewrite (level_permutation k x y k1 P), (capped_permutation x y P),
    (o_permutation _ _ (red_permutation k x y k1 P)). reflexivity.
Qed.

(** ** Counting *)

Lemma o_le : forall x, o x <= length x.
Proof. induction x as [| a x IH]; [apply le_n |]. rewrite o_cons. cbn [length]. destruct (Nat.odd a); lia. Qed.

Lemma o_some : forall a x, In a x -> Nat.odd a = true -> 1 <= o x.
Proof.
  intros a x. induction x as [| b x IH]; intros Hin O; [destruct Hin |]. rewrite o_cons.
  destruct Hin as [-> | Hin]; [rewrite O; lia | specialize (IH Hin O); lia].
Qed.

Lemma o_not_all : forall a x, In a x -> Nat.odd a = false -> o x < length x.
Proof.
  intros a x. induction x as [| b x IH]; intros Hin O; [destruct Hin |]. rewrite o_cons. cbn [length].
  destruct Hin as [-> | Hin]; [rewrite O; pose proof (o_le x); lia |].
  specialize (IH Hin O). destruct (Nat.odd b); lia.
Qed.

Lemma some_odd : forall x, 1 <= o x -> exists a, In a x /\ Nat.odd a = true.
Proof.
  induction x as [| a x IH]; [intro H; inversion H |]. rewrite o_cons. destruct (Nat.odd a) eqn:O; intro H.
  - exists a. split; [left; reflexivity | exact O].
  - destruct (IH H) as (b & Hb & Ob). exists b. split; [right; exact Hb | exact Ob].
Qed.

Lemma some_even : forall x, o x < length x -> exists a, In a x /\ Nat.odd a = false.
Proof.
  induction x as [| a x IH]; [intro H; inversion H |]. rewrite o_cons. cbn [length].
  destruct (Nat.odd a) eqn:O; intro H.
  - destruct IH as (b & Hb & Ob); [lia |]. exists b. split; [right; exact Hb | exact Ob].
  - exists a. split; [left; reflexivity | exact O].
Qed.

Lemma all_odd_in : forall x a, o x = length x -> In a x -> Nat.odd a = true.
Proof.
  intros x a E Hin. destruct (Nat.odd a) eqn:O; [reflexivity |]. pose proof (o_not_all a x Hin O). lia.
Qed.

Lemma o_up : forall z, o (map S z) + o z = length z.
Proof.
  induction z as [| a z IH]; [reflexivity |]. cbn [map length]. rewrite !o_cons.
  change (S a) with (1 + a). rewrite odd_succ. destruct (Nat.odd a); simpl; lia.
Qed.

Lemma capped_up : forall z m, capped (map S z) (S m) = length z + capped z m.
Proof. induction z as [| a z IH]; intro m; cbn [map capped length]; [reflexivity |]. rewrite IH. lia. Qed.

Lemma ctt_up : forall z m, ctt (map S z) (S m) = map S (ctt z m).
Proof. intros z m. unfold ctt. rewrite !map_map. apply map_ext. intro a. lia. Qed.

Lemma ctt_at_most : forall z m a, In a (ctt z m) -> a <= m.
Proof. intros z m a Ha. apply in_map_iff in Ha. destruct Ha as (b & <- & _). lia. Qed.

Lemma ctt_length : forall z m, length (ctt z m) = length z.
Proof. intros. apply map_length. Qed.

(** Chopping by one more changes the parity of the piles above. *)
Lemma o_chop : forall z Q,
  if Nat.odd Q then o (ctt z Q) = o (ctt z (S Q)) + above z Q else o (ctt z Q) + above z Q = o (ctt z (S Q)).
Proof.
  intros z Q. change (S Q) with (1 + Q). induction z as [| a z IH]; cbn [ctt map above]; [destruct (Nat.odd Q); reflexivity |].
  fold (ctt z Q) (ctt z (1 + Q)). rewrite !o_cons.
  destruct (Nat.ltb_spec Q a) as [lt | le].
  - rewrite (Nat.min_r a Q), (Nat.min_r a (1 + Q)) by lia. rewrite odd_succ.
    destruct (Nat.odd Q); simpl negb in *; cbn iota in *; lia.
  - rewrite (Nat.min_l a Q), (Nat.min_l a (1 + Q)) by lia. destruct (Nat.odd Q), (Nat.odd a); lia.
Qed.

(** ** Lemma 31: the three kinds of moves from b :: map S z *)

Section OneMove.

Variables (k b : nat) (z : position).
Hypothesis k1 : 1 <= k.
Hypothesis len : length z = k.

Let x := b :: map S z.
Let y := b :: z.

Inductive kind_of_move (M : nat) : Prop :=
| plain : b < S M -> level k y = M -> capped y M + k = capped x (S M) -> kind_of_move M
| flat : S M <= b -> k * S M < capped x (S M) -> level k y = M -> capped y M + k + 1 = capped x (S M) -> kind_of_move M
| deep : forall Q, M = S Q -> S M <= b -> capped x (S M) = k * S M -> level k y = Q ->
    capped y M + 1 = k * M -> kind_of_move M.

Lemma level_x : exists M, level k x = S M.
Proof.
  assert (1 <= level k x).
  { apply (level_spec k x 1 k1). unfold x. cbn [capped]. rewrite (capped_up z 0), len. lia. }
  exists (level k x - 1). lia.
Qed.

Lemma kinds_of_moves : forall M, level k x = S M -> kind_of_move M.
Proof.
  intros M lev.
  assert (ge : k * S M <= capped x (S M)) by (apply (level_spec k x _ k1); lia).
  assert (lt : capped x (S (S M)) < k * S (S M)).
  { enough (~ k * S (S M) <= capped x (S (S M))) by lia. rewrite (level_spec k x _ k1). lia. }
  unfold x in ge, lt. cbn [capped] in ge, lt. rewrite capped_up, len in ge, lt.
  rewrite !Nat.mul_succ_r in *.
  assert (over : capped y (S M) < k * S M) by (unfold y; cbn [capped]; rewrite Nat.mul_succ_r; lia).
  destruct (le_lt_dec (S M) b) as [high | low].
  - destruct (le_lt_dec (k * M + k + 1) (Nat.min b (S M) + (k + capped z M))) as [slack | tight].
    + apply flat; [exact high | | |].
      * unfold x. cbn [capped]. rewrite capped_up, len, Nat.mul_succ_r. lia.
      * apply level_eq; [exact k1 | unfold y; cbn [capped]; lia | exact over].
      * unfold x, y. cbn [capped]. rewrite capped_up, len. lia.
    + assert (E : capped y M + 1 = k * M) by (unfold y; cbn [capped]; lia).
      destruct M as [| Q]; [exfalso; unfold y in E; rewrite capped_0 in E; lia |].
      apply (deep (S Q) Q); [reflexivity | exact high | | | exact E].
      * unfold x. cbn [capped]. rewrite capped_up, len, !Nat.mul_succ_r in *. lia.
      * apply level_eq; [exact k1 | | rewrite Nat.mul_succ_r in E; rewrite Nat.mul_succ_r; lia].
        apply capped_down_1; [unfold y; cbn [length]; lia | lia].
  - apply plain; [lia | apply level_eq; [exact k1 | unfold y; cbn [capped]; lia | exact over] |].
    unfold x, y. cbn [capped]. rewrite capped_up, len. lia.
Qed.

Lemma red_x : forall M, level k x = S M -> red k x = Nat.min b (S M) :: map S (ctt z M).
Proof. intros M lev. unfold red. rewrite lev. unfold x. cbn [ctt map]. f_equal. apply ctt_up. Qed.

Lemma red_y : forall N, level k y = N -> red k y = Nat.min b N :: ctt z N.
Proof. intros N lev. unfold red. rewrite lev. reflexivity. Qed.

(** Lemma 31(b). *)
Theorem excess_after : forall M, level k x = S M ->
  excess k y = if Nat.odd (Nat.min b (S M)) then (- excess k x)%Z else (2 - excess k x)%Z.
Proof.
  intros M lev. unfold excess. rewrite (red_x M lev), lev, o_cons.
  pose proof (o_up (ctt z M)) as up. rewrite ctt_length, len in up.
  assert (os : Nat.odd (S M) = negb (Nat.odd M)) by (change (S M) with (1 + M); apply odd_succ).
  destruct (kinds_of_moves M lev) as [low lv E | high slack lv E | Q -> high tight lv E].
  - rewrite (red_y M lv), lv, o_cons, os, (Nat.min_l b (S M)), (Nat.min_l b M) by lia.
    rewrite Nat2Z.inj_succ. destruct (Nat.odd M), (Nat.odd b); cbn [negb]; cbn iota; nia.
  - rewrite (red_y M lv), lv, o_cons, os, (Nat.min_r b (S M)), (Nat.min_r b M), os by lia.
    rewrite Nat2Z.inj_succ. destruct (Nat.odd M); cbn [negb]; cbn iota; nia.
  - assert (oq : Nat.odd (S Q) = negb (Nat.odd Q)) by (change (S Q) with (1 + Q); apply odd_succ).
    rewrite (red_y Q lv), lv, o_cons, os, (Nat.min_r b (S (S Q))), (Nat.min_r b Q), os, oq by lia.
    pose proof (o_chop z Q) as ch. pose proof (capped_S y Q) as cs. unfold y in cs. cbn [above] in cs. fold y in cs.
    replace (Q <? b) with true in cs by (symmetry; apply Nat.ltb_lt; lia).
    rewrite !Nat2Z.inj_succ. rewrite !Nat.mul_succ_r in *.
    destruct (Nat.odd Q); cbn [negb] in *; cbn iota in *; nia.
Qed.

End OneMove.

(** ** The lowest piles *)

Definition first (x : position) : nat := nth 0 (sorted x) 0.
Definition second (x : position) : nat := nth 1 (sorted x) 0.

Lemma sorted_lowest : forall a x, (forall c, In c x -> a <= c) -> sorted (a :: x) = a :: sorted x.
Proof.
  intros a x low. cbn [sorted]. pose proof (sorted_permutation x) as P.
  destruct (sorted x) as [| b l]; [reflexivity |]. cbn [insert].
  assert (le : a <= b) by (apply low; apply (Permutation_in b (Permutation_sym P)); left; reflexivity).
  apply Nat.leb_le in le. rewrite le. reflexivity.
Qed.

Lemma lowest : forall x : position, x <> [] ->
  exists a t, Permutation x (a :: t) /\ forall c, In c t -> a <= c.
Proof.
  induction x as [| b x IH]; intro ne; [congruence |]. destruct x as [| d x].
  - exists b, []. split; [apply Permutation_refl | intros c []].
  - destruct IH as (a & t & P & low); [discriminate |].
    destruct (le_lt_dec b a) as [le | gt].
    + exists b, (a :: t). split; [apply perm_skip; exact P |].
      intros c [<- | Hc]; [exact le | specialize (low c Hc); lia].
    + exists a, (b :: t). split; [eapply perm_trans; [apply perm_skip; exact P | apply perm_swap] |].
      intros c [<- | Hc]; [lia | apply low; exact Hc].
Qed.

Lemma first_permutation : forall x y, Permutation x y -> first x = first y.
Proof. intros x y P. unfold first. rewrite (sorted_of_permutation x y P). reflexivity. Qed.

Lemma second_permutation : forall x y, Permutation x y -> second x = second y.
Proof. intros x y P. unfold second. rewrite (sorted_of_permutation x y P). reflexivity. Qed.

Lemma first_is : forall x a, In a x -> (forall c, In c x -> a <= c) -> first x = a.
Proof.
  intros x a Ha low. destruct (in_split a x Ha) as (l & t & ->).
  rewrite <- (first_permutation _ _ (Permutation_middle l t a)). unfold first.
  rewrite sorted_lowest; [reflexivity |].
  intros c Hc. apply low. rewrite in_app_iff in *. simpl. tauto.
Qed.

Lemma first_spec : forall x, x <> [] -> In (first x) x /\ forall c, In c x -> first x <= c.
Proof.
  intros x ne. destruct (lowest x ne) as (a & t & P & low).
  assert (E : first x = a).
  { rewrite (first_permutation _ _ P). unfold first. rewrite sorted_lowest by exact low. reflexivity. }
  rewrite E. split; [apply (Permutation_in a (Permutation_sym P)); left; reflexivity |].
  intros c Hc. apply (Permutation_in c P) in Hc. destruct Hc as [<- | Hc]; [lia | apply low; exact Hc].
Qed.

Lemma second_is : forall a x, (forall c, In c x -> a <= c) -> second (a :: x) = first x.
Proof. intros a x low. unfold second. rewrite sorted_lowest by exact low. reflexivity. Qed.

Lemma first_up : forall x, x <> [] -> first (map S x) = S (first x).
Proof.
  intros x ne. destruct (first_spec x ne) as [Hin low]. apply first_is; [apply in_map; exact Hin |].
  intros c Hc. apply in_map_iff in Hc. destruct Hc as (d & <- & Hd). specialize (low d Hd). lia.
Qed.

Lemma total_at_least : forall M w, (forall c, In c w -> M <= c) -> M * length w <= total w.
Proof.
  intros M. induction w as [| a w IH]; intro low; cbn [length total]; [lia |].
  specialize (IH (fun c Hc => low c (or_intror Hc))). pose proof (low a (or_introl eq_refl)). nia.
Qed.

(** ** The classes of Theorem 30 *)

(** The value where s = k + 1, by the piles of y. *)
Definition middle (k : nat) (l : position) : nat :=
  if o l =? k + 1 then 0
  else if negb (Nat.odd (first l)) || (o l <=? 1) then 1
  else if Nat.odd (second l) then 2 else 3.

Definition class_value (k : nat) (x : position) : nat :=
  if (2 <=? excess k x)%Z then 0
  else if (excess k x <? 0)%Z then 1
  else middle k (red k x).

Lemma class_value_permutation : forall k x y, 1 <= k -> Permutation x y -> class_value k x = class_value k y.
Proof.
  intros k x y k1 P. unfold class_value, middle. pose proof (red_permutation k x y k1 P) as R.
  rewrite (excess_permutation k x y k1 P), (o_permutation _ _ R), (first_permutation _ _ R), (second_permutation _ _ R).
  reflexivity.
Qed.

Lemma excess_even : forall k x, 1 <= k -> exists e, excess k x = (2 * e)%Z.
Proof.
  intros k x k1. unfold excess, red. pose proof (odd_total (ctt x (level k x))) as par.
  rewrite total_ctt in par. set (N := level k x) in *. set (c := capped x N) in *. set (q := o (ctt x N)) in *.
  pose proof (level_bounds k x k1) as lb. fold N c in lb.
  destruct (halves N) as [p [(EN & ON & _) | (EN & ON & _)]]; rewrite ON;
    destruct (halves q) as [a [(Eq & Oq & _) | (Eq & Oq & _)]];
    destruct (halves c) as [d [(Ec & Oc & _) | (Ec & Oc & _)]]; rewrite Oq, Oc in par; try discriminate par.
  - exists (1 + Z.of_nat d - Z.of_nat k * Z.of_nat p - Z.of_nat a)%Z. nia.
  - exists (1 + Z.of_nat d - Z.of_nat k * Z.of_nat p - Z.of_nat a)%Z. nia.
  - exists (Z.of_nat k * (1 + Z.of_nat p) - Z.of_nat d - Z.of_nat a)%Z. nia.
  - exists (Z.of_nat k * (1 + Z.of_nat p) - Z.of_nat d - Z.of_nat a - 1)%Z. nia.
Qed.

Lemma middle_cases : forall k l, o l <= k + 1 ->
  (o l = k + 1 /\ middle k l = 0) \/
  (o l <= k /\ (Nat.odd (first l) = false \/ o l <= 1) /\ middle k l = 1) \/
  (2 <= o l <= k /\ Nat.odd (first l) = true /\ middle k l = if Nat.odd (second l) then 2 else 3).
Proof.
  intros k l le. unfold middle. destruct (Nat.eqb_spec (o l) (k + 1)); [left; auto | right].
  destruct (Nat.odd (first l)) eqn:O; cbn [negb orb]; [| left; split; [lia | split; [left | ]; reflexivity]].
  destruct (Nat.leb_spec (o l) 1); [left | right]; (split; [lia |]); [split; [right; lia | reflexivity] |].
  split; reflexivity.
Qed.

Section Classes.

Variables (k b : nat) (z : position).
Hypothesis k1 : 1 <= k.
Hypothesis len : length z = k.

Let x := b :: map S z.
Let y := b :: z.

Variable M : nat.
Hypothesis lev : level k x = S M.

Let w := ctt z M.
Let c := Nat.min b (S M).

Lemma rx : red k x = c :: map S w.
Proof. exact (red_x k b z M lev). Qed.

Lemma w_most : forall a, In a w -> a <= M.
Proof. apply ctt_at_most. Qed.

Lemma w_length : length w = k.
Proof. unfold w. rewrite ctt_length. exact len. Qed.

Lemma w_some : w <> [].
Proof. intro E. pose proof w_length as L. rewrite E in L. simpl in L. lia. Qed.

Lemma o_x : o (red k x) + o w = (if Nat.odd c then 1 else 0) + k.
Proof. rewrite rx, o_cons. pose proof (o_up w) as up. rewrite w_length in up. lia. Qed.

(** What is left in y, and what f is, in each of the three kinds. *)
Inductive left_over : Prop :=
| left_plain : c < S M -> red k y = c :: w -> left_over
| left_flat : c = S M -> red k y = M :: w -> 1 <= k ->
    (Nat.odd (S M) = true -> (excess k x + Z.of_nat (o (red k x)) + 1 <= Z.of_nat k)%Z) ->
    (Nat.odd (S M) = false -> (3 <= excess k x + Z.of_nat (o (red k x)))%Z) -> left_over
| left_deep : forall Q, M = S Q -> c = S M -> red k y = Q :: ctt w Q ->
    total w + k = (k - 1) * S M ->
    (Nat.odd (S M) = true -> (excess k x + Z.of_nat (o (red k x)) = Z.of_nat k)%Z) -> left_over.

Lemma left_overs : left_over.
Proof.
  destruct (kinds_of_moves k b z k1 len M lev) as [low lv E | high slack lv E | Q eq high tight lv E].
  - apply left_plain; [unfold c; lia |]. unfold y. rewrite (red_y k b z M lv). unfold c, w. f_equal. lia.
  - apply left_flat; [unfold c; lia | unfold y; rewrite (red_y k b z M lv); unfold w; f_equal; lia | exact k1 | |];
      fold x in slack; intro O; unfold excess; fold x; rewrite lev, O; nia.
  - apply (left_deep Q eq); [unfold c; lia | | |].
    + unfold y. rewrite (red_y k b z Q lv). unfold w. rewrite ctt_ctt. rewrite (Nat.min_r b Q) by lia. f_equal. f_equal. lia.
    + assert (T : total (red k x) = k * S M).
      { unfold red. rewrite lev, total_ctt. fold x in tight. exact tight. }
      rewrite rx in T. cbn [total] in T.
      assert (U : total (map S w) = total w + k).
      { rewrite <- w_length. clear. induction w as [| a l IH]; cbn [map total length]; lia. }
      rewrite U in T. unfold c in T. nia.
    + fold x in tight. intro O. unfold excess. rewrite lev, O. nia.
Qed.

(** In a deep move some other pile is lower than N. *)
Lemma deep_low : forall Q, M = S Q -> total w + k = (k - 1) * S M -> exists a, In a w /\ a <= Q.
Proof.
  intros Q eq sum. destruct (first_spec w w_some) as [Hin low]. exists (first w). split; [exact Hin |].
  destruct (le_lt_dec (first w) Q) as [| gt]; [assumption | exfalso].
  pose proof (total_at_least M w) as T. rewrite w_length in T.
  assert (H : M * k <= total w) by (apply T; intros d Hd; specialize (low d Hd); lia). nia.
Qed.

(** A lowest pile is lowered: it is the lowest pile of y. *)
Lemma lowered_first : S (first w) <= c ->
  first (red k x) = S (first w) /\ first (red k y) = first w /\ In (first w) (red k y).
Proof.
  intro le. destruct (first_spec w w_some) as [Hin low]. split.
  { rewrite rx. apply first_is.
    - right. apply in_map. exact Hin.
    - intros d [<- | Hd]; [exact le |]. apply in_map_iff in Hd. destruct Hd as (e & <- & He).
      specialize (low e He). lia. }
  enough (H : In (first w) (red k y) /\ forall d, In d (red k y) -> first w <= d).
  { destruct H as [H1 H2]. split; [apply first_is; assumption | exact H1]. }
  pose proof (w_most _ Hin) as most.
  destruct left_overs as [lt E | cE E _ _ _ | Q eq cE E sum _]; rewrite E.
  - split; [right; exact Hin |]. intros d [<- | Hd]; [lia | apply low; exact Hd].
  - split; [right; exact Hin |]. intros d [<- | Hd]; [exact most | apply low; exact Hd].
  - destruct (deep_low Q eq sum) as (a & Ha & aQ). pose proof (low a Ha). split.
    + right. apply in_map_iff. exists (first w). split; [lia | exact Hin].
    + intros d [<- | Hd]; [lia |]. apply in_map_iff in Hd. destruct Hd as (e & <- & He).
      specialize (low e He). lia.
Qed.

Lemma excess_y : excess k y = if Nat.odd c then (- excess k x)%Z else (2 - excess k x)%Z.
Proof. exact (excess_after k b z k1 len M lev). Qed.

Lemma length_red : forall l, length (red k l) = length l.
Proof. intro l. apply ctt_length. Qed.

Lemma length_y : length (red k y) = k + 1.
Proof. rewrite length_red. unfold y. cbn [length]. lia. Qed.

Lemma length_x : length (red k x) = k + 1.
Proof. rewrite length_red. unfold x. cbn [length]. rewrite map_length. lia. Qed.

Lemma odd_S : forall a, Nat.odd (S a) = negb (Nat.odd a).
Proof. intro a. change (S a) with (1 + a). apply odd_succ. Qed.

Lemma keeps_even : Nat.odd c = false -> (excess k x <= 0)%Z -> class_value k y = 0.
Proof.
  intros O le. unfold class_value. rewrite excess_y, O.
  destruct (Z.leb_spec 2 (2 - excess k x)); [reflexivity | lia].
Qed.

Lemma from_U : (excess k x < 0)%Z -> class_value k y = 0.
Proof.
  intro lt. destruct (excess_even k x k1) as [e E]. destruct (Nat.odd c) eqn:O; [| apply keeps_even; [exact O | lia]].
  unfold class_value. rewrite excess_y, O. destruct (Z.leb_spec 2 (- excess k x)); [reflexivity | lia].
Qed.

Lemma stays_middle : excess k x = 0%Z -> Nat.odd c = true -> class_value k y = middle k (red k y).
Proof. intros E O. unfold class_value. rewrite excess_y, O, E. reflexivity. Qed.

(** The lowest pile is odd and is lowered: V. *)
Lemma lowered_odd : S (first w) <= c -> Nat.odd (first (red k x)) = true -> middle k (red k y) = 1.
Proof.
  intros le O. destruct (lowered_first le) as (fx & fy & Hin). rewrite fx, odd_S in O.
  assert (O' : Nat.odd (first w) = false) by (destruct (Nat.odd (first w)); [discriminate | reflexivity]).
  unfold middle. pose proof (o_not_all _ _ Hin O') as lt. rewrite length_y in lt.
  destruct (Nat.eqb_spec (o (red k y)) (k + 1)); [lia |]. rewrite fy, O'. reflexivity.
Qed.

(** The lowest pile is odd, kept, and the only one of its height: W_2 and W_3 change places. *)
Lemma kept_lowest : Nat.odd c = true -> c < S (first w) -> 2 <= o (red k x) <= k ->
  first (red k x) = c /\
  middle k (red k x) = (if Nat.odd (second (red k x)) then 2 else 3) /\
  middle k (red k y) = (if Nat.odd (second (red k x)) then 3 else 2).
Proof.
  intros O lt ox. destruct (first_spec w w_some) as [Hin low]. pose proof (w_most _ Hin) as most.
  pose proof o_x as count. rewrite O in count.
  assert (fx : first (red k x) = c /\ second (red k x) = S (first w)).
  { rewrite rx. assert (le : forall d, In d (map S w) -> c <= d).
    { intros d Hd. apply in_map_iff in Hd. destruct Hd as (e & <- & He). specialize (low e He). lia. }
    split.
    - apply first_is; [left; reflexivity |]. intros d [<- | Hd]; [lia | apply le; exact Hd].
    - rewrite second_is by exact le. apply first_up. exact w_some. }
  destruct fx as [fx sx]. split; [exact fx |].
  destruct left_overs as [clt E | cE E _ _ _ | Q eq cE E sum _]; [| lia | lia].
  assert (le : forall d, In d w -> c <= d) by (intros d Hd; specialize (low d Hd); lia).
  assert (fy : first (red k y) = c).
  { rewrite E. apply first_is; [left; reflexivity |]. intros d [<- | Hd]; [lia | apply le; exact Hd]. }
  assert (sy : second (red k y) = first w) by (rewrite E; apply second_is; exact le).
  assert (oy : o (red k y) = 1 + o w) by (rewrite E, o_cons, O; reflexivity).
  unfold middle. rewrite fx, fy, sx, sy, O, odd_S. cbn [negb orb].
  destruct (Nat.eqb_spec (o (red k x)) (k + 1)); [lia |]. destruct (Nat.leb_spec (o (red k x)) 1); [lia |].
  destruct (Nat.eqb_spec (o (red k y)) (k + 1)); [lia |]. destruct (Nat.leb_spec (o (red k y)) 1); [lia |].
  destruct (Nat.odd (first w)); auto.
Qed.

Lemma from_X : excess k x = 0%Z -> Nat.odd c = true -> o (red k x) = k + 1 -> middle k (red k y) = 1.
Proof.
  intros E O all. pose proof o_x as count. rewrite O in count.
  assert (one : o (red k y) = 1).
  { destruct left_overs as [clt F | cE F _ odd _ | Q eq cE F sum odd].
    - rewrite F, o_cons, O. lia.
    - exfalso. rewrite cE in O. specialize (odd O). lia.
    - exfalso. rewrite cE in O. specialize (odd O). lia. }
  unfold middle. rewrite one. destruct (Nat.eqb_spec 1 (k + 1)); [lia |]. cbn [Nat.leb]. rewrite orb_true_r. reflexivity.
Qed.

Lemma from_V : excess k x = 0%Z -> Nat.odd c = true -> o (red k x) <= k ->
  Nat.odd (first (red k x)) = false \/ o (red k x) <= 1 -> middle k (red k y) <> 1.
Proof.
  intros E O most V. pose proof o_x as count. rewrite O in count.
  assert (not_V : o (red k y) = k + 1 \/ (2 <= o (red k y) /\ Nat.odd (first (red k y)) = true) ->
    middle k (red k y) <> 1).
  { intros [all | [two odd]]; unfold middle.
    - rewrite all, Nat.eqb_refl. discriminate.
    - rewrite odd. cbn [negb orb]. destruct (Nat.eqb_spec (o (red k y)) (k + 1)); [discriminate |].
      destruct (Nat.leb_spec (o (red k y)) 1); [lia |]. destruct (Nat.odd (second (red k y))); discriminate. }
  apply not_V. clear not_V.
  destruct (first_spec w w_some) as [Hin low]. pose proof (w_most _ Hin) as wM.
  destruct (le_lt_dec (o (red k x)) 1) as [one | two].
  - assert (ow : o w = length w).
    { assert (1 <= o (red k x)) by (apply (o_some c); [rewrite rx; left; reflexivity | exact O]).
      rewrite w_length. lia. }
    pose proof (all_odd_in w _ ow Hin) as Of. rewrite w_length in ow.
    destruct left_overs as [clt F | cE F _ odd _ | Q eq cE F sum odd].
    + left. rewrite F, o_cons, O. lia.
    + right. rewrite cE in O. specialize (odd O). rewrite odd_S in O.
      assert (OM : Nat.odd M = false) by (destruct (Nat.odd M); [discriminate | reflexivity]).
      rewrite F. split; [rewrite o_cons, OM; lia |].
      rewrite (first_is (M :: w) (first w)); [exact Of | right; exact Hin |].
      intros d [<- | Hd]; [exact wM | apply low; exact Hd].
    + exfalso. rewrite cE in O. specialize (odd O). assert (k = 1) as K1 by lia.
      rewrite K1 in sum. simpl in sum. lia.
  - destruct V as [ev | no]; [| lia]. right.
    assert (le : S (first w) <= c).
    { assert (ne : red k x <> []) by (rewrite rx; discriminate).
      destruct (first_spec (red k x) ne) as [Hf lowx].
      assert (H : first (red k x) <= c) by (apply lowx; rewrite rx; left; reflexivity).
      rewrite rx in Hf at 2. destruct Hf as [Ef | Hf]; [rewrite <- Ef, O in ev; discriminate |].
      apply in_map_iff in Hf. destruct Hf as (a & Ea & Ha). specialize (low a Ha). lia. }
    destruct (lowered_first le) as (fx & fy & _). rewrite fx, odd_S in ev. rewrite fy.
    assert (Of : Nat.odd (first w) = true) by (destruct (Nat.odd (first w)); [reflexivity | discriminate]).
    split; [| exact Of].
    destruct left_overs as [clt F | cE F _ odd _ | Q eq cE F sum odd]; rewrite F, o_cons.
    + rewrite O. lia.
    + rewrite cE in O. specialize (odd O). destruct (Nat.odd M); lia.
    + rewrite cE, eq, !odd_S in O. destruct (deep_low Q eq sum) as (a & Ha & aQ). specialize (low a Ha).
      assert (1 <= o (ctt w Q)).
      { apply (o_some (first w)); [| exact Of]. apply in_map_iff. exists (first w). split; [lia | exact Hin]. }
      destruct (Nat.odd Q); [lia | discriminate].
Qed.

(** From T no move leads to X. *)
Lemma from_T : excess k x = 2%Z -> Nat.odd c = false -> middle k (red k y) <> 0.
Proof.
  intros E O. pose proof o_x as count. rewrite O in count.
  assert (some : o (red k y) < k + 1).
  { rewrite <- length_y. destruct left_overs as [clt F | cE F _ _ odd | Q eq cE F sum _].
    - apply (o_not_all c); [rewrite F; left; reflexivity | exact O].
    - rewrite length_y. rewrite cE in O. specialize (odd O). rewrite F, o_cons.
      destruct (Nat.odd M); lia.
    - apply (o_not_all Q); [rewrite F; left; reflexivity |]. rewrite cE, eq, !odd_S in O.
      destruct (Nat.odd Q); [discriminate | reflexivity]. }
  unfold middle. destruct (Nat.eqb_spec (o (red k y)) (k + 1)); [lia |].
  destruct (negb _ || _); [discriminate |]. destruct (Nat.odd (second _)); discriminate.
Qed.

Lemma o_red_x : o (red k x) <= k + 1.
Proof. rewrite <- length_x. apply o_le. Qed.

(** No move joins two positions of one value. *)
Theorem class_value_changes : class_value k y <> class_value k x.
Proof.
  destruct (excess_even k x k1) as [e E]. pose proof excess_y as Ey.
  destruct (Z_lt_le_dec (excess k x) 0) as [neg | pos].
  { rewrite from_U by exact neg. unfold class_value.
    destruct (Z.leb_spec 2 (excess k x)); [lia |]. destruct (Z.ltb_spec (excess k x) 0); [discriminate | lia]. }
  destruct (Z_le_gt_dec 2 (excess k x)) as [big | small].
  { unfold class_value at 2. destruct (Z.leb_spec 2 (excess k x)); [| lia]. unfold class_value.
    destruct (Nat.odd c) eqn:O; rewrite Ey.
    - destruct (Z.leb_spec 2 (- excess k x)); [lia |].
      destruct (Z.ltb_spec (- excess k x) 0); [discriminate | lia].
    - destruct (Z.leb_spec 2 (2 - excess k x)); [lia |].
      destruct (Z.ltb_spec (2 - excess k x) 0); [discriminate |]. apply from_T; [lia | exact O]. }
  assert (E0 : excess k x = 0%Z) by lia.
  assert (X0 : class_value k x = middle k (red k x)) by (unfold class_value; rewrite E0; reflexivity).
  rewrite X0. destruct (middle_cases k (red k x) o_red_x) as [[all V] | [(most & low & V) | (two & odd & V)]]; rewrite V;
    (destruct (Nat.odd c) eqn:O; [rewrite (stays_middle E0 O) | rewrite (keeps_even O) by lia]).
  - rewrite from_X by assumption. discriminate.
  - pose proof (o_not_all c (red k x)) as no. rewrite length_x in no.
    rewrite rx in no at 1. specialize (no (or_introl eq_refl) O). lia.
  - apply from_V; assumption.
  - discriminate.
  - destruct (le_lt_dec (S (first w)) c) as [le | lt].
    + rewrite lowered_odd by assumption. destruct (Nat.odd (second (red k x))); discriminate.
    + destruct (kept_lowest O lt two) as (_ & _ & F). rewrite F. destruct (Nat.odd (second (red k x))); discriminate.
  - destruct (Nat.odd (second (red k x))); discriminate.
Qed.

End Classes.

(** ** Every smaller value is reached *)

Lemma zero_lowers : forall x : position, In 0 x -> above x 0 < length x.
Proof.
  induction x as [| a x IH]; intros []; cbn [above length]; pose proof (above_length x).
  - subst a. simpl. lia.
  - specialize (IH H). destruct (0 <? a); lia.
Qed.

Lemma up_of_positive : forall t : position, (forall a, In a t -> 1 <= a) -> map S (map pred t) = t.
Proof.
  intros t pos. rewrite map_map. rewrite (map_ext_in _ (fun a => a)); [apply map_id |].
  intros a Ha. specialize (pos a Ha). lia.
Qed.

(** An empty pile, or any pile if none is empty, can be kept. *)
Lemma keepable : forall k x b, length x = k + 1 -> k <= above x 0 -> In b x ->
  b = 0 \/ ~ In 0 x -> exists z, length z = k /\ Permutation x (b :: map S z).
Proof.
  intros k x b len many Hb H. destruct (in_split b x Hb) as (l & t & ->).
  assert (P : Permutation (l ++ b :: t) (b :: l ++ t)) by (apply Permutation_sym, Permutation_middle).
  pose proof (Permutation_length P) as L. cbn [length] in L.
  exists (map pred (l ++ t)). rewrite map_length, up_of_positive; [split; [lia | exact P] |].
  intros a Ha. destruct a as [| a]; [exfalso | lia]. destruct H as [-> | no].
  - rewrite (above_permutation _ _ P) in many. cbn [above] in many. change (0 <? 0) with false in many. cbn iota in many.
    pose proof (zero_lowers _ Ha). lia.
  - apply no. apply (Permutation_in 0 (Permutation_sym P)). right. exact Ha.
Qed.

Theorem class_value_reaches : forall k x, 1 <= k -> length x = k + 1 ->
  forall v, v < class_value k x -> exists y, move (exactly k) x y /\ class_value k y = v.
Proof.
  intros k x k1 len v lt.
  assert (step : forall b z, Permutation x (b :: map S z) -> class_value k (b :: z) = v ->
            exists y, move (exactly k) x y /\ class_value k y = v).
  { intros b z P E. destruct (keeping k x b z P len) as (y & xy & Py).
    exists y. split; [exact xy |]. rewrite (class_value_permutation k _ _ k1 Py). exact E. }
  assert (many : k <= above x 0).
  { apply (level_pos k x k1). destruct (level k x) eqn:L; [exfalso | lia].
    assert (E : excess k x = 2%Z).
    { unfold excess, red. rewrite L, capped_0. cbn [Nat.odd Nat.even negb].
      assert (Z0 : o (ctt x 0) = 0).
      { clear. induction x as [| a x IH]; [reflexivity |]. cbn [ctt map]. fold (ctt x 0).
        rewrite o_cons, Nat.min_0_r. exact IH. }
      rewrite Z0. lia. }
    unfold class_value in lt. rewrite E in lt. simpl in lt. lia. }
  assert (same : forall b z, length z = k -> Permutation x (b :: map S z) ->
            excess k (b :: map S z) = excess k x /\ Permutation (red k x) (red k (b :: map S z)) /\
            exists M, level k x = S M /\ level k (b :: map S z) = S M).
  { intros b z lz P. split; [symmetry; exact (excess_permutation k _ _ k1 P) |].
    split; [exact (red_permutation k _ _ k1 P) |].
    destruct (level_x k b z k1 lz) as [M lev]. exists M.
    split; [rewrite (level_permutation k _ _ k1 P) |]; exact lev. }
  destruct (excess_even k x k1) as [e E]. unfold class_value in lt.
  destruct (Z.leb_spec 2 (excess k x)); [lia |].
  destruct (Z.ltb_spec (excess k x) 0) as [neg | pos].
  { (* U *)
    assert (b : exists b, In b x /\ (b = 0 \/ ~ In 0 x)).
    { destruct (in_dec Nat.eq_dec 0 x) as [z0 | no]; [exists 0; auto |].
      destruct x as [| b x]; [simpl in len; lia |]. exists b. split; [left; reflexivity | right; exact no]. }
    destruct b as (b & Hb & H0). destruct (keepable k x b len many Hb H0) as (z & lz & P).
    destruct (same b z lz P) as (Ex & _ & M & _ & lev).
    apply (step b z P). rewrite (from_U k b z k1 lz M lev) by lia. lia. }
  assert (E0 : excess k x = 0%Z) by lia.
  assert (bound : o (red k x) <= k + 1).
  { pose proof (o_le (red k x)) as B. unfold red in B at 2. rewrite ctt_length in B. lia. }
  assert (in_red : forall a, In a (red k x) -> exists b, In b x /\ a = Nat.min b (level k x)).
  { intros a Ha. apply in_map_iff in Ha. destruct Ha as (b & <- & Hb). exists b. auto. }
  assert (to_zero : o (red k x) <= k -> v = 0 -> exists y, move (exactly k) x y /\ class_value k y = v).
  { intros most ->.
    assert (b : exists b, In b x /\ Nat.odd (Nat.min b (level k x)) = false /\ (b = 0 \/ ~ In 0 x)).
    { destruct (in_dec Nat.eq_dec 0 x) as [z0 | no]; [exists 0; auto |].
      destruct (some_even (red k x)) as (a & Ha & Oa); [unfold red at 2; rewrite ctt_length; lia |].
      destruct (in_red a Ha) as (b & Hb & ->). exists b. auto. }
    destruct b as (b & Hb & O & H0). destruct (keepable k x b len many Hb H0) as (z & lz & P).
    destruct (same b z lz P) as (Ex & _ & M & lx & lev). rewrite lx in O.
    apply (step b z P). apply (keeps_even k b z k1 lz M lev O). lia. }
  destruct (middle_cases k (red k x) bound) as [[_ V] | [(most & _ & V) | (two & odd & V)]]; rewrite V in lt.
  - lia.
  - apply to_zero; [exact most | lia].
  - destruct (Nat.eq_dec v 0) as [v0 | nz]; [apply to_zero; [lia | exact v0] |].
    (* all piles are nonempty *)
    assert (ne : red k x <> []) by (destruct x; [simpl in len; lia | discriminate]).
    destruct (first_spec (red k x) ne) as [Hf low].
    assert (no : ~ In 0 x).
    { intro z0. assert (H0 : In 0 (red k x)) by (apply in_map_iff; exists 0; auto).
      specialize (low 0 H0). assert (F0 : first (red k x) = 0) by lia. rewrite F0 in odd. discriminate. }
    assert (xne : x <> []) by (intros ->; simpl in len; lia).
    destruct (lowest x xne) as (a & t & Pa & lowa).
    assert (Ha : In a x) by (apply (Permutation_in a (Permutation_sym Pa)); left; reflexivity).
    assert (fa : first (red k x) = Nat.min a (level k x)).
    { apply first_is; [apply in_map_iff; exists a; auto |]. intros d Hd.
      destruct (in_red d Hd) as (g & Hg & ->). apply (Permutation_in g Pa) in Hg.
      destruct Hg as [<- | Hg]; [lia | specialize (lowa g Hg); lia]. }
    destruct (Nat.eq_dec v 1) as [-> | n1].
    + (* keep an odd pile other than a *)
      assert (b : exists b, In b t /\ Nat.odd (Nat.min b (level k x)) = true).
      { assert (R : Permutation (red k x) (Nat.min a (level k x) :: ctt t (level k x))).
        { unfold red, ctt. change (Nat.min a (level k x) :: map (fun d => Nat.min d (level k x)) t)
            with (map (fun d => Nat.min d (level k x)) (a :: t)). apply Permutation_map. exact Pa. }
        rewrite (o_permutation _ _ R), o_cons in two.
        destruct (some_odd (ctt t (level k x))) as (d & Hd & Od).
        { destruct (Nat.odd (Nat.min a (level k x))); lia. }
        apply in_map_iff in Hd. destruct Hd as (b & <- & Hb). exists b. auto. }
      destruct b as (b & Hb & Ob). destruct (in_split b t Hb) as (l & s & ->).
      assert (P : Permutation x (b :: map S (map pred (a :: l ++ s)))).
      { rewrite up_of_positive.
        - eapply perm_trans; [exact Pa |]. eapply perm_trans;
            [apply perm_skip, Permutation_sym, Permutation_middle | apply perm_swap].
        - intros d Hd. destruct d as [| d]; [exfalso; apply no | lia].
          apply (Permutation_in 0 (Permutation_sym Pa)). destruct Hd as [<- | Hd]; [left; reflexivity |].
          right. rewrite in_app_iff in *. simpl. tauto. }
      set (z := map pred (a :: l ++ s)) in *.
      assert (lz : length z = k).
      { apply Permutation_length in P. cbn [length] in P. rewrite map_length in P. lia. }
      destruct (same b z lz P) as (Ex & R & M & lx & lev). rewrite lx in Ob.
      apply (step b z P). rewrite E0 in Ex. rewrite (stays_middle k b z k1 lz M lev Ex Ob).
      apply (lowered_odd k b z k1 lz M lev); [| rewrite <- (first_permutation _ _ R); exact odd].
      assert (Hw : In (Nat.min (pred a) M) (ctt z M)).
      { apply in_map_iff. exists (pred a). split; [reflexivity | left; reflexivity]. }
      assert (wne : ctt z M <> []) by discriminate.
      destruct (first_spec (ctt z M) wne) as [_ loww]. specialize (loww _ Hw).
      assert (1 <= a) by (destruct a; [destruct (no Ha) | lia]).
      assert (a <= b) by (apply lowa; exact Hb). lia.
    + (* keep a *)
      destruct (Nat.odd (second (red k x))) eqn:O2; [lia |]. assert (v = 2) as -> by lia.
      destruct (keepable k x a len many Ha (or_intror no)) as (z & lz & P).
      destruct (same a z lz P) as (Ex & R & M & lx & lev). rewrite E0 in Ex.
      assert (Oa : Nat.odd (Nat.min a (S M)) = true) by (rewrite <- lx, <- fa; exact odd).
      apply (step a z P). rewrite (stays_middle k a z k1 lz M lev Ex Oa).
      assert (wne : ctt z M <> []) by (destruct z; [simpl in lz; lia | discriminate]).
      destruct (first_spec (ctt z M) wne) as [Hw loww].
      assert (le : forall d, In d (map S (ctt z M)) -> Nat.min a (S M) <= d).
      { intros d Hd. apply in_map_iff in Hd. destruct Hd as (g & <- & Hg).
        apply in_map_iff in Hg. destruct Hg as (h & <- & Hh).
        assert (Hx : In (S h) x).
        { apply (Permutation_in _ (Permutation_sym P)). right. apply in_map. exact Hh. }
        apply (Permutation_in _ Pa) in Hx. destruct Hx as [Ea | Hx]; [lia | specialize (lowa _ Hx); lia]. }
      destruct (kept_lowest k a z k1 lz M lev) as (_ & _ & F); [exact Oa | | | ].
      * assert (H1 : Nat.min a (S M) <= S (first (ctt z M))) by (apply le, in_map, Hw).
        destruct (Nat.eq_dec (Nat.min a (S M)) (S (first (ctt z M)))) as [eq |]; [exfalso | lia].
        rewrite (second_permutation _ _ R), (red_x k a z M lev), second_is, first_up, <- eq, Oa in O2;
          [discriminate | exact wne | exact le].
      * rewrite <- (o_permutation _ _ R). exact two.
      * rewrite F, <- (second_permutation _ _ R), O2. reflexivity.
Qed.

(** ** The theorem *)

Theorem class_value_is_grundy : forall k G, 1 <= k -> solves_grundy position (move (exactly k)) G ->
  forall x, length x = k + 1 -> G x = class_value k x.
Proof.
  intros k G k1 sol. refine (well_founded_ind (move_finite (exactly k) (exactly_0 k k1)) _ _).
  intros x IH len.
  assert (sub : forall y, move (exactly k) x y -> G y = class_value k y).
  { intros y xy. apply IH; [exact xy |]. rewrite (move_length _ x y xy). exact len. }
  destruct (sol x) as [apart below].
  destruct (lt_eq_lt_dec (G x) (class_value k x)) as [[lt | eq] | gt]; [exfalso | exact eq | exfalso].
  - destruct (class_value_reaches k x k1 len (G x) lt) as (y & xy & E).
    apply (apart y xy). rewrite (sub y xy). exact E.
  - destruct (below _ gt) as (y & xy & E). rewrite (sub y xy) in E.
    destruct (move_keeps k x y len xy) as (b & z & Px & Py & lz).
    destruct (level_x k b z k1 lz) as [M lev]. apply (class_value_changes k b z k1 lz M lev).
    rewrite <- (class_value_permutation k _ _ k1 Px), <- (class_value_permutation k _ _ k1 Py). exact E.
Qed.

(** Settles the comparisons that the context decides. *)
Ltac settle := repeat match goal with
  | |- context [?a <=? ?b] => first
      [ replace (a <=? b) with true by (symmetry; apply Nat.leb_le; lia)
      | replace (a <=? b) with false by (symmetry; apply Nat.leb_gt; lia) ]
  | |- context [?a =? ?b] => first
      [ replace (a =? b) with true by (symmetry; apply Nat.eqb_eq; lia)
      | replace (a =? b) with false by (symmetry; apply Nat.eqb_neq; lia) ]
  | |- context [(?a <=? ?b)%Z] => first
      [ replace (a <=? b)%Z with true by (symmetry; apply Z.leb_le; lia)
      | replace (a <=? b)%Z with false by (symmetry; apply Z.leb_gt; lia) ]
  | |- context [(?a <? ?b)%Z] => first
      [ replace (a <? b)%Z with true by (symmetry; apply Z.ltb_lt; lia)
      | replace (a <? b)%Z with false by (symmetry; apply Z.ltb_ge; lia) ]
  end; cbn [andb orb].

(** The value by o and r, as the claim says it; y in ascending order. *)
Definition grundy_value (k : nat) (x : position) : nat :=
  let y := sorted (ctt x (level k x)) in
  if (o y <=? r k y) && (r k y + o y <=? 2 * k - 2) then 0
  else if (o y =? k + 1) && (r k y =? k - 1) then 0
  else if Nat.odd (nth 0 y 0) && (2 <=? o y) && (o y <=? k) && ((r k y + 2 =? o y) || (r k y + o y =? 2 * k))
    then if Nat.odd (nth 1 y 0) then 2 else 3
  else 1.

Lemma grundy_value_is_class_value : forall k x, 1 <= k -> length x = k + 1 -> grundy_value k x = class_value k x.
Proof.
  intros k x k1 len. pose proof (sorted_permutation (red k x)) as P.
  unfold grundy_value. fold (red k x).
  rewrite <- (o_permutation _ _ P). fold (first (red k x)) (second (red k x)).
  assert (rE : r k (sorted (red k x)) = capped x (level k x) mod (2 * k)).
  { unfold r. rewrite sorted_total. unfold red. rewrite total_ctt. reflexivity. }
  rewrite rE. clear rE.
  assert (bound : o (red k x) <= k + 1).
  { pose proof (o_le (red k x)) as B. unfold red in B at 2. rewrite ctt_length in B. lia. }
  destruct (excess_even k x k1) as [e E]. pose proof (level_bounds k x k1) as lb.
  unfold class_value, middle. unfold excess in *. set (N := level k x) in *. set (c := capped x N) in *.
  set (q := o (red k x)) in *. set (a := first (red k x)). set (b := second (red k x)).
  assert (rest : exists f, f < k /\ c = k * N + f) by (exists (c - k * N); lia).
  destruct rest as (f & fk & Ec).
  destruct (halves N) as [p [(EN & ON & _) | (EN & ON & _)]]; rewrite ON in *.
  - assert (R : c mod (2 * k) = f) by (symmetry; apply (Nat.mod_unique c (2 * k) p); nia).
    rewrite R. replace (Z.of_nat c - Z.of_nat k * Z.of_nat N)%Z with (Z.of_nat f) in * by nia.
    clearbody N c q a b. clear EN ON Ec lb R p.
    destruct (lt_eq_lt_dec q (f + 1)) as [[low | no] | high]; [settle; reflexivity | lia |].
    destruct (Nat.eq_dec q (f + 2)) as [mid |]; [| settle; rewrite !andb_false_r; reflexivity].
    destruct (Nat.eq_dec f (k - 1)); settle; destruct (Nat.odd a); reflexivity.
  - assert (R : c mod (2 * k) = k + f) by (symmetry; apply (Nat.mod_unique c (2 * k) p); nia).
    rewrite R. replace (Z.of_nat c - Z.of_nat k * Z.of_nat N)%Z with (Z.of_nat f) in * by nia.
    clearbody N c q a b. clear EN ON Ec lb R p.
    destruct (lt_eq_lt_dec (f + q) (k - 1)) as [[low | no] | high]; [settle; reflexivity | lia |].
    destruct (Nat.eq_dec (f + q) k) as [mid |]; [| settle; rewrite !andb_false_r; reflexivity].
    destruct (le_lt_dec q 1); settle; rewrite ?andb_false_r, ?andb_true_r, ?orb_true_r; destruct (Nat.odd a); reflexivity.
Qed.

(** GMMV-D3.values. *)
Theorem grundy_values : forall k G, 1 <= k -> solves_grundy position (move (exactly k)) G ->
  forall x, length x = k + 1 -> G x = grundy_value k x.
Proof.
  intros k G k1 sol x len. rewrite grundy_value_is_class_value by assumption.
  exact (class_value_is_grundy k G k1 sol x len).
Qed.
