import { isMainThread } from 'node:worker_threads'
import type { StopSignal, Watched } from '@nim/bruteforce'
import { commandPort, tellProcess } from './command-port.ts'

/** Verbs that do all their work in the current thread, and print their results at the end. */
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
 * Verbs that print their results so far if they end early. Each value is the number of milliseconds
 * within which the verb must react to a request to end. A search may react late, or may not react
 * at all. A proof reacts only between two goals, and then writes its results to files.
 */
const KEEPING_VERBS: ReadonlyMap<string, number> = new Map([
  ['discover', 500],
  ['atlas', 500],
  ['prove', 5000],
])
/** The number of milliseconds within which every other verb must react to a request to end. */
const PATIENCE = 500
const HELP: ReadonlySet<string> = new Set(['-h', '--help'])
/** The text that a verb of this kind prints if it ends before it has results. */
export const NOTHING_YET = 'stopped at once, without results\n'
/** The number of milliseconds between two progress messages. */
const PAUSE = 250

/**
 * True if the command must run in its own thread, so that the current thread can receive Ctrl-C.
 */
export function needsThread(args: readonly string[]): boolean {
  const isApart = isWatched(args) || moduleIn(args) !== null
  return isMainThread && isApart && !args.some((arg) => HELP.has(arg))
}

/** The verb that does the work; `test --prove` counts as `prove`. */
function verbOf([verb = '', ...args]: readonly string[]): string {
  return verb === 'test' && args.includes('--prove') ? 'prove' : verb
}

/**
 * True if the process prints the reason why the command ended. Other commands print this reason
 * themselves.
 */
export function isWatched(args: readonly string[]): boolean {
  return LONG_VERBS.has(verbOf(args)) || keepsResults(args)
}

/**
 * The argument that is the path of a user's module; null if no argument is such a path. Such a
 * module runs in a thread, so that `process.exit` in the module ends only the thread.
 */
export function moduleIn(args: readonly string[]): string | null {
  return args.find((arg) => /\.m?[jt]s(?![\w.])/.test(arg)) ?? null
}

/** True if the command prints its results so far when it ends early. */
export function keepsResults(args: readonly string[]): boolean {
  return KEEPING_VERBS.has(verbOf(args))
}

/** The number of milliseconds within which the command must react to a request to end. */
export function patienceWith(args: readonly string[]): number {
  return KEEPING_VERBS.get(verbOf(args)) ?? PATIENCE
}

/** Ends a verb that was interrupted. */
export class CommandInterruptedError extends Error {
  override readonly name = 'CommandInterruptedError'
}

/**
 * The observer of a verb. If a thread runs the command, the observer is its process.
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
