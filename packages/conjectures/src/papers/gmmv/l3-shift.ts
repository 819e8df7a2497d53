import { compareReverseLex } from '@nim/core/exact-slow'
import { boxCount, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { instanceTally } from '../../judge/instance-tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { basicByText } from '../../facts/exact-slow/basic-by-text.ts'
import { positionsBySum } from '../../facts/exact-slow/positions-by-sum.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

const READINGS = ['every-entry', 'within-bounds'] as const

/** A shift that lowers entry i by 2 and raises entry j by 2 (indices from 0, i < j). */
type Shift = (z: readonly number[], i: number, j: number) => readonly number[]

/** Moving two stones to a later pile of a basic position. */
export const gmmvL3Shift: Claim = defineClaim<
  { n: number; reading: (typeof READINGS)[number] },
  BoxDomain,
  Shift
>({
  id: 'GMMV-L3-shift',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, Lemma 3, proof`,
  paperStatus: 'asserted',
  title:
    'lowering entry i by 2 and raising entry j > i by 2 keeps z basic and raises it in the order',
  statement: String.raw`For $i<j$, lowering entry $i$ by $2$ and raising entry $j$ by $2$ turns a basic $z$ into a basic $z'$ with $z<_{lex}z'$ in the reverse lexicographic order.`,
  conventions: [
    'k = n − 1; z sorted, z′ in any order; a basic position has entries ≥ 0',
    'readings: for every pair i < j; only where the entries stay within 0..b',
  ],
  decides: 'every basic z of the box and every pair i < j that the reading admits',
  complexity: 'C(max+n,n) positions times n² pairs',
  parameters: [
    piles(3, 3, 6),
    { kind: 'choice', name: 'reading', about: 'pairs meant', values: () => READINGS },
  ],
  defaultDomain: ({ n }) => boxNear(n, 5000),
  cost: ({ n }, domain) => {
    const positions = boxCount(n, domain.max, true)
    return { positions, memory: positions * 64n }
  },
  printed: (z, i, j) => z.map((entry, at) => entry + (at === j ? 2 : 0) - (at === i ? 2 : 0)),
  judge: (shift, { id, parameters, domain }) => {
    const found = instanceTally(streamHeader(id, parameters, domain))
    for (const z of positionsBySum(sortedBox(parameters.n, domain.max))) {
      const b = basicByText(z)
      if (b === null) continue
      for (let j = 1; j < z.length; j++) {
        for (let i = 0; i < j; i++) {
          const isWithin = z[i]! >= 2 && z[j]! + 2 <= b
          if (parameters.reading === 'within-bounds' && !isWithin) continue
          const next = shift(z, i, j)
          const isBasic = basicByText(next) === b && next.every((entry) => entry >= 0)
          found.test(isBasic && compareReverseLex(z, next) < 0, b, () => ({
            witness: { z, i: i + 1, j: j + 1, next },
            expected: `basic with b = ${b}, larger than z`,
            actual: isBasic ? 'basic, not larger' : 'not basic',
            explain: `${formatPosition(z)} is basic with b = ${b}; the shift gives ${formatPosition(next)}`,
          }))
        }
      }
    }
    return found.result('definition')
  },
})
