import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatDomain, formatWitness } from '@nim/conjectures/format'
import { recordVerdict } from '../report/verdict-words.ts'
import { textTable } from './text-table.ts'

/**
 * Verdict records as an aligned table, then the evidence of each refutation, the answers, and why
 * something is undecided, then the counts.
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
    textTable(['claim', 'case', 'domain', 'checked', 'verdict', 'smallest counterexample'], rows),
    ...records.map(evidence).filter((lines) => lines !== ''),
    '',
    [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', '),
  ].join('\n')
}

/** What is behind a verdict; empty where nothing was found against the statement. */
function evidence(record: VerdictRecord): string {
  const { claim, case: parameters, counterexample, failures, answer } = record
  const about = `${[claim, formatCase(parameters)].join(' ').trim()} is ${recordVerdict(record)}`
  if (answer !== undefined) return `\n${about}: ${answer}`
  if (counterexample === null) return ''
  const { expected, actual, explain, edge } = counterexample
  return [
    '',
    `${about}, failures: ${failures}, the smallest: ${formatWitness(counterexample)}`,
    `  by the statement: ${expected}; by solving: ${actual}`,
    `  ${explain}`,
    ...(edge === undefined ? [] : [`  it fails at edge cases only: ${edge}`]),
  ].join('\n')
}
