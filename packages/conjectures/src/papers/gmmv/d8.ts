import { boxCount, exactSlowNim, formatPosition, strictlyDominates } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { rowsOf } from '../../rows/all-rows.ts'
import { tally } from '../../judge/tally.ts'
import { withTable } from '../../rows/with-table.ts'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { forEachCritical } from '../../facts/exact-slow/for-each-critical.ts'
import { mPlayCounts } from '../../facts/exact-slow/m-play-counts.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

interface Valued {
  readonly position: readonly number[]
  readonly value: number
}

/** True if x is critical among the given positions. */
type IsCritical = (x: Valued, all: readonly Valued[]) => boolean

/** Critical positions. */
export const gmmvD8: Claim = defineClaim<
  { n: number; k: number; value: 'R' | 'M' },
  BoxDomain,
  IsCritical
>({
  id: 'GMMV-D8',
  paper: 'gmmv',
  kind: 'definition',
  source: `${GMMV}, section 1.2`,
  paperStatus: 'asserted',
  title: 'x is m-critical iff its value is m and no y ≺ x has the value m',
  statement: String.raw`In $NIM(k+1,k)$: $x$ is $m$-critical iff $\mathcal M(x)=m$ and $x\succ y$ for no $y$ with $\mathcal M(y)=m$. In general $NIM(n,k)$ the same with $R$ in place of $\mathcal M$.`,
  conventions: ['the order is GMMV-D7'],
  decides:
    'for every position of the box, whether the definition, pair by pair, agrees with one pass over lower covers (GMMV REF-6)',
  complexity: 'C(max+n,n)² pairs',
  parameters: [
    piles(2, 2, 5),
    sizeK('piles of a move', (n) => [1, n]),
    {
      kind: 'choice',
      name: 'value',
      about: 'R, or M for k = n − 1',
      values: ({ n, k }) => (k === (n as number) - 1 ? ['R', 'M'] : ['R']),
    },
  ],
  quick: { ranges: { n: [2, 4] }, max: 5 },
  defaultDomain: ({ n }) => boxNear(n, 500),
  cost: ({ n, k }, domain) => ({
    positions: boxCount(n, domain.max, true),
    memory: rankedTableMemory(exactSlowNim(n, k), domain, 'remoteness'),
  }),
  printed: (x, all) =>
    !all.some((y) => y.value === x.value && strictlyDominates(x.position, y.position)),
  judge: (isCritical, { id, parameters, domain, limits }) => {
    const { n, k, value } = parameters
    return withTable(exactSlowNim(n, k), domain, { value: 'remoteness', ...limits }, (table) => {
      const values = value === 'R' ? table.values : mPlayCounts(table.box)
      const inOnePass = new Set<number>()
      forEachCritical(table.box, rowsOf(values), n * domain.max, (_, __, rank) => {
        inOnePass.add(rank)
      })
      const all: Valued[] = []
      table.box.forEach((position, rank) =>
        all.push({ position: [...position], value: values[rank]! }),
      )
      const found = tally(streamHeader(id, parameters, domain))
      all.forEach((x, rank) => {
        found.compare(x.position, isCritical(x, all) ? 1 : 0, inOnePass.has(rank) ? 1 : 0)
      })
      return found.result('definition', (position) => {
        const rank = table.box.rank(position)
        const actual = inOnePass.has(rank) ? 'critical' : 'not critical'
        return {
          expected: isCritical(all[rank]!, all) ? 'critical' : 'not critical',
          actual,
          explain: `${formatPosition(position)} has ${value} = ${values[rank]} and is ${actual} by the pass over lower covers`,
        }
      })
    })
  },
})
