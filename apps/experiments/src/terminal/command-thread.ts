import { finished } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { removeTemporaries } from '@nim/core/files'
import { oneLine } from '@nim/presburger/text'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { timeIsOver } from './budget.ts'
import type { ThreadData, Told } from './command-port.ts'
import { interruptSignal } from './interrupt.ts'
import { note, write } from './output.ts'
import { startProgress } from './progress.ts'
import { isWatched, keepsResults, moduleIn, NOTHING_YET, patienceWith } from './watched-command.ts'

/** The command itself, which a thread runs as a process does. */
const COMMAND = new URL('../../bin/nimlab.mjs', import.meta.url)

/** Milliseconds that a thread has to start, before which it can print nothing, and to end once it has heard. */
const LONG_PATIENCE = 30_000

/** Milliseconds that a thread has to end after its command, since it last wrote something. */
const LAST_PATIENCE = 5000

/** What the engine says of a thread that has no memory left. */
const NO_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Runs the command in a thread and shows its progress. This function asks the thread to end when the user interrupts
 * the command, when the command's time is over, or when its memory is full. If the thread does not end in time, this
 * function stops the thread and prints the last results that the thread kept.
 */
export async function runInThread(args: readonly string[]): Promise<ExitCode> {
  const module = moduleIn(args)
  const modules = module === null ? null : await import('@nim/sweep/modules')
  const data: ThreadData = { interrupted: new Int32Array(new SharedArrayBuffer(4)) }
  // flags of Node that this process has are not those of the command
  const thread = new Worker(COMMAND, {
    argv: [...args],
    execArgv: [],
    workerData: data,
    stdout: true,
  })
  // its results are written here: a pipe that nobody reads has to be noticed at once
  thread.stdout.on('data', (text: Buffer) => {
    hasWritten = true
    write(text)
    if (ended !== null) ending.isOver()
  })
  const progress = startProgress(args[0]!, 1)
  const ending = endingOf(thread, data, args)
  let kept = ''
  let hasWritten = false
  let ended: ExitCode | null = null
  const clock = modules?.loadingClock((path) => {
    note(`nimlab: ${modules.tooSlow(path)}`)
    ended = EXIT.usage
    void thread.terminate()
  })
  const temporaries = new Set<string>()
  thread.on('message', (told: Told) => {
    if ('noted' in told) progress.note(told.noted)
    else if ('loading' in told || 'loaded' in told) clock?.told(told)
    else if ('ended' in told) {
      ;({ ended } = told)
      ending.isOver()
    } else if ('temporary' in told) {
      if (told.isOpen) temporaries.add(told.temporary)
      else temporaries.delete(told.temporary)
    } else if ('kept' in told) {
      ;({ kept } = told)
      if (told.written !== undefined) {
        hasWritten = true
        write(told.written)
      }
      ending.isStarted()
    } else if ('seconds' in told) ending.endAfter(told.seconds)
    else if ('isEnding' in told) ending.isEnding()
    else if ('stopped' in told) ending.end(told.stopped)
    else progress.within(args[1] ?? '', told)
  })
  const interrupt = interruptSignal()
  const { signal } = interrupt
  signal.addEventListener('abort', () => ending.end('interrupted'))
  try {
    const code = await new Promise<number>((resolve, reject) => {
      thread.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === NO_MEMORY && keepsResults(args)) ending.end('there is no memory left')
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
    // a thread that ended well has done its work, and one with wrong input has none, whatever came in the meantime
    if (ended === EXIT.ok || ended === EXIT.usage) return ended
    if (why === null) return ended ?? unfinished(code, module)
    if (ended === null || isWatched(args)) note(why)
    if (kept !== '') write(`${kept}\n`)
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
 * The exit code of a thread that ended before its command did. Only `main` says what a command came to: the
 * code of the thread may be that of a module which called `process.exit`.
 */
function unfinished(code: number, module: string | null): ExitCode {
  const who = module === null ? 'the command' : `module '${module}'`
  note(`nimlab: ${who} ended the thread with ${code} before there was a result`)
  return EXIT.internal
}

/** The end of a thread before it is finished. */
interface Ending {
  /** Asks the thread to end, and ends it if it does not. The first reason counts. */
  end(why: string): void
  /** Does so when the command has run for so many seconds. */
  endAfter(seconds: number): void
  /** The thread has something to print. */
  isStarted(): void
  /** The thread ends by itself. */
  isEnding(): void
  /** The command came to its end; what a module of a user still waits for, such as a timer, is ended. */
  isOver(): void
  /** Why it has to end; null if it need not. */
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
      // at least half of the time is for the work
      const asked = Math.max(most / 2, most - patience)
      later(Math.max(0, asked - performance.now()), () => end(timeIsOver(seconds)))
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
