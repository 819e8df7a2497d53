import { wythoffPlane } from '@nim/bruteforce'
import { floorTimesGolden, PHI } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import type { Parameter } from '../../../claim/parameter.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { isAboveEulerLine, isEulerLevel } from '../../../facts/wythoff/euler.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import { integersUpTo, numbersUpTo } from '../../../facts/wythoff/numbers-up-to.ts'
import { partnerTable } from '../../../facts/wythoff/partner-table.ts'
import { inPlane, type PlaneForm } from '../../../facts/wythoff/plane-form.ts'
import { box, choice, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The two conditions on the start. */
interface StartConditions {
  /** (49): L_0 ≥ (e−1)S_0 ≥ Q. */
  readonly isStart: PlaneForm<boolean, [Q: number]>
  /** (52): S_0 ≠ ⌊(L_0−S_0)(g+1)⌋. */
  readonly suffices: PlaneForm<boolean>
}

const isStart: StartConditions['isStart'] = Object.assign(
  (S: number, L: number, Q: number) => isEulerLevel(S, Q) && isAboveEulerLine(S, L),
  {
    // L ≥ (e−1)S: from one L on for every S, and for a larger S not from an earlier one.
    inPlane: (max: number, Q: number) => {
      let from = 0
      const leastL = numbersUpTo(max, (S) => {
        if (S === 0 || !isEulerLevel(S, Q)) return Infinity
        while (from <= max && !isAboveEulerLine(S, from)) from++
        return from
      })
      return (S: number, L: number): boolean => L >= leastL[S]!
    },
  },
)

const suffices: StartConditions['suffices'] = Object.assign(
  (S: number, L: number) => BigInt(S) !== floorTimesGolden(PHI, BigInt(L - S)),
  {
    inPlane: (max: number) => {
      const lower = integersUpTo(max, (m) => Number(floorTimesGolden(PHI, BigInt(m))))
      return (S: number, L: number): boolean => S !== lower[L - S]
    },
  },
)

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
  printed: { isStart, suffices },
  judge: (conditions, asked) => {
    const plane = wythoffPlane(asked.domain.max)
    const { part, Q } = asked.parameters
    const at = (S: number, L: number): PositionFinding | null => {
      if (S === 0) return null
      const meets = part === '(49)' ? conditions.isStart(S, L, Q) : conditions.suffices(S, L)
      if (!meets) return null
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
    }
    return judgePositions(asked, 'pass', at, () => {
      const { max } = asked.domain
      const partner = partnerTable(plane.points, max)
      const meets =
        part === '(49)' ? inPlane(conditions.isStart, max, Q) : inPlane(conditions.suffices, max)
      return (L, answers, actuals) => {
        answers[0] = SILENT
        for (let S = 1; S <= L; S++) {
          const isP = partner[S] === L
          actuals[S] = isP ? 1 : 0
          answers[S] = !meets(S, L) ? SILENT : isP ? FAILS : HOLDS
        }
      }
    })
  },
})
