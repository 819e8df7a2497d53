import type { StopSignal } from '@nim/bruteforce'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { commandPort, tellProcess } from './command-port.ts'
import { interruptSignal } from './interrupt.ts'
import { note, print } from './output.ts'
import { CommandInterruptedError } from './watched-command.ts'

/** The end of a command before it was finished, with the reason. What it has until then is printed. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** When a command has to end, and what it prints then. */
export interface CommandBudget {
  /** For work that asks now and then whether it should end: its reason ends the work. */
  readonly stop: StopSignal
  /** The same for work that waits. */
  readonly signal: AbortSignal
  /** Keeps what is printed if the command has to end now, in the place of what was kept before. */
  keep(text: string): void
  /** Prints a line of results. What is kept from now on is `rest`. */
  print(line: string, rest?: string): void
}

/**
 * Prints a line of results before {@link withinBudget} runs. A thread hands it to the process in the same way as the
 * lines of the budget, so that all lines keep their order.
 */
export function printBefore(line: string): void {
  const command = commandPort()
  if (command === null) print(line)
  else tellProcess(command.port, { written: `${line}\n`, kept: '' })
}

/** Seconds of a command, and the clock that counts them. */
export interface Time {
  readonly seconds: number | undefined
  /** Seconds that are spent already, since the command began. */
  readonly spent?: number
  /** Milliseconds since the command began. */
  readonly clock?: () => number
}

/**
 * Runs a command until it is finished, its time is over, it is interrupted, or it throws a {@link StoppedError}. If it
 * is not finished it prints what it kept, and ends with 3. In a thread of its own, its process looks at the clock and
 * hears of Ctrl-C: it ends the thread if need be, and prints what was kept.
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
  let kept = ''
  try {
    return await run({
      stop: {
        get aborted() {
          return interrupt.signal.aborted || isOver()
        },
        reason,
      },
      signal: controller.signal,
      keep: (text) => (kept = text),
      print: (line, rest = '') => {
        kept = rest
        print(line)
      },
    })
  } catch (error) {
    const isStopped = error instanceof StoppedError
    if (!isStopped && error !== reason) throw error
    note(isStopped ? error.message : isOver() ? timeIsOver(seconds!) : 'interrupted')
    if (kept !== '') print(kept)
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
  // the thread may end while it listens
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

/** The note of a command whose time is over. */
export function timeIsOver(seconds: number): string {
  return `the ${seconds === 1 ? 'second' : `${seconds} seconds`} of --seconds ${seconds === 1 ? 'is' : 'are'} over`
}
