/** The length from which a chunk of lines is passed on. */
export const CHUNK_LENGTH = 65_536

/** Takes lines and passes them on in chunks. */
export interface TextChunks {
  readonly add: (line: string) => void
  /** Passes on the remaining lines. */
  readonly end: () => void
}

/**
 * Joins lines to chunks of at least 65536 characters (the last may be shorter), so that a file of
 * millions of lines is never one string.
 */
export function textChunks(write: (chunk: string) => void): TextChunks {
  let chunk = ''
  return {
    add(line) {
      chunk += line
      if (chunk.length >= CHUNK_LENGTH) {
        write(chunk)
        chunk = ''
      }
    },
    end() {
      if (chunk !== '') write(chunk)
      chunk = ''
    },
  }
}
