import { boxCount, dominates, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { instanceTally } from '../../judge/instance-tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { evenBasicPositions } from '../../facts/exact-slow/even-basic-positions.ts'
import { meetsConditions } from '../../facts/exact-slow/level-bound-table.ts'
import { positionsBySum } from '../../facts/exact-slow/positions-by-sum.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** How many basic z with (a) and (b) there may be for given x, b and t. */
type MayBe = (count: number) => boolean

/** t determines ℓ(x,b). */
export const gmmvL3Unique: Claim = defineClaim<{ n: number }, BoxDomain, MayBe>({
  id: 'GMMV-L3-unique',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, after Lemma 3`,
  paperStatus: 'asserted',
  title: 'ℓ(x,b) is uniquely determined by t',
  statement: String.raw`$\ell(x,b)$ is uniquely determined by $t$ of Lemma 3, because exactly one of $x_i-1$, $x_i$ is even: for given $x$, even $b$ and $t$ at most one basic $z\preceq x$ with $b(z)=b$ satisfies (a) and (b).`,
  conventions: ['k = n − 1'],
  decides: 'for every x of the box, every even b and every t, the number of such z',
  complexity: 'C(max+n,n) positions times the basic positions of the box',
  parameters: [piles(3, 3, 6)],
  quick: { ranges: { n: [3, 4] }, max: 7 },
  defaultDomain: ({ n }) => boxNear(n, 2000),
  cost: ({ n }, domain) => ({
    positions: boxCount(n, domain.max, true) * BigInt(domain.max + 2) * BigInt(n),
    memory: boxCount(n, domain.max, true) * 64n,
  }),
  printed: (count) => count <= 1,
  judge: (mayBe, { id, parameters, domain }) => {
    const box = sortedBox(parameters.n, domain.max)
    const basic = evenBasicPositions(box)
    const found = instanceTally(streamHeader(id, parameters, domain))
    for (const x of positionsBySum(box)) {
      for (const [b, list] of basic) {
        const below = list.filter((z) => dominates(x, z))
        for (let t = 2; t <= x.length + 1; t++) {
          const fitting = below.filter((z) => meetsConditions(x, z, b, t))
          found.test(mayBe(fitting.length), fitting.length, () => ({
            witness: { x, b, t, z: fitting },
            expected: 'at most one z',
            actual: fitting.length,
            explain: `for ${formatPosition(x)}, b = ${b}, t = ${t}: ${fitting.map(formatPosition).join(' ')}`,
          }))
        }
      }
    }
    return found.result('definition')
  },
})
