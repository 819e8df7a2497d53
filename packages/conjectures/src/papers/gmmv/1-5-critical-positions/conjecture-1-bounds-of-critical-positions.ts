import { total } from '@nim/core/setnim/definitions'
import { criticalByR } from '../../../facts/exact-slow/critical.ts'
import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import type {
  Claim,
  Fact,
  PositionsClaim,
  Statement,
  StatementInput,
} from '../../../judge/index.ts'
import { boxNear, corrected, piles, positions, remoteness } from '../../../judge/index.ts'
import { reasonIn } from '../../../judge/local-evidence.ts'
import { extremesOfCritical } from '../critical-counts.ts'

type Case = { readonly n: number; readonly k: number }
const facts: { readonly m: Fact; readonly R: Fact } = { m: criticalByR, R: remoteness }

/**
 * The bounds for m-critical x, which are leastSum ≤ |x| < sumBelow (Infinity means no bound) and
 * max(x) ≤ largest.
 */
type BoundsOf = (
  m: number,
  parameters: Case,
) => readonly [leastSum: number, sumBelow: number, largest: number]

/** The violated bounds, in words. */
function broken(x: readonly number[], [least, below, largest]: ReturnType<BoundsOf>): string[] {
  const [sum, top] = [total(x), x.at(-1)!]
  const words: string[] = []
  if (sum < least) words.push(`|x| = ${sum} < ${least}`)
  if (sum >= below) words.push(`|x| = ${sum} >= ${below}`)
  if (top > largest) words.push(`max(x) = ${top} > ${largest}`)
  return words
}

/** The statement that the bounds hold. */
export function keepingBounds(boundsOf: BoundsOf): Statement<StatementInput<typeof facts>, Case> {
  return ({ x, m }, parameters) => broken(x, boundsOf(m, parameters)).length === 0
}

/** The statement that the bounds hold, with the evidence for a violation. */
export function boundedBy(
  boundsOf: BoundsOf,
): Pick<PositionsClaim<Case, typeof facts>, 'printed' | 'evidence'> {
  return {
    printed: keepingBounds(boundsOf),
    evidence: ({ x, m }, { game: { ruleset, box, values }, parameters }) => {
      const at = (y: readonly number[]): number => values('remoteness')[box.rank(y)]!
      const { stated, because } = reasonIn({ ruleset, value: 'remoteness', at }, x)
      const bounds = boundsOf(m, parameters)
      return {
        expected: `${bounds[0]} <= |x| < ${bounds[1]}, max(x) <= ${bounds[2]}`,
        actual: `|x| = ${total(x)}, max(x) = ${x.at(-1)}`,
        explain: `the position is ${m}-critical (R = ${m}; ${because}) but ${broken(x, bounds).join(' and ')}`,
        stated,
      }
    },
  }
}

const CRITICAL = 'x is m-critical iff R(x) = m and no y ≺ x has R(y) = m (GMMV-D8), in normal play'
const DATA = 'data: positions of the box, extreme values of |x| − km and of max(x) − m'

/** Conjecture 1 as printed. The corrections of the conjecture have the same games and facts. */
export const conjecture1: PositionsClaim<Case, typeof facts> = {
  id: 'GMMV-C1',
  alias: 'm-critical',
  kind: 'conjecture',
  at: 'Conjecture 1',
  paperStatus: 'conjectured',
  title: 'm-critical positions of NIM(n,k) have km ≤ |x| < k(m+1) and max(x) ≤ m',
  statement: String.raw`For all integers $0<k<n$ and $m\ge 0$, every $m$-critical position $x$ of $NIM(n,k)$ satisfies (a) $km\le|x|$, (b) $|x|<k(m+1)$, (c) $\max(x)\le m$.`,
  conventions: [CRITICAL, DATA],
  decides:
    'every critical position of the box; criticality depends only on smaller positions, so nothing outside the box matters',
  games: {
    ...exactSlowGames(piles(2, 3, 7), 100_000, (n) => n - 1),
    // for n = 7, the box contains the smallest known violation of (b)
    defaultDomain: ({ n }) => (n === 7 ? { kind: 'box', max: 24 } : boxNear(n, 100_000)),
  },
  quick: { ranges: { n: [3, 5] }, max: 12 },
  flaw: { class: 'conjecture', cause: 'GMMV-C1' },
  facts,
  among: 'm',
  digest: 'm',
  ...boundedBy((m, { k }) => [k * m, k * (m + 1), m]),
  // In the mutation, the bound (b) is one too small.
  wrongAt: { case: { n: 4, k: 3 } },
  wrong: keepingBounds((m, { k }) => [k * m, k * (m + 1) - 1, m]),
  method: 'retrograde',
  counts: extremesOfCritical,
}

export const gmmvC1: Claim = positions(conjecture1)

export const gmmvC1Fix: Claim = positions(
  corrected(conjecture1, {
    title: 'm-critical positions of NIM(n,k) have km ≤ |x| and max(x) ≤ m',
    statement: String.raw`For all integers $0<k<n$ and $m\ge 0$, every $m$-critical position $x$ of $NIM(n,k)$ satisfies (a) $km\le|x|$ and (c) $\max(x)\le m$; and for $k=1$ and $k=n-1$ also (b) $|x|<k(m+1)$. Changed: the statement does not claim (b) for other $k$, because (b) fails for $NIM(7,4)$ at $(12,12,12,13,15,24,24)$, where $m=27$ and $|x|=112$.`,
    kind: 'theorem',
    conventions: [CRITICAL, DATA],
    quick: { ranges: { n: [3, 4] }, max: 12 },
    ...boundedBy((m, { n, k }) => [k * m, k === 1 || k === n - 1 ? k * (m + 1) : Infinity, m]),
    // In the mutation, the bound (c) is one too small where m = 2.
    wrong: keepingBounds((m, { k }) => [k * m, k * (m + 1), m === 2 ? 1 : m]),
  }),
)
