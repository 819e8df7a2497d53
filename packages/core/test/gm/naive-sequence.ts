/**
 * A short implementation of the GM-rule, as its definition states it. Tests compare `@nim/core/gm`
 * with it, so it shares no code with that module.
 */

/** The index (from 1) of the kept entry. It is n if no entry is a multiple of l. */
export function naiveKept(x: readonly number[], l: number): number {
  const multiples = x.filter((entry) => entry % l === 0)
  if (multiples.length === 0) return x.length
  return x.lastIndexOf(Math.min(...multiples)) + 1
}

export function naiveMove(x: readonly number[], l: number): number[] {
  const kept = naiveKept(x, l)
  return x.map((entry, i) => (i + 1 === kept ? entry : entry - 1))
}

/** All sorted vectors of n entries between `from` and `to`, in lexicographic order. */
export function sortedVectors(n: number, from: number, to: number): number[][] {
  if (n === 0) return [[]]
  const found: number[][] = []
  for (let first = from; first <= to; first++) {
    for (const rest of sortedVectors(n - 1, first, to)) found.push([first, ...rest])
  }
  return found
}
