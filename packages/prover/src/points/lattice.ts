import type { Residue } from './atoms.ts'
import { dot, exactly, gcdOf, lcmOf } from './exact.ts'

/** The least m ≥ 1 such that m times the vector belongs to Λ. */
export function orderOf(residues: readonly Residue[], vector: readonly number[]): number {
  return lcmOf(
    ...residues.map(({ form, modulus }) => exactly(modulus / gcdOf(dot(form, vector), modulus))),
  )
}
