/**
 * Measures how long proofs take: a table of claim, encoding, solver, seconds, queries and memory.
 * Run it in the package: `node --import tsx -C @nim/source bench/proofs.ts [pattern] [solver,…]
 * [seconds]`, for example `… bench/proofs.ts 'SN\(6' z3-wasm,cvc5 60`. Solvers that are not on PATH
 * are skipped.
 */
import { cpus, loadavg } from 'node:os'
import {
  type Encoding,
  embeddedZ3,
  nativeCvc5,
  nativeZ3,
  prove,
  type Solver,
} from '../src/index.ts'
import { CLAIMS } from './claims.ts'

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

const [pattern = '.', wanted = 'z3-wasm,z3,cvc5', limit = '60'] = process.argv.slice(2)
const threads = Math.max(1, cpus().length)
const encodings: readonly (readonly [string, Encoding])[] = [
  ['forms', { residues: 'forms', terms: 'variables' }],
  ['forms, ite', { residues: 'forms', terms: 'direct' }],
  ['piles mod 2', { residues: 'piles', modulus: 2, terms: 'variables' }],
  ['none', { residues: 'none', terms: 'variables' }],
]
const solvers: Solver[] = []
for (const solver of [embeddedZ3(), nativeZ3(), nativeCvc5()]) {
  if (!wanted.split(',').includes(solver.name)) continue
  // oxlint-disable-next-line no-await-in-loop -- three of them
  const version = await solver.version().catch(() => null)
  if (version === null) continue
  print(`${solver.name}: ${version}`)
  solvers.push(solver)
}
print(`${cpus()[0]?.model ?? 'unknown CPU'}, ${threads} threads, load ${loadavg()[0]!.toFixed(1)}`)
print('| claim | encoding | solver | verdict | queries | seconds | slowest | MiB |')
print('|---|---|---|---|---|---|---|---|')
for (const { name, goal, isHard } of CLAIMS.filter((claim) =>
  new RegExp(pattern).test(claim.name),
)) {
  for (const [encodingName, encoding] of isHard ? encodings.slice(0, 1) : encodings) {
    for (const solver of solvers) {
      const signal = AbortSignal.timeout(1000 * Number(limit))
      // oxlint-disable-next-line no-await-in-loop -- one measurement after another
      const result = await prove({ ...goal, encoding }, { solver, threads, signal, scan: 2000 })
      const slowest = Math.max(0, ...result.discharged.map(({ seconds }) => seconds))
      const mebibytes = Math.round(process.memoryUsage.rss() / 2 ** 20)
      const row = [
        name,
        encodingName,
        solver.name,
        result.verdict,
        `${result.counts.unsat} of ${result.counts.total}`,
        result.seconds.toFixed(1),
        slowest.toFixed(2),
        mebibytes,
      ]
      print(`| ${row.join(' | ')} |`)
    }
  }
}
await Promise.all(solvers.map((solver) => solver.close()))
