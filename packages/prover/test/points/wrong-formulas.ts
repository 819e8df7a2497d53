import { linearCongruence } from '@nim/core/random'
import {
  and,
  bottomUp,
  congruent,
  eq,
  type Formula,
  ge,
  integer,
  ite,
  plus,
  type Term,
  times,
  xor,
} from '@nim/presburger'
import type { OutcomeQuestion, ValueQuestion } from '../../src/points/index.ts'
import { mutantsOf } from '../goals/mutants.ts'

/**
 * A generator of random numbers that depend only on the seed. Each call takes a number n and
 * returns an integer from 0 to n − 1.
 */
export function seeded(seed: number): (below: number) => number {
  const next = linearCongruence(seed)
  return (below) => Math.floor((next() / 2 ** 32) * below)
}

/**
 * The positions at which the statement is changed: a point, a ray, a cone, or a distant residue
 * class.
 */
function exception(variables: readonly string[], random: (below: number) => number): Formula {
  const x = variables.map((name) => integer(name))
  let pile = 0
  const point = x.map(() => (pile += random(9)))
  const from = (i: number): number => point[i]! + random(7)
  switch (random(4)) {
    case 0:
      return and(...x.map((variable, i) => eq(variable, point[i]!)))
    case 1:
      return and(
        ...x.slice(0, -1).map((variable, i) => eq(variable, point[i]!)),
        ge(x.at(-1)!, from(x.length - 1)),
      )
    case 2: {
      const form = plus(...x.map((variable) => times(random(7) - 3, variable)))
      return and(ge(form, random(12)), ge(x[0]!, random(6)), congruent(plus(...x), random(2), 2))
    }
    default:
      return and(
        ge(x.at(-1)!, from(x.length - 1)),
        ...x.map((variable) => congruent(variable, random(3), 3)),
      )
  }
}

/** Changes one coefficient: some 2·x becomes 3·x, or some x becomes 2·x. */
function withCoefficient(formula: Formula, random: (below: number) => number): Formula {
  let count = 0
  const visit = (change: (term: Term) => Term): Formula =>
    bottomUp({
      term: (term) => (term.kind === 'times' || term.kind === 'variable' ? change(term) : term),
      formula: (part) => part,
    }).formula(formula)
  visit((term) => {
    count++
    return term
  })
  if (count === 0) return formula
  let left = random(count)
  return visit((term) => {
    if (left-- !== 0) return term
    return term.kind === 'times' ? times(term.factor + 1, term.term) : times(2, term)
  })
}

/**
 * Changes the statement of a question: its constants, moduli, cases or coefficients, or its value
 * at some exceptional positions.
 */
export function changed(
  question: OutcomeQuestion | ValueQuestion,
  random: (below: number) => number,
): OutcomeQuestion | ValueQuestion {
  const kind = random(5)
  const isAdded = kind < 2
  if (kind === 2) return { ...question, ...otherCoefficient(question, random) } as typeof question
  if (question.value === 'outcome') {
    if (isAdded) {
      return { ...question, says: xor(question.says, exception(question.variables, random)) }
    }
    const mutants = mutantsOf(question.says)
    return { ...question, says: mutants[random(mutants.length)]!.formula }
  }
  const mutants = isAdded ? [] : termMutants(question.says)
  if (mutants.length > 0) return { ...question, says: mutants[random(mutants.length)]! }
  const where = exception(question.variables, random)
  return { ...question, says: ite(where, plus(question.says, 1 + random(2)), question.says) }
}

function otherCoefficient(
  question: OutcomeQuestion | ValueQuestion,
  random: (below: number) => number,
): Pick<OutcomeQuestion, 'says'> | Pick<ValueQuestion, 'says'> {
  if (question.value === 'outcome') return { says: withCoefficient(question.says, random) }
  const said = withCoefficient(eq(question.says, 0), random)
  return { says: said.kind === 'comparison' ? said.left : question.says }
}

/**
 * The mutants of a term. They come from the mutants of “term = 0” with the same relation and the
 * same right side.
 */
function termMutants(term: Term): Term[] {
  return mutantsOf(eq(term, 0)).flatMap(({ formula }) => {
    const isTerm = formula.kind === 'comparison' && formula.relation === '='
    const isLeft = isTerm && formula.right.kind === 'constant' && formula.right.value === 0
    return isLeft ? [formula.left] : []
  })
}
