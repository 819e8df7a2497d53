import type { Claim } from '../../claim/claim.ts'
import { newtonLimitClaim } from '../../judge/shapes/v/newton-limit-rule.ts'

/** Property 7 again, as Theorem 1. */
export const vT1: Claim = newtonLimitClaim('V-T1', 'theorem', 'Theorem 1')
