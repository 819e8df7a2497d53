import { gameOf, options } from '@nim/core/rules'
import { fromOptions } from './reference.ts'
import { lowerSetOf } from '../task/lower-set.ts'
import type { Task } from '../task/task.ts'
import type { Tick } from '../task/ticker.ts'
import type { Values } from '../task/values.ts'
import { MOST_BY_REFERENCE, MOST_MOVES_BY_REFERENCE } from '../tuned/tuned.ts'

/** True if the reference solver can fill this number of positions of the task within seconds. */
export function suitsReference({ ruleset, caps }: Task, positions: number): boolean {
  const most = gameOf(ruleset).mostOptions(ruleset, caps)
  return positions <= MOST_BY_REFERENCE && positions * most <= MOST_MOVES_BY_REFERENCE
}

/**
 * Fills a task of any game directly from the definitions, in rank order, in which every option of a
 * position comes before the position.
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
