import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SourceFile } from '../house.ts'
import { type Mutant, mutantsOf } from './mutants-of.ts'

/** Code on which verdicts rest, and the tests that have to notice what is changed in it. */
export interface Checker {
  /** A module, or a folder of modules. */
  readonly path: string
  /** Files of tests of its package. */
  readonly tests: readonly string[]
  /** Of so many mutants one is tried. Default: 1. */
  readonly oneIn?: number
  /** A module of the folder that checks nothing. */
  readonly without?: string
}

export const CHECKERS: readonly Checker[] = [
  {
    path: 'packages/prover/src/points-check',
    without: 'proved-line.ts',
    tests: ['test/points/demands.test.ts', 'test/points/forged.test.ts'],
  },
  {
    path: 'packages/prover/src/shift-check/shift.ts',
    tests: ['test/shifts/demands.test.ts', 'test/shifts/refused.test.ts'],
    oneIn: 2,
  },
  {
    path: 'packages/prover/src/shift-check/check-shifts.ts',
    tests: ['test/shifts/demands.test.ts', 'test/shifts/refused.test.ts'],
    oneIn: 6,
  },
  { path: 'packages/discovery/src/discover/decide.ts', tests: ['test/decide.test.ts'] },
  { path: 'packages/pages/src/claims/verdict-counts.ts', tests: ['test/claims.test.ts'] },
  {
    path: 'packages/conjectures/src/judge/compare-outcomes.ts',
    tests: ['test/judge/compare-outcomes.test.ts'],
  },
  {
    path: 'packages/conjectures/src/judge/existence.ts',
    tests: ['test/judge/existence.test.ts'],
  },
  { path: 'packages/sweep/src/review/derive.ts', tests: ['test/derive.test.ts'], oneIn: 4 },
]

const ROOT = new URL('../../../../', import.meta.url)

function readSource(path: string): SourceFile {
  return { path, text: readFileSync(new URL(path, ROOT), 'utf8') }
}

/** The mutants of a checker that are tried. */
export function triedMutants({ path, without, oneIn = 1 }: Checker): Mutant[] {
  const files = path.endsWith('.ts')
    ? [path]
    : readdirSync(fileURLToPath(new URL(path, ROOT)))
        .filter((name) => name !== without)
        .sort()
        .map((name) => `${path}/${name}`)
  return files.flatMap((file) => mutantsOf(readSource(file))).filter((_, i) => i % oneIn === 0)
}
