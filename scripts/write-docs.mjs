// Writes docs/claims.md, docs/papers, CITATION.cff, the verdicts beside the cards and the summary in README.md from the registry, the committed
// verdict records and the pages of docs/findings. CI runs it and demands that nothing changes.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { registerSource } from '../tools/from-source/register.mjs'
import { claimFiles } from './index/claims.mjs'

registerSource()
const root = new URL('../', import.meta.url)
const source = (path) => import(new URL(path, root).href)
const { CLAIMS } = await source('packages/conjectures/src/papers/registry.ts')
const { PAPER_TITLES } = await source('packages/conjectures/src/index.ts')
const { REFERENCES } = await source('packages/conjectures/src/cards/cards.ts')
const { NIMLAB_VERSION } = await source('packages/conjectures/src/claim/version.ts')
const report = await source('packages/report/src/index.ts')
const { claimProofs, provedCases, provedSummary } = await source('packages/report/src/claims.ts')
const { readProvedLine } = await source('packages/prover/src/points-check/index.ts')
const { readRecordLine } = await source('packages/sweep/src/directory/record-line.ts')

const read = (path) => readFileSync(new URL(path, root), 'utf8')
const readLines = (name) => read(`packages/conjectures/results/${name}.jsonl`).trimEnd().split('\n')
const records = readLines('check-all').map(readRecord)
const byPoints = readLines('points').map(readProvedLine)
const summaries = CLAIMS.map((claim) => provedSummary(claim, records, byPoints))

writeFileSync(new URL('docs/claims.md', root), report.claimsDocument(summaries, 'nimlab check all'))

writeFileSync(
  new URL('packages/conjectures/src/cards/verdicts.ts', root),
  [
    '// Written by `npm run docs` from results/check-all.jsonl and results/points.jsonl.',
    "import type { Verdict } from '../claim/verdict.ts'",
    '',
    '/** The verdict of every claim on its default cases, in its principal reading, by id. */',
    'export const VERDICTS: Readonly<Record<string, Verdict>> = {',
    ...summaries.map(({ claim, verdict }) => `  '${claim.id}': '${verdict}',`),
    '}',
    '',
  ].join('\n'),
)
const provedByPoints = new Set(byPoints.map(({ claim }) => claim))
const pointCases = [...provedByPoints].map((id) => {
  const { all, only } = provedCases(id, records, byPoints)
  return [id, { cases: all, ...(only === undefined ? {} : { only }) }]
})
writeFileSync(
  new URL('packages/conjectures/src/cards/point-cases.ts', root),
  [
    '// Written by `npm run docs` from results/points.jsonl and what the goals of these claims say.',
    '',
    '/** What finitely many points are recorded to prove of a claim for all positions. */',
    'export interface PointCases {',
    '  readonly cases: number',
    '  /** The part that is proved; absent if it is the whole claim. */',
    '  readonly only?: string',
    '}',
    '',
    '/** By id of the claim. */',
    'export const POINT_CASES: ReadonlyMap<string, PointCases> = new Map<string, PointCases>([',
    ...pointCases.map((entry) => `  ${JSON.stringify(entry)},`),
    '])',
    '',
  ].join('\n'),
)
writeFileSync(
  new URL('CITATION.cff', root),
  report.citationFile(NIMLAB_VERSION, Object.values(REFERENCES)),
)

const findings = new Map(
  filesOf('docs/findings/', '.md').map((name) => {
    const page = report.parseFindingPage(read(`docs/findings/${name}`))
    return [page.claim, page]
  }),
)
const misprints = new Set(
  filesOf('packages/conjectures/findings/', '.json')
    .map((name) => JSON.parse(read(`packages/conjectures/findings/${name}`)))
    .filter((finding) => finding.class === 'misprint')
    .map(({ claim }) => claim),
)
const proofs = new Map(summaries.map((summary) => [summary.claim.id, proofLinks(summary)]))
const files = new Map((await claimFiles(root)).map(([id, path]) => [id, `../../${path}`]))
mkdirSync(new URL('docs/papers/', root), { recursive: true })
for (const [paper, title] of Object.entries(PAPER_TITLES)) {
  const own = summaries.filter(({ claim }) => claim.paper === paper)
  const page = report.paperDocument(own, { title, findings, misprints, files, proofs })
  writeFileSync(new URL(`docs/papers/${paper}.md`, root), page)
}

const marks = /(<!-- verdicts -->\n)[^]*(\n<!-- \/verdicts -->)/
const counts = `${report.verdictCounts(summaries)}\n\n${report.refutationCounts(summaries)}`
const readme = read('README.md').replace(marks, `$1\n${counts}\n$2`)
writeFileSync(new URL('README.md', root), readme)

function readRecord(line) {
  const { record, wrong } = readRecordLine(line)
  if (wrong !== null) throw new Error(`check-all.jsonl: ${wrong}: ${line}`)
  return record
}

function filesOf(folder, ending) {
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(ending))
    .sort()
}

/** Proofs for all positions other than those of a solver, which docs/proofs lists case by case. */
function proofLinks(summary) {
  const { written, coq } = claimProofs(summary)
  return [
    ...(written === undefined ? [] : [{ way: 'in words', path: `../../${written.file}` }]),
    ...(coq === undefined ? [] : [{ way: 'by Coq', path: '../../formal/theories/Headlines.v' }]),
  ]
}
