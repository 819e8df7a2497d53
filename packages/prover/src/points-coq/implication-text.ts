import { and, freeVariables, integer, le } from '@nim/presburger'
import type { ClosedForm, ImplicationGoal } from '../goal/goal.ts'
import type { PointCertificate } from '../points/certificate.ts'
import { NotDecidable } from '../points/not-decidable.ts'
import type { StatementQuestion } from '../points/question.ts'
import { byGaps, type PilesAndNumbers } from './by-gaps.ts'
import { gameText } from './game-text.ts'
import { impliedConditions } from './implied-conditions.ts'
import { fromsText, impliedText, numbersText, rulesText, type Subject } from './implied-text.ts'
import { closedFormOf, quantityBounds, quantityConditions } from './quantity-conditions.ts'
import { reductionTexts } from './reduction-text.ts'
import { moduleText, pointsText, saysModule } from './says-text.ts'
import { listText } from './text.ts'

type Certify = (question: StatementQuestion) => PointCertificate

/**
 * Writes two theorems. `numbers` states the value of each number of a position. `implied` states
 * that the hypothesis implies the conclusion at every position.
 */
export function implicationText(goal: ImplicationGoal, certify: Certify): string {
  const { ruleset, variables, says, quantities, moves, also = [] } = goal
  const { data, isSorted } = gameText(ruleset)
  if (!isSorted)
    throw new NotDecidable(
      'the Coq proof supports quantities only in games that do not distinguish piles',
    )
  const known: PilesAndNumbers = { piles: variables, also }
  const variableNames = [...variables, ...also.map(({ name }) => name)]
  // a separate premise states that further numbers are at least their least values
  const under = and(...also.map(({ name, to }) => le(integer(name), to)), goal.under)
  const names = [...variableNames, ...quantities.map(({ name }) => name)]
  const all = moves === undefined ? names : [...names, ...names.map((name) => `${name}_next`)]
  const other = freeVariables(and(under, says)).find((name) => !all.includes(name))
  if (other !== undefined) throw new NotDecidable(`it also contains the variable ${other}`)
  const numbers = quantities.map((one) => ({ ...one, form: closedFormOf(one) }))
  const subject = subjectOf(goal, numbers)
  const bounds = proofsText(
    'Bound',
    numbers.flatMap(({ name, form }) => quantityBounds(name, form, known)),
    certify,
  )
  const values = new Map(numbers.map(({ name, form }) => [name, form.value]))
  const conditions = proofsText(
    'Condition',
    [
      ...numbers.flatMap(({ name, form }) => quantityConditions(name, form, variables)),
      ...impliedConditions({ ...goal, under }, values),
    ].map((each): StatementQuestion =>
      also.length === 0
        ? { value: 'statement', variables, sorted: true, says: each }
        : byGaps(each, known),
    ),
    certify,
  )
  const listed = listText(numbers.map((_, i) => `Number${i + 1}.is`))
  const terms = listText(numbers.map((_, i) => `Value${i + 1}.says`))
  const checked = [
    subject === 'moves' || subject === 'strategy' ? data : ruleset.piles,
    ...(subject === 'further' ? ['froms'] : []),
    `${listed} ${terms} Under.says Says.says`,
    ...(subject === 'strategy' ? ['rules'] : []),
    `${bounds.names} ${conditions.names}`,
  ].join(' ')
  const proof = `implied_of_${subject} ${checked} accepted`
  return `${numbers
    .map(
      ({ name, says: text, form }, i) => `(** ${name}: ${text.replaceAll('*)', '* )')}. *)
${saysModule(`Holds${i + 1}`, [...variableNames, name], form.holds)}
${moduleText(`Number${i + 1}`, `Definition is : quantity := Quantity ${form.asked} Holds${i + 1}.says.`)}
(** As a term of the piles. *)
${saysModule(`Value${i + 1}`, variableNames, form.value)}`,
    )
    .join('\n')}
${saysModule('Under', all, under)}
${saysModule('Says', all, says)}
${moves === undefined || moves === 'legal' ? '' : `${rulesText(moves, variables)}\n`}${subject === 'further' ? `${fromsText(also, variables)}\n` : ''}
${bounds.text}
${conditions.text}

Lemma accepted : check_${subject} ${checked} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

${numbersText(ruleset.piles, subject, { listed, terms, proof })}

${subject === 'further' ? '' : reductionTexts(ruleset, numbers).join('\n')}${impliedText({ ...goal, under }, subject, proof)}

Print Assumptions implied.`
}

/** @throws NotDecidable for further numbers that no theorem in formal/ covers */
function subjectOf(
  { moves, also = [] }: ImplicationGoal,
  numbers: readonly { readonly form: ClosedForm }[],
): Subject {
  if (also.length === 0) {
    if (moves === undefined) return 'positions'
    return moves === 'legal' ? 'moves' : 'strategy'
  }
  if (moves !== undefined) throw new NotDecidable('it contains both moves and further numbers')
  const isFixed = also.every(({ from }) => from.kind === 'constant')
  if (isFixed || numbers.every(({ form }) => form.asked === 'Here')) return 'further'
  throw new NotDecidable(
    'a quantity over lower positions needs further numbers with constant least values',
  )
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
