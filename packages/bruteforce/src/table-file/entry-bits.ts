import { largestValue } from '../task/bounds.ts'
import type { Task } from '../task/task.ts'

/** The number of bits of one entry in a digest and in a file. */
export type EntryBits = 1 | 8 | 16 | 32

/**
 * The width of a table's entries in the digest and in the file. Outcomes have 1 bit. Other entries
 * have 8, 16 or 32 bits, the smallest number that can store the a-priori bound of `bounds.ts`. This
 * number does not depend on the width of the entries in memory.
 */
export function entryBits(task: Task): EntryBits {
  if (task.value === 'outcome') return 1
  const largest = largestValue(task)
  if (largest <= 0xff) return 8
  return largest <= 0xffff ? 16 : 32
}
