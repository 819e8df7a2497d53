import type { Claim } from '../../../claim/claim.ts'
import { everyK } from '../../../facts/setnim/game-families.ts'
import { positions } from '../../../judge/positions.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/** Chopping keeps reducedness. */
export const dhL26: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-L2.6',
  kind: 'lemma',
  at: 'Lemma 2.6',
  paperStatus: 'proved',
  title: 'if x is reduced, so is ctt(x,m) for every m ≥ 0',
  statement: String.raw`In $SN(n,\{k\})$: if $x$ is reduced, then $ctt(x,m)$ is reduced for every $m\ge0$.`,
  conventions: ['reduced by DH-D3', 'm = 0..x_n'],
  complexity: 'C(max+n,n) positions times max',
  games: everyK(1, 7),
  quick: { ranges: { n: [1, 4] }, max: 10 },
  printed: ({ isReduced, isReducedAt, top }) => {
    if (!isReduced) return null
    for (let m = 0; m <= top; m++) if (!isReducedAt(m)) return false
    return true
  },
  // from height 3 on the chopped position is said not to be reduced
  wrong: {
    case: { n: 3, k: 2 },
    max: 3,
    holds: ({ isReduced, isReducedAt, top }) =>
      isReduced ? top < 3 || !isReducedAt(top - 1) : null,
  },
})
