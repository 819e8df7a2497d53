import { isMainThread } from 'node:worker_threads'
import type { StopSignal, Watched } from '@nim/bruteforce'
import { commandPort, tellProcess } from './command-port.ts'

/** Verbs that work in the thread that runs them, and print their results at the end. */
const LONG_VERBS: ReadonlySet<string> = new Set([
  'bound',
  'grid',
  'list',
  'plot',
  'position',
  'recheck',
  'report',
  'sequence',
  'solve',
])
/**
 * Verbs that print their results so far if they are ended early, with the milliseconds in which
 * they react. A search reacts late or never. A proof reacts between two goals, and then writes its
 * results into files.
 */
const KEEPING_VERBS: ReadonlyMap<string, number> = new Map([
  ['discover', 500],
  ['atlas', 500],
  ['prove', 5000],
])
/** The same time for all other verbs. */
const PATIENCE = 500
const HELP: ReadonlySet<string> = new Set(['-h', '--help'])
/** The text that such a verb prints if it has no results yet. */
export const NOTHING_YET = 'stopped at once, without results\n'
/** Milliseconds between two messages about progress. */
const PAUSE = 250

/** True if the command must run in a thread of its own, so that this thread can receive Ctrl-C. */
export function needsThread(args: readonly string[]): boolean {
  const isApart = isWatched(args) || moduleIn(args) !== null
  return isMainThread && isApart && !args.some((arg) => HELP.has(arg))
}

/** The verb that does the long work. `test --prove` proves in the same way as `prove`. */
function verbOf([verb = '', ...args]: readonly string[]): string {
  return verb === 'test' && args.includes('--prove') ? 'prove' : verb
}

/**
 * True if the process prints the reason why the command ended. Other commands print it themselves.
 */
export function isWatched(args: readonly string[]): boolean {
  return LONG_VERBS.has(verbOf(args)) || keepsResults(args)
}

/**
 * The argument that is the path of a user's module; null if no argument is. Such a module runs in a thread: if it calls
 * `process.exit`, only the thread ends.
 */
export function moduleIn(args: readonly string[]): string | null {
  return args.find((arg) => /\.m?[jt]s(?![\w.])/.test(arg)) ?? null
}

/** True if the command prints its results so far when it is ended early. */
export function keepsResults(args: readonly string[]): boolean {
  return KEEPING_VERBS.has(verbOf(args))
}

/** Milliseconds in which the command must react to the order to end. */
export function patienceWith(args: readonly string[]): number {
  return KEEPING_VERBS.get(verbOf(args)) ?? PATIENCE
}

/** Ends a verb whose run was interrupted. */
export class CommandInterruptedError extends Error {
  override readonly name = 'CommandInterruptedError'
}

/**
 * The observer of a verb: the process of this thread, if this is a thread that runs the command.
 */
export function watchedCommand(): Watched {
  const command = commandPort()
  if (command === null) return {}
  const { port, interrupted } = command
  let last = performance.now()
  const signal: StopSignal = {
    get aborted() {
      return Atomics.load(interrupted, 0) === 1
    },
    reason: new CommandInterruptedError('interrupted'),
  }
  return {
    signal,
    onProgress(progress) {
      const now = performance.now()
      if (now - last < PAUSE) return
      last = now
      tellProcess(port, progress)
    },
  }
}
