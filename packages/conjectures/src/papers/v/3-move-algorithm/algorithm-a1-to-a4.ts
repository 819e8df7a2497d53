import { certifiesLower, indexOf, lowerWythoff, upperWythoff } from '@nim/core/wythoff'
import { wythoffPlane } from '@nim/bruteforce'
import type { Claim } from '../../../claim/claim.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import type { BoxDomain, UpToDomain } from '../../../claim/verdict.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import { inOrder, isMove, moveTypes } from '../../../facts/wythoff/legal-move.ts'
import { integersUpTo } from '../../../facts/wythoff/numbers-up-to.ts'
import { partnerTable } from '../../../facts/wythoff/partner-table.ts'
import { samplePositions } from '../../../facts/wythoff/sample-positions.ts'
import { box, choice, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The prescribed point, `winning` at winning points, null where no index is found. */
type Prescribed<T> = readonly [T, T] | 'winning' | null

/** A1 to A4, with indices from 0 or from 1. */
interface Awp {
  <T extends number | bigint>(S: T, L: T, m: T, isFromZero: boolean): Prescribed<T>
  /** The same on numbers up to max. */
  readonly upTo?: (
    max: number,
  ) => (S: number, L: number, m: number, isFromZero: boolean) => Prescribed<number>
}

const awp: Awp = Object.assign(
  <T extends number | bigint>(S: T, _: T, m: T, isFromZero: boolean): Prescribed<T> => {
    const am = lowerWythoff(m)
    if (am === S) return 'winning'
    if (S > am) return [am, upperWythoff(m)]
    if (S < 1) return isFromZero ? [S, S] : null
    const { sequence, index } = indexOf(S)
    if (!(index < m)) return null
    return sequence === 'a' ? [S, upperWythoff(index)] : [lowerWythoff(index), S]
  },
  { upTo: awpUpTo },
)

/** The points of A3 and A4 depend on m alone and on S alone: they are made once for each number. */
function awpUpTo(max: number): ReturnType<NonNullable<Awp['upTo']>> {
  type Target = readonly [number, number]
  const lower = integersUpTo(max, lowerWythoff)
  const ofA3 = Array.from(lower, (am, m): Target => [am, upperWythoff(m)])
  const indices = integersUpTo(max, (S) => (S < 1 ? 0 : indexOf(S).index))
  const ofA4 = Array.from(indices, (index, S): Target => {
    if (S < 1) return [S, S]
    return indexOf(S).sequence === 'a' ? [S, upperWythoff(index)] : [lowerWythoff(index), S]
  })
  return (S, _, m, isFromZero) => {
    const am = lower[m]!
    if (am === S) return 'winning'
    if (S > am) return ofA3[m]!
    if (S < 1) return isFromZero ? ofA4[S]! : null
    return indices[S]! < m ? ofA4[S]! : null
  }
}

const PARTS = ['0 < S < L', 'S = L', 'S = 0', 'S = 0, indices from 1']

/** The move algorithm. */
export const vAWP: Claim = vClaim<{ part: string }, BoxDomain | UpToDomain, Awp>({
  id: 'V-AWP',
  kind: 'algorithm',
  source: 'sections 10 to 13, A1 to A4',
  paperStatus: 'proved',
  title: 'from every losing point the move of A1-A4 is legal and ends in a winning point',
  statement: String.raw`A1: $m=L-S$. A2: compute $a_m$ by (16), (21); if $a_m=S$ then $b_m=L$ (the position is $w_m$). A3: if $S>a_m$, subtract $y=S-a_m$ from both. A4: else, if some $k<m$ has $a_k=S$ then $L:=b_k$, else find $i<m$ with $b_i=S$; $L:=S$, $S:=a_i$. From every losing point the move is legal and ends in a winning point.`,
  conventions: [
    'a_0 = b_0 = 0 as an index of A4 is used at S = 0 only; without it S = 0 is a case of its own',
    'part huge: positions of up to max decimal digits, chosen by a fixed sequence; winning points are recognised by the certificate a² − an − n² < 0 < (a+1)² − (a+1)n − n²',
  ],
  decides:
    'for every position of the box, whether the algorithm calls exactly the winning points winning and its move is legal and reaches one, found by the pass over the plane',
  complexity: 'O(max²)',
  parameters: [choice('part', 'positions', ...PARTS, 'huge')],
  defaultDomain: ({ part }) => (part === 'huge' ? upTo('decimal digits', 300)() : box(500)()),
  quick: { max: 120 },
  printed: awp,
  judge: (prescribe, asked) => {
    const { domain } = asked
    const { part } = asked.parameters
    if (domain.kind === 'up-to') {
      return judgeList(asked, 'certificate', (test) => {
        for (const [S, L] of samplePositions(domain.max)) {
          const target = prescribe(S, L, L - S, true)
          const failure = hugeFailure([S, L], target)
          test(failure === null, target === 'winning' ? 1 : 0, () => ({
            witness: { S: String(S), L: String(L) },
            expected: 'a legal move to a winning point',
            actual: failure,
            explain: `at (${S},${L}): ${failure}`,
          }))
        }
      })
    }
    const plane = wythoffPlane(domain.max)
    const at = (S: number, L: number): PositionFinding | null => {
      const where = S === L && L > 0 ? 'S = L' : S === 0 ? 'S = 0' : '0 < S < L'
      if (!part.startsWith(where)) return null
      const target = prescribe(S, L, L - S, part !== PARTS[3])
      const isP = plane.isP(S, L)
      const to = target === null || target === 'winning' ? null : inOrder(target[0], target[1])
      const holds =
        to === null
          ? isP && target === 'winning'
          : moveTypes([S, L], to).length > 0 && plane.isP(to[0], to[1])
      return {
        holds,
        actual: isP ? 1 : 0,
        evidence: () => ({
          expected: isP ? 'winning' : 'a legal move to a winning point',
          actual: target === null ? 'no move' : typeof target === 'string' ? target : target.join(),
          explain: `at (${S},${L}) with m = ${L - S} the algorithm gives ${target === null ? 'nothing' : String(target)}`,
        }),
      }
    }
    return judgePositions({ ...asked, domain }, 'pass', at, () => {
      const prescribedAt = prescribe.upTo?.(domain.max) ?? prescribe<number>
      const partner = partnerTable(plane.points, domain.max)
      const isFromZero = part !== PARTS[3]
      return (L, answers, actuals) => {
        answers.fill(SILENT, 0, L + 1)
        // The positions of the part: S = L > 0, S = 0, or those between.
        const from = part === 'S = L' ? Math.max(L, 1) : part.startsWith('S = 0') ? 0 : 1
        const to = part === 'S = L' ? L : part.startsWith('S = 0') ? 0 : L - 1
        for (let S = from; S <= to; S++) {
          const isP = partner[S] === L
          const target = prescribedAt(S, L, L - S, isFromZero)
          const holds =
            target === null || target === 'winning'
              ? isP && target === 'winning'
              : isMove(S, L, target[0], target[1]) &&
                partner[Math.min(target[0], target[1])] === Math.max(target[0], target[1])
          actuals[S] = isP ? 1 : 0
          answers[S] = holds ? HOLDS : FAILS
        }
      }
    })
  },
})

function hugeFailure([S, L]: readonly [bigint, bigint], target: Prescribed<bigint>): string | null {
  if (target === null) return 'no move is prescribed'
  const [x, y] =
    target === 'winning' ? [S, L] : target[0] <= target[1] ? target : [target[1], target[0]]
  if (target !== 'winning') {
    const isLegal = [
      [S - x, L - y],
      [S - y, L - x],
    ].some(([s, l]) => s! >= 0n && l! >= 0n && s! + l! > 0n && (s === 0n || l === 0n || s === l))
    if (!isLegal) return `the move to (${x},${y}) is illegal`
  }
  const isWinning = x === y ? x === 0n : certifiesLower(y - x, x)
  return isWinning ? null : `(${x},${y}) is no winning point`
}
