import type { Claim } from '../claim.ts'
import { differenceIsIndexClaim } from './difference-is-index.ts'

/** Property 6. */
export const vP6: Claim = differenceIsIndexClaim('V-P6', 'proposition', 'Property 6')
