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
 * Verbs that print what they have if they are ended before they are finished, with the milliseconds in which they hear
 * of it: searches hear late or never, proofs between two goals, after which they write what they have into files.
 */
const KEEPING_VERBS: ReadonlyMap<string, number> = new Map([
  ['discover', 500],
  ['atlas', 500],
  ['prove', 5000],
])
/** The same of all other verbs. */
const PATIENCE = 500
const HELP: ReadonlySet<string> = new Set(['-h', '--help'])
/** What such a verb prints if it has nothing yet. */
export const NOTHING_YET = 'stopped at once, without results\n'
/** Milliseconds between two messages about progress. */
const PAUSE = 250

/** True if the command has to be run in a thread of its own, for this one to hear of Ctrl-C. */
export function needsThread(args: readonly string[]): boolean {
  const isApart = isWatched(args) || moduleIn(args) !== null
  return isMainThread && isApart && !args.some((arg) => HELP.has(arg))
}

/** The verb that does the long work: `test --prove` proves as `prove` does. */
function verbOf([verb = '', ...args]: readonly string[]): string {
  return verb === 'test' && args.includes('--prove') ? 'prove' : verb
}

/** True if the process says why the command ended, where others say so themselves. */
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

/** True if the command prints what it has if it is ended before it is finished. */
export function keepsResults(args: readonly string[]): boolean {
  return KEEPING_VERBS.has(verbOf(args))
}

/** Milliseconds that the command has to hear that it has to end. */
export function patienceWith(args: readonly string[]): number {
  return KEEPING_VERBS.get(verbOf(args)) ?? PATIENCE
}

/** Ends a verb whose run was interrupted. */
export class CommandInterruptedError extends Error {
  override readonly name = 'CommandInterruptedError'
}

/** Who looks on while a verb works: the thread that runs this one, if one does. */
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
