import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SourceFile } from '../house.ts'
import { type Mutant, mutantsOf } from './mutants-of.ts'

/** Code on which verdicts depend, and the tests that must notice a change in it. */
export interface Checker {
  /** A module, or a folder of modules. */
  readonly path: string
  /** The test files of its package, the fastest first. */
  readonly tests: readonly string[]
}

const TESTS: Readonly<Record<string, readonly string[]>> = {
  'packages/prover/src/points-check': ['points/demands', 'points/forged'],
  'packages/prover/src/shift-check/check-shifts.ts': ['shifts/demands', 'shifts/refused'],
  'packages/prover/src/shift-check/cone.ts': ['shifts/cone'],
  'packages/prover/src/shift-check/points.ts': ['shifts/points'],
  'packages/prover/src/shift-check/schema.ts': ['shifts/demands'],
  'packages/prover/src/shift-check/semilinear.ts': ['shifts/demands', 'shifts/steps'],
  'packages/prover/src/shift-check/shift.ts': ['shifts/demands', 'shifts/steps'],
  'packages/prover/src/shift-check/solved-box.ts': ['shifts/box'],
  'packages/prover/src/shift-check/space.ts': ['shifts/space'],
  'packages/prover/src/shift-check/trees.ts': ['shifts/trees', 'shifts/demands'],
  'packages/prover/src/shift-check/values.ts': ['shifts/values', 'shifts/demands'],
  'packages/discovery/src/discover/decide.ts': ['decide'],
  'packages/pages/src/claims/verdict-counts.ts': ['claims'],
  'packages/conjectures/src/judge/compare-outcomes.ts': ['judge/compare-outcomes'],
  'packages/conjectures/src/judge/by-case.ts': ['judge/printed-values'],
  'packages/conjectures/src/judge/corrected.ts': ['judge/statement'],
  'packages/conjectures/src/judge/every-move.ts': ['judge/statement'],
  'packages/conjectures/src/judge/example.ts': ['judge/printed-values'],
  'packages/conjectures/src/judge/existence.ts': ['judge/existence'],
  'packages/conjectures/src/judge/formulas.ts': ['judge/statement'],
  'packages/conjectures/src/judge/found-result.ts': ['judge/outcome-tally'],
  'packages/conjectures/src/judge/instance-tally.ts': ['judge/tallies'],
  'packages/conjectures/src/judge/instances.ts': ['judge/instances'],
  'packages/conjectures/src/judge/local-evidence.ts': ['judge/statement'],
  'packages/conjectures/src/judge/moves.ts': ['judge/moves'],
  'packages/conjectures/src/judge/on-finite-games.ts': ['judge/printed-values'],
  'packages/conjectures/src/judge/outcome-tally.ts': ['judge/outcome-tally'],
  'packages/conjectures/src/judge/positions.ts': ['judge/positions'],
  'packages/conjectures/src/judge/smallest-failure.ts': ['judge/outcome-tally'],
  'packages/conjectures/src/judge/stated-by-case.ts': ['judge/printed-values'],
  'packages/conjectures/src/judge/stated.ts': ['judge/stated'],
  'packages/conjectures/src/judge/statement.ts': ['judge/statement'],
  'packages/conjectures/src/judge/value-stream.ts': ['judge/value-stream'],
  'packages/conjectures/src/judge/value-tally.ts': ['judge/tallies'],
  'packages/conjectures/src/judge/values.ts': ['judge/printed-values'],
  'packages/sweep/src/review/derive.ts': ['derive-facts'],
  'packages/sweep/src/review/critical-by-definition.ts': ['derive-facts'],
  'packages/sweep/src/review/flip-flop-by-definition.ts': ['review/flip-flop'],
  'packages/sweep/src/review/level-by-definition.ts': ['derive-facts'],
  'packages/sweep/src/review/reduced-by-definition.ts': ['derive-facts'],
  'packages/sweep/src/review/summary.ts': ['review/summary'],
  'packages/sweep/src/review/judge-again.ts': ['review/judge-again', 'review/recheck'],
  'packages/sweep/src/review/merged-fit.ts': ['review/merged-fit'],
  'packages/sweep/src/review/recheck.ts': ['review/recheck'],
  'packages/sweep/src/review/gather.ts': ['review/gather'],
  'packages/sweep/src/review/merge.ts': ['review/merge'],
  'packages/sweep/src/review/merged-file.ts': ['review/merge', 'review/renewed'],
  'packages/sweep/src/review/renewed.ts': ['review/renewed'],
  'packages/sweep/src/review/sample.ts': ['review/sample'],
  'packages/sweep/src/review/status.ts': ['review/merge'],
}

export const CHECKERS: readonly Checker[] = Object.entries(TESTS).map(([path, tests]) => ({
  path,
  tests: tests.map((test) => `test/${test}.test.ts`),
}))

/** This module reads lines of results instead of certificates, so it is not a checker. */
const NO_CHECKER = 'proved-line.ts'
const ROOT = new URL('../../../../', import.meta.url)

function readSource(path: string): SourceFile {
  return { path, text: readFileSync(new URL(path, ROOT), 'utf8') }
}

/**
 * Lines that count the work of a checker, so that it stops at a limit, or that report its progress.
 * Without such a line, a check only takes longer, because a limit can only cause a rejection. Other
 * tests check the limits.
 */
const COUNTS_WORK =
  /\b(?:work|count(?:Box|Point|Range|Set|Step|Windows))\(|\bonPoint\(|const (?:inequalities|size) = |\bprogress\b.* = |let \[step, done\]/

/** The mutants of a checker. */
export function triedMutants({ path }: Checker): Mutant[] {
  const files = path.endsWith('.ts')
    ? [path]
    : readdirSync(fileURLToPath(new URL(path, ROOT)))
        .filter((name) => name !== NO_CHECKER)
        .sort()
        .map((name) => `${path}/${name}`)
  return files
    .flatMap((file) => mutantsOf(readSource(file)))
    .filter(({ name }) => !COUNTS_WORK.test(name))
}
