import type { ClaimCard, RefutationClass, Verdict } from '@nim/conjectures'
import type { ClaimSummary } from './claim-summary.ts'

/** A claim in a list that is searched. */
export interface ClaimIndexRow extends Pick<ClaimCard, 'id' | 'alias' | 'paper' | 'kind' | 'by'> {
  /** Plain text. */
  readonly title: string
  readonly verdict: Verdict
  /** What is refuted, where a case in the principal reading is. */
  readonly class?: RefutationClass
}

/** One row a claim, in the order given. */
export function claimIndex(summaries: readonly ClaimSummary[]): ClaimIndexRow[] {
  return summaries.map(({ claim: { id, alias, paper, kind, by, title }, verdict, flaw }) => ({
    id,
    ...(alias === undefined ? {} : { alias }),
    paper,
    kind,
    by,
    title,
    verdict,
    ...(flaw === null ? {} : { class: flaw.class }),
  }))
}
