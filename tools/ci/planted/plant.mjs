// Breaks a clone of HEAD as breaks.mjs describes and runs the step that must notice the break: node
// tools/ci/planted/plant.mjs [--whole] [NAME …]. Each step must first pass without the break. The
// caches are therefore warm, and any failure is due to the break. --whole runs all of .ci/run for
// every break, and no other step may fail.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { ROOT } from '../src/session.mjs'
import { BREAKS, BROKEN_ROW } from './breaks.mjs'

/** @typedef {import('./breaks.mjs').Break} Break */

const { values: flags, positionals } = parseArgs({
  options: { whole: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const breaks = BREAKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const folder = mkdtempSync(join(tmpdir(), 'nimlab-planted-'))
const clone = join(folder, 'clone')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

execFileSync('git', ['clone', '--quiet', '--shared', ROOT, clone])
for (const script of ['setup', 'build']) {
  execFileSync('npm', ['run', '--silent', script], { cwd: clone, stdio: 'inherit' })
}
// At HEAD, the row that some breaks change may be stale, so this script first makes it current.
const { pretendRun } = await import(join(clone, 'tools/ci/src/long.mjs'))
await pretendRun(BROKEN_ROW)
const author = ['-c', 'user.name=planted', '-c', 'user.email=planted@localhost']
execFileSync('git', [...author, 'commit', '--quiet', '--all', '--message=Renew a row'], {
  cwd: clone,
})
/** @type {Map<string, Record<string, string>>} */
const unbroken = new Map()
let noticed = 0
for (const one of breaks) {
  const { name, steps, workspace = '', result = 'failed' } = one
  const key = flags.whole ? 'all steps' : `${steps.join()} ${workspace}`
  const before = unbroken.get(key) ?? resultsOf(one, process.env['PATH'] ?? '')
  unbroken.set(key, before)
  const path = apply(one)
  const after = resultsOf(one, path)
  undo()
  const last = steps.at(-1) ?? ''
  const expected = { ...before, [last]: result }
  const isNoticed =
    Object.values(before).every((each) => each === 'passed') &&
    JSON.stringify(after) === JSON.stringify(expected)
  if (isNoticed) noticed += 1
  process.stdout.write(
    `${isNoticed ? 'noticed' : 'NOT NOTICED'}: ${name} by ${last} (${told(before)}; broken: ${told(after)})\n`,
  )
}
process.stdout.write(`${noticed} of ${breaks.length} breaks noticed\n`)
process.exitCode = noticed === breaks.length ? 0 : 1

/**
 * The result of each step, as the table at the end of a run shows it.
 *
 * @param {Break} one
 * @param {string} path the value of PATH
 */
function resultsOf({ steps, workspace }, path) {
  const only = flags.whole ? [] : steps.flatMap((step) => ['--only', step])
  const { stdout } = spawnSync(process.execPath, ['tools/ci/src/main.mjs', 'run', ...only], {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      PATH: path,
      ...(!flags.whole && workspace && { NIMLAB_PACKAGE: workspace }),
    },
  })
  const table = stripVTControlCharacters(stdout).split('\nstep ').at(-1) ?? ''
  const rows = table.matchAll(/^(\S+) +(passed|failed|hung|not run) +\d+:\d\d$/gm)
  return /** @type {Record<string, string>} */ (
    Object.fromEntries([...rows].map(([, step, result]) => [step, result]))
  )
}

/** @param {Record<string, string>} results */
function told(results) {
  return Object.entries(results)
    .map(([step, result]) => `${step} ${result}`)
    .join(', ')
}

/** @param {Break} one @returns {string} the value of PATH */
function apply({ name, hidden, file, find, replace = '' }) {
  if (hidden !== undefined) return pathWithout(hidden)
  const path = join(clone, file ?? '')
  const text = readFileSync(path, 'utf8')
  const broken = find === undefined ? text + replace : text.replace(find, () => replace)
  if (broken === text) throw new Error(`${name}: nothing in ${file} matches ${find}`)
  writeFileSync(path, broken)
  // steps compare their output with the index, so the index must contain the break
  execFileSync('git', ['add', '--all'], { cwd: clone })
  return process.env['PATH'] ?? ''
}

function undo() {
  execFileSync('git', ['reset', '--quiet', '--hard'], { cwd: clone })
  execFileSync('git', ['clean', '-fdq'], { cwd: clone })
}

/** A folder with links to every program on PATH except one. @param {string} hidden */
function pathWithout(hidden) {
  const bin = join(folder, `without-${hidden}`)
  mkdirSync(bin)
  for (const from of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const program of listed(from)) {
      if (program === hidden) continue
      try {
        accessSync(join(from, program), constants.X_OK)
        symlinkSync(join(from, program), join(bin, program))
      } catch {
        // this is not a program, or an earlier folder already contains a program with this name
      }
    }
  }
  return bin
}

/** @param {string} path */
function listed(path) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
