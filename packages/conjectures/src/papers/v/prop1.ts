import type { Claim } from '../../claim/claim.ts'
import { distinctDifferencesClaim } from '../../judge/shapes/v/distinct-differences.ts'

/** Property 4 again, as Proposition 1. */
export const vProp1: Claim = distinctDifferencesClaim('V-Prop1', 'proposition', 'Proposition 1')
