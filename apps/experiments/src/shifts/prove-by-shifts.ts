import type { TableValue } from '@nim/bruteforce'
import { formatRuleset, oneLine, rulesetTitle } from '@nim/core/rules'
import type { Subject } from '@nim/discovery'
import { requireTheorem, shiftCoqFile } from '@nim/prover/shift-coq'
import { askedRuleset, isRulesetName, RULESETS } from '../arguments/asked-ruleset.ts'
import { formatOfFile } from '../arguments/outputs.ts'
import { playOf, type PlayFlags } from '../arguments/play.ts'
import { subjectLine } from '../discovering/discovery-page.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import type { CommandBudget } from '../terminal/budget.ts'
import { readingInput, UsageError } from '../usage-error.ts'
import { writeWhole } from '../verbs/write-whole.ts'
import { shiftsPage } from './shifts-page.ts'
import { committedSolution, foundSolution, plainSubject, type ShiftSolution } from './solution.ts'

/** The options of `nimlab prove RULESET --by shifts`. */
export interface ShiftFlags extends PlayFlags {
  readonly value?: TableValue
  readonly seed?: number
  readonly out?: string
  readonly coq?: string
  readonly json?: true
}

/** The options that `--by shifts` accepts. */
const TAKEN: ReadonlySet<string> = new Set([
  'by',
  'value',
  'play',
  'misere',
  'seed',
  'out',
  'coq',
  'json',
  'seconds',
])

/**
 * Proves a game by shift rules, which reduce each position to a smaller position with the same
 * answer. nimlab ships the rules of some games. For other games, and with `--seed`, this function
 * searches for rules. The exit code is 0 if the game is solved, and 3 if no rules were found.
 *
 * @throws by rejection with UsageError unless the argument is a single ruleset whose moves are a
 * finite list
 */
export async function proveByShifts(
  names: readonly string[],
  flags: ShiftFlags,
  budget: CommandBudget,
): Promise<ExitCode> {
  const other = Object.keys(flags).find((name) => !TAKEN.has(name))
  if (other !== undefined) throw new UsageError(`--by shifts does not accept --${other}`)
  const [text, ...others] = names
  if (text === undefined || others.length > 0) {
    throw new UsageError('expected one ruleset: nimlab prove RULESET --by shifts')
  }
  if (!isRulesetName(text, true)) {
    throw new UsageError(
      `--by shifts solves games, but does not prove claims: '${oneLine(text)}' is not a ruleset; accepted: ${RULESETS}`,
    )
  }
  if (flags.out !== undefined) formatOfFile(flags.out, ['json'])
  const subject = plainSubject({
    ruleset: await askedRuleset(text),
    play: playOf(flags),
    value: flags.value ?? 'outcome',
  })
  if (flags.coq !== undefined) readingInput(() => requireTheorem(subject.ruleset, subject))
  budget.keep(incomplete(subject, 'the command ended before rules were found', flags))
  const committed = flags.seed === undefined ? committedSolution(subject) : null
  const solution = committed ?? readingInput(() => searched(subject, flags, budget))
  if ('answer' in solution) {
    budget.print(incomplete(subject, solution.why, flags))
    return EXIT.incomplete
  }
  if (flags.out !== undefined) {
    writeWhole('--out', flags.out, `${JSON.stringify(solution.certificate)}\n`)
  }
  if (flags.coq !== undefined) writeWhole('--coq', flags.coq, shiftCoqFile(solution.certificate))
  budget.print(
    flags.json === true
      ? JSON.stringify(record(subject, solution))
      : page(subject, solution, flags),
  )
  return EXIT.ok
}

function searched(subject: Subject, { seed = 1 }: ShiftFlags, { stop }: CommandBudget) {
  return foundSolution(subject, {
    seed,
    onStep: () => {
      if (stop.aborted) throw stop.reason
    },
  })
}

function page(subject: Subject, solution: ShiftSolution, { out }: ShiftFlags): string {
  const check = out === undefined ? [] : ['', `Check it again with: nimlab recheck ${out}`]
  return [subjectLine(subject), '', shiftsPage(solution), ...check].join('\n')
}

function record(subject: Subject, { certificate, solved, isCommitted }: ShiftSolution): object {
  return { ...named(subject), verdict: 'proved', reason: '', isCommitted, solved, certificate }
}

function incomplete(subject: Subject, reason: string, { json }: ShiftFlags): string {
  if (json === true) {
    return JSON.stringify({ ...named(subject), verdict: 'incomplete', reason })
  }
  return `${subjectLine(subject)}\n\n${rulesetTitle(subject.ruleset)} is incomplete: ${reason}`
}

function named({ ruleset, play, value }: Subject): object {
  return { game: formatRuleset(ruleset), play, value, method: 'shifts' }
}
