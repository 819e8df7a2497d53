// `npm run test:times` tests every package separately and writes the time that each package takes.
// Only Linux reports the processor seconds of ended processes.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const TICKS_PER_SECOND = 100

/**
 * The processor seconds, user and system, of all ended processes that this process started directly
 * or indirectly.
 */
function childSeconds() {
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1].split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}

/** The number of passed tests, the processor seconds and the wall-clock seconds of a package. */
function measured(folder, report) {
  const [before, began] = [childSeconds(), performance.now()]
  const args = [VITEST, 'run', '--reporter=dot', '--reporter=json', `--outputFile=${report}`]
  const { status, signal } = spawnSync(process.execPath, args, {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${folder}: the tests ended with ${signal ?? status}`)
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return [numPassedTests, childSeconds() - before, (performance.now() - began) / 1000]
}

const work = mkdtempSync(join(tmpdir(), 'nimlab-times-'))
const rows = ['packages', 'apps', 'tools']
  .flatMap((floor) => readdirSync(join(ROOT, floor)).map((name) => `${floor}/${name}`))
  .filter((folder) => existsSync(join(ROOT, folder, 'vitest.config.ts')))
  .map((folder) => [folder, measured(folder, join(work, 'report.json'))])
  .toSorted(([, [, a]], [, [, b]]) => b - a)
rmSync(work, { recursive: true })
const all = [0, 1, 2].map((i) => rows.reduce((sum, [, numbers]) => sum + numbers[i], 0))
const lines = [...rows, ['all', all]].map(
  ([name, numbers]) => `| ${name} | ${numbers.map((number) => number.toFixed(0)).join(' | ')} |`,
)
writeFileSync(
  join(ROOT, 'docs/test-times.md'),
  `# How long the tests take

Written by \`npm run test:times\`, which runs the tests of one package after the other with Vitest; nothing here is edited
by hand. Processor seconds include Vitest and all processes that the tests start. Seconds are measured by the clock: they
are longer if other programs run too. Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0].model},
${cpus().length} cores, Node ${process.versions.node}.

| package | tests passed | processor seconds | seconds |
| :--- | ---: | ---: | ---: |
${lines.join('\n')}
`,
)
