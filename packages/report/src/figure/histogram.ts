import type { Table } from '@nim/bruteforce'
import { rulesetTitle } from '@nim/core/rules'
import { valueLabel } from '../export/value-label.ts'

/** The parts of a solved box that a histogram needs. */
export type HistogramTable = Pick<Table, 'ruleset' | 'play' | 'value' | 'box' | 'histogram' | 'isP'>

/** The number of positions of a solved box with each value. */
export interface Histogram {
  readonly title: string
  readonly captions: readonly string[]
  /** The name of the values. */
  readonly axis: string
  /** One bar for each value, from 0 up to the largest. Outcomes have the two values P and N. */
  readonly bars: readonly {
    readonly label: string
    readonly count: number
    readonly isP: boolean
  }[]
}

/** The histogram of a solved box. Sorted boxes count each sorted position once. */
export function histogram(table: HistogramTable): Histogram {
  const { ruleset, box, value } = table
  const names = { outcome: 'Outcomes', remoteness: 'Remoteness', grundy: 'Grundy values' }
  const axisNames = { outcome: 'outcome', remoteness: 'remoteness', grundy: 'Grundy value' }
  const play = table.play === 'misere' ? 'misère' : 'normal'
  return {
    title: `${names[value]} of ${rulesetTitle(ruleset)}`,
    captions: [
      `${box.count} ${box.sorted ? 'sorted positions' : 'positions'}, piles 0..${box.max}, ${play} play`,
    ],
    axis: axisNames[value],
    bars: table.histogram().map((count, entry) => ({
      label: String(valueLabel(table, entry)),
      count,
      isP: table.isP(entry),
    })),
  }
}
