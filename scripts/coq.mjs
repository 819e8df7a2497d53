// Proves in Coq the default cases of claims with up to four piles, and the rows of docs/atlas. The
// script uses @nim/prover/points-coq to write a Coq file for each case and each row. For games
// solved by shift rules, it uses @nim/prover/shift-coq. formal/check.sh compiles the file and
// prints the assumptions on which it rests.
//
// - `npm run proofs:coq` proves the cases whose digest docs/proofs/coq-cases.jsonl does not
//   contain. It updates this file after every few cases, so a later run can continue.
// - `npm run proofs:coq -- --check` proves all cases. The cases and digests must be those of the
//   file.
// - `npm run proofs:coq -- --check --cases '^DH-'` proves only the matching cases.
// - `npm run proofs:coq -- --sample 3` proves three quick cases with up to three piles, NIM(4,3) by
//   the corrected appendix, and three rows of the atlas. Use `--seed` to repeat a sample.
// - `npm run proofs:coq -- --shifts` proves the games solved by shift rules that
//   docs/proofs/coq-shifts.jsonl does not contain.
// - `npm run proofs:coq -- --shifts --check` proves all of these games. They must be those of
//   coq-shifts.jsonl.
// - `npm run atlas:coq` proves the rows that docs/atlas/coq.jsonl does not contain.
// - `npm run atlas:coq -- --check` proves all rows. They must be those of coq.jsonl.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const pages = await import('@nim/pages')

const root = new URL('../', import.meta.url)
const files = pages.filesIn(fileURLToPath(root))
/** The number of files that one call of Coq compiles, in addition to the development. */
const AT_A_TIME = 120

const { values: flags } = parseArgs({
  options: {
    rows: { type: 'boolean', default: false },
    shifts: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    cases: { type: 'string', default: '' },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})

/**
 * Compiles these files with Coq. Returns the number of theorems and the processor seconds for each
 * file.
 */
function accepted(asked) {
  if (asked.length === 0) return []
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'nimlab-coq-')))
  try {
    const paths = asked.map(({ text }, i) => {
      const path = join(directory, `case${i + 1}.v`)
      writeFileSync(path, text)
      return path
    })
    const check = fileURLToPath(new URL('formal/check.sh', root))
    const said = execFileSync('bash', [check, ...paths], { stdio: ['ignore', 'pipe', 'inherit'] })
    console.log(said.toString().replaceAll(`${directory}/`, ''))
    return pages.checkedFiles(said.toString(), paths)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Proves files in batches, and writes the data file after each batch. */
function grown(path, asked, linesWith) {
  for (let i = 0; i === 0 || i < asked.length; i += AT_A_TIME) {
    const some = asked.slice(i, i + AT_A_TIME)
    const said = accepted(some)
    const lines = linesWith(new Map(some.map(({ name }, k) => [name, said[k]])))
    writeFileSync(new URL(path, root), pages.linesText(lines))
  }
}

if (flags.sample !== undefined) {
  console.log(`sample of ${flags.sample}, seed ${flags.seed}`)
  const drawn = pages.coqSample(files, Number(flags.sample), Number(flags.seed))
  accepted(drawn)
  console.log(`${drawn.length} files accepted by Coq`)
} else {
  // The plan of all cases takes five minutes, so a sample does not use it.
  const planOf = flags.shifts
    ? pages.coqShiftPlan
    : flags.rows
      ? pages.coqRowPlan
      : pages.coqCasePlan
  const plan = planOf(files)
  if (flags.check) check(plan)
  else {
    grown(plan.path, plan.missing, plan.linesWith)
    console.log(`${plan.missing.length} more, ${plan.count} ${plan.said}`)
  }
}

/** Compiles the selected files of a plan with Coq. The plan must agree with the data file. */
function check(plan) {
  plan.requireCurrent()
  const chosen = new RegExp(flags.cases)
  const own = plan.all.filter(({ name }) => chosen.test(name))
  accepted(own)
  console.log(`${own.length} ${plan.said}`)
}
