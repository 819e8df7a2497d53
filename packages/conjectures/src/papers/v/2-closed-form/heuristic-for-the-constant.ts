import {
  addGolden,
  compareGolden,
  divGolden,
  goldenOf,
  mulGolden,
  PHI,
  signGolden,
  deviation,
  MILLION,
} from '@nim/core/wythoff'
import type { NumberedPoint } from '../../../facts/wythoff/first-winning-points.ts'
import { type Claim, fixed, instances, upTo } from '../../../judge/index.ts'
import { pointsWithDeviation } from './conjectures-1-to-3.ts'

const ONE = goldenOf({ p: 1n, q: 1n })
const Z_PLUS_1 = addGolden(PHI, ONE)

export const v22: Claim = instances({
  id: 'V-22',
  kind: 'remark',
  at: 'section 9, (22) to (24)',
  title: 'a_n = nz + o(n), b_n = (z+1)n + o(n), (z+1)/z = z, z² − z − 1 = 0',
  statement: String.raw`$a_n=nz+o(n)$, $b_n=(z+1)n+o(n)$ (22), hence $b_n/a_n\sim (z+1)/z\sim z$ (23), and $z$ is the positive root of $x^2-x-1=0$ (24).`,
  conventions: [
    'z = (1+√5)/2; criterion for (22): a deviation of at most 1 for all n ≤ max; evidence for the asymptotic statement, not a proof',
  ],
  domain: ({ part }) => (part === 'a' || part === 'b' ? upTo('n', 4000)() : fixed()),
  quick: { max: 500 },
  *instances({ domain, parameters: { part }, data }) {
    if (domain.kind === 'fixed') yield { n: 1, a: 1, b: 1, off: 0n }
    else {
      const offOf = ({ n, a, b }: NumberedPoint): bigint =>
        part === 'a' ? deviation(PHI, a, n) : deviation(Z_PLUS_1, b, n)
      yield* pointsWithDeviation(domain.max, offOf, data)
    }
  },
  digest: ({ a, b }, { part }) => (part === 'b' ? b : a),
  method: ({ part }) => (part === 'a' || part === 'b' ? 'exact comparison' : 'exact arithmetic'),
  printed: {
    a: { says: 'a_n = nz + o(n)', holds: ({ off }) => off <= MILLION },
    b: { says: 'b_n = (z+1)n + o(n)', holds: ({ off }) => off <= MILLION },
    ratio: {
      says: '(z+1)/z = z',
      holds: () => compareGolden(divGolden(Z_PLUS_1, PHI), PHI) === 0,
    },
    root: {
      says: 'z² − z − 1 = 0 and z > 0',
      holds: () => compareGolden(mulGolden(PHI, PHI), Z_PLUS_1) === 0 && signGolden(PHI) > 0,
    },
  },
  wrong: ({ off }) => off <= (MILLION * 3n) / 5n,
})
