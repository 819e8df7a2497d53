import type { Claim } from '../../claim/claim.ts'
import { explicitFormulaClaim } from '../../judge/shapes/gn/explicit-formula-claim.ts'
import { GN } from '../../claim/sources/gn.ts'

/** Explicit formulas for few piles. */
export const gn32d: Claim = explicitFormulaClaim({
  id: 'GN-3.2.d',
  kind: 'remark',
  source: `${GN}, section 3.2`,
  paperStatus: 'asserted',
  title: 'explicit formulas for the P-positions of NIM(n,n−1) are known for n ≤ 4',
  statement: String.raw`Explicit formulas for the P-positions of $NIM(n,n-1)$ are known only for $n\le 4$. Tested: an explicit formula gives the P-positions for $n=2,3,4$.`,
  conventions: [
    'n ≤ 4 reconstructed; that nothing is known for larger n cannot be tested, see GN-O3',
    'the formula is that of Dufour and Heubach (DH-T3.3)',
  ],
  from: 2,
  to: 4,
})
