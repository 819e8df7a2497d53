import { remotenessTerm } from '@nim/core/exact-slow'
import {
  boxOf,
  compareSumLex,
  exactSlowNim,
  formatRuleset,
  hypergraphNim,
  slowSetNim,
} from '@nim/core/rules'
import { balancedFormula, oneOrAllButOneFormula, theorem33Formula } from '@nim/core/setnim'
import { compile, compileTerm, parse, parseTerm } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { type OutcomeQuestion, proveByPoints, type ValueQuestion } from '../../src/points/index.ts'
import { checkPoints } from '../../src/points-check/index.ts'
import { solvedValue } from './class-formula.ts'
import { NIM_4_3, outcomes, values } from './questions.ts'
import { changed, seeded } from './wrong-formulas.ts'

/** Formulas a game; `NIMLAB_WRONG_FORMULAS=100` makes 1,100 of them. */
const EACH = Number(process.env['NIMLAB_WRONG_FORMULAS'] ?? 12)
/** Positions of a box, at most. */
const MOST_POSITIONS = 20_000

const PATH = hypergraphNim(3, [
  [1, 2],
  [2, 3],
])

const RIGHT: readonly (OutcomeQuestion | ValueQuestion)[] = [
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

/** The largest box with not too many positions. */
function boxFor({ ruleset }: OutcomeQuestion | ValueQuestion, wanted: number): number {
  let most = wanted
  while (boxOf(ruleset, most).count > MOST_POSITIONS) most--
  return most
}

describe('seeded wrong formulas', () => {
  it.each(
    RIGHT.map(
      (question, i) =>
        [
          `${question.value} of ${formatRuleset(question.ruleset)}, ${question.play} play`,
          question,
          i,
        ] as const,
    ),
  )(
    '%s: what differs from the solved box is refuted at its smallest position, what is proved equals it',
    (_, question, i) => {
      const random = seeded(2024 + i)
      const valueOf = solvedValue(question.ruleset, question.play, question.value)
      const answers = { proved: 0, refuted: 0 }
      for (let round = 0; round < EACH; round++) {
        const wrong = changed(question, random)
        const says = sayingOf(wrong)
        // by the points alone, and as users have it
        const result = proveByPoints(wrong, { first: 0 })
        expect(proveByPoints(wrong)).toEqual(result)
        if (result.answer === 'not decidable') throw new Error(result.why)
        answers[result.answer]++
        const wanted = result.answer === 'proved' ? 2 * result.largestPile : 0
        const most = boxFor(question, Math.max(30, wanted))
        let smallest: readonly number[] | null = null
        boxOf(question.ruleset, most).forEach((x) => {
          if (says(x) !== valueOf(x) && (smallest === null || compareSumLex(x, smallest) < 0)) {
            smallest = [...x]
          }
        })
        if (result.answer === 'proved') {
          expect(smallest).toBeNull()
          expect(checkPoints(JSON.parse(JSON.stringify(result.certificate)))).toMatchObject({
            accepted: true,
          })
        } else {
          const { position } = result
          expect(says(position)).not.toBe(valueOf(position))
          const isInBox = position.every((pile) => pile <= most)
          if (smallest !== null || isInBox) {
            const first = [position, smallest ?? position].sort(compareSumLex)[0]
            expect(first).toEqual(position)
          }
          if (isInBox) expect(smallest).toEqual(position)
        }
      }
      expect(answers.refuted).toBeGreaterThan(answers.proved)
    },
  )
})

/** What is said, as the solver numbers values: P is 0, N is 1. */
function sayingOf(question: OutcomeQuestion | ValueQuestion): (x: readonly number[]) => number {
  if (question.value !== 'outcome') return compileTerm(question.says, question.variables)
  const isP = compile(question.says, question.variables)
  return (x) => (isP(x) ? 0 : 1)
}
