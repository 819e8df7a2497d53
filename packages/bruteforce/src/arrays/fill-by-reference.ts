import { gameOf, options } from '@nim/core/rules'
import { fromOptions } from './reference.ts'
import { lowerSetOf } from '../task/lower-set.ts'
import type { Task } from '../task/task.ts'
import type { Tick } from '../task/ticker.ts'
import type { Values } from '../task/values.ts'

/** The largest number of positions that the reference solver fills within seconds. */
const MOST_POSITIONS = 200_000
/**
 * The largest product of positions and options that the reference solver processes within seconds.
 */
const MOST_MOVES = 30_000_000

/** True if the reference solver fills this number of positions of the task within seconds. */
export function suitsReference({ ruleset, caps }: Task, positions: number): boolean {
  const most = gameOf(ruleset).mostOptions(ruleset, caps)
  return positions <= MOST_POSITIONS && positions * most <= MOST_MOVES
}

/**
 * Fills a task of any game directly from the definitions, in rank order: every option of a position
 * comes before the position.
 *
 * @complexity O(options · n) per position
 * @source GMMV-D3, GMMV-D4, GMMV REF-1
 */
export function fillByReference(
  { ruleset, caps, value, play }: Task,
  values: Values,
  tick: Tick,
): void {
  const { rank: rankOf, forEach } = lowerSetOf(ruleset, caps, Number.MAX_SAFE_INTEGER)!
  const valueOf = fromOptions(value, play)
  forEach((position, rank) => {
    values[rank] = valueOf(options(ruleset, position).map((option) => values[rankOf(option)]!))
    tick(1)
  })
}
