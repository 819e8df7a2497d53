import { changedFolders } from './inputs.mjs'

/**
 * A line of `.ci/long.jsonl`, which describes the last run in which a step passed.
 *
 * @typedef {object} Row
 * @property {string} step
 * @property {import('./inputs.mjs').Inputs} inputs the key of the step when it passed
 * @property {string} commit
 * @property {string} date YYYY-MM-DD
 * @property {number} seconds by the clock
 * @property {string} machine number and name of its processors
 * @property {string} result what the step printed about it
 */

/**
 * The minimum duration of a long step, in seconds. A shorter step must be rerun in the same change
 * that makes its row stale.
 */
const SHORT = 5 * 60
/** The maximum number of changed folders that a message names. */
const NAMED = 6

/** @param {string} text the text of the log @returns {Row[]} */
export function readLog(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/**
 * The text of the log after a row has replaced the earlier row of its step.
 *
 * @param {readonly Row[]} rows
 * @param {Row} row
 * @param {readonly string[]} names the names of the steps, in the order of the log; rows of other
 * steps are dropped
 */
export function withRow(rows, row, names) {
  const byStep = new Map([...rows, row].map((one) => [one.step, one]))
  return names
    .flatMap((name) => byStep.get(name) ?? [])
    .map((one) => `${JSON.stringify(one)}\n`)
    .join('')
}

/**
 * The errors and warnings about the log. A missing row, a row of an unknown step, or a stale row of
 * a short step is an error. Before a release, every stale row is an error. At other times, a stale
 * row of a longer step is only a warning. A stale or missing row of an owed step is also only a
 * warning. An owed step with a current row is an error, so that the list of owed steps can only
 * shrink.
 *
 * @param {readonly Row[]} rows
 * @param {ReadonlyMap<string, import('./inputs.mjs').Inputs>} inputs the present keys of all steps
 * @param {boolean} isRelease
 * @param {readonly string[]} [owed] names of steps that may be stale or missing for now
 */
export function judgeLog(rows, inputs, isRelease, owed = []) {
  const isOwed = (/** @type {string} */ step) => !isRelease && owed.includes(step)
  const byStep = new Map(rows.map((row) => [row.step, row]))
  const errors = [...byStep.keys()]
    .filter((step) => !inputs.has(step))
    .map((step) => `there is no step ${step}; remove its row from .ci/long.jsonl`)
  /** @type {string[]} */
  const warnings = []
  for (const [step, now] of inputs) {
    const row = byStep.get(step)
    if (row === undefined) {
      const list = isOwed(step) ? warnings : errors
      list.push(`${step} has no row in .ci/long.jsonl; run: .ci/long ${step}`)
      continue
    }
    const changed = changedFolders(row.inputs, now)
    if (changed.length === 0) {
      if (owed.includes(step)) errors.push(`${step} is current; remove it from .ci/long-owed.json`)
      continue
    }
    const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more folders` : ''
    const isRefused = isRelease || (row.seconds < SHORT && !isOwed(step))
    const list = isRefused ? errors : warnings
    list.push(
      `${step} is stale: ${changed.slice(0, NAMED).join(', ')}${more} changed since it passed at ${row.commit}; run: .ci/long ${step} (${row.seconds} s)`,
    )
  }
  return { errors, warnings }
}

/**
 * The steps whose rows are missing or stale, cheapest first. Steps that never ran come last.
 *
 * @param {readonly Row[]} rows
 * @param {ReadonlyMap<string, import('./inputs.mjs').Inputs>} inputs the present keys of all steps
 */
export function staleSteps(rows, inputs) {
  const byStep = new Map(rows.map((row) => [row.step, row]))
  const cost = (/** @type {string} */ step) => byStep.get(step)?.seconds ?? Infinity
  return [...inputs]
    .filter(([step, now]) => changedFolders(byStep.get(step)?.inputs ?? {}, now).length > 0)
    .map(([step]) => step)
    .sort((a, b) => (cost(a) < cost(b) ? -1 : 1))
}
