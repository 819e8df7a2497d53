import { readdirSync, readFileSync } from 'node:fs'
import { options, WYTHOFF } from '@nim/core/rules'
import { floorEulerLine } from '@nim/core/wythoff/definitions'
import { describe, expect, it } from 'vitest'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import { V_CLAIMS } from '../../src/papers/v/index.ts'
import { lostPoints } from './lost-points.ts'

const FOLDER = new URL('../../findings/', import.meta.url)
const FINDINGS = readdirSync(FOLDER)
  .filter((name) => name.startsWith('V-') && name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Finding)
  .filter((finding) => !('class' in finding))

interface Finding {
  readonly claim: string
  readonly case: CaseParameters
  readonly position?: unknown
  readonly witness?: unknown
  readonly expected: unknown
  readonly actual: unknown
  readonly explain: string
}

const isLost = lostPoints(650)
const isLostInMisere = lostPoints(20, 'misere')

/**
 * The lost points in ascending order, computed from the rules. Entry 0 is (0,0), and the others
 * have n ≥ 1.
 */
const lost = Array.from({ length: 400 }, (_, S) => S).flatMap((S) =>
  Array.from({ length: 650 - S }, (__, m) => [S, S + m] as const).filter(([x, y]) => isLost(x, y)),
)

/** ⌊n·1.618⌋, the approximation before any iteration. */
function withoutIteration(n: number): number {
  return Math.floor((n * 1618) / 1000)
}

function isOption(from: readonly [number, number], to: readonly [number, number]): boolean {
  return options(WYTHOFF, from).some((option) => option.join() === to.join())
}

describe('every finding', () => {
  it('belongs to a refuted claim, and every refuted claim has a finding', () => {
    const flawed = V_CLAIMS.filter(({ flaw }) => flaw !== undefined).map(({ id }) => id)
    expect(FINDINGS.map(({ claim }) => claim).sort()).toEqual(flawed.sort())
  })

  it.each(FINDINGS.map((finding) => [finding.claim, finding] as const))(
    '%s equals the report of its judge',
    (id, finding) => {
      const claim = V_CLAIMS.find((candidate) => candidate.id === id)!
      const domain = claim.defaultDomain(finding.case)
      const { verdict, counterexample } = claim.check(finding.case, domain)
      expect(verdict).toBe('refuted')
      const { position, witness, expected, actual, explain } = finding
      const reported = JSON.parse(JSON.stringify(counterexample)) as Finding
      expect(reported).toMatchObject({
        ...(position === undefined ? { witness } : { position }),
        expected,
        actual,
        explain,
      })
    },
  )
})

describe('the counterexamples, including those of remarks, computed from the rules alone', () => {
  it('V-P5: (0,0) and (1,2) are winning points, but they do not have four distinct coordinates', () => {
    expect(lost.slice(0, 2)).toEqual([
      [0, 0],
      [1, 2],
    ])
    expect(new Set(lost.slice(0, 2).flat()).size).toBe(3)
  })

  it('V-Alg-W: W1 to W3 yield a_4 = 5 with one index and a_3 = 5 with the other', () => {
    const byW = (indexOf: (j: number) => number): number[] => {
      const a = [0, 1]
      let [c, j] = [2, 1]
      for (let n = 1; n < 4; n++) {
        a.push(c + 1)
        const isFree = a[n + 1]! < a[indexOf(j)]! + n
        c += isFree ? 1 : 2
        j += isFree ? 0 : 1
      }
      return a
    }
    expect(byW((j) => j + 1)).toEqual([0, 1, 3, 4, 5])
    expect(byW((j) => j)[3]).toBe(5)
    expect(lost.slice(1, 5).map(([S]) => S)).toEqual([1, 3, 4, 6])
  })

  it('V-T2.3, V-V2, V-AE, V-AWP: if indices start at 1, only the winning point (0,0) has a coordinate 0', () => {
    expect(lost.slice(1).every(([S]) => S > 0)).toBe(true)
    expect(isLost(0, 1)).toBe(false)
    expect(isOption([0, 1], [0, 0])).toBe(true)
  })

  it('V-Ex2: (12,19) is a losing point, and (11,18) is a winning point', () => {
    expect([isLost(12, 19), isLost(11, 18)]).toEqual([false, true])
    expect(isOption([19, 26], [11, 18])).toBe(true)
  })

  it('V-I.1 and V-I.2: the least multiples above 1 and 2 are the second ones, but the indices are 1', () => {
    // kg > S iff k√5 > 2S + k; iφ > S iff i√5 > 2S − i.
    const isAboveG = (k: number, S: number): boolean => 5 * k * k > (2 * S + k) ** 2
    const isAbovePhi = (i: number, S: number): boolean => 5 * i * i > (2 * S - i) ** 2
    expect([isAboveG(1, 1), isAboveG(2, 1), isAboveG(2, 2)]).toEqual([false, true, false])
    expect([isAbovePhi(1, 2), isAbovePhi(2, 2)]).toEqual([false, true])
    expect(lost.slice(1, 3)).toEqual([
      [1, 2],
      [3, 5],
    ])
  })

  it('V-T4: ⌊13·1.61⌋ = 20 and a_13 = 21', () => {
    expect(Math.floor((13 * 161) / 100)).toBe(20)
    expect(lost[13]).toEqual([21, 34])
  })

  it('V-N.40: |x_0 − φ|^0 is 1, but |x_0 − φ|^1 is below 0.001', () => {
    // 1.618 < φ < 1.619, because n² − n − 1 changes its sign there.
    const form = (thousandths: number): number => thousandths ** 2 - 1000 * thousandths - 1_000_000
    expect([form(1618) < 0, form(1619) > 0]).toEqual([true, true])
  })

  it('V-42.a and V-Tab2: ⌊233·1.618⌋ = 376 and a_233 = 377', () => {
    expect(withoutIteration(233)).toBe(376)
    expect(lost[233]).toEqual([377, 610])
    expect(lost.slice(1, 233).every(([S], at) => withoutIteration(at + 1) === S)).toBe(true)
  })

  it('V-42.b: 3·2^5 < 100 ≤ 3·2^6, and log10 100 = 2', () => {
    expect([3 * 2 ** 5 < 100, 100 <= 3 * 2 ** 6, 10 ** 2 === 100]).toEqual([true, true, true])
  })

  it('V-15: seven decimals of x_1 fail at n = 4181', () => {
    expect(Math.floor((4181 * 16_180_339) / 10 ** 7)).toBe(6764)
    // For n = 4181, a = 6765 satisfies a² − an − n² < 0 < (a+1)² − (a+1)n − n².
    const form = (a: number): number => a * a - a * 4181 - 4181 ** 2
    expect([form(6765) < 0, form(6766) > 0]).toEqual([true, true])
  })

  it('V-16: Hugo can move from (232,233) to (0,233), but no such start satisfies (49)', () => {
    expect(isOption([232, 233], [0, 233])).toBe(true)
    // L ≥ (e−1)S iff L > ⌊(e−1)S⌋
    expect([232, 375, 609].map((S) => S + 1 > floorEulerLine(S))).toEqual([false, false, false])
  })

  it('V-16.R1 and V-16.R2 without (49): 376 is b_144, and 610 is b_233', () => {
    expect(lost[144]).toEqual([232, 376])
    expect(233 * 2618 < 610 * 1000).toBe(true)
    expect(234 * 2618 > 610 * 1000).toBe(true)
  })

  it('V-Ex7: l − s = 423,311, and one iteration fails at n = 46,368', () => {
    expect(3_141_593 - 2_718_282).toBe(423_311)
    // x_1 = (1.618² + 1)/(2·1.618 − 1) = 3617924/2236000.
    expect((46_368n * 3_617_924n) / 2_236_000n).toBe(75_025n)
    const form = (a: bigint): bigint => a * a - a * 46_368n - 46_368n ** 2n
    expect([form(75_024n) < 0n, form(75_025n) > 0n]).toEqual([true, true])
  })

  it('V-Alg17: (376,609) is a losing point, but neither c leads from it to a winning point', () => {
    expect(withoutIteration(609 - 376)).toBe(376)
    expect([isLost(376, 609), isLost(376, 608), isLost(376, 607)]).toEqual([false, false, false])
    expect(isLost(232, 376)).toBe(true)
    expect(isOption([376, 609], [232, 376])).toBe(true)
  })

  it('V-R3: (1,2) and (4,7) are winning points on the other side of e − 1', () => {
    const above = 1.718_281_9
    const below = 1.718
    const atLeast = ([S, L]: readonly [number, number], Q: number): boolean =>
      L > above * S && below * S > Q
    expect([isLost(1, 2), atLeast([1, 2], 1)]).toEqual([true, true])
    expect([isLost(4, 7), atLeast([4, 7], 6)]).toEqual([true, true])
    // b_n < (e−1)a_n follows from n < (e−2)(nφ−1). This is true at n = 5, and the right side grows
    // faster.
    const [slope, phi] = [0.718, 1.618]
    expect(5).toBeLessThan(slope * (5 * phi - 1))
    expect(slope * phi).toBeGreaterThan(1)
    expect([2, 4].map((n) => lost[n]![1] < below * lost[n]![0])).toEqual([true, true])
  })

  it('V-R4: each of the two sequences has one member up to 2', () => {
    expect(lost.slice(1).filter(([S]) => S <= 2)).toHaveLength(1)
    expect(lost.slice(1).filter(([, L]) => L <= 2)).toHaveLength(1)
  })

  it('V-Ex8: 31 of 50 integers are terms a_k, but 31/50 is not (√5−1)/2', () => {
    expect(lost.slice(1).filter(([S]) => S <= 50)).toHaveLength(31)
    // 31/50 = (√5−1)/2 iff 50√5 = 112.
    expect(5 * 50 ** 2).not.toBe(112 ** 2)
  })

  it('V-Attrition.b and .d: (2,2) and (3,5) are winning points, and (0,0) is an option of (2,2)', () => {
    expect([isLostInMisere(2, 2), isLostInMisere(3, 5), isLostInMisere(0, 1)]).toEqual([
      true,
      true,
      true,
    ])
    expect(isOption([2, 2], [0, 0])).toBe(true)
  })

  it('V-FlipFlop.a and .b in the reading f3: at (6,10) a flip as a turn wins with one flip left, but not with two', () => {
    const wins = (S: number, L: number, isNormal: boolean, flips: number): boolean => {
      if (L === 0) return !isNormal
      const key = [S, L, isNormal, flips].join()
      const before = known.get(key)
      if (before !== undefined) return before
      const byMove = options(WYTHOFF, [S, L]).some(([x, y]) => !wins(x!, y!, isNormal, flips))
      const mayFlip = flips > 0 && L >= S + 2 && S + 2 >= 7
      const result = byMove || (mayFlip && !wins(S, L, !isNormal, flips - 1))
      known.set(key, result)
      return result
    }
    const known = new Map<string, boolean>()
    expect([0, 1, 2, 3].map((flips) => wins(6, 10, true, flips))).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})
