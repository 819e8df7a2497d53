// Writes the table of docs/m-critical.md from packages/conjectures/results/m-critical.jsonl, as `npm run docs` does.
// `npm run m-critical -- DIR` first judges the boxes of m-critical-plan.yaml into the directory DIR, which may be there
// already, goes on where an earlier run ended, and writes their records, without the seconds, to m-critical.jsonl.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registerSource } from '../tools/from-source/register.mjs'

const root = new URL('../', import.meta.url)
const results = new URL('packages/conjectures/results/m-critical.jsonl', root)
const plan = fileURLToPath(new URL('packages/conjectures/results/m-critical-plan.yaml', root))
const [directory] = process.argv.slice(2)
if (directory !== undefined) await judge(directory)

const rows = recordsOf(readFileSync(results, 'utf8'))
  .filter(({ claim }) => claim === 'GMMV-C1')
  .map(rowOf)
const page = new URL('docs/m-critical.md', root)
const marks = /(<!-- boxes -->\n)[^]*(\n<!-- \/boxes -->)/
const head = `| $n$ | $k$ | $B$ | positions | verdict, violations | first violation | largest excess |
| --- | --- | --- | --: | --- | --- | --- |`
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(
    marks,
    (_, begin, end) => `${begin}\n${head}\n${rows.join('\n')}\n${end}`,
  ),
)

async function judge(into) {
  const command = fileURLToPath(new URL('apps/experiments/bin/nimlab.mjs', root))
  const threads = ['--threads', String(availableParallelism())]
  const { status } = spawnSync(
    process.execPath,
    [command, 'sweep', 'run', plan, '--out', into, ...threads],
    { stdio: 'inherit' },
  )
  // 1: something is refuted
  if (status !== 0 && status !== 1) throw new Error(`sweep run ended with exit code ${status}`)
  registerSource()
  const { settledPart } = await import(new URL('packages/sweep/src/records.ts', root).href)
  const records = recordsOf(readFileSync(join(into, 'results.jsonl'), 'utf8'))
  writeFileSync(
    results,
    records.map((record) => settledPart(JSON.stringify(record), record)).join(''),
  )
}

function recordsOf(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function rowOf({ case: { n, k }, domain, verdict, failures, counterexample, data }) {
  const { positions, mostExcess } = data
  const [, m] = /^the position is (\d+)-critical/.exec(counterexample?.explain) ?? []
  const first = m === undefined ? 'none' : `$(${counterexample.position.join()})$, $m=${m}$`
  const found = failures === 0 ? verdict : `${verdict}, ${failures}`
  const count = String(positions).replace(/\B(?=(\d{3})+$)/g, ' ')
  return `| $${n}$ | $${k}$ | $${domain.max}$ | ${count} | ${found} | ${first} | $${mostExcess}$ |`
}
