import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { note } from '../terminal/output.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Writes a text file under a temporary name first, so that one with the final name is always whole,
 * and says so on stderr.
 * @throws UsageError naming the option if it cannot be written
 */
export function writeWhole(option: string, path: string, text: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.tmp`)
  try {
    writeFileSync(temporary, text)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw new UsageError(`${option} '${path}': ${(error as Error).message}`, { cause: error })
  }
  note(`wrote ${path}`)
}
