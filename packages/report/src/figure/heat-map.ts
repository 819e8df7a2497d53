import type { Table } from '@nim/bruteforce'
import { formatPosition, rulesetTitle, type PlayConvention } from '@nim/core/rules'

/** A marked cell of a slice, such as a counterexample. */
export interface MarkedCell {
  readonly x: number
  readonly y: number
}

/** The entries of a slice of a box, in which two piles vary and all others are fixed. */
export interface HeatMap {
  readonly ruleset: string
  readonly play: PlayConvention
  readonly value: Table['value']
  /** A description of the slice, such as `piles x, y, 3, 5`. */
  readonly slice: string
  /** The entry at (x, y) is entries[y][x]. Both x and y range from 0 to `entries.length − 1`. */
  readonly entries: readonly (readonly number[])[]
  /** isP[y][x] is true if the position is a P-position. */
  readonly isP: readonly (readonly boolean[])[]
  readonly marked: readonly MarkedCell[]
  /** The text for the legend that explains the marked cells. */
  readonly markedAs: string
}

export interface HeatMapOptions {
  /** The sizes of the fixed piles (all piles except two), in their order. */
  readonly fixed: readonly number[]
  /**
   * The two piles (counted from 1) that vary, if the rules distinguish piles. The default is piles
   * 1 and 2.
   */
  readonly vary?: readonly [number, number]
  /** The maximum value of x, and of y, in the slice. The default is the bound of the box. */
  readonly max?: number
  readonly marked?: readonly MarkedCell[]
  /** The meaning of the marked cells. The default is `counterexample`. */
  readonly markedAs?: string
}

/**
 * Returns a slice of a solved box as a square of entries, whose first entry is at (0,0).
 *
 * @throws RangeError unless all piles except two are fixed at sizes inside the box, and `vary`
 * names two piles
 * @complexity O(max²) look-ups
 */
export function heatMap(
  table: Pick<Table, 'ruleset' | 'play' | 'value' | 'box' | 'at' | 'isP'>,
  options: HeatMapOptions,
): HeatMap {
  const { ruleset, play, value, box } = table
  const { fixed, vary = [1, 2], max = box.max, marked = [], markedAs = 'counterexample' } = options
  if (fixed.length !== box.piles - 2) {
    throw new RangeError(
      `heat map: expected ${box.piles - 2} fixed piles of ${rulesetTitle(ruleset)}, got ${fixed.length}`,
    )
  }
  const [first, second] = vary
  const isPile = (pile: number): boolean =>
    Number.isSafeInteger(pile) && pile >= 1 && pile <= box.piles
  if (!isPile(first) || !isPile(second) || first >= second) {
    throw new RangeError(
      `heat map: expected two piles of 1..${box.piles} in order, got ${first} and ${second}`,
    )
  }
  const positionOf = <T>(x: T, y: T, others: readonly T[]): T[] => {
    const position = [...others]
    position.splice(first - 1, 0, x)
    position.splice(second - 1, 0, y)
    return position
  }
  const side = Array.from({ length: max + 1 }, (_, i) => i)
  const entries = side.map((y) => side.map((x) => table.at(positionOf(x, y, fixed))))
  const names = positionOf('x', 'y', fixed.map(String))
  return {
    ruleset: rulesetTitle(ruleset),
    play,
    value,
    slice: fixed.length === 0 ? 'piles x, y' : `piles ${names.join(', ')}`,
    entries,
    isP: entries.map((row) => row.map(table.isP)),
    marked: marked.map(({ x, y }) => {
      if (!side.includes(x) || !side.includes(y)) {
        throw new RangeError(`heat map: ${formatPosition([x, y])} is not in the slice`)
      }
      return { x, y }
    }),
    markedAs,
  }
}

/** Describes what a heat map shows. */
export function heatHeading({ value, ruleset, slice, play }: HeatMap): {
  readonly title: string
  readonly captions: readonly string[]
} {
  const names = { outcome: 'Outcomes', remoteness: 'Remoteness', grundy: 'Grundy values' }
  return {
    title: `${names[value]} of ${ruleset}`,
    captions: [
      `${slice[0]!.toUpperCase()}${slice.slice(1)}; ${play === 'misere' ? 'misère' : 'normal'} play`,
    ],
  }
}
