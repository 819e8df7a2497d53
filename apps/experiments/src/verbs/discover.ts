import type { Command } from '@commander-js/extra-typings'
import { requireValue, rulesetTitle } from '@nim/core/rules'
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
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { formatOfFile } from '../arguments/outputs.ts'
import { playOf } from '../arguments/play.ts'
import type { SolverName } from '../arguments/solver-names.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import type { AskedDiscovery } from '../discovering/discover-by-smt.ts'
import { discoveryPage } from '../discovering/discovery-page.ts'
import { soFarPage } from '../discovering/so-far-page.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { firstByShifts, type FirstWayFlags } from '../shifts/first-by-shifts.ts'
import { shiftsPage } from '../shifts/shifts-page.ts'
import { plainSubject, type ShiftSolution } from '../shifts/solution.ts'
import { type CommandBudget, StoppedError, withinBudget } from '../terminal/budget.ts'
import { withVerdictColours } from '../terminal/colour.ts'
import { note } from '../terminal/output.ts'
import { watchedCommand } from '../terminal/watched-command.ts'
import { readingInput, required, UsageError } from '../usage-error.ts'
import { writeWhole } from './write-whole.ts'

const POSITIONS = 10_000_000
const POINTS = 300_000

const HELP =
  advancedHelp(`nimlab first looks for shift rules "x has the value of x - z where these inequalities hold". Such rules solve a
game without a formula. If nimlab contains the rules of a game, it prints them at once. Otherwise it looks for
rules of games with up to five piles. Then it looks for a formula. --by points looks only for a formula.

nimlab finds a formula that is correct on a box, then proves or refutes it for all positions, at finitely many
points. Each counterexample improves the formula. It tries common patterns first: parities, sums, gaps, limits
of games. If they are not enough, it searches a large box for the walls at which the formula changes, and for
congruences. It does this separately for each choice of small gaps. For the remoteness it first finds the
linear forms of the piles that occur in it, with small denominators. It knows only the rules of the game. The
limits are positions and points, never time, so the same seed gives the same result.

If a formula needs more points than --points allows, --by any asks a solver to prove it. If the solver finds a
counterexample, nimlab learns from it and searches again. The result of --by any can depend on the machine and
on the version of the solver. All other results depend only on the seed. --certificate keeps the solver's answers.

--out writes the formula into a file .txt, for nimlab test --says @FILE. --json prints one object, with the
certificate by points.

With --seconds, on Ctrl-C, and when memory runs out, nimlab prints its evidence. This is the best formula with its
share of errors on the largest box, the smallest failure, walls, congruences, and the number of settled regions. This can depend on the machine. What nimlab prints as proved never does.

The result is proved if the checker of certificates and the solver on a larger box agree. A candidate is right on
a box, but not decided. Otherwise the result is open, with the evidence and the first failures of the formula. Exit codes: 0 proved, by
points or by a solver; 2 wrong input; 3 candidate, open, or not finished.

More examples:
  nimlab discover "SN(4,{3})"
  nimlab discover "SN(3,{2})" --misere --out formula.txt
  nimlab discover ./circle.mjs --seconds 60
  nimlab discover "NIM(4,2)" --value remoteness --positions 400000
  nimlab discover "SN(4,{3})" --points 1000 --by any --certificate proof
  nimlab test "SN(3,{2})" --misere --says @formula.txt --prove --by points --certificate proof`)

/** Adds `nimlab discover`: from the rules of a game to a formula for its values, with a proof. */
export function addDiscover(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('discover')
    .description('find a description of the P-positions, Grundy values or remoteness, and prove it')
    .argument('<ruleset>', RULESETS)
    .addOption(OPTIONS.value(TABLE_VALUES).default('outcome'))
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(OPTIONS.seed().default(1))
    .addOption(OPTIONS.positions().default(POSITIONS))
    .addOption(OPTIONS.points().default(POINTS))
    .addOption(OPTIONS.seconds())
    .addOption(OPTIONS.out())
    .addOption(OPTIONS.by(['any', 'points']).default(undefined, 'shift rules, then points'))
    .addOption(OPTIONS.certificate())
    .addOption(OPTIONS.solver().default(undefined, 'cvc5,z3 if installed, else z3-wasm'))
    .addOption(OPTIONS.json())
    .addHelpText('after', HELP)
    .action(async (text, flags) => {
      const { value, seconds } = flags
      const how = methodOf(flags)
      if (flags.out !== undefined) formatOfFile(flags.out, ['txt'])
      finish(
        await withinBudget({ seconds }, async (budget) => {
          const ruleset = await askedRuleset(text)
          return run({ ruleset, play: playOf(flags), value }, flags, how, budget)
        }),
      )
    })
}

async function run(
  subject: Subject,
  flags: DiscoverFlags,
  solvers: Solvers | null,
  budget: CommandBudget,
): Promise<ExitCode> {
  const { seed, positions, points, out } = flags
  readingInput(() => requireValue(subject.ruleset, subject.value, subject.play))
  if (solvers !== null && subject.value !== 'outcome') {
    throw new UsageError('--by any works only with --value outcome; leave out --by or --value')
  }
  const isJson = flags.json === true
  const title = rulesetTitle(subject.ruleset)
  const { ruleset: plain } = plainSubject(subject)
  let solution: ShiftSolution | null = null
  const withRules = (record: object): object =>
    solution === null ? record : { ...record, shifts: solution.certificate }
  const withRulesPage = (page: string): string =>
    solution === null ? page : `${page}\n\n${shiftsPage(solution)}`
  const keep = (soFar: SoFar): void =>
    budget.keep(
      isJson ? JSON.stringify(withRules(soFarRecord(soFar))) : withRulesPage(soFarPage(soFar)),
    )
  const start = nothingYet({ ...subject, ruleset: plain })
  keep(start)
  solution = firstByShifts(start, flags, budget)
  keep(start)
  let isLearning = false
  // this loads the claims, which only the outcome needs
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
      keep(soFar)
    },
  }
  const { discovery, proof } = await discovered(subject, options, solvers).catch(
    (error: unknown) => {
      // the arguments were right; a number or a table became too large during the search
      throw isLearning && error instanceof UsageError && error.cause instanceof RangeError
        ? new StoppedError(error.message, { cause: error })
        : error
    },
  )
  if (out !== undefined) writeFormula(out, discovery)
  const record = discoveryRecord(discovery)
  const whole = withRules({ ...record, ...(proof !== null && { smt: proof }) })
  budget.print(
    isJson
      ? JSON.stringify(whole)
      : withVerdictColours(withRulesPage(discoveryPage(discovery, proof))),
  )
  const isProved =
    solution !== null || discovery.result.status === 'proved' || proof?.record.verdict === 'proved'
  return isProved ? EXIT.ok : EXIT.incomplete
}

/** The state of a search before its first box. */
function nothingYet(subject: Subject): SoFar {
  return {
    ...subject,
    variables: Array.from({ length: subject.ruleset.piles }, (_, i) => `x${i + 1}`),
    doing: 'looking for shift rules',
    boxes: [],
    best: null,
    seen: null,
    regions: [],
    evidenceTo: null,
    walls: [],
    congruences: [],
  }
}

interface DiscoverFlags extends FirstWayFlags {
  readonly points: number
  readonly out?: string
  readonly certificate?: string
  readonly solver?: readonly SolverName[]
  readonly json?: true
}

/** The solvers for formulas that points do not decide, and the directory for their certificates. */
interface Solvers {
  readonly certificate: string
  readonly names: readonly SolverName[] | undefined
}

/** @returns null if only points are used */
function methodOf({ by, certificate, solver }: Omit<DiscoverFlags, 'seed'>): Solvers | null {
  if (by === 'any') {
    return { certificate: required(certificate, '--certificate <directory>'), names: solver }
  }
  const needless = certificate !== undefined ? '--certificate' : '--solver'
  if ((certificate ?? solver) !== undefined) throw new UsageError(`${needless} goes with --by any`)
  return null
}

async function discovered(
  subject: Subject,
  options: DiscoverOptions,
  solvers: Solvers | null,
): Promise<AskedDiscovery> {
  if (solvers === null) {
    return { discovery: readingInput(() => discover(subject, options)), proof: null }
  }
  // this loads the claims, which a proof by points does not need
  const { discoverBySmt } = await import('../discovering/discover-by-smt.ts')
  return discoverBySmt(subject, options, solvers.certificate, solvers.names)
}

function writeFormula(path: string, { result, value }: Discovery): void {
  if (result.status === 'open') {
    note('nothing was found: no formula is written')
    return
  }
  const text = toText(result.says)
  writeWhole('--out', path, `${value === 'outcome' ? text : `value == ${text}`}\n`)
}
