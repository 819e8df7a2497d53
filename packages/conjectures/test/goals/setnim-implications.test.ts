import { not } from '@nim/presburger'
import { embeddedZ3, type ImplicationGoal, prove } from '@nim/prover'
import { afterAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { type CaseParameters, casesOf } from '../../src/claim/parameter.ts'
import { DH_IMPLICATIONS } from '../../src/goals/dh/implications.ts'
import { NT_IMPLICATIONS } from '../../src/goals/nt/implications.ts'
import { provableOf } from '../../src/goals/index.ts'
import { clauseOf } from '../../src/judge/stated.ts'
import { findClaim } from '../../src/papers/registry.ts'
import { unhurried } from '../../../prover/test/solve/unhurried.ts'

const solver = unhurried(embeddedZ3())
afterAll(() => solver.close())

const WRONG_FORMULA_4 = `(m <= x1 and isReducedAt = 1 -> -1 * m + [m > 1] <= 0)
  and (x1 <= m <= x2 and isReducedAt = 1 -> [m > 1] <= x1)
  and (x2 <= m <= x3 and isReducedAt = 1 -> m + [m > 1] <= x1 + x2)`
const WRONG_LEMMA_6 = `min(x1, 2 * p) + min(x2, 2 * p) - 2 * p
  = min(u1, p) + min(u2, p) - p + min(v1, p + [p = 1]) + min(v2, p + [p = 1]) - (p + [p = 1])`

function implicationOf(claim: string, parameters: CaseParameters): ImplicationGoal {
  return provableOf(claim)!.goals(parameters)[0] as ImplicationGoal
}

const CASES = [...DH_IMPLICATIONS, ...NT_IMPLICATIONS].flatMap(({ claim, parameters }) =>
  casesOf(parameters, { n: [3, 3] }).map((one) => [claim, one] as const),
)

describe('implications about SN(n,A)', () => {
  it.each(sampled(CASES, 6))(
    '%s %o is refuted if its statement is negated',
    async (claim, parameters) => {
      const goal = implicationOf(claim, parameters)
      const { verdict } = await prove({ ...goal, says: not(goal.says) }, { solver, scan: 300 })
      expect(verdict).toBe('refuted')
    },
  )

  it.each(
    sampled(
      [
        ['DH-T2.2', { n: 3, k: 2 }],
        ['DH-L2.7', { n: 2, k: 2, part: 'ctt' }],
        ['DH-L2.8b', { n: 3, A: '{2}' }],
        ['DH-FIG5', { part: 'moves', n: 3 }],
        ['NT-L14', { n: 2, A: '{2}', part: 'longest' }],
        ['DH-F4', { n: 3, k: 2, part: 'only if' }],
        ['NT-L1', { n: 2, k: 1, part: 'a' }],
        ['NT-L1', { n: 2, k: 2, part: 'b' }],
        ['NT-L6', { n: 2, k: 1, part: 'odd' }],
      ] as const,
      3,
    ),
  )('%s %o is proved', async (claim, parameters) => {
    const { verdict, reason } = await prove(implicationOf(claim, parameters), { solver, scan: 300 })
    expect({ verdict, reason }).toEqual({ verdict: 'proved', reason: '' })
  })

  it.each(
    sampled(
      [
        [
          'DH-U2',
          'top <= (sum + 1) div 2 <-> 2 * top <= sum',
          { n: 3, k: 2, part: 'k·x_n ≤ sum(x)' },
        ],
        ['DH-T2.2', 'isReduced = [2 * top < sum]', { n: 3, k: 2 }],
        ['DH-T2.3', 'isReduced = [2 * top <= sum]', { n: 3, A: '{1,2}', part: 'formula' }],
        ['DH-L2.7', 'm > x2 or x2 = top', { n: 3, k: 2, part: 'range' }],
        ['NT-L1', 'l_next = l - 1', { n: 3, k: 2, part: 'c' }],
        ['NT-L8', 'lu = lv <-> o <= r <= 4 - o if 2 * top <= sum', { n: 3, k: 2, part: 'b' }],
        ['NT-L14', 'longest = (x1 + x2 + x3) div 2', { n: 3, A: '{2}', part: 'longest' }],
        ['DH-L2.8b', 'top_next < top or isReduced_next = 0 if isReduced = 1', { n: 3, A: '{2}' }],
        ['DH-F4', WRONG_FORMULA_4, { n: 3, k: 2, part: 'only if' }],
        ['NT-L6', WRONG_LEMMA_6, { n: 2, k: 1, part: 'even' }],
      ] as const,
      3,
    ),
  )(
    '%s with %s as its statement is refuted at the same position as by the judge',
    async (claim, changed, parameters) => {
      const goal = implicationOf(claim, parameters)
      const { where: under = goal.under, says } = clauseOf(changed)
      const judged = findClaim(claim)!
      const { counterexample } = judged.judge(judged.wrong, parameters, { kind: 'box', max: 9 })
      expect(await prove({ ...goal, under, says }, { solver })).toMatchObject({
        verdict: 'refuted',
        counterexample: { position: counterexample!.position, isSmallest: true },
      })
    },
  )

  it('is not proved if a quantity does not have its stated meaning', async () => {
    const goal = implicationOf('DH-T2.2', { n: 3, k: 2 })
    const quantities = goal.quantities.map((one) => ({
      ...one,
      premises: one.premises.map((each) => ({ ...each, assertions: each.assertions.slice(0, -1) })),
    }))
    expect(await prove({ ...goal, quantities }, { solver, scan: 300 })).toMatchObject({
      verdict: 'incomplete',
      reason: expect.stringContaining('a premise is not proved') as string,
    })
  })
})
