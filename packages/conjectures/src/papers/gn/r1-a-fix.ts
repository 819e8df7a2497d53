import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gnR1a, WITH } from './r1-a.ts'

/** Vectors without a multiple cannot be entered from those with one. */
export const gnR1aFix: Claim = correctedClaim(gnR1a, {
  title: 'no GM-move leads from a vector with a multiple of l to one without',
  statement: String.raw`No GM-move leads from a vector with a multiple of $l$ to a vector without one; so a sequence that has left the vectors without a multiple never returns to them. Changed: printed is that no GM-move at all enters a vector without a multiple, but moves between two such vectors exist.`,
  conventions: ['moves from vectors without a multiple by (a) or (b) of GN-D4'],
  only: { reading: [WITH] },
})
