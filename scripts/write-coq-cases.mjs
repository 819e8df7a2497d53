// Proves in Coq the default cases of claims with up to four piles: writes a Coq file for each with
// @nim/prover/points-coq and has formal/check.sh compile it and say what it rests on.
//
//   npm run proofs:coq                  writes docs/proofs/coq-cases.md; Coq compiles the files whose digest
//                                       the table does not have, some at a time, each time the table is
//                                       written, so that a later run goes on where this one was stopped
//   npm run proofs:coq -- --check       all; cases and digests must be those of the table
//   npm run proofs:coq -- --sample 3    three of up to three piles that the table calls quick, and NIM(4,3)
//                                       by the corrected appendix, and three rows of the atlas; --seed repeats
//                                       a sample
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { registerSource } from '../tools/from-source/register.mjs'
import { acceptedByCoq } from './accepted-by-coq.mjs'
import { COQ_ROWS, coqTextOf } from './atlas/coq-rows.mjs'
import { coqOf } from './atlas/rows.mjs'

registerSource()
const root = new URL('../', import.meta.url)
const source = (path) => import(new URL(`packages/${path}`, root).href)
const { casesOf, formatCase } = await source('conjectures/src/index.ts')
const { checkGoal } = await source('conjectures/src/goals/check-goal.ts')
const { decideByPoints, PROVABLE } = await source('conjectures/src/goals/index.ts')
const { seededRandom } = await source('core/src/rules/own/seeded-random.ts')
const { NotDecidable } = await source('prover/src/points/index.ts')
const { coqFile } = await source('prover/src/points-coq/index.ts')
const { markdownTable } = await source('report/src/index.ts')

const TABLE = new URL('docs/proofs/coq-cases.md', root)
const OXFMT = fileURLToPath(new URL('node_modules/.bin/oxfmt', root))
/** NIM(4,3), in every sample. */
const ALWAYS = 'GMMV-App-fix'
const MOST_PILES = 4
const FEW_PILES = 3
/** Seconds of a case that a sample may have. */
const QUICK = 10
/** Files that Coq is given at a time, the development with them. */
const AT_A_TIME = 40
/** Where numbers of positions are compared with what is said of them; a smallest counterexample has few tokens. */
const BOX = { kind: 'box', max: 4 }
const HEAD = ['case', 'theorem', 'theorems', 'seconds', 'the same of', 'digest']
/** Where name, seconds and digest stand among the cells of a row, cut at its lines. */
const NAME = 1
const SECONDS = 4
const DIGEST = 6

const { values: flags } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})

const pilesOf = ({ goals }) => Math.max(...goals.map(({ variables }) => variables.length))

/** Every default case with goals for at most so many piles. */
function casesUpTo(most) {
  return PROVABLE.flatMap(({ claim, parameters, goals }) =>
    casesOf(parameters, {}).map((one) => ({
      name: `${claim} ${formatCase(one)}`.trim(),
      goals: goals(one),
    })),
  ).filter((each) => pilesOf(each) <= most)
}

/** The Coq file of a case, the position that refutes it, or why there is none of numbers of positions. */
function fileOf({ name, goals }) {
  try {
    return { text: coqFile(goals) }
  } catch (error) {
    if (!(error instanceof NotDecidable)) throw error
    const wrong = goals.map((goal) => refutes(goal)).find((position) => position)
    if (wrong) return { refutedAt: wrong.join() }
    if (goals.some(({ kind }) => kind === 'implication')) return { why: error.message }
    throw new Error(`${name}: ${error.message}`, { cause: error })
  }
}

/** Where a goal is wrong, if anywhere. */
function refutes(goal) {
  if (goal.kind === 'implication') return checkGoal(goal, BOX, null).wrongAt
  return decideByPoints(goal).counterexample?.position
}

/** The files of these cases, each with its name; cases that say the same of the same game share one. */
function filesOf(cases) {
  const byBody = new Map()
  const refuted = []
  const left = []
  for (const each of cases) {
    const { text, refutedAt, why } = fileOf(each)
    if (why !== undefined) {
      left.push([each.name, why])
      continue
    }
    if (refutedAt !== undefined) {
      refuted.push([each.name, refutedAt])
      continue
    }
    const body = text.replaceAll(/^\(\*\* .*, (SN|NIM|HNIM)\(.*\)\. \*\)$/gm, '')
    const known = byBody.get(body)
    if (known === undefined) {
      byBody.set(body, { name: each.name, text, digest: digestOf(text), same: [] })
    } else known.same.push(each.name)
  }
  return { files: [...byBody.values()], refuted, left }
}

/** Files of quick rows of the atlas, drawn by lot. */
function sampledRows(count, seed) {
  const random = seededRandom(Number(seed))
  const quick = COQ_ROWS.filter((row) => (coqOf(row)?.seconds ?? 0) <= QUICK)
  return Array.from({ length: count }, () => {
    const row = quick[Math.floor(random() * quick.length)]
    const text = coqTextOf(row)
    return { name: `${row.game} ${row.play}`, text, digest: digestOf(text) }
  })
}

function digestOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Quick cases of up to three piles in an order that the seed gives, after the one that is always taken. */
function sampled(count, seed) {
  console.log(`sample of ${count}, seed ${seed}`)
  const random = seededRandom(Number(seed))
  const quick = new Set(
    fileRows()
      .filter((row) => Number(row[SECONDS]) <= QUICK)
      .map((row) => row[NAME]),
  )
  const small = casesUpTo(FEW_PILES).filter(({ name }) => quick.has(name))
  const drawn = Array.from({ length: count }, () => small[Math.floor(random() * small.length)])
  return [...casesUpTo(MOST_PILES).filter(({ name }) => name === ALWAYS), ...drawn]
}

/** Of the files that Coq has accepted. */
function page({ files, refuted, left }, told) {
  const compiled = files.filter(({ digest }) => told.has(digest))
  const minutes =
    compiled.reduce((sum, { digest }) => sum + Number(told.get(digest).seconds), 0) / 60
  const waiting = files.filter(({ digest }) => !told.has(digest)).map(({ name }) => [name])
  const rows = compiled.map(({ name, text, digest, same }) => {
    const theorems = new Set([...text.matchAll(/^Theorem (\w+)/gm)].map(([, theorem]) => theorem))
    const { theorems: count, seconds } = told.get(digest)
    return [name, [...theorems].join(', '), count, seconds, same.join('; '), digest]
  })
  return `# Cases that Coq accepts

Written by \`npm run proofs:coq\`: the default cases of claims with goals, up to four piles, each as \`nimlab prove CASE
--coq FILE\` writes it, \`--by points\` or, of numbers of positions, \`--by smt\`, and accepted by \`formal/check.sh FILE\`
with no assumption. Seconds of processor time; Coq takes 0.7 of them to load. The digest is that of the file, the first 12
digits of SHA-256: a row is measured anew when it changes, and \`.ci/long\` compiles all, one after the other, which takes
some ${Math.round(minutes)} minutes of a free processor. A file has one theorem for each goal of the case, and for numbers of
positions another, which says what they are; what the theorems say is in [formal/](../../formal/README.md). Where a goal
about P-positions or remoteness says that a strategy wins, the file says what the positions are, and the theorems NT_1_rule
and GMMV_M4 that the rule wins.

A number is, in its file, the largest v ≥ 0 of which a formula is true, at the position or at one below it. That v is at
most red_i(x) exactly if v ≤ x_i and Σ min(x_j,v) ≥ kv, and that x is reduced exactly if this is so of all x_i, is for all
n what follows from the theorems DH_L2_7 and DH_T2_3. The length of a play is a number that is 0 where no move is legal and that
moves lower: the formula says so at x, for all legal moves.

${markdownTable(HEAD, rows)}

No file is written for these, which are refuted:

${markdownTable(['case', 'at'], refuted)}
${waiting.length === 0 ? '' : `\nFiles of these are written, and Coq has not been given them yet:\n\n${markdownTable(['case'], waiting)}\n`}
${left.length === 0 ? '' : `\nNor for these, which solvers prove:\n\n${markdownTable(['case', 'why'], left)}\n`}`
}

/** The rows of the table as it is, cut into cells. */
function rowsOf(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** The cases that a table lists, without what depends on the machine. */
function listed(text) {
  return rowsOf(text)
    .map((row) => row.filter((_, i) => i !== SECONDS).join('|'))
    .join('\n')
}

/** Has Coq compile the files; of each what check.sh says, by its digest. */
function accepted(files) {
  const said = acceptedByCoq(files.map(({ text }) => text))
  return new Map(
    said.map(({ theorems, seconds }, i) => [
      files[i].digest,
      { theorems: String(theorems), seconds: seconds.toFixed(1) },
    ]),
  )
}

/** The rows of files in the table as it is. */
function fileRows() {
  return rowsOf(readFileSync(TABLE, 'utf8')).filter((row) => /^[\da-f]{12}$/.test(row[DIGEST]))
}

/** What the table says of files, by their digest. */
function measured() {
  return new Map(
    fileRows().map((row) => [row[DIGEST], { theorems: row[SECONDS - 1], seconds: row[SECONDS] }]),
  )
}

function write(text) {
  writeFileSync(TABLE, text)
  execFileSync(OXFMT, [fileURLToPath(TABLE)], { stdio: 'inherit' })
}

const isSample = flags.sample !== undefined
const isWritten = !isSample && !flags.check
const found = filesOf(isSample ? sampled(Number(flags.sample), flags.seed) : casesUpTo(MOST_PILES))
if (isSample) found.files.push(...sampledRows(Number(flags.sample), flags.seed))
const told = isWritten ? measured() : new Map()
const changed = found.files.filter(({ digest }) => !told.has(digest))
const atATime = isWritten ? AT_A_TIME : changed.length
if (isWritten) write(page(found, told))
for (let i = 0; i < changed.length; i += atATime) {
  for (const [digest, said] of accepted(changed.slice(i, i + atATime))) told.set(digest, said)
  if (isWritten) write(page(found, told))
}
if (flags.check && listed(page(found, told)) !== listed(readFileSync(TABLE, 'utf8'))) {
  throw new Error('docs/proofs/coq-cases.md lists other cases; npm run proofs:coq writes it anew')
}
console.log(`${changed.length} files accepted by Coq, ${found.refuted.length} cases refuted`)
