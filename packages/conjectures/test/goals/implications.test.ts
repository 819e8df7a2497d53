import { exactSlowNim } from '@nim/core/rules'
import { compileTerm, not } from '@nim/presburger'
import { embeddedZ3, type Goal, type ImplicationGoal, prove, type Quantity } from '@nim/prover'
import { valueIn } from '@nim/prover/goal'
import { closedFormOf } from '@nim/prover/points-coq'
import { afterAll, describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { casesOf } from '../../src/claim/parameter.ts'
import { basicBoundBelow, basicLevel } from '../../src/facts/exact-slow/basic.ts'
import { exceptionalBelow, exceptionalLevel } from '../../src/facts/exact-slow/exceptional.ts'
import { mPlayLength } from '../../src/facts/exact-slow/m-play-length.ts'
import type { Fact } from '../../src/facts/fact.ts'
import { gameOnBox } from '../../src/facts/game-on-box.ts'
import { remoteness } from '../../src/facts/solved.ts'
import { GMMV_IMPLICATIONS } from '../../src/goals/gmmv/implications.ts'
import {
  basicBound,
  basicNumber,
  exceptionalNumber,
  largestExceptionalBelow,
  playLength,
} from '../../src/goals/gmmv/quantities.ts'
import { provableOf } from '../../src/goals/index.ts'
import { clauseOf } from '../../src/judge/stated.ts'
import { findClaim } from '../../src/papers/registry.ts'

const solver = embeddedZ3()
afterAll(() => solver.close())

const MAX: Readonly<Record<number, number>> = { 3: 12, 4: 8, 5: 6 }

const QUANTITIES: readonly (readonly [string, (n: number) => Quantity, Fact<number | null>])[] = [
  ['b', basicNumber, basicLevel],
  ['B', basicBound, basicBoundBelow],
  ['m', exceptionalNumber, exceptionalLevel],
  ['below', largestExceptionalBelow, exceptionalBelow],
  ['R', (n) => playLength(n, 'R'), remoteness],
  ['M', (n) => playLength(n, 'M'), mPlayLength],
]

/** The implication of a case. */
function implicationOf(claim: string, parameters: Readonly<Record<string, string | number>>) {
  const goals: readonly Goal[] = provableOf(claim)!.goals(parameters)
  return goals.find(({ kind }) => kind === 'implication') as ImplicationGoal
}

describe('quantities', () => {
  it.each(QUANTITIES)('%s is the fact that the claims are judged by', (_, quantityOf, fact) => {
    for (const n of [3, 4, 5]) {
      const { variables } = implicationOf('GMMV-Claim3', { n })
      const game = gameOnBox(
        exactSlowNim(n, n - 1),
        { kind: 'box', max: MAX[n]! },
        DEFAULT_LIMITS,
        {},
      )
      const quantity = quantityOf(n)
      const [value, at] = [valueIn(quantity, variables), fact.of(game)]
      const term = compileTerm(closedFormOf(quantity).value, variables)
      game.box.forEach((x, rank) => {
        if (value(x) !== (at(x, rank) ?? -1)) expect.fail(`${value(x)} at ${x.join()}`)
        if (value(x) !== term(x)) expect.fail(`the term is ${term(x)} at ${x.join()}`)
      })
    }
  })
})

const CASES = GMMV_IMPLICATIONS.flatMap(({ claim, parameters }) =>
  casesOf(parameters, { n: [3, 3] }).map((one) => [claim, one] as const),
)

describe('implications', () => {
  it.each([
    ['GMMV-L2', { n: 3, part: 'c' }],
    ['GMMV-M4', { n: 2 }],
  ])('%s %o is proved', async (claim, parameters) => {
    const goal = implicationOf(claim, parameters)
    const { verdict, reason } = await prove(goal, { solver, scan: 300 })
    expect({ verdict, reason }).toEqual({ verdict: 'proved', reason: '' })
  })

  it.each(CASES)('%s %o is refuted where it is said not to hold', async (claim, parameters) => {
    const goal = implicationOf(claim, parameters)
    const { verdict } = await prove({ ...goal, says: not(goal.says) }, { solver })
    expect(verdict).toBe('refuted')
  })

  it.each([
    ['GMMV-Claim3', 'x2 = 0 if B <= 1', {}, 0],
    ['GMMV-Claim4', 'B_next < B', {}, 2000],
    ['GMMV-Claim5', 'B_next >= B - 1 if B mod 2 = 1', {}, 2000],
    ['GMMV-Claim8', 'B > below + 1 if below >= 0', {}, 2000],
    ['GMMV-Claim12', 'B_next = B - 1 if B mod 2 = 1', {}, 2000],
    ['GMMV-L2', 'M = B', { part: 'a' }, 2000],
  ])('%s as %s is refuted where the judge refutes it', async (claim, changed, part, scan) => {
    const parameters = { n: 3, ...part }
    const goal = implicationOf(claim, parameters)
    const { where: under = goal.under, says } = clauseOf(changed)
    const judged = findClaim(claim)!
    const { counterexample } = judged.judge(judged.wrong, parameters, { kind: 'box', max: 9 })
    expect(await prove({ ...goal, under, says }, { solver, scan })).toMatchObject({
      verdict: 'refuted',
      counterexample: { position: counterexample!.position, isSmallest: true },
    })
  })

  it('is not proved where a quantity is not what it is said to be', async () => {
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
