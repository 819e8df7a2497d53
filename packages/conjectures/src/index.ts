/**
 * Every statement of the papers as a claim with a computed verdict. `@nim/conjectures/cards` has
 * the cards without judges, and `@nim/conjectures/registry` has all claims at once.
 */
export {
  type JudgeInput,
  type Claim,
  type ClaimCard,
  type ClaimDefinition,
  type ClaimKind,
  type Cost,
  DEFAULT_LIMITS,
  defineClaim,
  type Limits,
  memoryUnder,
  type Paper,
  type PaperStatus,
} from './claim/claim.ts'
export {
  type CaseParameters,
  casesOf,
  type ChoiceParameter,
  type IntegerParameter,
  type Parameter,
  type Restriction,
  type Restrictions,
} from './claim/parameter.ts'
export { formatCase, formatDomain, formatWitness } from './format.ts'
export type { RefutationClass } from './claim/refutation-class.ts'
export { PAPER_TITLES } from './claim/sources/titles.ts'
export type { CaseShape, Counts } from './claim/case-shape.ts'
export { countOf } from './record/count-of.ts'
export { byRules, type StatedFact } from './claim/stated-fact.ts'
export { optionsIn } from './record/stated-words.ts'
export { isRemark } from './record/reading.ts'
export { isFormulaId } from './formula-claims/formula-id.ts'
export { claimFinder, loadPaper } from './papers/load-paper.ts'
export { loadProvable } from './papers/load-provable.ts'
export type {
  BoxDomain,
  CheckResult,
  Counterexample,
  Domain,
  FixedDomain,
  OptionValue,
  UpToDomain,
  Value,
  Verdict,
} from './claim/verdict.ts'
export {
  isRefutation,
  type ModuleName,
  RECORD_FORMAT,
  type RecordHead,
  recordHead,
  recordOf,
  type VerdictRecord,
  verdictRecord,
} from './record/verdict-record.ts'
export { NIMLAB_VERSION } from './claim/version.ts'
export { MOST_CASES } from './tuned/tuned.ts'
