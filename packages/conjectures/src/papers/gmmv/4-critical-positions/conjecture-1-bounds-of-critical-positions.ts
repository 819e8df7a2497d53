import type { Claim } from '../../../claim/claim.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import { criticalByR } from '../../../facts/exact-slow/critical.ts'
import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import type { Told } from '../../../facts/fact.ts'
import { remoteness } from '../../../facts/solved.ts'
import { corrected } from '../../../judge/corrected.ts'
import { listOptions, optionValues } from '../../../judge/local-evidence.ts'
import { type Counting, positions, type PositionsClaim } from '../../../judge/positions.ts'
import { boxNear } from '../../../claim/domains.ts'

interface Case {
  readonly [name: string]: number
  readonly n: number
  readonly k: number
}

const facts = { m: criticalByR, R: remoteness }

/** What is said of m-critical x: leastSum ≤ |x| < sumBelow, max(x) ≤ largest. */
interface Bounds {
  readonly leastSum: number
  /** Infinity if nothing is said. */
  readonly sumBelow: number
  readonly largest: number
}
type BoundsOf = (m: number, parameters: Case) => Bounds

function sum(x: readonly number[]): number {
  let total = 0
  for (const pile of x) total += pile
  return total
}

/** Which bounds are not kept, in words. */
function broken(x: readonly number[], { leastSum, sumBelow, largest }: Bounds): string[] {
  const [total, top] = [sum(x), x.at(-1)!]
  return [
    ...(total < leastSum ? [`|x| = ${total} < ${leastSum}`] : []),
    ...(total >= sumBelow ? [`|x| = ${total} >= ${sumBelow}`] : []),
    ...(top > largest ? [`max(x) = ${top} > ${largest}`] : []),
  ]
}

/** The statement that bounds are kept, and the evidence where they are not. */
function bounded(
  boundsOf: BoundsOf,
): Pick<PositionsClaim<Case, typeof facts>, 'printed' | 'evidence'> {
  return {
    printed: keeping(boundsOf),
    evidence: ({ x, m }, { game, parameters }) => {
      const { ruleset, box } = game
      const R = game.values('remoteness')
      const at = (y: readonly number[]): number => R[box.rank(y)]!
      const options = optionValues({ ruleset, value: 'remoteness', at }, x)
      const bounds = boundsOf(m, parameters)
      return {
        expected: `${bounds.leastSum} <= |x| < ${bounds.sumBelow}, max(x) <= ${bounds.largest}`,
        actual: `|x| = ${sum(x)}, max(x) = ${x.at(-1)}`,
        explain: `the position is ${m}-critical (R = ${m}; options: ${listOptions(options)}) but ${broken(x, bounds).join(' and ')}`,
        options,
      }
    },
  }
}

function keeping(boundsOf: BoundsOf): (x: Told<typeof facts>, parameters: Case) => boolean | null {
  return ({ x, m }, parameters) => {
    if (m < 0) return null
    const { leastSum, sumBelow, largest } = boundsOf(m, parameters)
    const total = sum(x)
    return total >= leastSum && total < sumBelow && x.at(-1)! <= largest
  }
}

/** Extreme values of |x| − km and of max(x) − m over critical positions. */
function extremes({ k }: Case): Counting<Told<typeof facts>> {
  let positions = 0
  let [leastExcess, mostExcess] = [Infinity, -Infinity]
  let [leastOvershoot, mostOvershoot] = [Infinity, -Infinity]
  return {
    see({ x, m }) {
      positions++
      if (m < 0) return
      const [above, over] = [sum(x) - k * m, x.at(-1)! - m]
      leastExcess = Math.min(leastExcess, above)
      mostExcess = Math.max(mostExcess, above)
      leastOvershoot = Math.min(leastOvershoot, over)
      mostOvershoot = Math.max(mostOvershoot, over)
    },
    result: () => ({ positions, leastExcess, mostExcess, leastOvershoot, mostOvershoot }),
  }
}

const NORMAL_PLAY =
  'normal play; x is m-critical iff R(x) = m and no y ≺ x has R(y) = m (GMMV-D8), R the remoteness'
const DATA = 'data: positions of the box, extreme values of |x| − km and of max(x) − m'

const conjecture1: PositionsClaim<Case, typeof facts> = {
  id: 'GMMV-C1',
  alias: 'm-critical',
  kind: 'conjecture',
  at: 'Conjecture 1',
  paperStatus: 'conjectured',
  title: 'm-critical positions of NIM(n,k) have km ≤ |x| < k(m+1) and max(x) ≤ m',
  statement: String.raw`For all integers $0<k<n$ and $m\ge 0$, every $m$-critical position $x$ of $NIM(n,k)$ satisfies (a) $km\le|x|$, (b) $|x|<k(m+1)$, (c) $\max(x)\le m$.`,
  conventions: [NORMAL_PLAY, DATA],
  decides:
    'every critical position of the box, with exact remoteness; whether a position is critical depends on smaller positions only, so nothing outside the box matters',
  // with n = 7 the smallest known violation of (b) is inside
  games: exactSlowGames(
    piles(2, 3, 7),
    (n) => [1, n - 1],
    (n) => (n === 7 ? { kind: 'box', max: 24 } : boxNear(n, 100_000)),
  ),
  quick: { ranges: { n: [3, 5] }, max: 12 },
  facts,
  digest: 'm',
  ...bounded((m, { k }) => ({ leastSum: k * m, sumBelow: k * (m + 1), largest: m })),
  // the bound (b) is one too small
  wrong: {
    case: { n: 4, k: 3 },
    max: 8,
    holds: keeping((m, { k }) => ({ leastSum: k * m, sumBelow: k * (m + 1) - 1, largest: m })),
  },
  method: 'retrograde',
  counts: extremes,
}

/** The conjecture on m-critical positions of every NIM(n,k). */
export const gmmvC1: Claim = positions(conjecture1)

/** What is left of it. */
export const gmmvC1Fix: Claim = positions(
  corrected(conjecture1, {
    title: 'm-critical positions of NIM(n,k) have km ≤ |x| and max(x) ≤ m',
    statement: String.raw`For all integers $0<k<n$ and $m\ge 0$, every $m$-critical position $x$ of $NIM(n,k)$ satisfies (a) $km\le|x|$ and (c) $\max(x)\le m$; and for $k=1$ and $k=n-1$ also (b) $|x|<k(m+1)$. Changed: (b) is not said of the other $k$, because it fails for $NIM(7,4)$ at $(12,12,12,13,15,24,24)$, where $m=27$ and $|x|=112$.`,
    conventions: [
      NORMAL_PLAY,
      'this is a conjecture too: it is what no known counterexample contradicts',
      DATA,
    ],
    quick: { ranges: { n: [3, 4] }, max: 12 },
    ...bounded((m, { n, k }) => ({
      leastSum: k * m,
      sumBelow: k === 1 || k === n - 1 ? k * (m + 1) : Infinity,
      largest: m,
    })),
    // the bound (c) is one too small, where m = 2
    wrong: {
      case: { n: 4, k: 3 },
      max: 8,
      holds: keeping((m, { k }) => ({
        leastSum: k * m,
        sumBelow: k * (m + 1),
        largest: m === 2 ? 1 : m,
      })),
    },
  }),
)
