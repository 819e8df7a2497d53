import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gnT12 } from './t1-2.ts'
import { SOME_PERIOD } from '../../judge/shapes/gn/theorem-1.ts'

/** All columns have the same period word, whose length need not be the least period. */
export const gnT12Fix: Claim = correctedClaim(gnT12, {
  title:
    'range ≤ l: W_1..W_n are equivalent; nl is a period with l letters p, perhaps not the least',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, all words $W_1,\dots,W_n$ are equivalent and periodic; $nl$ is a common period, which contains $l$ letters $p$ and $(n-1)l$ letters $-$. Changed: $nl$ is not always the least period, which is what "period" means by default (GN-D7).`,
  conventions: ['"period": some period', 'numbers of letters reconstructed'],
  only: { reading: [SOME_PERIOD] },
})
