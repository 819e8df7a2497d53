/** A word whose lowest bits are set, so many of them; none if count ≤ 0, all from 32 on. */
export function bitsBelow(count: number): number {
  if (count <= 0) return 0
  return count >= 32 ? -1 : (1 << count) - 1
}
