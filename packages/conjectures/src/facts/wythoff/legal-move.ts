/** h: the smaller coordinate shrinks. v: the larger one. d: both, by the same number. */
export type MoveType = 'h' | 'v' | 'd'

type AboutMove = (S: number, L: number, x: number, y: number) => boolean

const IS_OF_TYPE: Readonly<Record<MoveType, AboutMove>> = {
  d: (S, L, x, y) => x < S && S - x === L - y,
  h: (S, L, x, y) => x < S && y === L,
  v: (S, L, x, y) => x === S && y < L,
}
const TYPES = Object.keys(IS_OF_TYPE) as MoveType[]

/**
 * The types of moves from (S,L), 0 ≤ S ≤ L, to the point with these coordinates, which come in any
 * order. Empty if the move is illegal.
 *
 * @source V-G
 */
export function moveTypes(S: number, L: number, x: number, y: number): MoveType[] {
  const isOf = (type: MoveType): boolean =>
    IS_OF_TYPE[type](S, L, x, y) || IS_OF_TYPE[type](S, L, y, x)
  return x >= 0 && y >= 0 ? TYPES.filter(isOf) : []
}

/** Whether there is a move from (S,L) to the point with these coordinates. */
export const isMove: AboutMove = (S, L, x, y) => moveTypes(S, L, x, y).length > 0

/** The point with its coordinates in order. */
export function inOrder(x: number, y: number): [number, number] {
  return x <= y ? [x, y] : [y, x]
}
