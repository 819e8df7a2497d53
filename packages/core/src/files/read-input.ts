import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  openSync,
  type ReadStream,
  readSync,
} from 'node:fs'
import { machineFault } from './machine-fault.ts'

/** The default limit for a file that is read into memory, in bytes. */
const MOST_BYTES = 1 << 26

/**
 * The flag that makes the system refuse to open a symbolic link; 0 if the system has no such flag.
 */
const NO_LINK = constants.O_NOFOLLOW ?? 0

/** Thrown if an input does not exist, is not a readable file, or is too large. */
export class UnreadableInput extends RangeError {
  override readonly name = 'UnreadableInput'
  /** The system's error code, such as `ENOENT`; null if the input is not a file or is too large. */
  readonly code: string | null

  constructor(message: string, code: string | null, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** True for an {@link UnreadableInput}. If a code is given, the error must also have this code. */
export function isUnreadable(error: unknown, code?: string): error is UnreadableInput {
  return error instanceof UnreadableInput && (code === undefined || error.code === code)
}

/**
 * Opens a regular file for reading. The function rejects a pipe, a device or a folder before it
 * reads a byte.
 *
 * @returns the file, which the caller closes, and its size in bytes
 * @throws UnreadableInput that names the path; the system's error if the machine has a fault
 */
export function openInput(path: string): { readonly file: number; readonly size: number } {
  return opened(path, 0)
}

function opened(path: string, besides: number): { readonly file: number; readonly size: number } {
  let file: number
  try {
    // Without O_NONBLOCK, opening a pipe that has no writer would wait forever.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | besides)
  } catch (error) {
    if (besides !== 0 && (error as NodeJS.ErrnoException).code === 'ELOOP') {
      throw new UnreadableInput(`'${path}' is a link, expected a file`, null, { cause: error })
    }
    throw ofSystem(path, error)
  }
  try {
    const status = fstatSync(file)
    if (!status.isFile()) {
      const what = status.isDirectory() ? 'a folder' : 'a pipe or a device'
      throw new UnreadableInput(`'${path}' is ${what}, expected a file`, null)
    }
    return { file, size: status.size }
  } catch (error) {
    closeSync(file)
    throw error
  }
}

/**
 * Reads the bytes of a regular file.
 *
 * @param most the largest accepted size in bytes; default: 64 MiB
 * @throws UnreadableInput that names the path, also if the file is too large; the system's error if
 *   the machine has a fault
 */
export function readInput(path: string, most: number = MOST_BYTES): Buffer {
  return readOpened(path, openInput(path), most)
}

/**
 * Like {@link readInput}, but for a file that belongs to a folder. The function rejects links,
 * because a folder from someone else may contain links to any file of this machine.
 */
export function readOwn(path: string, most: number = MOST_BYTES): Buffer {
  return readOpened(path, opened(path, NO_LINK), most)
}

/** Like {@link readOwn}, but returns UTF-8 text. */
export function readOwnText(path: string, most?: number): string {
  return readOwn(path, most).toString('utf8')
}

function readOpened(
  path: string,
  { file, size }: { readonly file: number; readonly size: number },
  most: number,
): Buffer {
  try {
    if (size > most) throw tooLarge(path, most)
    // The buffer has room for one extra byte, which reveals whether the file has grown since its
    // size was read.
    let bytes = Buffer.allocUnsafe(size + 1)
    let length = 0
    for (;;) {
      const read = readSync(file, bytes, length, bytes.length - length, null)
      length += read
      if (read === 0) return bytes.subarray(0, length)
      if (length > most) throw tooLarge(path, most)
      if (length === bytes.length) {
        bytes = Buffer.concat([bytes], Math.min(2 * bytes.length + 65_536, most + 1))
      }
    }
  } catch (error) {
    throw ofSystem(path, error)
  } finally {
    closeSync(file)
  }
}

/** Like {@link readInput}, but returns UTF-8 text. */
export function readInputText(path: string, most?: number): string {
  return readInput(path, most).toString('utf8')
}

function tooLarge(path: string, most: number): UnreadableInput {
  return new UnreadableInput(`'${path}' has more than ${most} bytes, the limit for this file`, null)
}

/** Descriptions of the system's error codes in plain words. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ELOOP: 'is a link that leads back to itself',
  ENOTDIR: 'does not exist: a part of the path is not a folder',
  ENAMETOOLONG: 'is too long for a path',
  EACCES: 'cannot be read: this user has no permission',
  ENXIO: 'is a socket, expected a file',
}

function ofSystem(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof UnreadableInput || code === undefined || machineFault(error) !== null) {
    return error
  }
  const why = WORDS[code] ?? `cannot be read: ${(error as Error).message}`
  return new UnreadableInput(`'${path}' ${why}`, code, { cause: error })
}

/**
 * Opens a regular file as a stream, for files that may be too large for memory.
 * @throws as {@link openInput}, immediately
 */
export function inputStream(path: string): ReadStream {
  return createReadStream(path, { fd: openInput(path).file })
}

/**
 * Like {@link inputStream}, but for a file that belongs to a folder. The function rejects links.
 */
export function ownStream(path: string): ReadStream {
  return createReadStream(path, { fd: opened(path, NO_LINK).file })
}
