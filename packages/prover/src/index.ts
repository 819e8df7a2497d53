/** Proofs that a formula describes a slow game at all positions. */
export type {
  ClosedForm,
  FurtherNumber,
  Goal,
  GrundyGoal,
  ImplicationGoal,
  OutcomeGoal,
  PartialGoal,
  Quantity,
  RemotenessGoal,
  RestrictedGoal,
  Strategy,
  StrategyRule,
} from './goal/goal.ts'
export type { Encoding } from './encode/encoding.ts'
export { ModulusTooLarge } from './encode/lcm.ts'
export type { Condition, ConditionKind } from './conditions/condition.ts'
export { conditionsOf } from './conditions/conditions.ts'
export { DEFAULT_ENCODING, type Obligation, obligations, scriptOf } from './prove/obligations.ts'
export { caseQueries, type Query, rawQuery } from './prove/queries.ts'
export type { Progress, ProveOptions } from './prove/options.ts'
export { prove } from './prove/prove.ts'
export type { Discharge, ProofCounts, ProofResult } from './prove/result.ts'
export type { Shard } from './prove/shard.ts'
export type { Counterexample } from './refute/counterexample.ts'
export {
  type Answer,
  type AnswerStatus,
  type CheckOptions,
  identityOf,
  type Solver,
  type SolverIdentity,
} from './solve/solver.ts'
export { controlQuestions, type ControlQuestion } from './control/questions.ts'
export { examined, WrongSolverError } from './control/examined.ts'
export { TESTED_VERSIONS, untestedVersion } from './control/tested-versions.ts'
export { embeddedZ3 } from './solve/embedded-z3.ts'
export { type Invocation, nativeCvc5, nativeSolver, nativeZ3 } from './solve/native.ts'
export { portfolio } from './solve/portfolio.ts'
export { mergeShards } from './prove/merge-shards.ts'
export type { BoxCheck } from './goal/box-check.ts'
export type { CertificatePart, Manifest } from './certificate/manifest.ts'
export { CertificateError } from './certificate/parse-manifest.ts'
export { formulaDigest } from './certificate/formula-digest.ts'
export { type MergedCertificates, mergeCertificates } from './certificate/merge-certificates.ts'
export type { Problem } from './certificate/compare.ts'
export type { Confirmation } from './certificate/confirm.ts'
export { type Origin, partOf, writeCertificate } from './certificate/write-certificate.ts'
export {
  readManifest,
  recheck,
  type RecheckOptions,
  type RecheckResult,
} from './certificate/recheck.ts'
