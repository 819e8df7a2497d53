import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { forOneEntry } from '../../facts/gm/for-one-entry.ts'
import { gnR1b, LOWERED } from './r1-b.ts'

/** How fast a multiple of l appears if some entry is lowered. */
export const gnR1bFix: Claim = {
  ...correctedClaim(gnR1b, {
    title: 'n ≥ 2: without a multiple at most l−1 moves lead to a vector with a multiple',
    statement: String.raw`From a vector without a multiple of $l$ at most $l-1$ GM-moves lead to a vector with one, if $n\ge2$, or if $n=1$ and all entries are lowered (convention (b)). Changed: the case $n=1$ with convention (a) is left out; there the only entry is kept for ever.`,
    conventions: [
      'moves from vectors without a multiple by (a) or (b) of GN-D4, for n = 1 by (b); the bound l−1 is reconstructed',
    ],
  }),
  parameters: forOneEntry(gnR1b, 'convention', [LOWERED]),
}
