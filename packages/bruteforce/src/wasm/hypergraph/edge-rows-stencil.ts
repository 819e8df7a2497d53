import type { EdgeGame } from '../../task/unit-moves.ts'

/**
 * Where the options of a row of bits lie. A row of bits has the values of pile 1, all other piles fixed; its
 * cell lies in a row along one more pile, in a plane of rows.
 */
export interface EdgeStencil {
  /**
   * `straight`: a row for each value of a second pile; taking from the pile along it, alone or with pile 1, is
   * no move. `skewed`, if no pile is like that: a row for each sum of both. So no option lies in another cell
   * of the row.
   */
  readonly shape: 'straight' | 'skewed'
  /** The piles of a plane. */
  readonly row: number
  readonly along: number
  /** The others, ascending. */
  readonly upper: readonly number[]
  readonly groups: readonly EdgeRowsGroup[]
  /** True if taking from pile 1 alone is a move: then options lie in the row of bits itself. */
  readonly takesFirst: boolean
}

/** Edges whose options lie at one distance, or at that distance and one cell more. */
export interface EdgeRowsGroup {
  /** Rows between a position and the option. */
  readonly rows: number
  /** The upper piles of the edges. */
  readonly upper: readonly number[]
  readonly sources: readonly EdgeRowsSource[]
}

/** A cell in which options lie. */
export interface EdgeRowsSource {
  /** True if it is one cell more away. */
  readonly before: boolean
  /** Options without pile 1, and with it. */
  readonly without: boolean
  readonly with: boolean
}

/** Found once for each game: it takes longer than to lay out a box. */
const stencils = new WeakMap<EdgeGame, EdgeStencil>()

/** The stencil of a game on three piles or more. */
export function edgeStencil(game: EdgeGame): EdgeStencil {
  let stencil = stencils.get(game)
  if (stencil === undefined) stencils.set(game, (stencil = newStencil(game)))
  return stencil
}

function newStencil(game: EdgeGame): EdgeStencil {
  const { piles, edges } = game
  const others = Array.from({ length: piles - 1 }, (_, i) => i + 2)
  const { row, along, isFree } = bestPlane(game, others)
  const shape = isFree ? 'straight' : 'skewed'
  const groups = new Map<string, { rows: number; upper: number[]; sources: EdgeRowsSource[] }>()
  for (const edge of edges) {
    const upper = edge.filter((pile) => pile !== 1 && pile !== row && pile !== along)
    const before = edge.includes(along)
    const rows = (edge.includes(row) ? 1 : 0) + (shape === 'skewed' && before ? 1 : 0)
    if (rows === 0 && !before && upper.length === 0) continue
    const key = `${rows};${upper.join()}`
    const { sources } = groups.get(key) ?? groups.set(key, { rows, upper, sources: [] }).get(key)!
    const hasFirst = edge.includes(1)
    const i = sources.findIndex((source) => source.before === before)
    const known = sources[i]
    const source = {
      before,
      without: (known?.without ?? false) || !hasFirst,
      with: (known?.with ?? false) || hasFirst,
    }
    if (i < 0) sources.push(source)
    else sources[i] = source
  }
  return {
    shape,
    row,
    along,
    upper: others.filter((pile) => pile !== row && pile !== along),
    groups: [...groups.values()],
    takesFirst: edges.some((edge) => edge.length === 1 && edge[0] === 1),
  }
}

/**
 * The piles of planes: rows along a free pile if there is one, not along pile n if there is another, and as
 * few edges as can be whose options lie in the plane, one cell more away. Vectors of such options are read
 * across two that were just written, which a processor has to wait for: HNIM(6;{1,2,3},{1,5,6},{3,4,5}) up
 * to 12 took 1.8 times as long. Rows along pile n spread each layer over the table: to count the layers of
 * HNIM(4;{1,2},{2,3},{3,4}) up to 99 took 15 times as long.
 */
function bestPlane(
  { edges }: EdgeGame,
  piles: readonly number[],
): { readonly row: number; readonly along: number; readonly isFree: boolean } {
  const within = (plane: readonly number[], along: number): number =>
    edges.filter(
      (edge) => edge.includes(along) && edge.every((pile) => pile === 1 || plane.includes(pile)),
    ).length
  const planes = piles.flatMap((along) =>
    piles
      .filter((row) => row !== along)
      .map((row) => ({
        row,
        along,
        isFree: within([along], along) === 0,
        near: within([row, along], along),
      })),
  )
  const free = planes.filter(({ isFree }) => isFree)
  const some = free.length > 0 ? free : planes
  const low = some.filter(({ along }) => along !== piles.at(-1))
  return (low.length > 0 ? low : some).reduce((best, plane) =>
    plane.near < best.near ? plane : best,
  )
}
