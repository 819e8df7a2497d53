import type { Claim } from '../claim.ts'
import { differenceIsIndexClaim } from './difference-is-index.ts'

/** Property 6 again, as Proposition 2. */
export const vProp2: Claim = differenceIsIndexClaim('V-Prop2', 'proposition', 'Proposition 2')
