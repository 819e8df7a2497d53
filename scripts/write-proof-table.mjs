// Writes docs/proofs/README.md: what is proved for all positions, case by case with the embedded
// solver (and by z3 and cvc5 where they are on PATH), and where the general proofs are. Takes some
// minutes; the seconds depend on the machine, so CI does not compare the file.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const root = new URL('../', import.meta.url)
const { CLAIMS, coqProofOf, formatCase, writtenProofOf } = await import(
  new URL('packages/conjectures/src/index.ts', root).href
)
const { markdownTable } = await import(new URL('packages/report/src/index.ts', root).href)

const NIMLAB = fileURLToPath(new URL('apps/experiments/bin/nimlab.mjs', root))

// One process a row, so that memory is that of the row. Claims with many small cases are one row.
const ROWS = [
  ['nim-4-3'],
  ...[2, 3, 4, 5].map((n) => ['GMMV-T2', '--n', String(n)]),
  ['GMMV-F2'],
  ['GMMV-F3'],
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
const SOLVERS = (process.argv[2] ?? 'z3-wasm,z3,cvc5').split(',')

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
  const command = [NIMLAB, 'prove', ...args, '--solver', solver, '--threads', '2', '--json']
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

const rows = SOLVERS.flatMap((solver) =>
  ROWS.flatMap((args) => {
    console.error(solver, ...args)
    const records = run(args, solver)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
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
  }),
)

const written = CLAIMS.flatMap(({ id, title }) => {
  const proof = writtenProofOf(id)
  if (proof === undefined) return []
  const name = proof.file.replace('docs/proofs/', '')
  return [[id, title, `[${name}](${name})`, proof.proves]]
})
const coq = CLAIMS.flatMap(({ id, title }) => {
  const proof = coqProofOf(id)
  return proof === undefined ? [] : [[id, title, proof.theorems.join(', '), proof.note ?? '']]
})

const versions = SOLVERS.filter((name) => name !== 'z3-wasm').flatMap((command) => {
  try {
    const [first] = execFileSync(command, ['--version']).toString().split('\n')
    return [first.replace('This is ', '').trim()]
  } catch {
    return []
  }
})

const text = `# Proofs for all positions

Written by \`node scripts/write-proof-table.mjs\`. Three kinds of proof, never mixed: by an SMT solver case by
case, written, and in Coq. \`nimlab show CLAIM\` says which ones a claim has.

## By a solver

\`nimlab prove CLAIM\`, two threads; queries, with those that simplification alone settles. Seconds and
memory of one machine, rounded; memory with the solver where it runs inside nimlab. A refuted statement has
its smallest counterexample. Solvers: z3-wasm is the npm package z3-solver${versions.length === 0 ? '' : `; on this machine ${versions.join('; ')}`}.

${markdownTable(['claim', 'case', 'solver', 'verdict', 'counterexample', 'queries', 'seconds', 'memory'], rows)}

## Written

For all parameters and positions: \`nimlab prove CLAIM --by written\`.

${markdownTable(['claim', 'says', 'document', 'where'], written)}

## In Coq

For all parameters and positions, checked by the kernel, no axioms: \`nimlab prove CLAIM --by coq\` compiles
[formal/](../../formal/README.md); theorems in \`formal/theories/Headlines.v\`.

${markdownTable(['claim', 'says', 'theorems', 'note'], coq)}
`
writeFileSync(new URL('docs/proofs/README.md', root), text)
