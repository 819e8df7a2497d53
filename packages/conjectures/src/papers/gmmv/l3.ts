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

/** Conditions (a) and (b) on x, ℓ(x,b), b and t. */
type Conditions = (x: readonly number[], ell: readonly number[], b: number, t: number) => boolean

/** The form of the largest basic position below a position. */
export const gmmvL3: Claim = defineClaim<{ n: number }, BoxDomain, Conditions>({
  id: 'GMMV-L3',
  paper: 'gmmv',
  kind: 'lemma',
  source: `${GMMV}, Lemma 3`,
  paperStatus: 'proved',
  title: 'ℓ(x,b) is b from some t on, and x_i or x_i − 1 before t, except at i = 1',
  statement: String.raw`For all $x$ and all even $b$ there is $t$, $1<t\le k+2$, with (a) $\ell(x,b)_i=b$ for $i\ge t$ and (b) $0\le x_i-\ell(x,b)_i\le1$ for all $1<i<t$, where $\ell(x,b)$ is the largest basic $z\preceq x$ with $b(z)=b$ in the reverse lexicographic order.`,
  conventions: [
    'k = n − 1; pairs (x,b) with no basic z ≼ x, b(z) = b, are outside the statement; data: their number',
  ],
  decides:
    'every x of the box and every even b up to 2·x_{k+1} + 2, with ℓ(x,b) found by going through all basic z ≼ x',
  complexity: 'C(max+n,n) positions times the basic positions of the box',
  parameters: [piles(3, 3, 6)],
  quick: { ranges: { n: [3, 4] }, max: 7 },
  defaultDomain: ({ n }) => boxNear(n, 2000),
  cost: ({ n }, domain) => ({
    positions: boxCount(n, domain.max, true) * BigInt(domain.max + 2),
    memory: boxCount(n, domain.max, true) * 64n,
  }),
  printed: meetsConditions,
  judge: (conditions, { id, parameters, domain }) => {
    const box = sortedBox(parameters.n, domain.max)
    const basic = evenBasicPositions(box)
    let without = 0
    const found = instanceTally(streamHeader(id, parameters, domain))
    for (const x of positionsBySum(box)) {
      for (let b = 0; b <= 2 * x.at(-1)! + 2; b += 2) {
        const ell = basic.get(b)?.find((z) => dominates(x, z))
        if (ell === undefined) {
          without++
          continue
        }
        const t = Array.from({ length: x.length }, (_, i) => i + 2)
        const holds = t.some((each) => conditions(x, ell, b, each))
        found.test(holds, b, () => ({
          witness: { x, b, ell },
          expected: 'some t with (a) and (b)',
          actual: 'no t',
          explain: `the largest basic z below ${formatPosition(x)} with b = ${b} is ${formatPosition(ell)}`,
        }))
      }
    }
    return found.result('definition', { pairsWithoutBasic: without })
  },
})
