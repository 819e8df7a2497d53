/** The pages of the documentation and the data of the explorer, as functions from data. */
export { type Files, filesIn, linesOf, linesText } from './files.ts'
export { atlasFigures, committedPages, sitePages, type Texts } from './site-pages.ts'
export { slugs } from './slugs.ts'
export { inclusionsOf } from './atlas/census.ts'
export { judgedFiles } from './atlas/judged-rows.ts'
export { shortenRows } from './atlas/shorter-rows.ts'
export { lawLines } from './atlas/law-lines.ts'
export { type Atlas, readAtlas, type Row } from './atlas/rows.ts'
export { scanLines } from './atlas/scan-lines.ts'
export { type ClaimRows, readClaimRows } from './claims/claim-data.ts'
export { atlasData } from './explorer/atlas-data.ts'
export { claimData } from './explorer/claim-data.ts'
export type { DataFile } from './explorer/in-files.ts'
export {
  checkedFiles,
  coqCasePlan,
  type CoqPlan,
  type CoqResult,
  coqRowPlan,
  coqSample,
} from './proofs/coq-plan.ts'
export { packedCertificates } from './proofs/packed-certificates.ts'
export { coqShiftPlan } from './proofs/coq-shifts.ts'
export { pointsPage, type TimedGame, timedGames } from './proofs/points.ts'
export { provedLines } from './proofs/proved-lines.ts'
export { parseSmtLine, type SmtLine, smtLines, type SmtRecord } from './proofs/smt-lines.ts'
export { allSmtLines, renewedSmtLines, type SmtRun, solverVersions } from './proofs/smt-runs.ts'
export { wallsSvg } from './proofs/walls-svg.ts'
