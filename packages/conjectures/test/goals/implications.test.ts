import { not } from '@nim/presburger'
import { embeddedZ3, type Goal, type ImplicationGoal, prove } from '@nim/prover'
import { afterAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { casesOf } from '../../src/claim/parameter.ts'
import { GMMV_IMPLICATIONS } from '../../src/goals/gmmv/implications.ts'
import { provableOf } from '../../src/goals/index.ts'
import { clauseOf } from '../../src/judge/stated.ts'
import { formatCase } from '../../src/record/format-case.ts'
import { findClaim } from '../../src/papers/registry.ts'
import { unhurried } from '../../../prover/test/solve/unhurried.ts'

const solver = unhurried(embeddedZ3())
afterAll(() => solver.close())

/** The implications of a case. */
function implicationsOf(
  claim: string,
  parameters: Readonly<Record<string, string | number>>,
): ImplicationGoal[] {
  const goals: readonly Goal[] = provableOf(claim)!.goals(parameters)
  return goals.flatMap((goal) => (goal.kind === 'implication' ? [goal] : []))
}

function implicationOf(...of: Parameters<typeof implicationsOf>): ImplicationGoal {
  return implicationsOf(...of)[0]!
}

/**
 * The parts of claims that state that no move has a certain property. The tests below leave them
 * out.
 */
const NEVER = /^GMMV-Cor1i part=[cd] reading=position/

const CASES = GMMV_IMPLICATIONS.flatMap(({ claim, parameters }) =>
  casesOf(parameters, { n: [3, 3] })
    .filter((one) => !NEVER.test(`${claim} ${formatCase(one).replace('n=3 ', '')}`))
    .flatMap((one) => implicationsOf(claim, one).map((goal) => [goal.id, goal] as const)),
)

describe('implications', () => {
  it.each(
    sampled(
      [
        ['GMMV-L2', { n: 3, part: 'c' }],
        ['GMMV-M4', { n: 2 }],
        ['GMMV-F1', { n: 3, k: 2 }],
        ['GMMV-F4', { n: 3, part: 'k=1' }],
        ['GMMV-M1', { n: 2 }],
        ['GMMV-M2', { n: 3, part: 'a' }],
        ['GMMV-M3', { n: 3 }],
        ['GMMV-Claim2', { n: 3 }],
        ['GMMV-Cor2', { n: 3, part: 'b' }],
      ] as const,
      3,
    ),
  )('%s %o is proved', async (claim, parameters) => {
    for (const goal of implicationsOf(claim, parameters)) {
      // oxlint-disable-next-line no-await-in-loop -- the cases share one solver
      const { verdict, reason } = await prove(goal, { solver, scan: 300 })
      expect({ verdict, reason }).toEqual({ verdict: 'proved', reason: '' })
    }
  })

  it.each(sampled(CASES, 6))('%s is refuted if its statement is negated', async (_, goal) => {
    const { verdict } = await prove({ ...goal, says: not(goal.says) }, { solver })
    expect(verdict).toBe('refuted')
  })

  it.each(
    sampled(
      [
        ['GMMV-Claim3', 'x2 = 0 if B <= 1', {}, 0],
        ['GMMV-Claim4', 'B_next < B', {}, 2000],
        ['GMMV-Claim5', 'B_next >= B - 1 if B mod 2 = 1', {}, 2000],
        ['GMMV-Claim8', 'B > below + 1 if below >= 0', {}, 2000],
        ['GMMV-Claim12', 'B_next = B - 1 if B mod 2 = 1', {}, 2000],
        ['GMMV-L2', 'M = B', { part: 'a' }, 2000],
        ['GMMV-F4', 'R = sum + [x1 = 0]', { part: 'k=1' }, 0],
        ['GMMV-M2', 'even_next >= 1 and x1_next != 2', { part: 'a' }, 2000],
        ['GMMV-Cor1i', 'odd = 0 if m mod 2 = 0', { part: 'a', reading: 'any' }, 2000],
        ['GMMV-Cor4', 'M = m + [m = 2]', {}, 2000],
      ] as const,
      3,
    ),
  )(
    '%s with %s as its statement is refuted at the same position as by the judge',
    async (claim, changed, part, scan) => {
      const parameters = { n: 3, ...part }
      const goal = implicationOf(claim, parameters)
      const { where: under = goal.under, says } = clauseOf(changed)
      const judged = findClaim(claim)!
      const { counterexample } = judged.judge(judged.wrong, parameters, { kind: 'box', max: 9 })
      expect(await prove({ ...goal, under, says }, { solver, scan })).toMatchObject({
        verdict: 'refuted',
        counterexample: { position: counterexample!.position, isSmallest: true },
      })
    },
  )

  it('is not proved if a quantity does not have its stated meaning', async () => {
    const goal = implicationOf('GMMV-Claim3', { n: 3 })
    const [B] = goal.quantities
    const premises = [{ ...B!.premises[0]!, assertions: B!.premises[0]!.assertions.slice(0, 3) }]
    const wrong = { ...goal, quantities: [{ ...B!, premises }] }
    expect(await prove(wrong, { solver, scan: 300 })).toMatchObject({
      verdict: 'incomplete',
      reason: expect.stringContaining('a premise is not proved') as string,
    })
  })
})
