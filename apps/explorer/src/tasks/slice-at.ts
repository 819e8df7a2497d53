/** The part of a box that a slice shows. */
export interface SliceAt {
  /** The two piles that vary, numbered from 1, in ascending order. */
  readonly vary: readonly [number, number]
  /** The sizes of the other piles, in the order of the piles. */
  readonly fixed: readonly number[]
  /** The side length of the slice. The coordinates x and y range from 0 to side − 1. */
  readonly side: number
}

/**
 * The position of a cell. The piles are in the order of the slice and need not be sorted by size.
 */
export function positionAt({ vary, fixed }: SliceAt, x: number, y: number): number[] {
  const position = [...fixed]
  position.splice(vary[0] - 1, 0, x)
  position.splice(vary[1] - 1, 0, y)
  return position
}
