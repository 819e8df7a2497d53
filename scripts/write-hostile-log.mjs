// Runs what tries hostile input and damage, with the full counts, and writes docs/hostile-input.log: one line a
// test file, and one for each parser. Ends with 1 if something was found.
//
//   npm run hostile
//
// NIMLAB_LONG=N in the place of 1 gives every parser N texts instead of 100,000.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('..', import.meta.url).pathname
const LOG = join(ROOT, 'docs/hostile-input.log')

/** The workspaces with properties of parsers. */
const parsing = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .filter((workspace) => existsSync(join(ROOT, workspace, 'test/hostile')))

/** @type {[what: string, workspace: string, files: string][]} what is tried, where */
const TRIED = [
  ...parsing.map((workspace) => ['hostile texts and files', workspace, 'test/hostile/']),
  ['hostile command lines', 'apps/experiments', 'test/hostile-lines.test.ts'],
  ['races for a stale lock', 'packages/sweep', 'test/lock.test.ts'],
  ['SIGKILLs of a sweep', 'apps/experiments', 'test/sweep-chaos.test.ts'],
  ['random damages of a sweep', 'packages/sweep', 'test/random-damage.test.ts'],
  ['damages of a sweep', 'packages/sweep', 'test/damage.test.ts'],
  ['forged records', 'packages/sweep', 'test/forged.test.ts'],
  ['damages of tables', 'packages/bruteforce', 'test/table-file/damage.test.ts'],
  ['altered certificates', 'apps/experiments', 'test/received/altered-certificates.test.ts'],
  ['forged results in Redis', 'packages/sweep', 'test-redis/forged.test.ts'],
]

const folder = mkdtempSync(join(tmpdir(), 'nimlab-hostile-log-'))
const report = join(folder, 'report.json')
const git = (...args) => execFileSync('git', args, { cwd: ROOT }).toString().trim()
const lines = [
  `commit ${git('rev-parse', '--short', 'HEAD')}, ${new Date().toISOString().slice(0, 10)}`,
]
let found = 0

for (const [what, workspace, files] of TRIED) {
  const isRedis = files.startsWith('test-redis/')
  const config = isRedis ? ['--config', 'test-redis/vitest.config.ts'] : []
  rmSync(report, { force: true })
  const began = performance.now()
  spawnSync(
    'npx',
    [
      '--no-install',
      'vitest',
      'run',
      ...config,
      files,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    {
      cwd: join(ROOT, workspace),
      env: { ...process.env, NIMLAB_LONG: process.env.NIMLAB_LONG ?? '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (!existsSync(report)) {
    found += 1
    add(`${what}: FAILED, the tests ended without a report (${workspace}/${files})`)
    continue
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  found += numFailedTests
  const where = `${workspace}/${files}`
  add(`${what}: ${numPassedTests} tests passed, ${numFailedTests} failed, ${seconds} s (${where})`)
  for (const { title, status, meta } of testResults.flatMap((file) => file.assertionResults)) {
    if (status === 'failed') add(`  FAILED: ${title}`)
    else if (meta?.counted !== undefined) add(`  ${title}: ${meta.counted}`)
  }
}
rmSync(folder, { recursive: true })
add(found === 0 ? 'all clean' : `${found} found`)
writeFileSync(LOG, `${lines.join('\n')}\n`)
process.exitCode = found === 0 ? 0 : 1

function add(line) {
  console.log(line)
  lines.push(line)
}
