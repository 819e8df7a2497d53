import { MOST_SERIES, seriesColour } from '../figure/chart-mark.ts'
import type { Chart, ChartPoint } from '../figure/chart.ts'
import { escapeTex } from '../tex/escape-tex.ts'
import { colour, PGFPLOTS, picture } from './picture.ts'

/**
 * The pgfplots names of the marks that `chartSvg` uses. The second half of the marks, in `HOLLOW`,
 * are hollow.
 */
const MARKS = ['*', 'square*', 'triangle*', 'diamond*', 'x', '+'] as const
const HOLLOW = ['o', 'square', 'triangle', 'diamond', 'asterisk', 'star'] as const

/**
 * Writes a chart as a pgfplots picture.
 * @throws RangeError for more than 12 series
 * @complexity O(points)
 */
export function chartTikz(chart: Chart): string {
  const { series, x, y } = chart
  if (series.length > MOST_SERIES) {
    throw new RangeError(`chart: expected at most ${MOST_SERIES} series, got ${series.length}`)
  }
  const mode = (axis: 'x' | 'y'): string => (chart[axis].scale === 'log' ? `${axis}mode=log, ` : '')
  const plots = series.flatMap(({ name, points, isLine }, i) => [
    String.raw`\addplot[nimlab${i}, mark=${[...MARKS, ...HOLLOW][i]!}, mark size=1.8pt${isLine ? '' : ', only marks'}] coordinates {`,
    ...points.map((point) => `  (${point.x},${point.y})`),
    '};',
    ...(series.length > 1 ? [String.raw`\addlegendentry{${escapeTex(name)}}`] : []),
    ...points.flatMap(note),
  ])
  return picture(PGFPLOTS, chart, [
    ...series.map((_, i) => colour(`nimlab${i}`, seriesColour(i))),
    String.raw`\begin{axis}[${mode('x')}${mode('y')}xlabel={${label(x.label)}}, ylabel={${label(y.label)}},`,
    '  scaled ticks=false, grid=major, grid style={black!15}, legend pos=outer north east]',
    ...plots,
    String.raw`\end{axis}`,
  ])
}

function note({ x, y, note: words }: ChartPoint): string[] {
  if (words === undefined) return []
  return [
    String.raw`\node[right, font=\tiny, inner sep=3pt] at (axis cs:${x},${y}) {${escapeTex(words)}};`,
  ]
}

/** The label of an axis. A pile is written as a formula. */
function label(words: string): string {
  return /^x\d+$/.test(words) ? `$x_{${words.slice(1)}}$` : escapeTex(words)
}
