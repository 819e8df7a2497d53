/**
 * True if all piles are even. The number 0 counts as even. Accepts any integers in any order.
 *
 * @complexity O(n)
 * @source GMMV-D2
 */
export function isEvenPosition(position: readonly number[]): boolean {
  return position.every((pile) => pile % 2 === 0)
}

/**
 * True if all piles are odd. Accepts any integers ≥ 0 in any order.
 *
 * @complexity O(n)
 * @source GMMV-D2
 */
export function isOddPosition(position: readonly number[]): boolean {
  return position.every((pile) => pile % 2 === 1)
}
