import type { Chart, IntegerSequence } from '@nim/report'
import type { CountsState } from './sequences-state.ts'

/** Terms beyond these are not drawn: their marks would touch. */
const MOST_DRAWN = 400

/** The counts of a sequence over n. */
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
