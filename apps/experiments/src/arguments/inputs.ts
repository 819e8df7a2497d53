// What a command reads is tried before it works: a pipe into which nobody writes would be read forever.
import { visible } from '@nim/presburger/text'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'

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
 * @throws UsageError if one of them, `@FILE` too, or what a directory is read by, is a pipe
 */
export function requireInputs(words: readonly unknown[]): void {
  for (const word of words) {
    if (typeof word !== 'string') continue
    const path = word.replace(/^@/, '')
    const pipe = [path, ...READ_FIRST.map((name) => join(path, name))].find(isPipe)
    if (pipe !== undefined) throw new UsageError(`'${visible(pipe)}' is a pipe, expected a file`)
  }
}

function isPipe(path: string): boolean {
  try {
    return statSync(path).isFIFO()
  } catch {
    return false
  }
}
