import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RUN_STEPS } from '../steps/run.mjs'
import { DEADLINE } from './limit.mjs'
import { git, openSession, ROOT } from './session.mjs'
import { absentTools, installStep } from './tools.mjs'

/** The number of steps that run at the same time. */
const LANES = 2
/**
 * The seconds that each step takes on an idle machine. The time limit of a step is derived from
 * this time; see `limitOf`.
 */
const TIMES = join(ROOT, '.ci/times.json')

/**
 * Runs all steps of `.ci/run`, or only the named steps.
 *
 * @param {readonly string[]} names
 * @param {{ release: boolean, times: boolean }} flags `release`: every stale row of the long log is
 * an error;
 *   `times`: write the times of the steps that pass
 * @returns {Promise<number>} the exit code
 */
export async function runEverything(names, flags) {
  const chosen = RUN_STEPS.filter(({ name }) => names.length === 0 || names.includes(name))
  const tools = installStep(absentTools(chosen.flatMap(({ needs = [] }) => needs)))
  const seed = git('rev-list', '--count', 'HEAD')
  const session = openSession({
    NIMLAB_SEED: seed,
    NIMLAB_NO_SKIPS: '1',
    ...(flags.release && { NIMLAB_RELEASE: '1' }),
  })
  session.write(`seed of the samples: NIMLAB_SEED=${seed}\n`)
  /** @type {Record<string, number>} */
  const times = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {}
  const steps = names.length === 0 ? [tools, ...chosen] : chosen
  const outcomes = await session.run(steps, { times, lanes: LANES, deadline: DEADLINE })
  if (flags.times) {
    for (const [name, { result, seconds }] of outcomes) {
      if (result === 'passed') times[name] = Math.round(seconds)
    }
    writeFileSync(TIMES, `${JSON.stringify(times, null, 2)}\n`)
  }
  return session.close()
}
