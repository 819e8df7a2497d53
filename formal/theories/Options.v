(** * The options of a position, listed

    An executable form of the rules, proved equal to them. *)

From Coq Require Import List Arith Lia Bool.
From NimLab Require Import Outcome Game.
Import ListNotations.

(** All ways to play from x: (number of stacks played on, what is left). *)
Fixpoint choices (x : position) : list (nat * position) :=
  match x with
  | [] => [(0, [])]
  | a :: x =>
      let rest := choices x in
      map (fun c => (fst c, a :: snd c)) rest ++
      match a with
      | 0 => []
      | S b => map (fun c => (1 + fst c, b :: snd c)) rest
      end
  end.

Definition options (A : nat -> bool) (x : position) : list position :=
  map snd (filter (fun c => A (fst c)) (choices x)).

Lemma choices_spec : forall x c y,
  In (c, y) (choices x) <-> exists s, plays s x y /\ size s = c.
Proof.
  induction x as [| a x IH]; intros c y; simpl.
  - split.
    + intros [E | []]. injection E as <- <-. exists []. split; [constructor | reflexivity].
    + intros [s [pl E]]. inversion pl; subst. left. reflexivity.
  - rewrite in_app_iff, in_map_iff. split.
    + intros [[[d z] [E Hin]] | Hin].
      * simpl in E. injection E as <- <-. apply IH in Hin. destruct Hin as [s [pl E]].
        exists (false :: s). split; [constructor; exact pl | exact E].
      * destruct a as [| b]; [destruct Hin |].
        apply in_map_iff in Hin. destruct Hin as [[d z] [E Hin]].
        simpl in E. injection E as <- <-. apply IH in Hin. destruct Hin as [s [pl E]].
        exists (true :: s). split; [apply plays_take; exact pl | simpl; lia].
    + intros [s [pl E]]. inversion pl as [| s0 x0 y0 a0 pl0 | s0 x0 y0 a0 pl0]; subst.
      * left. exists (size s0, y0). split; [reflexivity |]. apply IH. exists s0. auto.
      * right. simpl. apply in_map_iff. exists (size s0, y0). split; [reflexivity |].
        apply IH. exists s0. auto.
Qed.

Theorem options_spec : forall A x y, In y (options A x) <-> move A x y.
Proof.
  intros A x y. unfold options, move. rewrite in_map_iff. split.
  - intros [[c z] [E Hin]]. simpl in E. subst z. apply filter_In in Hin.
    destruct Hin as [Hin Ac]. apply choices_spec in Hin. destruct Hin as [s [pl E]].
    exists s. simpl in Ac. subst c. auto.
  - intros [s [AS pl]]. exists (size s, y). split; [reflexivity |].
    apply filter_In. split; [| exact AS]. apply choices_spec. exists s. auto.
Qed.
