import type { Claim } from '../claim/claim.ts'
import { formulaClaim } from '../formula-claims/formula-claim.ts'
import { formulaIdOf, isFormulaId } from '../formula-claims/formula-id.ts'
import { DH_CLAIMS } from './dh/index.ts'
import { GMMV_CLAIMS } from './gmmv/index.ts'
import { GN_CLAIMS } from './gn/index.ts'
import { NT_CLAIMS } from './nt/index.ts'
import { V_CLAIMS } from './v/index.ts'

/** Every claim, ordered by paper and then as in the paper. */
export const CLAIMS: readonly Claim[] = [
  ...GMMV_CLAIMS,
  ...DH_CLAIMS,
  ...GN_CLAIMS,
  ...V_CLAIMS,
  ...NT_CLAIMS,
]

/**
 * The claim with this id or alias (letter case is ignored), or the claim of a formula. Undefined if
 * there is none.
 */
export function findClaim(name: string): Claim | undefined {
  if (isFormulaId(name)) return formulaClaim(formulaIdOf(name))
  const wanted = name.toLowerCase()
  return CLAIMS.find(({ id, alias }) => id.toLowerCase() === wanted || alias === wanted)
}
