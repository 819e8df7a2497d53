import { histogram, type HistogramTable } from '../figure/histogram.ts'
import { BLUE, YELLOW } from '../figure/paint.ts'
import { colour, PGFPLOTS, picture } from './picture.ts'

/**
 * The number of positions of a solved box with each value, as a pgfplots picture. Each value has
 * one bar, which is dark for P-positions and pale for N-positions.
 *
 * @complexity O(positions)
 */
export function histogramTikz(table: HistogramTable): string {
  const figure = histogram(table)
  const { axis, bars } = figure
  const named = bars.map((bar, value) => ({ ...bar, value }))
  const width = (0.8 * Math.min(1, 40 / bars.length)).toFixed(2)
  const labels =
    table.value === 'outcome'
      ? [`xtick={0,1}, xticklabels={${bars.map(({ label }) => label).join()}},`]
      : []
  const plots = [true, false].flatMap((isP) => {
    const own = named.filter((bar) => bar.isP === isP && bar.count > 0)
    if (own.length === 0) return []
    const points = own.map(({ value, count }) => `(${value},${count})`).join(' ')
    return [
      String.raw`\addplot[fill=${isP ? 'nimlabP' : 'nimlabN'}, draw=black] coordinates {${points}};`,
      String.raw`\addlegendentry{${isP ? 'P' : 'N'}-positions}`,
    ]
  })
  return picture(PGFPLOTS, figure, [
    colour('nimlabP', BLUE),
    colour('nimlabN', YELLOW),
    String.raw`\begin{axis}[ybar, bar shift=0pt, bar width=${width}, ymin=0, scaled y ticks=false,`,
    `  enlarge x limits={abs=0.75}, xlabel={${axis}}, ylabel={positions}, area legend,`,
    `  ${labels.join('')} legend style={at={(0.5,1.02)}, anchor=south, legend columns=2}]`,
    ...plots,
    String.raw`\end{axis}`,
  ])
}
