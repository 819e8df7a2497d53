import { knownVerdict } from '@nim/conjectures/format'
import type { JSX } from 'preact'
import type { ClaimRow } from './claim-rows.ts'
import { VerdictMark } from './verdict-mark.tsx'

/**
 * Shows what is known about a claim. Every list and the page of the claim use the same sign and
 * words.
 */
export function ClaimTrust({ row }: { readonly row: ClaimRow }): JSX.Element {
  const { verdict, proved, class: of } = row
  return (
    <span class="trust">
      <VerdictMark verdict={knownVerdict(verdict, proved)} />
      {proved === undefined ? null : <small class="hint">{proved.join(', ')}</small>}
      {of === undefined ? null : <small class="hint">{of}</small>}
    </span>
  )
}
