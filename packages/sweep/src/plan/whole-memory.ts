const MIB = 2 ** 20

/**
 * The measured memory that an additional thread itself needs for its heap, its stack and the code
 * of claims.
 */
const THREAD = 26 * MIB

/**
 * The measured number of bytes of temporary garbage: the minimum, the amount that each check adds,
 * and the maximum.
 */
const GARBAGE = { least: 8 * MIB, each: 2 * MIB, most: 22 * MIB }

/**
 * Checks that run one after another, and the number of bytes that the largest of their tables
 * needs.
 */
interface SizedPart {
  readonly checks: readonly unknown[]
  readonly memory: number
}

/**
 * The number of bytes that a run needs in addition to those of a run with almost no checks. It
 * assumes that the largest parts run at the same time. docs/memory.md compares the estimate with
 * measured runs.
 */
export function wholeMemory(parts: readonly SizedPart[], threads: number): number {
  const beside = parts.toSorted((a, b) => b.memory - a.memory).slice(0, threads)
  if (beside.length === 0) return 0
  const cases = parts.reduce((sum, { checks }) => sum + checks.length, 0)
  const garbage = Math.min(GARBAGE.most, GARBAGE.least + GARBAGE.each * cases)
  const own = garbage + (beside.length - 1) * THREAD
  return beside.reduce((sum, { memory }) => sum + memory, own)
}
