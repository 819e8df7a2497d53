/** The pile (1-based) that a rule for two players keeps: at a position, and along a row. */
export interface KeepingRule {
  (x: readonly number[]): number
  /**
   * The same for the positions with these outer piles (the first entry of the array is not looked at):
   * the pile that is kept where x_1 is even and less than x_2, and the one that is kept elsewhere.
   */
  readonly alongRow?: (outer: readonly number[]) => KeptAlongRow
}

export interface KeptAlongRow {
  readonly even: number
  readonly other: number
}

/**
 * The M-rule along a row: an even x_1 is the smallest even pile, and the last one unless x_2 is equal.
 * Otherwise the last of the smallest even outer piles is kept, or the last pile if all are odd.
 *
 * @source GN-3.2.rule
 */
export function keptByMRuleAlongRow(outer: readonly number[]): KeptAlongRow {
  let kept = 0
  for (let i = 1; i < outer.length; i++) {
    if (outer[i]! % 2 === 0 && (kept === 0 || outer[i] === outer[kept])) kept = i
  }
  return { even: 1, other: kept === 0 ? outer.length : kept + 1 }
}

/** The index of the first even pile among the outer ones, which is a smallest; 0 if there is none. */
export function leastEvenOf(outer: readonly number[]): number {
  for (let i = 1; i < outer.length; i++) if (outer[i]! % 2 === 0) return i
  return 0
}
