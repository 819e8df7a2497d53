import type { QuestionStatus } from '@nim/conjectures/cards'
import { REFUTATION_CLASSES } from '@nim/conjectures/format'
import { table, type TableBlock } from '@nim/report/blocks'
import type { ClaimSummary } from '@nim/report/claims'
import { type Erratum, type ErrataSources, errataOf } from './errata.ts'

/** The names of the papers as readers see them, in the order in which reports list the papers. */
export const PAPER_NAMES = { gmmv: 'GMMV', dh: 'DH', gn: 'GN', v: 'V', nt: 'NT' } as const

/** The summaries of a registry, divided into groups. Each summary belongs to exactly one group. */
interface Counted {
  /**
   * The statements of the papers, without questions. A statement that a paper makes twice occurs
   * once.
   */
  readonly statements: readonly ClaimSummary[]
  /** The statements of nimlab: corrections and theorems. */
  readonly own: readonly ClaimSummary[]
  readonly questions: readonly ClaimSummary[]
}

/**
 * The counts for each paper: its statements, their verdicts, its questions, and the statements that
 * nimlab adds.
 */
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

/** The statuses of questions, in the order of the columns. */
const STATUSES: readonly QuestionStatus[] = ['answered', 'reduced', 'open']

/**
 * The errata by class, and the number of statements that they refute. An erratum that several
 * statements share is counted once. If an erratum refutes no statement, it is only a misprint.
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
