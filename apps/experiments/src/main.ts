import { Command, CommanderError } from '@commander-js/extra-typings'
import { isUnreadable, machineFault, removeTemporaries, watchTemporaries } from '@nim/core/files'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { EXIT, type ExitCode } from './exit-code.ts'
import { fitLines, helpWidth } from './terminal/fit-lines.ts'
import { requireCurrentFolder, requireInputs } from './arguments/inputs.ts'
import { newSpelling } from './arguments/old-spellings.ts'
import { requireOutputs } from './arguments/outputs.ts'
import { refuseRepeatedValues } from './arguments/repeated-values.ts'
import { beginOutput, keepOutput, note, outputLoss, write } from './terminal/output.ts'
import { commandPort, tellProcess } from './terminal/command-port.ts'
import { endOnSignals } from './terminal/interrupt.ts'
import { optionWords } from './terminal/option-words.ts'
import {
  CommandInterruptedError,
  keepsResults,
  moduleIn,
  needsThread,
  NOTHING_YET,
} from './terminal/watched-command.ts'
import { UsageError } from './usage-error.ts'
import { VERBS } from './verbs.ts'

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
    keepOutput()
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
    if (keepsResults(args)) write(NOTHING_YET)
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
    .configureHelp({ subcommandTerm: (verb) => verb.name(), optionDescription: optionWords })
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

/**
 * Makes the message of a verb about an unknown option name the options that it accepts, or the new spelling of an old
 * one, and its help fit the terminal.
 */
function nameAcceptedFlags(command: Command): void {
  command.configureOutput({
    getOutHelpWidth: helpWidth,
    writeOut: writeFitted,
    outputError: (text) => {
      const unknown = /unknown option '(-[^' =]*)/.exec(text)?.[1]
      const instead = unknown === undefined ? null : newSpelling(command.name(), unknown)
      const accepted =
        unknown === undefined
          ? ''
          : `; accepted: ${command.options.map(({ long }) => long).join(', ')}`
      note(
        instead === null
          ? `nimlab: ${oneLine(text)}${accepted}`
          : `nimlab: ${command.name()} takes no ${unknown}; write ${instead}`,
      )
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
