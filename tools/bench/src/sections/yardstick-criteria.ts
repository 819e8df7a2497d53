import { entryName } from '../entry.ts'
import { ratioText } from '../number-text.ts'
import type { Criterion } from '../section.ts'
import { geometricMean } from '../statistics.ts'
import { worstCriterion } from '../worst-criterion.ts'
import type { YardstickRecord } from './yardstick-record.ts'

const MEAN = 1
const EACH = 1.5

/** The limits for the warm times of the solver, relative to the warm times of the yardstick. */
export function yardstickCriteria(records: readonly YardstickRecord[]): Criterion[] {
  const both = withRatios(records)
  const demand = `geometric mean of A/B at most ${ratioText(MEAN)}`
  const mean = both.length === 0 ? null : geometricMean(both.map(({ ratio }) => ratio))
  return [
    mean === null
      ? { demand, measured: 'no such entry', met: null }
      : { demand, measured: ratioText(mean), met: mean <= MEAN },
    worstCriterion(`every A/B at most ${ratioText(EACH)}`, both, {
      measure: ({ ratio }) => ratio,
      most: EACH,
      text: ratioText,
      name: entryName,
    }),
  ]
}

/** The entries that exceed their limits, worst first. */
export function missRemarks(records: readonly YardstickRecord[]): string[] {
  const missing = withRatios(records)
    .filter(({ ratio }) => ratio > EACH)
    .toSorted((a, b) => b.ratio - a.ratio)
    .map((one) => `${entryName(one)} ${ratioText(one.ratio)}`)
  return missing.length === 0 ? [] : [`Above ${ratioText(EACH)}: ${missing.join('; ')}.`]
}

function withRatios(records: readonly YardstickRecord[]) {
  return records.flatMap((one) =>
    one.beside === null ? [] : [{ ...one, ratio: one.warmMs / one.beside.warmMs }],
  )
}
