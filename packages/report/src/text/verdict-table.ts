import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatDomain, formatWitness } from '@nim/conjectures/format'
import { textTable } from './text-table.ts'

/** Verdict records as an aligned table, then the evidence of each refutation, then the counts. */
export function verdictTable(records: readonly VerdictRecord[]): string {
  const rows = records.map((record) => [
    record.claim,
    formatCase(record.case),
    formatDomain(record.domain),
    String(record.checked),
    record.verdict,
    record.counterexample === null ? '' : formatWitness(record.counterexample),
  ])
  const refuted = records.filter(({ counterexample }) => counterexample !== null)
  const counts = new Map<string, number>()
  for (const { verdict } of records) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  return [
    textTable(['claim', 'case', 'domain', 'checked', 'verdict', 'smallest counterexample'], rows),
    ...refuted.map(evidence),
    '',
    [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', '),
  ].join('\n')
}

function evidence({ claim, case: parameters, counterexample, failures }: VerdictRecord): string {
  const { expected, actual, explain } = counterexample!
  return [
    '',
    `${claim} ${formatCase(parameters)} is refuted, failures: ${failures}, the smallest: ${formatWitness(counterexample!)}`,
    `  by the statement: ${expected}; by solving: ${actual}`,
    `  ${explain}`,
  ].join('\n')
}
