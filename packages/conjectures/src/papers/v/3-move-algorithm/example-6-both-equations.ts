import { addGolden, floorTimesGolden, leastIndex, PHI } from '@nim/core/wythoff'
import { indicesUpTo } from '../../../facts/wythoff/index-of-number.ts'
import { type Claim, values } from '../../../judge/index.ts'

const PHI_2 = addGolden(PHI, { a: 1n, b: 0n, c: 1n })
const S = 102

const COMPUTED: Readonly<Record<string, () => bigint | number | null>> = {
  'k*': () => leastIndex(PHI, BigInt(S)),
  '⌊k*(g+1)⌋': () => floorTimesGolden(PHI, 64n),
  'number of k with a_k = S': () =>
    indicesUpTo(S).filter((of) => of.S === S && of.k !== null).length,
  // ⌊2000·S/φ²⌋ + 1, halved: the quotient in thousandths, rounded
  'thousandths of S/(g+2)': () => leastIndex(PHI_2, 2000n * BigInt(S)) / 2n,
  'i*': () => leastIndex(PHI_2, BigInt(S)),
  '⌊i*(g+2)⌋': () => floorTimesGolden(PHI_2, 39n),
  'index i with b_i = S': () => indicesUpTo(S)[S - 1]!.i,
}

export const vEx6: Claim = values({
  id: 'V-Ex6',
  kind: 'example',
  at: 'Example 6',
  title: 'S = 102: k* = 64, ⌊64(g+1)⌋ = 103, no a_k; i* = 39 from 38.961, b_39 = 102',
  statement: String.raw`$a_k=102$: $k^*=64$ is the least integer with $k^*\ge 102/(g+1)$; $\lfloor 64(g+1)\rfloor=103\ne 102$, so there is no solution. $b_i=102$: $i\ge 102/(g+2)=38.961$, $i^*=39$, and $\lfloor 39(g+2)\rfloor=102$.`,
  conventions: ['the check rounds the quotient to three decimals'],
  decides:
    'every printed number by exact arithmetic in Q(√5); by the pass over the plane, that 102 is b_39 and no a_k',
  printed: () => ({
    'k*': 64,
    '⌊k*(g+1)⌋': 103,
    'number of k with a_k = S': 0,
    'thousandths of S/(g+2)': 38_961,
    'i*': 39,
    '⌊i*(g+2)⌋': 102,
    'index i with b_i = S': 39,
  }),
  compute: (key) => Number(COMPUTED[key]!()),
  method: 'exact arithmetic',
  wrong: ({ key, printed, computed }) => computed === (key === 'i*' ? 40 : printed),
})
