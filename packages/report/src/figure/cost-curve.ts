import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatDomain } from '@nim/conjectures/format'
import { capital } from '../text/capital.ts'
import { MOST_SERIES } from './chart-mark.ts'
import type { Chart, ChartPoint } from './chart.ts'

/** What is set against what. */
export interface CostAxes {
  readonly x: 'max' | 'checked'
  readonly y: 'checked' | 'seconds'
}

const LABELS = {
  max: 'largest pile of the box',
  checked: 'instances checked',
  seconds: 'seconds',
} as const

/**
 * What checks cost: instances checked, or seconds, against the bound of the box or against the
 * number of instances, both axes logarithmic. Against the bound every case has a line of its own,
 * against the number of instances every claim has a mark. Records that have no such numbers, or 0 of
 * them, are left out, and the caption says how many. Where there are more series than a chart can
 * tell apart, the one series is all of them. To be drawn with `chartSvg`.
 *
 * @complexity O(records · log(records))
 */
export function costCurve(records: readonly VerdictRecord[], axes: CostAxes): Chart {
  const byName = new Map<string, ChartPoint[]>()
  let measured = 0
  for (const record of records) {
    const [x, y] = [numberOf(record, axes.x), numberOf(record, axes.y)]
    if (x <= 0 || y <= 0) continue
    const name = axes.x === 'max' ? caseOf(record) : record.claim
    byName.set(name, [...(byName.get(name) ?? []), { x, y, tip: tipOf(record) }])
    measured++
  }
  const isOneSeries = byName.size > MOST_SERIES
  const series = isOneSeries ? [['all', [...byName.values()].flat()] as const] : [...byName]
  const left = records.length - measured
  return {
    title: `${axes.y === 'seconds' ? 'Time' : 'Size'} of the checks`,
    captions: [
      `${capital(LABELS[axes.y])} against ${LABELS[axes.x]}, ${measured} checks${left === 0 ? '' : `; ${left} without both numbers, or with 0 of one, are left out`}`,
    ],
    x: { label: LABELS[axes.x], scale: 'log' },
    y: { label: LABELS[axes.y], scale: 'log' },
    series: series.map(([name, points]) => ({
      name,
      isLine: axes.x === 'max' && !isOneSeries,
      points: points.toSorted((a, b) => a.x - b.x || a.y - b.y),
    })),
  }
}

function numberOf({ checked, seconds, domain }: VerdictRecord, what: CostAxes['x' | 'y']): number {
  switch (what) {
    case 'checked':
      return checked
    case 'seconds':
      // Results that are kept under version control leave the seconds out.
      return seconds ?? 0
    case 'max':
      return domain.kind === 'box' ? domain.max : 0
  }
}

function tipOf({ claim, case: parameters, domain, checked, seconds }: VerdictRecord): string {
  return `${caseOf({ claim, case: parameters })}, ${formatDomain(domain)}: ${checked} in ${seconds} s`
}

function caseOf({ claim, case: parameters }: Pick<VerdictRecord, 'claim' | 'case'>): string {
  return `${claim} ${formatCase(parameters)}`.trim()
}
