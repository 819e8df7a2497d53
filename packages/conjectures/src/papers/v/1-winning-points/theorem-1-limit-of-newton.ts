import type { Claim } from '../../../claim/claim.ts'
import { newtonLimitClaim } from '../../../judge/shapes/v/newton-limit-rule.ts'

/** Property 7. */
export const vP7: Claim = newtonLimitClaim('V-P7', 'proposition', 'Property 7')
