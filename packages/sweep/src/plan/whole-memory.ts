import { GARBAGE, THREAD_BYTES } from '../tuned.ts'

/**
 * A list of checks that run one after another, and the number of bytes that their largest table
 * needs.
 */
interface SizedPart {
  readonly checks: readonly unknown[]
  readonly memory: number
}

/**
 * The number of bytes that a run needs in addition to the memory of a run with almost no checks.
 * The estimate assumes that the largest parts run at the same time. docs/memory.md compares the
 * estimate with measured runs.
 */
export function wholeMemory(parts: readonly SizedPart[], threads: number): number {
  const beside = parts.toSorted((a, b) => b.memory - a.memory).slice(0, threads)
  if (beside.length === 0) return 0
  const cases = parts.reduce((sum, { checks }) => sum + checks.length, 0)
  const garbage = Math.min(GARBAGE.most, GARBAGE.least + GARBAGE.each * cases)
  const own = garbage + (beside.length - 1) * THREAD_BYTES
  return beside.reduce((sum, { memory }) => sum + memory, own)
}
