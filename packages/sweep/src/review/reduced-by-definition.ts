import type { SlowSetNim } from '@nim/core/rules'
import { MOST_BY_DEFINITION } from '../tuned.ts'

/**
 * red(x) by the definition. For each pile, the search finds the least height that the pile has in
 * any terminal position reachable from x. It subtracts this height from the pile. Piles keep their
 * places, and the search tries every legal set of piles.
 *
 * @returns null if more than 200,000 vectors lie below x
 * @complexity Π (x_i + 1) vectors times 2^n
 * @source DH-D3
 */
export function reducedByDefinition(
  { sizes }: SlowSetNim,
  x: readonly number[],
): readonly number[] | null {
  if (x.reduce((count, pile) => count * (pile + 1), 1) > MOST_BY_DEFINITION) return null
  const memo = new Map<string, readonly number[]>()
  const unplayable = (y: readonly number[]): readonly number[] => {
    const key = y.join()
    const old = memo.get(key)
    if (old !== undefined) return old
    const nonempty = y.flatMap((pile, i) => (pile > 0 ? [i] : []))
    let least: readonly number[] | null = null
    for (let set = 1; set < 2 ** nonempty.length; set++) {
      const played = nonempty.filter((_, bit) => (set >> bit) % 2 === 1)
      if (!sizes.includes(played.length)) continue
      const below = unplayable(y.map((pile, i) => (played.includes(i) ? pile - 1 : pile)))
      least = least === null ? below : below.map((height, i) => Math.min(height, least![i]!))
    }
    memo.set(key, least ?? y)
    return least ?? y
  }
  const heights = unplayable(x)
  return x.map((pile, i) => pile - heights[i]!)
}
