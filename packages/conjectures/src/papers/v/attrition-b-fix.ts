import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { vAttritionB } from './6-variants/attrition-numberings.ts'

/** The second numbering of the winning points of Attrition. */
export const vAttritionBFix: Claim = correctedClaim(vAttritionB, {
  title: 'one numbering: _0w=(1,0), _1w=(2,2), _kw=w_k (k ≥ 2)',
  statement: String.raw`$_0w=(1,0)$, $_1w=(2,2)$, then for all $k\ge2$ $_kw=w_k$ (55), as $_2w=(3,5)$, $_3w=(4,7)$. Changed: the first numbering, in which $_2w$ is both $(2,2)$ and $(3,5)$, is left out.`,
  conventions: [
    'the numbering is right if every _kw is one point and all of them are the winning points, each once; (1,0) stands for (0,1)',
  ],
  only: { numbering: ['second'] },
})
