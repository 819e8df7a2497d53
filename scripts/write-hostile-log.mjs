// Runs the tests on hostile input and damage, with the full counts, and writes
// docs/hostile-input.log. The log has one line for each test file, and one for each parser and each
// kind of file or certificate. The script exits with status 1 if a test failed.
//
// - `npm run hostile` runs all tests.
// - `npm run hostile -- --only certificates` runs only tests with this word in their names, and
//   keeps all other lines.
// - `npm run hostile -- --only certificates --report FILE` reads a report that vitest
//   --reporter=json wrote.
// - `npm run hostile -- --only certificates --named 'certificates 4[89]'` runs only tests with
//   matching names, and writes lines of their own for them.
//
// A line names the git tree of the workspace that contains its tests (`git rev-parse
// HEAD:WORKSPACE`), because the name of a commit can change.
//
// With NIMLAB_LONG=N instead of 1, every parser receives N texts instead of 100,000.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = new URL('..', import.meta.url).pathname
const LOG = join(ROOT, 'docs/hostile-input.log')

/** The workspaces with property tests of parsers. */
const parsing = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .filter((workspace) => existsSync(join(ROOT, workspace, 'test/hostile')))

/** Each of these test files has lines of its own. */
const ALONE = [
  ['hostile certificates', 'packages/prover', 'test/hostile/hostile-certificates.test.ts'],
  ['odd files', 'apps/experiments', 'test/hostile/odd-files.test.ts'],
  ['commands at once', 'apps/experiments', 'test/hostile/simultaneous.test.ts'],
]

/**
 * @type {[what: string, workspace: string, files: string][]} the kind of input, and where its tests
 * are
 */
const TRIED = [
  ...parsing.map((workspace) => ['hostile texts and files', workspace, 'test/hostile/']),
  ...ALONE,
  ['failing file systems', 'apps/experiments', 'test/faults/faults.test.ts'],
  ['bad modules', 'apps/experiments', 'test/bad-modules.test.ts'],
  ['hostile command lines', 'apps/experiments', 'test/hostile-lines.test.ts'],
  ['races for a stale lock', 'packages/sweep', 'test/lock.test.ts'],
  ['SIGKILLs of a sweep', 'apps/experiments', 'test/sweep-chaos.test.ts'],
  ['random damages of a sweep', 'packages/sweep', 'test/random-damage.test.ts'],
  ['damages of a sweep', 'packages/sweep', 'test/damage.test.ts'],
  ['forged records', 'packages/sweep', 'test/forged.test.ts'],
  ['damages of tables', 'packages/bruteforce', 'test/table-file/damage.test.ts'],
  ['altered certificates', 'apps/experiments', 'test/received/altered-certificates.test.ts'],
  ['altered atlases', 'apps/experiments', 'test/received/recheck-atlas.test.ts'],
  ['forged results in Redis', 'packages/sweep', 'test-redis/forged.test.ts'],
]

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    named: { type: 'string', default: '' },
    report: { type: 'string' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'nimlab-hostile-log-'))
const git = (...args) => execFileSync('git', args, { cwd: ROOT }).toString().trim()
const today = new Date().toISOString().slice(0, 10)
/** Returns the tested tree and the date. */
const whenOf = (workspace) => {
  const tree = git('rev-parse', '--short', `HEAD:${workspace}`)
  const changes = git('status', '--porcelain', workspace) === '' ? '' : ' with changes'
  return `tree ${tree}${changes}, ${today}`
}
/**
 * The lines of each test file, indexed by its path. If this run does not run a test file, the lines
 * of this file remain.
 */
const sections = new Map()
if (flags.only !== '' || flags.named !== '') {
  let section
  for (const line of readFileSync(LOG, 'utf8').trimEnd().split('\n')) {
    const where = /\(([^()]+), (?:commit|tree) /.exec(line)?.[1]
    if (where !== undefined) sections.set(where, (section = []))
    if (where !== undefined || line.startsWith(' ')) section?.push(line)
  }
}
let found = 0

for (const [what, workspace, files] of TRIED) {
  if (!what.includes(flags.only)) continue
  const file = `${workspace}/${files}`
  const where = flags.named === '' ? file : `${file}, ${flags.named}`
  const when = whenOf(workspace)
  const lines = []
  // A run of all tests in a file replaces earlier lines about some of these tests.
  for (const key of sections.keys()) if (key.startsWith(`${where},`)) sections.delete(key)
  sections.set(where, lines)
  const add = (line) => {
    console.log(line)
    lines.push(line)
  }
  const began = performance.now()
  const report = flags.report ?? reportOf(workspace, files)
  if (!existsSync(report)) {
    found += 1
    add(`${what}: FAILED, the tests ended without a report (${where}, ${when})`)
    continue
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const took =
    flags.report === undefined ? `, ${((performance.now() - began) / 1000).toFixed(0)} s` : ''
  found += numFailedTests
  add(
    `${what}: ${numPassedTests} tests passed, ${numFailedTests} failed${took} (${where}, ${when})`,
  )
  const tests = testResults.flatMap((file) => file.assertionResults)
  for (const { title, status, meta } of tests) {
    if (status === 'failed') add(`  FAILED: ${title}`)
    else if (meta?.counted !== undefined) add(`  ${title}: ${meta.counted}`)
  }
  for (const line of familyLines(tests.flatMap(({ meta }) => meta?.families ?? []))) add(line)
}
rmSync(folder, { recursive: true })
const isClean = ![...sections.values()].flat().some((line) => /FAILED|, [1-9]\d* failed/.test(line))
const lines = [...sections.values()].flat()
writeFileSync(LOG, `${[...lines, isClean ? 'all clean' : 'something was found'].join('\n')}\n`)
console.log(isClean ? 'all clean' : 'something was found')
process.exitCode = found === 0 ? 0 : 1

/**
 * Runs test files. Returns the path of the report. The report does not exist if the tests end
 * early.
 */
function reportOf(workspace, files) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const isRedis = files.startsWith('test-redis/')
  const config = isRedis ? ['--config', 'test-redis/vitest.config.ts'] : []
  const others = files.endsWith('/') ? ALONE.flatMap(([, , file]) => ['--exclude', file]) : []
  const named = flags.named === '' ? [] : ['-t', flags.named]
  const args = ['vitest', 'run', ...config, ...others, ...named, files]
  spawnSync('npx', ['--no-install', ...args, '--reporter=json', `--outputFile=${report}`], {
    cwd: join(ROOT, workspace),
    env: { ...process.env, NIMLAB_LONG: process.env.NIMLAB_LONG ?? '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return report
}

/**
 * One line for each family. It states how often each result occurred, the longest time and the
 * largest memory.
 */
function familyLines(measured) {
  const inOrder = (list) => [...new Set(list)].sort((a, b) => (a < b ? -1 : 1))
  const names = inOrder(measured.map(({ family }) => family))
  return names.map((name) => {
    const all = measured.filter(({ family }) => family === name)
    const words = inOrder(all.map(({ word }) => word))
    const counts = words.map((word) => `${all.filter((one) => one.word === word).length} ${word}`)
    const most = (field) => Math.max(...all.map((one) => one[field]))
    return `  ${name}: ${all.length}: ${counts.join(', ')}; at most ${most('seconds').toFixed(1)} s of processor time, ${Math.ceil(most('mebibytes'))} MiB`
  })
}
