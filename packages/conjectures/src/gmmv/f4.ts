import { remotenessIfKIs1, remotenessIfKIsN } from '@nim/core/exact-slow'
import { boxCount, exactSlowNim, formatPosition, options } from '@nim/core/rules'
import { type Claim, defineClaim } from '../claim.ts'
import { boxNear } from '../evidence/box-near.ts'
import { streamHeader } from '../evidence/check-outcomes.ts'
import { forEachEntry } from '../evidence/for-each-entry.ts'
import { tally } from '../evidence/tally.ts'
import { withTable } from '../evidence/with-table.ts'
import { tableMemory } from '../evidence/table-memory.ts'
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
  printed: { 'k=1': remotenessIfKIs1, 'k=n': remotenessIfKIsN },
  judge: (lengths, { id, parameters, domain, limits }) => {
    const { n, part } = parameters
    const ruleset = exactSlowNim(n, part === 'k=1' ? 1 : n)
    return withTable(ruleset, domain, { value: 'remoteness', memory: limits.memory }, (table) => {
      const longest = new Int32Array(table.box.count)
      const shortest = new Int32Array(table.box.count)
      const found = tally(streamHeader(id, parameters, domain))
      forEachEntry(table, (position, entry, rank) => {
        const below = options(ruleset, [...position]).map((option) => table.box.rank(option))
        if (below.length > 0) {
          longest[rank] = 1 + Math.max(...below.map((r) => longest[r]!))
          shortest[rank] = 1 + Math.min(...below.map((r) => shortest[r]!))
        }
        const length = lengths[part](position)
        const holds = longest[rank] === length && shortest[rank] === length && entry === length
        found.test(position, holds, entry)
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
