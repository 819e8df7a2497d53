(** * The headline theorems, each with its full statement and the id of its source

    Nothing is proved here. The names are the ids of the papers and of the
    written proof; check.sh prints the assumptions of every theorem below. *)

From Coq Require Import List Arith ZArith Bool Permutation Sorted.
From NimLab Require Import Outcome Game Options PPositions Level Halves Kernel WinningRule
  SlowSetNim Reduction Types ConjectureC1
  Remoteness MRule RemotenessFormula RemotenessTheorem Critical
  Values Hypergraph Truncation Speed CriticalBounds LimitGame EvenSums
  Parity AllButTwo GrundyValues MisereCounting MisereTime MisereOptions MisereRemoteness MisereMRule
  MisereTight
  Misere Presburger SortedPiles HypergraphGame PointsChecker Conditions Quantities Implications
  ReductionNumbers.
From NimLab Require Vectors Opening FiniteBasis PinningTree ShiftRules ShiftTrees ShiftChecker ShiftValues.
Import ListNotations.

(** The recursion "x is P iff no move from x leads to P" has exactly one solution. *)
Theorem P_positions_exist_and_are_unique : forall A, A 0 = false ->
  (forall x, Ppos position (move A) x <-> (forall y, move A x y -> ~ Ppos position (move A) y)) /\
  (forall Q : position -> Prop,
     (forall x, Q x <-> (forall y, move A x y -> ~ Q y)) ->
     forall x, Q x <-> Ppos position (move A) x).
Proof. exact P_exists_unique. Qed.

(** ... and is computed by recursion on the total. *)
Theorem P_positions_are_computed : forall A, A 0 = false ->
  (forall x, isP A x = none (isP A) (options A x)) /\
  (forall x, isP A x = true <-> Ppos position (move A) x).
Proof.
  intros A A0. split; intro x; [apply isP_recursion | apply isP_correct]; exact A0.
Qed.

(** Theorem 5. *)
Theorem NT_1 : forall n k x, 1 <= k <= n -> length x = n ->
  (Ppos position (move (from_to k n)) x <-> level k (lower x) = level k (upper x)).
Proof. exact P_iff_K. Qed.

(** Theorem 5, winning rule: every way to follow it wins from every N-position,
    and there is one. *)
Theorem NT_1_rule : forall n k x, 1 <= k <= n -> length x = n ->
  Npos position (move (from_to k n)) x ->
  follows_rule k x (rule k x) /\
  forall s, follows_rule k x s ->
  exists y, plays s x y /\ from_to k n (size s) = true /\ Ppos position (move (from_to k n)) y.
Proof.
  intros n k x kn len Nx. split; [exact (rule_exists n k x kn len Nx) |].
  intros s. exact (rule_wins n k x s kn len Nx).
Qed.

(** The Slow SetNim conjecture. *)
Theorem DH_C1 : forall n k, 1 <= k <= n ->
  (forall x, length x = n -> Nat.odd (o x) = Nat.odd (r k x)) /\
  (forall x, length x = n -> reduced (from_to k n) x ->
     (Ppos position (move (from_to k n)) x <-> o x <= r k x /\ r k x + o x <= 2 * k - 2)).
Proof. exact slow_setnim. Qed.

(** The same for all positions, through the reduction. *)
Theorem DH_C1_all_positions : forall n k x, 1 <= k <= n -> length x = n ->
  forall y, reduction (from_to k n) x y ->
  (Ppos position (move (from_to k n)) x <-> o y <= r k y /\ r k y + o y <= 2 * k - 2).
Proof. exact slow_setnim_all. Qed.

(** For every A with smallest element k: x is reduced iff k max(x) <= sum(x). *)
Theorem DH_T2_3 : forall A k x, 1 <= k -> smallest A k ->
  (reduced A x <-> k * highest x <= total x).
Proof. exact reduced_iff. Qed.

(** For every A with smallest element k: red_i(x) = x_i - u_i(x) is at least v exactly if v <= x_i and
    sum_j min(x_j,v) >= k v. *)
Theorem DH_D3 : forall A k x i m, 1 <= k -> smallest A k -> unplayable A x i m ->
  forall v, v <= nth i x 0 - m <-> v <= nth i x 0 /\ k * v <= capped x v.
Proof. exact reduction_at_least. Qed.

(** For every A with smallest element k: the reduction exists, is unique, and is
    x chopped at l(x). *)
Theorem DH_L2_7 : forall A k x, 1 <= k -> smallest A k ->
  forall y, reduction A x y <-> y = ctt x (level k x).
Proof.
  intros A k x k1 sm y. split.
  - intro red. exact (reduction_unique A x _ _ red (reduction_is_ctt A k x k1 sm)).
  - intros ->. exact (reduction_is_ctt A k x k1 sm).
Qed.

(** Remoteness: the recursion has exactly one solution, which is computed. *)
Theorem remoteness_exists_and_is_unique : forall A, A 0 = false ->
  solves_remoteness A (remoteness A) /\
  forall R, solves_remoteness A R -> forall x, R x = remoteness A x.
Proof.
  intros A A0. split; [exact (remoteness_solves A A0) |].
  intros R sol. exact (remoteness_unique A R _ A0 sol (remoteness_solves A A0)).
Qed.

(** GMMV-F5a. *)
Theorem GMMV_F5a : forall A x, A 0 = false ->
  (Ppos position (move A) x <-> Nat.odd (remoteness A x) = false).
Proof. exact even_remoteness_is_P. Qed.

(** GMMV-M1: every position of NIM(k+1,k) with a move has an M-move. *)
Theorem GMMV_M1 : forall k x, 1 <= k -> length x = k + 1 ->
  (exists y, move (exactly k) x y) -> exists y, m_move k x y.
Proof.
  intros k x k1 len ex.
  apply m_move_exists; [exact len | apply nonempty_of_move; exact ex].
Qed.

(** GMMV-T2, m(x) = M(x) = R(x). M: in NIM(k+1,k) every play by the M-rule from x has
    exactly R(x) moves, and there is one. m (D9): R(x) is the only m such that x
    dominates an m-critical position and no (m+1)-critical one. *)
Theorem GMMV_T2 : forall k x, 1 <= k -> length x = k + 1 ->
  (forall c, m_play k x c <-> c = remoteness (exactly k) x) /\
  (forall m, ((exists z, m_critical k m z /\ dominated z x) /\
              (~ exists z, m_critical k (m + 1) z /\ dominated z x))
             <-> m = remoteness (exactly k) x).
Proof.
  intros k x k1 len. split; intro c.
  - exact (m_play_is_remoteness k x c k1 len).
  - exact (m_of_position k x c k1 len).
Qed.

(** [dominated] is the order D7 on sorted positions. *)
Theorem GMMV_D7 : forall y x y' x',
  Permutation y y' -> Permutation x x' -> StronglySorted le y' -> StronglySorted le x' ->
  (dominated y x <-> below y' x').
Proof. exact dominated_sorted. Qed.

(** GMMV-M4: every M-move lowers the remoteness by exactly 1. *)
Theorem GMMV_M4 : forall k x y, 1 <= k -> length x = k + 1 -> m_move k x y ->
  remoteness (exactly k) x = 1 + remoteness (exactly k) y.
Proof. exact m_move_lowers_remoteness. Qed.

(** The remoteness of NIM(k+1,k) in closed form. *)
Theorem GMMV_remoteness_closed_form : forall k x, 1 <= k -> length x = k + 1 ->
  remoteness (exactly k) x =
    let L := level k (upper x) in
    if level k (lower x) =? L then 2 * L
    else if orb (k * L <? capped (upper x) L) (low_even L x) then 2 * L - 1
    else if low_odd L x then 2 * L - 2
    else 2 * L - 3.
Proof. exact remoteness_formula. Qed.

(** GMMV-D3.values: the Grundy value of NIM(k+1,k), by the reduction y = min(x,l(x)), in ascending order, the number o of
    its odd piles and r = |y| mod 2k. *)
Theorem GMMV_D3_values : forall k G, 1 <= k -> solves_grundy position (move (exactly k)) G ->
  forall x, length x = k + 1 ->
  G x =
    let y := sorted (ctt x (level k x)) in
    if (o y <=? r k y) && (r k y + o y <=? 2 * k - 2) then 0
    else if (o y =? k + 1) && (r k y =? k - 1) then 0
    else if Nat.odd (nth 0 y 0) && (2 <=? o y) && (o y <=? k) && ((r k y + 2 =? o y) || (r k y + o y =? 2 * k))
      then if Nat.odd (nth 1 y 0) then 2 else 3
    else 1.
Proof. exact grundy_values. Qed.

(** GMMV-D4.values, Theorem 38: the remoteness of NIM(k+1,k) in misère play, k >= 2. Let t = T(x). It is t - 1 if x is
    early, t + 1 if x is late, and t otherwise. A position is P iff it is odd. T(x) has a closed form. *)
Theorem GMMV_D4_values : forall k R, 2 <= k -> solves_smith position (move (exactly k)) Nat.odd R ->
  forall x, length x = k + 1 ->
  first_time x (Nat.min (2 * level k (upper x)) (2 * level k (lower x) + 1)) /\
  (forall t, first_time x t ->
     (early x t -> R x + 1 = t) /\ (late x t -> R x = t + 1) /\ (~ early x t -> ~ late x t -> R x = t)) /\
  (misereP position (move (exactly k)) x <-> Nat.odd (R x) = true).
Proof.
  intros k R k2 sol x len. destruct (misere_remoteness k R k2 sol x len) as (t & F & V). split; [| split].
  - apply time_in_closed_form; [exact (le_S_n 1 k (le_S _ _ k2)) | exact len].
  - intros t' F'. rewrite <- (first_time_unique x t t' F F'). split; [| split].
    + intro e. exact (value_early x t (R x) e V).
    + intro l. exact (value_late x t (R x) l V).
    + intros e l. exact (value_on_time x t (R x) e l V).
  - exact (proj1 (misere_outcome k R k2 sol x)).
Qed.

(** GMMV-D4.m-rule, Theorem 39: the M-move lowers this remoteness by 1 iff x is no exception. At an exception x is N,
    and so is what the M-move leaves. An exception has a step x_j < x_{j+1}, 2 <= j <= k, and the piles below the step are
    tight. *)
Theorem GMMV_D4_m_rule : forall k R, 2 <= k -> solves_smith position (move (exactly k)) Nat.odd R ->
  forall x y, length x = k + 1 -> m_move k x y ->
  (R x = 1 + R y <-> ~ m_rule_exception x) /\
  (m_rule_exception x -> misereN position (move (exactly k)) x /\ misereN position (move (exactly k)) y).
Proof. exact m_rule_in_misere. Qed.

(** The same with the exceptions (E1), (E2) and (E3) of Theorem 39. *)
Theorem GMMV_D4_m_rule_by_counts : forall k R, 2 <= k -> solves_smith position (move (exactly k)) Nat.odd R ->
  forall x y t, length x = k + 1 -> m_move k x y -> first_time x t ->
  (R x = 1 + R y <-> ~ exception x t) /\
  (exception x t -> misereN position (move (exactly k)) x /\ misereN position (move (exactly k)) y).
Proof. exact m_move_in_misere. Qed.

(** There is a misère remoteness. *)
Theorem misere_remoteness_exists : forall A, A 0 = false ->
  exists R, solves_smith position (move A) Nat.odd R.
Proof.
  intros A A0. exists (smith position (options A) total Nat.odd).
  apply (smith_solves _ _ _ (options_spec A)). intros x y. exact (option_total A x y A0).
Qed.

(** NT-5: the P-positions of SN(n,A) for even k, if A contains 1 and k..n and beside
    them only odd numbers. *)
Theorem NT_5 : forall n k A, 2 <= k <= n -> Nat.even k = true ->
  A 1 = true -> (forall a, k <= a <= n -> A a = true) ->
  (forall a, A a = true -> Nat.odd a = true \/ k <= a) ->
  forall x, length x = n ->
  (Ppos position (move A) x <->
   level k (lower x) = level k (upper x) /\ Nat.even (total x) = true).
Proof.
  intros n k A kn ev A1 up sub. exact (P_of_even_sums n k A kn ev (conj A1 (conj up sub))).
Qed.

(** NT-L25, the parity theorem: the P-positions of SN(n,A), A odd numbers with 1, in normal and in misère play. *)
Theorem NT_L25 : forall A, A 1 = true -> (forall a, A a = true -> Nat.odd a = true) ->
  forall x,
  (Ppos position (move A) x <-> Nat.even (total x) = true) /\
  (misereP position (move A) x <-> Nat.even (total x) = false).
Proof. intros A A1 odd x. split; [apply parity_normal | apply parity_misere]; assumption. Qed.

(** NT-11: the P-positions of SN(n,A), n >= 4, {1,...,n-2} in A and n-1 not in A: all piles are even, or one is even
    and all others are odd and higher. *)
Theorem NT_11 : forall n A, 4 <= n ->
  (forall a, 1 <= a <= n - 2 -> A a = true) -> A (n - 1) = false -> A 0 = false ->
  forall x, length x = n ->
  (Ppos position (move A) x <->
   (forall i, i < n -> Nat.even (nth i x 0) = true) \/
   (exists i, i < n /\ Nat.even (nth i x 0) = true /\
      forall j, j < n -> j <> i -> Nat.odd (nth j x 0) = true /\ nth i x 0 < nth j x 0)).
Proof. exact P_by_parities. Qed.

(** Slow hypergraph Nim: the recursion of the remoteness, in normal play (values even
    for P) and in misère play (odd), has a solution, which is computed. *)
Theorem hypergraph_remoteness_exists : forall H, no_empty_edge H ->
  solves_smith position (hmove H) Nat.even (hsmith H Nat.even) /\
  solves_smith position (hmove H) Nat.odd (hsmith H Nat.odd).
Proof. intros H ne. split; apply hsmith_solves; exact ne. Qed.

(** SN(n,A) is such a game, with the remoteness of the theorems above. *)
Theorem setnim_remoteness_is_hypergraph_remoteness : forall A, A 0 = false ->
  solves_smith position (hmove (of_sizes A)) Nat.even (remoteness A).
Proof. exact remoteness_is_smith. Qed.

(** NT-6, truncation, in normal and in misère play. *)
Theorem NT_6 : forall H good R, good = Nat.even \/ good = Nat.odd ->
  solves_smith position (hmove H) good R -> forall m x, R x = m ->
  (forall y, below (ctt x m) y -> below y x -> R y = m) /\
  (forall y, agree (1 + m) x y -> R y = m).
Proof.
  intros H good R [-> | ->] sol m x Rx; split; intro y.
  - exact (truncation H false R sol m x y Rx).
  - exact (value_agrees H false R sol m x y Rx).
  - exact (truncation H true R sol m x y Rx).
  - exact (value_agrees H true R sol m x y Rx).
Qed.

(** NT-7, speed: edges of at most c piles, L the length of a longest play. *)
Theorem NT_7 : forall H c, no_empty_edge H -> edges_at_most c H ->
  (forall x, exists L, longest H x L) /\
  forall x L, longest H x L ->
  (forall R, solves_smith position (hmove H) Nat.even R ->
     R x <= L /\
     (Nat.even (R x) = true -> 2 * L <= (c + 1) * R x) /\
     (Nat.even (R x) = false -> 2 * L + 1 <= (c + 1) * R x + c)) /\
  (forall R, solves_smith position (hmove H) Nat.odd R ->
     R x <= L /\
     (Nat.even (R x) = true -> 2 * L <= (c + 1) * R x) /\
     (Nat.even (R x) = false -> 2 * L + c <= (c + 1) * R x + 1)).
Proof.
  intros H c ne small. split; [exact (longest_exists H ne) |].
  intros x L lon. split; intros R sol.
  - exact (speed H ne c small R sol x L lon).
  - exact (speed_misere H ne c small R sol x L lon).
Qed.

(** NT-8, the limit game: k = min A >= 2, the first pile b at least the floor of
    (sum of the others)/(k-1). The order of the piles plays no role in any definition. *)
Theorem NT_8 : forall A k, 2 <= k -> smallest A k ->
  let A' := fun a => A a || A (S a) in
  forall b y, total y / (k - 1) <= b ->
  (Ppos position (move A) (b :: y) <-> Ppos position (move A') y) /\
  (misereP position (move A) (b :: y) <-> misereP position (move A') y) /\
  (forall good R S, good = Nat.even \/ good = Nat.odd ->
     solves_smith position (move A) good R -> solves_smith position (move A') good S ->
     R (b :: y) = S y) /\
  (forall G H, solves_grundy position (move A) G -> solves_grundy position (move A') H ->
     G (b :: y) = H y).
Proof.
  intros A k k2 sm A' b y le.
  destruct (limit_outcome A k k2 sm b y le) as [normal misere].
  split; [exact normal | split; [exact misere | split]].
  - intros good R S _ solR solS. exact (limit_remoteness A k k2 sm good R S solR solS b y le).
  - intros G H solG solH. exact (limit_grundy_value A k k2 sm G H solG solH b y le).
Qed.

(** What is true of GMMV-C1 for all 1 <= k <= n: (a), (c) and (b'). *)
Theorem GMMV_C1_t : forall k m x, 1 <= k -> critical k m x ->
  k * m <= total x /\
  highest x <= m /\
  (Nat.even m = true -> 2 * total x + 2 <= k * (k + 1) * m + 2 * k) /\
  (Nat.even m = false -> 2 * total x + 2 <= k * (k + 1) * (m + 1)).
Proof. intros k m x k1. exact (critical_bounds k k1 m x). Qed.

(** Theorem 1A: a formula that is right at the points that no step reduces is right everywhere, if the steps and walls
    are such as [basis_ok] demands of the formula. *)
Theorem NT_9_finite_basis : forall n variables says p moves walls steps,
  FiniteBasis.basis_ok n variables says moves walls steps = true ->
  (forall y, FiniteBasis.inC n y -> FiniteBasis.irreducible walls steps y ->
     FiniteBasis.right (FiniteBasis.true_at variables says) p moves y = true) ->
  forall y, FiniteBasis.inC n y -> FiniteBasis.right (FiniteBasis.true_at variables says) p moves y = true.
Proof. exact FiniteBasis.finite_basis. Qed.

(** The choice of the steps: if a pinning tree is sound for them, finitely many points are irreducible. *)
Theorem NT_9_finitely_many : forall n walls steps t,
  PinningTree.sound n walls steps t [] = true ->
  exists points, forall y, FiniteBasis.inC n y -> FiniteBasis.irreducible walls steps y -> In y points.
Proof. exact PinningTree.finitely_many. Qed.

(** Finitely many points decide a formula, as a verified checker: what it accepts of
    SN(n,A), normal or misère play, holds at all positions. *)
Theorem NT_9 : forall n sizes p says c, check_sorted n sizes p says c = true ->
  forall x, length x = n ->
  (P_position p position (move (one_of sizes)) x <-> truth (heights (sorted x)) says = true).
Proof. exact sorted_by_points. Qed.

(** ... and of slow hypergraph Nim. *)
Theorem NT_9_hypergraph : forall n edges p says c, check_edges n edges p says c = true ->
  forall x, length x = n ->
  (P_position p position (edge_move edges) x <-> truth (heights x) says = true).
Proof. exact edges_by_points. Qed.

(** ... some positions P and others N, ... *)
Theorem NT_9_partial : forall n sizes isP isN cs, check_partial n sizes isP isN cs = true ->
  forall x, length x = n ->
  (truth (heights (sorted x)) isP = true -> Ppos position (move (one_of sizes)) x) /\
  (truth (heights (sorted x)) isN = true -> Npos position (move (one_of sizes)) x).
Proof. exact partial_by_points. Qed.

Theorem NT_9_partial_hypergraph : forall n edges isP isN cs,
  check_partial_edges n edges isP isN cs = true ->
  forall x, length x = n ->
  (truth (heights x) isP = true -> Ppos position (edge_move edges) x) /\
  (truth (heights x) isN = true -> Npos position (edge_move edges) x).
Proof. exact partial_edges_by_points. Qed.

(** ... a formula under a hypothesis, given one without, ... *)
Theorem NT_9_restricted : forall n sizes p under says given c agrees,
  check_restricted n sizes p under says given c agrees = true ->
  forall x, length x = n -> truth (heights (sorted x)) under = true ->
  (P_position p position (move (one_of sizes)) x <-> truth (heights (sorted x)) says = true).
Proof. exact restricted_by_points. Qed.

(** ... a term for the remoteness, in normal ... *)
Theorem NT_9_remoteness : forall n sizes says cs, check_remoteness n sizes says cs = true ->
  forall x, length x = n ->
  Z.of_nat (remoteness (one_of sizes) x) = value (heights (sorted x)) says.
Proof. exact remoteness_by_points. Qed.

(** ... and misere play, ... *)
Theorem NT_9_remoteness_misere : forall n sizes says cs, check_smith Misere n sizes says cs = true ->
  forall R, solves_smith position (move (one_of sizes)) Nat.odd R ->
  forall x, length x = n -> Z.of_nat (R x) = value (heights (sorted x)) says.
Proof. exact (smith_by_points Misere). Qed.

(** ... and a term for the Grundy value. *)
Theorem NT_9_grundy : forall n sizes top says cs, check_grundy n sizes top says cs = true ->
  forall G, solves_grundy position (move (one_of sizes)) G ->
  forall x, length x = n -> Z.of_nat (G x) = value (heights (sorted x)) says.
Proof. exact grundy_by_points. Qed.

Theorem NT_9_grundy_hypergraph : forall n edges top says cs,
  check_grundy_edges n edges top says cs = true ->
  forall G, solves_grundy position (edge_move edges) G ->
  forall x, length x = n -> Z.of_nat (G x) = value (heights x) says.
Proof. exact grundy_edges_by_points. Qed.

(** There are such values. *)
Theorem Grundy_values_exist :
  (forall A, A 0%nat = false -> exists G, solves_grundy position (move A) G) /\
  (forall n edges, edges_ok n edges = true -> exists G, solves_grundy position (edge_move edges) G).
Proof.
  split; [| exact edge_grundy_values_exist]. intros A A0. exists (hgrundy (of_sizes A)).
  apply hgrundy_solves. apply of_sizes_no_empty_edge. exact A0.
Qed.

(** Numbers of positions: the terms are these numbers, and where something is true of the piles
    and numbers of a position, something else is; ... *)
Theorem NT_9_numbers : forall n qs ts under says bs cs,
  check_positions n qs ts under says bs cs = true ->
  forall x, length x = n ->
  values_are qs x (map (value (heights (sorted x))) ts) /\
  forall vs, values_are qs x vs ->
  truth (heights (sorted x) ++ vs) under = true -> truth (heights (sorted x) ++ vs) says = true.
Proof. exact implied_of_positions. Qed.

(** ... or those of a position and of one after a legal move; ... *)
Theorem NT_9_numbers_moves : forall n sizes qs ts under says bs cs,
  check_moves n sizes qs ts under says bs cs = true ->
  forall x, length x = n ->
  values_are qs x (map (value (heights (sorted x))) ts) /\
  forall y vs ws, move (one_of sizes) x y -> values_are qs x vs -> values_are qs y ws ->
  truth (heights (sorted x) ++ vs ++ heights (sorted y) ++ ws) under = true ->
  truth (heights (sorted x) ++ vs ++ heights (sorted y) ++ ws) says = true.
Proof. exact implied_of_moves. Qed.

(** ... or after the move of a strategy, which is legal wherever there is a move. *)
Theorem NT_9_numbers_strategy : forall n sizes qs ts under says rules bs cs,
  check_strategy n sizes qs ts under says rules bs cs = true ->
  forall x, length x = n ->
  values_are qs x (map (value (heights (sorted x))) ts) /\
  ((exists y, move (one_of sizes) x y) ->
   exists s y, named_by rules (heights (sorted x)) = Some s /\ one_of sizes (size s) = true /\
   plays s (sorted x) y /\
   forall vs ws, values_are qs x vs -> values_are qs y ws ->
   truth (heights (sorted x) ++ vs ++ heights (sorted y) ++ ws) under = true ->
   truth (heights (sorted x) ++ vs ++ heights (sorted y) ++ ws) says = true).
Proof. exact implied_of_strategy. Qed.

(** The same of a position and further numbers, each at least what a term says of the piles and the numbers
    before it. *)
Theorem NT_9_numbers_further : forall n froms qs ts under says bs cs,
  check_further n froms qs ts under says bs cs = true ->
  forall x us, length x = n -> at_least froms (heights (sorted x)) us ->
  values_with qs us x (map (value (heights (sorted x) ++ us)) ts) /\
  forall vs, values_with qs us x vs ->
  truth (heights (sorted x) ++ us ++ vs) under = true -> truth (heights (sorted x) ++ us ++ vs) says = true.
Proof. exact implied_of_further. Qed.

(** If a formula says this of v, its number is a stack of red(x). *)
Theorem NT_9_reduction : forall A k q i x v, 1 <= k -> smallest A k -> asked q = Here ->
  says_stack k x i q -> value_is q x v -> stack_of_reduction A (sorted x) i v.
Proof. exact number_of_reduction. Qed.

(** A position has no other number. *)
Theorem numbers_are_unique : forall qs us x vs ws,
  values_with qs us x vs -> values_with qs us x ws -> vs = ws.
Proof. exact values_unique. Qed.

(** Shift rules: let F be a local value, and let every edge be settled by (i) or (ii), or be good. Then all edges are
    good. *)
Theorem NT_13_shift_rules : forall n moves rules weight V local plus,
  ShiftRules.rules_ok n moves rules weight = true ->
  ShiftRules.changes_pass n moves rules V local plus ->
  forall F : Vectors.vector -> V,
  (forall y, FiniteBasis.inC n y -> F y = local (ShiftRules.option_values moves V F y)) ->
  (forall r y, ShiftRules.edge n rules r y ->
     ShiftRules.settled_edge moves rules r y \/ ShiftRules.good_edge V plus F r y) ->
  forall r y, ShiftRules.edge n rules r y -> ShiftRules.good_edge V plus F r y.
Proof. exact ShiftRules.all_edges_good. Qed.

(** Beyond the box: the values may come from the rules themselves, if critical edges are compared with what the
    options give. *)
Theorem NT_13_beyond_the_box : forall n moves rules weight V local plus,
  ShiftRules.rules_ok n moves rules weight = true ->
  ShiftRules.changes_pass n moves rules V local plus ->
  forall F : Vectors.vector -> V,
  (forall y, FiniteBasis.inC n y -> F y = local (ShiftRules.option_values moves V F y) \/
     exists r, ShiftRules.edge n rules r y /\ ShiftRules.good_edge V plus F r y) ->
  (forall r y, ShiftRules.edge n rules r y -> ShiftRules.settled_edge moves rules r y \/
     local (ShiftRules.option_values moves V F y) =
       plus (ShiftRules.change r) (F (Vectors.minus y (ShiftRules.step r)))) ->
  forall y, FiniteBasis.inC n y -> F y = local (ShiftRules.option_values moves V F y) /\
  forall r, ShiftRules.edge n rules r y -> ShiftRules.good_edge V plus F r y.
Proof. exact ShiftRules.values_by_rules. Qed.

(** If the checker accepts trees, then far out some rule applies, and every edge is settled. *)
Theorem NT_13_finitely_many : forall n sizes V plus find_value same_values default c,
  ShiftChecker.check_values n sizes V plus find_value same_values default c = true ->
  exists most, forall y, FiniteBasis.inC n y -> (most < Vectors.sum y)%Z ->
  (exists r, ShiftRules.edge n (ShiftChecker.rules_by_gaps c) r y) /\
  forall r, ShiftRules.edge n (ShiftChecker.rules_by_gaps c) r y ->
    ShiftRules.settled_edge (sorted_moves n (one_of sizes)) (ShiftChecker.rules_by_gaps c) r y.
Proof. exact ShiftChecker.check_bounds. Qed.

(** If it accepts a certificate for SN(n,A), normal or misère play, the rules give the outcome of every position, ... *)
Theorem NT_13 : forall n sizes p c, ShiftChecker.check_outcomes n sizes p c = true ->
  forall x, length x = n ->
  (P_position p position (move (one_of sizes)) x <->
   ShiftChecker.is_P_sorted n c (heights (sorted x)) = true).
Proof. intros n sizes p c accepted. exact (proj1 (ShiftChecker.outcomes_by_shifts n sizes p c accepted)). Qed.

(** ... and every rule is right wherever its inequalities hold; ... *)
Theorem NT_13_rules : forall n sizes p c, ShiftChecker.check_outcomes n sizes p c = true ->
  forall r x y, In r (ShiftChecker.shifts_rules c) -> length x = n -> length y = n ->
  ShiftRules.meets (ShiftRules.where_ r) (heights (sorted x)) = true ->
  heights (sorted y) = Vectors.minus (heights (sorted x)) (ShiftRules.step r) ->
  (P_position p position (move (one_of sizes)) x <-> P_position p position (move (one_of sizes)) y).
Proof. intros n sizes p c accepted. exact (proj2 (ShiftChecker.outcomes_by_shifts n sizes p c accepted)). Qed.

(** ... or the remoteness of every position; ... *)
Theorem NT_13_remoteness : forall n sizes p c, ShiftValues.check_remoteness_shifts n sizes p c = true ->
  forall R, solves_smith position (move (one_of sizes)) (good p) R ->
  forall x, length x = n -> R x = ShiftValues.number_of_sorted n ShiftValues.plus_nat c (heights (sorted x)).
Proof. exact ShiftValues.remoteness_by_shifts. Qed.

(** ... or the Grundy value of every position. *)
Theorem NT_13_grundy : forall n sizes c, ShiftValues.check_grundy_shifts n sizes c = true ->
  forall G, solves_grundy position (move (one_of sizes)) G ->
  forall x, length x = n -> G x = ShiftValues.number_of_sorted n ShiftValues.no_change c (heights (sorted x)).
Proof. exact ShiftValues.grundy_by_shifts. Qed.

(** [sorted x] is x in ascending order. *)
Theorem sorted_is_sorted : forall x, Permutation x (sorted x) /\ StronglySorted le (sorted x).
Proof. intro x. split; [apply sorted_permutation | apply sorted_strongly]. Qed.

(** In misère play a position is P if there is a move and every move leads to an
    N-position; it is never both. *)
Theorem misere_recursion : forall A x, A 0 = false ->
  (misereP position (move A) x <->
   (exists y, move A x y) /\ forall y, move A x y -> misereN position (move A) y) /\
  ~ (misereP position (move A) x /\ misereN position (move A) x).
Proof.
  intros A x A0. split; [split |].
  - intros Px. destruct Px as [x y xy all]. split; [exists y; exact xy | exact all].
  - intros [[y xy] all]. exact (misereP_intro _ _ x y xy all).
  - intros [Px Nx]. exact (misere_not_both _ _ (move_finite A A0) x Px Nx).
Qed.
