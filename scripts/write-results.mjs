// Checks claims in their default ranges and writes the verdict records to
// packages/conjectures/results/check-all.jsonl. `npm run results` checks all claims. `npm run
// results -- ID…` (ids, aliases, globs) checks only these and keeps the records of the others, in
// registry order. `npm run results -- --sample N` checks one of every N claims, selected by
// NIMLAB_SEED; CI requires that nothing changes. `npm run m-critical -- DIR` judges the boxes of
// m-critical-plan.yaml into the directory DIR. If DIR already exists, the script continues where an
// earlier run ended. The script writes the records to m-critical.jsonl.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const { recordLines } = await import('@nim/sweep/records')
const { isRefutation } = await import('@nim/conjectures/format')
const { CLAIMS } = await import('@nim/conjectures/registry')
const { sampled } = await import('../vitest.sample.ts')

const USAGE = 2
const RESULTS = new URL('../packages/conjectures/results/', import.meta.url)
const threads = ['--threads', String(availableParallelism())]

/** Runs the command. Returns the exit code and the output of the command. */
function nimlab(args, stdout) {
  const command = fileURLToPath(new URL('../apps/experiments/bin/nimlab.mjs', import.meta.url))
  const stdio = ['ignore', stdout, 'inherit']
  const options = { stdio, encoding: 'utf8', maxBuffer: 2 ** 28 }
  return spawnSync(process.execPath, [command, ...args], options)
}

function parsed(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function write(name, records) {
  writeFileSync(new URL(name, RESULTS), recordLines(records))
}

function checkAll(names) {
  const asked = names.length === 0 ? ['all'] : names
  const { status, stdout } = nimlab(['check', '--json', ...threads, '--', ...asked], 'pipe')
  if (status === USAGE) process.exit(USAGE)
  const records = parsed(stdout)
  const refuted = records.some(isRefutation)
  const incomplete = records.filter(({ verdict }) => verdict === 'incomplete').length
  if (incomplete > 0 || status !== (refuted ? 1 : 0)) {
    throw new Error(`check ended with exit code ${status} and ${incomplete} incomplete cases`)
  }
  const order = new Map(CLAIMS.map(({ id }, i) => [id, i]))
  const judged = new Set(records.map(({ claim }) => claim))
  const stored = new URL('check-all.jsonl', RESULTS)
  const known = names.length === 0 ? [] : parsed(readFileSync(stored, 'utf8'))
  // Sorting is stable, so the cases of a claim keep the order in which they were checked.
  const all = known
    .filter(({ claim }) => order.has(claim) && !judged.has(claim))
    .concat(records)
    .toSorted((a, b) => order.get(a.claim) - order.get(b.claim))
  write('check-all.jsonl', all)
  if (names.length > 0) console.log(`${records.length} records of ${[...judged].join(', ')}`)
}

function sweepMCritical(directory) {
  const plan = fileURLToPath(new URL('m-critical-plan.yaml', RESULTS))
  // NIM(8,5) with piles up to 44 needs 4.9 GiB.
  const args = ['sweep', 'run', plan, '--out', directory, '--memory', '6GiB', ...threads]
  const { status } = nimlab(args, 'inherit')
  // Exit code 1 means that something is refuted.
  if (status !== 0 && status !== 1) throw new Error(`sweep run ended with exit code ${status}`)
  write('m-critical.jsonl', parsed(readFileSync(join(directory, 'results.jsonl'), 'utf8')))
}

const [first, ...others] = process.argv.slice(2)
if (first === '--sample') checkAll(sampled(CLAIMS, Number(others[0])).map(({ id }) => id))
else if (first !== '--m-critical') checkAll(process.argv.slice(2))
else if (others.length === 1) sweepMCritical(others[0])
else throw new Error('npm run m-critical -- DIR: expected one directory')
