import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatDomain, formatWitness } from '@nim/conjectures/format'
import { recordVerdict } from '../report/verdict-words.ts'
import { evidenceText, TEXT_WIDTH } from './evidence-text.ts'
import { fittedTable } from './fitted-table.ts'

/**
 * Verdict records as an aligned table, followed by the evidence for each refutation, the answers,
 * the reasons for undecided cases, and the counts. Lines have at most 100 columns, unless a word is
 * longer.
 */
export function verdictTable(records: readonly VerdictRecord[]): string {
  const rows = records.map((record) => [
    record.claim,
    formatCase(record.case),
    formatDomain(record.domain),
    String(record.checked),
    recordVerdict(record),
    record.counterexample === null ? '' : formatWitness(record.counterexample),
  ])
  const counts = new Map<string, number>()
  for (const record of records) {
    const verdict = recordVerdict(record)
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  }
  return [
    fittedTable(
      ['claim', 'case', 'domain', 'checked', 'verdict', 'smallest counterexample'],
      rows,
      TEXT_WIDTH,
      ['left', 'left', 'left', 'right', 'left', 'left'],
    ),
    ...records.map(evidenceText).filter((lines) => lines !== ''),
    '',
    [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', '),
  ].join('\n')
}
