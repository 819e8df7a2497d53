import { PAPER_TITLES } from '@nim/conjectures'
import { generalWaysOf, REFERENCES } from '@nim/conjectures/cards'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { citationFile } from '@nim/report'
import { type Block, blocksMarkdown } from '@nim/report/blocks'
import { claimProofs, type ClaimSummary } from '@nim/report/claims'
import type { Atlas } from '../atlas/rows.ts'
import { type Files, linesOf } from '../files.ts'
import { answersSource, pointCasesSource, verdictsSource } from './card-sources.ts'
import { type ClaimRows, errataSources, recordOf, summariesOf } from './claim-data.ts'
import { claimsBlocks } from './claims.ts'
import type { ErrataSources } from './errata.ts'
import { mCriticalTable, violationsTable } from './m-critical.ts'
import { paperBlocks, type ProofLink } from './paper.ts'
import { provedInstances, SEMILINEAR } from './proved-instances.ts'
import { quantitiesTable } from './quantities.ts'
import { settledErrors, settledTheorems } from './settled.ts'
import { errataCounts, verdictCounts } from './verdict-counts.ts'

const CARDS = 'packages/conjectures/src/cards'
const HEADLINES = 'formal/theories/Headlines.v'

/**
 * The pages that are written from the verdicts: the list of claims, the pages of the papers, and
 * the citation file. These pages include the tables in docs/verdicts.md, docs/m-critical.md and
 * docs/results.md, and the table of quantities on two pages. The result also includes the source
 * files of the verdicts that accompany the cards.
 *
 * @param sources the source file of each claim, by its id
 */
export function claimPages(
  files: Files,
  rows: ClaimRows,
  atlas: Atlas,
  sources: ReadonlyMap<string, string>,
): Map<string, string> {
  const summaries = summariesOf(rows)
  const errata = errataSources(rows)
  const boxes = linesOf(files, 'packages/conjectures/results/m-critical.jsonl', recordOf)
  return new Map([
    ['docs/claims.md', blocksMarkdown(claimsBlocks(summaries, errata))],
    ...paperPages(errata, summaries, { sources, atlas }),
    [
      'docs/verdicts.md',
      withTables(files.read('docs/verdicts.md'), 'verdicts', [
        verdictCounts(summaries),
        errataCounts(summaries, errata),
      ]),
    ],
    [
      'docs/m-critical.md',
      withTables(
        withTables(files.read('docs/m-critical.md'), 'boxes', [mCriticalTable(boxes)]),
        'violations',
        [violationsTable(boxes)],
      ),
    ],
    [
      'docs/results.md',
      withTables(
        withTables(files.read('docs/results.md'), 'theorems', [settledTheorems()]),
        'errors',
        [settledErrors()],
      ),
    ],
    ...['docs/glossary.md', 'docs/how-to/test-a-formula.md'].map((path): [string, string] => [
      path,
      withTables(files.read(path), 'quantities', [quantitiesTable()]),
    ]),
    ['CITATION.cff', citationFile(NIMLAB_VERSION, Object.values(REFERENCES))],
    [`${CARDS}/verdicts.ts`, verdictsSource(summaries)],
    [`${CARDS}/answers.ts`, answersSource(summaries)],
    [`${CARDS}/point-cases.ts`, pointCasesSource(rows.records, rows.proved)],
  ])
}

function paperPages(
  errata: ErrataSources,
  summaries: readonly ClaimSummary[],
  { sources, atlas }: { readonly sources: ReadonlyMap<string, string>; readonly atlas: Atlas },
): [path: string, text: string][] {
  const about = {
    ...errata,
    files: new Map([...sources].map(([id, path]) => [id, `../../${path}`])),
    instances: new Map([[SEMILINEAR, provedInstances(atlas, '../atlas/')]]),
    proofs: new Map(summaries.map((summary) => [summary.claim.id, proofLinks(summary)])),
  }
  return Object.entries(PAPER_TITLES).map(([paper, title]) => {
    const own = summaries.filter(({ claim }) => claim.paper === paper)
    return [`docs/papers/${paper}.md`, blocksMarkdown(paperBlocks(own, { title, ...about }))]
  })
}

/** The proofs for all positions, except those by a solver, which docs/proofs lists case by case. */
function proofLinks(summary: ClaimSummary): ProofLink[] {
  const proofs = claimProofs(summary)
  const paths = { 'in words': proofs.written?.file, 'by Coq': HEADLINES, 'by SMT': undefined }
  return generalWaysOf(summary.claim.id).map((proof) => ({
    ...proof,
    path: `../../${paths[proof.way]}`,
  }))
}

/**
 * Inserts blocks into a page, between the two marks that have the given name.
 * @throws Error if the page has no such marks
 */
function withTables(page: string, name: string, blocks: readonly Block[]): string {
  const marks = new RegExp(`(<!-- ${name} -->\n)[^]*(\n<!-- /${name} -->)`)
  if (!marks.test(page)) throw new Error(`the page has no marks <!-- ${name} -->`)
  const text = blocksMarkdown(blocks).trimEnd()
  return page.replace(marks, (_, begin, end) => `${begin}\n${text}\n${end}`)
}
