import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Called before a temporary file is created, and again after it is gone. */
type Watch = (path: string, isOpen: boolean) => void

/** The temporary files of this thread that are being written. */
const open = new Set<string>()
let watch: Watch | null = null

/**
 * Reserves a name beside a file, a different one each time, under which the file is first written.
 */
export function takeTemporary(path: string): string {
  const unique = randomBytes(6).toString('hex')
  const temporary = join(dirname(path), `.${basename(path).slice(0, 200)}.${unique}.tmp`)
  open.add(temporary)
  watch?.(temporary, true)
  return temporary
}

/** Releases a temporary name after the file was renamed or removed. */
export function leaveTemporary(temporary: string): void {
  open.delete(temporary)
  watch?.(temporary, false)
}

/** True for the name of a temporary file. */
export function isTemporary(name: string): boolean {
  return name.startsWith('.') && name.endsWith('.tmp')
}

/**
 * Removes the temporary files of this thread at its end, and those of other threads that were
 * stopped.
 */
export function removeTemporaries(others: Iterable<string> = []): void {
  for (const path of [...open, ...others]) {
    try {
      rmSync(path, { recursive: true, force: true })
    } catch {
      // The machine itself has a fault: nothing more can be done.
    }
  }
  open.clear()
}

/**
 * Registers an observer of this thread's temporary files, which can remove them later: a stopped
 * thread removes nothing.
 */
export function watchTemporaries(observer: Watch): void {
  watch = observer
}
