import { READ_SPAN } from '../tuned/tuned.ts'

/** A source of bytes, in memory or in a file. */
export interface ByteSource {
  readonly size: number
  /**
   * Reads all bytes with indices from ≤ i < to, for long ranges. Do not modify them.
   * @param room a buffer of that size, into which the bytes are read unless they are already in
   *   memory
   */
  readonly read: (from: number, to: number, room?: Uint8Array) => Uint8Array
  /** A buffer of at most `bytes` bytes for `read`. */
  readonly room: (bytes: number) => Uint8Array | undefined
  /** The byte at index i, for reading at scattered offsets. */
  readonly byteAt: (i: number) => number
  /** Frees the bytes. */
  readonly release: () => void
}

/** A source for bytes that are already in memory. */
export function bytesInMemory(data: ArrayBuffer | Uint8Array): ByteSource {
  // The bytes are never a Node Buffer, because slices of a Buffer are not copies.
  const bytes =
    data instanceof Uint8Array
      ? new Uint8Array(data.buffer, data.byteOffset, data.length)
      : new Uint8Array(data)
  return {
    size: bytes.length,
    read: (from, to) => bytes.subarray(from, to),
    room: () => undefined,
    byteAt: (i) => bytes[i]!,
    release() {
      // Garbage collection frees the memory.
    },
  }
}

/**
 * Reads the bytes with indices from ≤ i < to, one MiB at a time. Each piece is valid only during
 * its visit.
 */
export function readThrough(
  source: ByteSource,
  from: number,
  to: number,
  visit: (bytes: Uint8Array) => void,
): void {
  const room = source.room(Math.min(READ_SPAN, to - from))
  for (let at = from; at < to; at += READ_SPAN)
    visit(source.read(at, Math.min(at + READ_SPAN, to), room))
}
