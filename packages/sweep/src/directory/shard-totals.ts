import type { VerdictRecord } from '@nim/conjectures'
import { VERDICTS } from '@nim/conjectures/format'

/** The counts that a line of the ledger states about the records of a shard. */
export interface ShardTotals {
  readonly cases: number
  readonly checked: number
  /** The number of verdicts of each kind that occurs. */
  readonly verdicts: Readonly<Record<string, number>>
}

/** The names of the {@link totalNumbers}, in the same order. */
const NAMES: readonly string[] = ['cases', 'checked', ...VERDICTS]

/** The length of the list of {@link totalNumbers}. */
export const TOTALS: number = NAMES.length

/** Computes the totals of records. */
export function totalsOf(records: readonly VerdictRecord[]): ShardTotals {
  const verdicts: Record<string, number> = {}
  for (const { verdict } of records) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
  const checked = records.reduce((total, record) => total + record.checked, 0)
  return { cases: records.length, checked, verdicts }
}

/**
 * The totals as a list of numbers. They are the number of cases, the number of tests, and the
 * number of verdicts of each kind.
 */
export function totalNumbers({ cases, checked, verdicts }: ShardTotals): number[] {
  return [cases, checked, ...VERDICTS.map((verdict) => verdicts[verdict] ?? 0)]
}

/**
 * A description of the difference between the given totals and the totals of records; null if they
 * are equal.
 * @param said the given totals, in the order of {@link totalNumbers}
 */
export function totalsFault(
  said: ArrayLike<number>,
  records: readonly VerdictRecord[],
): string | null {
  const totals = totalNumbers(totalsOf(records))
  const i = totals.findIndex((number, at) => number !== said[at])
  return i < 0 ? null : `it counts ${said[i]} ${NAMES[i]}, the records ${totals[i]}`
}
