import { finished } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { EXIT, type ExitCode } from '../exit-code.ts'
import type { ThreadData, Told } from './command-port.ts'
import { interruptSignal } from './interrupt.ts'
import { note, write } from './output.ts'
import { startProgress } from './progress.ts'

/** The command itself, which a thread runs as a process does. */
const COMMAND = new URL('../../bin/nimlab.mjs', import.meta.url)

/** Milliseconds that a thread has to end by itself once it is interrupted, and to tidy up. */
const PATIENCE = 500

/**
 * Runs the command in a thread and shows how far it is. On Ctrl-C the thread is asked to end, and ended if
 * it does not within half a second: this thread hears of Ctrl-C whatever that one does.
 */
export async function runInThread(args: readonly string[]): Promise<ExitCode> {
  const data: ThreadData = { interrupted: new Int32Array(new SharedArrayBuffer(4)) }
  // flags of Node that this process has are not those of the command
  const thread = new Worker(COMMAND, {
    argv: [...args],
    execArgv: [],
    workerData: data,
    stdout: true,
  })
  // its results are written here: a pipe that nobody reads has to be noticed at once
  thread.stdout.on('data', write)
  const progress = startProgress(args[0]!, 1)
  thread.on('message', (told: Told) => {
    if ('noted' in told) progress.note(told.noted)
    else progress.within(args[1] ?? '', told)
  })
  const interrupt = interruptSignal()
  const { signal } = interrupt
  let timer: NodeJS.Timeout | undefined
  signal.addEventListener('abort', () => {
    Atomics.store(data.interrupted, 0, 1)
    timer = setTimeout(() => void thread.terminate(), PATIENCE)
  })
  try {
    const code = await new Promise<number>((resolve, reject) => {
      thread.once('error', reject)
      thread.once('exit', resolve)
    })
    await finished(thread.stdout)
    // a thread that ended well has done its work, whatever came in the meantime
    if (!signal.aborted || code === EXIT.ok) return code as ExitCode
    note('interrupted')
    return EXIT.incomplete
  } finally {
    clearTimeout(timer)
    progress.end()
    interrupt.release()
  }
}
