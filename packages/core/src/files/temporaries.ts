import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Called before a temporary file is created, and again after it has been removed or renamed. */
type Watch = (path: string, isOpen: boolean) => void

/** The temporary files that this thread is currently writing. */
const open = new Set<string>()
let watch: Watch | null = null

/** Reserves a unique name next to a file. The program first writes the file under this name. */
export function takeTemporary(path: string): string {
  const unique = randomBytes(6).toString('hex')
  const temporary = join(dirname(path), `.${basename(path).slice(0, 200)}.${unique}.tmp`)
  open.add(temporary)
  watch?.(temporary, true)
  return temporary
}

/** Releases a temporary name after the file has been renamed or removed. */
export function leaveTemporary(temporary: string): void {
  open.delete(temporary)
  watch?.(temporary, false)
}

/** True if the given name is that of a temporary file. */
export function isTemporary(name: string): boolean {
  return name.startsWith('.') && name.endsWith('.tmp')
}

/**
 * Removes the temporary files of this thread, and those in `others`, which belong to threads that
 * were stopped. A thread calls this function when it ends.
 */
export function removeTemporaries(others: Iterable<string> = []): void {
  for (const path of [...open, ...others]) {
    try {
      rmSync(path, { recursive: true, force: true })
    } catch {
      // The fault is in the machine, so the program can do nothing more.
    }
  }
  open.clear()
}

/**
 * Registers an observer of this thread's temporary files. The observer learns their names, so that
 * it can remove them after the thread is stopped. A stopped thread cannot remove its own temporary
 * files.
 */
export function watchTemporaries(observer: Watch): void {
  watch = observer
}
