import type { Claim } from '../../claim/claim.ts'
import { explicitFormulaClaim } from '../../judge/shapes/gn/explicit-formula-claim.ts'
import { GN } from '../../claim/sources/gn.ts'

/** Explicit formulas for more piles. */
export const gnO3: Claim = explicitFormulaClaim({
  id: 'GN-O3',
  kind: 'question',
  source: `${GN}, section 4`,
  paperStatus: 'open',
  title: 'explicit formulas for the P-positions of NIM(n,n−1), n ≥ 5',
  statement: String.raw`Find explicit formulas for the P-positions of $NIM(n,n-1)$ for $n\ge 5$. Survey of this answer: the formula by the number of odd piles and $|x|\bmod 2(n-1)$ of the reduced position (DH-T3.3).`,
  conventions: ['the answer is of another paper, Dufour and Heubach, arXiv:2404.06608'],
  from: 5,
  to: 8,
})
