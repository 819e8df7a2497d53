// Proves in Coq the default cases of claims with up to four piles: writes a Coq file for each with
// @nim/prover/points-coq and has formal/check.sh compile it and say what it rests on.
//
//   npm run proofs:coq                  all, and the table docs/proofs/coq-cases.md with the seconds
//   npm run proofs:coq -- --check       all; the cases must be those of the table
//   npm run proofs:coq -- --sample 3    three of up to three piles, and NIM(4,3) by the corrected
//                                       appendix; --seed repeats a sample
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { registerSource } from '../tools/from-source/register.mjs'
import { acceptedByCoq } from './accepted-by-coq.mjs'

registerSource()
const root = new URL('../', import.meta.url)
const source = (path) => import(new URL(`packages/${path}`, root).href)
const { casesOf, formatCase } = await source('conjectures/src/index.ts')
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
const HEAD = ['case', 'theorem', 'theorems', 'seconds', 'the same of']

const { values: flags } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})

const pilesOf = ({ goals }) => Math.max(...goals.map(({ variables }) => variables.length))

/** Numbers of positions, their definitions as premises: formal/ has no theorem for such goals. */
const isImplication = ({ goals }) => goals.some(({ kind }) => kind === 'implication')

/** Every default case with goals for at most so many piles that formal/ has a theorem for. */
function casesUpTo(most) {
  return allUpTo(most).filter((each) => !isImplication(each))
}

function allUpTo(most) {
  return PROVABLE.flatMap(({ claim, parameters, goals }) =>
    casesOf(parameters, {}).map((one) => ({
      name: `${claim} ${formatCase(one)}`.trim(),
      goals: goals(one),
    })),
  ).filter((each) => pilesOf(each) <= most)
}

/** The Coq file of a case, or the position that refutes it. */
function fileOf({ name, goals }) {
  try {
    return { text: coqFile(goals) }
  } catch (error) {
    if (!(error instanceof NotDecidable)) throw error
    const wrong = goals
      .map((goal) => decideByPoints(goal))
      .find(({ counterexample }) => counterexample)
    if (wrong === undefined) throw new Error(`${name}: ${error.message}`, { cause: error })
    return { refutedAt: wrong.counterexample.position.join() }
  }
}

/** The files of these cases, each with its name; cases that say the same of the same game share one. */
function filesOf(cases) {
  const byBody = new Map()
  const refuted = []
  for (const each of cases) {
    const { text, refutedAt } = fileOf(each)
    if (refutedAt !== undefined) {
      refuted.push([each.name, refutedAt])
      continue
    }
    const body = text.replaceAll(/^\(\*\* .*, (SN|NIM|HNIM)\(.*\)\. \*\)$/gm, '')
    const known = byBody.get(body)
    if (known === undefined) byBody.set(body, { name: each.name, text, same: [] })
    else known.same.push(each.name)
  }
  return { files: [...byBody.values()], refuted }
}

/** Cases of up to three piles in an order that the seed gives, after the one that is always taken. */
function sampled(count, seed) {
  console.log(`sample of ${count}, seed ${seed}`)
  const random = seededRandom(Number(seed))
  const small = casesUpTo(FEW_PILES).filter(({ goals }) => goals.length < 10)
  const drawn = Array.from({ length: count }, () => small[Math.floor(random() * small.length)])
  return [...casesUpTo(MOST_PILES).filter(({ name }) => name === ALWAYS), ...drawn]
}

function page(files, refuted, told) {
  const rows = files.map(({ name, text, same }, i) => {
    const theorems = new Set([...text.matchAll(/^Theorem (\w+)/gm)].map(([, theorem]) => theorem))
    return [
      name,
      [...theorems].join(', '),
      String(told[i].theorems),
      told[i].seconds.toFixed(1),
      same.join('; '),
    ]
  })
  return `# Cases that Coq accepts

Written by \`npm run proofs:coq\`: the default cases of claims with goals, up to four piles, each as \`nimlab prove CASE
--by points --coq FILE\` writes it, and accepted by \`formal/check.sh FILE\` with no assumption. Seconds of processor
time; Coq takes 0.7 of them to load. A file has one theorem for each goal of the case; what the theorems say is
in [formal/](../../formal/README.md). Where a goal says that a strategy wins, the file says what the positions are, and
the theorems NT_1_rule and GMMV_M4 that the rule wins.

${markdownTable(HEAD, rows)}

No file is written for implications, whose facts have their definitions as premises. A solver proves them (GMMV-M4 is
also a theorem of Headlines.v, for all n):
${allUpTo(MOST_PILES)
  .filter(isImplication)
  .map(({ name }) => name)
  .join(', ')}.

No file is written for these either, which are refuted:

${markdownTable(['case', 'at'], refuted)}
`
}

/** The cases that a table lists, without what depends on the machine. */
function listed(text) {
  const cells = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|'))
  return cells
    .map((row) =>
      row
        .filter((_, i) => i !== 4)
        .map((cell) => cell.trim())
        .join('|'),
    )
    .join('\n')
}

const { files, refuted } = filesOf(
  flags.sample === undefined ? casesUpTo(MOST_PILES) : sampled(Number(flags.sample), flags.seed),
)
const told = acceptedByCoq(files.map(({ text }) => text))
if (flags.sample === undefined) {
  const text = page(files, refuted, told)
  if (!flags.check) {
    writeFileSync(TABLE, text)
    execFileSync(OXFMT, [fileURLToPath(TABLE)], { stdio: 'inherit' })
  } else if (listed(text) !== listed(readFileSync(TABLE, 'utf8'))) {
    throw new Error('docs/proofs/coq-cases.md lists other cases; npm run proofs:coq writes it anew')
  }
}
console.log(`${files.length} files accepted by Coq, ${refuted.length} cases refuted`)
