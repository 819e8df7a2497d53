import { isSymmetric, type Ruleset } from '@nim/core/rules'
import { boxPositions } from '../task/box-positions.ts'
import { mostOptions } from '../task/bounds.ts'
import { lowerSetOf } from '../task/lower-set.ts'
import { reference } from '../reference.ts'
import type { Kernel } from './kernel.ts'
import { boxTask, type Task, type TableValue } from '../task/task.ts'
import { entryBytes, type Values } from '../task/values.ts'

/** Positions of a box that the reference solver fills, at most. */
const MOST_POSITIONS = 200_000
/** The same of positions times options. */
const MOST_MOVES = 30_000_000

/** What the memory of the reference solver takes for a position: its key, an entry of the map. */
const KEY_BYTES = 120
const PILE_BYTES = 8

/** True if the reference solver fills the box within seconds. */
export function suitsReference(ruleset: Ruleset, max: number): boolean {
  const positions = boxPositions(ruleset, max)
  const task = boxTask(ruleset, max, 'outcome', 'normal')
  return positions <= MOST_POSITIONS && positions * mostOptions(task) <= MOST_MOVES
}

/** Bytes of a box that the reference solver fills, its memory of positions included, about. */
export function referenceMemory(ruleset: Ruleset, max: number, value: TableValue): number {
  const task = boxTask(ruleset, max, value, 'normal')
  const each = entryBytes(task) + KEY_BYTES + PILE_BYTES * ruleset.piles
  return boxPositions(ruleset, max) * each
}

/**
 * Fills a task with the values of {@link reference}: what every game has that no other kernel takes. It
 * is asked in rank order, so that every option is known when its position comes.
 */
export const referenceKernel: Kernel = {
  accepts: () => true,
  workspace: (task) => positionsOf(task) * (KEY_BYTES + PILE_BYTES * task.caps.length),
  fill: fillByReference,
}

/** Fills the entries of any task, box or lower set of a position. */
export function fillByReference({ ruleset, caps, value, play }: Task, values: Values): void {
  const valueOf = reference(ruleset, value, play)
  const isSorted = isSymmetric(ruleset)
  const position = caps.map(() => 0)
  const canGrow = (i: number): boolean =>
    position[i]! < caps[i]! &&
    (!isSorted || i + 1 === caps.length || position[i]! < position[i + 1]!)
  for (let rank = 0; rank < values.length; rank++) {
    values[rank] = valueOf(position)
    let i = 0
    while (i + 1 < caps.length && !canGrow(i)) position[i++] = 0
    position[i]!++
  }
}

/** Those of a box by a closed form: it may be absurdly large. */
function positionsOf({ ruleset, caps }: Task): number {
  return caps.every((cap) => cap === caps[0])
    ? boxPositions(ruleset, caps[0]!)
    : lowerSetOf(ruleset, caps, Number.POSITIVE_INFINITY)!.count
}
