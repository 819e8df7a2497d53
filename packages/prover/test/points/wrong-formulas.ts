import {
  and,
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

/** The same random numbers for the same seed: an integer in 0..below − 1 at each call. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Where something else is said: a point, a ray, a cone, or a far residue class. */
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

/** The question with something else said: constants, moduli, cases changed, or an exception made. */
export function changed(
  question: OutcomeQuestion | ValueQuestion,
  random: (below: number) => number,
): OutcomeQuestion | ValueQuestion {
  const isAdded = random(2) === 0
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

/** The mutants of a term: those of “term = 0” that leave its relation and right side alone. */
function termMutants(term: Term): Term[] {
  return mutantsOf(eq(term, 0)).flatMap(({ formula }) => {
    const isTerm = formula.kind === 'comparison' && formula.relation === '='
    const isLeft = isTerm && formula.right.kind === 'constant' && formula.right.value === 0
    return isLeft ? [formula.left] : []
  })
}
