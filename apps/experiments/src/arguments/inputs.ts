// What a command reads is tried before it works: a pipe into which nobody writes would be read forever.
import { visible } from '@nim/presburger/text'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { isDevice } from './outputs.ts'

/** The files by which directories are read. */
const READ_FIRST = ['plan.json', 'ledger.jsonl', 'proofs.json', 'points.json']

/** @throws UsageError if the folder in which the command runs was removed */
export function requireCurrentFolder(): void {
  try {
    process.cwd()
  } catch (error) {
    throw new UsageError('the folder in which this runs is not there any more', { cause: error })
  }
}

/**
 * Tries whether what the words of a command name can be read to its end.
 * @throws UsageError if one of them, `@FILE` too, or what a directory is read by, is a pipe, a device or a loop of links
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
