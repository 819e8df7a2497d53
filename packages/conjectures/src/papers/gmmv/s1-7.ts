import { solve } from '@nim/bruteforce'
import { criticalByTheorem1, mMove, remoteness } from '@nim/core/exact-slow'
import { formatPosition, options } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { rowsOf } from '../../rows/all-rows.ts'
import { tally } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { checkThreeNumbers, threeNumbersCost } from '../../judge/shapes/gmmv/check-three-numbers.ts'
import { criticalNumbers } from '../../facts/exact-slow/for-each-critical.ts'
import {
  type KPlusOneTables,
  kPlusOneCost,
  kPlusOneTables,
} from '../../facts/exact-slow/k-plus-one-tables.ts'
import { levelsByM } from '../../facts/exact-slow/level-sets.ts'
import { longestMPlay } from '../../facts/exact-slow/m-play-counts.ts'
import type { ShortIntegers } from '../../facts/exact-slow/short-integers.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

const PARTS = ['a', 'a-move', 'b', 'c'] as const

/** What the remark offers for recognising P-positions and for playing. */
interface Play {
  /** (a) P by the three numbers. */
  readonly isP: (m: number, M: number, R: number) => boolean
  /** (a) a move from N to P by a polynomial algorithm; null if it finds none. */
  readonly winningMove: (x: readonly number[]) => readonly number[] | null
  /** (b) the M-rule. */
  readonly mMove: (x: readonly number[]) => readonly number[]
  /** (c) all m for which x is m-critical. */
  readonly criticalLevels: (x: readonly number[]) => readonly number[]
}

/** How the theorems are used. */
export const gmmvS17: Claim = defineClaim<
  { n: number; part: (typeof PARTS)[number] },
  BoxDomain,
  Play
>({
  id: 'GMMV-S1.7',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, section 1.7`,
  paperStatus: 'asserted',
  title: 'P iff m = M = R is even; the M-rule suffices to play; one description for all k subgames',
  statement: String.raw`In $NIM(k+1,k)$: (a) $x$ is P iff $m(x)=\mathcal M(x)=R(x)$ is even, which gives a polynomial algorithm to recognise P-positions and to find a move from N to P. (b) To play, the algorithm is not needed: from every N-position the M-move leads to P. (c) The $m$-critical positions, unlike the P-positions, are defined by the same formulas for all $k$ subgames $|x|\equiv r\pmod k$.`,
  conventions: [
    '(c) is checked as Theorem 1 in each subgame; data: critical positions of the box by |x| mod k',
  ],
  decides:
    '(a), (b): every position of the box, against solved outcomes; (c): every position, against criticality by definition',
  complexity: 'C(max+n,n) positions times n',
  parameters: [
    piles(2, 2, 6),
    { kind: 'choice', name: 'part', about: 'part of the remark', values: () => PARTS },
  ],
  quick: { ranges: { n: [2, 3] }, max: 12 },
  defaultDomain: ({ n }) => boxNear(n, 10_000),
  cost: ({ n, part }, domain) =>
    part === 'a' ? threeNumbersCost(n, domain) : kPlusOneCost(n, domain, 80),
  printed: {
    isP: (m, M, R) => m === M && M === R && R % 2 === 0,
    winningMove: (x) => {
      const ruleset = { kind: 'NIM', piles: x.length, k: x.length - 1 } as const
      return options(ruleset, x).find((option) => remoteness(option) % 2 === 0) ?? null
    },
    mMove,
    criticalLevels: (x) => criticalByTheorem1(x).map(({ m }) => m),
  },
  judge: (play, asked) => {
    const { id, domain, limits } = asked
    const { n, part } = asked.parameters
    if (part === 'a') return checkThreeNumbers(play.isP, asked)
    const tables = kPlusOneTables(n, domain, limits)
    const outcome = solve(tables.ruleset, domain, { value: 'outcome', ...limits })
    const isP = (x: readonly number[]): boolean => outcome.at(x) === 0
    const levels = levelsByM(tables)
    let critical: ShortIntegers | undefined
    const criticalAt = (rank: number): number =>
      (critical ??= criticalNumbers(tables.box, rowsOf(tables.M), longestMPlay(tables.box)))[rank]!
    const inSubgame = new Array<number>(n - 1).fill(0)
    const holds = (x: readonly number[]): boolean | null => {
      if (part === 'c') {
        const m = criticalAt(tables.box.rank(x))
        if (m >= 0) inSubgame[x.reduce((a, b) => a + b, 0) % (n - 1)]!++
        const listed = play.criticalLevels(x)
        return m < 0 ? listed.length === 0 : listed.length > 0 && listed.every((l) => l === m)
      }
      if (isP(x)) return null
      const next = part === 'b' ? play.mMove(x) : play.winningMove(x)
      return next !== null && isLegal(tables, x, next) && isP(next)
    }
    const found = tally(streamHeader(id, { n, part }, domain))
    const outcomes = outcome.values
    tables.box.forEach((x, rank) => {
      const result = holds(x)
      if (result !== null) found.test(x, result, outcomes[rank]!)
    })
    const counts = part === 'c' ? Object.fromEntries(inSubgame.map((c, r) => [`r${r}`, c])) : {}
    return found.result(
      'retrograde',
      (x) => {
        const { rank, M, R } = tables.at(x)
        return {
          expected: `part (${part})`,
          actual: `m = ${levels[rank]}, M = ${M}, R = ${R}, ${outcome.outcomeAt(x)}`,
          explain: `${formatPosition(x)} is ${outcome.outcomeAt(x)}${criticalAt(rank) < 0 ? '' : ` and ${criticalAt(rank)}-critical`}`,
        }
      },
      counts,
    )
  },
})

function isLegal(
  { ruleset }: KPlusOneTables,
  x: readonly number[],
  next: readonly number[],
): boolean {
  return options(ruleset, [...x]).some((option) => option.join() === next.join())
}
