// Runs what takes minutes, and keeps a log of it, .ci/long.jsonl: a line for each step that passed.
//
//   .ci/long [STEP …]                   installs what is absent, builds, and runs these steps, or all
//   node scripts/long.mjs [STEP …]      runs them
//   node scripts/long.mjs --check       refuses a log of other inputs, and names the steps that it does not have
//   node scripts/long.mjs --list        says what the steps do
//   node scripts/long.mjs --absent [STEP …]   names the packages of Debian that they need and that are not here
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inputsDigest } from './long/digest.mjs'
import { notLogged, readLog, stale, withRow } from './long/log.mjs'
import { runStep } from './long/run-step.mjs'
import { STEPS } from './long/steps.mjs'

const USAGE = 2
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LOG = new URL('../.ci/long.jsonl', import.meta.url)

const flag = { type: 'boolean', default: false }
const { values: flags, positionals } = parseArgs({
  options: { check: flag, list: flag, absent: flag },
  allowPositionals: true,
})
const unknown = positionals.filter((asked) => !STEPS.some(({ name }) => name === asked))
if (unknown.length > 0) {
  console.error(`long: no step ${unknown.join(', ')}; .ci/long --list names them`)
  process.exit(USAGE)
}
const asked = STEPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

if (flags.list) for (const { name, what } of asked) console.log(`${name.padEnd(16)} ${what}`)
else if (flags.absent) console.log(absent(asked).join('\n'))
else if (flags.check) check()
else for (const step of asked) await run(step)

function check() {
  const digests = new Map(asked.map(({ name, inputs }) => [name, inputsDigest(ROOT, inputs)]))
  const problems = stale(rows(), digests)
  for (const problem of problems) console.error(`long: ${problem}`)
  const without = notLogged(rows(), [...digests.keys()])
  if (without.length > 0) console.log(`without a row in .ci/long.jsonl: ${without.join(', ')}`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

/** Runs a step, and writes its row if it passed and nobody changed its inputs meanwhile. */
async function run(step) {
  console.log(`\n== ${step.name}: ${step.what}`)
  const inputs = inputsDigest(ROOT, step.inputs)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT })
  const began = performance.now()
  const result = await runStep(ROOT, step)
  const seconds = Math.round((performance.now() - began) / 1000)
  if (result === null || inputsDigest(ROOT, step.inputs) !== inputs) {
    console.error(`long: ${step.name} ${result === null ? 'failed' : 'has other inputs by now'}`)
    process.exitCode = 1
    return
  }
  const row = {
    step: step.name,
    inputs,
    commit: commit.toString().trim(),
    date: new Date().toISOString().slice(0, 10),
    seconds,
    machine: `${cpus().length} × ${cpus()[0].model}, Node ${process.versions.node}`,
    result,
  }
  const names = STEPS.map(({ name }) => name)
  writeFileSync(LOG, withRow(rows(), row, names))
  console.log(`${step.name}: ${result}, ${seconds} s`)
}

function rows() {
  return existsSync(LOG) ? readLog(readFileSync(LOG, 'utf8')) : []
}

function absent(steps) {
  const needs = steps.flatMap((step) => step.needs ?? [])
  const missing = needs.filter(([present]) => spawnSync('bash', ['-c', present]).status !== 0)
  return [...new Set(missing.map(([, debian]) => debian))]
}
