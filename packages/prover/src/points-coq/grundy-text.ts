import { isSymmetric } from '@nim/core/rules'
import { and, eq, type Formula, ge, gt, implies, le, ne, or, substitute } from '@nim/presburger'
import type { GrundyGoal } from '../goal/goal.ts'
import { movesOf } from '../moves/moves.ts'
import type { PointCertificate } from '../points/certificate.ts'
import { NotDecidable } from '../points/not-decidable.ts'
import type { StatementQuestion } from '../points/question.ts'
import { compareSets } from './compare-sets.ts'
import { gameText } from './game-text.ts'
import { greatestValue } from './greatest-value.ts'
import { moduleText, pointsText, saysModule } from './says-text.ts'
import { listText } from './text.ts'

/**
 * The theorem `grundy_value_is`, which states that the term is the Grundy value of every position.
 */
export function grundyText(
  goal: GrundyGoal,
  certify: (question: StatementQuestion) => PointCertificate,
): string {
  const { ruleset, variables, says } = goal
  const { data, move, piles, isSorted } = gameText(ruleset)
  const top = greatestValue(says)
  if (!Number.isSafeInteger(top)) throw new NotDecidable('the term has no explicit greatest value')
  const conditions = grundyConditions(goal, top)
  const modules = conditions.map((condition, i) => {
    const sorted = isSymmetric(ruleset)
    const question = { value: 'statement', variables, sorted, says: condition } as const
    return moduleText(`Condition${i + 1}`, pointsText(certify(question)))
  })
  const names = listText(conditions.map((_, i) => `Condition${i + 1}.points`))
  const checked = `${data} ${top} Term.says ${names}`
  return `${saysModule('Term', variables, says)}

(** It is 0, ..., or ${top}; no option has the same; some option has each that is less. *)
${modules.join('\n')}

Lemma accepted : ${isSorted ? 'check_grundy' : 'check_grundy_edges'} ${checked} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem grundy_value_is : forall G, solves_grundy position (${move}) G ->
  forall x : position, length x = ${ruleset.piles}%nat ->
  Z.of_nat (G x) = value (${piles}) Term.says.
Proof. exact (${isSorted ? 'grundy_by_points' : 'grundy_edges_by_points'} ${checked} accepted). Qed.

Print Assumptions grundy_value_is.`
}

/** The conditions in the order of `grundy_conditions` of formal/theories/points/Conditions.v. */
function grundyConditions({ ruleset, variables, says: f }: GrundyGoal, top: number): Formula[] {
  const moves = movesOf(ruleset, variables)
  const ordered = isSymmetric(ruleset)
    ? moves.toSorted((a, b) => compareSets(a.piles, b.piles))
    : moves
  const options = ordered.map(({ isLegal, option }) => ({ isLegal, g: substitute(f, option) }))
  return [
    and(ge(f, 0), le(f, top)),
    ...options.map(({ isLegal, g }) => implies(isLegal, ne(g, f))),
    ...Array.from({ length: top }, (_, v) =>
      implies(gt(f, v), or(...options.map(({ isLegal, g }) => and(isLegal, eq(g, v))))),
    ),
  ]
}
