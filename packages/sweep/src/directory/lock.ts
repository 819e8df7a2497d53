import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { ForeignSweep } from './sweep-error.ts'

const LOCK_FILE = '.lock'

/**
 * Keeps other processes from writing into a sweep directory. A lock whose process is gone, on this
 * machine, is taken over.
 *
 * @returns how to release it
 * @throws ForeignSweep if another process holds it
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, LOCK_FILE)
  const own = `${process.pid} ${hostname()}\n`
  try {
    writeFileSync(path, own, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const [pid, host] = readFileSync(path, 'utf8').trim().split(' ')
    if (isAlive(Number(pid), host)) {
      throw new ForeignSweep(
        `sweep directory '${directory}' is in use by process ${pid} on ${host}; if that is gone, remove ${path}`,
        { cause: error },
      )
    }
    writeFileSync(path, own)
  }
  return () => rmSync(path, { force: true })
}

/** False if the process is surely gone. A lock that was cut off was never held. */
function isAlive(pid: number, host: string | undefined): boolean {
  if (host === undefined || !Number.isSafeInteger(pid) || pid <= 0) return false
  if (host !== hostname()) return true
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
