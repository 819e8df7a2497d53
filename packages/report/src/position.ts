/**
 * Pure functions for the known values of a position and of its moves, for the terminal and for
 * browsers.
 */
export { analyse, type Analysis, type AnalyseOptions, type ListedMove } from './position/analyse.ts'
export type { KnownValue, KnownValues } from './position/known-values.ts'
export { type SlowShape, slowShape } from './position/slow-shape.ts'
export { takenStones } from './position/taken.ts'
