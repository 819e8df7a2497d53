/**
 * The definitions of Slow SetNim, transcribed line by line from the texts of Dufour and Heubach and
 * from the proofs. The judges and tests of the formulas use these definitions, and so does code for
 * small positions. The formulas of `@nim/core/setnim` must not import this module.
 */
export {
  type Extension,
  extensions,
  formatExtension,
  gamesTogether,
  type TwoGames,
} from './added-play.ts'
export {
  type ChopRow,
  chopRows,
  type IntervalRow,
  intervalRows,
  partialSums,
} from './algorithm-rows.ts'
export { acyclicDigraphs, bits, digraphCount, pPositions } from './digraphs.ts'
export { countedShifts, type CountedShifts, wrongSplits } from './counted-shifts.ts'
export { countedDecision } from './counted-decision.ts'
export { isOddAndHighest, surplusAbove } from './even-sums.ts'
export {
  type Congruence,
  type Description,
  irreduciblePairs,
  isDescribed,
  isWrongAt,
  type Pair,
} from './finite-basis.ts'
export { isInE, type MoveIntoE, moveIntoE } from './exception.ts'
export { highStacksOf, isInK, lowerHalf, oddSetOf, upperHalf } from './halves.ts'
export { limitSizes } from './limit-sizes.ts'
export { chopped, longestByDefinition, surplus } from './longest-by-definition.ts'
export {
  emptyableOnBox,
  hasSameTree,
  leastHeightsAtTheEnd,
  leftByMoves,
  terminalPositions,
} from './named-stacks.ts'
export { playLengthsOnBox } from './play-lengths.ts'
export {
  type GameTree,
  gameTree,
  optionCount,
  reductionByListing,
  type TreeCounts,
  treeCounts,
  type TreeEdge,
} from './playable-tree.ts'
export { playableOutcomes } from './playable-outcomes.ts'
export { reductionByBisection } from './reduction-by-bisection.ts'
export {
  reductionByDefinition,
  type UnplayableTokens,
  unplayableTokens,
} from './reduction-by-definition.ts'
export {
  applies,
  leastAllowed,
  type LeastForm,
  minus,
  type ShiftEdge,
  ShiftRules,
  type StackShift,
} from './shift-rules.ts'
export { formatStacks, hasStack, lowered, setOf, stackSets, withoutALayer } from './stack-sets.ts'
export { isType, oddStackCount, total, type Type, typeOf } from './types.ts'
export { visitMoves } from './visit-moves.ts'
