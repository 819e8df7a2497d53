/**
 * The number of layers that a run keeps in memory. Programs use it to estimate how much memory a
 * box needs without solving the box.
 */
export { layersKept } from './threads/layers.ts'
