import type { Claim } from '../claim.ts'
import { newtonLimitClaim } from './newton-limit-rule.ts'

/** Property 7. */
export const vP7: Claim = newtonLimitClaim('V-P7', 'proposition', 'Property 7')
