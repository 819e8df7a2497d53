import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { LONG_STEPS } from '../steps/long.mjs'
import { BUILD, SET_UP } from '../steps/run.mjs'
import { changedFolders, inputsOf } from './inputs.mjs'
import { judgeLog, readLog, staleSteps, withRow } from './log.mjs'
import { readRepository } from './repository.mjs'
import { git, openSession, ROOT } from './session.mjs'
import { absentTools, installStep } from './tools.mjs'

const LOG = join(ROOT, '.ci/long.jsonl')
/** The names of the steps that still have to run again. */
const OWED = join(ROOT, '.ci/long-owed.json')

/**
 * Compares the log with the present sources, and prints errors and warnings about the log.
 *
 * @param {boolean} isRelease every stale row is an error
 * @returns {Promise<number>} the exit code
 */
export async function checkLog(isRelease) {
  const { errors, warnings } = judgeLog(readRows(), await allInputs(), isRelease, readOwed())
  for (const warning of warnings) process.stdout.write(`warning: ${warning}\n`)
  for (const error of errors) process.stdout.write(`error: ${error}\n`)
  return errors.length === 0 ? 0 : 1
}

/**
 * Installs, builds, and runs long steps. If a step passes, its row is written to the log.
 *
 * @param {readonly string[]} names the names of the steps; if empty, all steps run
 * @param {boolean} isStale skips the steps that passed with the present sources; the cheapest step
 * begins
 * @returns {Promise<number>} the exit code
 */
export async function runLong(names, isStale) {
  const session = openSession({ NIMLAB_NO_SKIPS: '1' })
  const times = Object.fromEntries(readRows().map(({ step, seconds }) => [step, seconds]))
  await session.run([SET_UP], { times })
  const requested = names.length === 0 ? LONG_STEPS.map(({ name }) => name) : names
  const due = isStale ? staleSteps(readRows(), await allInputs()) : requested
  const steps = due
    .filter((name) => requested.includes(name))
    .flatMap((name) => LONG_STEPS.filter((step) => step.name === name))
  const tools = installStep(absentTools(steps.flatMap(({ needs = [] }) => needs)))
  await session.run([tools, BUILD], { times })
  for (const step of steps) {
    const inputs = await inputsOf(readRepository(ROOT), step.inputs)
    const outcomes = await session.run([step], { times })
    const outcome = outcomes.get(step.name)
    if (outcome?.result !== 'passed') continue
    const result = saidIn(outcome.output, step.said)
    const changed = changedFolders(inputs, await inputsOf(readRepository(ROOT), step.inputs))
    if (result === null || changed.length > 0) {
      const why =
        result === null ? `does not say ${step.said.source}` : `changed ${changed.join(', ')}`
      session.write(`${step.name}: failed; it ${why}\n`)
      outcomes.set(step.name, { ...outcome, result: 'failed' })
      continue
    }
    keepRow(step.name, inputs, Math.round(outcome.seconds), result)
    session.write(`${step.name}: ${result}\n`)
  }
  return session.close()
}

/**
 * Writes the row of a step whose run passed. The step then no longer has to run again.
 *
 * @param {string} step
 * @param {import('./inputs.mjs').Inputs} inputs the key of the step
 * @param {number} seconds
 * @param {string} result
 */
function keepRow(step, inputs, seconds, result) {
  const commit = git('rev-parse', '--short', 'HEAD')
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`
  const row = { step, inputs, commit, date, seconds, machine, result }
  const names = LONG_STEPS.map(({ name }) => name)
  writeFileSync(LOG, withRow(readRows(), row, names))
  writeFileSync(OWED, `${JSON.stringify(readOwed().filter((name) => name !== step))}\n`)
}

/**
 * Writes the row that a step would get if it passed now in one second, but does not run the step.
 * Tests break this row.
 *
 * @param {string} name the name of the step
 * @public plant.mjs imports it from its clone
 */
export async function pretendRun(name) {
  const { inputs = [] } = LONG_STEPS.find((step) => step.name === name) ?? {}
  keepRow(name, await inputsOf(readRepository(ROOT), inputs), 1, 'not run')
}

/**
 * The line that a step prints about its result. This line is the last match of the pattern, with
 * all runs of spaces replaced by one space; null if nothing matches.
 *
 * @param {string} output
 * @param {RegExp} said
 */
function saidIn(output, said) {
  return output.match(said)?.at(-1)?.trim().replaceAll(/ +/g, ' ') ?? null
}

function readRows() {
  return existsSync(LOG) ? readLog(readFileSync(LOG, 'utf8')) : []
}

/** @returns {string[]} */
function readOwed() {
  return JSON.parse(readFileSync(OWED, 'utf8'))
}

/** The present keys of all steps. */
async function allInputs() {
  const repository = readRepository(ROOT)
  /** @type {Map<string, Promise<string>>} */
  const known = new Map()
  /** @type {Map<string, import('./inputs.mjs').Inputs>} */
  const inputs = new Map()
  for (const step of LONG_STEPS)
    inputs.set(step.name, await inputsOf(repository, step.inputs, known))
  return inputs
}
