// Writes docs/claims.md and the summary in README.md from the registry and the committed verdict
// records. CI runs it and demands that nothing changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const root = new URL('../', import.meta.url)
const source = (path) => import(new URL(path, root).href)
const { CLAIMS } = await source('packages/conjectures/src/papers/registry.ts')
const { claimsDocument, claimSummary, verdictCounts } = await source('packages/report/src/index.ts')

const read = (path) => readFileSync(new URL(path, root), 'utf8')
const records = read('packages/conjectures/results/check-all.jsonl')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
const summaries = CLAIMS.map((claim) =>
  claimSummary(
    claim,
    records.filter((record) => record.claim === claim.id),
  ),
)

writeFileSync(new URL('docs/claims.md', root), claimsDocument(summaries, 'nimlab check all'))
const marks = /(<!-- verdicts -->\n)[^]*(\n<!-- \/verdicts -->)/
const readme = read('README.md').replace(marks, `$1\n${verdictCounts(summaries)}\n$2`)
writeFileSync(new URL('README.md', root), readme)
