// What a command reads is tried before it works: a pipe into which nobody writes would be read forever.
import { visible } from '@nim/presburger/text'
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
 * @throws UsageError if one of them, `@FILE` too, or what a directory is read by, is a pipe or a device
 */
export function requireInputs(words: readonly unknown[]): void {
  for (const word of words) {
    if (typeof word !== 'string') continue
    const path = word.replace(/^@/, '')
    const odd = [path, ...READ_FIRST.map((name) => join(path, name))].find(isDevice)
    if (odd !== undefined) {
      throw new UsageError(`'${visible(odd)}' is a pipe or a device, expected a file`)
    }
  }
}
