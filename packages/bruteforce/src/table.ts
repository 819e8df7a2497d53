import {
  type Box,
  formatPosition,
  type Outcome,
  type PlayConvention,
  type Position,
  positionOf,
  type Ruleset,
} from '@nim/core/rules'
import { digestOf } from './digest.ts'
import { isP } from './outcome.ts'
import type { TableValue } from './task.ts'
import type { Values } from './values.ts'

/** One value of every position of a box. */
export interface Table {
  readonly ruleset: Ruleset
  /** The positions and their ranks. */
  readonly box: Box
  readonly value: TableValue
  readonly play: PlayConvention
  /** The entry of every position, by rank. Not to be written to. */
  readonly values: Values
  /**
   * The entry of a position, its piles in any order if the rules do not tell piles apart.
   * @throws RangeError if the position does not belong to the box
   */
  readonly at: (position: Position) => number
  /** Who wins. @throws RangeError as {@link Table.at} */
  readonly outcomeAt: (position: Position) => Outcome
  /** True if this entry, as found in `values`, means P. */
  readonly isP: (entry: number) => boolean
  /** histogram()[v] = number of positions with the entry v, up to the largest entry. */
  readonly histogram: () => number[]
  /**
   * `sha256:…` of the values, with ruleset, play, value and max. It depends on nothing else: not on
   * the kernel, the threads, the machine, or the width of the entries in memory. See `digest.ts`.
   */
  readonly digest: () => string
}

/** The table with these values, one for each rank of the box. */
export function tableOf(
  ruleset: Ruleset,
  box: Box,
  value: TableValue,
  play: PlayConvention,
  values: Values,
): Table {
  const at = (position: Position): number => {
    const entry = position.every(Number.isSafeInteger)
      ? values[box.rank(positionOf(ruleset, position))]
      : undefined
    if (entry === undefined) {
      throw new RangeError(`position ${formatPosition(position)} is not in the box`)
    }
    return entry
  }
  return {
    ruleset,
    box,
    value,
    play,
    values,
    at,
    outcomeAt: (position) => (isP(value, play, at(position)) ? 'P' : 'N'),
    isP: (entry) => isP(value, play, entry),
    histogram: () => histogramOf(values),
    digest: () => digestOf(ruleset, box.max, value, play, values),
  }
}

function histogramOf(values: Values): number[] {
  const counts: number[] = []
  for (const entry of values) {
    while (counts.length <= entry) counts.push(0)
    counts[entry]!++
  }
  return counts
}
