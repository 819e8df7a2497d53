/**
 * A finite acyclic digraph as a game: a position is a vertex, and a move follows an arc. The
 * vertices are 0..length−1. `digraph[v]` lists the successors of v. All successors are smaller than
 * v, so the vertices can be evaluated in ascending order.
 */
export type Digraph = readonly (readonly number[])[]
