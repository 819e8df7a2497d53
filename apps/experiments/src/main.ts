import { Command, CommanderError } from '@commander-js/extra-typings'
import { isUnreadable, machineFault, removeTemporaries, watchTemporaries } from '@nim/core/files'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { EXIT, type ExitCode } from './exit-code.ts'
import { fitLines, helpWidth } from './terminal/fit-lines.ts'
import { requireCurrentFolder, requireInputs } from './arguments/inputs.ts'
import { requireOutputs } from './arguments/outputs.ts'
import { refuseRepeatedValues } from './arguments/repeated-values.ts'
import { beginOutput, note, outputLoss, write } from './terminal/output.ts'
import { commandPort, tellProcess } from './terminal/command-port.ts'
import { endOnSignals } from './terminal/interrupt.ts'
import {
  CommandInterruptedError,
  keepsResults,
  moduleIn,
  needsThread,
} from './terminal/watched-command.ts'
import { UsageError } from './usage-error.ts'

type AddVerb = (program: Command, finish: (code: ExitCode) => void) => void

interface Verb {
  /** What the list of verbs says of it. */
  readonly summary: string
  readonly load: () => Promise<AddVerb>
}

/** The verbs. Only the one that is called is loaded: the registry of claims is large. */
const VERBS: ReadonlyMap<string, Verb> = new Map([
  [
    'claims',
    {
      summary: 'list the claims: statements of papers that can be checked',
      load: async () => (await import('./verbs/claims.ts')).addClaims,
    },
  ],
  [
    'new',
    {
      summary: 'write a claim or a game of your own to begin with',
      load: async () => (await import('./verbs/new.ts')).addNew,
    },
  ],
  [
    'show',
    {
      summary: 'show one claim whole: statement, conventions, how it is checked',
      load: async () => (await import('./verbs/show.ts')).addShow,
    },
  ],
  [
    'cite',
    {
      summary: 'BibTeX of nimlab, and of the paper of a claim',
      load: async () => (await import('./verbs/cite.ts')).addCite,
    },
  ],
  [
    'check',
    {
      summary: 'is a claim true on a box? Verdicts by exhaustive solution',
      load: async () => (await import('./verbs/check.ts')).addCheck,
    },
  ],
  [
    'test',
    {
      summary: 'is a formula of your own true? The smallest counterexample',
      load: async () => (await import('./verbs/test.ts')).addTest,
    },
  ],
  [
    'prove',
    {
      summary: 'prove claims for all positions',
      load: async () => (await import('./verbs/prove.ts')).addProve,
    },
  ],
  [
    'bound',
    {
      summary: 'how large a box decides about a formula',
      load: async () => (await import('./verbs/bound.ts')).addBound,
    },
  ],
  [
    'discover',
    {
      summary: 'find a formula for a game from its rules, and prove it',
      load: async () => (await import('./verbs/discover.ts')).addDiscover,
    },
  ],
  [
    'atlas',
    {
      summary: 'the same for all games of a family',
      load: async () => (await import('./verbs/atlas.ts')).addAtlas,
    },
  ],
  [
    'recheck',
    {
      summary: 'check certificates of proofs again',
      load: async () => (await import('./verbs/recheck.ts')).addRecheck,
    },
  ],
  [
    'position',
    {
      summary: 'the values of a position and of its moves',
      load: async () => (await import('./verbs/position.ts')).addPosition,
    },
  ],
  [
    'solve',
    {
      summary: 'solve a box: counts, and the table as a file',
      load: async () => (await import('./verbs/solve.ts')).addSolve,
    },
  ],
  [
    'list',
    {
      summary: 'list positions with their values: text, LaTeX, CSV, Markdown',
      load: async () => (await import('./verbs/list.ts')).addList,
    },
  ],
  [
    'sequence',
    {
      summary: 'numbers of P-positions for the OEIS',
      load: async () => (await import('./verbs/sequence.ts')).addSequence,
    },
  ],
  [
    'plot',
    {
      summary: 'draw a slice, a histogram or points: SVG, TikZ',
      load: async () => (await import('./verbs/plot.ts')).addPlot,
    },
  ],
  [
    'grid',
    {
      summary: 'draw outcomes by number of odd piles and sum modulo m',
      load: async () => (await import('./verbs/grid.ts')).addGrid,
    },
  ],
  [
    'report',
    {
      summary: 'report of a sweep: HTML, Markdown, LaTeX',
      load: async () => (await import('./verbs/report.ts')).addReport,
    },
  ],
  [
    'sweep',
    {
      summary: 'check ranges of cases into a directory, on many threads or machines',
      load: async () => (await import('./verbs/sweep.ts')).addSweep,
    },
  ],
])

/**
 * Runs the command with the arguments after its name and returns the exit code. Errors of use are
 * one line on stderr.
 *
 * @param origin what `--version` says after the number, of a program that was not installed
 */
export async function main(args: readonly string[], origin = ''): Promise<ExitCode> {
  beginOutput()
  process.stderr.off('error', ignore).on('error', ignore)
  const command = commandPort()
  if (command === null) endInOrder(args)
  else {
    watchTemporaries((temporary, isOpen) => tellProcess(command.port, { temporary, isOpen }))
    if (moduleIn(args) !== null) {
      const { tellLoading } = await import('@nim/sweep/modules')
      tellLoading((told) => tellProcess(command.port, told))
    }
  }
  const code = withoutLoss(await codeOf(args, origin))
  if (command !== null) tellProcess(command.port, { ended: code })
  return code
}

let endsInOrder = false

/**
 * However the process ends, it leaves no temporary file. If a signal ends it at once, it says so: on stdout, too, if the
 * verb prints what it knows when it is stopped.
 */
function endInOrder(args: readonly string[]): void {
  if (endsInOrder) return
  endsInOrder = true
  process.on('exit', () => removeTemporaries())
  endOnSignals(EXIT.incomplete, () => {
    note('interrupted')
    if (keepsResults(args)) write('stopped at once, without results\n')
  })
}

/** The exit code of a command, given what became of its results: lost results are no verdict. */
function withoutLoss(code: ExitCode): ExitCode {
  const loss = outputLoss()
  if (loss === null) return code
  if (!loss.isReaderGone) {
    note(`nimlab: cannot write to stdout: ${loss.message}`)
    return EXIT.internal
  }
  return code === EXIT.ok || code === EXIT.refuted ? EXIT.readerGone : code
}

async function codeOf(args: readonly string[], origin: string): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok
  try {
    requireCurrentFolder()
    if (needsThread(args)) {
      return await (await import('./terminal/command-thread.ts')).runInThread(args)
    }
    const called = args.find((word) => !word.startsWith('-') && word !== 'help') ?? ''
    const add = await VERBS.get(called)?.load()
    const nimlab = program(`${NIMLAB_VERSION}${origin}`)
    for (const [name, { summary }] of VERBS) {
      if (name !== called) nimlab.command(name).summary(summary)
      else add?.(nimlab, (ended) => (code = ended))
    }
    for (const command of nimlab.commands) nameAcceptedFlags(command as Command)
    refuseRepeatedValues(nimlab)
    nimlab.hook('preAction', (_, command) => {
      requireInputs([...command.args, (command.opts() as { readonly says?: string }).says])
      requireOutputs(command)
    })
    await nimlab.parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    if (error instanceof CommandInterruptedError) return EXIT.incomplete
    const fault = machineFault(error)
    if (fault !== null) {
      note(`nimlab: this machine cannot go on: ${oneLine(fault)}; what was finished before is kept`)
      return EXIT.internal
    }
    if (isUnreadable(error)) {
      note(`nimlab: ${oneLine(error.message)}`)
      return EXIT.usage
    }
    if (error instanceof UsageError) {
      note(`nimlab: ${oneLine(error.message)}`)
      for (const line of error.details) note(line)
      return EXIT.usage
    }
    note(
      `nimlab: internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
    return EXIT.internal
  }
}

function program(version: string): Command {
  return new Command('nimlab')
    .description('Is this statement about a Nim-type game true?')
    .usage('<command> …')
    .configureHelp({ subcommandTerm: (verb) => verb.name() })
    .version(version)
    .exitOverride()
    .configureOutput({
      getOutHelpWidth: helpWidth,
      writeOut: writeFitted,
      outputError: (text) => note(`nimlab: ${oneLine(text)}`),
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 all verdicts hold or are proved, 1 something is refuted, 2 wrong usage,\n3 something is incomplete, 4 internal error or no room for results,\n141 the reader of the results has gone.',
    )
}

/** Makes a verb's message about an unknown flag name the flags it accepts, and its help fit the terminal. */
function nameAcceptedFlags(command: Command): void {
  command.configureOutput({
    getOutHelpWidth: helpWidth,
    writeOut: writeFitted,
    outputError: (text) => {
      const accepted = text.includes('unknown option')
        ? `; accepted: ${command.options.map(({ long }) => long).join(', ')}`
        : ''
      note(`nimlab: ${oneLine(text)}${accepted}`)
    },
  })
  for (const child of command.commands) nameAcceptedFlags(child as Command)
}

function writeFitted(text: string): void {
  write(fitLines(text, helpWidth()))
}

function oneLine(text: string): string {
  return text
    .trim()
    .replace(/^error: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
}

/** Messages that nobody can read change no verdict. */
function ignore(): void {}
