import type { Table } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, isRefutation } from '@nim/conjectures/format'
import {
  formatPosition,
  formatRuleset,
  isSymmetric,
  parseRuleset,
  valuesOf,
  type Ruleset,
} from '@nim/core/rules'
import { heatMap } from '../figure/heat-map.ts'
import { heatMapSvg } from '../figure/heat-map-svg.ts'
import type { ReportFigure } from './report-data.ts'

export interface CounterexampleSliceOptions {
  /**
   * The remoteness of all positions with piles 0..max; null if this computation would be too
   * expensive.
   */
  readonly solve: (ruleset: Ruleset, max: number) => Table | null
  /** The maximum number of figures. The default is 4. */
  readonly most?: number
}

/** The number of rows, and also of columns, that a figure shows beyond the counterexample. */
const BEYOND = 3
const LARGEST = 60

/**
 * Figures of the neighbourhoods of counterexamples, one for each claim. A figure is a heat map of
 * the remoteness in which the two largest piles vary, with a frame around the counterexample. For
 * each claim, nimlab chooses the first counterexample that is a position of at least two piles in a
 * game that does not distinguish piles. Positions with piles larger than 60 are left out.
 *
 * @complexity the cost of `solve`
 */
export function counterexampleSlices(
  records: readonly VerdictRecord[],
  { solve, most = 4 }: CounterexampleSliceOptions,
): ReportFigure[] {
  const figures = new Map<string, ReportFigure>()
  for (const record of records.filter(isRefutation)) {
    if (figures.size === most) break
    if (figures.has(record.claim)) continue
    const figure = sliceOf(record, solve)
    if (figure !== null) figures.set(record.claim, figure)
  }
  return [...figures.values()]
}

function sliceOf(
  record: VerdictRecord,
  solve: CounterexampleSliceOptions['solve'],
): ReportFigure | null {
  const { claim, counterexample, case: parameters } = record
  const position = counterexample?.position?.toSorted((a, b) => a - b)
  if (position === undefined || position.length < 2 || position.at(-1)! > LARGEST) return null
  // The figures are only for normal play and for nimlab's own games.
  if (record.ruleset === undefined || record.module !== undefined || record.play !== 'normal')
    return null
  const ruleset = parseRuleset(record.ruleset)
  if (!isSymmetric(ruleset) || ruleset.piles !== position.length) return null
  if (!valuesOf(ruleset).includes('remoteness')) return null
  const table = solve(ruleset, position.at(-1)! + BEYOND)
  if (table === null) return null
  const [x, y] = position.slice(-2)
  const map = heatMap(table, { fixed: position.slice(0, -2), marked: [{ x: x!, y: y! }] })
  return {
    title: `${formatPosition(position)} refutes ${claim}`,
    caption: `Remoteness of ${formatRuleset(ruleset)} around the counterexample of the case ${formatCase(parameters)}: its two largest piles vary. The section on counterexamples shows what the statement asserts there.`,
    svg: heatMapSvg(map),
  }
}
