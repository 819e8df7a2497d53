import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Told of a temporary file before it is made, and again when it is gone. */
type Watch = (path: string, isOpen: boolean) => void

/** The temporary files of this thread that are being written. */
const open = new Set<string>()
let watch: Watch | null = null

/** A name beside a file, of its own each time, under which the file is written. It is taken from now on. */
export function takeTemporary(path: string): string {
  const unique = randomBytes(6).toString('hex')
  const temporary = join(dirname(path), `.${basename(path).slice(0, 200)}.${unique}.tmp`)
  open.add(temporary)
  watch?.(temporary, true)
  return temporary
}

/** Ends the use of a temporary name: the file was renamed or removed. */
export function leaveTemporary(temporary: string): void {
  open.delete(temporary)
  watch?.(temporary, false)
}

/** True of the names of temporary files. */
export function isTemporary(name: string): boolean {
  return name.startsWith('.') && name.endsWith('.tmp')
}

/** Removes the temporary files of this thread, at its end; and those that are named, of a thread that was ended. */
export function removeTemporaries(others: Iterable<string> = []): void {
  for (const path of [...open, ...others]) {
    try {
      rmSync(path, { recursive: true, force: true })
    } catch {
      // the machine is at its end: nothing more can be done
    }
  }
  open.clear()
}

/** Has somebody told of the temporary files of this thread: a thread that is ended removes nothing. */
export function watchTemporaries(told: Watch): void {
  watch = told
}
