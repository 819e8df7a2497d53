import { solveByLayers, type SolveOptions, type Table } from '@nim/bruteforce'
import { formatRuleset, isSymmetric, type Ruleset, rulesetTitle } from '@nim/core/rules'
import { histogramText, textTable } from '@nim/report/text'

/** The counts of a box. */
interface Counts {
  readonly ruleset: string
  readonly play: string
  readonly value: string
  readonly max: number
  readonly positions: number
  readonly P: number
  readonly N: number
}

/** Counts the positions without storing the table. */
export function countByLayers(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  options: SolveOptions,
): Counts {
  let positions = 0
  let P = 0
  solveByLayers(ruleset, { max }, options, (layer) => {
    positions += layer.positions
    P += layer.countP()
  })
  const { value, play = 'normal' } = options
  return { ruleset: formatRuleset(ruleset), play, value, max, positions, P, N: positions - P }
}

/** The summary of a whole table, as `nimlab solve` prints it. */
interface Summary extends Counts {
  readonly histogram: readonly number[]
  readonly digest: string
}

export function summary(table: Table): Summary {
  const histogram = table.histogram()
  const P = histogram.reduce((total, count, value) => total + (table.isP(value) ? count : 0), 0)
  return {
    ruleset: formatRuleset(table.ruleset),
    play: table.play,
    value: table.value,
    max: table.box.max,
    positions: table.box.count,
    P,
    N: table.box.count - P,
    histogram,
    digest: table.digest(),
  }
}

export function page(table: Table): string {
  const counts = summary(table)
  const lines = countsPage(table.ruleset, counts, [['digest', counts.digest]])
  if (table.value === 'outcome') return lines
  const { value, box } = table
  return `${lines}\n\n${histogramText({ value, box, histogram: () => counts.histogram })}`
}

export function countsPage(
  ruleset: Ruleset,
  { play, max, positions, P, N }: Counts,
  more: readonly (readonly [string, string])[] = [],
): string {
  const sorted = isSymmetric(ruleset)
  return textTable(
    ['ruleset', rulesetTitle(ruleset)],
    [
      ['play', play === 'misere' ? 'misère' : play],
      ['box', `piles 0..${max}${sorted ? ', sorted positions' : ', all vectors'}`],
      ['positions', String(positions)],
      ['P-positions', String(P)],
      ['N-positions', String(N)],
      ...more,
    ],
    ['left', 'left'],
  )
}
