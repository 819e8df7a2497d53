import { everyK } from '../../../facts/setnim/game-families.ts'
import { type Claim, positions, stated } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/** No m ≤ x_n, not even the largest, is one for which ctt(x,m) is not reduced. */
export const LEMMA_2_6 = 'unreduced = -1 if isReduced = 1'
const lemma26 = stated(LEMMA_2_6)

/** The largest m ≤ x_n for which ctt(x,m) is not reduced; −1 if there is none. */
function largestUnreduced(isReducedAt: (m: number) => boolean, top: number): number {
  let m = top
  while (m >= 0 && isReducedAt(m)) m--
  return m
}

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
  printed: ({ isReduced, isReducedAt, top }) =>
    lemma26({ isReduced, unreduced: largestUnreduced(isReducedAt, top) }, null),
  // from height 3 on the chopped position is said not to be reduced
  wrongAt: { case: { n: 3, k: 2 }, max: 3 },
  wrong: ({ isReduced, isReducedAt, top }) => (isReduced ? top < 3 || !isReducedAt(top - 1) : null),
})
