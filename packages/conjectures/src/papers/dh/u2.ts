import { nirbValue } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { byClasses } from '../../judge/shapes/dh/by-classes.ts'
import { sumAndTop, sumTopReduced } from '../../facts/setnim/part-classes.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const PRINTED: Parts = {
  'k·x_n ≤ sum(x)': {
    says: 'x_n ≤ ⌊sum(x)/k⌋ iff k·x_n ≤ sum(x)',
    ofPosition: byClasses(
      sumAndTop,
      ({ x, k, top, sum }) => top <= nirbValue(x, k) === k * top <= sum,
    ),
  },
  'every x_i ≤ ν(x)': {
    says: 'x_n ≤ ⌊sum(x)/k⌋ iff x_i ≤ ν(x) for all i',
    ofPosition: byClasses(
      sumAndTop,
      ({ x, k, top }) => top <= nirbValue(x, k) === x.every((height) => height <= nirbValue(x, k)),
    ),
  },
  reduced: {
    says: 'each of the three forms holds iff x is reduced in SN(n,{k})',
    ofPosition: byClasses(
      sumTopReduced,
      ({ x, k, top, sum, isReduced }) =>
        k * top <= sum === isReduced &&
        x.every((height) => height <= nirbValue(x, k)) === isReduced,
    ),
  },
}

/** Forms of NIRB. */
export const dhU2: Claim = statementClaim({
  id: 'DH-U2',
  kind: 'remark',
  source: `${DH}, section 2`,
  paperStatus: 'asserted',
  title: 'NIRB: x_n ≤ ⌊|x|/k⌋ iff k·x_n ≤ |x| iff all x_i ≤ ν(x)',
  statement: String.raw`Equivalent forms of NIRB: $x_n\le\lfloor|x|/k\rfloor$; $k\,x_n\le|x|$; $x_i\le\nu(x)$ for all $i$.`,
  conventions: ['the third part compares the forms with reducedness by DH-D3'],
  decides: 'for every position of the box, the equivalences',
  complexity: 'C(max+n,n) positions times n',
  games: everyK(1, 6),
  quick: { ranges: { n: [1, 4] }, max: 10 },
  printed: PRINTED,
})
