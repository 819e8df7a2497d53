import { rulesetTitle } from '@nim/core/rules'
import type { Table } from '../../table.ts'
import { boxTask } from '../../task/task.ts'
import { entryBytes, type Values, valuesOver } from '../../task/values.ts'
import type { TableWork } from './work.ts'

/** A square of positions of a box, in which two piles vary and all others are fixed. */
export interface SliceQuestion {
  /** The sizes of the fixed piles in their order. All piles but two are fixed. */
  readonly fixed: readonly number[]
  /** The two piles (counted from 1) that vary, if the rules distinguish piles. Default: 1 and 2. */
  readonly vary?: readonly [number, number]
  /** The largest x and y. Default: the largest pile of the box. */
  readonly max?: number
}

/**
 * The entry at (x, y), where x and y are the sizes of the two varying piles, is entries[y · side +
 * x].
 */
export interface TableSlice {
  readonly side: number
  readonly entries: Values
  /** 1 if the position is a P-position, otherwise 0. */
  readonly isP: Uint8Array
}

/**
 * A slice of a table, in the form that `heatMap` of @nim/report displays.
 *
 * @throws RangeError unless all but two piles are fixed at sizes of the box, and `vary` names two
 *   piles in order
 * @complexity O(max²) look-ups
 */
export function* sliceOf(table: Table, question: SliceQuestion): TableWork<TableSlice> {
  const { ruleset, box, value, play } = table
  const { fixed, vary = [1, 2], max = box.max } = question
  const [first, second] = vary
  if (fixed.length !== box.piles - 2) {
    throw new RangeError(
      `slice: expected ${box.piles - 2} fixed piles of ${rulesetTitle(ruleset)}, got ${fixed.length}`,
    )
  }
  const isPile = (pile: number): boolean =>
    Number.isSafeInteger(pile) && pile >= 1 && pile <= box.piles
  if (!isPile(first) || !isPile(second) || first >= second) {
    throw new RangeError(
      `slice: expected two piles of 1..${box.piles} in order, got ${first} and ${second}`,
    )
  }
  if (!(Number.isSafeInteger(max) && max >= 0 && max <= box.max)) {
    throw new RangeError(`slice: expected a largest pile of 0..${box.max}, got ${max}`)
  }
  const side = max + 1
  const task = boxTask(ruleset, box.max, value, play)
  const entries = valuesOver(new ArrayBuffer(side * side * entryBytes(task)), task)
  const isP = new Uint8Array(side * side)
  const position = [...fixed]
  position.splice(first - 1, 0, 0)
  position.splice(second - 1, 0, 0)
  for (let y = 0, at = 0; y < side; y++) {
    position[second - 1] = y
    for (let x = 0; x < side; x++, at++) {
      position[first - 1] = x
      const entry = table.at(position)
      entries[at] = entry
      isP[at] = table.isP(entry) ? 1 : 0
    }
    yield { step: 'slicing', done: (y + 1) * side, total: side * side }
  }
  return { side, entries, isP }
}
