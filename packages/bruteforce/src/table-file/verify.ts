import { beginDigest } from './digest.ts'
import { type ByteSource, readThrough } from './byte-source.ts'
import { fileLayout, type TableHeader } from './header.ts'
import type { Fail } from './parse-header.ts'
import type { NewSha256 } from './sha256.ts'

/** Reads a whole file once and compares it with its trailer. */
export function verifyTable(
  header: TableHeader,
  file: ByteSource,
  newSha256: NewSha256,
  fail: Fail,
): void {
  const { ruleset, max, value, play, bits, positions } = header
  const { entriesAt, trailerAt, size } = fileLayout(header)
  const checksum = newSha256()
  const digest = beginDigest(ruleset, max, value, play, newSha256)
  checksum.update(file.read(0, entriesAt))
  readThrough(file, entriesAt, trailerAt, (bytes) => {
    checksum.update(bytes)
    digest.update(bytes)
  })
  const trailer = file.read(trailerAt, size).slice()
  checksum.update(trailer.subarray(0, 32))
  if (!areEqual(checksum.digest(), trailer.subarray(32))) {
    fail('damaged: its bytes do not match the checksum in its trailer')
  }
  if (!areEqual(digest.digest(), trailer.subarray(0, 32))) {
    fail('its entries do not match the digest in its trailer')
  }
  if (bits === 1 && file.byteAt(trailerAt - 1) >> (((positions - 1) % 8) + 1) !== 0) {
    fail('its bits after the last entry are not zero')
  }
}

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}
