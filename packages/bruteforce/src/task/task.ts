import type { PlayConvention, Ruleset } from '@nim/core/rules'
import { boxPositions } from './box-positions.ts'
import { lowerSetOf } from './lower-set.ts'

/**
 * The kind of value in a table: the outcome (0 = P, 1 = N), Smith's remoteness, or the Grundy
 * value.
 */
export type TableValue = 'outcome' | 'remoteness' | 'grundy'

/**
 * The task of a kernel: to compute a value for every position of the lower set {y ≼ caps}, in rank
 * order.
 *
 * The lower set consists of all y with y_i ≤ caps[i] for all i. If the rules are symmetric, y is in
 * ascending order, and so is `caps`; otherwise y is any vector. The set is closed under moves, so
 * its values are exact (REF-8). A box is the lower set of (max, …, max). Ranks count the members in
 * colexicographic order (the last pile counts most), like the ranks of a box.
 */
export interface Task {
  readonly ruleset: Ruleset
  readonly caps: readonly number[]
  readonly value: TableValue
  readonly play: PlayConvention
}

/** The task of a whole box. */
export function boxTask(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
): Task {
  return { ruleset, caps: new Array<number>(ruleset.piles).fill(max), value, play }
}

/** True if the lower set is a box. */
export function isBox({ caps }: Task): boolean {
  return caps.every((cap) => cap === caps[0])
}

/**
 * The number of positions of the task; Infinity if there are 2^53 or more.
 *
 * @throws RangeError if the caps are not whole numbers ≥ 0
 * @complexity O(n) for boxes, O(Σ c_i) for other lower sets
 */
export function taskPositions(task: Task): number {
  const { ruleset, caps } = task
  if (isBox(task)) return boxPositions(ruleset, caps[0]!)
  return lowerSetOf(ruleset, caps, Number.MAX_SAFE_INTEGER)?.count ?? Number.POSITIVE_INFINITY
}
