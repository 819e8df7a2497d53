import { largestValue } from './bounds.ts'
import type { Task } from './task.ts'

/**
 * One entry for each position, in rank order. The entries have the narrowest of three widths that
 * can store every entry.
 */
export type Values = Uint8Array | Uint16Array | Uint32Array

/**
 * The number of bytes of an entry in memory. For remoteness, an entry must be able to store the
 * upper bound of the remoteness, plus one. While a table is filled, its entries are keys (see
 * `remoteness-key.ts`), and the key of the bound must be unambiguous.
 */
export function entryBytes(task: Task): 1 | 2 | 4 {
  const largest = largestValue(task) + (task.value === 'remoteness' ? 1 : 0)
  if (largest <= 0xff) return 1
  return largest <= 0xffff ? 2 : 4
}

/** An array of entries that uses the given buffer, which must have count · entryBytes bytes. */
export function valuesOver(buffer: ArrayBuffer | SharedArrayBuffer, task: Task): Values {
  const bytes = entryBytes(task)
  if (bytes === 1) return new Uint8Array(buffer)
  return bytes === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer)
}
