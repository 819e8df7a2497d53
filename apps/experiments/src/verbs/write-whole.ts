import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDevice, temporaryName } from '../arguments/outputs.ts'
import { note } from '../terminal/output.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Writes what an option names, as {@link writeFileWhole} does, and says so on stderr. To a device or a pipe it is
 * written as it is.
 * @throws UsageError naming the option if it cannot be written
 */
export function writeWhole(option: string, path: string, text: string): void {
  try {
    if (isDevice(path)) writeFileSync(path, text)
    else writeFileWhole(path, text)
  } catch (error) {
    throw new UsageError(`${option} '${path}': ${(error as Error).message}`, { cause: error })
  }
  note(`wrote ${path}`)
}

/**
 * Writes a text file under a temporary name first, so that one with the final name is always whole.
 * Folders that are not there are made.
 * @throws Error of the file system; no temporary file is left
 */
export function writeFileWhole(path: string, text: string): void {
  const temporary = temporaryName(path)
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(temporary, text)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
