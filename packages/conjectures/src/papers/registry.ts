import type { Claim } from '../claim/claim.ts'
import { DH_CLAIMS } from './dh/index.ts'
import { GMMV_CLAIMS } from './gmmv/index.ts'
import { GN_CLAIMS } from './gn/index.ts'
import { NT_CLAIMS } from './nt/index.ts'
import { V_CLAIMS } from './v/index.ts'

/** Every claim, by paper and then in the order of the paper. */
export const CLAIMS: readonly Claim[] = [
  ...GMMV_CLAIMS,
  ...DH_CLAIMS,
  ...GN_CLAIMS,
  ...V_CLAIMS,
  ...NT_CLAIMS,
]

/** The claim with this id or alias, letter case ignored; undefined if there is none. */
export function findClaim(name: string): Claim | undefined {
  const wanted = name.toLowerCase()
  return CLAIMS.find(({ id, alias }) => id.toLowerCase() === wanted || alias === wanted)
}
