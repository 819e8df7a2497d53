import type { Command } from '@commander-js/extra-typings'
import type { Claim, VerdictRecord } from '@nim/conjectures'
import { formatDomain } from '@nim/conjectures/format'
import { failuresOf, formulaClaim, type Grown } from '@nim/conjectures/formula-claims'
import { ModuleError } from '@nim/sweep/modules'
import { RULESETS } from '../arguments/asked-ruleset.ts'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS } from '../arguments/memory.ts'
import { WAYS } from '../arguments/methods-of-proof.ts'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { playOf } from '../arguments/play.ts'
import { type ProveFlags, spelt } from '../proving/subject.ts'
import { type CommandBudget, printBefore, withinBudget } from '../terminal/budget.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { withVerdictColours } from '../terminal/colour.ts'
import { note } from '../terminal/output.ts'
import { startProgress } from '../terminal/progress.ts'
import { type AskedFormula, askedFormula } from '../testing/asked-formula.ts'
import { failuresPage } from '../testing/failures-page.ts'
import { type Budget, judgeInThreads, requireBox } from '../testing/judge-in-threads.ts'
import { askedPage, boxLine, endWords } from '../testing/test-page.ts'
import { readingInput, required, UsageError } from '../usage-error.ts'

/** The maximum number of failures to list. */
const LISTED = 20

const POSITIONS = 200_000_000
/** The maximum number of positions in the boxes that are checked before a proof. */
const POSITIONS_BEFORE_PROOF = 1_000_000
const SECONDS = 60

const HELP = advancedHelp(`nimlab help formulas explains the language of --says and all names in it.

Without --max, nimlab checks the boxes with piles 0..4, 0..8, 0..16, and so on. nimlab stops at a counterexample, at
the limit of --positions or --seconds, or when you press Ctrl-C. With --max B, nimlab checks only the box with piles
0..B. --svg draws the values around the counterexample, with a frame around each failure. --json prints one verdict
record for each box.

If no box refutes the formula, --prove continues in the same way as nimlab prove RULESET --says FORMULA. --prove
accepts claims about outcomes and claims of the form value == TERM. Each move of the game must take exactly one
stone from each pile that it changes. For any other claim or game, nimlab rejects --prove before it checks a box.
nimlab decides claims about Grundy values only by points, not by a solver.

The exit code is 0 if there is no counterexample, or, with --prove, if the formula is proved. The exit code is 1 if
the formula is refuted, and 2 for wrong input. The exit code is 3 if nimlab finishes no box or, with --prove,
does not prove the formula.

More examples:
  nimlab test "SN(5,{2,3})" --says "o == 0 or sum(red) == 0 (mod 4)"
  nimlab test "NIM(4,2)" --says "value <= sum div 2" --max 12
  nimlab test "SN(4,{2,4})" --says @formula.txt --misere --svg errors.svg
  nimlab test "NIM(3,3)" --says "value == x1" --prove --certificate proof
  nimlab test "SN(3,{1})" --says "sum == 0 (mod 2)" --prove --by points`)

/** Adds `nimlab test`, which judges a formula of the user on boxes. */
export function addTest(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('test')
    .description('check a formula about a game on larger and larger boxes')
    .argument('<ruleset>', RULESETS)
    .addOption(OPTIONS.says().default(undefined, 'required'))
    .addOption(OPTIONS.value(TABLE_VALUES).default(undefined, 'by the formula'))
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(OPTIONS.max().default(undefined, 'larger and larger boxes'))
    .addOption(
      OPTIONS.positions().default(
        undefined,
        `${POSITIONS}; ${POSITIONS_BEFORE_PROOF} with --prove; no limit with --max`,
      ),
    )
    .addOption(OPTIONS.seconds().default(undefined, `${SECONDS} for boxes; no limit with --max`))
    .addOption(OPTIONS.threads().default(1))
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .addOption(OPTIONS.svg())
    .option('--prove', 'if no box refutes the formula, prove it as nimlab prove does')
    .addOption(OPTIONS.by(WAYS).default(undefined, 'any'))
    .addOption(OPTIONS.solver().default(undefined, 'cvc5,z3 if installed, else z3-wasm'))
    .addOption(OPTIONS.certificate())
    .addOption(OPTIONS.coq())
    .addOption(OPTIONS.timeout().default(undefined, '60'))
    .addOption(OPTIONS.queryMemory())
    .addOption(OPTIONS.json())
    .addHelpText('after', HELP)
    .action(async (ruleset, flags) => {
      const began = performance.now()
      const says = required(flags.says, '--says <formula>')
      const formula = await askedFormula(ruleset, says, playOf(flags), flags.value)
      if (flags.svg !== undefined && formula.ruleset.piles < 2) {
        throw new UsageError('--svg: a map needs at least two piles')
      }
      const [isProved, isJson] = [flags.prove === true, flags.json === true]
      const proof = await proofFor(formula, flags)
      const { max, threads, memory: limit } = flags
      const positions = flags.positions ?? (isProved ? POSITIONS_BEFORE_PROOF : POSITIONS)
      const seconds = flags.seconds ?? (max === undefined ? SECONDS : undefined)
      const budget: Budget = {
        ...(max === undefined ? {} : { max }),
        ...(seconds === undefined ? {} : { seconds }),
        positions,
        threads,
        memory: limit,
      }
      const claim = formulaClaim(formula.id, () => formula.ruleset)
      readingInput(() => requireBox(formula, claim, budget))
      if (!isJson) printBefore(askedPage(formula))
      const grown = await judgeBoxes(formula, claim, budget, isJson)
      const refuted = grown.records.find(({ verdict }) => verdict === 'refuted')
      if (isJson) note(endWords(grown, budget))
      else
        printBefore(
          refuted === undefined ? endWords(grown, budget) : refutedPage(formula, refuted, budget),
        )
      if (flags.svg !== undefined) {
        const { drawMap } = await import('../testing/error-map.ts')
        drawMap(flags.svg, formula, refuted, limit)
      }
      const code = codeOf(grown)
      if (proof === null || code !== EXIT.ok) finish(code)
      else if (grown.stopped === 'interrupted') finish(EXIT.incomplete)
      else {
        const spent = (performance.now() - began) / 1000
        if (!isJson) printBefore('')
        finish(await withinBudget({ seconds: flags.seconds, spent }, (left) => proof(left, isJson)))
      }
    })
}

const OF_PROOFS = ['by', 'solver', 'certificate', 'coq', 'timeout', 'queryMemory'] as const

/**
 * The proof of the formula, as in `nimlab prove`; null without `--prove`. The prover is loaded only
 * if it is needed.
 */
async function proofFor(
  asked: AskedFormula,
  flags: Omit<ProveFlags, 'says'> & { readonly prove?: true; readonly threads: number },
): Promise<((budget: CommandBudget, isJson: boolean) => Promise<ExitCode>) | null> {
  if (flags.prove !== true) {
    const option = OF_PROOFS.find((name) => flags[name] !== undefined)
    if (option !== undefined) throw new UsageError(`${spelt(option)} needs --prove`)
    return null
  }
  const [{ proofOf }, { runProof }] = await Promise.all([
    import('../proving/modes.ts'),
    import('../proving/run-proof.ts'),
  ])
  const { by, solver, certificate, coq, timeout, queryMemory, threads } = flags
  const means = {
    ...(by === undefined ? {} : { by }),
    ...(solver === undefined ? {} : { solver }),
    ...(certificate === undefined ? {} : { certificate }),
    ...(coq === undefined ? {} : { coq }),
    ...(timeout === undefined ? {} : { timeout }),
    ...(queryMemory === undefined ? {} : { queryMemory }),
    // the boxes use these threads too
    ...(by === 'points' ? {} : { threads }),
  }
  const proof = await proofOf({ kind: 'formula', asked }, means)
  return (budget, isJson) => runProof(proof, budget, isJson)
}

async function judgeBoxes(
  asked: AskedFormula,
  claim: Claim,
  budget: Budget,
  isJson: boolean,
): Promise<Grown> {
  const interrupt = interruptSignal()
  let progress = startProgress('judging', 1)
  const onRecord = (record: VerdictRecord): void =>
    printBefore(isJson ? JSON.stringify(record) : withVerdictColours(boxLine(record)))
  try {
    const { signal } = interrupt
    return await ofModule(() =>
      judgeInThreads(asked, claim, budget, {
        signal,
        onRecord: (record) => {
          progress.end()
          onRecord(record)
          progress = startProgress('judging', 1)
        },
        onProgress: ({ domain }, work) => progress.within(formatDomain(domain), work),
      }),
    )
  } finally {
    progress.end()
    interrupt.release()
  }
}

/** Turns an error in a game's module into a usage error. Some errors appear only in a large box. */
async function ofModule<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error
    throw new UsageError(error.message, { cause: error })
  }
}

/**
 * The page of a refuted box. A second evaluator of the formula searches for the failures, and must
 * find the same number of failures.
 */
function refutedPage(asked: AskedFormula, record: VerdictRecord, budget: Budget): string {
  if (record.domain.kind !== 'box') throw new Error('a formula is judged on boxes')
  const { ruleset, value, play, formula } = asked
  const box = { ruleset, domain: record.domain, value, play }
  const failures = failuresOf(formula, box, LISTED, { memory: budget.memory })
  if (failures.failures !== record.failures || failures.of !== record.checked) {
    throw new Error(
      `${asked.id}: found ${failures.failures} failures, but the judge found ${record.failures}`,
    )
  }
  return `\n${failuresPage(record, failures)}`
}

function codeOf({ records, stopped }: Grown): ExitCode {
  if (stopped === 'refuted') return EXIT.refuted
  return records.length === 0 ? EXIT.incomplete : EXIT.ok
}
