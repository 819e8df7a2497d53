import { eq, integer, type Term } from '@nim/presburger'
import type { Quantity } from '@nim/prover'

/** A number that is a term of the piles. */
export function byTerm(name: string, term: Term, says: string): Quantity {
  return { name, attains: eq(integer(name), term), tried: [term], says, premises: [] }
}
