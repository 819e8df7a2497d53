/** What stands in the place of a partner where there is none. */
export const NO_PARTNER = -1

/**
 * By smaller coordinate S ≤ max: the L for which (S,L) is one of the points, of which no two have the
 * same S; −1 if there is none.
 */
export function partnerTable(
  points: readonly (readonly [S: number, L: number])[],
  max: number,
): Int32Array {
  const partner = new Int32Array(max + 1).fill(NO_PARTNER)
  for (const [S, L] of points) if (S <= max) partner[S] = L
  return partner
}
