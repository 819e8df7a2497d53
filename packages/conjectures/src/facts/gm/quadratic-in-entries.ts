import type { Claim } from '../../claim/claim.ts'

/** The orders of growth that a claim prints, with 2 in the place of 1 for single entries. */
export function quadraticInEntries(claim: Claim): (variable: string) => number {
  const printed = claim.printed as (variable: string) => number
  return (variable) => (variable === 'n-entries' ? 2 : printed(variable))
}
