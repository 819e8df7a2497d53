/** h: the smaller coordinate shrinks. v: the larger one. d: both, by the same number. */
export type MoveType = 'h' | 'v' | 'd'

/**
 * The types of moves from a point to another, each given as S,L with S ≤ L; the point reached may
 * have been swapped into order. Empty if the move is illegal.
 *
 * @source V-G
 */
export function moveTypes(
  [S, L]: readonly [number, number],
  to: readonly [number, number],
): MoveType[] {
  const types = new Set<MoveType>()
  for (const [x, y] of [to, [to[1], to[0]] as const]) {
    if (x < 0 || y < 0) continue
    if (x < S && y === L) types.add('h')
    if (x === S && y < L) types.add('v')
    if (x < S && S - x === L - y) types.add('d')
  }
  return [...types].sort()
}

/** The point with its coordinates in order. */
export function inOrder(x: number, y: number): [number, number] {
  return x <= y ? [x, y] : [y, x]
}

/**
 * Whether there is a move from (S,L) to the point with these coordinates, 0 ≤ S ≤ L, in any order: the
 * same as whether {@link moveTypes} finds a type, without listing them.
 *
 * @source V-G
 */
export function isMove(S: number, L: number, x: number, y: number): boolean {
  if (!(x >= 0 && y >= 0)) return false
  return isMoveInOrder(S, L, x, y) || isMoveInOrder(S, L, y, x)
}

function isMoveInOrder(S: number, L: number, x: number, y: number): boolean {
  if (x < S) return y === L || S - x === L - y
  return x === S && y < L
}
