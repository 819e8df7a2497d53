/**
 * The number of layers kept in memory, for programs that estimate the memory of a box without
 * solving it.
 */
export { layersKept } from './threads/layers.ts'
