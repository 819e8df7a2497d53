/** Bytes that are read where they lie. */
export interface ByteSource {
  readonly size: number
  /**
   * The bytes from ≤ i < to, in order to read many in a row; not to be written to.
   * @param room for so many bytes; they come there unless they are in memory anyway
   */
  readonly read: (from: number, to: number, room?: Uint8Array) => Uint8Array
  /** Room to be passed to `read`, for reading at most so many bytes at a time. */
  readonly room: (bytes: number) => Uint8Array | undefined
  /** One byte, in order to read here and there. */
  readonly byteAt: (i: number) => number
  /** Frees them. */
  readonly release: () => void
}

/** Bytes in memory. */
export function bytesInMemory(given: ArrayBuffer | Uint8Array): ByteSource {
  // never a Buffer of Node, the slices of which are no copies
  const bytes =
    given instanceof Uint8Array
      ? new Uint8Array(given.buffer, given.byteOffset, given.length)
      : new Uint8Array(given)
  return {
    size: bytes.length,
    read: (from, to) => bytes.subarray(from, to),
    room: () => undefined,
    byteAt: (i) => bytes[i]!,
    release() {
      // memory is freed by nobody using it
    },
  }
}

const SPAN = 1 << 20

/** Reads the bytes from ≤ i < to, one MiB after another, each good during its visit. */
export function readThrough(
  source: ByteSource,
  from: number,
  to: number,
  visit: (bytes: Uint8Array) => void,
): void {
  const room = source.room(Math.min(SPAN, to - from))
  for (let at = from; at < to; at += SPAN) visit(source.read(at, Math.min(at + SPAN, to), room))
}
