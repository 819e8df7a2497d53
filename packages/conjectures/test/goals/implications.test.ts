import { keptByText } from '@nim/core/exact-slow/definitions'
import { exactSlowNim } from '@nim/core/rules'
import { compileTerm, not } from '@nim/presburger'
import { embeddedZ3, type Goal, type ImplicationGoal, prove, type Quantity } from '@nim/prover'
import { valueIn } from '@nim/prover/goal'
import { afterAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { casesOf } from '../../src/claim/parameter.ts'
import { largestBasicBelowEach } from '../../src/facts/exact-slow/basic-vectors.ts'
import { basicBoundBelow, basicLevel } from '../../src/facts/exact-slow/basic.ts'
import { criticalByM } from '../../src/facts/exact-slow/critical.ts'
import { level } from '../../src/facts/exact-slow/level.ts'
import { exceptionalBelow, exceptionalLevel } from '../../src/facts/exact-slow/exceptional.ts'
import { mPlayLength } from '../../src/facts/exact-slow/m-play-length.ts'
import { type Fact, factOf } from '../../src/facts/fact.ts'
import { longestPlay, shortestPlay } from '../../src/facts/setnim/play-lengths.ts'
import { gameOnBox } from '../../src/facts/game-on-box.ts'
import { remoteness } from '../../src/facts/solved.ts'
import { GMMV_IMPLICATIONS } from '../../src/goals/gmmv/implications.ts'
import { criticalNumber, levelNumber } from '../../src/goals/gmmv/critical-quantities.ts'
import {
  exceptionalNumber,
  largestExceptionalBelow,
} from '../../src/goals/gmmv/exceptional-quantities.ts'
import { basicBound, basicNumber, playLength } from '../../src/goals/gmmv/quantities.ts'
import {
  descents,
  evenEntries,
  illegalMMoves,
  keptIndex,
  reachedByMMoves,
} from '../../src/goals/gmmv/m-move-quantities.ts'
import { lengthAsRemoteness, playLengthOf } from '../../src/goals/gmmv/play-quantities.ts'
import { largestBasicEntry, orderedBelow } from '../../src/goals/gmmv/vector-quantities.ts'
import { provableOf } from '../../src/goals/index.ts'
import { clauseOf } from '../../src/judge/stated.ts'
import { formatCase } from '../../src/record/format-case.ts'
import { pileNames } from '../../src/rows/formula-statement.ts'
import { M_MOVE_FACTS } from '../../src/papers/gmmv/1-2-m-rule/m-moves.ts'
import { findClaim } from '../../src/papers/registry.ts'
import { saidOf } from './closed-form-values.ts'
import { unhurried } from '../../../prover/test/solve/unhurried.ts'

const solver = unhurried(embeddedZ3())
afterAll(() => solver.close())

const MAX: Readonly<Record<number, number>> = { 2: 16, 3: 12, 4: 8, 5: 6 }

type QuantityAndFact = readonly [string, (n: number, k: number) => Quantity, Fact<number | null>]

const OF_K_PLUS_ONE: readonly QuantityAndFact[] = [
  ['b', (n) => basicNumber(n), basicLevel],
  ['B', basicBound, basicBoundBelow],
  ['m of an exceptional position', exceptionalNumber, exceptionalLevel],
  ['below', largestExceptionalBelow, exceptionalBelow],
  ['R', (n) => playLength(n, 'R'), remoteness],
  ['M', (n) => playLength(n, 'M'), mPlayLength],
  ['m of a critical position', criticalNumber, criticalByM],
  ['m(x)', levelNumber, level],
  ['e', keptIndex, factOf('e(x)', 'GMMV-D6', (x) => keptByText(x).at(-1)! + 1)],
  ['illegal', illegalMMoves, M_MOVE_FACTS.illegal],
  ['reached', reachedByMMoves, M_MOVE_FACTS.reached],
  ['descents', descents, M_MOVE_FACTS.descents],
  ['even', evenEntries, M_MOVE_FACTS.even],
]

const OF_ANY_K: readonly QuantityAndFact[] = [
  ['shortest', playLengthOf('shortest'), shortestPlay],
  ['longest', playLengthOf('longest'), longestPlay],
  ['R', lengthAsRemoteness, remoteness],
]

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

function expectSame(n: number, k: number, quantity: Quantity, fact: Fact<number | null>): void {
  const game = gameOnBox(exactSlowNim(n, k), { kind: 'box', max: MAX[n]! }, DEFAULT_LIMITS, {})
  const [said, at] = [saidOf(quantity, pileNames(n)), fact.of(game)]
  game.box.forEach((x, rank) => {
    for (const [by, value] of said) {
      if (value(x) !== (at(x, rank) ?? -1)) expect.fail(`${value(x)} at ${x.join()} by ${by}`)
    }
  })
}

describe('quantities', () => {
  it.each(OF_K_PLUS_ONE)('%s is the fact that the claims are judged by', (_, quantityOf, fact) => {
    for (const n of [3, 4, 5]) expectSame(n, n - 1, quantityOf(n, n - 1), fact)
  })

  it.each(OF_ANY_K)('%s is the length of all plays for k = 1 and k = n', (_, quantityOf, fact) => {
    for (const n of [2, 3, 4]) for (const k of [1, n]) expectSame(n, k, quantityOf(n, k), fact)
  })

  it('are those of ℓ(x,b), and of vectors in order', () => {
    const x = [3, 4, 6]
    const ell = [1, 2, 3].map((i) => valueIn(largestBasicEntry(i)(3), ['x1', 'x2', 'x3', 'b']))
    for (const { b, ell: said, x: at } of largestBasicBelowEach(3, 7, {})) {
      expect(ell.map((entry) => entry([...at, b]))).toEqual(said)
    }
    expect(ell.map((entry) => entry([...x, 8]))).toEqual([-1, -1, -1])
    const [quantity, given] = [orderedBelow(3), ['x1', 'x2', 'x3', 'sum']]
    for (const ordered of [
      valueIn(quantity, given),
      compileTerm(quantity.closedForm!.value, given),
    ]) {
      // of z = (4,2,2), (2,4,6), (6,6,6), and of no basic one
      expect([8, 12, 18, 9].map((sum) => ordered([...x, sum]))).toEqual([4, 6, -1, -1])
    }
  })
})

/** A part that says of every move that it never does something. */
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
      // oxlint-disable-next-line no-await-in-loop -- one solver
      const { verdict, reason } = await prove(goal, { solver, scan: 300 })
      expect({ verdict, reason }).toEqual({ verdict: 'proved', reason: '' })
    }
  })

  it.each(sampled(CASES, 6))('%s is refuted where it is said not to hold', async (_, goal) => {
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
  )('%s as %s is refuted where the judge refutes it', async (claim, changed, part, scan) => {
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
