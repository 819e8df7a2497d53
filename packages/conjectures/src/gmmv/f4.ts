import { remotenessIfKIs1, remotenessIfKIsN } from '@nim/core/exact-slow'
import { boxCount, exactSlowNim, formatPosition } from '@nim/core/rules'
import { type Claim, defineClaim } from '../claim.ts'
import { playLengths } from '../dh/play-lengths.ts'
import { boxNear } from '../evidence/box-near.ts'
import { streamHeader } from '../evidence/check-outcomes.ts'
import { looking, SMALLEST, SUM_TOP_EVEN } from '../evidence/looks-at.ts'
import { numbersByClass } from '../evidence/numbers-by-class.ts'
import { FAILS, HOLDS, tally } from '../evidence/tally.ts'
import { withTable } from '../evidence/with-table.ts'
import { tableMemory } from '../evidence/table-memory.ts'
import { playLengths as playLengthsByOptions } from '../gn/play-lengths.ts'
import { piles } from '../parameters-nk.ts'
import type { BoxDomain } from '../verdict.ts'
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
      const k = ruleset.k
      const { shortest, longest } = isFast ? playLengths(box, [k]) : playLengthsByOptions(box, k)
      const said = numbersByClass(lengths[part], box, lengths[part])
      const numbers = new Int32Array(box.max + 1)
      const answers = new Uint8Array(box.max + 1)
      const found = tally(streamHeader(id, parameters, domain))
      table.forEachRow(({ position, rank, length, entries, offset }) => {
        said(position, numbers, length, rank)
        for (let x1 = 0; x1 < length; x1++) {
          const at = rank + x1
          const plays = numbers[x1]!
          const holds =
            longest[at] === plays && shortest[at] === plays && entries[offset + x1] === plays
          answers[x1] = holds ? HOLDS : FAILS
        }
        found.testRow(position, answers, length, entries, offset)
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
