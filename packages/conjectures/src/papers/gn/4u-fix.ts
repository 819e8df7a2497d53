import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gn4u, R1 } from './4u.ts'

/** Another level than 0, below which nothing is reduced. */
export const gn4uFix: Claim = correctedClaim(gn4u, {
  title:
    'with an even level a in the place of 0, below which no entry may be reduced, GM is optimal',
  statement: String.raw`$l=2$. Replace 0 by an even integer $a$, positive or negative: all entries of $x$ are $\ge a$, an entry $\le a$ may not be reduced, and the game is over as soon as at least two entries are $\le a$. Then the GM-strategies are optimal (in the sense of remoteness), and the same for every even $a$. Changed: all entries, not $n-1$ of them, start at $a$ or above, and an entry at the level may not be reduced; that is $NIM(n,n-1)$ shifted by $a$.`,
  conventions: [
    'positions are y = x − a ≥ 0; the GM-rule is applied to the true entries x',
    '"at least two" is reconstructed; for odd a the statement is false, test/gn/readings.test.ts',
  ],
  only: { reading: [R1] },
})
