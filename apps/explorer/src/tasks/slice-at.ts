/** Which square of a box a slice is. */
export interface SliceAt {
  /** The two piles (counted from 1) that vary, in order. */
  readonly vary: readonly [number, number]
  /** The other piles, in their order. */
  readonly fixed: readonly number[]
  /** x and y are 0..side − 1. */
  readonly side: number
}

/** The position of a cell, its piles as they stand in the slice: perhaps not sorted. */
export function positionAt({ vary, fixed }: SliceAt, x: number, y: number): number[] {
  const position = [...fixed]
  position.splice(vary[0] - 1, 0, x)
  position.splice(vary[1] - 1, 0, y)
  return position
}
