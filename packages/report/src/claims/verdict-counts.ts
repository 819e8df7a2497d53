import { markdownTable } from '../text/markdown-table.ts'
import type { ClaimSummary } from './claim-summary.ts'

/** The papers in the order of reports, with the names that readers know. */
export const PAPER_NAMES = { gmmv: 'GMMV', dh: 'DH', gn: 'GN', v: 'V', nt: 'NT' } as const

/** The summaries of a registry by what they say: every summary is in one of them. */
interface Counted {
  /** Statements of the papers, questions aside. */
  readonly statements: readonly ClaimSummary[]
  /** nimlab's own: corrections and theorems. */
  readonly own: readonly ClaimSummary[]
  readonly questions: readonly ClaimSummary[]
}

/** By paper: what it states, what became of that, its questions, and what nimlab adds. */
export function verdictCounts(summaries: readonly ClaimSummary[]): string {
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
    "nimlab's own: hold or proved",
  ]
  return markdownTable(head, [...papers, countsRow('all', summaries)])
}

/** Refuted statements of the papers by class: ids, and distinct errors behind them. */
export function refutationCounts(summaries: readonly ClaimSummary[]): string {
  const refuted = statementsOf(summaries).filter(({ verdict }) => verdict === 'refuted')
  const classes = [...new Set(refuted.map(({ flaw }) => flaw?.class ?? 'unclassified'))].sort(
    (a, b) => IMPORTANCE.indexOf(a) - IMPORTANCE.indexOf(b),
  )
  const row = (name: string, of: readonly ClaimSummary[]): string[] => [
    name,
    String(of.length),
    String(distinctCauses(of)),
  ]
  return markdownTable(
    ['what is refuted', 'statements', 'distinct errors'],
    [
      ...classes.map((name) =>
        row(
          name,
          refuted.filter(({ flaw }) => (flaw?.class ?? 'unclassified') === name),
        ),
      ),
      row('all', refuted),
    ],
  )
}

/** Classes of refutations, the most important first. */
export const IMPORTANCE: readonly string[] = [
  'conjecture',
  'theorem',
  'algorithm',
  'proof step',
  'table entry',
  'example',
  'misprint',
  'edge case',
]

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
    `${questions.filter(({ verdict }) => verdict === 'answered').length} of ${questions.length}`,
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
  return summaries.filter(({ claim }) => isOfPaper(claim) && claim.kind !== 'question')
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
