/**
 * Compares compiled formulas with the same predicates written by hand. It reports nanoseconds per
 * position, as medians of interleaved rounds, over all ascending positions of a box. Run it with
 * `pnpm bench` in this package.
 */
import { cpus, loadavg } from 'node:os'
import {
  compile,
  compileRows,
  compileToClosures,
  evaluate,
  assign,
  type Formula,
  type Predicate,
  simplify,
} from '@nim/presburger'
import { CORRECTED_APPENDIX } from '../src/exact-slow/index.ts'
import { balancedFormula, conjecture1Formula } from '../src/setnim/index.ts'
import { appendixByHand, conjecture1ByHand, halvesByHand } from './hand-written.ts'

const ROUNDS = 15

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** All ascending positions with entries 0..max, as a flat list. */
function box(n: number, max: number): number[][] {
  const found: number[][] = []
  const extend = (x: readonly number[]): void => {
    if (x.length === n) found.push([...x])
    else for (let v = x.at(-1) ?? 0; v <= max; v++) extend([...x, v])
  }
  extend([])
  return found
}

/**
 * Each contender has its own copy, so that the call site of one contender cannot slow down another.
 */
function counter(): (predicate: Predicate, positions: readonly number[][]) => number {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  return new Function(
    'return (p, xs) => { let n = 0; for (let i = 0; i < xs.length; i++) if (p(xs[i])) n++; return n }',
  )() as (predicate: Predicate, positions: readonly number[][]) => number
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!
}

function race(contenders: readonly (readonly [string, () => number])[], positions: number): void {
  const times = contenders.map((): number[] => [])
  const counts = new Set<number>()
  for (let round = -3; round < ROUNDS; round++) {
    for (const [i, [, run]] of contenders.entries()) {
      const start = process.hrtime.bigint()
      counts.add(run())
      const ns = Number(process.hrtime.bigint() - start) / positions
      if (round >= 0) times[i]!.push(ns)
    }
  }
  if (counts.size !== 1) throw new Error(`the contenders disagree: ${[...counts].join()}`)
  const base = median(times[0]!)
  for (const [i, [name]] of contenders.entries()) {
    const sorted = [...times[i]!].sort((a, b) => a - b)
    const spread = `${sorted[0]!.toFixed(2)}..${sorted.at(-1)!.toFixed(2)}`
    const ratio = `${(median(sorted) / base).toFixed(2)} times by hand`
    print(`  ${name.padEnd(22)} ${median(sorted).toFixed(2).padStart(8)} ns  ${ratio}  (${spread})`)
  }
}

function predicates(title: string, n: number, max: number, f: Formula, byHand: Predicate): void {
  const names = Array.from({ length: n }, (_, i) => `x${i + 1}`)
  const positions = box(n, max)
  const contender = (name: string, predicate: Predicate): readonly [string, () => number] => {
    const count = counter()
    return [name, () => count(predicate, positions)]
  }
  print(`${title}, ${positions.length} positions`)
  race(
    [
      contender('by hand', byHand),
      contender('compiled', compile(f, names)),
      contender('simplified, compiled', compile(simplify(f), names)),
      contender('closures', compileToClosures(f, names)),
    ],
    positions.length,
  )
  const some = positions.slice(0, 20_000)
  const start = process.hrtime.bigint()
  for (const x of some) evaluate(f, assign(names, x))
  const ns = Number(process.hrtime.bigint() - start) / some.length
  print(`  ${'evaluated'.padEnd(22)} ${ns.toFixed(0).padStart(8)} ns`)
}

function rows(title: string, n: number, max: number, f: Formula, byHand: Predicate): void {
  const names = Array.from({ length: n }, (_, i) => `x${i + 1}`)
  const firsts = box(n - 1, max).map((outer) => [0, ...outer])
  const row = new Uint8Array(max + 1)
  const lengthOf = (x: readonly number[]): number => x[1]! + 1
  const fill = compileRows(f, names)
  const predicate = compile(f, names)
  const each =
    (fillRow: (x: number[]) => void): (() => number) =>
    () => {
      let total = 0
      for (const x of firsts) {
        fillRow(x)
        const length = lengthOf(x)
        for (let v = 0; v < length; v++) total += row[v]!
      }
      return total
    }
  const by = (p: Predicate): ((x: number[]) => void) => {
    return (x) => {
      const position = [...x]
      const length = lengthOf(x)
      for (let v = 0; v < length; v++) {
        position[0] = v
        row[v] = p(position) ? 1 : 0
      }
    }
  }
  print(`${title}, rows of ascending positions up to ${max}`)
  race(
    [
      ['by hand, each', each(by(byHand))],
      ['compiled, each', each(by(predicate))],
      ['compileRows', each((x) => fill(x, row, lengthOf(x)))],
    ],
    firsts.reduce((sum, x) => sum + lengthOf(x), 0),
  )
}

print(
  `${cpus()[0]!.model}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(2)}, Node ${process.version}`,
)
predicates('GMMV-App corrected', 4, 60, CORRECTED_APPENDIX, appendixByHand)
predicates('DH-C1 n=5 k=3', 5, 28, conjecture1Formula(5, 3), conjecture1ByHand)
predicates('halves n=5 k=3', 5, 28, balancedFormula(5, 3), halvesByHand)
rows('GMMV-App corrected', 4, 60, CORRECTED_APPENDIX, appendixByHand)
rows('DH-C1 n=5 k=3', 5, 28, conjecture1Formula(5, 3), conjecture1ByHand)
rows('halves n=5 k=3', 5, 28, balancedFormula(5, 3), halvesByHand)
