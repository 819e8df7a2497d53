import type { VerdictRecord } from '@nim/conjectures'
import { isRefutation } from '@nim/conjectures/format'
import { MOST_SERIES } from '../figure/chart-mark.ts'
import { chartSvg } from '../figure/chart-svg.ts'
import { costCurve } from '../figure/cost-curve.ts'
import { scatter, type ScatterGroup } from '../figure/scatter.ts'
import type { ReportFigure } from './report-data.ts'

/**
 * The figures that need only verdict records: the positions of counterexamples, and the sizes of
 * the boxes. The function omits figures with fewer than two points.
 *
 * @complexity O(records · log(records))
 */
export function recordFigures(records: readonly VerdictRecord[]): ReportFigure[] {
  return [...counterexampleFigure(records), ...boundFigure(records)]
}

function counterexampleFigure(records: readonly VerdictRecord[]): ReportFigure[] {
  const byClaim = new Map<string, (readonly number[])[]>()
  for (const { claim, counterexample } of records.filter(isRefutation)) {
    const position = counterexample?.position
    if (position === undefined || position.length === 0) continue
    byClaim.set(claim, [...(byClaim.get(claim) ?? []), position])
  }
  const all = [...byClaim].map(([name, positions]): ScatterGroup => ({ name, positions }))
  const shown = all
    .toSorted((a, b) => b.positions.length - a.positions.length)
    .slice(0, MOST_SERIES)
  if (shown.flatMap(({ positions }) => positions).length < 2) return []
  const left = all.length - shown.length
  const chart = scatter(
    'Counterexamples',
    [
      'The smallest counterexample of each refuted case; a number shows how many of them coincide',
      ...(left === 0
        ? []
        : [
            `only the ${MOST_SERIES} claims with the most counterexamples; ${left} claims are left out`,
          ]),
    ],
    shown,
    ['largest', 'sum'],
  )
  return [
    {
      title: 'Counterexamples',
      caption:
        'Each mark is the smallest counterexample of a refuted case, by its largest pile and the sum of its piles.',
      svg: chartSvg(chart),
    },
  ]
}

/**
 * A line for each case that was checked on several boxes. The list is empty if no case was checked
 * on several boxes.
 */
function boundFigure(records: readonly VerdictRecord[]): ReportFigure[] {
  const key = ({ claim, case: parameters }: VerdictRecord): string =>
    `${claim} ${JSON.stringify(parameters)}`
  const bounds = new Map<string, number>()
  for (const record of records) {
    if (record.domain.kind === 'box') bounds.set(key(record), (bounds.get(key(record)) ?? 0) + 1)
  }
  const swept = records.filter(
    (record) => record.domain.kind === 'box' && bounds.get(key(record))! > 1,
  )
  if (swept.length === 0) return []
  const chart = costCurve(swept)
  if (chart.series.every(({ points }) => points.length < 2)) return []
  return [
    {
      title: 'Sizes of the boxes',
      caption:
        'Instances checked against the largest pile of the box, for the cases that were checked on several boxes.',
      svg: chartSvg(chart),
    },
  ]
}
