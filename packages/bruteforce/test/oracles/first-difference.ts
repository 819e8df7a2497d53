import { formatPosition, formatRuleset } from '@nim/core/rules'
import type { Table, Values } from '../../src/index.ts'

/**
 * The first rank at which a table differs from the expected entries; null if there is no
 * difference. There may be more expected entries than the table has. (The test runner's own
 * comparison takes a second for a million entries.)
 */
export function firstDifference(table: Table, expected: Values): string | null {
  const { ruleset, box, value, play, values } = table
  const name = `${formatRuleset(ruleset)} max=${box.max} ${value} ${play}`
  if (values.length !== box.count) return `${name}: ${values.length} entries`
  if (expected.length < box.count) return `${name}: only ${expected.length} entries expected`
  const prefix = expected.subarray(0, box.count)
  if (
    values.BYTES_PER_ELEMENT === prefix.BYTES_PER_ELEMENT &&
    bytesOf(values).equals(bytesOf(prefix))
  ) {
    return null
  }
  const rank = prefix.findIndex((entry, i) => entry !== values[i])
  if (rank === -1) return null
  return `${name}: ${values[rank]} at ${formatPosition(box.unrank(rank))}, expected ${prefix[rank]}`
}

function bytesOf({ buffer, byteOffset, byteLength }: Values): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
