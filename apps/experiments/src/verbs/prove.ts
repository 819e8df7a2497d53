import { type Command, Option } from '@commander-js/extra-typings'
import { GoalError } from '@nim/conjectures/goals'
import { type Shard, WrongSolverError } from '@nim/prover'
import { parsePart } from '@nim/sweep'
import { RULESETS } from '../arguments/asked-ruleset.ts'
import { memory } from '../arguments/memory.ts'
import { range } from '../arguments/range.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import { threadCount, wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts'
import { emptyDirectory } from '../proving/certificates.ts'
import { coqProofs, writtenProofs } from '../proving/general-proofs.ts'
import { checkDirectories, mergeParts } from '../proving/merge-parts.ts'
import type { ProofRecord } from '../proving/proof-record.ts'
import { proveByPoints } from '../proving/prove-by-points.ts'
import { proveFirstByPoints } from '../proving/prove-first-by-points.ts'
import { proveBySmt } from '../proving/prove-by-smt.ts'
import { solverNames } from '../proving/solver.ts'
import { collectRecords, type Records } from '../proving/collect-records.ts'
import { type CommandBudget, secondsOption, withinBudget } from '../terminal/budget.ts'
import { note } from '../terminal/output.ts'
import {
  planFor,
  type ProveFlags,
  refuse,
  requireSubject,
  wayOf,
  WAYS,
} from '../testing/prove-subject.ts'
import { readingInput, required, UsageError } from '../usage-error.ts'

const MOST_SECONDS = 86_400

const HELP = `
Before a solver is asked, each formula is compared with the solved game on a box of some ten thousand
positions, with the claim's own check of that box, and with the formula in @nim/core. If they do not
say the same, the command ends with 4 and proves nothing. So it does if the solver answers one of some
questions wrongly whose answers are known; a version of it that was not tested is said in one line.

Without --by, each case is proved at finitely many points if these decide it and are no more than
20,000, and by a solver otherwise; --solver or --shard mean --by smt. Of several solvers, such as
--solver cvc5,z3, the next is asked where one has no answer in the time of a query. z3 and cvc5 are
asked each condition as it is first, then the cases of those without an answer, and what simplification
settled of these; where no solver was asked or could answer, the number is said below the table.

--by points evaluates the formula at finitely many positions that decide it for all, and has an
independent checker verify the certificate, CASE.points.json in the directory asked for; the box that
holds these positions is solved too, where it has a million positions at most. It takes formulas for
the P-positions and the remoteness of games in which a move takes one stone from each of some piles,
with linear terms, div, mod, min, max and cases. Others are not decidable this way: the verdict is
incomplete, exit code 3.

With --coq FILE, by points or by a solver, a case that is proved also becomes a Coq file: the game, the
formulas, the points that decide each condition, and the theorem, P_is_phi, P_where, P_and_N,
remoteness_is, grundy_value_is, or implied. formal/check.sh FILE compiles it with the verified checker in
formal/ and says what the theorem rests on. Of P and N it does not say that a strategy wins.

--by written looks for objections: the document must be there and name what it proves, and the claim
and every statement NT-... that the document names is checked on its default boxes by the exhaustive
solver. It does not read the proof. --by coq compiles formal/ and asks what its theorems rest on.

--game RULESET --formula FORMULA, instead of claims, proves a formula of your own, in the language of nimlab
test, without boxes before it. The certificate holds game, formula, value and play as text, and nimlab
recheck builds all queries anew from that text alone. A game of a module is named by its moves.

With --seconds the command ends after this time; --timeout is the time of one query. At its end, and on
Ctrl-C, it prints all cases: those that are decided, and the others as incomplete. The exit code is 3.

--shard i/N asks the i-th of N parts of the queries. What it writes is a part of a certificate: its
verdict is incomplete, and the exit code 3 (1 if it refutes). --merge rebuilds all queries from the
claims, proves that every one is in exactly one of the parts, and joins them; it names parts that are
missing, altered, or of something else.

Examples:
  nimlab prove nim-4-3 --certificate out/
  nimlab prove slow-setnim --n 3..6 --threads 2
  nimlab prove slow-setnim --n 6 --shard 2/8 --certificate part2/
  nimlab prove gmmv-app-fix --by points --certificate out/
  nimlab prove gmmv-app-fix --by points --coq nim43.v
  nimlab prove gmmv-t2 --n 4 --by smt --timeout 300
  nimlab prove slow-setnim --n 3..6 --seconds 600
  nimlab prove slow-setnim --n 5 --solver cvc5,z3
  nimlab prove --game "SN(3,{1})" --formula "sum == 0 (mod 2)" --certificate out/
  nimlab prove --merge part1/ part2/ part3/ --certificate all/
  nimlab prove slow-setnim --by written`

/** `nimlab prove`: verdicts for all positions. */
export function addProve(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('prove')
    .description('prove claims for all positions, or find the smallest counterexample')
    .argument(
      '[claims...]',
      "ids, aliases, globs such as 'DH-*', or all; with --merge: directories",
    )
    .option('--n <range>', 'number of piles, such as 4 or 3..6', range)
    .option('--k <range>', 'parameter k, such as 2 or 2..5', range)
    .option(
      '--where <name=value>',
      'only this value of a named parameter, such as branch=case0.4; may be repeated',
      (text: string, before: string[] | undefined): string[] => [...(before ?? []), text],
    )
    .option('--game <ruleset>', `with --formula, instead of claims: ${RULESETS}`)
    .option('--formula <formula>', 'with --game: a formula of your own, or @FILE')
    .addOption(
      new Option('--value <value>', 'with --game: what value is (default: by the formula)').choices(
        TABLE_VALUES,
      ),
    )
    .option('--misere', 'with --game: misère play, who cannot move wins')
    .addOption(
      new Option(
        '--by <method>',
        'at finitely many points or by a solver case by case (by default points, then a solver), by docs/proofs, or by formal/',
      ).choices(WAYS),
    )
    .option(
      '--solver <name>',
      'z3-wasm, or z3 or cvc5 on PATH, or several; by default cvc5,z3, those that are installed, else z3-wasm',
      solverNames,
    )
    .option('--certificate <dir>', 'write the queries and what was answered into a new directory')
    .option('--coq <file>', 'with --by points or smt: write the proof of one case as a Coq file')
    .option('--timeout <seconds>', 'for one query; 60 by default', wholeNumber(1, MOST_SECONDS))
    .option('--memory <bytes>', 'limit for one query, such as 2GiB; none by default', memory)
    .option('--threads <T>', 'number of queries at the same time; 1 by default', threadCount)
    .option('--shard <i/N>', 'only the i-th of N parts of the queries, counted from 1')
    .option('--merge', 'join the directories that --shard wrote; the arguments name them')
    .option('--json', 'JSON Lines, one verdict record a line')
    .addOption(secondsOption())
    .addHelpText('after', HELP)
    .action(async (names, flags) => {
      finish(await withinBudget({ seconds: flags.seconds }, (budget) => run(names, flags, budget)))
    })
}

async function run(
  names: readonly string[],
  flags: ProveFlags & { readonly json?: true },
  budget: CommandBudget,
): Promise<ExitCode> {
  const by = wayOf(flags)
  const records = collectRecords(budget, METHODS[by], flags.json === true)
  let damaged: ExitCode | null = null
  try {
    requireSubject(names, flags)
    if ((by !== 'points' && by !== 'smt') || flags.merge === true) {
      refuse(flags, ['coq'], 'only --by points and --by smt write Coq files; this')
    }
    damaged = await decide(by, names, flags, budget.signal, records)
  } catch (error) {
    if (!(error instanceof GoalError || error instanceof WrongSolverError)) throw error
    note(`nimlab: ${error.message}`)
    damaged = EXIT.internal
  }
  // what is kept is printed: the cases that are decided, and those that are not
  if (damaged === null && budget.signal.aborted) throw budget.stop.reason
  records.end()
  return damaged ?? exitCodeOf(records.all.map(({ verdict }) => verdict))
}

const METHODS = {
  first: 'points',
  points: 'points',
  smt: 'smt',
  written: 'written proof',
  coq: 'coq',
} as const

/** The exit code if it does not follow from the verdicts, else null. */
async function decide(
  by: keyof typeof METHODS,
  names: readonly string[],
  flags: ProveFlags,
  signal: AbortSignal,
  records: Records,
): Promise<ExitCode | null> {
  const onRecord = (record: ProofRecord): void => records.add(record)
  if (flags.merge === true) {
    records.beginUnknown()
    return merge(names, flags, onRecord)
  }
  if (by === 'points') refuse(flags, OF_SOLVERS, '--by points asks no solver and')
  if (by === 'written' || by === 'coq') {
    refuse(flags, OF_SMT, `--by ${by} proves all cases at once and`)
    records.beginUnknown()
    for (const record of await (by === 'coq' ? coqProofs(names, signal) : writtenProofs(names))) {
      onRecord(record)
    }
    return null
  }
  const shard = by === 'smt' ? shardFrom(flags) : undefined
  const plan = await planFor(names, flags)
  records.begin(plan)
  if (by === 'points') {
    await proveByPoints(plan, { directory: flags.certificate, coq: flags.coq, signal, onRecord })
  } else if (by === 'first') await proveFirstByPoints(plan, flags, signal, onRecord)
  else await proveBySmt(plan, flags, shard, signal, onRecord)
  return null
}

async function merge(
  directories: readonly string[],
  flags: ProveFlags,
  onRecord: (record: ProofRecord) => void,
): Promise<ExitCode | null> {
  refuse(flags, OF_RUNS, '--merge joins what is there and')
  if ((flags.by ?? 'smt') !== 'smt')
    throw new UsageError(`--merge joins certificates, not --by ${String(flags.by)}`)
  const out = required(flags.certificate, '--certificate <dir>')
  checkDirectories(directories)
  await emptyDirectory(out)
  const { records, damage, missing } = await mergeParts(directories, out)
  for (const line of damage) note(`nimlab: ${line}`)
  if (damage.length > 0) return EXIT.internal
  if (missing.length > 0) {
    note(`nimlab: nothing is joined, missing: ${missing.join(', ')}`)
    return EXIT.incomplete
  }
  for (const record of records) onRecord(record)
  note(
    `the statuses are those that the parts say their solvers gave; none was asked again: nimlab recheck ${out} does`,
  )
  return null
}

/** The part that `--shard` asks for; undefined for all. */
function shardFrom({ shard, certificate }: ProveFlags): Shard | undefined {
  if (shard === undefined) return undefined
  const { residue, modulus } = readingInput(() => parsePart(shard))
  if (certificate === undefined) {
    throw new UsageError('--shard is of use with --certificate: a part proves nothing by itself')
  }
  return { index: residue, count: modulus }
}

const OF_SOLVERS = ['solver', 'timeout', 'memory', 'threads', 'shard'] as const
const OF_RUNS = ['n', 'k', 'where', ...OF_SOLVERS] as const
const OF_SMT = [...OF_RUNS, 'certificate'] as const
