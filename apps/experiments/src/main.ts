import { CommanderError } from '@commander-js/extra-typings'
import { isUnreadable, machineFault, removeTemporaries, watchTemporaries } from '@nim/core/files'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { EXIT, type ExitCode } from './exit-code.ts'
import { topicNamed, verbHelp } from './help/help-words.ts'
import { programWith } from './program.ts'
import { VERBS } from './verbs.ts'
import { requireCurrentFolder, requireInputs } from './arguments/inputs.ts'
import { requireOutputs } from './arguments/outputs.ts'
import { beginOutput, keepOutput, note, outputLoss, write, writeFitted } from './terminal/output.ts'
import { commandPort, tellProcess } from './terminal/command-port.ts'
import { endOnSignals } from './terminal/interrupt.ts'
import { forbidColour, NO_COLOUR, withColourOption } from './terminal/colour.ts'
import {
  CommandInterruptedError,
  keepsResults,
  moduleIn,
  needsThread,
  NOTHING_YET,
} from './terminal/watched-command.ts'
import { oneLineMessage, UsageError } from './usage-error.ts'

/**
 * Runs the command with the given arguments and returns the exit code. A usage error prints one
 * line to stderr.
 *
 * @param origin text that `--version` prints after the number, if the program was not installed
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
      tellLoading((loading) => tellProcess(command.port, loading))
    }
  }
  const words = args.filter((word) => word !== NO_COLOUR)
  forbidColour(words.length < args.length)
  const code = withoutLoss(await codeOf(words, origin))
  if (command !== null) tellProcess(command.port, { ended: code })
  return code
}

let endsInOrder = false

/**
 * Removes all temporary files, regardless of how the process ends. If a signal ends the process at
 * once, the process first prints a line that says so. For a verb that normally prints its
 * intermediate results, this line also goes to stdout.
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

/**
 * The exit code of a command after the command has written its output. If results were lost, the
 * exit code never states a verdict.
 */
function withoutLoss(code: ExitCode): ExitCode {
  const loss = outputLoss()
  if (loss === null) return code
  if (!loss.isReaderGone) {
    note(`nimlab: cannot write to stdout: ${loss.message}`)
    return EXIT.internal
  }
  return code === EXIT.ok || code === EXIT.refuted ? EXIT.readerGone : code
}

async function codeOf(words: readonly string[], origin: string): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok
  try {
    requireCurrentFolder()
    if (needsThread(words)) {
      return await (
        await import('./terminal/command-thread.ts')
      ).runInThread(withColourOption(words))
    }
    const topic = topicNamed(words)
    if (topic !== null) {
      const { TOPICS } = await import('./help/topics/topics.ts')
      writeFitted(await TOPICS[topic].text())
      return EXIT.ok
    }
    const args = verbHelp(words)
    const called = args.find((word) => !word.startsWith('-'))
    if (called !== undefined && called === args[0] && !VERBS.has(called)) {
      const { unknownCommand } = await import('./help/unknown-command.ts')
      throw new UsageError(unknownCommand(called, words[0] === 'help'))
    }
    const nimlab = await programWith(
      called ?? '',
      `${NIMLAB_VERSION}${origin}`,
      (ended) => (code = ended),
    )
    if (args.length === 0) {
      nimlab.outputHelp()
      return EXIT.ok
    }
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
      note(
        `nimlab: this machine cannot continue: ${oneLineMessage(fault)}; the results that were finished before are kept`,
      )
      return EXIT.internal
    }
    if (isUnreadable(error)) {
      note(`nimlab: ${oneLineMessage(error.message)}`)
      return EXIT.usage
    }
    if (error instanceof UsageError) {
      note(`nimlab: ${oneLineMessage(error.message)}`)
      for (const line of error.details) note(line)
      return EXIT.usage
    }
    note(
      `nimlab: internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
    return EXIT.internal
  }
}

/** Ignores a message that cannot be written, because such a message does not change a verdict. */
function ignore(): void {}
