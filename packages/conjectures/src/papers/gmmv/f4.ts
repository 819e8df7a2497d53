import type { Values } from '@nim/bruteforce'
import { remotenessIfKIs1, remotenessIfKIsN } from '@nim/core/exact-slow'
import { boxCount, exactSlowNim, formatPosition } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { looking, SMALLEST, SUM_TOP_EVEN } from '../../rows/looks-at.ts'
import { type KnownNumbers, knownNumbers } from '../../rows/numbers-by-class.ts'
import { tally } from '../../judge/tally.ts'
import { withTable } from '../../rows/with-table.ts'
import { tableMemory } from '../../rows/table-memory.ts'
import { playLengths as playLengthsByOptions } from '../../facts/gm/play-lengths.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { playLengthRows } from '../../facts/exact-slow/extreme-play-lengths.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

const PARTS = ['k=1', 'k=n'] as const
type Part = (typeof PARTS)[number]

/** Length of every play from a position, by part. */
type PlayLengths = Readonly<Record<Part, (position: readonly number[]) => number>>

/** The two trivial games. */
export const gmmvF4: Claim = defineClaim<{ n: number; part: Part }, BoxDomain, PlayLengths>({
  id: 'GMMV-F4',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, section 1`,
  paperStatus: 'asserted',
  title: 'k = 1: every play lasts |x| moves; k = n: every play lasts min(x) moves',
  statement: String.raw`For $k=1$ every play from $x$ lasts $x_1+\dots+x_n$ moves, for $k=n$ every play lasts $\min(x)$ moves; so $R(x)=|x|$, resp. $R(x)=\min(x)$.`,
  conventions: [],
  decides:
    'for every position of the box, whether the longest play, the shortest play and R are all this number',
  complexity: 'C(max+n,n) positions times n',
  parameters: [
    piles(1, 1, 6),
    { kind: 'choice', name: 'part', about: 'value of k', values: () => PARTS },
  ],
  quick: { ranges: { n: [1, 4] } },
  defaultDomain: ({ n }) => boxNear(n, 5000),
  cost: ({ n, part }, domain) => {
    const positions = boxCount(n, domain.max, true)
    const table = tableMemory(exactSlowNim(n, part === 'k=1' ? 1 : n), domain, 'remoteness')
    return { positions, memory: table + 8n * positions }
  },
  printed: {
    'k=1': looking(SUM_TOP_EVEN, remotenessIfKIs1<number>),
    'k=n': looking(SMALLEST, remotenessIfKIsN<number>),
  },
  judge: (lengths, { id, parameters, domain, limits }) => {
    const { n, part } = parameters
    const ruleset = exactSlowNim(n, part === 'k=1' ? 1 : n)
    return withTable(ruleset, domain, { value: 'remoteness', ...limits }, (table) => {
      const { box } = table
      const isFast = limits.kernel === undefined || limits.kernel === 'auto'
      const lengthsOf = isFast
        ? playLengthRows(box, ruleset.k)
        : playLengthsByOptions(box, ruleset.k)
      const { shortest, longest } = lengthsOf
      const said = knownNumbers(lengths[part], box, lengths[part])
      const found = tally(streamHeader(id, parameters, domain))
      table.forEachRow(({ position, rank, length, entries, offset }) => {
        if ('row' in lengthsOf) lengthsOf.row(position, length, rank)
        const to = found.beginRow(length)
        const { words } = found
        const at = said.begin(position, length, rank)
        let failing = compare(words, to, said, at, lengthsOf, rank, entries, offset, length)
        if (failing !== 0 && said.complete(position, length, at)) {
          failing = compare(words, to, said, at, lengthsOf, rank, entries, offset, length)
        }
        found.endRow(position, length, failing)
      })
      return found.result('retrograde', (position) => {
        const rank = table.box.rank(position)
        return {
          expected: lengths[part](position),
          actual: `R = ${table.at(position)}`,
          explain: `plays from ${formatPosition(position)} last ${shortest[rank]} to ${longest[rank]} moves`,
        }
      })
    })
  },
})

interface Extremes {
  readonly shortest: ArrayLike<number>
  readonly longest: ArrayLike<number>
}

/** The words of a row from words[to] on; 1 if the three numbers are not all as said somewhere, else 0. */
function compare(
  words: Uint32Array,
  to: number,
  { known, step }: KnownNumbers,
  at: number,
  { shortest, longest }: Extremes,
  rank: number,
  entries: Values,
  offset: number,
  length: number,
): number {
  let differing = 0
  for (let x1 = 0; x1 < length; x1++) {
    const R = entries[offset + x1]!
    const said = known[at + x1 - (-(x1 & 1) & step)]!
    const difference = (longest[rank + x1]! ^ said) | (shortest[rank + x1]! ^ said) | (R ^ said)
    differing |= difference
    words[to + x1] = 2 * R + (difference === 0 ? 0 : 1)
  }
  return differing === 0 ? 0 : 1
}
