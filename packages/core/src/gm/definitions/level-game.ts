import type { Box } from '../../rules/box.ts'
import { keeping } from './rule-by-definition.ts'

/** A play in which every move keeps one entry and lowers the others. */
export interface LevelPlay {
  readonly moves: number
  readonly start: readonly number[]
  readonly end: readonly number[]
  /** True if no move lowers an entry that is at or below the level. */
  readonly isAbove: boolean
}

/**
 * The play from the entries x = y + level until two of them are at or below the level.
 *
 * @param y the heights above the level: n ≥ 2 sorted entries
 * @param keptBy the entry (1-based) that a move keeps
 * @complexity O(n log n) per move
 * @source GN-4u
 */
export function playToLevel(
  y: readonly number[],
  level: number,
  keptBy: (x: readonly number[]) => number,
): LevelPlay {
  const start = y.map((entry) => entry + level)
  let end = start
  let moves = 0
  let isAbove = true
  for (; end[1]! > level; moves++) {
    const kept = keptBy(end)
    isAbove &&= end[0]! > level || kept === 1
    end = keeping(end, kept).sort((a, b) => a - b)
  }
  return { moves, start, end, isAbove }
}

/**
 * The remoteness, by rank in the box, under the reading that any n − 1 entries may be reduced.
 * Entries ≥ 0 are heights above the level. An entry at or below the level has height 0, and moves
 * may reduce this entry without limit. For n ≥ 3 every move lowers a positive entry, so rank order
 * is an evaluation order.
 *
 * @complexity O(n²) per position
 * @source GN-4u
 */
export function remotenessReducingAny(box: Box): readonly number[] {
  const values: number[] = []
  box.forEach((y, rank) => {
    const after = y.map((_, i) => {
      const next = keeping(y, i + 1).map((entry) => Math.max(0, entry))
      return values[box.rank(next.sort((a, b) => a - b))]!
    })
    const even = after.filter((value) => value % 2 === 0)
    values[rank] = y[1] === 0 ? 0 : 1 + (even.length > 0 ? Math.min(...even) : Math.max(...after))
  })
  return values
}
