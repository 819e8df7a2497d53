/** Length from which a chunk of lines is handed on. */
export const CHUNK_LENGTH = 65_536

/**
 * The lines joined to chunks of at least 65536 characters (the last may be shorter), so that a file
 * of millions of lines is never one string.
 */
export function* chunked(lines: Iterable<string>): Generator<string, void, undefined> {
  let chunk = ''
  for (const line of lines) {
    chunk += line
    if (chunk.length >= CHUNK_LENGTH) {
      yield chunk
      chunk = ''
    }
  }
  if (chunk !== '') yield chunk
}
