import type { Verdict } from '../claim/verdict.ts'
import type { WholeProof } from './general-proofs.ts'

/**
 * The verdict that a list shows. If the whole statement has a proof, this verdict is `proved`;
 * otherwise, it is the verdict of the check.
 */
export function knownVerdict<V extends Verdict | undefined>(
  verdict: V,
  proofs: readonly WholeProof[] = [],
): V | 'proved' {
  return proofs.length > 0 ? 'proved' : verdict
}
