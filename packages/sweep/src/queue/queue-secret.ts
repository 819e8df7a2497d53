import { statSync } from 'node:fs'
import { readInputText } from '@nim/core/files'
import { LARGEST_SECRET } from '../tuned.ts'

/** The address of a sweep's queue, and the secret that signs its entries. */
export interface QueueAccess {
  readonly url: string
  /**
   * The secret that signs entries; null if entries are not signed. Unsigned entries are allowed
   * only if the server listens on loopback.
   */
  readonly secret: string | null
}

export interface QueueAccessSources {
  readonly url: string
  /** A file that contains the secret. A line break at the end of the file is ignored. */
  readonly file?: string | undefined
  /** The value of `NIMLAB_QUEUE_SECRET`. */
  readonly variable?: string | undefined
  /** If other users may read the file, this function is called with a warning. */
  readonly note: (line: string) => void
}

/**
 * The secret of a queue. If `file` is given, the secret is the text of this file. Otherwise, the
 * secret is the value of the variable, or null if the variable is not set. The password in the
 * address is not used as the secret, because every client of the server knows it.
 *
 * @throws RangeError if the address is not valid, or if the file or the variable is empty or cannot
 * be read; no message contains the secret or the password
 */
export function queueAccess({ url, file, variable, note }: QueueAccessSources): QueueAccess {
  requirePassword(parsedAddress(url))
  if (file !== undefined) return { url, secret: secretOfFile(file, note) }
  if (variable === undefined) return { url, secret: null }
  if (variable === '') throw new RangeError('queue: NIMLAB_QUEUE_SECRET is empty')
  return { url, secret: variable }
}

/**
 * Parses the address of a Redis server. Messages do not repeat the address, because it may contain
 * a password.
 * @throws RangeError if the address is not valid
 */
export function parsedAddress(url: string): URL {
  if (!URL.canParse(url)) {
    throw new RangeError('queue: expected an address such as redis://127.0.0.1:6379')
  }
  const parsed = new URL(url)
  if (!['redis:', 'rediss:'].includes(parsed.protocol)) {
    throw new RangeError(`queue: expected redis:// or rediss://, got ${parsed.protocol}//`)
  }
  if (parsed.hostname === '')
    throw new RangeError('queue: the address has no host; expected redis://HOST:PORT')
  if (!/^(\/\d{0,9})?$/.test(parsed.pathname)) {
    throw new RangeError("queue: expected the number of a database after the '/' of the address")
  }
  return parsed
}

/** True if only a server on this machine can listen at the address. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

function requirePassword({ password }: URL): void {
  try {
    decodeURIComponent(password)
  } catch (error) {
    throw new RangeError('queue: the password in the address is not percent-encoded', {
      cause: error,
    })
  }
}

function secretOfFile(file: string, note: (line: string) => void): string {
  let secret: string
  let mode: number
  try {
    secret = readInputText(file, LARGEST_SECRET).replace(/\r?\n$/, '')
    ;({ mode } = statSync(file))
  } catch (error) {
    throw new RangeError(`queue secret '${file}': cannot be read: ${(error as Error).message}`, {
      cause: error,
    })
  }
  if (secret === '') throw new RangeError(`queue secret '${file}': the file is empty`)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    note(`queue secret '${file}': others may read it; chmod 600`)
  }
  return secret
}
