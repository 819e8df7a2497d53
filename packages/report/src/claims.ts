/**
 * Claims as data for pages. The data are an index, and one JSON value per claim with everything
 * that the page of the claim shows. Formulas are MathML. This is a separate entry point because the
 * code that creates the data typesets formulas and loads all proofs. A reader of the data needs
 * only the types and `caseRecords`.
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
