// Runs solvers on the claims that they prove case by case, and writes docs/proofs/smt.jsonl. `npm
// run docs` generates a table from it. The script takes some minutes. The seconds depend on the
// machine, so CI does not compare the file.
//
// - `npm run proofs` computes every row again.
// - `npm run proofs -- --solver z3 --solver cvc5` computes every row of these solvers only.
// - `npm run proofs -- --only DH-T6.1 --only 'DH-C1 n=3 k=2'` computes these rows and keeps all
//   others. It adds any missing row.
//
// `--only` accepts a claim, or a claim and its case as in the first two columns of the table. With
// `--only`, the script runs every solver that has such a row or can have such a row.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const pages = await import('@nim/pages')

const root = new URL('../', import.meta.url)
const path = 'docs/proofs/smt.jsonl'
const nimlab = fileURLToPath(new URL('apps/experiments/bin/nimlab.mjs', root))
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    solver: { type: 'string', multiple: true },
  },
})

const given = new Map()

/**
 * The lines of one command. The command runs once, in a separate process, so that the measured
 * memory belongs to this row alone.
 */
function run(args, solver) {
  const key = [solver, ...args].join(' ')
  if (given.has(key)) return given.get(key)
  console.error(key)
  const { status, stdout } = spawnSync(
    process.execPath,
    [nimlab, 'prove', ...args, '--by', 'smt', '--solver', solver, '--threads', '2', '--json'],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  // Exit code 1 means refuted and 3 means incomplete. Both are results. Exit code 2 means that the
  // solver is missing.
  if (status === null || status > 3) throw new Error(`${key}: exit code ${status}`)
  const records =
    status === 2
      ? []
      : stdout
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line))
  given.set(key, pages.smtLines(records, solver))
  return given.get(key)
}

const stored = pages.linesOf(pages.filesIn(fileURLToPath(root)), path, pages.parseSmtLine)
const lines =
  flags.only === undefined
    ? pages.allSmtLines(run, flags.solver)
    : pages.renewedSmtLines(flags.only, stored, run)
pages.solverVersions(lines)
writeFileSync(new URL(path, root), pages.linesText(lines))
