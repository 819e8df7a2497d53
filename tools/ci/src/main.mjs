// The command behind `.ci/run` and `.ci/long`. CONTRIBUTING.md explains how to use them. The
// command starts before the npm packages are installed, so it imports only modules of Node. The
// command loads esbuild only when it compares keys.
import { parseArgs } from 'node:util'
import { LONG_STEPS } from '../steps/long.mjs'
import { RUN_STEPS } from '../steps/run.mjs'
import { checkLog, runLong } from './long.mjs'
import { runEverything } from './run.mjs'

const USAGE = 2
/** For each command, the options that only the other command accepts. */
const FOREIGN = { run: ['check', 'stale'], long: ['times'] }

const which = process.argv[2] === 'long' ? 'long' : 'run'
const { values: flags, positionals } = parsed()
const steps = which === 'run' ? RUN_STEPS : LONG_STEPS
const names = [...flags.only, ...positionals]
const unknown = names.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) refuse(`there is no step ${unknown.join(', ')}`)
const foreign = Object.entries(flags).find(([name, on]) => on && FOREIGN[which].includes(name))
if (foreign !== undefined) refuse(`there is no option --${foreign[0]}`)

if (flags.list) {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const lines = steps.map(({ name, what }) => `${name.padEnd(width)}  ${what}\n`)
  process.stdout.write(lines.join(''))
} else if (which === 'run') process.exitCode = await runEverything(names, flags)
else if (flags.check) process.exitCode = await checkLog(flags.release)
else process.exitCode = await runLong(names, flags.stale)

/** @param {string} problem @returns {never} */
function refuse(problem) {
  process.stderr.write(`.ci/${which}: ${problem}; .ci/${which} --list names the steps\n`)
  process.exit(USAGE)
}

function parsed() {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  try {
    return parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: {
        list: flag,
        only: { type: 'string', multiple: true, default: /** @type {string[]} */ ([]) },
        release: flag,
        times: flag,
        check: flag,
        stale: flag,
      },
    })
  } catch (error) {
    return refuse(/** @type {Error} */ (error).message.split('.')[0] ?? '')
  }
}
