/**
 * Claims as data for pages: an index, and of each claim one JSON value with all that is shown, formulas as
 * MathML. Apart from the rest because what makes it typesets formulas and knows all proofs; who only reads
 * it takes the types and `caseRecords`.
 */
export {
  type CaseMore,
  type CaseRecord,
  caseRecords,
  type CaseRow,
  type CaseTable,
} from './claims/case-table.ts'
export { claimIndex, type ClaimIndexRow } from './claims/claim-index.ts'
export {
  type ClaimPage,
  claimPage,
  type ClaimSources,
  type Finding,
  type Slip,
  type PageFinding,
  type PagePart,
} from './claims/claim-page.ts'
export { type ClaimProofs, claimProofs, provedCases, provedSummary } from './claims/claim-proofs.ts'
export type { ClaimSummary } from './claims/claim-summary.ts'
export { refutationWords, verdictWords } from './claims/summary-words.ts'
