import { basicBound } from '@nim/core/exact-slow'
import { formatPosition } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { tally } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { kPlusOneCost, kPlusOneTables } from '../../facts/exact-slow/k-plus-one-tables.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** B(x). */
type Bound = (x: readonly number[]) => number

/** The largest basic number below a position. */
export const gmmvD11: Claim = defineClaim<{ n: number }, BoxDomain, Bound>({
  id: 'GMMV-D11',
  paper: 'gmmv',
  kind: 'definition',
  source: `${GMMV}, (4)`,
  paperStatus: 'asserted',
  title: 'B(x) is the largest b(z) over basic z ≼ x',
  statement: String.raw`$\mathcal B(x)=\max\{b(z): z\text{ basic}, x\succeq z\}$; the zero vector is basic with $b=0$, so the maximum exists. A basic $z\preceq x$ with $b(z)=\mathcal B(x)$ supports $x$.`,
  conventions: ['k = n − 1'],
  decides:
    'for every position of the box, whether B as encoded (by two bisections) is the maximum of the definition, taken term by term over lower covers (GMMV REF-7)',
  complexity: 'C(max+n,n) positions times n',
  parameters: [piles(3, 3, 6)],
  quick: { ranges: { n: [3, 4] } },
  defaultDomain: ({ n }) => boxNear(n, 20_000),
  cost: ({ n }, domain) => kPlusOneCost(n, domain),
  printed: basicBound,
  judge: (bound, { id, parameters, domain, limits }) => {
    const tables = kPlusOneTables(parameters.n, domain, limits)
    const found = tally(streamHeader(id, parameters, domain))
    tables.box.forEach((x) => found.compare(x, bound(x), tables.at(x).B))
    return found.result('definition', (x) => ({
      expected: bound(x),
      actual: tables.at(x).B,
      explain: `the largest b(z) of a basic z below ${formatPosition(x)} is ${tables.at(x).B}`,
    }))
  },
})
