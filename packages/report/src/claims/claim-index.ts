import type { ClaimCard, RefutationClass, Verdict } from '@nim/conjectures'
import { type WholeProof, wholeProofsOf } from '@nim/conjectures/cards'
import type { ClaimSummary } from './claim-summary.ts'

/** A claim in a list that is searched. */
export interface ClaimIndexRow extends Pick<ClaimCard, 'id' | 'alias' | 'paper' | 'kind' | 'by'> {
  /** Plain text. */
  readonly title: string
  readonly verdict: Verdict
  /** How the whole statement is proved for all positions, if it is. */
  readonly proved?: readonly WholeProof[]
  /** What is refuted, where a case in the principal reading is. */
  readonly class?: RefutationClass
}

/** One row a claim, in the order given. */
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
