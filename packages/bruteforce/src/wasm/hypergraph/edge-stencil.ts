import type { EdgeGame } from '../../task/unit-moves.ts'

/**
 * The positions of the options relative to a row of cells. The row follows one pile, with all other
 * piles fixed, in a plane of such rows. A cell is a single value or a row of bits, which are the
 * outcomes for all sizes of pile 1.
 */
export interface EdgeStencil {
  /** The pile whose values are stored within cells; 0 if there is no such pile. */
  readonly packed: 0 | 1
  /**
   * `straight`: there is a row for each size of a second pile. This requires that no move takes
   * only from the pile along the row, or only from this pile and the packed pile. If no pile meets
   * this requirement, the stencil is `skewed`: there is a row for each sum of the two pile sizes.
   * In both shapes, no option is in another cell of the same row.
   */
  readonly shape: 'straight' | 'skewed'
  /** The pile that varies along the rows of a plane. */
  readonly row: number
  readonly along: number
  /** The other piles, ascending. */
  readonly upper: readonly number[]
  readonly groups: readonly EdgeGroup[]
  /**
   * True if taking from the packed pile alone is a move. In that case, a cell can contain options
   * of its own positions.
   */
  readonly takesPacked: boolean
}

/** Edges whose options are all at the same distance from a position, or one cell further away. */
export interface EdgeGroup {
  /** The number of rows between a position and the option. */
  readonly rows: number
  /** The upper piles from which the edges of this group take a stone. */
  readonly upper: readonly number[]
  readonly sources: readonly EdgeSource[]
}

/** A cell that contains options, located relative to the cell that is being filled. */
export interface EdgeSource {
  /** True if this cell is one cell further away than the distance of its group of edges. */
  readonly before: boolean
  /** True if the cell contains options that keep the packed pile and options that take from it. */
  readonly without: boolean
  readonly with: boolean
}

/**
 * The stencil of each game is computed once, because this takes longer than the layout of a box.
 */
const stencils = [new WeakMap<EdgeGame, EdgeStencil>(), new WeakMap<EdgeGame, EdgeStencil>()]

/** The stencil of a game on at least three piles. */
export function edgeStencil(game: EdgeGame, packed: 0 | 1): EdgeStencil {
  let stencil = stencils[packed]!.get(game)
  if (stencil === undefined) stencils[packed]!.set(game, (stencil = newStencil(game, packed)))
  return stencil
}

function newStencil(game: EdgeGame, packed: 0 | 1): EdgeStencil {
  const { piles, edges } = game
  const others = Array.from({ length: piles - packed }, (_, i) => i + 1 + packed)
  const { row, along, isFree } = packed === 0 ? valuePlane(game, others) : bitPlane(game, others)
  const shape = isFree ? 'straight' : 'skewed'
  const groups = new Map<string, { rows: number; upper: number[]; sources: EdgeSource[] }>()
  for (const edge of edges) {
    const upper = edge.filter((pile) => pile !== packed && pile !== row && pile !== along)
    const before = edge.includes(along)
    const rows = (edge.includes(row) ? 1 : 0) + (shape === 'skewed' && before ? 1 : 0)
    if (rows === 0 && !before && upper.length === 0) continue
    const key = `${rows};${upper.join()}`
    const { sources } = groups.get(key) ?? groups.set(key, { rows, upper, sources: [] }).get(key)!
    const hasPacked = edge.includes(packed)
    const i = sources.findIndex((source) => source.before === before)
    const known = sources[i]
    const source = {
      before,
      without: (known?.without ?? false) || !hasPacked,
      with: (known?.with ?? false) || hasPacked,
    }
    if (i < 0) sources.push(source)
    else sources[i] = source
  }
  return {
    packed,
    shape,
    row,
    along,
    upper: others.filter((pile) => pile !== row && pile !== along),
    groups: [...groups.values()],
    takesPacked: edges.some((edge) => edge.length === 1 && edge[0] === packed),
  }
}

/**
 * A choice of two piles that form a plane, with the properties that make the choice good or bad.
 */
interface EdgePlane {
  readonly row: number
  readonly along: number
  /**
   * True if no move takes only from the pile along rows, or only from this pile and the packed
   * pile.
   */
  readonly isFree: boolean
  /**
   * The number of edges whose options are in the plane, and the number of those edges whose options
   * are one cell further away.
   */
  readonly inside: number
  readonly near: number
}

/** All planes formed by two of these piles. */
function planesOf({ edges }: EdgeGame, piles: readonly number[], packed: 0 | 1): EdgePlane[] {
  const within = (plane: readonly number[]): EdgeGame['edges'] =>
    edges.filter((edge) => edge.every((pile) => pile === packed || plane.includes(pile)))
  return piles.flatMap((along) =>
    piles
      .filter((row) => row !== along)
      .map((row) => {
        const inside = within([row, along])
        const near = inside.filter((edge) => edge.includes(along))
        const isFree = !within([along]).some((edge) => edge.includes(along))
        return { row, along, isFree, inside: inside.length, near: near.length }
      }),
  )
}

/**
 * The plane for rows of bits. Rows follow a free pile if such a pile exists, and a pile other than
 * n if possible. The plane is chosen so that as few edges as possible have options both in the
 * plane and one cell further away.
 *
 * To read a vector of such options, the processor must wait for the two vectors that contain it,
 * which were just written. Without this choice, HNIM(6;{1,2,3},{1,5,6},{3,4,5}) with piles up to 12
 * took 1.8 times as long. If rows followed pile n, each layer would be spread over the whole table.
 * For HNIM(4;{1,2},{2,3},{3,4}) with piles up to 99, counting the layers then took 15 times as
 * long.
 */
function bitPlane(game: EdgeGame, piles: readonly number[]): EdgePlane {
  const planes = planesOf(game, piles, 1)
  const free = planes.filter(({ isFree }) => isFree)
  const some = free.length > 0 ? free : planes
  const low = some.filter(({ along }) => along !== game.piles)
  return leastInside(low.length > 0 ? low : some)
}

/**
 * The plane for values. Rows follow pile 1, which is the order of reading, or another free pile if
 * {1} is an edge. The plane is chosen so that as few edges as possible have options in the plane,
 * as for rows of bits. Pile n is outside the plane, so that layers are separate. With three piles,
 * however, the size of pile n may number the rows.
 */
function valuePlane(game: EdgeGame, piles: readonly number[]): EdgePlane {
  const last = game.piles
  const planes = planesOf(game, piles, 0).filter(
    ({ row, along }) => along !== last && (row !== last || last === 3),
  )
  const free = planes.filter(({ isFree }) => isFree)
  if (free.length === 0) return planes.find(({ row, along }) => row === 1 && along === 2)!
  const first = free.filter(({ along }) => along === 1)
  return leastInside(first.length > 0 ? first : free)
}

function leastInside(planes: readonly EdgePlane[]): EdgePlane {
  return planes.reduce((best, plane) =>
    (plane.near - best.near || plane.inside - best.inside) < 0 ? plane : best,
  )
}
