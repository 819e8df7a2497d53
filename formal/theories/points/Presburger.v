(** * Formulas of linear integer arithmetic with congruences, and what they mean

    The syntax of @nim/presburger, kind by kind. Variables are numbered from 0;
    a formula is true or false of a list of integers. *)

From Coq Require Import List ZArith Bool.
Import ListNotations.
Local Open Scope Z_scope.

Inductive relation := Le | Lt | Eq | Ne | Ge | Gt.

Inductive term :=
| Const (c : Z)
| Var (i : nat)
| Plus (l : terms)
| Times (c : Z) (t : term)
| Div (t : term) (d : Z)
| Mod (t : term) (m : Z)
| Min (l : terms)
| Max (l : terms)
| Count (l : formulas)
| Ite (c : formula) (a b : term)
with terms := tnil | tcons (t : term) (l : terms)
with formula :=
| Truth (b : bool)
| Compare (r : relation) (a b : term)
| Congruent (t : term) (r m : Z)
| Not (f : formula)
| And (l : formulas)
| Or (l : formulas)
| Implies (f g : formula)
| Iff (f g : formula)
| Xor (f g : formula)
| Branch (c f g : formula)
with formulas := fnil | fcons (f : formula) (l : formulas).

Scheme term_mut := Induction for term Sort Prop
  with terms_mut := Induction for terms Sort Prop
  with formula_mut := Induction for formula Sort Prop
  with formulas_mut := Induction for formulas Sort Prop.
Combined Scheme syntax_ind from term_mut, terms_mut, formula_mut, formulas_mut.

Definition related (r : relation) (a b : Z) : bool :=
  match r with
  | Le => a <=? b
  | Lt => a <? b
  | Eq => a =? b
  | Ne => negb (a =? b)
  | Ge => b <=? a
  | Gt => b <? a
  end.

(** Of lists that are not empty; the last element stands for itself. *)
Fixpoint summed (l : list Z) : Z :=
  match l with [] => 0 | [a] => a | a :: l => a + summed l end.
Fixpoint least (l : list Z) : Z :=
  match l with [] => 0 | [a] => a | a :: l => Z.min a (least l) end.
Fixpoint greatest (l : list Z) : Z :=
  match l with [] => 0 | [a] => a | a :: l => Z.max a (greatest l) end.

Fixpoint value (x : list Z) (t : term) : Z :=
  match t with
  | Const c => c
  | Var i => nth i x 0
  | Plus l => summed (values x l)
  | Times c t => c * value x t
  | Div t d => value x t / d
  | Mod t m => value x t mod m
  | Min l => least (values x l)
  | Max l => greatest (values x l)
  | Count l => summed (ones x l)
  | Ite c a b => if truth x c then value x a else value x b
  end
with values (x : list Z) (l : terms) : list Z :=
  match l with tnil => [] | tcons t l => value x t :: values x l end
with truth (x : list Z) (f : formula) : bool :=
  match f with
  | Truth b => b
  | Compare r a b => related r (value x a) (value x b)
  | Congruent t r m => value x t mod m =? r
  | Not f => negb (truth x f)
  | And l => all x l
  | Or l => any x l
  | Implies f g => if truth x f then truth x g else true
  | Iff f g => eqb (truth x f) (truth x g)
  | Xor f g => xorb (truth x f) (truth x g)
  | Branch c f g => if truth x c then truth x f else truth x g
  end
with all (x : list Z) (l : formulas) : bool :=
  match l with
  | fnil => true
  | fcons f l =>
      match l with fnil => truth x f | _ => if truth x f then all x l else false end
  end
with any (x : list Z) (l : formulas) : bool :=
  match l with
  | fnil => false
  | fcons f l =>
      match l with fnil => truth x f | _ => if truth x f then true else any x l end
  end
with ones (x : list Z) (l : formulas) : list Z :=
  match l with fnil => [] | fcons f l => Z.b2z (truth x f) :: ones x l end.
