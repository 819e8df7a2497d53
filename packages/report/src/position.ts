/**
 * The known values of one position and of its moves, as pure functions for terminal and browser.
 */
export { analyse, type Analysis, type AnalyseOptions, type ListedMove } from './position/analyse.ts'
export type { KnownValue, KnownValues } from './position/known-values.ts'
export { type SlowShape, slowShape } from './position/slow-shape.ts'
export { takenStones } from './position/taken.ts'
