import type { VerdictRecord } from '@nim/conjectures'
import { findCard } from '@nim/conjectures/cards'
import { claimSummary, claimTable, verdictTable } from '@nim/report'
import { alsoProved } from '../proving/also-proved.ts'

/**
 * What a check found: a line a claim, or a line a case, and what is proved besides.
 * @param records of all cases that were finished, at least one
 */
export function checkPage(records: readonly VerdictRecord[], byCase: boolean): string {
  const ids = [...new Set(records.map(({ claim }) => claim))]
  const claims = ids.map((id) => {
    const own = records.filter(({ claim }) => claim === id)
    return { summary: claimSummary(findCard(id)!, own), records: own }
  })
  const proofs = claims.flatMap(
    ({ summary: { claim, verdict } }) => alsoProved(claim.id, verdict === 'refuted') ?? [],
  )
  const counts = new Map<string, number>()
  for (const { summary } of claims) {
    const { verdict } = summary
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  }
  const number = `${ids.length} claim${ids.length === 1 ? '' : 's'}`
  const words = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')
  return [
    byCase ? verdictTable(records) : claimTable(claims),
    ...(proofs.length === 0 ? [] : ['', ...proofs]),
    ...(byCase ? [] : ['', `${number}: ${words}; ${records.length} cases, listed by --verbose`]),
  ].join('\n')
}
