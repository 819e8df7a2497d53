/**
 * Results of Verkhovsky, *Winning Strategies and Complexity of Nim-Type Computer Game on Plane*, on
 * Wythoff's game.
 */
export {
  ALGORITHM_17_LAYOUTS,
  type Algorithm17Action,
  type Algorithm17Arithmetic,
  type Algorithm17Layout,
  type Algorithm17Step,
  algorithm17Step,
} from './algorithm-17.ts'
export {
  ALGORITHM_17_ROUNDS,
  type Algorithm17Rounds,
  exactArithmetic17,
  floatingArithmetic17,
} from './algorithm-17-arithmetic.ts'
export {
  ALTERNATIVE_READINGS,
  alternativeGeneration,
  type AlternativeReading,
} from './alternative-generation.ts'
export {
  ATTRITION_NUMBERINGS,
  type AttritionNumbering,
  attritionOutcome,
  attritionPoints,
} from './attrition.ts'
export { winningMove, wythoffOutcome } from './awp.ts'
export { decimalsOfG } from './decimal-digits.ts'
export { fibonacci } from './fibonacci.ts'
export { type FirstFailure, firstFailure } from './first-failure.ts'
export { flipFlopOutcome, type FlipFlopPhase } from './flip-flop.ts'
export { floorDifference, floorSum, gcd } from './floor-sum.ts'
export { ceilQuotient, floorQuotient, floorTimes, type Fraction, fraction } from './fraction.ts'
export {
  absGolden,
  addGolden,
  compareGolden,
  divGolden,
  floorTimesGolden,
  G,
  goldenOf,
  type GoldenNumber,
  mulGolden,
  PHI,
  powGolden,
  signGolden,
  subGolden,
} from './golden-field.ts'
export {
  countsUpTo,
  indexOf,
  type IndexSolutions,
  indexSolutions,
  iStar,
  kStar,
  type WythoffIndex,
} from './index-of.ts'
export { isqrt } from './isqrt.ts'
export {
  ceilLog10,
  ceilLog2Of,
  enoughIterations,
  neededIterations,
  newtonStepsFor,
  printedIterations,
} from './iterations.ts'
export { moveByTheorem2, type Theorem2Move, type Theorem2Rule } from './move-rules.ts'
export {
  deviation,
  errorOfPhi,
  isWithinOfPhi,
  leastIndex,
  MILLION,
  ratioDeviation,
} from './near-phi.ts'
export { newtonApproximation, newtonFixedPoint, newtonStep, STARTING_VALUE } from './newton.ts'
export {
  type SieveRun,
  type SieveStep,
  sieveStep,
  type WythoffSequences,
  wythoffSieve,
} from './sieve.ts'
export {
  certifiesLower,
  lowerWythoff,
  type Point,
  upperWythoff,
  winningPoint,
} from './winning-point.ts'
