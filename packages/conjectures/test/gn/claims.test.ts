import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import type { Claim } from '../../src/claim/claim.ts'
import { GN_CLAIMS } from '../../src/papers/gn/index.ts'
import { type CaseParameters, casesOf } from '../../src/claim/parameter.ts'

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/**
 * The refuted cases of each claim, including remarks. In all other cases the claim holds, or is
 * answered, undecided or vacuous.
 */
const REFUTED: Readonly<Record<string, (parameters: CaseParameters) => boolean>> = {
  'GN-R1.a': ({ n, l, convention, reading }) =>
    reading === 'from-any' && (l !== 2 || (n === 1 && convention === 'a')),
  'GN-R1.b': ({ n, convention }) => n === 1 && convention === 'a',
  'GN-T1': ({ n, l, reading }) =>
    reading === 'strict' || (reading === 'least-cyclic' && hasSmallerPeriods(n, l)),
  'GN-T1.2': ({ n, l, reading }) => reading === 'least-period' && hasSmallerPeriods(n, l),
  'GN-T1.3': ({ n, reading }) => reading === 'r2-from-row-0' && n !== 1,
  'GN-T1.4': ({ n, reading }) => reading === 'r2-from-row-0' && n === 1,
  'GN-T1.n1': ({ reading }) => reading === 'strict',
  'GN-Tab1': () => true,
  'GN-2.5': ({ lines }) => lines === 'l6' || lines === 'all',
  'GN-2.6.c': ({ n, reading }) => reading === 'r1' || (reading === 'r3' && n !== 2),
  'GN-C1': ({ n, l }) => Number(n) >= 3 && Number(l) >= 3,
  'GN-4u': ({ reading }) => reading === 'r2',
}

function hasSmallerPeriods(n: unknown, l: unknown): boolean {
  return greatestCommonDivisor(Number(l), Number(n) - 1) > 1
}

/** The cases that no finite check settles. */
const UNDECIDED: Readonly<Record<string, (parameters: CaseParameters) => boolean>> = {
  'GN-L1.iii': () => true,
  'GN-T1.a': () => true,
  'GN-T1.cx': ({ variable }) => variable === 'n-by-moves',
  'GN-3.2.c': ({ variable }) => variable === 'n-by-stages',
  'GN-4b': ({ variable }) => variable === 'n-entries',
}

/** The cases in which no position of the box satisfies the hypothesis of the statement. */
const VACUOUS: Readonly<Record<string, (parameters: CaseParameters) => boolean>> = {
  'GN-2.6.c': ({ n, l, reading }) => n === 5 && l === 5 && reading === 'r2',
  'GN-C1.shift': ({ l }) => l === 2,
}

/** The questions that a single instance is enough to answer. */
const ANSWERED_NO: Readonly<Record<string, (parameters: CaseParameters) => boolean>> = {
  'GN-O1': ({ n, k }) => Number(k) > 2 && Number(k) < Number(n) - 1,
  'GN-O2': ({ n, l }) => Number(n) > 2 && Number(l) > 2,
  'GN-O5': () => true,
}

function expectedOf({ id, kind }: Claim, parameters: CaseParameters): string {
  if (kind === 'question') return 'answered'
  if (UNDECIDED[id]?.(parameters) === true) return 'undecided'
  if (VACUOUS[id]?.(parameters) === true) return 'vacuous'
  return REFUTED[id]?.(parameters) === true ? 'refuted' : 'holds'
}

/**
 * For each claim, the largest number in a checked domain. These limits keep expensive checks short,
 * but the domains still contain the counterexamples.
 */
const MOST: Readonly<Record<string, number>> = {
  'GN-2.5': 4,
  'GN-2.7': 6,
  'GN-3.2': 5,
  'GN-C1': 18,
  'GN-C1-fix': 18,
  'GN-C1.l2': 12,
  'GN-D9': 5,
}

/**
 * The default cases with n ≤ 4 and l ≤ 3. Three claims keep all their cases, because small cases do
 * not show all their verdicts.
 */
function smallCases(claim: Claim): CaseParameters[] {
  const isWide = claim.id === 'GN-T1.2' || claim.id === 'GN-O1' || claim.id === 'GN-O3'
  return casesOf(claim.parameters, {}).filter(
    ({ n, l }) => isWide || (Number(n ?? 0) <= 4 && Number(l ?? 0) <= 3),
  )
}

describe('claims of the paper on the GM-rule', () => {
  it.each(sampled(GN_CLAIMS, 8).map((claim) => [claim.id, claim] as const))(
    '%s has the recorded verdicts in small cases',
    (id, claim) => {
      for (const parameters of smallCases(claim)) {
        const usual = claim.defaultDomain(parameters)
        const most = MOST[id]
        const domain =
          most === undefined || usual.kind === 'fixed'
            ? usual
            : { ...usual, max: Math.min(usual.max, most) }
        const result = claim.check(parameters, domain)
        const expected = expectedOf(claim, parameters)
        expect(result.verdict, JSON.stringify(parameters)).toBe(expected)
        if (expected === 'answered') {
          expect(result.counterexample !== null).toBe(ANSWERED_NO[id]?.(parameters) === true)
        } else if (expected !== 'undecided') {
          expect(result.failures > 0).toBe(expected === 'refuted')
        }
        expect(claim.cost(parameters, domain).positions).toBeGreaterThan(0n)
      }
    },
  )

  it('have the same results if they are checked twice', () => {
    for (const claim of GN_CLAIMS.filter(({ id }) => /^GN-(L|D6|Tab1|O4)/.test(id))) {
      const [parameters] = casesOf(claim.parameters, {})
      const domain = claim.defaultDomain(parameters!)
      expect(claim.check(parameters!, domain)).toEqual(claim.check(parameters!, domain))
    }
  })

  it('reject boxes whose tables exceed the memory limit', () => {
    const claim = GN_CLAIMS.find(({ id }) => id === 'GN-C1')!
    expect(() => claim.check({ n: 4, l: 3 }, { kind: 'box', max: 30 }, { memory: 1000 })).toThrow(
      RangeError,
    )
  })
})
