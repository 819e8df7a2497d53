import { nirbValue, satisfiesNirb } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const PRINTED: Parts = {
  value: {
    says: 'ν(x) = ⌊sum(x)/k⌋: the largest m with k·m ≤ sum(x)',
    ofPosition: ({ x, k, sum }) => {
      const value = nirbValue(x, k)
      return k * value <= sum && k * (value + 1) > sum
    },
  },
  condition: {
    says: 'x satisfies NIRB iff no stack is higher than ν(x)',
    ofPosition: ({ x, k, sum }) => satisfiesNirb(x, k) === x.every((height) => k * height <= sum),
  },
}

/** NIRB, "no stack is really big". */
export const dhD4: Claim = statementClaim({
  id: 'DH-D4',
  kind: 'definition',
  source: `${DH}, section 2`,
  paperStatus: 'asserted',
  title: 'ν(x) = ⌊|x|/k⌋; x satisfies NIRB iff x_n ≤ ν(x)',
  statement: String.raw`The NIRB value of $x$ is $\nu(x)=\lfloor |x|/k\rfloor$; $x$ satisfies NIRB ("no stack is really big") iff $x_n\le\nu(x)$.`,
  conventions: ['self-test: division against multiplication'],
  decides: 'for every position of the box, whether ν and NIRB have their defining properties',
  complexity: 'C(max+n,n) positions times n',
  games: everyK(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
