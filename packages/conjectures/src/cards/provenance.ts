import type { ClaimCard, PaperStatus } from '../claim/claim.ts'

/** How nimlab knows a statement for all positions. */
export type ProofWay = 'in words' | 'by SMT' | 'by Coq'

/** A way in which a statement is known, and how much of it. */
export interface KnownBy {
  readonly way: ProofWay
  /** The part that is proved; absent if it is the whole statement. */
  readonly only?: string | undefined
}

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
 * user's formula is `asked of nimlab`. If every proof proves a part only, it says `partly proved`.
 */
export function provenanceWords(
  { by, paperStatus }: Pick<ClaimCard, 'by' | 'paperStatus'>,
  proofs: readonly KnownBy[] = [],
): string {
  const parts = [
    ...(by === 'nimlab'
      ? []
      : [paperStatus === undefined ? 'asked of nimlab' : IN_THE_PAPER[paperStatus]]),
    ...(proofs.length === 0 ? [] : [proofWords(proofs)]),
  ]
  return parts.length === 0 ? 'found by nimlab' : parts.join('; ')
}

function proofWords(proofs: readonly KnownBy[]): string {
  const isPartly = proofs.every(({ only }) => only !== undefined)
  const ways = proofs.map(({ way, only }) => (only === undefined ? way : `${way} (only ${only})`))
  return `${isPartly ? 'partly ' : ''}proved by nimlab, ${ways.join(', ')}`
}
