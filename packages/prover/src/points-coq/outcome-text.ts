import { type Formula, toText } from '@nim/presburger'
import type { OutcomeGoal } from '../goal/goal.ts'
import type { PointCertificate } from '../points/certificate.ts'
import { gameText } from './game-text.ts'
import { writePlain } from './plain.ts'
import { pointsText, saysText } from './says-text.ts'
import { writeShared } from './shared.ts'

/**
 * The text of the statement `P_is_phi`: the P-positions are the positions at which the formula is
 * true.
 */
export function outcomeText(
  { ruleset, variables, isP, play }: OutcomeGoal,
  certificate: PointCertificate,
): string {
  const { data, move, piles, isSorted } = gameText(ruleset)
  const isMisere = play === 'misere'
  const checked = `${data} ${isMisere ? 'Misere' : 'Normal'} says points`
  return `${phiText(variables, isP, isSorted)}

(** The same formula as a syntax tree. *)
${saysText(variables, isP)}

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
${pointsText(certificate)}

Lemma accepted : ${isSorted ? 'check_sorted' : 'check_edges'} ${checked} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_is_phi : forall x : position, length x = ${ruleset.piles}%nat ->
  (${isMisere ? 'misereP' : 'Ppos'} position (${move}) x <-> phi (${piles}) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (${isSorted ? 'sorted_by_points' : 'edges_by_points'} ${checked} accepted x len).
Qed.

Print Assumptions P_is_phi.`
}

function phiText(variables: readonly string[], says: Formula, isSorted: boolean): string {
  const nameOf = (variable: string): string => `x${variables.indexOf(variable) + 1}`
  const plain = writeShared(says, writePlain(nameOf))
  const lets = [
    ...variables.map((_, i) => `let x${i + 1} := nth ${i} x 0 in`),
    ...plain.bindings.map(({ name, text: part }) => `let ${name} := ${part} in`),
  ]
  const order = isSorted ? ', in ascending order' : ''
  return `(** ${toText(says)}\n    of the piles ${variables.join(', ')}${order}. *)
Definition phi (x : list Z) : bool :=
${lets.map((line) => `  ${line}\n`).join('')}  ${plain.text}.`
}
