import { wythoffPlane } from '@nim/bruteforce'
import { floorTimes, type Fraction } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { judgePositions, type PositionFinding } from './judge-positions.ts'
import {
  baseParameter,
  sessionFactor,
  sessionRounds,
} from '../../../facts/wythoff/session-accuracy.ts'
import { box, vClaim } from './v-claim.ts'

export const LIMIT = 'limit'
export const CORRECTED = '10, t = L'

/** The index found for S with g_*, null if the procedure says there is none. */
export type SessionIndex = (S: number, gStar: Fraction) => number | null

/** The least index with index·x > S. */
export function leastAbove({ p, q }: Fraction, S: number): number {
  return Number((BigInt(S) * q) / p) + 1
}

/** k* and the test of R1. */
export function indexByR1(S: number, gStar: Fraction): number | null {
  const k = leastAbove(gStar, S)
  return floorTimes(gStar, BigInt(k)) === BigInt(S) ? k : null
}

/** A claim that R1 or R2 finds the right index of every S that can arise in a game. */
export function sessionIndexClaim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement'>,
  sequence: 'a' | 'b',
  printed: SessionIndex,
): Claim {
  return vClaim<{ base: string }, BoxDomain, SessionIndex>({
    ...claim,
    kind: 'algorithm',
    paperStatus: 'asserted',
    conventions: [
      'g_* = x_r with r = ⌈log(l−s)⌉ from the start (s,l), 1 ≤ s < l, in base 2, 10, e; or (base limit) with the limit of x_r in the place of x_r; or (base 10, t = L) with the r of V-16.R0-fix',
      sequence === 'a'
        ? 'R1 is run for every S ≤ l and must say none where S is no a_k'
        : 'R2 is run for every S ≤ l that is some b_i',
    ],
    decides:
      'for every start of the box and every S ≤ l, whether the index is the one under which S stands among the winning points found by the pass over the plane',
    complexity: 'O(max²)',
    parameters: [baseParameter(LIMIT, CORRECTED)],
    defaultDomain: box(700),
    quick: { ranges: { base: ['10', LIMIT, CORRECTED] }, max: 620 },
    printed,
    judge: (indexFor, asked) => {
      const { max } = asked.domain
      const index = new Map<number, number>()
      wythoffPlane(2 * max + 3).points.forEach(([a, b], n) =>
        index.set(sequence === 'a' ? a : b, n),
      )
      const firstWrong = new Map<number, number>()
      const wrongWith = (r: number): number => {
        const known = firstWrong.get(r)
        if (known !== undefined) return known
        const factor = sessionFactor(r)
        let S = 1
        while (S <= max && agrees(S, factor)) S++
        firstWrong.set(r, S)
        return S
      }
      const agrees = (S: number, factor: Fraction): boolean => {
        const right = index.get(S) ?? null
        return (sequence === 'b' && right === null) || indexFor(S, factor) === right
      }
      const { base } = asked.parameters
      const isCorrected = base === CORRECTED
      const rounds = base === LIMIT ? null : sessionRounds(max, isCorrected ? '10' : base)
      const roundsFrom = (s: number, l: number): number =>
        rounds === null ? Infinity : rounds[isCorrected ? l : l - s]!
      const at = (s: number, l: number): PositionFinding | null => {
        if (s === 0 || s === l) return null
        const r = roundsFrom(s, l)
        const S = wrongWith(Math.min(r, 4))
        return {
          holds: S > l,
          actual: Math.min(r, 4),
          evidence: () => ({
            expected: `index ${index.get(S) ?? 'none'}`,
            actual: `index ${indexFor(S, sessionFactor(r)) ?? 'none'}`,
            explain: `start (${s},${l}), r = ${r}: for S = ${S} the procedure gives ${indexFor(S, sessionFactor(r)) ?? 'none'}, the index is ${index.get(S) ?? 'none'}`,
          }),
        }
      }
      return judgePositions(asked, 'pass', at, () => {
        const wrong: (number | undefined)[] = []
        return (l, answers, actuals) => {
          answers[0] = SILENT
          answers[l] = SILENT
          for (let s = 1; s < l; s++) {
            const r = Math.min(roundsFrom(s, l), 4)
            actuals[s] = r
            answers[s] = (wrong[r] ??= wrongWith(r)) > l ? HOLDS : FAILS
          }
        }
      })
    },
  })
}
