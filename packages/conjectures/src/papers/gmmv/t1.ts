import { criticalByTheorem1, type CriticalLevel } from '@nim/core/exact-slow'
import { boxCount, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { rowsOf } from '../../rows/all-rows.ts'
import { forEachRow } from '../../rows/for-each-row.ts'
import { looking, SUM_TOP_EVEN } from '../../rows/looks-at.ts'
import { type KnownNumbers, knownNumbers } from '../../rows/numbers-by-class.ts'
import { tally } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { criticalNumbers } from '../../facts/exact-slow/for-each-critical.ts'
import { largestBelow } from '../../facts/exact-slow/largest-below.ts'
import { longestMPlay, mPlayRows } from '../../facts/exact-slow/m-play-counts.ts'
import type { ShortIntegers } from '../../facts/exact-slow/short-integers.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

const NOT_CRITICAL = -1

/** Several levels for one position. */
const SEVERAL = -2

/** The one level of a list. */
function onlyLevel(levels: readonly CriticalLevel[]): number {
  const m = levels[0]?.m ?? NOT_CRITICAL
  for (const level of levels) if (level.m !== m) return SEVERAL
  return m
}

/**
 * The words of a row from words[to] on, made of the critical number plus 1, which is V where V is more
 * than what is below, and −1 elsewhere; 1 if another number was described somewhere, else 0.
 */
function compare(
  words: Uint32Array,
  to: number,
  { known, step }: KnownNumbers,
  at: number,
  values: Int32Array,
  below: Int32Array,
  length: number,
): number {
  let differing = 0
  for (let x1 = 0; x1 < length; x1++) {
    const value = values[x1]!
    // value if it is larger, otherwise −1; without a branch
    const defined = value | ~((below[x1]! - value) >> 31)
    const difference = known[at + x1 - (-(x1 & 1) & step)]! ^ defined
    differing |= difference
    words[to + x1] = 2 * (defined + 1) + (difference === 0 ? 0 : 1)
  }
  return differing === 0 ? 0 : 1
}

/** The description of m-critical positions of NIM(k+1,k). */
export const gmmvT1: Claim = defineClaim<
  { n: number },
  BoxDomain,
  typeof criticalByTheorem1<number>
>({
  id: 'GMMV-T1',
  paper: 'gmmv',
  kind: 'theorem',
  source: `${GMMV}, Theorem 1`,
  paperStatus: 'proved',
  title: 'x is m-critical in NIM(k+1,k) iff condition (A) or (B)',
  statement: String.raw`For $n=k+1$, $x$ is $m$-critical iff (A) $|x|=km$, $\max(x)\le m$, and $x$ is even if $m$ is even, exactly one entry of $x$ is even if $m$ is odd; or (B) $|x|=km+k-1$, $\max(x)<m$, $m$ is even and $x$ is odd.`,
  conventions: [
    'x is m-critical iff M(x) = m and no y ≺ x has M(y) = m, M the number of moves by the M-rule (GMMV-D8)',
    'a position is even (odd) if all its entries are even (odd)',
  ],
  decides:
    'for every position of the box and every m, whether (A) or (B) holds exactly when the position is m-critical by the definition',
  complexity: 'C(max+n,n) positions times n',
  parameters: [piles(2, 2, 6)],
  quick: { ranges: { n: [2, 4] }, max: 16 },
  defaultDomain: ({ n }) => boxNear(n, 100_000),
  cost: ({ n }, domain) => {
    const positions = boxCount(n, domain.max, true)
    return { positions, memory: positions * 12n }
  },
  printed: looking(SUM_TOP_EVEN, criticalByTheorem1<number>),
  judge: (describedBy, { id, parameters, domain }) => {
    const box = sortedBox(parameters.n, domain.max)
    const { counts, rows } = mPlayRows(box)
    const { row } = largestBelow(box, longestMPlay(box))
    const found = tally(streamHeader(id, parameters, domain))
    const described = knownNumbers(describedBy, box, (x) => onlyLevel(describedBy(x)))
    const values = new Int32Array(box.max + 1)
    const below = new Int32Array(box.max + 1)
    forEachRow(box, (outer, length, rank) => {
      rows(outer, values, length, rank)
      row(outer, length, rank, values, below)
      const to = found.beginRow(length)
      const { words } = found
      const at = described.begin(outer, length, rank)
      let failing = compare(words, to, described, at, values, below, length)
      if (failing !== 0 && described.complete(outer, length, at)) {
        failing = compare(words, to, described, at, values, below, length)
      }
      found.endRow(outer, length, failing)
    })
    const critical = (): ShortIntegers => criticalNumbers(box, rowsOf(counts), longestMPlay(box))
    return found.result('definition', (position) => {
      const described = describedBy(position)
      const defined = critical()[box.rank(position)]!
      const expected = described.map(({ m, condition }) => `${m} by (${condition})`).join(', ')
      const actual = defined === NOT_CRITICAL ? 'not critical' : `${defined}-critical`
      return {
        expected: expected === '' ? 'not critical' : expected,
        actual,
        explain: `by the definition ${formatPosition(position)} is ${actual}; m by (A) or (B): ${expected === '' ? 'none' : expected}`,
      }
    })
  },
})
