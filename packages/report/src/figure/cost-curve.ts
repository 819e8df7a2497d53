import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatDomain } from '@nim/conjectures/format'
import { MOST_SERIES } from './chart-mark.ts'
import type { Chart, ChartPoint } from './chart.ts'

/**
 * A chart of the cost of checks. It plots the number of checked instances against the bound of the
 * box. Both axes are logarithmic, and there is a line for each case. The chart omits records
 * without a box or without a checked instance, and the caption gives the number of omitted records.
 * If there are more series than a chart can distinguish, all points form a single series. Draw the
 * chart with `chartSvg`.
 *
 * @complexity O(records · log(records))
 */
export function costCurve(records: readonly VerdictRecord[]): Chart {
  const byName = new Map<string, ChartPoint[]>()
  let measured = 0
  for (const { claim, case: parameters, domain, checked } of records) {
    if (domain.kind !== 'box' || domain.max === 0 || checked === 0) continue
    const name = `${claim} ${formatCase(parameters)}`.trim()
    const tip = `${name}, ${formatDomain(domain)}: ${checked}`
    byName.set(name, [...(byName.get(name) ?? []), { x: domain.max, y: checked, tip }])
    measured++
  }
  const isOneSeries = byName.size > MOST_SERIES
  const series = isOneSeries ? [['all', [...byName.values()].flat()] as const] : [...byName]
  const left = records.length - measured
  return {
    title: 'Size of the checks',
    captions: [
      `Instances checked against largest pile of the box, ${measured} checks${left === 0 ? '' : `; ${left} without both numbers, or with 0 of one, are left out`}`,
    ],
    x: { label: 'largest pile of the box', scale: 'log' },
    y: { label: 'instances checked', scale: 'log' },
    series: series.map(([name, points]) => ({
      name,
      isLine: !isOneSeries,
      points: points.toSorted((a, b) => a.x - b.x || a.y - b.y),
    })),
  }
}
