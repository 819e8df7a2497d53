import { VERDICT_MARKS, VERDICT_MEANINGS } from '@nim/report/verdicts'
import type { JSX } from 'preact'
import type { ClaimRow } from './claim-rows.ts'

/**
 * Shows a verdict as a mark, a word and a colour. Each of the three alone identifies the verdict.
 */
export function VerdictMark({
  verdict,
  words = verdict,
}: {
  readonly verdict: ClaimRow['verdict']
  readonly words?: string | undefined
}): JSX.Element {
  return (
    <span class={`verdict verdict-${verdict}`} title={VERDICT_MEANINGS[verdict]}>
      <span aria-hidden="true">{VERDICT_MARKS[verdict]}</span> {words}
    </span>
  )
}
