import { options, type PlayConvention, sortedBox, WYTHOFF } from '@nim/core/rules'

/** The P-positions of Wythoff's game among the points (S,L) with 0 ≤ S ≤ L ≤ max. */
export interface WythoffPlane {
  readonly max: number
  /** All P-positions in lexicographic order. */
  readonly points: readonly (readonly [S: number, L: number])[]
  /** True iff (S,L), with 0 ≤ S ≤ L ≤ max, is a P-position. */
  isP(S: number, L: number): boolean
}

/**
 * Computes the plane from the definition: a position is P iff no option is P. The terminal position
 * is P in normal play and N in misère play.
 *
 * @throws RangeError unless max is a whole number ≥ 0
 * @complexity O(max³) time, one byte per position
 * @source V-G, V-P3
 */
export function wythoffPlaneByDefinition(
  max: number,
  play: PlayConvention = 'normal',
): WythoffPlane {
  const box = sortedBox(2, max)
  const isP = new Uint8Array(box.count)
  const points: (readonly [number, number])[] = []
  box.forEach((position, rank) => {
    const moves = options(WYTHOFF, position)
    const isPosition =
      moves.length === 0 ? play === 'normal' : !moves.some((move) => isP[box.rank(move)] === 1)
    if (!isPosition) return
    isP[rank] = 1
    points.push([position[0]!, position[1]!])
  })
  points.sort(([s, l], [x, y]) => s - x || l - y)
  return { max, points, isP: (S, L) => isP[box.rank([S, L])] === 1 }
}

/**
 * Computes the plane in one pass over the points in lexicographic order. A point is P iff it shares
 * neither a coordinate nor its difference with any earlier P-position. The earlier points that
 * share one of these are the options of the point. In misère play (0,0) is not P.
 *
 * @throws RangeError unless max is a whole number ≥ 0
 * @complexity at most O(max²) time, O(max) space
 * @source V section 1.2
 */
export function wythoffPlane(max: number, play: PlayConvention = 'normal'): WythoffPlane {
  if (!Number.isSafeInteger(max) || max < 0) {
    throw new RangeError(`plane: expected max as a whole number >= 0, got ${max}`)
  }
  const isCoordinateTaken = new Uint8Array(max + 1)
  const isDifferenceTaken = new Uint8Array(max + 1)
  const partner = new Int32Array(max + 1).fill(-1)
  const points: (readonly [number, number])[] = []
  for (let S = 0; S <= max; S++) {
    // Once a P-position has the coordinate S, every further point (S,L) shares this coordinate and
    // is not a P-position.
    for (let L = S; L <= max && isCoordinateTaken[S] === 0; L++) {
      if (isCoordinateTaken[L] === 1 || isDifferenceTaken[L - S] === 1) continue
      if (L === 0 && play === 'misere') continue
      isCoordinateTaken[S] = 1
      isCoordinateTaken[L] = 1
      isDifferenceTaken[L - S] = 1
      partner[S] = L
      points.push([S, L])
    }
  }
  return { max, points, isP: (S, L) => partner[S] === L }
}

/**
 * Returns a test of whether (x,y) is P by the definition, for 0 ≤ x, y ≤ max. In this version of
 * the game the two piles are distinguished and never swapped.
 *
 * @throws RangeError unless max is a whole number ≥ 0
 * @complexity O(max³) time, one byte per position
 * @source V-G, V-P1
 */
export function orderedWythoffPlane(max: number): (x: number, y: number) => boolean {
  if (!Number.isSafeInteger(max) || max < 0) {
    throw new RangeError(`plane: expected max as a whole number >= 0, got ${max}`)
  }
  const side = max + 1
  const isP = new Uint8Array(side * side)
  const hasPOption = (x: number, y: number): boolean => {
    for (let stones = 1; stones <= Math.max(x, y); stones++) {
      if (stones <= x && isP[(x - stones) * side + y] === 1) return true
      if (stones <= y && isP[x * side + y - stones] === 1) return true
      if (stones <= x && stones <= y && isP[(x - stones) * side + y - stones] === 1) return true
    }
    return false
  }
  for (let x = 0; x <= max; x++) {
    for (let y = 0; y <= max; y++) if (!hasPOption(x, y)) isP[x * side + y] = 1
  }
  return (x, y) => isP[x * side + y] === 1
}
