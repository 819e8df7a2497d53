import { knownVerdict } from '@nim/conjectures/format'
import type { JSX } from 'preact'
import type { ClaimRow } from './claim-rows.ts'
import { VerdictMark } from './verdict-mark.tsx'

/**
 * Shows what is known about a claim. All lists of claims and the claim's own page use the same sign
 * and the same words.
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
