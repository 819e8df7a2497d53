import type { ClaimCard, PaperStatus } from './claim.ts'

/** How nimlab knows a statement for all positions. */
export type ProofWay = 'in words' | 'by SMT' | 'by Coq'

const IN_THE_PAPER: Readonly<Record<PaperStatus, string>> = {
  proved: 'proved in the paper',
  asserted: 'asserted in the paper',
  observed: 'observed in the paper',
  conjectured: 'conjectured in the paper',
  quoted: 'quoted in the paper',
  open: 'asked in the paper',
}

/**
 * Who says it, and how it is known: `conjectured in the paper; proved by nimlab, by Coq`. What is
 * nimlab's own and has no proof is `found by nimlab`: it holds on the domains that were checked. A
 * user's formula is `asked of nimlab`.
 */
export function provenanceWords(
  { by, paperStatus }: Pick<ClaimCard, 'by' | 'paperStatus'>,
  proofs: readonly ProofWay[] = [],
): string {
  const proved = `proved by nimlab, ${proofs.join(', ')}`
  if (by === 'nimlab') return proofs.length === 0 ? 'found by nimlab' : proved
  const printed = paperStatus === undefined ? 'asked of nimlab' : IN_THE_PAPER[paperStatus]
  return proofs.length === 0 ? printed : `${printed}; ${proved}`
}
