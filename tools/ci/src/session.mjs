import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runSteps } from './run-steps.mjs'
import { summaryOf } from './summary.mjs'

/** @typedef {import('./step.ts').Outcome} Outcome */

/** The root of this clone. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The exit codes of a run that a signal ends. */
const SIGNALS = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143 })

/** The options that describe the command of an `npx` call. */
const OF_NPX = ['npm_config_call', 'npm_config_package']

/**
 * The environment of the steps. If `npx --package=node@22 --call .ci/run` started the run, npx
 * passes these two options to every npx below it, and that npx would then reject its own command.
 *
 * @param {NodeJS.ProcessEnv} env the environment of the run
 * @param {NodeJS.ProcessEnv} added
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf(env, added) {
  return Object.fromEntries(
    Object.entries({ ...env, ...added }).filter(([name]) => !OF_NPX.includes(name)),
  )
}

/**
 * One run of the command. The command runs steps until all steps have ended or a signal arrives,
 * and then prints a summary of the results. After a signal, the command kills the steps that are
 * running, and does not start the steps that are waiting.
 *
 * @param {NodeJS.ProcessEnv} env added to the environment of every step
 */
export function openSession(env) {
  const stop = new AbortController()
  let status = 0
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.once(signal, () => {
      status = code
      stop.abort()
    })
  }
  const write = (/** @type {string} */ text) => process.stdout.write(text)
  /** @type {Map<string, Outcome>} */
  const all = new Map()
  return {
    write,
    /**
     * @param {readonly import('./step.ts').Step[]} steps
     * @param {Pick<Parameters<typeof runSteps>[1], 'times' | 'lanes' | 'deadline'>} options
     */
    async run(steps, options) {
      const run = {
        ...options,
        root: ROOT,
        env: environmentOf(process.env, env),
        write,
        signal: stop.signal,
      }
      for (const [name, outcome] of await runSteps(steps, run)) all.set(name, outcome)
      return all
    },
    /** Prints the summary. @returns {number} the exit code */
    close() {
      const { text, isPassed } = summaryOf(all)
      write(text)
      return status || (isPassed ? 0 : 1)
    },
  }
}

/** @param {string[]} args the arguments of git */
export function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}
