import { isMainThread } from 'node:worker_threads'
import type { StopSignal, Watched } from '@nim/bruteforce'
import { commandPort, tellProcess } from './command-port.ts'

/** Verbs that solve boxes in the thread that runs them. */
const LONG_VERBS: ReadonlySet<string> = new Set([
  'solve',
  'list',
  'plot',
  'sequence',
  'grid',
  'discover',
  'atlas',
])
const HELP: ReadonlySet<string> = new Set(['-h', '--help'])
/** Milliseconds between two messages about progress. */
const PAUSE = 250

/** True if the command has to be run in a thread of its own, for this one to hear of Ctrl-C. */
export function needsThread(args: readonly string[]): boolean {
  return isMainThread && LONG_VERBS.has(args[0] ?? '') && !args.some((arg) => HELP.has(arg))
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
