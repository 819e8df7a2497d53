// Runs claims at their default ranges and writes the verdict records, without the seconds they took,
// to packages/conjectures/results/check-all.jsonl: `npm run results` for all of them, which CI runs and
// demands that nothing changes; `npm run results -- ID…` (ids, aliases, globs) for these alone, with the
// records of the others kept, in the order of the registry.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { registerSource } from '../tools/from-source/register.mjs'

const USAGE = 2
const names = process.argv.slice(2)
const results = new URL('../packages/conjectures/results/check-all.jsonl', import.meta.url)
const command = fileURLToPath(new URL('../apps/experiments/bin/nimlab.mjs', import.meta.url))

const asked = names.length === 0 ? ['all'] : names
const threads = ['--threads', String(availableParallelism())]
const { status, stdout } = spawnSync(
  process.execPath,
  [command, 'check', '--json', ...threads, '--', ...asked],
  { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 2 ** 28 },
)
if (status === USAGE) process.exit(USAGE)
const records = parsed(stdout)
const refuted = records.some(({ verdict }) => verdict === 'refuted')
const incomplete = records.filter(({ verdict }) => verdict === 'incomplete').length
if (incomplete > 0 || status !== (refuted ? 1 : 0)) {
  throw new Error(`check ended with exit code ${status} and ${incomplete} incomplete cases`)
}

registerSource()
const source = (path) => import(new URL(`../packages/${path}`, import.meta.url).href)
const { settledPart } = await source('sweep/src/records.ts')
const { CLAIMS } = await source('conjectures/src/papers/registry.ts')
const order = new Map(CLAIMS.map(({ id }, i) => [id, i]))
const judged = new Set(records.map(({ claim }) => claim))
const known = names.length === 0 ? [] : parsed(readFileSync(results, 'utf8'))
// sorting is stable: cases stay in the order in which they were checked
const lines = known
  .filter(({ claim }) => order.has(claim) && !judged.has(claim))
  .concat(records)
  .toSorted((a, b) => order.get(a.claim) - order.get(b.claim))
  .map((record) => settledPart(JSON.stringify(record), record))
writeFileSync(results, lines.join(''))
if (names.length > 0) console.log(`${records.length} records of ${[...judged].join(', ')}`)

function parsed(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
