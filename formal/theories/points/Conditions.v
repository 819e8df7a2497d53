(** * Goals that are several statements about positions

    What @nim/prover proves of a game beside "the P-positions are those at which the
    formula is true": that some positions are P and others N, that the formula is right
    under a hypothesis, that a term is the remoteness or the Grundy value. Each comes down
    to conditions, formulas that are true of all positions. Here they are made from the moves and the
    formulas of the goal; the checker of proofs by points decides each of them as a
    statement without moves. *)

From Coq Require Import List Arith ZArith Lia Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors FiniteBasis PinningTree
  SortedPiles HypergraphGame PointsChecker Remoteness Values.
Import ListNotations.
Local Open Scope Z_scope.

(** ** What a formula says after a move *)

(** m is taken from the variables. *)
Fixpoint term_after (m : list Z) (t : term) : term :=
  match t with
  | Const c => Const c
  | Var i => if nth i m 0 =? 0 then Var i else Plus (tcons (Var i) (tcons (Const (- nth i m 0)) tnil))
  | Plus l => Plus (terms_after m l)
  | Times c t => Times c (term_after m t)
  | Div t d => Div (term_after m t) d
  | Mod t d => Mod (term_after m t) d
  | Min l => Min (terms_after m l)
  | Max l => Max (terms_after m l)
  | Count l => Count (formulas_after m l)
  | Ite c a b => Ite (after m c) (term_after m a) (term_after m b)
  end
with terms_after (m : list Z) (l : terms) : terms :=
  match l with tnil => tnil | tcons t l => tcons (term_after m t) (terms_after m l) end
with after (m : list Z) (f : formula) : formula :=
  match f with
  | Truth b => Truth b
  | Compare r a b => Compare r (term_after m a) (term_after m b)
  | Congruent t r d => Congruent (term_after m t) r d
  | Not f => Not (after m f)
  | And l => And (formulas_after m l)
  | Or l => Or (formulas_after m l)
  | Implies f g => Implies (after m f) (after m g)
  | Iff f g => Iff (after m f) (after m g)
  | Xor f g => Xor (after m f) (after m g)
  | Branch c f g => Branch (after m c) (after m f) (after m g)
  end
with formulas_after (m : list Z) (l : formulas) : formulas :=
  match l with fnil => fnil | fcons f l => fcons (after m f) (formulas_after m l) end.

Lemma after_spec : forall m x,
  (forall t, value x (term_after m t) = value (minus x m) t) /\
  (forall l, values x (terms_after m l) = values (minus x m) l) /\
  (forall f, truth x (after m f) = truth (minus x m) f) /\
  (forall l, all x (formulas_after m l) = all (minus x m) l /\
     any x (formulas_after m l) = any (minus x m) l /\
     ones x (formulas_after m l) = ones (minus x m) l).
Proof.
  intros m x. apply syntax_ind; cbn [term_after terms_after after formulas_after].
  all: try (intros; cbn; congruence).
  - intro i. destruct (Z.eqb_spec (nth i m 0) 0) as [E | _]; cbn; rewrite nth_minus; lia.
  - intros l [_ [_ O]]. cbn. rewrite O. reflexivity.
  - intros c C a A b B. cbn. rewrite C, A, B. reflexivity.
  - intros l [A _]. exact A.
  - intros l [_ [A _]]. exact A.
  - intros f F g G. cbn. rewrite F, G. reflexivity.
  - intros c C f F g G. cbn. rewrite C, F, G. reflexivity.
  - repeat split.
  - intros f F l [A [B C]]. cbn [all any ones]. rewrite C, F.
    destruct l as [| g l]; cbn [formulas_after] in *; [auto |]. rewrite A, B. auto.
Qed.

(** ** Conjunctions and disjunctions of lists *)

Fixpoint listed (l : list formula) : formulas :=
  match l with [] => fnil | f :: l => fcons f (listed l) end.

Lemma all_listed : forall x l, all x (listed l) = true <-> forall f, In f l -> truth x f = true.
Proof.
  intros x. induction l as [| f l IH]; [cbn; split; [intros _ f [] | reflexivity] |].
  assert (E : all x (listed (f :: l)) = if truth x f then all x (listed l) else false).
  { destruct l; cbn; [destruct (truth x f) |]; reflexivity. }
  rewrite E. split.
  - intros H g [<- | Hg]; destruct (truth x f); try discriminate; [reflexivity |].
    apply IH; assumption.
  - intro H. rewrite (H f (or_introl eq_refl)). apply IH. intros g Hg. apply H. right. exact Hg.
Qed.

Lemma any_listed : forall x l, any x (listed l) = true <-> exists f, In f l /\ truth x f = true.
Proof.
  intros x. induction l as [| f l IH]; [cbn; split; [discriminate | intros [f [[] _]]] |].
  assert (E : any x (listed (f :: l)) = if truth x f then true else any x (listed l)).
  { destruct l; cbn; [destruct (truth x f) |]; reflexivity. }
  rewrite E. split.
  - destruct (truth x f) eqn:T; [intros _; exists f; cbn; auto |].
    intro H. apply IH in H. destruct H as [g [Hg G]]. exists g. cbn. auto.
  - intros [g [[<- | Hg] G]]; [rewrite G; reflexivity |].
    destruct (truth x f); [reflexivity |]. apply IH. eauto.
Qed.

Lemma both_true : forall x f g, truth x (And (listed [f; g])) = true <->
  truth x f = true /\ truth x g = true.
Proof.
  intros x f g. change (truth x (And (listed [f; g]))) with (all x (listed [f; g])).
  rewrite all_listed. split.
  - intro H. split; apply H; cbn; auto.
  - intros [F G] h [<- | [<- | []]]; assumption.
Qed.

Lemma implies_true : forall x f g, truth x (Implies f g) = true -> truth x f = true -> truth x g = true.
Proof. intros x f g H F. cbn in H. rewrite F in H. exact H. Qed.

(** ** Parity *)

Lemma odd_of_nat : forall a, Nat.odd a = (Z.of_nat a mod 2 =? 1).
Proof.
  induction a as [| a IH]; [reflexivity |].
  change (S a) with (1 + a)%nat. rewrite odd_succ, IH.
  destruct (Z.eqb_spec (Z.of_nat a mod 2) 1), (Z.eqb_spec (Z.of_nat (1 + a) mod 2) 1); try reflexivity;
    exfalso; Z.to_euclidean_division_equations; lia.
Qed.

Lemma even_of_nat : forall a, (Z.of_nat a mod 2 =? 0) = Nat.even a.
Proof.
  intro a. rewrite <- (negb_involutive (Nat.even a)). change (negb (Nat.even a)) with (Nat.odd a).
  rewrite odd_of_nat. destruct (Z.eqb_spec (Z.of_nat a mod 2) 0), (Z.eqb_spec (Z.of_nat a mod 2) 1);
    try reflexivity; exfalso; Z.to_euclidean_division_equations; lia.
Qed.

(** Who moves to a position of this remoteness wins. *)
Definition good (p : play) : nat -> bool := match p with Normal => Nat.even | Misere => Nat.odd end.

Lemma good_after : forall p a, negb (good p (1 + a)) = good p a.
Proof.
  intros p a. pose proof (odd_succ a) as E. unfold Nat.odd in E. destruct p; cbn [good].
  - rewrite E. apply negb_involutive.
  - rewrite odd_succ. apply negb_involutive.
Qed.

(** ** The conditions *)

Section Conditions.

(** The piles as forms of the coordinates and the coordinates as terms of the piles;
    what moves take from the coordinates. *)
Variable variables : list vector.
Variable coordinates : list term.
Variable moves : list vector.

Definition piles (y : vector) : list Z := map (fun a => dot a y) variables.

Definition legal (m : vector) : formula :=
  And (listed (map (fun ta => Compare Ge (fst ta) (Const (snd ta))) (combine coordinates m))).
Definition some_move : formula := Or (listed (map legal moves)).

(** Every option of a position called P is called N; those called N have an option called P. *)
Definition partial_conditions (isP isN : formula) : list formula :=
  map (fun m => Implies (And (listed [isP; legal m])) (after (piles m) isN)) moves ++
  [Implies isN (Or (listed (map (fun m => And (listed [legal m; after (piles m) isP])) moves)))].

Definition is_odd (t : term) : formula := Congruent t 1 2.
Definition one_less (t : term) : term := Plus (tcons t (tcons (Const (-1)) tnil)).

(** Who moves from a position of this remoteness wins, if somebody can move. *)
Definition won (p : play) (t : term) : formula :=
  match p with Normal => is_odd t | Misere => Congruent t 0 2 end.

(** f is 0 where no move is legal and positive elsewhere; no option is better than f says;
    some option has one less. *)
Definition remoteness_conditions (p : play) (f : term) : list formula :=
  Branch some_move (Compare Ge f (Const 1)) (Compare Eq f (Const 0)) ::
  map (fun m => let g := term_after (piles m) f in
    Implies (legal m) (Branch (won p f)
      (Or (listed [won p g; Compare Ge g (one_less f)]))
      (And (listed [won p g; Compare Lt g f])))) moves ++
  [Implies some_move (Or (listed (map (fun m => And (listed
      [legal m; Compare Eq (term_after (piles m) f) (one_less f)])) moves)))].

(** f is one of 0, ..., top; no option has the same; some option has v if v is less. *)
Definition grundy_conditions (top : nat) (f : term) : list formula :=
  And (listed [Compare Ge f (Const 0); Compare Le f (Const (Z.of_nat top))]) ::
  map (fun m => Implies (legal m) (Compare Ne (term_after (piles m) f) f)) moves ++
  map (fun v => Implies (Compare Gt f (Const (Z.of_nat v))) (Or (listed (map (fun m => And (listed
      [legal m; Compare Eq (term_after (piles m) f) (Const (Z.of_nat v))])) moves)))) (seq 0 top).

Definition accepted (n : nat) (conditions : list formula) (cs : list certificate) : bool :=
  Nat.eqb (length conditions) (length cs) &&
  forallb (fun fc => accepts n variables [] Normal (fst fc) (snd fc)) (combine conditions cs).

(** A formula without moves. *)
Lemma statement_by_points : forall n f c, accepts n variables [] Normal f c = true ->
  forall y, inC n y -> truth (piles y) f = true.
Proof.
  intros n f c A y Cy. pose proof (accepts_right n variables [] Normal f c A y Cy) as R.
  apply eqb_prop in R. exact R.
Qed.

Lemma accepted_all : forall n conditions cs, accepted n conditions cs = true ->
  forall f, In f conditions -> forall y, inC n y -> truth (piles y) f = true.
Proof.
  intros n conditions cs A. apply andb_true_iff in A. destruct A as [L A].
  apply Nat.eqb_eq in L. revert cs L A.
  induction conditions as [| f l IH]; intros [| c cs] L A g Hg y Cy; try discriminate; [destruct Hg |].
  cbn in A. apply andb_true_iff in A. destruct A as [A B]. destruct Hg as [<- | Hg].
  - exact (statement_by_points n f c A y Cy).
  - cbn in L. exact (IH cs ltac:(congruence) B g Hg y Cy).
Qed.

(** ** What they prove *)

Variable n : nat.
Variable X : Type.
Variable move : X -> X -> Prop.
Variable inside : X -> Prop.
Variable c : X -> vector.
Hypothesis finite : finite_play X move.
Hypothesis forth : forall x x', inside x -> move x x' -> inside x' /\
  exists m, In m moves /\ c x' = minus (c x) m /\ nonneg (c x') = true.
Hypothesis back : forall x m, inside x -> In m moves -> nonneg (minus (c x) m) = true ->
  exists x', move x x' /\ c x' = minus (c x) m.
Hypothesis at_least_0 : forall x, inside x -> inC n (c x).
Hypothesis moves_length : forall m, In m moves -> length m = n.
Hypothesis there_and_back : forall x, inside x -> map (value (piles (c x))) coordinates = c x.

Lemma piles_minus : forall y m, piles (minus y m) = minus (piles y) (piles m).
Proof.
  intros y m. unfold piles. induction variables as [| a l IH]; cbn; [reflexivity |].
  rewrite dot_minus, IH. reflexivity.
Qed.

Lemma legal_spec : forall x m, inside x -> In m moves ->
  (truth (piles (c x)) (legal m) = true <-> nonneg (minus (c x) m) = true).
Proof.
  intros x m I Hm. change (truth (piles (c x)) (legal m)) with
    (all (piles (c x)) (listed (map (fun ta => Compare Ge (fst ta) (Const (snd ta)))
       (combine coordinates m)))).
  rewrite all_listed. pose proof (at_least_0 x I) as [len _]. pose proof (moves_length m Hm) as lm.
  pose proof (there_and_back x I) as E. revert E. generalize (piles (c x)). intros l E.
  rewrite <- E in *. rewrite map_length, <- lm in len. clear - len. revert m len.
  induction coordinates as [| t ts IH]; intros [| a m] len; try discriminate.
  - split; [reflexivity | intros _ f []].
  - cbn in len. specialize (IH m ltac:(congruence)). cbn [combine map minus].
    change (nonneg (value l t - a :: minus (map (value l) ts) m)) with
      ((0 <=? value l t - a) && nonneg (minus (map (value l) ts) m)).
    rewrite andb_true_iff, <- IH, Z.leb_le. split.
    + intro H. split; [| intros f Hf; apply H; right; exact Hf].
      specialize (H _ (or_introl eq_refl)). cbn in H. apply Z.leb_le in H. lia.
    + intros [A H] f [<- | Hf]; [cbn; apply Z.leb_le; lia | exact (H f Hf)].
Qed.

(** A move seen from the formulas. *)
Lemma move_forth : forall x x', inside x -> move x x' -> inside x' /\
  exists m, In m moves /\ truth (piles (c x)) (legal m) = true /\
    piles (c x') = minus (piles (c x)) (piles m).
Proof.
  intros x x' I xx'. destruct (forth x x' I xx') as [I' [m [Hm [E pos]]]]. split; [exact I' |].
  exists m. split; [exact Hm |]. rewrite <- piles_minus, <- E. split; [| reflexivity].
  apply legal_spec; [exact I | exact Hm |]. rewrite <- E. exact pos.
Qed.

Lemma move_back : forall x m, inside x -> In m moves -> truth (piles (c x)) (legal m) = true ->
  exists x', move x x' /\ piles (c x') = minus (piles (c x)) (piles m).
Proof.
  intros x m I Hm L. apply (legal_spec x m I Hm) in L.
  destruct (back x m I Hm L) as [x' [xx' E]]. exists x'. split; [exact xx' |].
  rewrite E. apply piles_minus.
Qed.

Lemma some_move_spec : forall x, inside x ->
  (truth (piles (c x)) some_move = true <-> exists x', move x x').
Proof.
  intros x I. change (truth (piles (c x)) some_move) with (any (piles (c x)) (listed (map legal moves))).
  rewrite any_listed. split.
  - intros [f [Hf F]]. apply in_map_iff in Hf. destruct Hf as [m [<- Hm]].
    destruct (move_back x m I Hm F) as [x' [xx' _]]. exists x'. exact xx'.
  - intros [x' xx']. destruct (move_forth x x' I xx') as [_ [m [Hm [L _]]]].
    exists (legal m). split; [apply in_map; exact Hm | exact L].
Qed.

Theorem partial_by_conditions : forall isP isN,
  (forall f, In f (partial_conditions isP isN) -> forall y, inC n y -> truth (piles y) f = true) ->
  forall x, inside x ->
  (truth (piles (c x)) isP = true -> Ppos X move x) /\
  (truth (piles (c x)) isN = true -> Npos X move x).
Proof.
  intros isP isN H.
  induction x as [x IH] using (well_founded_ind finite). intro I. split; intro T.
  - constructor. intros x' xx'. destruct (move_forth x x' I xx') as [I' [m [Hm [L E]]]].
    apply (IH x' xx' I'). rewrite E, <- (proj1 (proj2 (proj2 (after_spec (piles m) _)))).
    apply (implies_true _ (And (listed [isP; legal m]))); [| apply both_true; auto].
    apply H; [| exact (at_least_0 x I)]. apply in_or_app. left.
    apply (in_map (fun m => Implies (And (listed [isP; legal m])) (after (piles m) isN))). exact Hm.
  - assert (S : any (piles (c x)) (listed
        (map (fun m => And (listed [legal m; after (piles m) isP])) moves)) = true).
    { apply (implies_true _ isN (Or _)); [| exact T]. apply H; [| exact (at_least_0 x I)].
      apply in_or_app. right. left. reflexivity. }
    apply any_listed in S. destruct S as [f [Hf F]]. apply in_map_iff in Hf.
    destruct Hf as [m [<- Hm]]. apply both_true in F. destruct F as [L F].
    destruct (move_back x m I Hm L) as [x' [xx' E]].
    apply (Npos_intro X move x x' xx'). apply (IH x' xx' (proj1 (move_forth x x' I xx'))).
    rewrite E, <- (proj1 (proj2 (proj2 (after_spec (piles m) _)))). exact F.
Qed.

(** ** Values *)

(** A move seen from a term that is right after it. *)
Lemma value_after : forall f (V : X -> nat) x x', inside x -> move x x' ->
  Z.of_nat (V x') = value (piles (c x')) f ->
  exists m, In m moves /\ truth (piles (c x)) (legal m) = true /\
    value (piles (c x)) (term_after (piles m) f) = Z.of_nat (V x').
Proof.
  intros f V x x' I xx' E. destruct (move_forth x x' I xx') as [_ [m [Hm [L E']]]].
  exists m. split; [exact Hm | split; [exact L |]].
  rewrite E, E'. apply after_spec.
Qed.

(** A disjunction over the moves seen from the positions. *)
Lemma some_value : forall f t (V : X -> nat) x, inside x ->
  (forall x', move x x' -> Z.of_nat (V x') = value (piles (c x')) f) ->
  truth (piles (c x)) (Or (listed (map (fun m => And (listed
    [legal m; Compare Eq (term_after (piles m) f) t])) moves))) = true ->
  exists x', move x x' /\ Z.of_nat (V x') = value (piles (c x)) t.
Proof.
  intros f t V x I E S. apply any_listed in S. destruct S as [g [Hg G]].
  apply in_map_iff in Hg. destruct Hg as [m [<- Hm]]. apply both_true in G. destruct G as [L G].
  destruct (move_back x m I Hm L) as [x' [xx' E']]. exists x'. split; [exact xx' |].
  change ((value (piles (c x)) (term_after (piles m) f) =? value (piles (c x)) t) = true) in G.
  apply Z.eqb_eq in G. rewrite <- G, (E x' xx'), E'. symmetry. apply after_spec.
Qed.

Lemma won_spec : forall p t x a, value x t = Z.of_nat a -> truth x (won p t) = negb (good p a).
Proof.
  intros p t x a E. destruct p.
  - change ((value x t mod 2 =? 1) = Nat.odd a). rewrite E. symmetry. apply odd_of_nat.
  - change ((value x t mod 2 =? 0) = negb (negb (Nat.even a))).
    rewrite E, negb_involutive. apply even_of_nat.
Qed.

Theorem remoteness_by_conditions : forall p f R, solves_smith X move (good p) R ->
  (forall g, In g (remoteness_conditions p f) -> forall y, inC n y -> truth (piles y) g = true) ->
  forall x, inside x -> Z.of_nat (R x) = value (piles (c x)) f.
Proof.
  intros p f R sol H. induction x as [x IH] using (well_founded_ind finite). intro I.
  assert (IH' : forall x', move x x' -> Z.of_nat (R x') = value (piles (c x')) f).
  { intros x' xx'. exact (IH x' xx' (proj1 (move_forth x x' I xx'))). }
  pose proof (fun g Hg => H g Hg (c x) (at_least_0 x I)) as Hx. clear H IH.
  set (v := value (piles (c x)) f). destruct (sol x) as (none & some & all).
  assert (T : (if truth (piles (c x)) some_move then 1 <=? v else v =? 0) = true)
    by (apply (Hx _ (or_introl eq_refl))).
  pose proof (some_move_spec x I) as M.
  destruct (truth (piles (c x)) some_move) eqn:S.
  2: { rewrite none; [symmetry; apply Z.eqb_eq; exact T |].
       intros x' xx'. enough (false = true) by discriminate. apply M. eauto. }
  apply Z.leb_le in T.
  assert (next : exists x', move x x' /\ Z.of_nat (R x') = v - 1).
  { apply (some_value f (one_less f) R x I IH').
    apply (implies_true _ some_move (Or _)); [| exact S]. apply Hx.
    right. apply in_or_app. right. left. reflexivity. }
  assert (bound : forall x', move x x' ->
    if truth (piles (c x)) (won p f) then good p (R x') = false \/ v - 1 <= Z.of_nat (R x')
    else good p (R x') = false /\ Z.of_nat (R x') < v).
  { intros x' xx'. destruct (value_after f R x x' I xx' (IH' x' xx')) as [m [Hm [L E]]].
    assert (G : truth (piles (c x)) (let g := term_after (piles m) f in Branch (won p f)
        (Or (listed [won p g; Compare Ge g (one_less f)]))
        (And (listed [won p g; Compare Lt g f]))) = true).
    { apply (implies_true _ (legal m)); [| exact L]. apply Hx. right. apply in_or_app. left.
      apply (in_map (fun m => let g := term_after (piles m) f in Implies (legal m)
        (Branch (won p f) (Or (listed [won p g; Compare Ge g (one_less f)]))
          (And (listed [won p g; Compare Lt g f]))))). exact Hm. }
    cbn zeta in G. pose proof (won_spec p _ _ _ E) as W. revert G. cbn [truth].
    destruct (truth (piles (c x)) (won p f)); intro G.
    - apply any_listed in G. destruct G as [g [[<- | [<- | []]] G]].
      + left. rewrite W in G. apply negb_true_iff. exact G.
      + right. cbn [truth related value] in G. rewrite E in G. cbn in G. apply Z.leb_le in G.
        fold v in G. lia.
    - apply both_true in G. destruct G as [G1 G2]. split.
      + rewrite W in G1. apply negb_true_iff. exact G1.
      + cbn [truth related] in G2. rewrite E in G2. apply Z.ltb_lt in G2. exact G2. }
  destruct next as [x1 [xx1 E1]].
  assert (W : truth (piles (c x)) (won p f) = good p (R x1)).
  { rewrite (won_spec p f (piles (c x)) (1 + R x1)) by (fold v; lia). apply good_after. }
  rewrite W in bound. destruct (good p (R x1)) eqn:g1.
  - destruct (some (ex_intro _ x1 (conj xx1 g1))) as [(x2 & xx2 & g2 & E2) least].
    specialize (least x1 xx1 g1). destruct (bound x2 xx2); [congruence | lia].
  - destruct (all (ex_intro _ x1 xx1) (fun y xy => proj1 (bound y xy))) as [(x2 & xx2 & E2) greatest].
    specialize (greatest x1 xx1). pose proof (proj2 (bound x2 xx2)). lia.
Qed.

Theorem grundy_by_conditions : forall top f G, solves_grundy X move G ->
  (forall g, In g (grundy_conditions top f) -> forall y, inC n y -> truth (piles y) g = true) ->
  forall x, inside x -> Z.of_nat (G x) = value (piles (c x)) f.
Proof.
  intros top f G sol H. induction x as [x IH] using (well_founded_ind finite). intro I.
  assert (IH' : forall x', move x x' -> Z.of_nat (G x') = value (piles (c x')) f).
  { intros x' xx'. exact (IH x' xx' (proj1 (move_forth x x' I xx'))). }
  pose proof (fun g Hg => H g Hg (c x) (at_least_0 x I)) as Hx. clear H IH.
  set (v := value (piles (c x)) f). destruct (sol x) as [other less].
  assert (T : truth (piles (c x)) (And (listed [Compare Ge f (Const 0);
      Compare Le f (Const (Z.of_nat top))])) = true) by (apply Hx; left; reflexivity).
  apply both_true in T. destruct T as [low high].
  change ((0 <=? v) = true) in low. change ((v <=? Z.of_nat top) = true) in high.
  apply Z.leb_le in low. apply Z.leb_le in high.
  destruct (Z.lt_trichotomy (Z.of_nat (G x)) v) as [lt | [eq | gt]]; [exfalso | exact eq | exfalso].
  - destruct (some_value f (Const (Z.of_nat (G x))) G x I IH') as [x' [xx' E]].
    + apply (implies_true _ (Compare Gt f (Const (Z.of_nat (G x)))) (Or _)).
      * apply Hx. right. apply in_or_app. right.
        apply (in_map (fun v => Implies (Compare Gt f (Const (Z.of_nat v))) (Or (listed (map (fun m =>
          And (listed [legal m; Compare Eq (term_after (piles m) f) (Const (Z.of_nat v))])) moves))))).
        apply in_seq. lia.
      * apply Z.ltb_lt. exact lt.
    + cbn in E. exact (other x' xx' ltac:(lia)).
  - destruct (less (Z.to_nat v) ltac:(lia)) as [x' [xx' E]].
    destruct (value_after f G x x' I xx' (IH' x' xx')) as [m [Hm [L E']]].
    assert (N : truth (piles (c x)) (Compare Ne (term_after (piles m) f) f) = true).
    { apply (implies_true _ (legal m)); [| exact L]. apply Hx. right. apply in_or_app. left.
      apply (in_map (fun m => Implies (legal m) (Compare Ne (term_after (piles m) f) f))). exact Hm. }
    cbn [truth related] in N. rewrite E' in N. fold v in N. apply negb_true_iff in N.
    apply Z.eqb_neq in N. lia.
Qed.

End Conditions.

(** ** SN(n,A) on sorted piles *)

Definition gap_term (i : nat) : term :=
  match i with
  | O => Var O
  | S j => Plus (tcons (Var i) (tcons (Times (-1) (Var j)) tnil))
  end.
Definition gap_terms (n : nat) : list term := map gap_term (seq 0 n).

Lemma nth_gaps : forall l b i, (i < length l)%nat ->
  nth i (gaps b l) 0 = nth i l 0 - match i with O => b | S j => nth j l 0 end.
Proof.
  induction l as [| a l IH]; intros b [| i] lt; cbn in lt; try lia; [reflexivity |].
  cbn [gaps nth]. rewrite IH by lia. destruct i; reflexivity.
Qed.

Lemma gap_terms_spec : forall l, map (value l) (gap_terms (length l)) = gaps 0 l.
Proof.
  intro l. apply nth_ext with (d := 0) (d' := 0).
  - unfold gap_terms. rewrite !map_length, seq_length, gaps_length. reflexivity.
  - intros i lt. unfold gap_terms in *. rewrite !map_length, seq_length in lt. rewrite map_map.
    rewrite nth_gaps by exact lt.
    rewrite (nth_indep _ 0 (value l (gap_term 0)))
      by (rewrite map_length, seq_length; exact lt).
    rewrite (map_nth (fun i => value l (gap_term i))), seq_nth by exact lt.
    destruct i; cbn [Nat.add gap_term value values summed]; lia.
Qed.

Section Sorted.

Variable n : nat.
Variable sizes : list nat.
Hypothesis nonempty : one_of sizes 0 = false.

Local Notation inside := (fun x : position => length x = n).
Local Notation moves := (sorted_moves n (one_of sizes)).

Lemma sorted_in : forall x, inside x -> inC n (sorted_coordinates x).
Proof.
  intros x len. split; [| apply sorted_nonneg].
  unfold sorted_coordinates, heights. rewrite gaps_length, map_length, sorted_length. exact len.
Qed.

Lemma sorted_moves_length : forall m, In m moves -> length m = n.
Proof.
  intros m Hm. apply in_map_iff in Hm. destruct Hm as [s [<- Hs]]. apply filter_In in Hs.
  unfold bits. rewrite gaps_length, map_length. apply masks_length. apply Hs.
Qed.

Lemma sorted_heights : forall x, inside x ->
  piles (piles_by_gaps n) (sorted_coordinates x) = heights (sorted x).
Proof. intros x <-. apply sorted_piles. Qed.

Lemma sorted_there_and_back : forall x, inside x ->
  map (value (piles (piles_by_gaps n) (sorted_coordinates x))) (gap_terms n) = sorted_coordinates x.
Proof.
  intros x len. rewrite sorted_heights by exact len. rewrite <- len.
  rewrite <- (sorted_length x). unfold sorted_coordinates.
  rewrite <- (gap_terms_spec (heights (sorted x))). unfold heights. rewrite map_length. reflexivity.
Qed.

End Sorted.

Definition check_partial (n : nat) (sizes : list nat) (isP isN : formula) (cs : list certificate) : bool :=
  negb (one_of sizes 0) &&
  accepted (piles_by_gaps n) n (partial_conditions (piles_by_gaps n) (gap_terms n)
    (sorted_moves n (one_of sizes)) isP isN) cs.

Theorem partial_by_points : forall n sizes isP isN cs, check_partial n sizes isP isN cs = true ->
  forall x, length x = n ->
  (truth (heights (sorted x)) isP = true -> Ppos position (move (one_of sizes)) x) /\
  (truth (heights (sorted x)) isN = true -> Npos position (move (one_of sizes)) x).
Proof.
  intros n sizes isP isN cs A x len. apply andb_true_iff in A. destruct A as [A0 A].
  apply negb_true_iff in A0. rewrite <- (sorted_heights n x len).
  refine (partial_by_conditions _ _ _ n position _ (fun x => length x = n) sorted_coordinates
    (move_finite _ A0) _ _ (sorted_in n) (sorted_moves_length n sizes)
    (sorted_there_and_back n) isP isN (accepted_all _ n _ cs A) x len).
  - intros y z ly yz. exact (sorted_forth n _ y z ly yz).
  - intros y m ly Hm pos. exact (sorted_back n _ y m ly Hm pos).
Qed.

Definition check_smith (p : play) (n : nat) (sizes : list nat) (says : term)
    (cs : list certificate) : bool :=
  negb (one_of sizes 0) &&
  accepted (piles_by_gaps n) n (remoteness_conditions (piles_by_gaps n) (gap_terms n)
    (sorted_moves n (one_of sizes)) p says) cs.

Theorem smith_by_points : forall p n sizes says cs, check_smith p n sizes says cs = true ->
  forall R, solves_smith position (move (one_of sizes)) (good p) R ->
  forall x, length x = n -> Z.of_nat (R x) = value (heights (sorted x)) says.
Proof.
  intros p n sizes says cs A R sol x len. apply andb_true_iff in A. destruct A as [A0 A].
  apply negb_true_iff in A0. rewrite <- (sorted_heights n x len).
  exact (remoteness_by_conditions _ _ _ n position _ (fun x => length x = n) sorted_coordinates
    (move_finite _ A0) (fun y z ly yz => sorted_forth n _ y z ly yz)
    (fun y m ly Hm pos => sorted_back n _ y m ly Hm pos) (sorted_in n) (sorted_moves_length n sizes)
    (sorted_there_and_back n) p says R sol (accepted_all _ n _ cs A) x len).
Qed.

Definition check_remoteness : nat -> list nat -> term -> list certificate -> bool := check_smith Normal.

Theorem remoteness_by_points : forall n sizes says cs, check_remoteness n sizes says cs = true ->
  forall x, length x = n ->
  Z.of_nat (remoteness (one_of sizes) x) = value (heights (sorted x)) says.
Proof.
  intros n sizes says cs A. apply (smith_by_points Normal n sizes says cs A).
  apply remoteness_is_smith. apply andb_true_iff in A. apply negb_true_iff. apply A.
Qed.

Definition check_grundy (n : nat) (sizes : list nat) (top : nat) (says : term)
    (cs : list certificate) : bool :=
  negb (one_of sizes 0) &&
  accepted (piles_by_gaps n) n (grundy_conditions (piles_by_gaps n) (gap_terms n)
    (sorted_moves n (one_of sizes)) top says) cs.

Theorem grundy_by_points : forall n sizes top says cs, check_grundy n sizes top says cs = true ->
  forall G, solves_grundy position (move (one_of sizes)) G ->
  forall x, length x = n -> Z.of_nat (G x) = value (heights (sorted x)) says.
Proof.
  intros n sizes top says cs A G sol x len. apply andb_true_iff in A. destruct A as [A0 A].
  apply negb_true_iff in A0. rewrite <- (sorted_heights n x len).
  exact (grundy_by_conditions _ _ _ n position _ (fun x => length x = n) sorted_coordinates
    (move_finite _ A0) (fun y z ly yz => sorted_forth n _ y z ly yz)
    (fun y m ly Hm pos => sorted_back n _ y m ly Hm pos) (sorted_in n) (sorted_moves_length n sizes)
    (sorted_there_and_back n) top says G sol (accepted_all _ n _ cs A) x len).
Qed.

(** ** Under a hypothesis, given a description of all P-positions *)

Definition check_restricted (n : nat) (sizes : list nat) (p : play) (under says given : formula)
    (c agrees : certificate) : bool :=
  check_sorted n sizes p given c &&
  accepts n (piles_by_gaps n) [] Normal (Implies under (Iff says given)) agrees.

Theorem restricted_by_points : forall n sizes p under says given c agrees,
  check_restricted n sizes p under says given c agrees = true ->
  forall x, length x = n -> truth (heights (sorted x)) under = true ->
  (P_position p position (move (one_of sizes)) x <-> truth (heights (sorted x)) says = true).
Proof.
  intros n sizes p under says given c agrees A x len U. apply andb_true_iff in A.
  destruct A as [G A]. rewrite (sorted_by_points n sizes p given c G x len).
  pose proof (statement_by_points _ n _ _ A _ (sorted_in n x len)) as E.
  rewrite (sorted_heights n x len) in E. apply (implies_true _ under (Iff says given)) in E; [| exact U].
  change (eqb (truth (heights (sorted x)) says) (truth (heights (sorted x)) given) = true) in E.
  apply eqb_prop in E. rewrite E. reflexivity.
Qed.

(** ** Slow hypergraph Nim *)

Definition check_partial_edges (n : nat) (edges : list mask) (isP isN : formula)
    (cs : list certificate) : bool :=
  edges_ok n edges &&
  accepted (map (unit n) (seq 0 n)) n (partial_conditions (map (unit n) (seq 0 n))
    (map Var (seq 0 n)) (map bits edges) isP isN) cs.

Lemma values_of_variables : forall l, map (value l) (map Var (seq 0 (length l))) = l.
Proof.
  intro l. rewrite map_map. apply nth_ext with (d := 0) (d' := 0).
  - rewrite map_length, seq_length. reflexivity.
  - intros i lt. rewrite map_length, seq_length in lt.
    rewrite (nth_indep _ 0 (value l (Var 0))) by (rewrite map_length, seq_length; exact lt).
    rewrite (map_nth (fun j => value l (Var j))), seq_nth by exact lt. reflexivity.
Qed.

Section Edges.

Variable n : nat.
Variable edges : list mask.
Hypothesis ok : edges_ok n edges = true.

Local Notation inside := (fun x : position => length x = n).

Lemma edge_heights : forall x, inside x -> piles (map (unit n) (seq 0 n)) (heights x) = heights x.
Proof. intros x len. apply piles_by_units. rewrite <- len. apply map_length. Qed.

Lemma edge_in : forall x, inside x -> inC n (heights x).
Proof. intros x len. split; [rewrite <- len; apply map_length | apply heights_nonneg]. Qed.

Lemma edge_moves_length : forall m, In m (map bits edges) -> length m = n.
Proof.
  intros m Hm. apply in_map_iff in Hm. destruct Hm as [s [<- Hs]]. unfold bits.
  rewrite map_length. exact (proj2 (edges_ok_spec n edges s ok Hs)).
Qed.

Lemma edge_there_and_back : forall x, inside x ->
  map (value (piles (map (unit n) (seq 0 n)) (heights x))) (map Var (seq 0 n)) = heights x.
Proof.
  intros x len. rewrite (edge_heights x len), <- len. rewrite <- (map_length Z.of_nat x).
  apply values_of_variables.
Qed.

End Edges.

Theorem partial_edges_by_points : forall n edges isP isN cs,
  check_partial_edges n edges isP isN cs = true ->
  forall x, length x = n ->
  (truth (heights x) isP = true -> Ppos position (edge_move edges) x) /\
  (truth (heights x) isN = true -> Npos position (edge_move edges) x).
Proof.
  intros n edges isP isN cs A x len. apply andb_true_iff in A. destruct A as [ok A].
  rewrite <- (edge_heights n x len).
  exact (partial_by_conditions _ _ _ n position _ (fun x => length x = n) heights
    (edge_move_finite n edges ok) (fun y z ly yz => edge_forth n edges y z ly yz)
    (fun y m ly Hm pos => edge_back n edges y m ok ly Hm pos) (edge_in n)
    (edge_moves_length n edges ok) (edge_there_and_back n) isP isN (accepted_all _ n _ cs A) x len).
Qed.

Definition check_grundy_edges (n : nat) (edges : list mask) (top : nat) (says : term)
    (cs : list certificate) : bool :=
  edges_ok n edges &&
  accepted (map (unit n) (seq 0 n)) n (grundy_conditions (map (unit n) (seq 0 n))
    (map Var (seq 0 n)) (map bits edges) top says) cs.

Theorem grundy_edges_by_points : forall n edges top says cs,
  check_grundy_edges n edges top says cs = true ->
  forall G, solves_grundy position (edge_move edges) G ->
  forall x, length x = n -> Z.of_nat (G x) = value (heights x) says.
Proof.
  intros n edges top says cs A G sol x len. apply andb_true_iff in A. destruct A as [ok A].
  rewrite <- (edge_heights n x len).
  exact (grundy_by_conditions _ _ _ n position _ (fun x => length x = n) heights
    (edge_move_finite n edges ok) (fun y z ly yz => edge_forth n edges y z ly yz)
    (fun y m ly Hm pos => edge_back n edges y m ok ly Hm pos) (edge_in n)
    (edge_moves_length n edges ok) (edge_there_and_back n) top says G sol
    (accepted_all _ n _ cs A) x len).
Qed.
