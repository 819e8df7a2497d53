(** * When a formula has the same truth value at two points (1.5)

    Along every way to choose residues, and which member of a minimum is least, a
    term is one piece: a linear function over a denominator. The checker
    [settled_formula] goes all these ways and asks for each comparison whether a
    threshold decides it, and for each residue whether the steps keep it. *)

From Coq Require Import List ZArith Lia Bool.
From NimLab Require Import Presburger Vectors.
Import ListNotations.
Local Open Scope Z_scope.

(** A linear form, and numbers t such that it matters whether the form is >= t. *)
Definition wall : Type := vector * list Z.

(** (slope * y + offset) / den. *)
Record piece := Piece { slope : vector; offset : Z; den : Z }.

Definition numerator (p : piece) (u : vector) : Z := dot (slope p) u + offset p.
Definition gives (p : piece) (u : vector) (v : Z) : Prop :=
  0 < den p /\ den p * v = numerator p u.

Definition constant (c : Z) : piece := Piece [] c 1.

Definition gcd_of (a : vector) : Z := fold_right Z.gcd 0 a.

(** In lower terms, if that is exact. *)
Definition lower_terms (p : piece) : piece :=
  let g := Z.gcd (gcd_of (slope p)) (Z.gcd (offset p) (den p)) in
  let q := Piece (map (fun a => a / g) (slope p)) (offset p / g) (den p / g) in
  if (0 <? g) && same (scale g (slope q)) (slope p) && (g * offset q =? offset p)
     && (g * den q =? den p)
  then q else p.

Definition combine (c : Z) (p q : piece) : piece :=
  lower_terms
    (Piece (add (scale (den q) (slope p)) (scale (c * den p) (slope q)))
       (den q * offset p + c * den p * offset q) (den p * den q)).

Definition times (c : Z) (p : piece) : piece :=
  lower_terms (Piece (scale c (slope p)) (c * offset p) (den p)).

(** ⌊p/d⌋, where p is r modulo d. *)
Definition quotient (p : piece) (r d : Z) : piece :=
  lower_terms (Piece (slope p) (offset p - r * den p) (den p * d)).

(** -p - 1, which is >= 0 where p is not. *)
Definition flip (p : piece) : piece :=
  Piece (map Z.opp (slope p)) (- offset p - den p) (den p).

(** What p is at u - m, said of u. *)
Definition shift (p : piece) (m : vector) : piece :=
  Piece (slope p) (offset p - dot (slope p) m) (den p).

(** p >= 0, and p < 0, wherever it is an integer on nonnegative vectors. *)
Definition surely (p : piece) : bool := nonneg (slope p) && (- den p <? offset p).
Definition surely_not (p : piece) : bool := surely (flip p).

Definition fact_eq (p q : piece) : bool :=
  if offset p =? offset q then if den p =? den q then same (slope p) (slope q) else false else false.

(** The sign of a piece, or the residue of a form. *)
Inductive fact := Sign (p : piece) (b : bool) | Residue (a : vector) (m r : Z).

Definition facts := list fact.

Fixpoint sign_in (p : piece) (e : facts) : option bool :=
  match e with
  | [] => None
  | Sign q b :: e => if fact_eq q p then Some b else sign_in p e
  | _ :: e => sign_in p e
  end.

Fixpoint residue_in (a : vector) (m : Z) (e : facts) : option Z :=
  match e with
  | [] => None
  | Residue b k r :: e =>
      if k =? m then if same b a then Some r else residue_in a m e else residue_in a m e
  | _ :: e => residue_in a m e
  end.

(** All results, if there are. *)
Fixpoint gather {A B} (f : A -> option (list B)) (l : list A) : option (list B) :=
  match l with
  | [] => Some []
  | a :: l =>
      match f a with
      | None => None
      | Some r => match gather f l with None => None | Some rest => Some (r ++ rest) end
      end
  end.

Definition then_ {A B} (o : option (list A)) (f : A -> option (list B)) : option (list B) :=
  match o with None => None | Some l => gather f l end.

Definition upto (m : Z) : list Z := map Z.of_nat (seq 0 (Z.to_nat m)).

Section Checker.

Variable variables : list vector. (* each variable as a form of the coordinates *)
Variable walls : list wall.
Variable steps : list vector.
Variable shifts : list vector. (* no move, and all moves *)

(** The wall's form is a multiple of the slope, and one of its thresholds says p >= 0. *)
Definition decides (g : Z) (a : vector) (p : piece) (w : wall) : bool :=
  (same a (fst w) &&
   existsb (fun t => (- offset p - den p <? g * t) && (g * t <? - offset p + g)) (snd w))
  || (same (map Z.opp a) (fst w) &&
   existsb (fun t => (- offset p - den p <? g - g * t) && (g - g * t <? - offset p + g)) (snd w)).

Definition decided (p : piece) : bool :=
  surely p || surely_not p ||
  let g := gcd_of (slope p) in
  let a := map (fun s => s / g) (slope p) in
  (0 <? g) && same (scale g a) (slope p) && existsb (decides g a p) walls.

Definition settled (p : piece) : bool :=
  surely p || surely_not p || forallb (fun m => decided (shift p m)) shifts.

Definition keeps (a : vector) (m : Z) : bool :=
  (0 <? m) && forallb (fun z => dot a z mod m =? 0) steps.

(** Is p >= 0? *)
Definition decide (e : facts) (p : piece) : option (list (facts * bool)) :=
  if surely p then Some [(e, true)]
  else if surely_not p then Some [(e, false)]
  else match sign_in p e with
  | Some b => Some [(e, b)]
  | None =>
      match sign_in (flip p) e with
      | Some b => Some [(e, negb b)]
      | None =>
          if settled p then Some [(Sign p true :: e, true); (Sign p false :: e, false)] else None
      end
  end.

(** The residue of the form. *)
Definition residue (e : facts) (a : vector) (m : Z) : option (list (facts * Z)) :=
  match residue_in a m e with
  | Some r => Some [(e, r)]
  | None =>
      if keeps a m then Some (map (fun r => (Residue a m r :: e, r)) (upto m)) else None
  end.

(** The residue of a piece. *)
Definition residue_of (e : facts) (p : piece) (m : Z) : option (list (facts * Z)) :=
  let M := m * den p in
  let g := Z.gcd (gcd_of (slope p)) M in
  let k := M / g in
  let a := map (fun s => s mod M / g) (slope p) in
  if (0 <? m) && (0 <? g) && (g * k =? M)
     && forallb (fun s => (s - g * (s mod M / g)) mod M =? 0) (slope p)
  then
    then_ (residue e a k) (fun er =>
      let n := g * snd er + offset p in
      if n mod den p =? 0 then Some [(fst er, n / den p mod m)] else Some [])
  else None.

(** Of pieces, those that can be least. *)
Definition insert (p : piece) (l : list piece) : list piece :=
  if existsb (fun q => surely (combine (-1) p q)) l then l
  else p :: filter (fun q => negb (surely (combine (-1) q p))) l.

Fixpoint pick (e : facts) (p : piece) (l : list piece) : option (list (facts * piece)) :=
  match l with
  | [] => Some [(e, p)]
  | q :: l =>
      then_ (decide e (combine (-1) q p)) (fun eb =>
        if snd eb then pick (fst eb) p l else pick (fst eb) q l)
  end.

Definition pick_least (e : facts) (l : list piece) : option (list (facts * piece)) :=
  match fold_right insert [] l with [] => None | p :: l => pick e p l end.

Fixpoint formulas_length (l : formulas) : nat :=
  match l with fnil => 0%nat | fcons _ l => S (formulas_length l) end.

Fixpoint open (e : facts) (t : term) : option (list (facts * piece)) :=
  match t with
  | Const c => Some [(e, constant c)]
  | Var i => Some [(e, Piece (nth i variables []) 0 1)]
  | Plus l =>
      then_ (opens e l) (fun eps =>
        Some [(fst eps, fold_right (combine 1) (constant 0) (snd eps))])
  | Times c t => then_ (open e t) (fun ep => Some [(fst ep, times c (snd ep))])
  | Div t d =>
      then_ (open e t) (fun ep =>
      then_ (residue_of (fst ep) (snd ep) d) (fun er =>
        Some [(fst er, quotient (snd ep) (snd er) d)]))
  | Mod t m =>
      then_ (open e t) (fun ep =>
      then_ (residue_of (fst ep) (snd ep) m) (fun er => Some [(fst er, constant (snd er))]))
  | Min l => then_ (opens e l) (fun eps => pick_least (fst eps) (snd eps))
  | Max l =>
      then_ (opens e l) (fun eps =>
      then_ (pick_least (fst eps) (map (times (-1)) (snd eps))) (fun ep =>
        Some [(fst ep, times (-1) (snd ep))]))
  | Count l =>
      Some (map (fun i => (e, constant (Z.of_nat i))) (seq 0 (S (formulas_length l))))
  | Ite _ a b =>
      match open e a, open e b with Some r, Some s => Some (r ++ s) | _, _ => None end
  end
with opens (e : facts) (l : terms) : option (list (facts * list piece)) :=
  match l with
  | tnil => Some [(e, [])]
  | tcons t l =>
      then_ (open e t) (fun ep =>
      then_ (opens (fst ep) l) (fun eps => Some [(fst eps, snd ep :: snd eps)]))
  end.

Definition difference_settled (r : relation) (e : facts) (p q : piece) : bool :=
  let at_least := match r with Le | Gt => true | _ => 
    match decide e (combine (-1) p q) with Some _ => true | None => false end end in
  let more := match r with Ge | Lt => true | _ => 
    match decide e (combine (-1) (combine (-1) p q) (constant 1)) with
    | Some _ => true | None => false end end in
  at_least && more.

Fixpoint settled_term (t : term) : bool :=
  match t with
  | Const _ | Var _ => true
  | Plus l | Min l | Max l => settled_terms l
  | Times _ t | Div t _ | Mod t _ => settled_term t
  | Count l => settled_formulas l
  | Ite c a b => settled_formula c && settled_term a && settled_term b
  end
with settled_terms (l : terms) : bool :=
  match l with tnil => true | tcons t l => settled_term t && settled_terms l end
with settled_formula (f : formula) : bool :=
  match f with
  | Truth _ => true
  | Compare r a b =>
      settled_term a && settled_term b &&
      match then_ (open [] a) (fun ep =>
            then_ (open (fst ep) b) (fun eq =>
              if difference_settled r (fst eq) (snd ep) (snd eq) then Some [tt] else None)) with
      | Some _ => true
      | None => false
      end
  | Congruent t _ m =>
      settled_term t && (0 <? m) &&
      match then_ (open [] t) (fun ep =>
              match residue_of (fst ep) (snd ep) m with Some _ => Some [tt] | None => None end) with
      | Some _ => true
      | None => false
      end
  | Not f => settled_formula f
  | And l | Or l => settled_formulas l
  | Implies f g | Iff f g | Xor f g => settled_formula f && settled_formula g
  | Branch c f g => settled_formula c && settled_formula f && settled_formula g
  end
with settled_formulas (l : formulas) : bool :=
  match l with fnil => true | fcons f l => settled_formula f && settled_formulas l end.

(** ** Soundness *)

(** Two points that agree in all thresholds and differ by a step, after the same shift. *)
Variables y y' m : vector.
Hypothesis agree : forall w t, In w walls -> In t (snd w) ->
  (t <=? dot (fst w) y) = (t <=? dot (fst w) y').
Hypothesis step : forall a k, keeps a k = true -> dot a y mod k = dot a y' mod k.
Hypothesis y_nonneg : nonneg y = true.
Hypothesis y'_nonneg : nonneg y' = true.
Hypothesis m_shift : In m shifts.

Let u := minus y m.
Let u' := minus y' m.
Hypothesis u_nonneg : nonneg u = true.
Hypothesis u'_nonneg : nonneg u' = true.

Let at_u := map (fun a => dot a u) variables.
Let at_u' := map (fun a => dot a u') variables.

Lemma gather_In : forall A B (f : A -> option (list B)) l r a,
  gather f l = Some r -> In a l -> exists s, f a = Some s /\ incl s r.
Proof.
  induction l as [| b l IH]; intros r a G Hin; [destruct Hin |].
  cbn in G. destruct Hin as [-> | Hin].
  - destruct (f a) as [s |] eqn:E; [| discriminate].
    destruct (gather f l); [| discriminate]. injection G as <-.
    exists s. split; [reflexivity | apply incl_appl, incl_refl].
  - destruct (f b) as [s |]; [| discriminate].
    destruct (gather f l) as [rest |] eqn:E; [| discriminate]. injection G as <-.
    destruct (IH rest a eq_refl Hin) as [s' [E' sub]].
    exists s'. split; [exact E' | apply incl_appr, sub].
Qed.

Lemma then_In : forall A B (o : option (list A)) (f : A -> option (list B)) r,
  then_ o f = Some r ->
  exists l, o = Some l /\ forall a, In a l -> exists s, f a = Some s /\ incl s r.
Proof.
  intros A B [l |] f r H; cbn in H; [| discriminate].
  exists l. split; [reflexivity |]. intros a. apply gather_In. exact H.
Qed.

(** *** Pieces *)

Lemma gives_iff : forall p q w v k, 0 < k -> 0 < den q ->
  k * den q = den p -> k * numerator q w = numerator p w -> (gives p w v -> gives q w v).
Proof.
  intros p q w v k k0 d0 E1 E2 [D N]. split; [exact d0 |].
  rewrite <- E1, <- E2 in N. apply (Z.mul_reg_l _ _ k); [lia |]. rewrite <- N. ring.
Qed.

Lemma gives_lower : forall p w v, gives p w v -> gives (lower_terms p) w v.
Proof.
  intros p w v G. unfold lower_terms.
  set (g := Z.gcd _ _). set (q := Piece _ _ _).
  destruct (_ && _) eqn:E; [| exact G].
  rewrite !andb_true_iff in E. destruct E as [[[g0 E1] E2] E3].
  apply Z.ltb_lt in g0. apply same_eq in E1. apply Z.eqb_eq in E2, E3.
  apply (gives_iff p q w v g); try assumption.
  - destruct G as [D _]. rewrite <- E3 in D. apply Z.lt_0_mul in D. lia.
  - unfold numerator. rewrite <- E1, <- E2, dot_scale. ring.
Qed.

Lemma gives_combine : forall c p q w v v', gives p w v -> gives q w v' ->
  gives (combine c p q) w (v + c * v').
Proof.
  intros c p q w v v' [D1 N1] [D2 N2]. apply gives_lower. unfold gives, numerator in *. cbn [slope offset den].
  rewrite dot_add, !dot_scale. split; [nia |].
  replace (den p * den q * (v + c * v')) with (den q * (den p * v) + c * den p * (den q * v')) by ring.
  rewrite N1, N2. ring.
Qed.

Lemma gives_times : forall c p w v, gives p w v -> gives (times c p) w (c * v).
Proof.
  intros c p w v [D N]. apply gives_lower. unfold gives, numerator in *. cbn [slope offset den].
  rewrite dot_scale. split; [exact D |].
  replace (den p * (c * v)) with (c * (den p * v)) by ring. rewrite N. ring.
Qed.

Lemma gives_quotient : forall p w v d, 0 < d -> gives p w v ->
  gives (quotient p (v mod d) d) w (v / d).
Proof.
  intros p w v d d0 [D N]. apply gives_lower. unfold gives, numerator in *. cbn [slope offset den].
  split; [nia |].
  pose proof (Z.div_mod v d ltac:(lia)) as E.
  replace (den p * d * (v / d)) with (den p * (d * (v / d))) by ring.
  replace (d * (v / d)) with (v - v mod d) by lia.
  rewrite Z.mul_sub_distr_l, N. ring.
Qed.

Lemma gives_constant : forall c w, gives (constant c) w c.
Proof. intros. unfold gives, numerator. cbn [slope offset den constant dot]. lia. Qed.

Lemma gives_flip : forall p w v, gives p w v -> gives (flip p) w (- v - 1).
Proof.
  intros p w v [D N]. unfold gives, numerator in *. cbn [slope offset den flip].
  split; [exact D |].
  rewrite dot_opp_l. lia.
Qed.

Lemma gives_shift : forall p x v, gives p (minus x m) v -> gives (shift p m) x v.
Proof.
  intros p x v [D N]. unfold gives, numerator in *. cbn [slope offset den shift].
  rewrite dot_minus in N. split; [exact D | lia].
Qed.

Lemma gives_unique : forall p w v v', gives p w v -> gives p w v' -> v = v'.
Proof. intros p w v v' [D N] [_ N']. apply (Z.mul_reg_l _ _ (den p)); lia. Qed.

Lemma surely_true : forall p w v, nonneg w = true -> gives p w v -> surely p = true -> 0 <= v.
Proof.
  intros p w v pos [D N] S. apply andb_true_iff in S. destruct S as [S1 S2].
  apply Z.ltb_lt in S2. pose proof (dot_nonneg _ _ S1 pos). unfold numerator in N. nia.
Qed.

Lemma surely_not_true : forall p w v, nonneg w = true -> gives p w v -> surely_not p = true -> v < 0.
Proof.
  intros p w v pos G S. pose proof (surely_true _ w (- v - 1) pos (gives_flip _ _ _ G) S). lia.
Qed.

Lemma threshold_decides : forall g a p w v, 0 < g -> scale g a = slope p ->
  forall t, - offset p - den p < g * t < - offset p + g ->
  gives p w v -> (0 <=? v) = (t <=? dot a w).
Proof.
  intros g a p w v g0 E t [L H] [D N]. unfold numerator in N. rewrite <- E, dot_scale in N.
  set (x := dot a w) in *.
  destruct (Z.leb_spec 0 v), (Z.leb_spec t x); try reflexivity; exfalso.
  - assert (g * (x + 1) <= g * t) by (apply Z.mul_le_mono_nonneg_l; lia). nia.
  - assert (g * t <= g * x) by (apply Z.mul_le_mono_nonneg_l; lia). nia.
Qed.

Lemma threshold_decides_opp : forall g a p w v, 0 < g -> scale g a = slope p ->
  forall t, - offset p - den p < g - g * t < - offset p + g ->
  gives p w v -> (0 <=? v) = negb (t <=? dot (map Z.opp a) w).
Proof.
  intros g a p w v g0 E t B G.
  rewrite (threshold_decides g a p w v g0 E (1 - t)); [| lia | exact G].
  rewrite dot_opp_l. destruct (Z.leb_spec (1 - t) (dot a w)), (Z.leb_spec t (- dot a w)); cbn; lia.
Qed.

(** The sign of a decided piece is the same at y and y'. *)
Lemma decided_same : forall p v v', decided p = true -> gives p y v -> gives p y' v' ->
  (0 <=? v) = (0 <=? v').
Proof.
  intros p v v' H G G'. unfold decided in H. apply orb_true_iff in H.
  destruct H as [H | H]; [apply orb_true_iff in H; destruct H as [H | H] |].
  - pose proof (surely_true p y v y_nonneg G H). pose proof (surely_true p y' v' y'_nonneg G' H).
    destruct (Z.leb_spec 0 v), (Z.leb_spec 0 v'); lia.
  - pose proof (surely_not_true p y v y_nonneg G H). pose proof (surely_not_true p y' v' y'_nonneg G' H).
    destruct (Z.leb_spec 0 v), (Z.leb_spec 0 v'); lia.
  - set (g := gcd_of (slope p)) in *. set (a := map _ (slope p)) in *.
    rewrite !andb_true_iff in H. destruct H as [[g0 E] H].
    apply Z.ltb_lt in g0. apply same_eq in E.
    apply existsb_exists in H. destruct H as [w [Hw H]].
    unfold decides in H. apply orb_true_iff in H.
    destruct H as [H | H]; apply andb_true_iff in H; destruct H as [F H];
      apply same_eq in F; apply existsb_exists in H; destruct H as [t [Ht B]];
      apply andb_true_iff in B; destruct B as [B1 B2]; apply Z.ltb_lt in B1, B2.
    + rewrite (threshold_decides g a p y v g0 E t (conj B1 B2) G),
        (threshold_decides g a p y' v' g0 E t (conj B1 B2) G'), F.
      apply agree; assumption.
    + rewrite (threshold_decides_opp g a p y v g0 E t (conj B1 B2) G),
        (threshold_decides_opp g a p y' v' g0 E t (conj B1 B2) G'), F.
      f_equal. apply agree; assumption.
Qed.

Lemma settled_same : forall p v v', settled p = true -> gives p u v -> gives p u' v' ->
  (0 <=? v) = (0 <=? v').
Proof.
  intros p v v' H G G'. unfold settled in H. apply orb_true_iff in H.
  destruct H as [H | H]; [apply orb_true_iff in H; destruct H as [H | H] |].
  - pose proof (surely_true p u v u_nonneg G H). pose proof (surely_true p u' v' u'_nonneg G' H).
    destruct (Z.leb_spec 0 v), (Z.leb_spec 0 v'); lia.
  - pose proof (surely_not_true p u v u_nonneg G H). pose proof (surely_not_true p u' v' u'_nonneg G' H).
    destruct (Z.leb_spec 0 v), (Z.leb_spec 0 v'); lia.
  - rewrite forallb_forall in H. specialize (H m m_shift).
    exact (decided_same _ v v' H (gives_shift _ _ _ G) (gives_shift _ _ _ G')).
Qed.

(** *** Facts that hold at both points *)

Definition holds (f : fact) : Prop :=
  match f with
  | Sign p b => forall v v', gives p u v -> gives p u' v' -> (0 <=? v) = b /\ (0 <=? v') = b
  | Residue a k r => dot a u mod k = r /\ dot a u' mod k = r
  end.

Definition hold (e : facts) : Prop := Forall holds e.

(** p has the value v at u and v' at u'. *)
Definition both (p : piece) (v v' : Z) : Prop := gives p u v /\ gives p u' v'.

Lemma fact_eq_eq : forall p q, fact_eq p q = true -> p = q.
Proof.
  intros [a b c] [a' b' c'] H. unfold fact_eq in H. cbn in H.
  destruct (b =? b') eqn:E1; [| discriminate]. destruct (c =? c') eqn:E2; [| discriminate].
  apply Z.eqb_eq in E1, E2. apply same_eq in H. subst. reflexivity.
Qed.

Lemma sign_in_holds : forall p e b v v', hold e -> sign_in p e = Some b -> both p v v' ->
  (0 <=? v) = b /\ (0 <=? v') = b.
Proof.
  intros p e b v v' H. induction H as [| f e F H IH]; cbn; [discriminate |].
  intros S [G G']. destruct f as [q c | a k r]; [| apply IH; [exact S | split; assumption]].
  destruct (fact_eq q p) eqn:E; [| apply IH; [exact S | split; assumption]].
  apply fact_eq_eq in E. subst q. injection S as <-. apply F; assumption.
Qed.

Lemma residue_in_holds : forall a k e r, hold e -> residue_in a k e = Some r ->
  dot a u mod k = r /\ dot a u' mod k = r.
Proof.
  intros a k e r H. induction H as [| f e F H IH]; cbn; [discriminate |].
  intro S. destruct f as [q c | b j s]; [exact (IH S) |].
  destruct (j =? k) eqn:E; [| exact (IH S)]. destruct (same b a) eqn:E'; [| exact (IH S)].
  apply Z.eqb_eq in E. apply same_eq in E'. subst. injection S as <-. exact F.
Qed.

Lemma decide_both : forall e p r v v', hold e -> both p v v' -> decide e p = Some r ->
  exists e' b, In (e', b) r /\ hold e' /\ (0 <=? v) = b /\ (0 <=? v') = b.
Proof.
  intros e p r v v' H G D. unfold decide in D. destruct G as [G G'].
  destruct (surely p) eqn:S.
  { injection D as <-. exists e, true.
    pose proof (surely_true p u v u_nonneg G S). pose proof (surely_true p u' v' u'_nonneg G' S).
    repeat split; [left; reflexivity | exact H | |]; apply Z.leb_le; lia. }
  destruct (surely_not p) eqn:S'.
  { injection D as <-. exists e, false.
    pose proof (surely_not_true p u v u_nonneg G S'). pose proof (surely_not_true p u' v' u'_nonneg G' S').
    repeat split; [left; reflexivity | exact H | |]; apply Z.leb_gt; lia. }
  destruct (sign_in p e) as [b |] eqn:L.
  { injection D as <-. exists e, b. split; [left; reflexivity |]. split; [exact H |].
    exact (sign_in_holds p e b v v' H L (conj G G')). }
  destruct (sign_in (flip p) e) as [b |] eqn:L'.
  { injection D as <-. exists e, (negb b). split; [left; reflexivity |]. split; [exact H |].
    destruct (sign_in_holds _ e b _ _ H L' (conj (gives_flip _ _ _ G) (gives_flip _ _ _ G'))) as [F F'].
    rewrite <- F at 1. rewrite <- F'.
    split; [destruct (Z.leb_spec 0 v), (Z.leb_spec 0 (- v - 1))
           | destruct (Z.leb_spec 0 v'), (Z.leb_spec 0 (- v' - 1))]; cbn; lia. }
  destruct (settled p) eqn:T; [| discriminate]. injection D as <-.
  pose proof (settled_same p v v' T G G') as E.
  exists (Sign p (0 <=? v) :: e), (0 <=? v). split.
  - destruct (0 <=? v); [left | right; left]; reflexivity.
  - split; [| split; [reflexivity | symmetry; exact E]].
    constructor; [| exact H]. intros w w' F F'.
    rewrite (gives_unique p u w v F G), (gives_unique p u' w' v' F' G'). split; congruence.
Qed.

Lemma residue_both : forall e a k r, hold e -> residue e a k = Some r ->
  exists e' s, In (e', s) r /\ hold e' /\ dot a u mod k = s /\ dot a u' mod k = s.
Proof.
  intros e a k r H D. unfold residue in D. destruct (residue_in a k e) as [s |] eqn:L.
  - injection D as <-. exists e, s. split; [left; reflexivity |]. split; [exact H |].
    exact (residue_in_holds a k e s H L).
  - destruct (keeps a k) eqn:K; [| discriminate]. injection D as <-.
    pose proof (step a k K) as S. unfold keeps in K. apply andb_true_iff in K.
    destruct K as [k0 _]. apply Z.ltb_lt in k0.
    assert (E : dot a u mod k = dot a u' mod k).
    { unfold u, u'. rewrite !dot_minus. rewrite Zminus_mod, S, <- Zminus_mod. reflexivity. }
    exists (Residue a k (dot a u mod k) :: e), (dot a u mod k).
    split; [| split; [constructor; [split; auto | exact H] | auto]].
    apply in_map_iff. exists (dot a u mod k). split; [reflexivity |].
    unfold upto. apply in_map_iff. exists (Z.to_nat (dot a u mod k)).
    pose proof (Z.mod_pos_bound (dot a u) k k0).
    split; [apply Z2Nat.id; lia |]. apply in_seq. lia.
Qed.

Lemma form_mod : forall g M s w,
  forallb (fun c => (c - g * (c mod M / g)) mod M =? 0) s = true -> 0 < M ->
  exists q, dot s w = g * dot (map (fun c => c mod M / g) s) w + M * q.
Proof.
  induction s as [| c s IH]; intros w H M0; cbn in H.
  - exists 0. cbn. lia.
  - apply andb_true_iff in H. destruct H as [H1 H2].
    destruct w as [| b w]; [exists 0; cbn; lia |].
    destruct (IH w H2 M0) as [q E]. cbn [dot map]. rewrite E.
    apply Z.eqb_eq in H1. apply Z.mod_divide in H1; [| lia]. destruct H1 as [k Hk].
    exists (k * b + q). rewrite Z.mul_add_distr_l. nia.
Qed.

Lemma residue_value : forall p m0 w v, let M := m0 * den p in
  let g := Z.gcd (gcd_of (slope p)) M in
  0 < m0 -> 0 < g -> g * (M / g) = M ->
  forallb (fun s => (s - g * (s mod M / g)) mod M =? 0) (slope p) = true ->
  gives p w v ->
  let n := g * (dot (map (fun s => s mod M / g) (slope p)) w mod (M / g)) + offset p in
  n mod den p = 0 /\ n / den p mod m0 = v mod m0.
Proof.
  intros p m0 w v M g m0' g0 E F [D N] n.
  assert (M0 : 0 < M) by (unfold M; nia).
  destruct (form_mod g M (slope p) w F M0) as [q Q].
  set (d := dot (map _ _) w) in *. set (k := M / g) in *.
  assert (k0 : 0 < k) by nia.
  pose proof (Z.div_mod d k ltac:(lia)) as DM.
  unfold numerator in N. rewrite Q in N.
  assert (X : n = den p * (v - m0 * (d / k + q))).
  { unfold n. replace (den p * (v - m0 * (d / k + q))) with (den p * v - M * (d / k) - M * q)
      by (unfold M; ring).
    rewrite N. rewrite <- E at 2. replace (d mod k) with (d - k * (d / k)) by lia. ring. }
  rewrite X. split.
  - rewrite Z.mul_comm. apply Z.mod_mul. lia.
  - rewrite Z.mul_comm, Z.div_mul by lia.
    replace (v - m0 * (d / k + q)) with (v + (- (d / k + q)) * m0) by ring.
    apply Z.mod_add. lia.
Qed.

Lemma residue_of_both : forall e p m0 r v v', hold e -> both p v v' ->
  residue_of e p m0 = Some r ->
  0 < m0 /\ exists e' s, In (e', s) r /\ hold e' /\ v mod m0 = s /\ v' mod m0 = s.
Proof.
  intros e p m0 r v v' H [G G'] R. unfold residue_of in R.
  destruct (_ && _) eqn:C; [| discriminate].
  rewrite !andb_true_iff in C. destruct C as [[[C1 C2] C3] C4].
  apply Z.ltb_lt in C1, C2. apply Z.eqb_eq in C3.
  split; [exact C1 |].
  apply then_In in R. destruct R as [l [L R]].
  destruct (residue_both e _ _ l H L) as [e' [s [Hin [H' [S S']]]]].
  destruct (R _ Hin) as [o [O sub]]. cbn [fst snd] in O.
  destruct (residue_value p m0 u v C1 C2 C3 C4 G) as [X Y].
  destruct (residue_value p m0 u' v' C1 C2 C3 C4 G') as [X' Y'].
  rewrite S in X, Y. rewrite S' in X', Y'.
  rewrite X in O. cbn in O. injection O as <-.
  eexists e', _. split; [apply sub; left; reflexivity |].
  split; [exact H' |]. split; symmetry; assumption.
Qed.

(** *** Minima *)

(** v is the least value of the pieces. *)
Definition least_of (l : list piece) (w : vector) (v : Z) : Prop :=
  (exists p, In p l /\ gives p w v) /\
  (forall p, In p l -> exists c, gives p w c /\ v <= c).

Lemma least_insert : forall p l w v c, nonneg w = true ->
  gives p w c -> least_of l w v -> least_of (insert p l) w (Z.min c v).
Proof.
  intros p l w v c pos G [[q [Hq Gq]] L]. unfold insert.
  destruct (existsb _ l) eqn:E.
  - apply existsb_exists in E. destruct E as [q' [Hq' S]].
    destruct (L q' Hq') as [b [Gb vb]].
    pose proof (surely_true _ w _ pos (gives_combine (-1) p q' w c b G Gb) S).
    replace (Z.min c v) with v by lia. split; [exists q; auto | exact L].
  - split.
    + destruct (Z.leb_spec c v).
      * exists p. split; [left; reflexivity |]. replace (Z.min c v) with c by lia. exact G.
      * exists q. replace (Z.min c v) with v by lia. split; [| exact Gq].
        right. apply filter_In. split; [exact Hq |].
        destruct (surely _) eqn:S; [| reflexivity].
        pose proof (surely_true _ w _ pos (gives_combine (-1) q p w v c Gq G) S). lia.
    + intros q' [<- | Hin]; [exists c; split; [exact G | lia] |].
      apply filter_In in Hin. destruct (L q' (proj1 Hin)) as [b [Gb vb]].
      exists b. split; [exact Gb | lia].
Qed.

Lemma least_fold : forall l w vs, nonneg w = true -> l <> [] ->
  Forall2 (fun p v => gives p w v) l vs -> least_of (fold_right insert [] l) w (least vs).
Proof.
  intros l w vs pos ne F. induction F as [| p v l vs G F IH]; [congruence |].
  destruct F as [| q v' l vs G' F].
  - cbn. split; [exists p; split; [left; reflexivity | exact G] |].
    intros q [<- | []]. exists v. split; [exact G | lia].
  - change (least (v :: v' :: vs)) with (Z.min v (least (v' :: vs))).
    change (fold_right insert [] (p :: q :: l)) with (insert p (fold_right insert [] (q :: l))).
    apply least_insert; [exact pos | exact G | apply IH; discriminate].
Qed.

Lemma pick_both : forall l e p r v v', hold e ->
  least_of (p :: l) u v -> least_of (p :: l) u' v' -> pick e p l = Some r ->
  exists e' q, In (e', q) r /\ hold e' /\ both q v v'.
Proof.
  induction l as [| q l IH]; intros e p r v v' H [[p1 [I1 G1]] L] [[p2 [I2 G2]] L'] P; cbn in P.
  - injection P as <-. exists e, p. destruct I1 as [-> | []], I2 as [-> | []].
    split; [left; reflexivity |]. split; [exact H | split; assumption].
  - apply then_In in P. destruct P as [s [D P]].
    destruct (L p (or_introl eq_refl)) as [c [Gp cp]].
    destruct (L' p (or_introl eq_refl)) as [c' [Gp' cp']].
    destruct (L q (or_intror (or_introl eq_refl))) as [d [Gq dq]].
    destruct (L' q (or_intror (or_introl eq_refl))) as [d' [Gq' dq']].
    destruct (decide_both e _ s _ _ H
      (conj (gives_combine (-1) q p u d c Gq Gp) (gives_combine (-1) q p u' d' c' Gq' Gp')) D)
      as [e' [b [Hin [H' [B B']]]]].
    destruct (P _ Hin) as [o [O sub]]. cbn [fst snd] in O.
    assert (go : forall k, (k = p \/ k = q) ->
      (forall x cx dx, gives p x cx -> gives q x dx -> (x = u /\ cx = c /\ dx = d) \/ (x = u' /\ cx = c' /\ dx = d') ->
        exists ck, gives k x ck /\ ck = Z.min cx dx) ->
      least_of (k :: l) u v /\ least_of (k :: l) u' v').
    { intros k kpq M.
      destruct (M u c d Gp Gq (or_introl (conj eq_refl (conj eq_refl eq_refl)))) as [ck [Gk Ek]].
      destruct (M u' c' d' Gp' Gq' (or_intror (conj eq_refl (conj eq_refl eq_refl)))) as [ck' [Gk' Ek']].
      split; split.
      - destruct I1 as [<- | [<- | I1]].
        + exists k. split; [left; reflexivity |].
          rewrite (gives_unique p u v c G1 Gp) in *.
          replace c with ck by lia. exact Gk.
        + exists k. split; [left; reflexivity |].
          rewrite (gives_unique q u v d G1 Gq) in *.
          replace d with ck by lia. exact Gk.
        + exists p1. split; [right; exact I1 | exact G1].
      - intros p3 [<- | I3]; [exists ck; split; [exact Gk | lia] |].
        apply L. right. right. exact I3.
      - destruct I2 as [<- | [<- | I2]].
        + exists k. split; [left; reflexivity |].
          rewrite (gives_unique p u' v' c' G2 Gp') in *.
          replace c' with ck' by lia. exact Gk'.
        + exists k. split; [left; reflexivity |].
          rewrite (gives_unique q u' v' d' G2 Gq') in *.
          replace d' with ck' by lia. exact Gk'.
        + exists p2. split; [right; exact I2 | exact G2].
      - intros p3 [<- | I3]; [exists ck'; split; [exact Gk' | lia] |].
        apply L'. right. right. exact I3. }
    destruct b.
    + apply Z.leb_le in B, B'.
      destruct (go p (or_introl eq_refl)) as [A A'].
      { intros x cx dx Gx _ [[-> [-> ->]] | [-> [-> ->]]]; eexists; split; try exact Gx; lia. }
      destruct (IH e' p o v v' H' A A' O) as [e'' [k [I [H'' K]]]].
      exists e'', k. split; [apply sub; exact I | auto].
    + apply Z.leb_gt in B, B'.
      destruct (go q (or_intror eq_refl)) as [A A'].
      { intros x cx dx _ Gx [[-> [-> ->]] | [-> [-> ->]]]; eexists; split; try exact Gx; lia. }
      destruct (IH e' q o v v' H' A A' O) as [e'' [k [I [H'' K]]]].
      exists e'', k. split; [apply sub; exact I | auto].
Qed.

Lemma pick_least_both : forall l e r vs vs', hold e ->
  Forall2 (fun p v => gives p u v) l vs -> Forall2 (fun p v => gives p u' v) l vs' ->
  pick_least e l = Some r ->
  exists e' q, In (e', q) r /\ hold e' /\ both q (least vs) (least vs').
Proof.
  intros l e r vs vs' H F F' P. unfold pick_least in P.
  destruct (fold_right insert [] l) as [| p k] eqn:E; [discriminate |].
  assert (ne : l <> []) by (intros ->; discriminate).
  pose proof (least_fold l u vs u_nonneg ne F) as A.
  pose proof (least_fold l u' vs' u'_nonneg ne F') as A'.
  rewrite E in A, A'. exact (pick_both k e p r _ _ H A A' P).
Qed.

Lemma greatest_least : forall l, greatest l = - least (map Z.opp l).
Proof.
  induction l as [| a l IH]; [reflexivity |]. destruct l as [| b l]; [cbn; lia |].
  change (greatest (a :: b :: l)) with (Z.max a (greatest (b :: l))).
  change (least (map Z.opp (a :: b :: l))) with (Z.min (- a) (least (map Z.opp (b :: l)))).
  rewrite IH. lia.
Qed.

Lemma summed_fold : forall l ps w, Forall2 (fun p v => gives p w v) ps l ->
  gives (fold_right (combine 1) (constant 0) ps) w (summed l).
Proof.
  intros l ps w F. induction F as [| p v ps l G F IH]; [apply gives_constant |].
  cbn [fold_right].
  replace (summed (v :: l)) with (v + 1 * summed l) by (destruct l; cbn [summed]; lia).
  apply gives_combine; assumption.
Qed.

Lemma gives_opposites : forall ps w vs, Forall2 (fun p v => gives p w v) ps vs ->
  Forall2 (fun p v => gives p w v) (map (times (-1)) ps) (map Z.opp vs).
Proof.
  intros ps w vs P. induction P as [| p v ps vs G P IH]; [constructor |].
  cbn [map]. constructor; [| exact IH].
  replace (- v) with (-1 * v) by lia. apply gives_times. exact G.
Qed.

Lemma ones_bound : forall x l,
  0 <= summed (ones x l) <= Z.of_nat (formulas_length l).
Proof.
  induction l as [| f l IH]; [cbn; lia |].
  cbn [ones formulas_length].
  replace (summed (Z.b2z (truth x f) :: ones x l)) with (Z.b2z (truth x f) + summed (ones x l))
    by (destruct (ones x l); cbn [summed]; lia).
  destruct (truth x f); cbn [Z.b2z]; lia.
Qed.

Lemma nth_variables : forall w i,
  nth i (map (fun a => dot a w) variables) 0 = dot (nth i variables []) w.
Proof.
  intros w i. exact (map_nth (fun a => dot a w) variables [] i).
Qed.

(** *** Terms and formulas *)

Theorem same_truth :
  (forall t, settled_term t = true -> forall e r, hold e -> open e t = Some r ->
     exists e' p, In (e', p) r /\ hold e' /\ both p (value at_u t) (value at_u' t)) /\
  (forall l, settled_terms l = true -> forall e r, hold e -> opens e l = Some r ->
     exists e' ps, In (e', ps) r /\ hold e' /\
       Forall2 (fun p v => gives p u v) ps (values at_u l) /\
       Forall2 (fun p v => gives p u' v) ps (values at_u' l)) /\
  (forall f, settled_formula f = true -> truth at_u f = truth at_u' f) /\
  (forall l, settled_formulas l = true ->
     all at_u l = all at_u' l /\ any at_u l = any at_u' l /\ ones at_u l = ones at_u' l).
Proof.
  apply syntax_ind.
  - (* Const *) intros c _ e r H O. injection O as <-. exists e, (constant c).
    split; [left; reflexivity |]. split; [exact H |]. split; apply gives_constant.
  - (* Var *) intros i _ e r H O. injection O as <-. eexists e, _.
    split; [left; reflexivity |]. split; [exact H |].
    cbn [value]. unfold at_u, at_u'. rewrite !nth_variables.
    split; unfold gives, numerator; cbn [slope offset den]; lia.
  - (* Plus *) intros l IH S e r H O. cbn [open] in O.
    apply then_In in O. destruct O as [s [O R]].
    destruct (IH S e s H O) as [e' [ps [I [H' [F F']]]]].
    destruct (R _ I) as [o [E sub]]. injection E as <-.
    eexists e', _. split; [apply sub; left; reflexivity |]. split; [exact H' |].
    split; apply summed_fold; assumption.
  - (* Times *) intros c t IH S e r H O. cbn [open] in O.
    apply then_In in O. destruct O as [s [O R]].
    destruct (IH S e s H O) as [e' [p [I [H' [G G']]]]].
    destruct (R _ I) as [o [E sub]]. injection E as <-.
    eexists e', _. split; [apply sub; left; reflexivity |]. split; [exact H' |].
    split; apply gives_times; assumption.
  - (* Div *) intros t IH d S e r H O. cbn [open] in O.
    apply then_In in O. destruct O as [s [O R]].
    destruct (IH S e s H O) as [e' [p [I [H' [G G']]]]].
    destruct (R _ I) as [o [E sub]]. cbn [fst snd] in E.
    apply then_In in E. destruct E as [s' [E R']].
    destruct (residue_of_both e' p d s' _ _ H' (conj G G') E) as [d0 [e2 [k [I' [H2 [K K']]]]]].
    destruct (R' _ I') as [o' [E' sub']]. injection E' as <-. cbn [fst snd] in *.
    eexists e2, _. split; [apply sub, sub'; left; reflexivity |]. split; [exact H2 |].
    cbn [value]. split; [rewrite <- K | rewrite <- K']; apply gives_quotient; assumption.
  - (* Mod *) intros t IH d S e r H O. cbn [open] in O.
    apply then_In in O. destruct O as [s [O R]].
    destruct (IH S e s H O) as [e' [p [I [H' [G G']]]]].
    destruct (R _ I) as [o [E sub]]. cbn [fst snd] in E.
    apply then_In in E. destruct E as [s' [E R']].
    destruct (residue_of_both e' p d s' _ _ H' (conj G G') E) as [d0 [e2 [k [I' [H2 [K K']]]]]].
    destruct (R' _ I') as [o' [E' sub']]. injection E' as <-. cbn [fst snd] in *.
    eexists e2, _. split; [apply sub, sub'; left; reflexivity |]. split; [exact H2 |].
    cbn [value]. rewrite K, K'. split; apply gives_constant.
  - (* Min *) intros l IH S e r H O. cbn [open] in O.
    apply then_In in O. destruct O as [s [O R]].
    destruct (IH S e s H O) as [e' [ps [I [H' [F F']]]]].
    destruct (R _ I) as [o [E sub]]. cbn [fst snd] in E.
    destruct (pick_least_both ps e' o _ _ H' F F' E) as [e2 [q [I' [H2 B]]]].
    exists e2, q. split; [apply sub; exact I' | auto].
  - (* Max *) intros l IH S e r H O. cbn [open] in O.
    apply then_In in O. destruct O as [s [O R]].
    destruct (IH S e s H O) as [e' [ps [I [H' [F F']]]]].
    destruct (R _ I) as [o [E sub]]. cbn [fst snd] in E.
    apply then_In in E. destruct E as [s' [E R']].
    destruct (pick_least_both _ e' s' _ _ H' (gives_opposites _ _ _ F) (gives_opposites _ _ _ F') E) as [e2 [q [I' [H2 [B B']]]]].
    destruct (R' _ I') as [o' [E' sub']]. injection E' as <-. cbn [fst snd] in *.
    eexists e2, _. split; [apply sub, sub'; left; reflexivity |]. split; [exact H2 |].
    cbn [value]. rewrite !greatest_least.
    split; [replace (- least (map Z.opp (values at_u l))) with (-1 * least (map Z.opp (values at_u l))) by lia
           | replace (- least (map Z.opp (values at_u' l))) with (-1 * least (map Z.opp (values at_u' l))) by lia];
      apply gives_times; assumption.
  - (* Count *) intros l IH S e r H O. injection O as <-.
    destruct (IH S) as [_ [_ E]]. pose proof (ones_bound at_u l) as B.
    exists e, (constant (summed (ones at_u l))). split; [| split; [exact H |]].
    + change (In (e, constant (summed (ones at_u l)))
        (map (fun i => (e, constant (Z.of_nat i))) (seq 0 (1 + formulas_length l)))).
      apply in_map_iff. exists (Z.to_nat (summed (ones at_u l))).
      split; [rewrite Z2Nat.id by lia; reflexivity |]. apply in_seq. lia.
    + cbn [value]. rewrite <- E. split; apply gives_constant.
  - (* Ite *) intros c IHc a IHa b IHb S e r H O. cbn [settled_term] in S.
    rewrite !andb_true_iff in S. destruct S as [[Sc Sa] Sb]. cbn [open] in O.
    destruct (open e a) as [ra |] eqn:Oa; [| discriminate].
    destruct (open e b) as [rb |] eqn:Ob; [| discriminate]. injection O as <-.
    cbn [value]. rewrite <- (IHc Sc). destruct (truth at_u c).
    + destruct (IHa Sa e ra H Oa) as [e' [p [I R]]]. exists e', p.
      split; [apply in_or_app; left; exact I | exact R].
    + destruct (IHb Sb e rb H Ob) as [e' [p [I R]]]. exists e', p.
      split; [apply in_or_app; right; exact I | exact R].
  - (* tnil *) intros _ e r H O. injection O as <-. exists e, [].
    split; [left; reflexivity |]. repeat split; [exact H | constructor | constructor].
  - (* tcons *) intros t IHt l IHl S e r H O. cbn [settled_terms] in S.
    apply andb_true_iff in S. destruct S as [St Sl]. cbn [opens] in O.
    apply then_In in O. destruct O as [s [O R]].
    destruct (IHt St e s H O) as [e' [p [I [H' [G G']]]]].
    destruct (R _ I) as [o [E sub]]. cbn [fst snd] in E.
    apply then_In in E. destruct E as [s' [E R']].
    destruct (IHl Sl e' s' H' E) as [e2 [ps [I' [H2 [F F']]]]].
    destruct (R' _ I') as [o' [E' sub']]. injection E' as <-. cbn [fst snd] in *.
    exists e2, (p :: ps). split; [apply sub, sub'; left; reflexivity |].
    split; [exact H2 |]. cbn [values]. split; constructor; assumption.
  - (* Truth *) reflexivity.
  - (* Compare *) intros r a IHa b IHb S. cbn [settled_formula] in S.
    rewrite !andb_true_iff in S. destruct S as [[Sa Sb] S].
    destruct (then_ _ _) as [x |] eqn:O; [| discriminate].
    apply then_In in O. destruct O as [s [O R]].
    destruct (IHa Sa [] s ltac:(constructor) O) as [e [p [I [H P]]]].
    destruct (R _ I) as [o [E _]]. cbn [fst snd] in E.
    apply then_In in E. destruct E as [s' [E R']].
    destruct (IHb Sb e s' H E) as [e' [q [I' [H' Q]]]].
    destruct (R' _ I') as [o' [E' _]]. cbn [fst snd] in E'.
    destruct (difference_settled r e' p q) eqn:D; [| discriminate].
    cbn [truth]. set (va := value at_u a) in *. set (va' := value at_u' a) in *.
    set (vb := value at_u b) in *. set (vb' := value at_u' b) in *.
    assert (ge : forall x, decide e' (combine (-1) p q) = Some x -> (vb <=? va) = (vb' <=? va')).
    { intros k K. destruct P as [P P'], Q as [Q Q'].
      destruct (decide_both e' _ k _ _ H'
        (conj (gives_combine (-1) p q u _ _ P Q) (gives_combine (-1) p q u' _ _ P' Q')) K)
        as [_ [c [_ [_ [B B']]]]].
      rewrite <- B' in B.
      destruct (Z.leb_spec vb va), (Z.leb_spec vb' va'),
        (Z.leb_spec 0 (va + -1 * vb)), (Z.leb_spec 0 (va' + -1 * vb')); lia. }
    assert (gt : forall x, decide e' (combine (-1) (combine (-1) p q) (constant 1)) = Some x ->
      (vb <? va) = (vb' <? va')).
    { intros k K. destruct P as [P P'], Q as [Q Q'].
      destruct (decide_both e' _ k _ _ H'
        (conj (gives_combine (-1) _ _ u _ _ (gives_combine (-1) p q u _ _ P Q) (gives_constant 1 u))
              (gives_combine (-1) _ _ u' _ _ (gives_combine (-1) p q u' _ _ P' Q') (gives_constant 1 u'))) K)
        as [_ [c [_ [_ [B B']]]]].
      rewrite <- B' in B.
      destruct (Z.ltb_spec vb va), (Z.ltb_spec vb' va'),
        (Z.leb_spec 0 (va + -1 * vb + -1 * 1)), (Z.leb_spec 0 (va' + -1 * vb' + -1 * 1)); lia. }
    unfold difference_settled in D. apply andb_true_iff in D. destruct D as [D1 D2].
    assert (leq : forall i j, (i <=? j) = negb (j <? i)) by (intros; apply Z.leb_antisym).
    assert (eqq : forall i j, (i =? j) = (j <=? i) && negb (j <? i))
      by (intros i j; destruct (Z.eqb_spec i j), (Z.leb_spec j i), (Z.ltb_spec j i); cbn; lia).
    destruct r; cbn [related];
      try (destruct (decide e' (combine (-1) p q)) as [k1 |] eqn:K1; [| discriminate];
           specialize (ge k1 eq_refl));
      try (destruct (decide e' (combine (-1) (combine (-1) p q) (constant 1))) as [k2 |] eqn:K2;
           [| discriminate]; specialize (gt k2 eq_refl)).
    + rewrite !leq, gt. reflexivity.
    + rewrite !Z.ltb_antisym, ge. reflexivity.
    + rewrite !eqq, ge, gt. reflexivity.
    + rewrite !eqq, ge, gt. reflexivity.
    + exact ge.
    + exact gt.
  - (* Congruent *) intros t IH c k S. cbn [settled_formula] in S.
    rewrite !andb_true_iff in S. destruct S as [[St k0] S].
    destruct (then_ _ _) as [x |] eqn:O; [| discriminate].
    apply then_In in O. destruct O as [s [O R]].
    destruct (IH St [] s ltac:(constructor) O) as [e [p [I [H P]]]].
    destruct (R _ I) as [o [E _]]. cbn [fst snd] in E.
    destruct (residue_of e p k) as [w |] eqn:W; [| discriminate].
    destruct (residue_of_both e p k w _ _ H P W) as [_ [_ [q [_ [_ [K K']]]]]].
    cbn [truth]. rewrite K, K'. reflexivity.
  - (* Not *) intros f IH S. cbn [truth]. rewrite (IH S). reflexivity.
  - (* And *) intros l IH S. cbn [truth]. apply (IH S).
  - (* Or *) intros l IH S. cbn [truth]. apply (IH S).
  - (* Implies *) intros f IHf g IHg S. cbn [settled_formula] in S. apply andb_true_iff in S.
    cbn [truth]. rewrite (IHf (proj1 S)), (IHg (proj2 S)). reflexivity.
  - (* Iff *) intros f IHf g IHg S. cbn [settled_formula] in S. apply andb_true_iff in S.
    cbn [truth]. rewrite (IHf (proj1 S)), (IHg (proj2 S)). reflexivity.
  - (* Xor *) intros f IHf g IHg S. cbn [settled_formula] in S. apply andb_true_iff in S.
    cbn [truth]. rewrite (IHf (proj1 S)), (IHg (proj2 S)). reflexivity.
  - (* Branch *) intros c IHc f IHf g IHg S. cbn [settled_formula] in S.
    rewrite !andb_true_iff in S. destruct S as [[Sc Sf] Sg].
    cbn [truth]. rewrite (IHc Sc), (IHf Sf), (IHg Sg). reflexivity.
  - (* fnil *) intros _. repeat split.
  - (* fcons *) intros f IHf l IHl S. cbn [settled_formulas] in S.
    apply andb_true_iff in S. destruct S as [Sf Sl].
    destruct (IHl Sl) as [A [B C]]. cbn [all any ones]. rewrite (IHf Sf), C.
    destruct l as [| g l]; [repeat split | rewrite A, B; repeat split].
Qed.

End Checker.
