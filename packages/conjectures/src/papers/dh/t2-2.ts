import { satisfiesNirb } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import { describePosition } from '../../judge/shapes/dh/judge-stacks.ts'
import { byClasses } from '../../judge/shapes/dh/by-classes.ts'
import { sumTopReduced } from '../../facts/setnim/part-classes.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** Reduced positions when every move has the same size. */
export const dhT22: Claim = statementClaim({
  id: 'DH-T2.2',
  kind: 'theorem',
  source: `${DH}, Theorem 2.2`,
  paperStatus: 'proved',
  title: 'in SN(n,{k}) x is reduced iff x_n ≤ ⌊|x|/k⌋',
  statement: String.raw`In $SN(n,\{k\})$, $1\le k\le n$, $x$ is reduced iff it satisfies NIRB: $x_n\le\lfloor|x|/k\rfloor$.`,
  conventions: ['reduced by DH-D3'],
  decides: 'for every position of the box, NIRB against the definition of reduced',
  complexity: 'C(max+n,n) positions times C(n,k) moves',
  games: everyK(1, 8),
  quick: { ranges: { n: [1, 5] }, max: 8 },
  printed: {
    NIRB: {
      says: 'x is reduced iff x_n ≤ ⌊sum(x)/k⌋',
      ofPosition: byClasses(
        sumTopReduced,
        ({ x, k, isReduced }) => satisfiesNirb(x, k) === isReduced,
      ),
      finds: describePosition,
    },
  },
})
