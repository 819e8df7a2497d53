import type { StopSignal } from '@nim/bruteforce'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { commandPort, tellProcess } from './command-port.ts'
import { interruptSignal } from './interrupt.ts'
import { note, print } from './output.ts'
import { CommandInterruptedError } from './watched-command.ts'

/**
 * Thrown to end a command before it is complete. The message states the reason. The command prints
 * its results so far.
 */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** The limits of a command, and the text that the command prints when it reaches a limit. */
export interface CommandBudget {
  /** The signal that polling work checks. When the signal is aborted, its reason ends the work. */
  readonly stop: StopSignal
  /** The signal that ends work while it waits for other work. */
  readonly signal: AbortSignal
  /** Stores the text to print if the command has to end early. It replaces the previous text. */
  keep(text: string): void
  /** Prints a line of results, and replaces the stored text by `rest`. */
  print(line: string, rest?: string): void
}

/**
 * Prints a line of results before {@link withinBudget} runs. A thread sends the line to its process
 * in the same way as the budget sends its lines, so that all lines stay in order.
 */
export function printBefore(line: string): void {
  const command = commandPort()
  if (command === null) print(line)
  else tellProcess(command.port, { written: `${line}\n`, kept: '' })
}

/** The time limit of a command in seconds, and the clock that measures it. */
export interface Time {
  readonly seconds: number | undefined
  /** The number of seconds that the command has already used. */
  readonly spent?: number
  /** The number of milliseconds since the command began. */
  readonly clock?: () => number
}

/**
 * Runs a command until it is complete, its time is over, it is interrupted, or it throws a {@link
 * StoppedError}. If the command is not complete, the stored text is printed and the exit code is 3.
 * If the command runs in its own thread, the process watches the clock and waits for Ctrl-C. If
 * necessary, the process ends the thread and prints the stored text.
 */
export async function withinBudget(
  time: Time,
  run: (budget: CommandBudget) => Promise<ExitCode>,
): Promise<ExitCode> {
  const command = commandPort()
  return command === null ? ofProcess(time, run) : ofThread(command, time, run)
}

async function ofProcess(
  { seconds, spent = 0, clock = () => performance.now() - began }: Time,
  run: (budget: CommandBudget) => Promise<ExitCode>,
  began = performance.now(),
): Promise<ExitCode> {
  const left = seconds === undefined ? Infinity : Math.max(0, 1000 * (seconds - spent))
  const end = clock() + left
  const interrupt = interruptSignal()
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  interrupt.signal.addEventListener('abort', abort)
  const timer = seconds === undefined ? undefined : setTimeout(abort, left)
  const isOver = (): boolean => clock() >= end
  const reason = new CommandInterruptedError('interrupted')
  let stored = ''
  try {
    return await run({
      stop: {
        get aborted() {
          return interrupt.signal.aborted || isOver()
        },
        reason,
      },
      signal: controller.signal,
      keep: (text) => (stored = text),
      print: (line, rest = '') => {
        stored = rest
        print(line)
      },
    })
  } catch (error) {
    const isStopped = error instanceof StoppedError
    if (!isStopped && error !== reason) throw error
    note(isStopped ? error.message : isOver() ? timeIsOver(seconds!) : 'interrupted')
    if (stored !== '') print(stored)
    return EXIT.incomplete
  } finally {
    clearTimeout(timer)
    interrupt.release()
  }
}

async function ofThread(
  { port, interrupted }: NonNullable<ReturnType<typeof commandPort>>,
  { seconds }: Time,
  run: (budget: CommandBudget) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (seconds !== undefined) tellProcess(port, { seconds })
  const controller = new AbortController()
  const abort = (): void => {
    tellProcess(port, { isEnding: true })
    controller.abort()
  }
  port.on('message', abort)
  // After this call, the port does not keep the thread alive.
  port.unref()
  const reason = new CommandInterruptedError('interrupted')
  try {
    return await run({
      stop: {
        get aborted() {
          return Atomics.load(interrupted, 0) === 1
        },
        reason,
      },
      signal: controller.signal,
      keep: (kept) => tellProcess(port, { kept }),
      print: (line, kept = '') => tellProcess(port, { written: `${line}\n`, kept }),
    })
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error
    tellProcess(port, { stopped: error.message })
    return EXIT.incomplete
  } finally {
    port.off('message', abort)
  }
}

/** The message that a command prints when it reaches its time limit. */
export function timeIsOver(seconds: number): string {
  return `the ${seconds === 1 ? 'second' : `${seconds} seconds`} of --seconds ${seconds === 1 ? 'is' : 'are'} over`
}
