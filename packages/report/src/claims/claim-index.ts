import type { ClaimCard, RefutationClass, Verdict } from '@nim/conjectures'
import { type WholeProof, wholeProofsOf } from '@nim/conjectures/cards'
import type { ClaimSummary } from './claim-summary.ts'

/** A claim in a searchable list. */
export interface ClaimIndexRow extends Pick<ClaimCard, 'id' | 'alias' | 'paper' | 'kind' | 'by'> {
  /** The title, as plain text. */
  readonly title: string
  readonly verdict: Verdict
  /**
   * The kinds of known proofs that cover the whole statement for all positions. The field is absent
   * if no such proof is known.
   */
  readonly proved?: readonly WholeProof[]
  /** The class of the error, if a case is refuted in the principal reading. */
  readonly class?: RefutationClass
}

/** One row for each claim, in the given order. */
export function claimIndex(summaries: readonly ClaimSummary[]): ClaimIndexRow[] {
  return summaries.map(({ claim: { id, alias, paper, kind, by, title }, verdict, flaw }) => {
    const proved = wholeProofsOf(id, verdict)
    return {
      id,
      ...(alias === undefined ? {} : { alias }),
      paper,
      kind,
      by,
      title,
      verdict,
      ...(proved.length === 0 ? {} : { proved }),
      ...(flaw === null ? {} : { class: flaw.class }),
    }
  })
}
