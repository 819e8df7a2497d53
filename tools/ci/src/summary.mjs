import { clock } from './run-steps.mjs'

/** @typedef {import('./step.ts').Outcome} Outcome */

/**
 * The total number of tests that passed and the total number that failed, according to all Vitest
 * runs in the output.
 *
 * @param {string} output the output without colours
 */
function testsIn(output) {
  const counts = { passed: 0, failed: 0 }
  for (const [line] of output.matchAll(/\bTests {2,}\d+ (?:passed|failed|skipped|todo).*/g)) {
    counts.passed += Number(/(\d+) passed/.exec(line)?.[1] ?? 0)
    counts.failed += Number(/(\d+) failed/.exec(line)?.[1] ?? 0)
  }
  return counts
}

/**
 * The failed tests that Vitest names in the output, each with the first line of its error. A host
 * of repositories may keep only the last lines of a run, so the summary repeats them.
 *
 * @param {string} output the output without colours
 * @returns {readonly string[]} one line a test
 */
function failuresIn(output) {
  // turbo writes the name of the task before each line
  const lines = output.split('\n').map((line) => line.replace(/^@nim\/\S+: ?/, ''))
  const isFailure = (/** @type {string} */ line) => /^ ?FAIL {2}/.test(line)
  return lines.flatMap((line, i) => {
    if (!isFailure(line)) return []
    // if several tests have the same error, Vitest prints the error once, after their names
    const error = lines.slice(i).find((one) => !isFailure(one))
    return [`${line.replace(/^ ?FAIL {2}/, '').trim()}: ${error}`]
  })
}

/**
 * The last lines of a run. These lines consist of the failed tests, a table of the steps, the
 * number of steps with each result, and the number of tests. If a step did not pass and its output
 * names no failed test, the table counts the step as one failed test. The last line of a failed run
 * therefore never says `0 failed`.
 *
 * @param {ReadonlyMap<string, Outcome>} outcomes
 * @returns {{ text: string, isPassed: boolean }}
 */
export function summaryOf(outcomes) {
  const width = Math.max(4, ...[...outcomes.keys()].map((name) => name.length))
  const table = [...outcomes].map(
    ([name, { result, seconds }]) =>
      `${name.padEnd(width)}  ${result.padEnd(7)}  ${clock(seconds).padStart(6)}`,
  )
  /** @type {Map<string, number>} */
  const steps = new Map([
    ['passed', 0],
    ['failed', 0],
  ])
  let [passed, failed] = [0, 0]
  /** @type {string[]} */
  const failures = []
  for (const [name, { result, output }] of outcomes) {
    steps.set(result, (steps.get(result) ?? 0) + 1)
    const tests = testsIn(output)
    passed += tests.passed
    if (result === 'passed') continue
    failed += Math.max(1, tests.failed)
    failures.push(...failuresIn(output).map((failure) => `${name} failed: ${failure}`))
  }
  const lines = [
    ...failures,
    `${'step'.padEnd(width)}  result     time`,
    ...table,
    `steps: ${[...steps].map(([result, count]) => `${count} ${result}`).join(', ')}`,
    `tests: ${passed} passed, ${failed} failed`,
  ]
  return { text: `\n${lines.join('\n')}\n`, isPassed: failed === 0 }
}
