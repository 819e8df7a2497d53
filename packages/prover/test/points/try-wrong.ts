import { remotenessTerm } from '@nim/core/exact-slow'
import { boxOf, compareSumLex, exactSlowNim, hypergraphNim, slowSetNim } from '@nim/core/rules'
import { balancedFormula, oneOrAllButOneFormula, theorem33Formula } from '@nim/core/setnim'
import { compile, compileTerm, parse, parseTerm } from '@nim/presburger'
import {
  type OutcomeQuestion,
  type PointResult,
  proveByPoints,
  type ValueQuestion,
} from '../../src/points/index.ts'
import { checkPoints } from '../../src/points-check/index.ts'
import { NIM_4_3, outcomes, values } from './questions.ts'

/** A question about a game. */
export type GameQuestion = OutcomeQuestion | ValueQuestion

const PATH = hypergraphNim(3, [
  [1, 2],
  [2, 3],
])

/** Questions with correct formulas. The tests change the formulas. */
export const RIGHT: readonly GameQuestion[] = [
  outcomes(slowSetNim(3, [2]), theorem33Formula(3)),
  outcomes(slowSetNim(3, [1, 2]), oneOrAllButOneFormula(3)),
  outcomes(slowSetNim(3, [2, 3]), balancedFormula(3, 2)),
  outcomes(slowSetNim(4, [2, 3, 4]), balancedFormula(4, 2)),
  outcomes(slowSetNim(2, [1]), parse('x1 + x2 == 1 (mod 2)'), 'misere'),
  outcomes(PATH, parse('min(x2, x1 + x3) == 1 (mod 2)'), 'misere'),
  values('remoteness', PATH, parseTerm('min(x2, x1 + x3)')),
  values(
    'remoteness',
    slowSetNim(2, [1, 2]),
    parseTerm('x1 + x2 - [x1 mod 2 = 1 and x2 mod 2 = 1]'),
  ),
  values('remoteness', exactSlowNim(3, 2), remotenessTerm(3)),
  values('grundy', slowSetNim(2, [1, 2]), parseTerm('(x1 + x2) mod 2 + 2*[x1 mod 2 = 1]')),
  NIM_4_3,
]

/** The result for a formula that may be wrong. */
export interface Tried {
  readonly result: PointResult
  /** The largest pile of the box on which all positions were compared. */
  readonly max: number
  /**
   * True if that box is at least twice as large as the largest point of the proof, or if the
   * formula was refuted.
   */
  readonly isTwice: boolean
}

/**
 * Decides a formula that may be wrong, with and without an initial scan, and compares the results
 * with the solved game.
 *
 * @param valueOf the value in the solved game, where P is 0 and N is 1
 * @param most the maximum number of positions in a box
 * @throws Error if the result is wrong. This is the case if a correct formula is refuted, if a
 * counterexample is not the smallest one, if a proved formula is wrong on the box, or if the
 * checker rejects the certificate.
 */
export function tryWrong(
  question: GameQuestion,
  valueOf: (x: readonly number[]) => number,
  most: number,
): Tried {
  const says = sayingOf(question)
  // decides once from the points alone, and once with the default scan as for users
  const result = proveByPoints(question, { first: 0 })
  if (JSON.stringify(proveByPoints(question)) !== JSON.stringify(result)) throw new Error('differs')
  if (result.answer === 'not decidable') return { result, max: -1, isTwice: true }
  const wanted = Math.max(30, result.answer === 'proved' ? 2 * result.largestPile : 0)
  const max = boxFor(question, wanted, most)
  let smallest: readonly number[] | null = null
  boxOf(question.ruleset, max).forEach((x) => {
    if (says(x) === valueOf(x)) return
    if (smallest === null || compareSumLex(x, smallest) < 0) smallest = [...x]
  })
  const wrongAt = smallest as readonly number[] | null
  if (result.answer === 'proved') {
    if (wrongAt !== null) throw new Error(`proved, wrong at ${wrongAt.join()}`)
    const checked = checkPoints(JSON.parse(JSON.stringify(result.certificate)))
    if (!checked.accepted) throw new Error(`the checker refuses: ${checked.why}`)
    return { result, max, isTwice: max >= 2 * result.largestPile }
  }
  const { position } = result
  if (says(position) === valueOf(position)) throw new Error(`refuted, right at ${position.join()}`)
  const isInBox = position.every((pile) => pile <= max)
  const isFirst = wrongAt === null ? !isInBox : compareSumLex(position, wrongAt) <= 0
  if (!isFirst || (isInBox && position.join() !== wrongAt?.join())) {
    throw new Error(`refuted at ${position.join()}, wrong at ${String(wrongAt?.join())}`)
  }
  return { result, max, isTwice: true }
}

/** The largest box, up to `wanted`, that has at most this many positions. */
function boxFor({ ruleset }: GameQuestion, wanted: number, positions: number): number {
  let max = wanted
  while (boxOf(ruleset, max).count > positions) max--
  return max
}

/** The value that the formula states: P is 0 and N is 1, or the number. */
function sayingOf(question: GameQuestion): (x: readonly number[]) => number {
  if (question.value !== 'outcome') return compileTerm(question.says, question.variables)
  const isP = compile(question.says, question.variables)
  return (x) => (isP(x) ? 0 : 1)
}
