import type { VerdictRecord } from '@nim/conjectures'
import { VERDICTS } from '@nim/conjectures/format'

/** What a line of the ledger counts in the records of its shard. */
export interface ShardTotals {
  readonly cases: number
  readonly checked: number
  /** Of the verdicts that there are. */
  readonly verdicts: Readonly<Record<string, number>>
}

/** The names of {@link totalNumbers}, in their order. */
const NAMES: readonly string[] = ['cases', 'checked', ...VERDICTS]

/** How many numbers there are in {@link totalNumbers}. */
export const TOTALS: number = NAMES.length

/** Counts records. */
export function totalsOf(records: readonly VerdictRecord[]): ShardTotals {
  const verdicts: Record<string, number> = {}
  for (const { verdict } of records) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
  const checked = records.reduce((total, record) => total + record.checked, 0)
  return { cases: records.length, checked, verdicts }
}

/** Totals as a list of numbers: of cases, of tests, and of the verdicts of each kind. */
export function totalNumbers({ cases, checked, verdicts }: ShardTotals): number[] {
  return [cases, checked, ...VERDICTS.map((verdict) => verdicts[verdict] ?? 0)]
}

/**
 * How totals differ from those of records, in words; null if they do not.
 * @param said as {@link totalNumbers} lists them
 */
export function totalsFault(
  said: ArrayLike<number>,
  records: readonly VerdictRecord[],
): string | null {
  const found = totalNumbers(totalsOf(records))
  const i = found.findIndex((number, at) => number !== said[at])
  return i < 0 ? null : `it counts ${said[i]} ${NAMES[i]}, the records ${found[i]}`
}
