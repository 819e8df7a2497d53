import { formatPosition, sorted } from '@nim/core/rules'

/**
 * The options of a position of NIM(n,k) by the text of GMMV-D1, written out and sorted: every set of
 * exactly k nonempty piles, one stone less on each.
 *
 * @complexity O(2^n)
 * @source GMMV-D1
 */
export function optionsByText(position: readonly number[], k: number): string[] {
  const found = new Set<string>()
  for (let set = 0; set < 1 << position.length; set++) {
    const chosen = position.filter((_, i) => (set >> i) & 1)
    if (chosen.length !== k || chosen.includes(0)) continue
    found.add(formatPosition(sorted(position.map((pile, i) => pile - ((set >> i) & 1)))))
  }
  return [...found].sort()
}
