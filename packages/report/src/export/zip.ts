type Bytes = Uint8Array<ArrayBuffer>
type Write = (piece: Bytes) => void

/**
 * Sizes and offsets of at least this number would need the larger records (ZIP64) of the format.
 */
const MOST_BYTES = 2 ** 32 - 1

/** An archive that is written one file at a time. */
export interface Zip {
  /** Adds a file. `content` receives a function, and calls it with the pieces of the file. */
  file(name: string, content: (write: Write) => void): void
  /** Writes the list of files, and ends the archive. */
  end(): void
}

/**
 * A ZIP archive whose files are stored without compression. The sizes follow each file, and the
 * list of files at the end repeats them. Python's `zipfile`, and every reader that begins with this
 * list, accepts such archives. The same files give the same bytes, because all files are dated
 * 1980-01-01.
 *
 * @param write receives the pieces of the archive in order
 * @throws RangeError in `file` and `end` for 4 GiB or more; by then, some pieces have already been
 * written
 * @complexity O(bytes); one pass, in which only the list is kept
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zip(write: Write): Zip {
  const entries: Bytes[] = []
  let at = 0
  const put = (piece: Bytes): void => {
    at += piece.length
    if (at > MOST_BYTES) throw new RangeError('zip: expected an archive of less than 4 GiB')
    write(piece)
  }
  return {
    file(name, content) {
      const text = new TextEncoder().encode(name)
      const start = at
      put(record(LOCAL, [...UNKNOWN, [text.length, 2], [0, 2]]))
      put(text)
      const from = at
      let crc = ~0
      content((piece) => {
        crc = updated(crc, piece)
        put(piece)
      })
      const sums: Field[] = [
        [~crc >>> 0, 4],
        [at - from, 4],
        [at - from, 4],
      ]
      put(record(DESCRIPTOR, sums))
      const more: Field[] = [
        [text.length, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [start, 4],
      ]
      entries.push(record(LISTED, [[VERSION, 2], ...HOW, ...sums, ...more]), text)
    },
    end() {
      const start = at
      for (const entry of entries) put(entry)
      const count = entries.length / 2
      put(
        record(END, [
          [0, 2],
          [0, 2],
          [count, 2],
          [count, 2],
          [at - start, 4],
          [start, 4],
          [0, 2],
        ]),
      )
    },
  }
}

/** A number and its bytes, little-endian. */
type Field = readonly [value: number, bytes: 2 | 4]

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const LISTED = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** The version, the flag for sizes after the file, the method "stored", the time and the date. */
const HOW: readonly Field[] = [
  [VERSION, 2],
  [8, 2],
  [0, 2],
  [0, 2],
  [0x21, 2],
]
const UNKNOWN: readonly Field[] = [...HOW, [0, 4], [0, 4], [0, 4]]

function record(signature: number, fields: readonly Field[]): Bytes {
  const all: Field[] = [[signature, 4], ...fields]
  const bytes = new Uint8Array(all.reduce((sum, [, size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, size] of all) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

/** The CRC-32 of each single byte, computed with the reflected polynomial. */
const TABLE: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function updated(crc: number, piece: Bytes): number {
  let next = crc
  for (let i = 0; i < piece.length; i++) next = (next >>> 8) ^ TABLE[(next ^ piece[i]!) & 255]!
  return next
}
