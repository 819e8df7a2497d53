import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isUnreadable, readInputText } from '@nim/core/files'
import { processStart } from './process-start.ts'
import { ForeignSweep } from './sweep-error.ts'
import { LOCK_PAUSE_MS, LOCK_WRITTEN_MS, MOST_LOCK_TRIES } from '../tuned.ts'

const LOCK_FILE = '.lock'

/** The process id, the host, and the start time of the process if it is known. */
const HOLDER = /^([1-9]\d{0,14}) (\S{1,255})(?: ([\w:.-]{1,99}))?\n$/

/** The holder of a lock. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly start: string | null
}

/**
 * Prevents other processes from writing into a sweep directory. If the holder of the lock was a
 * process on this machine and has ended, another process may take over the lock.
 *
 * @returns the function that releases the lock
 * @throws ForeignSweep if another process holds the lock, or if the lock cannot be read; the error
 * of the file system
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, LOCK_FILE)
  const start = processStart(process.pid)
  const own = `${process.pid} ${hostname()}${start === null ? '' : ` ${start}`}\n`
  take(directory, path, own)
  return () => {
    // If somebody removed the lock by hand, the present lock may belong to another process.
    if (readText(path) === own) rmSync(path, { force: true })
  }
}

/**
 * Creates the lock, or replaces a stale lock. If two processes find the lock stale, only one of
 * them may replace it, and the slower process must not remove the lock of the faster one. A process
 * therefore first takes a separate lock, `path~`, and then renames it to the lock. If the holder of
 * `path~` has ended too, another process takes over `path~` in the same way.
 */
function take(directory: string, path: string, own: string): void {
  for (let tries = 1; !create(path, own); tries++) {
    if (tries > MOST_LOCK_TRIES) {
      throw new ForeignSweep(
        `sweep directory '${directory}': its lock can be neither created nor read; remove ${path}`,
      )
    }
    if (!isStale(directory, path)) continue
    const next = `${path}~`
    take(directory, next, own)
    let isTaken = false
    try {
      // While this process holds `path~`, no other process replaces a stale lock. The stale lock
      // may have been removed, or the lock may now belong to another process.
      isTaken = isStale(directory, path)
      if (isTaken) return renameSync(next, path)
    } finally {
      if (!isTaken) rmSync(next, { force: true })
    }
  }
}

/** Returns false if the lock exists. */
function create(path: string, own: string): boolean {
  let file: number
  try {
    file = openSync(path, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  try {
    writeFileSync(file, own)
    return true
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

/**
 * True if the process that holds the lock has certainly ended; false if there is no lock.
 * @throws ForeignSweep if the process that holds the lock exists, or may exist
 */
function isStale(directory: string, path: string): boolean {
  let text: string | null
  try {
    text = readText(path)
    // The process that holds the lock may be about to write it.
    for (let waited = 0; text === '' && waited < LOCK_WRITTEN_MS; waited += LOCK_PAUSE_MS) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_PAUSE_MS)
      text = readText(path)
    }
  } catch (error) {
    throw new ForeignSweep(
      `sweep directory '${directory}': its lock cannot be read: ${(error as Error).message}`,
      { cause: error },
    )
  }
  if (text === null) return false
  const [, pid, host, start = null] = HOLDER.exec(text) ?? []
  if (pid === undefined || host === undefined) {
    const how = text === '' ? 'is empty' : 'is no lock of nimlab'
    throw new ForeignSweep(
      `sweep directory '${directory}': ${path} ${how}; if no process works there, remove it`,
    )
  }
  if (!mayLive({ pid: Number(pid), host, start })) return true
  throw new ForeignSweep(
    `sweep directory '${directory}' is in use by process ${pid} on ${host}; if that process has ended, remove ${path}`,
  )
}

/** Returns null if the file does not exist. */
function readText(path: string): string | null {
  try {
    return readInputText(path)
  } catch (error) {
    if (isUnreadable(error, 'ENOENT')) return null
    throw error
  }
}

/** False if the process has certainly ended, or if its number belongs to another process. */
function mayLive({ pid, host, start }: Holder): boolean {
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = processStart(pid)
  if (start === null || now === null) return pid !== process.pid
  return start === now
}
