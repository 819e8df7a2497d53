/** Boxes [piles, max] on which the recursive definition of remoteness takes only a moment. */
export const SMALL_BOXES = [
  [2, 20],
  [3, 14],
  [4, 10],
  [5, 8],
  [6, 6],
] as const
