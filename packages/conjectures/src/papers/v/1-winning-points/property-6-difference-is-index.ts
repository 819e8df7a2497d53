import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import { numberedPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { instances, instancesClaim } from '../../../judge/instances.ts'

const printed = instancesClaim({
  id: 'V-P6',
  kind: 'proposition',
  at: 'Property 6',
  paperStatus: 'proved',
  title: 'd_n − c_n = n',
  statement: String.raw`$d_n-c_n=n$ for every $n=1,2,\dots$ (3), the winning points $w_n=(c_n,d_n)$ with $c\le d$ ordered by $c$.`,
  domain: upTo('n', 3000),
  quick: { max: 300 },
  instances: ({ domain }) => numberedPoints(domain.max),
  digest: ({ a: c, b: d }) => d - c,
  method: 'pass',
  printed: ({ n, a: c, b: d }) => d - c === n,
  wrong: ({ n, a: c, b: d }) => d - c === (n % 3 === 0 ? n + 1 : n),
})

/** Property 6. */
export const vP6: Claim = instances(printed)

/** Property 6 again, as Proposition 2. */
export const vProp2: Claim = instances({
  ...printed,
  id: 'V-Prop2',
  repeats: 'V-P6',
  at: 'Proposition 2',
  wrong: ({ n, a: c, b: d }) => d - c === (n % 5 === 0 ? 2 * n : n),
})
