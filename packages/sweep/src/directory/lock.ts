import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isUnreadable, readInputText } from '@nim/core/files'
import { processStart } from './process-start.ts'
import { ForeignSweep } from './sweep-error.ts'

const LOCK_FILE = '.lock'

/** Process id, host, and when the process began where that is known. */
const HOLDER = /^([1-9]\d{0,14}) (\S{1,255})(?: ([\w:.-]{1,99}))?\n$/

/** Milliseconds after which a lock that was made is written, also on a busy machine; looked at so often. */
const WRITTEN_MS = 2000
const LOOK_MS = 50

/** More often than others can take it and let it go meanwhile; a link to nothing is there for ever. */
const MOST_TRIES = 1000

/** Who holds a lock. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly start: string | null
}

/**
 * Keeps other processes from writing into a sweep directory. A lock whose process is gone, on this
 * machine, is taken over, by one process.
 *
 * @returns how to release it
 * @throws ForeignSweep if another process holds it, or it cannot be read; what the file system says
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, LOCK_FILE)
  const start = processStart(process.pid)
  const own = `${process.pid} ${hostname()}${start === null ? '' : ` ${start}`}\n`
  take(directory, path, own)
  return () => {
    // a lock that was removed by hand may be another's by now
    if (readText(path) === own) rmSync(path, { force: true })
  }
}

/**
 * Makes the lock, or puts an own one in the place of a stale one. Two processes that find it stale must
 * not both do that, nor may the slower one remove the lock of the faster: it is done under a lock of its
 * own, `path~`, which becomes the lock. The holder of `path~` may be gone as well; that is how it is
 * taken over, too.
 */
function take(directory: string, path: string, own: string): void {
  for (let tries = 1; !create(path, own); tries++) {
    if (tries > MOST_TRIES) {
      throw new ForeignSweep(
        `sweep directory '${directory}': its lock cannot be made nor read; remove ${path}`,
      )
    }
    if (!isStale(directory, path)) continue
    const next = `${path}~`
    take(directory, next, own)
    let isTaken = false
    try {
      // nobody else replaces a stale lock now; what was stale before may be gone, or another's
      isTaken = isStale(directory, path)
      if (isTaken) return renameSync(next, path)
    } finally {
      if (!isTaken) rmSync(next, { force: true })
    }
  }
}

/** False if the lock is there. */
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
 * True if the process that holds the lock is surely gone; false if there is no lock.
 * @throws ForeignSweep if the process is there, or may be
 */
function isStale(directory: string, path: string): boolean {
  let text: string | null
  try {
    text = readText(path)
    // its process may be about to write it
    for (let waited = 0; text === '' && waited < WRITTEN_MS; waited += LOOK_MS) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS)
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
    `sweep directory '${directory}' is in use by process ${pid} on ${host}; if that is gone, remove ${path}`,
  )
}

/** Null if there is no such file. */
function readText(path: string): string | null {
  try {
    return readInputText(path)
  } catch (error) {
    if (isUnreadable(error, 'ENOENT')) return null
    throw error
  }
}

/** False if the process is surely gone, or its number has gone to another. */
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
