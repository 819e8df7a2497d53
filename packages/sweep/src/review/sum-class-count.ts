/**
 * The number of sorted positions of n piles 0..max with |x| ≡ r (mod 3), counted
 * by choosing how often each pile size occurs.
 *
 * @complexity O(n · max)
 */
export function sumClassCount(n: number, max: number, r: number): bigint {
  // ways[c][s]: c piles chosen with the sum s mod 3, each choice a multiset
  const ways = Array.from({ length: n + 1 }, () => [0n, 0n, 0n])
  ways[0]![0] = 1n
  for (let pile = 0; pile <= max; pile++) {
    for (let c = 1; c <= n; c++) {
      for (let s = 0; s < 3; s++) ways[c]![(s + pile) % 3]! += ways[c - 1]![s]!
    }
  }
  return ways[n]![r]!
}
