import {
  closeSync,
  fsync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { leaveTemporary, takeTemporary } from './temporaries.ts'

const flush = promisify(fsync)

/**
 * The content of a file. It is a string, bytes, or a function that writes the content piece by
 * piece.
 */
export type Pieces = string | Uint8Array | ((write: (piece: string | Uint8Array) => void) => void)

/**
 * Writes a file so that it exists either completely or not at all, even if the program or the power
 * fails. It writes the file under a temporary name, flushes it to the disk, and then renames it. It
 * creates missing folders.
 *
 * @throws the error of the system or of the function; in this case no file is left on the disk
 */
export function writeDurably(path: string, content: Pieces, mode = 0o666): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = takeTemporary(path)
  try {
    const file = openSync(temporary, 'wx', mode)
    try {
      const write = (piece: string | Uint8Array): void => writeAll(file, piece)
      if (typeof content === 'function') content(write)
      else write(content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  } finally {
    leaveTemporary(temporary)
  }
  flushFolder(dirname(path))
}

/**
 * Like {@link writeDurably}, but for one of many files in an existing folder. Another thread
 * flushes the file, and {@link flushDirectory} flushes the folder once for all of them.
 *
 * @throws (by rejection) the system's error; in this case no file is left on the disk
 */
export async function writeDurablySoon(
  path: string,
  content: string | AsyncIterable<string>,
): Promise<void> {
  const temporary = takeTemporary(path)
  try {
    const file = openSync(temporary, 'wx')
    try {
      if (typeof content === 'string') writeAll(file, content)
      else for await (const piece of content) writeAll(file, piece)
      await flush(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  } finally {
    leaveTemporary(temporary)
  }
}

/**
 * Writes a folder so that it exists either with all its files or not at all. An existing folder
 * with this name is replaced. Only the last file is flushed to the disk. This file contains the
 * digests of the others.
 *
 * @param files the paths of the files in the folder, and their texts; at least one file
 * @throws the system's error; in this case no file is left on the disk
 */
export function writeFolder(path: string, files: readonly (readonly [string, string])[]): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = takeTemporary(path)
  try {
    mkdirSync(temporary)
    for (const [name, text] of files.slice(0, -1)) {
      mkdirSync(dirname(join(temporary, name)), { recursive: true })
      writeFileSync(join(temporary, name), text)
    }
    const [last, text] = files.at(-1)!
    writeDurably(join(temporary, last), text)
    rmSync(path, { recursive: true, force: true })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    throw error
  } finally {
    leaveTemporary(temporary)
  }
  flushFolder(dirname(path))
}

/** Flushes a folder's list of file names to disk after files have been renamed or created. */
export async function flushDirectory(directory: string): Promise<void> {
  // Windows provides no handle for flushing a folder, but on Windows renames are durable.
  if (process.platform === 'win32') return
  const folder = openSync(directory, 'r')
  try {
    await flush(folder)
  } finally {
    closeSync(folder)
  }
}

function flushFolder(directory: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(directory, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

function writeAll(file: number, piece: string | Uint8Array): void {
  const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}
