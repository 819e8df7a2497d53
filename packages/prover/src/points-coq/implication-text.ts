import { and, freeVariables } from '@nim/presburger'
import type { ImplicationGoal } from '../goal/goal.ts'
import type { PointCertificate } from '../points/certificate.ts'
import { NotDecidable } from '../points/not-decidable.ts'
import type { StatementQuestion } from '../points/question.ts'
import { gameText } from './game-text.ts'
import { impliedConditions } from './implied-conditions.ts'
import { impliedText, rulesText, type Subject } from './implied-text.ts'
import { closedFormOf, quantityBounds, quantityConditions } from './quantity-conditions.ts'
import { moduleText, pointsText, saysModule } from './says-text.ts'
import { listText } from './text.ts'

type Certify = (question: StatementQuestion) => PointCertificate

/** `numbers`: what each number of a position is. `implied`: where the hypothesis is true, the conclusion is. */
export function implicationText(goal: ImplicationGoal, certify: Certify): string {
  const { ruleset, variables, under, says, quantities, moves } = goal
  const { data, isSorted } = gameText(ruleset)
  if (!isSorted) throw new NotDecidable('of a game that tells piles apart Coq takes no numbers')
  if (goal.also !== undefined) throw new NotDecidable('it speaks of further numbers')
  const names = [...variables, ...quantities.map(({ name }) => name)]
  const all = moves === undefined ? names : [...names, ...names.map((name) => `${name}_next`)]
  const other = freeVariables(and(under, says)).find((name) => !all.includes(name))
  if (other !== undefined) throw new NotDecidable(`it speaks of ${other}, too`)
  const numbers = quantities.map((one) => ({ ...one, form: closedFormOf(one) }))
  const bounds = proofsText(
    'Bound',
    numbers.flatMap(({ name, form }) => quantityBounds(name, form, variables)),
    certify,
  )
  const conditions = proofsText(
    'Condition',
    [
      ...numbers.flatMap(({ name, form }) => quantityConditions(name, form, variables)),
      ...impliedConditions(goal, new Map(numbers.map(({ name, form }) => [name, form.value]))),
    ].map((each) => ({ value: 'statement', variables, sorted: true, says: each })),
    certify,
  )
  const subject: Subject =
    moves === undefined ? 'positions' : moves === 'legal' ? 'moves' : 'strategy'
  const listed = listText(numbers.map((_, i) => `Number${i + 1}.is`))
  const terms = listText(numbers.map((_, i) => `Value${i + 1}.says`))
  const checked = [
    subject === 'positions' ? ruleset.piles : data,
    `${listed} ${terms} Under.says Says.says`,
    ...(subject === 'strategy' ? ['rules'] : []),
    `${bounds.names} ${conditions.names}`,
  ].join(' ')
  const proof = `implied_of_${subject} ${checked} accepted`
  return `${numbers
    .map(
      ({ name, says: text, form }, i) => `(** ${name}: ${text}. *)
${saysModule(`Holds${i + 1}`, [...variables, name], form.holds)}
${moduleText(`Number${i + 1}`, `Definition is : quantity := Quantity ${form.asked} Holds${i + 1}.says.`)}
(** As a term of the piles. *)
${saysModule(`Value${i + 1}`, variables, form.value)}`,
    )
    .join('\n')}
${saysModule('Under', all, under)}
${saysModule('Says', all, says)}
${moves === undefined || moves === 'legal' ? '' : `${rulesText(moves, variables)}\n`}
${bounds.text}
${conditions.text}

Lemma accepted : check_${subject} ${checked} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem numbers : forall x : position, length x = ${ruleset.piles}%nat ->
  values_are ${listed} x (map (value (heights (sorted x))) ${terms}).
Proof. intros x len. exact (proj1 (${proof} x len)). Qed.

${impliedText(goal, subject, proof)}

Print Assumptions implied.`
}

function proofsText(
  name: string,
  questions: readonly StatementQuestion[],
  certify: Certify,
): { text: string; names: string } {
  const modules = questions.map((each, i) =>
    moduleText(`${name}${i + 1}`, pointsText(certify(each))),
  )
  return {
    text: modules.join('\n'),
    names: listText(questions.map((_, i) => `${name}${i + 1}.points`)),
  }
}
