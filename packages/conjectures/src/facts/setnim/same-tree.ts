import { stackSets } from './visit-moves.ts'

/**
 * True if exactly the same sequences of sets of named stacks can be played from x and from y in
 * SN(n,A), at every depth.
 * @complexity the pairs of positions reached together, times 2^n
 */
export function hasSameTree(
  x: readonly number[],
  y: readonly number[],
  sizes: readonly number[],
): boolean {
  const seen = new Set<string>()
  const isSame = (a: readonly number[], b: readonly number[]): boolean => {
    const key = `${a.join()} ${b.join()}`
    if (seen.has(key)) return true
    seen.add(key)
    return sizes.every((size) =>
      stackSets(x.length, size).every((set) => {
        const [left, right] = [without(a, set), without(b, set)]
        if (left === null || right === null) return left === right
        return isSame(left, right)
      }),
    )
  }
  return isSame(x, y)
}

/** The position after playing on the set; null if a stack of it is empty. */
function without(heights: readonly number[], set: number): number[] | null {
  const left = heights.map((height, i) => height - ((set >> i) & 1))
  return left.every((height) => height >= 0) ? left : null
}
