import { remotenessIfKIs1, remotenessIfKIsN } from '@nim/core/exact-slow'
import { boxCount, exactSlowNim, formatPosition } from '@nim/core/rules'
import { type Claim, defineClaim } from '../claim.ts'
import { boxNear } from '../evidence/box-near.ts'
import { streamHeader } from '../evidence/check-outcomes.ts'
import { looking, SMALLEST, SUM_TOP_EVEN } from '../evidence/looks-at.ts'
import { numbersByClass } from '../evidence/numbers-by-class.ts'
import { tally } from '../evidence/tally.ts'
import { withTable } from '../evidence/with-table.ts'
import { tableMemory } from '../evidence/table-memory.ts'
import { playLengths as playLengthsByOptions } from '../gn/play-lengths.ts'
import { piles } from '../parameters-nk.ts'
import type { BoxDomain } from '../verdict.ts'
import { playLengthRows } from './extreme-play-lengths.ts'
import { GMMV } from './source.ts'

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
      const said = numbersByClass(lengths[part], box, lengths[part])
      const numbers = new Int32Array(box.max + 1)
      const found = tally(streamHeader(id, parameters, domain))
      table.forEachRow(({ position, rank, length, entries, offset }) => {
        if ('row' in lengthsOf) lengthsOf.row(position, length, rank)
        said(position, numbers, length, rank)
        const at = found.beginRow(length)
        const { words } = found
        let failing = 0
        for (let x1 = 0; x1 < length; x1++) {
          const R = entries[offset + x1]!
          const plays = numbers[x1]!
          const holds = longest[rank + x1] === plays && shortest[rank + x1] === plays && R === plays
          words[at + x1] = holds ? 2 * R : 2 * R + 1
          failing |= holds ? 0 : 1
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
