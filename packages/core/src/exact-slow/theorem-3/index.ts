/**
 * Theorem 3: a polynomial algorithm for R in NIM(k+1,k), with the parts of the algorithm as
 * printed.
 */
export { evenBoundByTheorem3 } from './even-bound.ts'
export { levelBoundByFormula, levelBoundBySystem } from './level-bound.ts'
export { evenBoundByDefinition, levelBoundByDefinition } from './level-bound-by-definition.ts'
export {
  SLACK_READINGS,
  type SlackReading,
  THEOREM_3_READINGS,
  type Theorem3Reading,
} from './reading.ts'
export { basicBoundByCases, remotenessByTheorem3 } from './remoteness-by-theorem-3.ts'
export { evenBoundCorrected, isLevelAfter, levelBoundCorrected } from './level-bound-corrected.ts'
export { remotenessByTheorem3Corrected } from './remoteness-by-theorem-3-corrected.ts'
