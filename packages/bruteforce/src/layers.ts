/**
 * The number of layers kept in memory, for programs that estimate the memory needed for a box
 * without solving the box.
 */
export { layersKept } from './threads/layers.ts'
