import type { ClaimCard, PaperStatus } from '../claim/claim.ts'

/** The method that proves a statement for all positions. */
export type ProofWay = 'in words' | 'by SMT' | 'by Coq'

/** A method that proves a statement, and the part of the statement that it proves. */
export interface KnownBy {
  readonly way: ProofWay
  /** The part that is proved. If this member is absent, the whole statement is proved. */
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
 * The origin of a statement and of its proofs: `conjectured in the paper; proved by nimlab, by
 * Coq`. A statement of nimlab without a proof is `found by nimlab`, which means that it holds on
 * the checked domains. The origin of a user's formula is `asked of nimlab`. If every proof covers
 * only a part, the text says `partly proved`.
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
