/** A source of bytes, in memory or in a file. */
export interface ByteSource {
  readonly size: number
  /**
   * The bytes from ≤ i < to, for reading many in a row. Do not write to them.
   * @param room a buffer of that size; it receives the bytes unless they are in memory anyway
   */
  readonly read: (from: number, to: number, room?: Uint8Array) => Uint8Array
  /** A buffer for `read`, for at most the given number of bytes at a time. */
  readonly room: (bytes: number) => Uint8Array | undefined
  /** One byte, for reading at scattered places. */
  readonly byteAt: (i: number) => number
  /** Frees the bytes. */
  readonly release: () => void
}

/** A source of bytes in memory. */
export function bytesInMemory(data: ArrayBuffer | Uint8Array): ByteSource {
  // The bytes are never a Buffer of Node: its slices are not copies.
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
      // Memory is freed when nobody uses it.
    },
  }
}

const SPAN = 1 << 20

/**
 * Reads the bytes from ≤ i < to, one MiB after another. Each piece is valid only during its visit.
 */
export function readThrough(
  source: ByteSource,
  from: number,
  to: number,
  visit: (bytes: Uint8Array) => void,
): void {
  const room = source.room(Math.min(SPAN, to - from))
  for (let at = from; at < to; at += SPAN) visit(source.read(at, Math.min(at + SPAN, to), room))
}
