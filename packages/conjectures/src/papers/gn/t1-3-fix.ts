import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gnT13 } from './t1-3.ts'
import { CYCLIC } from '../../judge/shapes/gn/theorem-1.ts'

/** Runs of rows in which an entry is lowered, in the cyclic period word. */
export const gnT13Fix: Claim = correctedClaim(gnT13, {
  title: 'range ≤ l: maximal runs of "-" in the cyclic period word have lengths divisible by l',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, then in the period word of $nl$ letters, read cyclically, the length of every maximal run of successive letters $-$ is a multiple of $l$. Changed: the runs are those of the cyclic period word; in the infinite words the first run may be cut.`,
  conventions: ['runs in the period word of nl letters, read cyclically'],
  only: { reading: [CYCLIC] },
})
