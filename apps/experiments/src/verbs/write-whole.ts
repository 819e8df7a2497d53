import { closeSync, openSync, writeSync } from 'node:fs'
import { type Pieces, writeDurably } from '@nim/core/files'
import { isDevice } from '../arguments/outputs.ts'
import { note } from '../terminal/output.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Writes the output of an option as {@link writeOut} does, and prints a note to stderr.
 * @throws UsageError naming the option if the output cannot be written
 */
export function writeWhole(option: string, path: string, text: string): void {
  writeOut(option, path, text)
  note(`wrote ${path}`)
}

/**
 * Writes the output of an option completely or not at all. Output to a device or a pipe is written
 * directly.
 * @throws UsageError naming the option if the output cannot be written
 */
export function writeOut(option: string, path: string, content: Pieces): void {
  try {
    if (isDevice(path)) writeInto(path, content)
    else writeDurably(path, content)
  } catch (error) {
    throw new UsageError(`${option} '${path}': ${(error as Error).message}`, { cause: error })
  }
}

function writeInto(path: string, content: Pieces): void {
  const file = openSync(path, 'w')
  try {
    const write = (piece: string | Uint8Array): void => {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
    }
    if (typeof content === 'function') content(write)
    else write(content)
  } finally {
    closeSync(file)
  }
}
