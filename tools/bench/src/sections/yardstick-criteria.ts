import { entryName } from '../entry.ts'
import { millisecondsText, ratioText } from '../number-text.ts'
import type { Criterion } from '../section.ts'
import { geometricMean } from '../statistics.ts'
import type { YardstickRecord } from './yardstick-record.ts'

const MEAN = 1
const EACH = 1.5
const COLD_MS = 40

/** What is demanded of the solver beside the yardstick. */
export function yardstickCriteria(records: readonly YardstickRecord[]): Criterion[] {
  const both = records.flatMap((record) =>
    record.beside === null ? [] : [{ ...record, beside: record.beside }],
  )
  return [
    ...warmCriteria(both.map((one) => ({ ...one, ratio: one.warmMs / one.beside.warmMs }))),
    coldCriterion(
      `cold at most ${COLD_MS} ms above warm`,
      records.map((one) => ({ ...one, above: one.coldMs - one.warmMs })),
    ),
    coldCriterion(
      `the same, less what fresh memory costs the yardstick (its cold − warm)`,
      both.map((one) => ({
        ...one,
        above: one.coldMs - one.warmMs - (one.beside.coldMs - one.beside.warmMs),
      })),
    ),
  ]
}

/** The entries that take longer than is asked for, the worst first, and what is seen to bound them. */
export function missRemarks(records: readonly YardstickRecord[]): string[] {
  const missing = records
    .flatMap((one) => (one.beside === null ? [] : [{ one, beside: one.beside }]))
    .map(({ one, beside }) => ({ one, beside, ratio: one.warmMs / beside.warmMs }))
    .filter(({ ratio }) => ratio > EACH)
    .toSorted((a, b) => b.ratio - a.ratio)
    .map(({ one, beside, ratio }) => {
      const bounds = boundsOf(beside)
      const said = bounds.length === 0 ? '' : ` (${bounds.join(', ')})`
      return `${entryName(one)} ${ratioText(ratio)}${said}`
    })
  return missing.length === 0 ? [] : [`Above ${ratioText(EACH)}: ${missing.join('; ')}.`]
}

/** What the yardstick's time in vectors of 128 bits is, over its least, where their width is named: 1.05 at least. */
const GAIN = 1.05

function boundsOf(beside: NonNullable<YardstickRecord['beside']>): string[] {
  const { build, warmMs, narrowMs, ratios } = beside
  const least = Math.min(...ratios)
  const isWide = narrowMs !== null && narrowMs > GAIN * warmMs
  return [
    ...(isWide ? [`in vectors of 128 bits B takes ${millisecondsText(narrowMs)} ms`] : []),
    ...(build.startsWith('planes') ? ['planes of bytes fill vectors, short rows do not'] : []),
    ...(least <= EACH ? [`noise: ${ratioText(least)} in another round`] : []),
  ]
}

function warmCriteria(records: readonly (YardstickRecord & { ratio: number })[]): Criterion[] {
  const demands = [
    `geometric mean of A/B at most ${ratioText(MEAN)}`,
    `every A/B at most ${ratioText(EACH)}`,
  ] as const
  if (records.length === 0) {
    return demands.map((demand) => ({ demand, measured: 'no yardstick', met: null }))
  }
  const mean = geometricMean(records.map(({ ratio }) => ratio))
  const worst = records.reduce((a, b) => (a.ratio >= b.ratio ? a : b))
  return [
    { demand: demands[0], measured: ratioText(mean), met: mean <= MEAN },
    {
      demand: demands[1],
      measured: `${ratioText(worst.ratio)} (${entryName(worst)})`,
      met: worst.ratio <= EACH,
    },
  ]
}

function coldCriterion(
  demand: string,
  records: readonly (YardstickRecord & { above: number })[],
): Criterion {
  if (records.length === 0) return { demand, measured: 'no yardstick', met: null }
  const worst = records.reduce((a, b) => (a.above >= b.above ? a : b))
  const over = records.filter(({ above }) => above > COLD_MS).length
  const others = over > 1 ? `, ${over} of ${records.length} entries above` : ''
  const measured = `${millisecondsText(worst.above)} ms (${entryName(worst)})${others}`
  return { demand, measured, met: over === 0 }
}
