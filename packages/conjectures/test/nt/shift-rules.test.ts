import { wrongSplits } from '@nim/core/setnim/definitions'
import { solvedGameOf, solvedGames } from '@nim/core/shift-rules'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { judgedRules } from '../../src/papers/nt/11-shift-rules/judged-rules.ts'
import { alterations } from '../../src/papers/nt/11-shift-rules/alterations.ts'
import { RULE_SETS, ruleSetOf } from '../../src/papers/nt/11-shift-rules/rule-sets.ts'

/** Two rules that solve SN(2,{2}), in which a move takes 1 from both piles. */
const GIVEN = ruleSetOf(
  solvedGameOf('SN(2,{2}) normal outcome 4 3; 0,1 +0 if -1,1 >= 2; 2,2 +0 if 1,0 >= 3'),
)

describe('the rules in the cases of NT-13', () => {
  it('become wrong if one bound, step or number changes', () => {
    const changed = [...alterations(GIVEN)]
    expect(changed.map(({ altered }) => altered)).toEqual(['rule 2 with half the step'])
    for (const given of RULE_SETS.filter(({ n }) => n < 4)) {
      for (const each of alterations(given)) {
        const { bad, leastBad } = judgedRules(each, 18, DEFAULT_LIMITS)
        expect([each.altered, bad > 0, leastBad.critical > 0]).toEqual([each.altered, true, true])
      }
    }
  })
})

describe('the judge of NT-13', () => {
  it('counts edges, bad edges and irreducible positions', () => {
    const right = judgedRules(GIVEN, 8, DEFAULT_LIMITS)
    // There are 28 positions with x_2 − x_1 ≥ 2, and 21 with x_1 ≥ 3.
    expect(right).toMatchObject({ edges: 49, bad: 0, largest: { critical: 4, irreducible: 3 } })
    const half = judgedRules([...alterations(GIVEN)][0]!, 8, DEFAULT_LIMITS)
    // The position (2,2) is P, and (3,3) is N.
    expect(half).toMatchObject({ bad: 21, leastBad: { critical: 1, settled: 0 } })
    expect(half.wrongValues).toBeGreaterThan(0)
  })

  const five = solvedGames()
    .map(ruleSetOf)
    .filter(({ n }) => n === 5)
  it.each(sampled(five, 26))('finds the bounds of $ruleset', (given) => {
    const max = Math.min(given.critical + 1, 40)
    const judged = judgedRules(given, max, DEFAULT_LIMITS)
    expect(judged).toMatchObject({ bad: 0, wrongValues: 0 })
    expect(judged.largest.critical).toBeLessThanOrEqual(given.critical)
    expect(judged.largest.irreducible).toBeLessThanOrEqual(given.covered)
    expect(wrongSplits(given, 12)).toBe(0)
    const [altered] = alterations(given)
    if (altered === undefined) return
    expect(judgedRules(altered, 16, DEFAULT_LIMITS).leastBad.settled).toBe(0)
  })
})
