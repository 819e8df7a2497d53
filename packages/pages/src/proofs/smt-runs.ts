import { DH_IMPLICATIONS, GMMV_IMPLICATIONS, NT_IMPLICATIONS } from '@nim/conjectures/goals'
import type { SmtLine } from './smt-lines.ts'

/** The arguments of `nimlab prove` for lines of docs/proofs/smt.jsonl: a claim, and options. */
export type SmtArguments = readonly string[]

/** Runs `nimlab prove` with these arguments and a solver, and returns the lines. */
export type SmtRun = (args: SmtArguments, solver: string) => readonly SmtLine[]

function caseFor(claim: string, n: number, k?: number): SmtArguments {
  return [claim, '--n', String(n), ...(k === undefined ? [] : ['--k', String(k)])]
}

function casesOf(claim: string, from: number, to: number): SmtArguments[] {
  return Array.from({ length: to - from + 1 }, (_, i) => caseFor(claim, from + i))
}

// These runs use a separate process for each row, so that the measured memory belongs to this row.
// A claim with many small cases forms one row.
const ROWS: readonly SmtArguments[] = [
  ['nim-4-3'],
  ...casesOf('GMMV-T2', 2, 5),
  ['GMMV-F2'],
  ['GMMV-F3'],
  ...GMMV_IMPLICATIONS.map(({ claim }) => [claim]),
  ...[3, 4, 5, 6].flatMap((n) => Array.from({ length: n }, (_, i) => caseFor('DH-C1', n, i + 1))),
  ...casesOf('DH-T3.3', 2, 6),
  ...casesOf('DH-T5.1', 2, 6),
  ['DH-T4.1'],
  ...casesOf('DH-P4.3', 2, 5),
  ['DH-T6.1'],
  ['NT-T5'],
  ['NT-2'],
  ['NT-3'],
  ['NT-4'],
  ['NT-10'],
]

// The runs that take minutes with cvc5. These runs were not tried with the embedded solver. nimlab
// sends implications about SN(n,A) to the solver unchanged. If nimlab split the implications about
// halves by residues, the embedded solver would get too many cases.
const LARGE: readonly SmtArguments[] = [
  ...[...DH_IMPLICATIONS, ...NT_IMPLICATIONS].map(({ claim }) => [claim]),
  caseFor('GMMV-T2', 6),
  caseFor('NT-T5', 7, 6),
  caseFor('NT-T5', 7, 7),
]

/** The runs of each solver, or pair of solvers. */
const RUNS: ReadonlyMap<string, readonly SmtArguments[]> = new Map([
  ['z3-wasm', ROWS],
  ['z3', ROWS],
  ['cvc5', [...ROWS, ...LARGE]],
  // cvc5 alone leaves three queries unanswered.
  ['cvc5,z3', [caseFor('DH-T5.1', 7)]],
])

/**
 * All lines from new runs, for the given solvers or for all of them.
 * @throws RangeError for a solver without runs
 */
export function allSmtLines(run: SmtRun, solvers: readonly string[] = [...RUNS.keys()]): SmtLine[] {
  return solvers.flatMap((solver) => runsOf(solver).flatMap((args) => run(args, solver)))
}

function runsOf(solver: string): readonly SmtArguments[] {
  const runs = RUNS.get(solver)
  if (runs === undefined)
    throw new RangeError(`--solver ${solver}: expected ${[...RUNS.keys()].join(', ')}`)
  return runs
}

/**
 * The lines of the file after new runs for the given names. Each new line takes the place of the
 * old one. If a line is missing, the new line follows the other lines of its solver. A name
 * consists of a claim, or of a claim and one of its cases.
 *
 * @throws RangeError for a name that no solver has
 */
export function renewedSmtLines(
  names: readonly string[],
  stored: readonly SmtLine[],
  run: SmtRun,
): SmtLine[] {
  let lines = [...stored]
  for (const name of names) {
    const meant = stored.filter((line) => isMeant(line, name)).map(({ solver }) => solver)
    const able = [...RUNS.keys()].filter((solver) => ownRuns(solver, name).length > 0)
    const solvers = new Set(meant.length > 0 ? meant : able)
    if (solvers.size === 0) throw new RangeError(`--only ${name}: no solver has such a row`)
    for (const solver of solvers) {
      const isOld = (line: SmtLine): boolean => line.solver === solver && isMeant(line, name)
      const found = runsFor(solver, name)
        .flatMap((args) => run(args, solver))
        .filter((line) => isMeant(line, name))
      if (found.length === 0) throw new RangeError(`--only ${name}: ${solver} has no such row`)
      const at = lines.findIndex(isOld)
      const last = lines.findLastIndex((line) => line.solver === solver)
      const after = last < 0 ? lines.length : last + 1
      lines = lines.filter((line) => !isOld(line)).toSpliced(at < 0 ? after : at, 0, ...found)
    }
  }
  return lines
}

/**
 * The versions of the solvers.
 * @throws Error if the lines of one solver have several versions
 */
export function solverVersions(lines: readonly SmtLine[]): Map<string, string> {
  const versions = new Map<string, string>()
  for (const { solver, version } of lines) {
    const known = versions.get(solver) ?? version
    if (known !== version) {
      throw new Error(
        `the rows of ${solver} come from two versions, ${known} and ${version}; renew all of them`,
      )
    }
    versions.set(solver, version)
  }
  return versions
}

/** True if `--only NAME` selects the line. */
function isMeant({ claim, case: theCase }: Pick<SmtLine, 'claim' | 'case'>, name: string): boolean {
  return name === claim || name === `${claim} ${theCase}`
}

/** The name of a run's case; empty if the run covers the whole claim. */
function caseOf([, ...options]: SmtArguments): string {
  return options.join(' ').replaceAll(/--(\w+) (\S+)/g, '$1=$2')
}

/** The runs of a solver for exactly the given claim, or the given claim and case. */
function ownRuns(solver: string, name: string): SmtArguments[] {
  return runsOf(solver).filter((args) => `${args[0]} ${caseOf(args)}`.trim() === name)
}

/** The runs of a solver that produce the lines of a name, and no more lines than needed. */
function runsFor(solver: string, name: string): SmtArguments[] {
  const own = ownRuns(solver, name)
  return own.length > 0 ? own : runsOf(solver).filter((args) => canGive(args, name))
}

function canGive(args: SmtArguments, name: string): boolean {
  const claims = args[0] === 'nim-4-3' ? ['GMMV-App', 'GMMV-App-fix'] : [args[0]!]
  const theCase = caseOf(args)
  return claims.some((claim) =>
    theCase === '' ? `${name} `.startsWith(`${claim} `) : isMeant({ claim, case: theCase }, name),
  )
}
