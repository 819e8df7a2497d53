/**
 * The GM-rule and the terms that Gurvich and Naumova define with it, transcribed line by line from
 * the paper. They are used by the judges and tests of the formulas, and by code for small vectors.
 * The formulas of `@nim/core/gm` must not import this module.
 */
export { farTermByMoves } from './far-term-by-moves.ts'
export { feasibleSelections, hasSuccessiveRows } from './feasible-selections.ts'
export { type GmPlay, gmPlayOf } from './gm-play.ts'
export { GmSequence } from './gm-sequence.ts'
export { longestSlowPlay, mooreNumber, type Solved, solveHeapGame } from './heap-game.ts'
export { type LevelPlay, playToLevel, remotenessReducingAny } from './level-game.ts'
export {
  continuedByLeftShift,
  obeysLemma3,
  type PivotList,
  selections,
  shiftedLists,
} from './pivot-lists.ts'
export {
  hasMultiple,
  keeping,
  keptEntryIndex,
  leadersOf,
  pivotOf,
  rangeOf,
  rowsFrom,
  rowsOfPursuit,
  successorOf,
} from './rule-by-definition.ts'
export { vectorCount, vectors } from './vectors.ts'
export { areEquivalentByDefinition, periodByDefinition, words } from './words.ts'
