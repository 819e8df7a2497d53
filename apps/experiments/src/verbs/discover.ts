import { type Command, Option } from '@commander-js/extra-typings'
import { plainRuleset } from '@nim/bruteforce'
import { formatRuleset, rulesetTitle } from '@nim/core/rules'
import {
  discover,
  type Discovery,
  discoveryRecord,
  type DiscoverOptions,
  type SoFar,
  soFarRecord,
  type Subject,
} from '@nim/discovery'
import { toText } from '@nim/presburger'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { wholeNumber } from '../arguments/whole-number.ts'
import type { AskedDiscovery } from '../discovering/discover-by-smt.ts'
import { discoveryPage } from '../discovering/discovery-page.ts'
import { soFarPage } from '../discovering/so-far-page.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { type SolverName, solverNames } from '../proving/solver.ts'
import {
  type CommandBudget,
  secondsOption,
  StoppedError,
  withinBudget,
} from '../terminal/budget.ts'
import { note } from '../terminal/output.ts'
import { watchedCommand } from '../terminal/watched-command.ts'
import { readingInput, UsageError } from '../usage-error.ts'
import { writeWhole } from './write-whole.ts'

const POSITIONS = 10_000_000
const POINTS = 300_000

const HELP = `
Learns a description by cases that is right on a whole box, and decides it for all positions at finitely many
points; a counterexample is learned from. It asks first what is usual: parities, sums, gaps, limits of games.
If that is not enough, it looks on a large box for the walls where the description changes, and for
congruences, apart for each choice of gaps that are small, as far as learning asks for it. Of the remoteness it
finds first the linear forms of the piles, over small denominators, of which it is made. Nothing is known of
the game but its rules. What is tried is counted in positions and points, never in time: the same seed finds
the same.

With --smt a solver is asked about a description that more points decide than --points allows. A
counterexample that it finds is learned from, and all begins again. What it answers within the time of a query
may depend on the machine and its version; without --smt nothing does.

With --seconds, on Ctrl-C, and where memory runs out it prints what it learned until then: the best description
with its share of errors on the largest box, the smallest failure, walls, congruences, and how many regions are
settled. How far it comes depends on the machine then; what it prints as proved never does.

It ends with proved (the checker of certificates and the solver on a larger box agree), candidate (right on
a box, not decided), or open (what was learned, and where it breaks). Exit codes: 0 proved, by points or by a
solver, 2 wrong input, 3 candidate, open, or not finished.

Examples:
  nimlab discover "SN(4,{3})"
  nimlab discover "SN(3,{2})" --misere --formula formula.txt
  nimlab discover ./circle.mjs --seconds 60
  nimlab discover "NIM(4,2)" --value remoteness --positions 400000
  nimlab discover "SN(4,{3})" --points 1000 --smt proof
  nimlab test "SN(3,{2})" --misere --says @formula.txt --prove --by points --certificate proof`

/** `nimlab discover`: from the rules of a game to a description of its values with a proof. */
export function addDiscover(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('discover')
    .description('find a description of the P-positions, Grundy values or remoteness, and prove it')
    .argument('<ruleset>', RULESETS)
    .addOption(
      new Option('--value <value>', 'what is described')
        .choices(['outcome', 'grundy', 'remoteness'] as const)
        .default('outcome' as const),
    )
    .option('--misere', 'misère play: who cannot move wins')
    .option('--seed <S>', 'seed of all draws', wholeNumber(0, 2 ** 31 - 1), 1)
    .option(
      '--positions <N>',
      'positions of the largest box that is learned from',
      wholeNumber(1, 10 ** 9),
      POSITIONS,
    )
    .option(
      '--points <N>',
      'points at which a proof may need to look',
      wholeNumber(1, 10 ** 7),
      POINTS,
    )
    .addOption(secondsOption())
    .option('--formula <file>', 'write the formula, for nimlab test --says @FILE')
    .option(
      '--smt <dir>',
      'ask a solver where points do not decide; certificates go into a new directory',
    )
    .option('--solver <name>', 'with --smt: as for nimlab prove', solverNames)
    .option('--json', 'one line of JSON, the certificate included')
    .addHelpText('after', HELP)
    .action(async (text, flags) => {
      const { value, misere, seconds } = flags
      finish(
        await withinBudget({ seconds }, async (budget) => {
          const ruleset = await askedRuleset(text)
          const play = misere === true ? 'misere' : 'normal'
          return run({ ruleset, play, value }, flags, budget)
        }),
      )
    })
}

async function run(
  subject: Subject,
  flags: DiscoverFlags,
  budget: CommandBudget,
): Promise<ExitCode> {
  const { seed, positions, points, formula, smt, solver } = flags
  const { ruleset } = subject
  const isJson = flags.json === true
  const title = rulesetTitle(ruleset)
  const plain = plainRuleset(ruleset) ?? ruleset
  if (plain !== ruleset) note(`${title} is ${formatRuleset(plain)}; that is what a proof names`)
  let isLearning = false
  // it loads the claims, which other values have no use for
  const theorems =
    subject.value === 'outcome'
      ? (await import('@nim/conjectures/goals')).partialTheoremsOn(plain, subject.play)
      : []
  const options = {
    seed,
    positions,
    points,
    theorems,
    watched: { ...watchedCommand(), signal: budget.stop },
    onStep: (doing: string): void => note(`${title}: ${doing}`),
    onLearned: (soFar: SoFar): void => {
      isLearning = soFar.boxes.length > 0
      budget.keep(isJson ? JSON.stringify(soFarRecord(soFar)) : soFarPage(soFar))
    },
  }
  const { discovery, proof } = await discovered(subject, options, smt, solver).catch(
    (error: unknown) => {
      // the arguments were right: a number or a table became too large on the way
      throw isLearning && error instanceof UsageError && error.cause instanceof RangeError
        ? new StoppedError(error.message, { cause: error })
        : error
    },
  )
  if (formula !== undefined) writeFormula(formula, discovery)
  const record = discoveryRecord(discovery)
  const whole = proof === null ? record : { ...record, smt: proof }
  budget.print(isJson ? JSON.stringify(whole) : discoveryPage(discovery, proof))
  const isProved = discovery.result.status === 'proved' || proof?.record.verdict === 'proved'
  return isProved ? EXIT.ok : EXIT.incomplete
}

interface DiscoverFlags {
  readonly seed: number
  readonly positions: number
  readonly points: number
  readonly formula?: string
  readonly smt?: string
  readonly solver?: readonly SolverName[]
  readonly json?: true
}

async function discovered(
  subject: Subject,
  options: DiscoverOptions,
  smt: string | undefined,
  solver: readonly SolverName[] | undefined,
): Promise<AskedDiscovery> {
  if (smt === undefined) {
    if (solver !== undefined) throw new UsageError('--solver is of use with --smt')
    return { discovery: readingInput(() => discover(subject, options)), proof: null }
  }
  if (subject.value !== 'outcome') {
    throw new UsageError('--smt: a solver is asked about the outcome only')
  }
  // it loads the claims, which points have no use for
  const { discoverBySmt } = await import('../discovering/discover-by-smt.ts')
  return discoverBySmt(subject, options, smt, solver)
}

function writeFormula(path: string, { result, value }: Discovery): void {
  if (result.status === 'open') {
    note('nothing was found: no formula is written')
    return
  }
  const text = toText(result.says)
  writeWhole('--formula', path, `${value === 'outcome' ? text : `value == ${text}`}\n`)
}
