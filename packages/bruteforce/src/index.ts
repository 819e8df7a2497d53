/** Exhaustive solution of games from their rules alone. */
export type { Digraph } from './other-games/digraph.ts'
export type { VisitPiece } from './cells/cells.ts'
export { conjunctiveCompound, disjunctiveCompound } from './other-games/digraph-compounds.ts'
export { digraphOfBox } from './other-games/digraph-of-box.ts'
export {
  type FlipAllowance,
  type FlipFlopRules,
  type FlipFlopTable,
  type FlipReading,
  type FlipsLeft,
  type Phase,
  solveFlipFlop,
} from './other-games/flip-flop.ts'
export {
  type KeepingStrategy,
  type LPlayerGame,
  type LPlayerTable,
  solveLPlayer,
} from './other-games/l-player.ts'
export { lPlayerInduction } from './other-games/l-player-induction.ts'
export {
  DEFAULT_MEMORY,
  requiredMemory,
  requiredWindow,
  valuesMemory,
  windowOf,
  workersOf,
} from './memory.ts'
export { fold, type Fold, type Lanes } from './cells/fold.ts'
export { isP } from './task/outcome.ts'
export {
  reductionMemory,
  type ReductionTable,
  reductionTable,
} from './other-games/reduction-table.ts'
export { recordBytes, type Records, recordsOnBox } from './records/records-on-box.ts'
export { reference } from './arrays/reference.ts'
export type { Row, VisitRow } from './cells/row.ts'
export type { LayerMatch, RowPatterns } from './cells/row-patterns.ts'
export { solve, type SolveOptions } from './solve.ts'
export type { Algorithm, Job, KernelChoice, Plan } from './plan/plan.ts'
export { type SolverHistory, solverHistory } from './plan/history.ts'
export { planOf } from './plan/plan-of.ts'
export type { SecondTable } from './second/second-plan.ts'
export { type Layer, solveByLayers } from './solve-by-layers.ts'
export { layersKept } from './threads/layers.ts'
export { solveDigraph, type VertexValues } from './other-games/solve-digraph.ts'
export {
  type PositionValues,
  type SolvedPosition,
  solvePosition,
  type SolvePositionOptions,
} from './solve-position.ts'
export type { Table } from './table.ts'
export type { TableSubject } from './table-file/header.ts'
export { readTable, type ReadTableOptions } from './table-file/read-table.ts'
export type { SavedTable } from './table-file/saved-table.ts'
export type { NewSha256, Sha256 } from './table-file/sha256.ts'
export {
  tableChunks,
  type TableWriter,
  tableWriter,
  type WriteChunk,
  writeTable,
  type WriteTableOptions,
} from './table-file/table-writer.ts'
export type { TableValue } from './task/task.ts'
export {
  stopIfAborted,
  type StopSignal,
  type Tick,
  ticker,
  type Watched,
  type WorkProgress,
} from './task/ticker.ts'
export { plainRuleset } from './task/unit-moves.ts'
export type { Values } from './task/values.ts'
export {
  orderedWythoffPlane,
  type WythoffPlane,
  wythoffPlane,
  wythoffPlaneByDefinition,
} from './other-games/wythoff-plane.ts'
