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
  advancedHelp(`nimlab first looks for shift rules of the form "x has the same value as x - z if these inequalities
hold". With such rules, nimlab can solve a game without a formula. If nimlab already contains rules for the game, it
prints these rules immediately. If there are no such rules and the game has at most five piles, nimlab searches for shift
rules. Then it searches for a formula. With --by points, nimlab does not search for shift rules.

nimlab finds a formula that is correct on a box. Then nimlab proves or refutes the formula for all positions by
checking finitely many points. nimlab uses each counterexample to improve the next formula. nimlab tries common
patterns first: parities, sums, gaps between piles, and equations such as x3 = x1 + x2. If these patterns are not
enough, nimlab searches a large box for congruences, and for inequalities at which the formula changes (walls).
nimlab repeats this search for each choice of small gaps between piles. For the remoteness, nimlab first finds
linear forms in the pile sizes that equal the remoteness in some regions. The coefficients of these forms have small
denominators. The search uses only the rules of the game. The same seed always gives the same result, because the
limits count positions and points, not time.

If a formula needs more points than --points allows, --by any sends it to a solver. If the solver finds a
counterexample, nimlab learns from it and searches again. The result of --by any can depend on the machine and on
the version of the solver. Without --by any, the same arguments give the same result. --certificate names the
directory for the solver's answers.

--out writes the formula to a .txt file, which nimlab test --says @FILE can read. --json prints one JSON object,
which contains the certificate by points.

nimlab prints its evidence so far if it reaches the time limit of --seconds, if you press Ctrl-C, or if memory runs
out. The evidence contains the best formula, its error rate on the largest box, and its smallest failure. The
evidence also contains the walls, the congruences, and the number of regions in which they determine the value. This
evidence can depend on the machine. A result that nimlab prints as proved never depends on the machine.

A formula is proved if the checker accepts its certificate and the exhaustive solver confirms the formula on a
larger box. A candidate is a formula that is correct on a box, but is not decided for all positions. If there is no
such formula, the result is open, and nimlab prints the evidence and the first failures of the best formula. The
exit code is 0 if the formula is proved or if shift rules solve the game, and 2 for wrong input. The exit code is 3
if nimlab finds only a candidate, if the result is open, or if the search does not finish.

More examples:
  nimlab discover "SN(4,{3})"
  nimlab discover "SN(3,{2})" --misere --out formula.txt
  nimlab discover ./circle.mjs --seconds 60
  nimlab discover "NIM(4,2)" --value remoteness --positions 400000
  nimlab discover "SN(4,{3})" --points 1000 --by any --certificate proof
  nimlab test "SN(3,{2})" --misere --says @formula.txt --prove --by points --certificate proof`)

/**
 * Adds `nimlab discover`: finds a formula for the values of a game from its rules, and proves it.
 */
export function addDiscover(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('discover')
    .description(
      'find a formula for the P-positions, the Grundy values or the remoteness, and prove it',
    )
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
  // This import loads the claims, which are needed only if the value is the outcome.
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
      // The arguments were valid, but a number or a table became too large during the search.
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
    doing: 'searching for shift rules',
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

/**
 * The solvers for formulas that no finite set of points decides, and the directory for the
 * certificates of the solvers.
 */
interface Solvers {
  readonly certificate: string
  readonly names: readonly SolverName[] | undefined
}

/** @returns null if the search uses only points */
function methodOf({ by, certificate, solver }: Omit<DiscoverFlags, 'seed'>): Solvers | null {
  if (by === 'any') {
    return { certificate: required(certificate, '--certificate <directory>'), names: solver }
  }
  const needless = certificate !== undefined ? '--certificate' : '--solver'
  if ((certificate ?? solver) !== undefined) throw new UsageError(`${needless} needs --by any`)
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
  // This import loads the claims, which a proof by points does not need.
  const { discoverBySmt } = await import('../discovering/discover-by-smt.ts')
  return discoverBySmt(subject, options, solvers.certificate, solvers.names)
}

function writeFormula(path: string, { result, value }: Discovery): void {
  if (result.status === 'open') {
    note('no formula was found, so no file is written')
    return
  }
  const text = toText(result.says)
  writeWhole('--out', path, `${value === 'outcome' ? text : `value == ${text}`}\n`)
}
