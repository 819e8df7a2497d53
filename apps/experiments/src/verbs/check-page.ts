import type { VerdictRecord } from '@nim/conjectures'
import type { CardData } from '@nim/conjectures/cards'
import { claimSummary, claimTable, verdictTable } from '@nim/report/text'
import { alsoProved } from '../proving/also-proved.ts'

/**
 * The results of a check, with one line for each claim or for each case, followed by the known
 * proofs.
 * @param records the records of all finished cases; at least one
 * @param cards the cards of the requested claims
 */
export function checkPage(
  records: readonly VerdictRecord[],
  cards: readonly CardData[],
  byCase: boolean,
): string {
  const ids = [...new Set(records.map(({ claim }) => claim))]
  const claims = ids.map((id) => {
    const own = records.filter(({ claim }) => claim === id)
    const card = cards.find((one) => one.id === id)!
    return { summary: claimSummary(card, own), records: own }
  })
  const proofs = claims.flatMap(
    ({ summary: { claim, verdict } }) => alsoProved(claim.id, verdict === 'refuted') ?? [],
  )
  const counts = new Map<string, number>()
  for (const { summary } of claims) {
    const { verdict } = summary
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  }
  const number = counted(ids.length, 'claim')
  const cases = counted(records.length, 'case')
  const words = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')
  return [
    byCase ? verdictTable(records) : claimTable(claims),
    ...(proofs.length === 0 ? [] : ['', ...proofs]),
    ...(byCase ? [] : ['', `${number}: ${words}; ${cases}, listed by --verbose`]),
  ].join('\n')
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
