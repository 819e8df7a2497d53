import type { Claim } from '../../../claim/claim.ts'
import { differenceIsIndexClaim } from '../../../judge/shapes/v/difference-is-index.ts'

/** Property 6. */
export const vP6: Claim = differenceIsIndexClaim('V-P6', 'proposition', 'Property 6')
