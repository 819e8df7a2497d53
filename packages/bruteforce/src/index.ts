/** Exhaustive solution of games from their rules alone. */
export type { Digraph } from './digraph.ts'
export { conjunctiveCompound, disjunctiveCompound } from './digraph-compounds.ts'
export { digraphOfBox } from './digraph-of-box.ts'
export {
  type FlipAllowance,
  type FlipFlopRules,
  type FlipFlopTable,
  type FlipReading,
  type FlipsLeft,
  type Phase,
  solveFlipFlop,
} from './flip-flop.ts'
export {
  type KeepingStrategy,
  type LPlayerGame,
  type LPlayerTable,
  solveLPlayer,
} from './l-player.ts'
export { DEFAULT_MEMORY, requiredMemory } from './memory.ts'
export { isP } from './outcome.ts'
export { type ReductionTable, reductionTable } from './reduction-table.ts'
export { reference } from './reference.ts'
export { solve, type SolveOptions } from './solve.ts'
export { solveDigraph, type VertexValues } from './solve-digraph.ts'
export {
  type PositionValues,
  type SolvedPosition,
  solvePosition,
  type SolvePositionOptions,
} from './solve-position.ts'
export type { Table } from './table.ts'
export type { TableValue } from './task.ts'
export type { Values } from './values.ts'
export {
  orderedWythoffPlane,
  type WythoffPlane,
  wythoffPlane,
  wythoffPlaneByDefinition,
} from './wythoff-plane.ts'
