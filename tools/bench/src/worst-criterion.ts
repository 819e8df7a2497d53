import type { Criterion } from './section.ts'

/** The number by which each record is judged. */
interface Judged<Record> {
  readonly measure: (record: Record) => number
  readonly most: number
  /** The number as text, with its unit. */
  readonly text: (measure: number) => string
  readonly name: (record: Record) => string
}

/**
 * Requires that the number of every record is at most `most`. Shows the largest number, and how
 * many numbers exceed the limit.
 */
export function worstCriterion<Record>(
  demand: string,
  records: readonly Record[],
  { measure, most, text, name }: Judged<Record>,
): Criterion {
  if (records.length === 0) return { demand, measured: 'no such entry', met: null }
  const worst = records.reduce((a, b) => (measure(a) >= measure(b) ? a : b))
  const above = records.filter((record) => measure(record) > most).length
  const others = above === 0 ? '' : `, ${above} of ${records.length} above`
  return { demand, measured: `${text(measure(worst))} (${name(worst)})${others}`, met: above === 0 }
}
