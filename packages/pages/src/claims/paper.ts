import type { RefutationClass } from '@nim/conjectures'
import {
  type KnownBy,
  provenanceWords,
  readingWords,
  REFUTATION_CLASSES,
} from '@nim/conjectures/format'
import { type Block, heading, paragraphs, type Words } from '@nim/report/blocks'
import { type ClaimSummary, refutationWords, verdictWords } from '@nim/report/claims'
import { capital } from '@nim/report/text'
import { partName } from './part-name.ts'
import { ERRATUM_PARTS, type Erratum, type ErrataSources, errataOf } from './errata.ts'

/** A proof of a claim for all positions, and the file that contains it. */
export interface ProofLink extends KnownBy {
  /** The path of the proof, relative to the folder of the page. */
  readonly path: string
}

/** All data from which the page of a paper is written, apart from the verdicts. */
export interface PaperSources extends ErrataSources {
  readonly title: string
  /** The source file of each claim, relative to the folder of the page. */
  readonly files: ReadonlyMap<string, string>
  readonly proofs: ReadonlyMap<string, readonly ProofLink[]>
  /** For the id of each claim, a description of the single games for which the claim is proved. */
  readonly instances: ReadonlyMap<string, Words>
}

const PLURALS: Readonly<Record<RefutationClass, string>> = {
  conjecture: 'conjectures',
  theorem: 'theorems',
  algorithm: 'algorithms',
  'proof step': 'steps of proofs',
  'table entry': 'entries of tables',
  example: 'examples',
  misprint: 'misprints',
  'edge case': 'edge cases',
  quotation: 'quotations of other papers',
}

/**
 * The page of a paper: first its errata by importance, then every statement with its verdict. A
 * correction follows the statement that it corrects. Formulas are LaTeX.
 *
 * @throws RangeError under the same conditions as `errataOf`
 */
export function paperBlocks(summaries: readonly ClaimSummary[], sources: PaperSources): Block[] {
  const errata = errataOf(summaries, sources)
  return [
    heading(1, sources.title),
    ...paragraphs(
      '`npm run docs` writes this page from the registry, the committed verdict records and the pages of docs/findings. `holds` refers only to the stated domain, never to all positions; `proved by points` refers to all positions ([how](../proofs/brute-force.md)).',
    ),
    heading(2, 'Errata'),
    ...paragraphs(
      errata.length === 0
        ? 'There are no known errata.'
        : `The errata are sorted by importance: ${REFUTATION_CLASSES.map((each) => PLURALS[each]).join(', ')}.`,
    ),
    ...errata.flatMap((erratum, i) => erratumBlocks(erratum, i + 1, summaries, sources)),
    heading(2, 'Statements'),
    ...[...statementsByPart(summaries, sources.files)].flatMap(([part, own]) => [
      heading(3, part),
      ...own.flatMap((summary) => statementBlocks(summary, summaries, sources)),
    ]),
  ]
}

/**
 * The statements of a paper, grouped by the parts of the paper and in its order. Corrections are
 * omitted.
 */
function statementsByPart(
  summaries: readonly ClaimSummary[],
  files: PaperSources['files'],
): Map<string, ClaimSummary[]> {
  const parts = new Map<string, ClaimSummary[]>()
  for (const summary of summaries) {
    const { id } = summary.claim
    if (isCorrection(id, summaries)) continue
    const part = partName(files.get(id))
    parts.set(part, [...(parts.get(part) ?? []), summary])
  }
  return parts
}

function statementBlocks(
  summary: ClaimSummary,
  summaries: readonly ClaimSummary[],
  sources: PaperSources,
): Block[] {
  return [
    ...paragraphs(
      statementWords(summary, placeOf(summary, sources), sources),
      sources.instances.get(summary.claim.id) ?? '',
    ),
    ...summaries
      .filter(({ claim }) => claim.id === `${summary.claim.id}-fix`)
      .map((fix): Block => ({
        kind: 'quote',
        blocks: paragraphs(statementWords(fix, 'corrected', sources)),
      })),
  ]
}

function isCorrection(id: string, summaries: readonly ClaimSummary[]): boolean {
  return id.endsWith('-fix') && summaries.some(({ claim }) => `${claim.id}-fix` === id)
}

/** The title of an erratum, preceded by its place unless the title names this place. */
function headingOf(place: string, title: string): string {
  return capital(title.includes(place) ? title : `${place}: ${title}`)
}

/** The place in the paper, without the paper's own name. */
function placeOf({ claim: { source } }: ClaimSummary, { title }: PaperSources): string {
  const before = `${title}, `
  return source.startsWith(before) ? source.slice(before.length) : source
}

function erratumBlocks(
  { class: what, ids, at, page }: Erratum,
  number: number,
  summaries: readonly ClaimSummary[],
  sources: PaperSources,
): Block[] {
  const { files, proofs } = sources
  const main = ids[0]!
  const summary = summaries.find(({ claim }) => claim.id === main)!
  const links = [
    `[finding](../findings/${page.id}.md)`,
    ...(files.has(main) ? [`[source](${files.get(main)})`] : []),
    ...(proofs.get(`${main}-fix`) ?? []).map(
      ({ way, only, path }) =>
        `[correction ${only === undefined ? '' : 'partly '}proved ${way}](${path})`,
    ),
  ]
  return [
    heading(3, `${number}. ${headingOf(at ?? placeOf(summary, sources), page.title)}`),
    ...paragraphs(
      `${capital(what)}; ${ids.map((id) => `[${id}](#${id.toLowerCase()})`).join(', ')}; ${links.join(', ')}.`,
      ...ERRATUM_PARTS.map((label) => `*${label}.* ${page.parts.get(label)}`),
    ),
  ]
}

function statementWords(
  summary: ClaimSummary,
  place: string,
  { findings, files, proofs }: PaperSources,
): Words {
  const { claim, answer, refutation, domains, checked } = summary
  const ways = proofs.get(claim.id) ?? []
  const provenance = provenanceWords(claim, ways)
  const links = [
    ...(findings.has(claim.id) ? [`[finding](../findings/${claim.id}.md)`] : []),
    ...ways.map(
      ({ way, only, path }) => `[proof ${only === undefined ? '' : 'of a part '}${way}](${path})`,
    ),
    ...(files.has(claim.id) ? [`[source](${files.get(claim.id)})`] : []),
  ]
  const smallest = refutation === null ? '' : `, smallest: ${refutationWords(refutation)}`
  return [
    `<a id="${claim.id.toLowerCase()}"></a>**${claim.id}** (${place}; ${claim.kind}, ${provenance}). ${claim.statement}`,
    ...(claim.repeats === undefined
      ? []
      : [
          `[${claim.repeats}](#${claim.repeats.toLowerCase()}) makes the same statement; nimlab counts the two as one statement.`,
        ]),
    ...(claim.decided === undefined ? [] : [`nimlab decides: ${claim.decided}`]),
    ...(claim.principal === undefined
      ? []
      : [
          `Principal reading: ${readingWords(claim.principal)}. Reason: ${claim.principal.because}.`,
        ]),
    `**${verdictWords(summary)}**${smallest}${answer === null ? '' : `: ${answer}`} (${domains}, ${checked} checked). ${links.join(', ')}`,
  ].join('  \n')
}
