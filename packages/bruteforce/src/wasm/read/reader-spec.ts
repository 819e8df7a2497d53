import type { TableValue } from '../../task/task.ts'
import type { CellBytes, Shape } from '../slow/kernel-code.ts'

/**
 * The properties that determine a generated reader. It serves all games whose tables have this
 * shape.
 */
export interface ReaderSpec {
  readonly piles: number
  readonly shape: Shape
  readonly value: TableValue
  readonly bytes: CellBytes
  readonly isMisere: boolean
}

/** The number of bytes in an entry that `decode` writes. */
export function decodedBytes({ value, bytes }: ReaderSpec): 1 | 2 {
  return value === 'remoteness' && bytes === 2 ? 2 : 1
}
