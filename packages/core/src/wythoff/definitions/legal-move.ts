/**
 * The type of a move. A move of type `h` lowers the smaller coordinate, and a move of type `v`
 * lowers the larger one. A move of type `d` lowers both coordinates by the same number.
 */
export type MoveType = 'h' | 'v' | 'd'

type AboutMove = (S: number, L: number, x: number, y: number) => boolean

const IS_OF_TYPE: Readonly<Record<MoveType, AboutMove>> = {
  d: (S, L, x, y) => x < S && S - x === L - y,
  h: (S, L, x, y) => x < S && y === L,
  v: (S, L, x, y) => x === S && y < L,
}
const TYPES = Object.keys(IS_OF_TYPE) as MoveType[]

function isOf(type: MoveType, S: number, L: number, x: number, y: number): boolean {
  return IS_OF_TYPE[type](S, L, x, y) || IS_OF_TYPE[type](S, L, y, x)
}

/**
 * The types of moves from (S,L), 0 ≤ S ≤ L, to the point with these coordinates, which may come in
 * any order. The list is empty if there is no legal move.
 *
 * @complexity O(1)
 * @source V-G
 */
export function moveTypes(S: number, L: number, x: number, y: number): MoveType[] {
  return x >= 0 && y >= 0 ? TYPES.filter((type) => isOf(type, S, L, x, y)) : []
}

/**
 * True if there is a move from (S,L), 0 ≤ S ≤ L, to the point with these coordinates, which may
 * come in any order. This is true iff {@link moveTypes} returns a type.
 *
 * @complexity O(1)
 * @source V-G
 */
export const isMove: AboutMove = (S, L, x, y) =>
  x >= 0 && y >= 0 && (isOf('d', S, L, x, y) || isOf('h', S, L, x, y) || isOf('v', S, L, x, y))

/** The point with its coordinates in ascending order. */
export function inOrder(x: number, y: number): [number, number] {
  return x <= y ? [x, y] : [y, x]
}
