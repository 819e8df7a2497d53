import { type SolveOptions, type Table, type TableValue, solve } from '@nim/bruteforce'
import { type Labels, VALUES_THEMSELVES } from './labels.ts'
import { boxCount, isSymmetric, type PlayConvention, type Ruleset } from '@nim/core/rules'

/** The subject of a description: one kind of value of the positions of a game. */
export interface Subject {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  readonly value: TableValue
}

/** The true values on a box, computed by the exhaustive solver. */
export interface SolvedBox extends Subject {
  /** The largest pile size. */
  readonly max: number
  /** True if the rules do not distinguish the piles; positions are then ascending. */
  readonly isSorted: boolean
  /** The number of positions. */
  readonly count: number
  /**
   * Returns the value of a position. For outcomes, 1 means P and 0 means N. The position is not
   * checked.
   */
  readonly at: (position: readonly number[]) => number
  /** The labels that a description uses for the values. */
  readonly labels: Labels
  /** The position with this rank, which must be in 0..count − 1. */
  readonly position: (rank: number) => number[]
  /** Visits all positions in rank order. The array is reused. */
  readonly forEach: (visit: (position: readonly number[], value: number) => void) => void
}

/**
 * Solves a box.
 * @throws RangeError for a box that does not fit into memory, or a game without such a value; the
 *   signal's reason if the signal is aborted
 */
export function solvedBox(
  subject: Subject,
  max: number,
  watched: Pick<SolveOptions, 'history' | 'onProgress' | 'signal'> = {},
): SolvedBox {
  const { ruleset, play, value } = subject
  const table = solve(ruleset, { max }, { value, play, ...watched })
  const { box, values } = table
  const valueOf = reader(table)
  return {
    ...subject,
    max,
    isSorted: isSymmetric(ruleset),
    count: box.count,
    at: (position) => valueOf(values[box.rank(position)]!),
    labels: VALUES_THEMSELVES,
    position: (rank) => box.unrank(rank),
    forEach: (visit) => {
      box.forEach((position, rank) => {
        visit(position, valueOf(values[rank]!))
      })
    },
  }
}

function reader({ value, isP }: Table): (entry: number) => number {
  return value === 'outcome' ? (entry) => (isP(entry) ? 1 : 0) : (entry) => entry
}

/** The label of a position of the box. */
export function labelIn({ at, labels }: SolvedBox, position: readonly number[]): number {
  return labels.at(position, at(position))
}

/** True if the given piles form a position of the box. */
export function isInBox({ isSorted, max }: SolvedBox, piles: readonly number[]): boolean {
  return piles.every((pile, i) => pile >= (isSorted && i > 0 ? piles[i - 1]! : 0) && pile <= max)
}

/**
 * The largest pile, at most `most`, of the largest box that has at most this number of positions.
 */
export function largestBox(ruleset: Ruleset, positions: number, most: number): number {
  const isSorted = isSymmetric(ruleset)
  let max = 0
  while (max < most && boxCount(ruleset.piles, max + 1, isSorted) <= positions) max++
  return max
}

/**
 * One step between positions for each of the n directions. If the rules do not distinguish the
 * piles, step i adds one stone to each pile from the i-th on, so that positions stay ascending.
 * Otherwise step i adds one stone to the i-th pile.
 */
export function stepsOf(ruleset: Ruleset): (readonly number[])[] {
  const isSorted = isSymmetric(ruleset)
  return Array.from({ length: ruleset.piles }, (_, i) =>
    Array.from({ length: ruleset.piles }, (_each, j) => (j === i || (isSorted && j > i) ? 1 : 0)),
  )
}
