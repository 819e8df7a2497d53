/** The games and the GM-rule in a few lines, for tests that must not rely on other code. */

/**
 * The index (from 0) of the entry that the GM-rule keeps. Without a multiple of l, it is the last
 * index.
 */
export function kept(x: readonly number[], l: number): number {
  const multiple = x.find((entry) => entry % l === 0)
  return multiple === undefined ? x.length - 1 : x.lastIndexOf(multiple)
}

/** Keeps one entry and lowers the others by 1. */
export function keep(x: readonly number[], index: number): number[] {
  return x.map((entry, i) => (i === index ? entry : entry - 1)).sort((a, b) => a - b)
}

/** The number of moves of the GM-rule until two entries are ≤ 0. */
export function gmMoves(x: readonly number[], l: number): number {
  return x[1]! <= 0 ? 0 : 1 + gmMoves(keep(x, kept(x, l)), l)
}

/** The remoteness under normal play, computed from the options of a position. */
export function remoteness(
  x: readonly number[],
  options: (x: readonly number[]) => number[][],
  known: Map<string, number> = new Map(),
): number {
  const found = known.get(x.join())
  if (found !== undefined) return found
  const values = options(x).map((option) => remoteness(option, options, known))
  const even = values.filter((value) => value % 2 === 0)
  const value =
    values.length === 0 ? 0 : 1 + (even.length > 0 ? Math.min(...even) : Math.max(...values))
  known.set(x.join(), value)
  return value
}
