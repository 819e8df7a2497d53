import type { Claim } from '../claim.ts'
import { distinctDifferencesClaim } from './distinct-differences.ts'

/** Property 4. */
export const vP4: Claim = distinctDifferencesClaim('V-P4', 'proposition', 'Property 4')
