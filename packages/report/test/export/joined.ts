import type { FilePiece } from '../../src/index.ts'

/** The pieces of a file as one array of bytes. */
export function joined(pieces: Iterable<FilePiece>): Uint8Array<ArrayBuffer> {
  const parts = Array.from(pieces, (piece) =>
    typeof piece === 'string' ? new TextEncoder().encode(piece) : piece,
  )
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** All pieces that an exporter writes. */
export function pieces<T>(run: (write: (piece: T) => void) => void): T[] {
  const written: T[] = []
  run((piece) => written.push(piece))
  return written
}
