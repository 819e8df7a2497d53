import type { RefutationClass } from '@nim/conjectures'
import { formatCase, type ProofWay, provenanceWords } from '@nim/conjectures/format'
import type { ClaimSummary } from './claim-summary.ts'
import { refutationWords, verdictWords } from './claims-document.ts'
import type { FindingPage } from './finding-page.ts'
import { IMPORTANCE } from './verdict-counts.ts'

/** A proof of a claim for all positions, and where it stands. */
export interface ProofLink {
  readonly way: ProofWay
  /** Its path from the folder of the page. */
  readonly path: string
}

/** What the page of a paper is made of besides the verdicts. */
export interface PaperSources {
  readonly title: string
  /** The pages of findings, by the id of the claim. */
  readonly findings: ReadonlyMap<string, FindingPage>
  /** Findings of class misprint: what is wrong only in the print, by the id of the claim. */
  readonly misprints: ReadonlySet<string>
  /** The source file of each claim, from the folder of the page. */
  readonly files: ReadonlyMap<string, string>
  readonly proofs: ReadonlyMap<string, readonly ProofLink[]>
}

/** One error of the paper with the ids that share it, the one with the page that explains it first. */
interface Erratum {
  readonly class: RefutationClass
  readonly ids: readonly string[]
  readonly at: string
  readonly page: FindingPage
}

/**
 * The page of a paper: first its errata by importance, then every statement with its verdict, with
 * corrections under what they correct. Formulas are LaTeX.
 *
 * @throws RangeError if a refuted statement has no finding
 */
export function paperDocument(summaries: readonly ClaimSummary[], sources: PaperSources): string {
  const errata = errataOf(summaries, sources)
  return [
    `# ${sources.title}`,
    'Written by `npm run docs` from the registry, the committed verdict records and the pages of docs/findings. `holds` speaks of the domain named, never of all positions; `proved by points` of all positions ([how](../proofs/brute-force.md)).',
    '## Errata',
    errata.length === 0
      ? 'None is known.'
      : 'By importance: conjectures, theorems, algorithms, steps of proofs, entries of tables, examples, misprints, edge cases.',
    ...errata.map((erratum, i) => erratumWords(erratum, i + 1, sources)),
    '## Statements',
    ...summaries
      .filter(({ claim }) => !isCorrection(claim.id, summaries))
      .map((summary) =>
        [
          statementWords(summary, placeOf(summary, sources), sources),
          ...summaries
            .filter(({ claim }) => claim.id === `${summary.claim.id}-fix`)
            .map((fix) => quoted(statementWords(fix, 'corrected', sources))),
        ].join('\n\n'),
      ),
    '',
  ].join('\n\n')
}

function isCorrection(id: string, summaries: readonly ClaimSummary[]): boolean {
  return id.endsWith('-fix') && summaries.some(({ claim }) => `${claim.id}-fix` === id)
}

/** Where in the paper, without the paper's own name. */
function placeOf({ claim: { source } }: ClaimSummary, { title }: PaperSources): string {
  const before = `${title}, `
  return source.startsWith(before) ? source.slice(before.length) : source
}

function errataOf(summaries: readonly ClaimSummary[], sources: PaperSources): Erratum[] {
  const { findings, misprints } = sources
  const byCause = new Map<string, ClaimSummary[]>()
  for (const summary of summaries) {
    const { claim, flaw, verdict } = summary
    const isPrinted = claim.by === 'paper' && claim.kind !== 'question'
    if (verdict !== 'refuted' || !isPrinted) continue
    const cause = flaw?.cause ?? claim.id
    byCause.set(cause, [...(byCause.get(cause) ?? []), summary])
  }
  const refuted = [...byCause].map(([cause, of]) => {
    const main = of.find(({ claim }) => claim.id === cause) ?? of[0]!
    const rest = of.filter((summary) => summary !== main)
    const page = findings.get(main.claim.id)
    if (page === undefined) throw new RangeError(`${main.claim.id} is refuted and has no finding`)
    return {
      class: main.flaw?.class ?? 'theorem',
      ids: [main, ...rest].map(({ claim }) => claim.id),
      at: placeOf(main, sources),
      page,
    }
  })
  const printed = summaries.flatMap((summary) => {
    const { id } = summary.claim
    const page = findings.get(id)
    if (!misprints.has(id) || page === undefined) return []
    return [{ class: 'misprint', ids: [id], at: placeOf(summary, sources), page } as const]
  })
  return [...refuted, ...printed].sort(
    (a, b) => IMPORTANCE.indexOf(a.class) - IMPORTANCE.indexOf(b.class),
  )
}

function erratumWords(
  { class: what, ids, at, page }: Erratum,
  number: number,
  { files, proofs }: PaperSources,
): string {
  const [main] = ids
  const part = (label: string): string[] => {
    const words = page.parts.get(label)
    return words === undefined ? [] : [`*${label}.* ${words}`]
  }
  const fix = proofs.get(`${main}-fix`) ?? []
  const links = [
    `[finding](../findings/${main}.md)`,
    ...(files.has(main!) ? [`[source](${files.get(main!)})`] : []),
    ...fix.map(({ way, path }) => `[correction proved ${way}](${path})`),
  ]
  return [
    `### ${number}. ${capital(at)}: ${page.title}`,
    `${capital(what)}; ${ids.map((id) => `[${id}](#${id.toLowerCase()})`).join(', ')}; ${links.join(', ')}.`,
    ...['Printed', 'What fails', 'Correct'].flatMap(part),
  ].join('\n\n')
}

function statementWords(
  summary: ClaimSummary,
  place: string,
  { findings, files, proofs }: PaperSources,
): string {
  const { claim, answer, refutation, domains, checked } = summary
  const ways = proofs.get(claim.id) ?? []
  const provenance = provenanceWords(
    claim,
    ways.map(({ way }) => way),
  )
  const links = [
    ...(findings.has(claim.id) ? [`[finding](../findings/${claim.id}.md)`] : []),
    ...ways.map(({ way, path }) => `[proof ${way}](${path})`),
    ...(files.has(claim.id) ? [`[source](${files.get(claim.id)})`] : []),
  ]
  const found = refutation === null ? '' : `, smallest: ${refutationWords(refutation)}`
  return [
    `<a id="${claim.id.toLowerCase()}"></a>**${claim.id}** (${place}; ${claim.kind}, ${provenance}). ${claim.statement}`,
    ...(claim.decided === undefined ? [] : [`Decided: ${claim.decided}`]),
    ...(claim.principal === undefined
      ? []
      : [`Read as ${readingOf(claim.principal.cases)}: ${claim.principal.because}`]),
    `**${verdictWords(summary)}**${found}${answer === null ? '' : `: ${answer}`} (${domains}, ${checked} checked). ${links.join(', ')}`,
  ].join('  \n')
}

function readingOf(cases: Readonly<Record<string, readonly string[]>>): string {
  return formatCase(
    Object.fromEntries(Object.entries(cases).map(([name, values]) => [name, values.join(' or ')])),
  )
}

function quoted(text: string): string {
  return text.replaceAll(/^/gm, '> ')
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
