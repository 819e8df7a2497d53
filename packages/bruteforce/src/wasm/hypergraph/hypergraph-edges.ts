import type { EdgeGame } from '../../task/unit-moves.ts'

/**
 * How a plane (piles 3..n fixed) lies in memory: rows of cells along one pile, one of whose stones
 * is not a move by itself, so that no option lies in the row of its position.
 *
 * `straight`: rows along pile 1, one for each x_2. `crossed`: along pile 2, one for each x_1.
 * `skewed`: along pile 2, one for each x_1 + x_2, where both stones are moves by themselves.
 */
export type PlaneShape = 'straight' | 'crossed' | 'skewed'

/** The shape of the planes of a game. */
export function planeShape({ edges }: EdgeGame): PlaneShape {
  const isEdge = (pile: number): boolean =>
    edges.some((edge) => edge.length === 1 && edge[0] === pile)
  if (!isEdge(1)) return 'straight'
  return isEdge(2) ? 'skewed' : 'crossed'
}

/** Edges whose options lie at one distance, or at that distance and one cell more. */
export interface EdgeGroup {
  /** Rows between a position and the option. */
  readonly rows: number
  /** The piles 3..n of the edges. */
  readonly upper: readonly number[]
  /** Whether there is an edge without the cell more, and one with it. */
  readonly same: boolean
  readonly before: boolean
}

/** The edges of a game in groups. */
export function edgeGroups(game: EdgeGame, shape: PlaneShape): EdgeGroup[] {
  const along = shape === 'straight' ? 1 : 2
  const groups = new Map<string, EdgeGroup>()
  for (const edge of game.edges) {
    const upper = edge.filter((pile) => pile > 2)
    const isAlong = edge.includes(along)
    const rows = (edge.includes(3 - along) ? 1 : 0) + (shape === 'skewed' && isAlong ? 1 : 0)
    const key = `${rows};${upper.join()}`
    const group = groups.get(key)
    groups.set(key, {
      rows,
      upper,
      same: (group?.same ?? false) || !isAlong,
      before: (group?.before ?? false) || isAlong,
    })
  }
  return [...groups.values()]
}
