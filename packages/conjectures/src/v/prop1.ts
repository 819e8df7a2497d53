import type { Claim } from '../claim.ts'
import { distinctDifferencesClaim } from './distinct-differences.ts'

/** Property 4 again, as Proposition 1. */
export const vProp1: Claim = distinctDifferencesClaim('V-Prop1', 'proposition', 'Proposition 1')
