import { inTurn } from './in-turn.mjs'
import { limitOf } from './limit.mjs'
import { runStep } from './run-step.mjs'

/**
 * @typedef {import('./step.ts').Step} Step
 * @typedef {import('./step.ts').Outcome} Outcome
 */

/** @type {Outcome} */
const NOT_RUN = { result: 'not run', seconds: 0, output: '' }

/**
 * Runs steps, several at a time. A step begins as soon as the steps before it have ended, whatever
 * their results are. If a required step does not pass, the remaining steps do not run.
 *
 * @param {readonly Step[]} steps the steps in the order in which they begin
 * @param {object} options
 * @param {string} options.root the folder in which the commands run
 * @param {NodeJS.ProcessEnv} options.env
 * @param {Readonly<Record<string, number>>} options.times the usual time of each step, in seconds
 * @param {number} [options.lanes] the number of steps that run at the same time
 * @param {number} [options.deadline] seconds for all steps together
 * @param {(text: string) => void} options.write
 * @param {AbortSignal} options.signal stops running steps and starts no more
 * @param {(step: Step, outcome: Outcome) => void} [options.onEnd]
 * @returns {Promise<Map<string, Outcome>>} by name, in the order of the steps
 */
export async function runSteps(steps, options) {
  const { times, lanes = 1, deadline = Infinity, write, signal, onEnd } = options
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  const turn = inTurn(write)
  const names = new Set(steps.map(({ name }) => name))
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map()
  const waiting = [...steps]
  let isStopped = false

  const required = steps.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  /** @param {Step} step */
  const isReady = ({ name, after = [] }) =>
    [...required.filter((one) => one !== name), ...after].every(
      (one) => outcomes.has(one) || !names.has(one),
    )

  /** @param {Step} step */
  async function run(step) {
    const { write: print, end } = turn()
    const left = deadline - elapsed()
    let outcome = NOT_RUN
    print(`\n== ${step.name}: ${step.what} (${clock(elapsed())})\n`)
    if (isStopped || signal.aborted || left <= 0) {
      print(
        `${step.name}: not run, ${left <= 0 ? 'no time is left' : 'a step before it failed or was stopped'}\n`,
      )
    } else {
      const limit = Math.min(step.limit ?? limitOf(times[step.name]), left)
      outcome = await runStep(step, { ...options, limit, write: print })
      print(`${step.name}: ${outcome.result} in ${clock(outcome.seconds)}\n`)
    }
    end()
    if (step.isRequired && outcome.result !== 'passed') isStopped = true
    outcomes.set(step.name, outcome)
    onEnd?.(step, outcome)
  }

  /** @type {Set<Promise<void>>} */
  const running = new Set()
  while (outcomes.size < steps.length) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1
    const [step] = next < 0 ? [] : waiting.splice(next, 1)
    if (step !== undefined) {
      const one = run(step).finally(() => running.delete(one))
      running.add(one)
    } else if (running.size > 0) await Promise.race(running)
    else
      throw new Error(
        `these steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`,
      )
  }
  return new Map(steps.map(({ name }) => [name, /** @type {Outcome} */ (outcomes.get(name))]))
}

/**
 * @param {number} seconds
 * @returns {string} minutes and seconds, as in 7:05
 */
export function clock(seconds) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
