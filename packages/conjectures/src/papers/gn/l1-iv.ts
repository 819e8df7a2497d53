import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { rangeOf, rowsOfPursuit } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import type { VectorCase } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** A first vector whose range is claimed to shrink by `shrinkage` or more. */
type Family = (shrinkage: number, n: number, l: number) => readonly number[]

/** The range may shrink by any amount. */
export const gnL1iv: Claim = instanceClaim<VectorCase, UpToDomain, Family>({
  id: 'GN-L1.iv',
  kind: 'remark',
  source: `${GN}, Lemma 1`,
  paperStatus: 'asserted',
  title: 'range(x′) − range(x″) can be arbitrarily large',
  statement: String.raw`For every $B$ there is a GM-sequence from $x'$ to $x''$ with $range(x')-range(x'')\ge B$.`,
  conventions: ['witnesses: x′ = (0,…,0,B+l), n ≥ 2'],
  decides: 'for every B up to the bound, whether the sequence of the witness shrinks by B',
  parameters: [entries(2, 4), modulus(4)],
  method: 'simulation',
  defaultDomain: () => ({ kind: 'up-to', of: 'B', max: 60 }),
  size: (_, { max }) => BigInt(max + 1),
  printed: (shrinkage, n, l) =>
    Array.from({ length: n }, (_, i) => (i === n - 1 ? shrinkage + l : 0)),
  *instances(family, { parameters: { n, l }, domain }) {
    for (let shrinkage = 0; shrinkage <= domain.max; shrinkage++) {
      const x = family(shrinkage, n, l)
      const { rows } = rowsOfPursuit(x, l, n * l)
      const actual = rangeOf(x) - Math.min(...rows.map(rangeOf))
      yield {
        holds: actual >= shrinkage,
        value: actual,
        expected: `at least ${shrinkage}`,
        actual,
        witness: { vector: x, l },
        explain: `the range shrinks from ${rangeOf(x)} by ${actual} only`,
      }
    }
  },
})
