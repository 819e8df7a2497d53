import { solve } from '@nim/bruteforce'
import { boxOf, compareSumLex, type Position } from '@nim/core/rules'
import { compile } from '@nim/presburger'
import { afterAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { embeddedZ3, type OutcomeGoal, prove } from '../../src/index.ts'
import { allButOne, atLeastK, CORRECTED, PATH } from '../goals/goals.ts'
import { mutantsOf } from '../goals/mutants.ts'
import { unhurried } from '../solve/unhurried.ts'

const solver = unhurried(embeddedZ3())
afterAll(() => solver.close())

/**
 * The smallest position of a box at which the formula differs from the solved game; null if the
 * formula agrees with the game.
 */
function smallestDifference(goal: OutcomeGoal, max: number): Position | null {
  const table = solve(goal.ruleset, { max }, { value: 'outcome' })
  const says = compile(goal.isP, goal.variables)
  let smallest: Position | null = null
  boxOf(goal.ruleset, max).forEach((x) => {
    const isP = table.at(x) === 0
    if (says(x) === isP || (smallest !== null && compareSumLex(smallest, x) < 0)) return
    smallest = [...x]
  })
  return smallest
}

const MUTANTS = [
  [CORRECTED, 16, 11],
  [atLeastK(3, 2), 24, 3],
  [allButOne(3), 24, 6],
  [PATH, 12, 1],
] as const

describe('a mutated formula', () => {
  it.each(
    sampled(
      MUTANTS.flatMap(([goal, max, step]) =>
        mutantsOf(goal.isP)
          .filter((_, i) => i % step === 0)
          .map(({ change, formula }) => [goal.id, change, { ...goal, isP: formula }, max] as const),
      ),
      8,
    ),
  )(
    'of %s (%s) is refuted by its smallest counterexample, or equals the correct one on a box',
    async (...row) => {
      const [, , goal, max] = row
      const result = await prove(goal, { solver })
      const expected = smallestDifference(goal, max)
      if (expected === null) {
        expect(result.verdict).toBe('proved')
        return
      }
      expect(result.verdict).toBe('refuted')
      expect(result.counterexample).toMatchObject({
        position: expected,
        isSmallest: true,
        checkedBy: 'rules',
      })
    },
  )
})
