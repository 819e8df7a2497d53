/**
 * Compares sets of piles, given as ascending numbers, in the order of
 * formal/theories/points/SortedPiles.v. Sets that contain a pile come before sets that do not
 * contain it.
 */
export function compareSets(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((pile, i) => pile !== b[i])
  if (place < 0) return a.length < b.length ? 1 : 0
  return (b[place] ?? Infinity) < a[place]! ? 1 : -1
}
