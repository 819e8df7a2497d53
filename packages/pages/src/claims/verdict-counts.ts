import type { QuestionStatus } from '@nim/conjectures/cards'
import { REFUTATION_CLASSES } from '@nim/conjectures/format'
import { table, type TableBlock } from '@nim/report/blocks'
import type { ClaimSummary } from '@nim/report/claims'
import { type Erratum, type ErrataSources, errataOf } from './errata.ts'

/** The papers in the order of reports, with the names that readers know. */
export const PAPER_NAMES = { gmmv: 'GMMV', dh: 'DH', gn: 'GN', v: 'V', nt: 'NT' } as const

/** The summaries of a registry by what they say: every summary is in one of them. */
interface Counted {
  /** Statements of the papers, questions aside; what a paper says twice is there once. */
  readonly statements: readonly ClaimSummary[]
  /** nimlab's own: corrections and theorems. */
  readonly own: readonly ClaimSummary[]
  readonly questions: readonly ClaimSummary[]
}

/** By paper: what it states, what became of that, its questions, and what nimlab adds. */
export function verdictCounts(summaries: readonly ClaimSummary[]): TableBlock {
  const papers = Object.entries(PAPER_NAMES).map(([paper, name]) =>
    countsRow(
      name,
      summaries.filter(({ claim }) => claim.paper === paper),
    ),
  )
  const head = [
    'paper',
    'statements',
    'hold or proved',
    'refuted',
    'undecided',
    'questions answered',
    'reduced',
    'open',
    "nimlab's own: hold or proved",
  ]
  return table(head, [...papers, countsRow('all', summaries)])
}

/** How far questions are settled, in the order of the columns. */
const STATUSES: readonly QuestionStatus[] = ['answered', 'reduced', 'open']

/**
 * Errata by class, and the statements that they refute. An erratum that several statements share counts
 * once; one that refutes none stands in the print only.
 */
export function errataCounts(
  summaries: readonly ClaimSummary[],
  sources: ErrataSources,
): TableBlock {
  const errata = errataOf(summaries, sources)
  const row = (name: string, of: readonly Erratum[]): string[] => [
    name,
    String(of.length),
    String(of.reduce((total, { refuted }) => total + refuted, 0)),
  ]
  const byClass = REFUTATION_CLASSES.map((name) =>
    row(
      name,
      errata.filter((erratum) => erratum.class === name),
    ),
  )
  return table(
    ['what is wrong', 'errata', 'statements refuted'],
    [...byClass.filter(([, count]) => count !== '0'), row('all', errata)],
  )
}

function countsRow(name: string, summaries: readonly ClaimSummary[]): string[] {
  const { statements, own, questions } = counted(summaries)
  const refuted = statements.filter(({ verdict }) => verdict === 'refuted')
  const errors = distinctCauses(refuted)
  return [
    name,
    String(statements.length),
    String(statements.filter(holdsOrProved).length),
    refuted.length === 0 ? '0' : `${refuted.length} (${errors} errors)`,
    String(statements.filter(({ verdict }) => verdict === 'undecided').length),
    ...STATUSES.map((status) => String(questions.filter((each) => each.status === status).length)),
    `${own.filter(holdsOrProved).length} of ${own.length}`,
  ]
}

function counted(summaries: readonly ClaimSummary[]): Counted {
  return {
    statements: statementsOf(summaries),
    own: summaries.filter(({ claim }) => claim.by === 'nimlab'),
    questions: summaries.filter(({ claim }) => isOfPaper(claim) && claim.kind === 'question'),
  }
}

function statementsOf(summaries: readonly ClaimSummary[]): ClaimSummary[] {
  return summaries.filter(
    ({ claim }) => isOfPaper(claim) && claim.kind !== 'question' && claim.repeats === undefined,
  )
}

function isOfPaper({ by }: ClaimSummary['claim']): boolean {
  return by === 'paper'
}

function holdsOrProved({ verdict }: ClaimSummary): boolean {
  return verdict === 'holds' || verdict === 'proved'
}

function distinctCauses(summaries: readonly ClaimSummary[]): number {
  return new Set(summaries.map(({ claim, flaw }) => flaw?.cause ?? claim.id)).size
}
