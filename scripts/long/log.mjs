/**
 * One run of a step that passed: a line of `.ci/long.jsonl`.
 *
 * @typedef {object} Row
 * @property {string} step its name
 * @property {string} inputs the digest of what it depends on
 * @property {string} commit on which it ran
 * @property {string} date YYYY-MM-DD
 * @property {number} seconds by the clock
 * @property {string} machine number and name of its processors
 * @property {string} result what the step said last
 */

/** @param {string} text of the log @returns {Row[]} */
export function readLog(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/**
 * The log with a row in the place of the earlier one of its step.
 *
 * @param {readonly Row[]} rows
 * @param {Row} row
 * @param {readonly string[]} names of the steps; rows of others are left out
 */
export function withRow(rows, row, names) {
  const all = new Map([...rows, row].map((one) => [one.step, one]))
  return names
    .flatMap((name) => all.get(name) ?? [])
    .map((one) => `${JSON.stringify(one)}\n`)
    .join('')
}

/**
 * What is wrong with the log: a line for each step that passed with other inputs than those of the tree.
 *
 * @param {readonly Row[]} rows
 * @param {ReadonlyMap<string, string>} digests of the inputs of each step as they are
 */
export function stale(rows, digests) {
  return rows
    .filter(({ step, inputs }) => digests.has(step) && digests.get(step) !== inputs)
    .map(
      ({ step, commit }) =>
        `${step} has other inputs since ${commit} in .ci/long.jsonl; run: .ci/long ${step}`,
    )
}

/**
 * The steps of which the log has no row: they have not passed since it is kept.
 *
 * @param {readonly Row[]} rows
 * @param {readonly string[]} names of the steps
 */
export function notLogged(rows, names) {
  return names.filter((name) => !rows.some(({ step }) => step === name))
}
