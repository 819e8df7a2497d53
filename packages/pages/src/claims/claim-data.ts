import type { VerdictRecord } from '@nim/conjectures'
import { type CardData, CARDS } from '@nim/conjectures/cards'
import { type ProvedLine, readProvedLine } from '@nim/prover/points-check'
import { type FindingPage, parseFindingPage } from '@nim/report'
import { type ClaimSummary, type Finding, type Slip, provedSummary } from '@nim/report/claims'
import { readRecordLine } from '@nim/sweep/records'
import { type Files, linesOf } from '../files.ts'
import type { ErrataSources } from './errata.ts'

const RESULTS = 'packages/conjectures/results'
const FINDINGS = 'packages/conjectures/findings'

/** The committed data about claims. */
export interface ClaimRows {
  readonly records: readonly VerdictRecord[]
  readonly proved: readonly ProvedLine[]
  /** The pages of docs/findings. The key is the id of the page. */
  readonly findingPages: ReadonlyMap<string, FindingPage>
  /** The findings. The key is the id of the page about the finding. */
  readonly findings: ReadonlyMap<string, Finding | Slip>
}

/**
 * The explanations of the errata. They consist of the pages, and of the findings that refute no
 * claim.
 */
export function errataSources({ findings, findingPages }: ClaimRows): ErrataSources {
  const slips = [...findings].flatMap(([id, each]) =>
    'class' in each ? [[id, each] as const] : [],
  )
  return { findings: findingPages, slips: new Map(slips) }
}

/**
 * Reads the committed data about claims.
 * @throws Error that names the file and the line of invalid data
 */
export function readClaimRows(files: Files): ClaimRows {
  const pages = files
    .names('docs/findings')
    .filter((name) => name.endsWith('.md'))
    .map((name) => parseFindingPage(files.read(`docs/findings/${name}`)))
  const findings = files
    .names(FINDINGS)
    .filter((name) => name.endsWith('.json'))
    .map((name): readonly [id: string, finding: Finding | Slip] => [
      name.slice(0, -'.json'.length),
      JSON.parse(files.read(`${FINDINGS}/${name}`)) as Finding | Slip,
    ])
  return {
    records: linesOf(files, `${RESULTS}/check-all.jsonl`, recordOf),
    proved: linesOf(files, `${RESULTS}/points.jsonl`, readProvedLine),
    findingPages: new Map(pages.map((page) => [page.id, page])),
    findings: new Map(findings),
  }
}

/**
 * The record of a line.
 * @throws RangeError that states the fault of the line
 */
export function recordOf(line: string): VerdictRecord {
  const { record, wrong } = readRecordLine(line)
  if (wrong !== null) throw new RangeError(wrong)
  return record
}

/** The summaries of all claims, in the order of their cards. */
export function summariesOf(
  { records, proved }: ClaimRows,
  cards: readonly CardData[] = CARDS,
): ClaimSummary[] {
  return cards.map((card) => provedSummary(card, records, proved))
}
