import { finished } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { removeTemporaries } from '@nim/core/files'
import { oneLine } from '@nim/presburger/text'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { timeIsOver } from './budget.ts'
import type { ThreadData, CommandMessage } from './command-port.ts'
import { interruptSignal } from './interrupt.ts'
import { note, write } from './output.ts'
import { startProgress } from './progress.ts'
import { isWatched, keepsResults, moduleIn, NOTHING_YET, patienceWith } from './watched-command.ts'

/** The file of the command. A thread runs the same file as the process. */
const COMMAND = new URL('../../bin/nimlab.mjs', import.meta.url)

/**
 * The number of milliseconds that a thread has to start. After a request to end, the thread has the
 * same time. While the thread starts, it cannot print anything.
 */
const LONG_PATIENCE = 30_000

/**
 * The number of milliseconds that a thread has to end after its command is complete, counted from
 * its last output.
 */
const LAST_PATIENCE = 5000

/** The error code of a thread that is out of memory. */
const NO_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Runs the command in a thread and shows its progress. The thread is asked to end when the user
 * interrupts the command, when the command's time is over, or when its memory is full. If the
 * thread does not end in time, this function stops it and prints the last text that the thread
 * stored.
 */
export async function runInThread(args: readonly string[]): Promise<ExitCode> {
  const module = moduleIn(args)
  const modules = module === null ? null : await import('@nim/sweep/modules')
  const data: ThreadData = { interrupted: new Int32Array(new SharedArrayBuffer(4)) }
  // The thread does not inherit the Node options of this process.
  const thread = new Worker(COMMAND, {
    argv: [...args],
    execArgv: [],
    workerData: data,
    stdout: true,
  })
  // The process writes the thread's results, so that it notices a closed pipe at once.
  thread.stdout.on('data', (text: Buffer) => {
    hasWritten = true
    write(text)
    if (ended !== null) ending.isOver()
  })
  const progress = startProgress(args[0]!, 1)
  const ending = endingOf(thread, data, args)
  let results = ''
  let hasWritten = false
  let ended: ExitCode | null = null
  const clock = modules?.loadingClock((path) => {
    note(`nimlab: ${modules.tooSlow(path)}`)
    ended = EXIT.usage
    void thread.terminate()
  })
  const temporaries = new Set<string>()
  thread.on('message', (message: CommandMessage) => {
    if ('noted' in message) progress.note(message.noted)
    else if ('loading' in message || 'loaded' in message) clock?.told(message)
    else if ('ended' in message) {
      ;({ ended } = message)
      ending.isOver()
    } else if ('temporary' in message) {
      if (message.isOpen) temporaries.add(message.temporary)
      else temporaries.delete(message.temporary)
    } else if ('kept' in message) {
      ;({ kept: results } = message)
      if (message.written !== undefined) {
        hasWritten = true
        write(message.written)
      }
      ending.isStarted()
    } else if ('seconds' in message) ending.endAfter(message.seconds)
    else if ('isEnding' in message) ending.isEnding()
    else if ('stopped' in message) ending.end(message.stopped)
    else progress.within(args[1] ?? '', message)
  })
  const interrupt = interruptSignal()
  const { signal } = interrupt
  signal.addEventListener('abort', () => ending.end('interrupted'))
  try {
    const code = await new Promise<number>((resolve, reject) => {
      thread.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === NO_MEMORY && keepsResults(args)) ending.end('nimlab is out of memory')
        else if (module === null) reject(error)
        else {
          note(`nimlab: module '${module}': ${oneLine(String(error))}`)
          ended = EXIT.internal
        }
      })
      thread.once('exit', resolve)
    })
    await finished(thread.stdout)
    const why = ending.why()
    // A thread that ended normally has completed its work, and a thread with invalid input has no
    // work. In both cases, the reason to end the thread does not matter.
    if (ended === EXIT.ok || ended === EXIT.usage) return ended
    if (why === null) return ended ?? unfinished(code, module)
    if (ended === null || isWatched(args)) note(why)
    if (results !== '') write(`${results}\n`)
    else if (keepsResults(args) && !hasWritten) write(NOTHING_YET)
    return EXIT.incomplete
  } finally {
    removeTemporaries(temporaries)
    ending.release()
    clock?.stop()
    progress.end()
    interrupt.release()
  }
}

/**
 * The exit code for a thread that ended before its command was complete. Only `main` reports the
 * result of a command. The exit code of the thread can come from a module that called
 * `process.exit`.
 */
function unfinished(code: number, module: string | null): ExitCode {
  const who = module === null ? 'the command' : `module '${module}'`
  note(`nimlab: ${who} ended the thread with ${code} before there was a result`)
  return EXIT.internal
}

/** The ways to end a thread before its command is complete. */
interface Ending {
  /**
   * Asks the thread to end, and stops it if it does not end in time. If this is called several
   * times, only the first reason counts.
   */
  end(why: string): void
  /** Waits for the given number of seconds, then does the same as `end`. */
  endAfter(seconds: number): void
  /** Tells the process that the thread has something to print. */
  isStarted(): void
  /** Reports that the thread ends by itself. */
  isEnding(): void
  /**
   * Reports that the command is complete. If a user's module is still waiting, for example for a
   * timer, it is stopped.
   */
  isOver(): void
  /** The reason to end the thread; null as long as the thread may run. */
  why(): string | null
  release(): void
}

function endingOf(thread: Worker, data: ThreadData, args: readonly string[]): Ending {
  const patience = patienceWith(args)
  const timers = new Set<NodeJS.Timeout>()
  const later = (milliseconds: number, act: () => void): NodeJS.Timeout => {
    const timer = setTimeout(act, milliseconds)
    timers.add(timer)
    return timer
  }
  let last: NodeJS.Timeout | undefined
  const terminateIn = (milliseconds: number): void => {
    clearTimeout(last)
    last = later(milliseconds, () => void thread.terminate())
  }
  let isStarting = keepsResults(args)
  let why: string | null = null
  const end = (reason: string): void => {
    if (why !== null) return
    why = reason
    Atomics.store(data.interrupted, 0, 1)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage('end')
    terminateIn(isStarting ? LONG_PATIENCE : patience)
  }
  return {
    end,
    endAfter: (seconds) => {
      const most = 1000 * seconds
      // At least half of the time remains for the work.
      const limit = Math.max(most / 2, most - patience)
      later(Math.max(0, limit - performance.now()), () => end(timeIsOver(seconds)))
    },
    isStarted: () => {
      if (isStarting && why !== null) terminateIn(patience)
      isStarting = false
    },
    isEnding: () => terminateIn(LONG_PATIENCE),
    isOver: () => terminateIn(LAST_PATIENCE),
    why: () => why,
    release: () => timers.forEach((timer) => clearTimeout(timer)),
  }
}
