import type { Claim } from '../../claim/claim.ts'
import { differenceIsIndexClaim } from '../../judge/shapes/v/difference-is-index.ts'

/** Property 6 again, as Proposition 2. */
export const vProp2: Claim = differenceIsIndexClaim('V-Prop2', 'proposition', 'Proposition 2')
