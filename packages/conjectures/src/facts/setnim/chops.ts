/**
 * Takes a run of positions of a row, from ≤ x_1 < to: ctt(x,m) has the stacks 1 to kept as they are and
 * m in place of the others, where m = heights[j][sum + x_1].
 */
export type TakeRun = (kept: number, j: number, sum: number, from: number, to: number) => void

/** The heights at which the tops of the positions of a box are chopped. */
export interface Chops {
  /** By j, and by a sum of stacks. */
  readonly heights: readonly Int32Array[]
  /** Gives the positions of a row to take, every one in one run. */
  readonly runs: (outer: readonly number[], length: number, take: TakeRun) => void
}
