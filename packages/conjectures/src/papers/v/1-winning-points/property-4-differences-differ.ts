import type { Claim } from '../../../claim/claim.ts'
import { distinctDifferencesClaim } from '../../../judge/shapes/v/distinct-differences.ts'

/** Property 4. */
export const vP4: Claim = distinctDifferencesClaim('V-P4', 'proposition', 'Property 4')
