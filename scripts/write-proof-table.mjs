// Writes docs/proofs/README.md: what is proved for all positions, case by case with the embedded
// solver (and by z3 and cvc5 where they are on PATH), and where the general proofs are. Takes some
// minutes; the seconds depend on the machine, so CI does not compare the file.
//
//   npm run proofs                                             every row anew
//   npm run proofs -- --solver z3 --solver cvc5                every row of these solvers, no others
//   npm run proofs -- --only DH-T6.1 --only 'DH-C1 n=3 k=2'    these rows; all others are kept
//   npm run proofs -- --only 'GMMV-T2 n=6'                     the same; a row that is missing is added
//   npm run proofs -- --keep                                   no row; what is around them
//
// --only takes a claim, or a claim and its case as in the first two columns of the table, and runs
// the solvers that have such rows, or may have. The other rows are read from the table in the file.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const root = new URL('../', import.meta.url)
const source = (path) => import(new URL(`packages/${path}`, root).href)
const { CLAIMS } = await source('conjectures/src/papers/registry.ts')
const { coqProofOf, writtenProofOf } = await source('conjectures/src/cards/cards.ts')
const { WITHOUT_GOALS } = await source('conjectures/src/goals/index.ts')
const { GMMV_IMPLICATIONS } = await source('conjectures/src/goals/gmmv/implications.ts')
const { DH_IMPLICATIONS } = await source('conjectures/src/goals/dh/implications.ts')
const { NT_IMPLICATIONS } = await source('conjectures/src/goals/nt/implications.ts')
const { formatCase } = await source('conjectures/src/index.ts')
const { TESTED_VERSIONS } = await source('prover/src/index.ts')
const { markdownTable } = await source('report/src/index.ts')

const FILE = new URL('docs/proofs/README.md', root)
const NIMLAB = fileURLToPath(new URL('apps/experiments/bin/nimlab.mjs', root))

// One process a row, so that memory is that of the row. Claims with many small cases are one row.
const ROWS = [
  ['nim-4-3'],
  ...[2, 3, 4, 5].map((n) => ['GMMV-T2', '--n', String(n)]),
  ['GMMV-F2'],
  ['GMMV-F3'],
  ...GMMV_IMPLICATIONS.map(({ claim }) => [claim]),
  ...[3, 4, 5, 6].flatMap((n) =>
    Array.from({ length: n }, (_, i) => ['DH-C1', '--n', String(n), '--k', String(i + 1)]),
  ),
  ...[2, 3, 4, 5, 6].map((n) => ['DH-T3.3', '--n', String(n)]),
  ...[2, 3, 4, 5, 6].map((n) => ['DH-T5.1', '--n', String(n)]),
  ['DH-T4.1'],
  ...[2, 3, 4, 5].map((n) => ['DH-P4.3', '--n', String(n)]),
  ['DH-T6.1'],
  ['NT-T5'],
  ['NT-2'],
  ['NT-3'],
  ['NT-4'],
]
// Minutes with cvc5; with the embedded solver they were not tried. Implications about SN(n,A) are asked as they
// are: split into cases by residues, those on halves are too many for the embedded solver.
const LARGE = [
  ...[...DH_IMPLICATIONS, ...NT_IMPLICATIONS].map(({ claim }) => [claim]),
  ['GMMV-T2', '--n', '6'],
  ['NT-T5', '--n', '7', '--k', '6'],
  ['NT-T5', '--n', '7', '--k', '7'],
]
// cvc5 alone leaves three queries open.
const TOGETHER = [['DH-T5.1', '--n', '7']]
const COMMANDS = {
  'z3-wasm': ROWS,
  z3: ROWS,
  cvc5: [...ROWS, ...LARGE],
  'cvc5,z3': TOGETHER,
}
const commandsOf = (solver) => COMMANDS[solver]
const HEAD = [
  'claim',
  'case',
  'solver',
  'verdict',
  'counterexample',
  'queries',
  'seconds',
  'memory',
]
const SOLVER_HEAD = ['solver', 'version']

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    keep: { type: 'boolean' },
    solver: { type: 'string', multiple: true },
  },
})

/** The cells of the rows of the table in the file that has this head; none if there is no such. */
function storedRows(head) {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  const cells = (line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const start = lines.findIndex(
    (line) => line.startsWith('|') && cells(line).join() === head.join(),
  )
  if (start < 0) return []
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'))
  const rows = lines.slice(start + 2, end).map(cells)
  const bad = rows.find((row) => row.length !== head.length)
  if (bad !== undefined) throw new Error(`a row of the table is broken: ${bad.join(' | ')}`)
  return rows
}

/** Rounded so that small differences do not show. */
function seconds(value) {
  if (value < 1) return '< 1'
  return value < 10 ? String(Math.round(value)) : String(5 * Math.round(value / 5))
}

function memory(record) {
  if (record.solver.name !== 'z3-wasm') return ''
  return `${50 * Math.round(record.memory / 2 ** 20 / 50)} MiB`
}

function run(args, solver) {
  const command = [
    NIMLAB,
    'prove',
    ...args,
    '--by',
    'smt',
    '--solver',
    solver,
    '--threads',
    '2',
    '--json',
  ]
  const stdio = ['ignore', 'pipe', 'inherit']
  try {
    return execFileSync(process.execPath, command, { stdio, maxBuffer: 2 ** 28 }).toString()
  } catch (error) {
    // 1: something is refuted, 3: something is incomplete; both are results.
    if (error.status === 1 || error.status === 3) return error.stdout.toString()
    if (error.status === 2) return ''
    throw error
  }
}

/** Cases of one run: those of the appendix one by one, all others as one line. */
function lines(records) {
  const byVerdict = groupBy(records, ({ claim, verdict }) => `${claim} ${verdict}`)
  return [...byVerdict.values()].flatMap((group) =>
    group[0].verdict === 'refuted' ? group.map((record) => [record]) : [group],
  )
}

function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function caseText(group) {
  if (group.length === 1) return formatCase(group[0].case)
  const names = Object.keys(group[0].case)
  const ranges = names.map((name) => {
    const values = [...new Set(group.map((record) => record.case[name]))]
    const isRange = typeof values[0] === 'number' && values.length > 1
    return isRange ? `${name}=${values[0]}..${values.at(-1)}` : `${name}=${values.join(', ')}`
  })
  const text = ranges.join(' ')
  return text.length < 60 ? `${group.length} cases: ${text}` : `${group.length} cases`
}

/** The versions of the solvers that were run, by their names. */
const versions = new Map()

const given = new Map()

/** The rows that one command gives; it is run once. */
function rowsOf(args, solver) {
  const key = [solver, ...args].join(' ')
  if (!given.has(key)) given.set(key, rowsByRunning(args, solver))
  return given.get(key)
}

function rowsByRunning(args, solver) {
  console.error(solver, ...args)
  const records = run(args, solver)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  for (const record of records) {
    versions.set(solver, record.solver.version.replaceAll(/This is | \(sha256:\w+\)/g, ''))
  }
  return lines(records).map((group) => [
    group[0].claim,
    caseText(group),
    solver,
    group[0].verdict,
    group[0].counterexample?.position.join() ?? '',
    String(group.reduce((n, r) => n + r.goals.reduce((m, g) => m + g.obligations, 0), 0)),
    seconds(group.reduce((sum, record) => sum + record.seconds, 0)),
    memory(group.at(-1)),
  ])
}

/** True if the row is one that `--only NAME` means. */
function isMeant([claim, theCase], name) {
  return name === claim || name === `${claim} ${theCase}`
}

/** The case that a command names; empty for all of a claim. */
function caseOf([, ...options]) {
  return options.join(' ').replaceAll(/--(\w+) (\S+)/g, '$1=$2')
}

/** True if the command can give rows that `--only NAME` means. */
function canGive(args, name) {
  const [first] = args
  const claims = first === 'nim-4-3' ? ['GMMV-App', 'GMMV-App-fix'] : [first]
  const theCase = caseOf(args)
  return claims.some((claim) =>
    theCase === '' ? `${name} `.startsWith(`${claim} `) : isMeant([claim, theCase], name),
  )
}

/** The commands of a solver for just the case that `--only NAME` names. */
function ownCommands(solver, name) {
  return commandsOf(solver).filter((args) => `${args[0]} ${caseOf(args)}`.trim() === name)
}

/** The commands of a solver that give rows that `--only NAME` means, no others than needed. */
function commandsFor(solver, name) {
  const own = ownCommands(solver, name)
  return own.length > 0 ? own : commandsOf(solver).filter((args) => canGive(args, name))
}

/** The rows of the file, those that the names mean taken from new runs. */
function renewed(names, stored) {
  let rows = stored
  for (const name of names) {
    const meant = stored.filter((row) => isMeant(row, name))
    const able = Object.keys(COMMANDS).filter((solver) => ownCommands(solver, name).length > 0)
    const solvers = new Set(meant.length > 0 ? meant.map(([, , solver]) => solver) : able)
    if (solvers.size === 0) throw new Error(`--only ${name}: no solver gives such a row`)
    for (const solver of solvers) {
      const isOld = (row) => row[2] === solver && isMeant(row, name)
      const found = commandsFor(solver, name)
        .flatMap((args) => rowsOf(args, solver))
        .filter((row) => isMeant(row, name))
      if (found.length === 0) throw new Error(`--only ${name}: ${solver} gives no such row`)
      const at = rows.findIndex(isOld)
      const last = rows.findLastIndex((row) => row[2] === solver)
      const after = last < 0 ? rows.length : last + 1
      rows = rows.filter((row) => !isOld(row)).toSpliced(at < 0 ? after : at, 0, ...found)
    }
  }
  return rows
}

const storedVersions = new Map(storedRows(SOLVER_HEAD))
const rows =
  flags.only === undefined && flags.keep !== true
    ? (flags.solver ?? Object.keys(COMMANDS)).flatMap((solver) =>
        commandsOf(solver).flatMap((args) => rowsOf(args, solver)),
      )
    : renewed(flags.only ?? [], storedRows(HEAD))
const solvers = [...new Set(rows.map(([, , solver]) => solver))].map((solver) => {
  const [now, before] = [versions.get(solver), storedVersions.get(solver)]
  if (flags.only !== undefined && now !== undefined && before !== undefined && now !== before) {
    throw new Error(`rows of ${solver} are by ${before}, here is ${now}: renew all of them`)
  }
  return [solver, now ?? before ?? '']
})

const written = CLAIMS.flatMap(({ id, title }) => {
  const proof = writtenProofOf(id)
  if (proof === undefined) return []
  const name = proof.file.replace('docs/proofs/', '')
  return [[id, title, `[${name}](${name})`, proof.proves]]
})
const withoutGoals = CLAIMS.flatMap(({ id, title }) => {
  const why = WITHOUT_GOALS.get(id)
  return why === undefined ? [] : [[id, title, why]]
})
const coq = CLAIMS.flatMap(({ id, title }) => {
  const proof = coqProofOf(id)
  return proof === undefined ? [] : [[id, title, proof.theorems.join(', '), proof.note ?? '']]
})

const text = `# Proofs for all positions

Written by \`npm run proofs\`. Four kinds of proof, never mixed: at finitely many points and by an SMT solver case
by case, written, and in Coq. \`nimlab show CLAIM\` says which ones a claim has.

## At finitely many points

\`nimlab prove CLAIM --by points\`; without \`--by\` this is tried first. [brute-force.md](brute-force.md) is the theorem,
[points.md](points.md) the games of the papers with the time of each, [wrong-formulas.log](wrong-formulas.log) a run
of 1,100 changed formulas against the checker, the exhaustive solver and SMT. The cases of claims that are proved so
are in [points.jsonl](../../packages/conjectures/results/points.jsonl), which \`npm run proved\` writes. With \`--coq FILE\`
a case becomes a theorem in Coq; [coq-cases.md](coq-cases.md) lists all with up to four piles.

## By a solver

\`nimlab prove CLAIM --by smt\`, two threads; queries, with those that simplification alone settles, on which
\`nimlab recheck\` does not rely ([how](../decisions/015-conditions-as-they-are.md)). Before the
solver is asked, the formula, the same object, is compared with the solved game on a box, with the claim's own
check of that box, and with the formula in @nim/core; the record and the certificate name the box and the
digest of the formula. Seconds and memory of one machine, rounded; memory with the solver where it runs inside
nimlab. A refuted statement has its smallest counterexample; its queries are those before a model ended the run,
so their number varies.

\`npm run proofs\` writes every row anew. \`npm run proofs -- --only CLAIM\`, or \`--only 'CLAIM CASE'\` by
the first two columns, runs only what gives these rows; all other rows are read from this table and written back
as they were, with \`--keep\` all of them. Their seconds, memory and queries are those of the run that made them, which may have been on another
day, before the comparison on a box was part of it, and while cases that cannot occur were made and counted. A row
is never renewed by another version of its solver than the other rows of that solver have.

${markdownTable(SOLVER_HEAD, solvers)}

The tests of \`@nim/prover\` have run with these versions; of any other one \`prove\` and \`recheck\` say so in a line. Each run
asks its solver questions whose answers are known first, whatever its version.

${markdownTable(
  ['tested', 'versions'],
  Object.entries(TESTED_VERSIONS).map(([name, versions]) => [name, versions.join(', ')]),
)}

${markdownTable(HEAD, rows)}

## Without goals

\`show\` says of a claim with goals what of it they prove. These have none, because

${markdownTable(['claim', 'says', 'what stands in the way'], withoutGoals)}

## Written

For all parameters and positions: \`nimlab prove CLAIM --by written\`. This looks for objections: the document
must be there and must name the statement it proves, and the claim and every statement \`NT-…\` that the
document names must hold on their default boxes by the exhaustive solver. The proof itself is read by people
only.

${markdownTable(['claim', 'says', 'document', 'where'], written)}

## In Coq

For all parameters and positions, checked by the kernel, no axioms: \`nimlab prove CLAIM --by coq\` compiles
[formal/](../../formal/README.md); theorems in \`formal/theories/Headlines.v\`.

${markdownTable(['claim', 'says', 'theorems', 'note'], coq)}
`
writeFileSync(FILE, text)
