/**
 * The statements that can be proved for all positions, with their proofs: goals for points or an
 * SMT solver, written proofs, Coq proofs.
 */
import { isFormulaId } from '../formula-claims/formula-id.ts'
import type { PlayConvention, Ruleset } from '@nim/core/rules'
import type { DecidingTheorem, PartialTheorem } from './deciding-theorem.ts'
import { decidingTheorem, partialTheorems } from './deciding-theorem.ts'
import { DH_PROVABLE } from './dh/index.ts'
import { provableFormula } from './formula-goal.ts'
import { GMMV_PROVABLE } from './gmmv/index.ts'
import { NT_PROVABLE } from './nt/index.ts'
import type { Provable } from './provable.ts'

export { boxOfGoals, checkCase } from './check-case.ts'
export {
  CERTIFICATE_PACK,
  type CertificatePack,
  type PackedCase,
  packText,
  readPack,
} from './certificate-pack.ts'
export { checkGoal } from './check-goal.ts'
export { checkResult } from './check-result.ts'
export {
  decideByPoints,
  isAbout,
  type PointDecision,
  type PointProof,
  refusalOf,
} from './decide-by-points.ts'
export { boxAround } from './box-around.ts'
export {
  goalFileName,
  POINT_INDEX,
  POINT_INDEX_FORMAT,
  pointFiles,
  pointFileText,
  type PointIndex,
  pointIndex,
  type PointIndexCase,
  pointIndexText,
} from './point-files.ts'
export type { DecidingTheorem, PartialTheorem } from './deciding-theorem.ts'
export { goalOfFormula, provedCase } from './formula-proof.ts'
export { type FormRange, type PointBound, pointBound } from './point-bound.ts'
export { type PointPart, pointQuestions } from './point-questions.ts'
export { GoalError } from './goal-error.ts'
export type { InCore } from './in-core.ts'
export type { Provable } from './provable.ts'
export { WITHOUT_GOALS } from './without-goals.ts'
export { DH_IMPLICATIONS } from './dh/implications.ts'
export { GMMV_IMPLICATIONS } from './gmmv/implications.ts'
export { NT_IMPLICATIONS } from './nt/implications.ts'

/** The claims with goals, in the order of the papers. */
export const PROVABLE: readonly Provable[] = [...GMMV_PROVABLE, ...DH_PROVABLE, ...NT_PROVABLE]

/**
 * The proof by SMT of the claim with this id, which may be a formula. Undefined if it has no goals.
 */
export function provableOf(claim: string): Provable | undefined {
  if (isFormulaId(claim)) return provableFormula(claim)
  return PROVABLE.find((provable) => provable.claim === claim)
}

/**
 * Finds a theorem of the registry that decides the outcome of every position of a game.
 *
 * @returns null if the registry has no such theorem, or if the game does not meet the theorem's
 *   hypothesis
 */
export function theoremOn(ruleset: Ruleset, play: PlayConvention): DecidingTheorem | null {
  return decidingTheorem(PROVABLE, ruleset, play)
}

/** The theorems of the registry that decide the outcome of some positions of a game. */
export function partialTheoremsOn(ruleset: Ruleset, play: PlayConvention): PartialTheorem[] {
  return partialTheorems(PROVABLE, ruleset, play)
}
