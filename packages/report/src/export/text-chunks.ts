/** A chunk of lines is passed on as soon as it has at least this many characters. */
export const CHUNK_LENGTH = 65_536

/** Collects lines and passes them on in chunks. */
export interface TextChunks {
  readonly add: (line: string) => void
  /** Passes on the remaining lines. */
  readonly end: () => void
}

/**
 * Joins lines into chunks, so that a file with millions of lines is never a single string. Each
 * chunk except the last has at least 65536 characters.
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
