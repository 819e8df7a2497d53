import type { Chart, IntegerSequence } from '@nim/report'
import type { CountsState } from './sequences-state.ts'

/** The maximum number of terms in the chart. With more terms, the marks would touch each other. */
const MOST_DRAWN = 400

/** A chart of a sequence of counts over n. */
export function countsChart(
  { name, offset, terms }: IntegerSequence,
  { by, only }: CountsState,
): Chart {
  const drawn = terms.slice(0, MOST_DRAWN)
  return {
    title: `${only}-positions by ${by === 'sum' ? 'the sum of the piles' : 'largest pile'}`,
    captions: [name],
    x: { label: 'n', scale: 'linear', least: 1 },
    y: { label: `${only}-positions`, scale: 'linear', least: 1 },
    series: [
      {
        name: `${only}-positions`,
        isLine: true,
        points: drawn.map((term, i) => ({ x: offset + i, y: Number(term) })),
      },
    ],
  }
}
