import { formatRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { solvedValue } from './class-formula.ts'
import { RIGHT, tryWrong } from './try-wrong.ts'
import { changed, seeded } from './wrong-formulas.ts'

/**
 * The number of wrong formulas for each game. `npm run bench:wrong-formulas` tries 100 (see
 * .ci/long).
 */
const EACH = 12
/** The maximum number of positions in a box. */
const MOST_POSITIONS = 20_000

describe('randomly changed formulas', () => {
  it.each(
    sampled(
      RIGHT.map(
        (question, i) =>
          [
            `${question.value} of ${formatRuleset(question.ruleset)}, ${question.play} play`,
            question,
            i,
          ] as const,
      ),
      3,
    ),
  )(
    'for %s are refuted at their smallest counterexample, or proved and equal to the solved box',
    (_, question, i) => {
      const random = seeded(2024 + i)
      const valueOf = solvedValue(question.ruleset, question.play, question.value)
      const answers = { proved: 0, refuted: 0, 'not decidable': 0 }
      for (let round = 0; round < EACH; round++) {
        const { result } = tryWrong(changed(question, random), valueOf, MOST_POSITIONS)
        answers[result.answer]++
      }
      expect(answers['not decidable']).toBe(0)
      expect(answers.refuted).toBeGreaterThan(answers.proved)
    },
  )
})
