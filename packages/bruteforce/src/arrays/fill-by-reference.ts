import { boxOf, type Ruleset } from '@nim/core/rules'
import { boxPositions } from '../task/box-positions.ts'
import { mostOptions } from '../task/bounds.ts'
import { reference } from '../reference.ts'
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
 * Fills the entries of a box with those of {@link reference}. It is asked in rank order, so that every
 * option is known when its position comes.
 */
export function fillByReference({ ruleset, caps, value, play }: Task, values: Values): void {
  const valueOf = reference(ruleset, value, play)
  boxOf(ruleset, caps[0]!).forEach((position, rank) => {
    values[rank] = valueOf(position)
  })
}
