import { wythoffPlane } from '@nim/bruteforce'
import { floorTimesGolden, PHI } from '@nim/core/wythoff'
import type { Claim } from '../claim.ts'
import type { Parameter } from '../parameter.ts'
import type { BoxDomain } from '../verdict.ts'
import { isAboveEulerLine, isEulerLevel } from './euler.ts'
import { judgePositions } from './judge-positions.ts'
import { box, choice, vClaim } from './v-claim.ts'

/** The two conditions on the start. */
interface StartConditions {
  /** (49): L_0 ≥ (e−1)S_0 ≥ Q. */
  readonly isStart: (S: number, L: number, Q: number) => boolean
  /** (52): S_0 ≠ ⌊(L_0−S_0)(g+1)⌋. */
  readonly suffices: (S: number, L: number) => boolean
}

/** The condition, and the level of the game from the least for which the statement is meant. */
export function startParameters(leastQ: number): readonly Parameter[] {
  return [
    choice('part', 'condition', '(49)', '(52)'),
    {
      kind: 'integer',
      name: 'Q',
      about: 'level of the game',
      allowed: ({ part }) => (part === '(49)' ? [leastQ, 1_000_000] : [1, 1]),
      defaults: ({ part }) => (part === '(49)' ? [leastQ, leastQ + 7] : [1, 1]),
    },
  ]
}

/** The first point is not a winning point. */
export const vR3: Claim = vClaim<{ part: string; Q: number }, BoxDomain, StartConditions>({
  id: 'V-R3',
  kind: 'remark',
  source: 'Remark 3 (49), (52)',
  paperStatus: 'asserted',
  title: 'under L_0 ≥ (e−1)S_0 ≥ Q the first point is not a winning point',
  statement: String.raw`Under $L_0\ge(e-1)S_0\ge Q$ (49) the first point is not a winning point; it would suffice that $S_0\ne\lfloor(L_0-S_0)(g+1)\rfloor$ (52), guaranteed since $L_0\ge1.718\,S_0\ne1.618\,S_0$.`,
  conventions: [
    'Q is not specified: a case for every Q; S_0 ≥ 1',
    'part (49): no point with (49) is a winning point; part (52): no point with (52) is one',
    'beyond the box: b_n < (e−1)a_n for all n ≥ 5, because n < (e−2)(nφ−1) there',
  ],
  decides:
    'every position of the box that meets the condition, e enclosed by rationals; winning points are those of the pass over the plane',
  complexity: 'O(max²)',
  parameters: startParameters(1),
  defaultDomain: box(300),
  quick: { max: 100 },
  printed: {
    isStart: (S, L, Q) => isEulerLevel(S, Q) && isAboveEulerLine(S, L),
    suffices: (S, L) => BigInt(S) !== floorTimesGolden(PHI, BigInt(L - S)),
  },
  judge: ({ isStart, suffices }, asked) => {
    const plane = wythoffPlane(asked.domain.max)
    const { part, Q } = asked.parameters
    return judgePositions(asked, 'pass', (S, L) => {
      if (S === 0) return null
      if (part === '(49)' ? !isStart(S, L, Q) : !suffices(S, L)) return null
      const isP = plane.isP(S, L)
      return {
        holds: !isP,
        actual: isP ? 1 : 0,
        evidence: () => ({
          expected: 'N',
          actual: 'P',
          explain: `(${S},${L}) meets ${part}${part === '(49)' ? ` with Q = ${Q}` : ''} and is a winning point`,
        }),
      }
    })
  },
})
