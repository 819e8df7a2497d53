// A command checks its inputs before it starts to work. Otherwise, the command could wait forever
// for a pipe that nobody writes to.
import { visible } from '@nim/presburger/text'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { isDevice } from './outputs.ts'

/** nimlab recognizes the kind of a directory by these files. */
const READ_FIRST = ['plan.json', 'ledger.jsonl', 'proofs.json', 'points.json']

/** @throws UsageError if the current folder was removed */
export function requireCurrentFolder(): void {
  try {
    process.cwd()
  } catch (error) {
    throw new UsageError('the current folder no longer exists', { cause: error })
  }
}

/**
 * Checks that every input that a command names can be read to its end.
 * @throws UsageError if an argument (or the file in `@FILE`), or a file that identifies a
 * directory, is a pipe, a device or a loop of links
 */
export function requireInputs(words: readonly unknown[]): void {
  for (const word of words) {
    if (typeof word !== 'string') continue
    const path = word.replace(/^@/, '')
    const paths = [path, ...READ_FIRST.map((name) => join(path, name))]
    const loop = paths.find(isLoop)
    if (loop !== undefined) {
      throw new UsageError(`'${visible(loop)}' is a link that leads back to itself`)
    }
    const odd = paths.find(isDevice)
    if (odd !== undefined) {
      throw new UsageError(`'${visible(odd)}' is a pipe or a device, expected a file`)
    }
  }
}

function isLoop(path: string): boolean {
  try {
    statSync(path)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP'
  }
}
