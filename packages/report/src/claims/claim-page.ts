import type { ClaimCard, RefutationClass, VerdictRecord } from '@nim/conjectures'
import {
  type CardData,
  findCard,
  generalWaysOf,
  locatorOf,
  REFERENCES,
} from '@nim/conjectures/cards'
import { provenanceWords } from '@nim/conjectures/format'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { bibtex, nimlabBibtex } from '../cite/bibtex.ts'
import { mathHtml } from '../html/math-html.ts'
import { proseHtml } from '../html/prose-html.ts'
import { type CaseTable, caseTable } from './case-table.ts'
import { type ClaimProofs, claimProofs } from './claim-proofs.ts'
import type { ClaimSummary, Remark } from './claim-summary.ts'
import { refutationWords, verdictWords } from './summary-words.ts'
import type { FindingPage } from './finding-page.ts'

/**
 * A committed finding: a counterexample to a printed statement, or an instance that answers a
 * question.
 */
export interface Finding
  extends Pick<VerdictRecord, 'claim' | 'case'>, NonNullable<VerdictRecord['counterexample']> {
  readonly domain?: VerdictRecord['domain']
  /** The command that reproduces it. */
  readonly command: string
  /** The id of the corrected claim, or the correction in words. */
  readonly correction: string
}

/**
 * An erratum that refutes no claim, because the claim is judged in the reading that the paper
 * supports.
 */
export interface Slip {
  readonly claim: string
  readonly class: RefutationClass
  /** The id of the erratum's page in docs/findings. */
  readonly cause: string
  /** The place of the erratum. The default is the place of the claim. */
  readonly at?: string
  readonly printed: string
  readonly right: string
  readonly because: string
}

/** The committed data about a claim, in addition to its card. */
export interface ClaimSources {
  /** The verdict records for the default cases of the claim, including cases of other readings. */
  readonly records: readonly VerdictRecord[]
  /**
   * The findings about the claim in packages/conjectures/findings. Each finding has a page in
   * docs/findings that explains it.
   */
  readonly findings: readonly { readonly data: Finding | Slip; readonly page: FindingPage }[]
}

/**
 * A labelled section of a finding's page, such as `What fails`, with the HTML of its paragraphs.
 */
export interface PagePart {
  readonly label: string
  readonly html: readonly string[]
}

/** A finding with its explanation. */
export interface PageFinding {
  /** The title, as HTML. */
  readonly title: string
  readonly parts: readonly PagePart[]
  readonly data: Finding | Slip
}

/**
 * Everything that a page shows about a claim, as JSON. If the name or the comment of a field says
 * HTML, you can safely insert it as HTML: text is escaped, and formulas are MathML. All other
 * fields are plain text.
 */
export interface ClaimPage extends Pick<
  ClaimCard,
  | 'id'
  | 'alias'
  | 'paper'
  | 'kind'
  | 'by'
  | 'title'
  | 'source'
  | 'paperStatus'
  | 'complexity'
  | 'principal'
  | 'unsettled'
> {
  /** The paragraphs of the statement, as HTML. */
  readonly statement: readonly string[]
  /** The location in its source, such as `Theorem 2`. */
  readonly locator: string
  /** The source and status, such as `conjectured in the paper; proved by nimlab, by Coq`. */
  readonly provenance: string
  /** The conventions, as HTML: one entry for each convention. */
  readonly conventions: readonly string[]
  /** The exact statement that a bounded check decides, as HTML. */
  readonly decides: string
  /** The part of a question that the check decides, as HTML. */
  readonly decided?: string
  readonly verdict: ClaimSummary['verdict']
  /** The verdict in words, such as `refuted (3 of 21 cases); in the reading f3 holds`. */
  readonly verdictWords: string
  /** The domains of the cases, in words. */
  readonly domains: string
  /** The number of positions or other instances in all cases of the principal reading. */
  readonly checked: number
  /** The answer to a question, or the reason why it is undecided, as HTML. */
  readonly answer?: string
  readonly remarks: readonly Remark[]
  /** The first refuted case that is not an edge case, with its smallest counterexample. */
  readonly refutation?: string
  /** The class of the error, and the name of the class. */
  readonly flaw?: NonNullable<ClaimSummary['flaw']>
  readonly findings: readonly PageFinding[]
  /** The id of the corrected statement. */
  readonly corrected?: string
  /** The id of the statement that this claim corrects. */
  readonly corrects?: string
  readonly proofs: ClaimProofs
  readonly parameters: CardData['parameters']
  /** Every case with its domain and verdict. */
  readonly cases: CaseTable
  /** The command that reproduces the verdicts. */
  readonly command: string
  /** The BibTeX entries for nimlab and, if the claim is from a paper, for the paper. */
  readonly bibtex: string
}

/**
 * The page of a claim.
 *
 * @param summary the summary of the same claim, see `provedSummary`
 */
export function claimPage(
  card: CardData,
  summary: ClaimSummary,
  { records, findings }: ClaimSources,
): ClaimPage {
  const { id, alias, paper, kind, by, title, source, paperStatus, complexity, parameters } = card
  const { decided, principal, unsettled } = card
  const { answer, refutation, flaw } = summary
  const proofs = claimProofs(summary)
  const corrected = findCard(`${id}-fix`)?.id
  const corrects = id.endsWith('-fix') ? findCard(id.slice(0, -'-fix'.length))?.id : undefined
  const reference = paper === 'nt' || paper === 'asked' ? undefined : REFERENCES[paper]
  return {
    id,
    ...(alias === undefined ? {} : { alias }),
    paper,
    kind,
    by,
    title,
    source,
    ...(paperStatus === undefined ? {} : { paperStatus }),
    complexity,
    statement: proseHtml(card.statement),
    locator: locatorOf(card),
    provenance: provenanceWords(card, generalWaysOf(id)),
    conventions: card.conventions.map(mathHtml),
    decides: mathHtml(card.decides),
    ...(decided === undefined ? {} : { decided: mathHtml(decided) }),
    ...(principal === undefined ? {} : { principal }),
    ...(unsettled === undefined ? {} : { unsettled }),
    verdict: summary.verdict,
    verdictWords: verdictWords(summary),
    domains: summary.domains,
    checked: summary.checked,
    ...(answer === null ? {} : { answer: mathHtml(answer) }),
    remarks: summary.remarks,
    ...(refutation === null ? {} : { refutation: refutationWords(refutation) }),
    ...(flaw === null ? {} : { flaw }),
    findings: findings.map(pageFinding),
    ...(corrected === undefined ? {} : { corrected }),
    ...(corrects === undefined ? {} : { corrects }),
    proofs,
    parameters,
    cases: caseTable(records),
    command: `nimlab check ${id}`,
    bibtex: [
      ...(reference === undefined ? [] : [bibtex(reference)]),
      nimlabBibtex(NIMLAB_VERSION),
    ].join('\n\n'),
  }
}

function pageFinding({ data, page }: ClaimSources['findings'][number]): PageFinding {
  const parts = [...page.parts].map(([label, text]) => ({ label, html: proseHtml(text) }))
  return { title: mathHtml(page.title), parts, data }
}
