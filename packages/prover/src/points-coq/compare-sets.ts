/**
 * Sets of piles, as ascending numbers, in the order that formal/theories/points/SortedPiles.v uses:
 * sets that contain a pile come before those that do not.
 */
export function compareSets(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((pile, i) => pile !== b[i])
  if (place < 0) return a.length < b.length ? 1 : 0
  return (b[place] ?? Infinity) < a[place]! ? 1 : -1
}
