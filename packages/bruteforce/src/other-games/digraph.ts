/**
 * A finite acyclic digraph as a game: a position is a vertex, and a move follows an arc. The
 * vertices are 0..length−1. `digraph[v]` lists the successors of v. They are all smaller than v, so
 * the order of the vertices is an evaluation order.
 */
export type Digraph = readonly (readonly number[])[]
