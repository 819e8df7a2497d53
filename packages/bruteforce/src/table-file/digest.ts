import { formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { VisitPiece } from '../cells/cells.ts'
import { entryBits } from './entry-bits.ts'
import { entryPacker } from './packing.ts'
import { type NewSha256, fastSha256, type Sha256 } from './sha256.ts'
import { boxTask, type TableValue } from '../task/task.ts'

/**
 * The SHA-256 of a table, written as `sha256:` and 64 hexadecimal digits. The hashed bytes are one
 * line
 *
 *     nimlab-table/1 ruleset=NIM(4,3) play=normal value=remoteness max=60⏎
 *
 * in UTF-8, then the values by rank. Outcomes are packed eight per byte, lowest bit first, and the
 * last byte is padded with zeros. Other values are little-endian integers of 1, 2 or 4 bytes, the
 * smallest width that can store the a-priori bound of `bounds.ts`. A game that has two names
 * (NIM(4,3) and SN(4,{3})) has a different digest under each name.
 *
 * @complexity O(number of positions)
 */
export function digestOf(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
  forEachPiece: (visit: VisitPiece) => void,
): string {
  const digest = tableDigest(ruleset, max, value, play)
  forEachPiece(digest.add)
  return digest.end()
}

/**
 * Like {@link digestOf}, but for a table of outcomes whose entries are already packed into bytes.
 */
export function digestOfBits(
  ruleset: Ruleset,
  max: number,
  play: PlayConvention,
  visitBits: (visit: (bytes: Uint8Array) => void) => void,
): string {
  const hash = beginDigest(ruleset, max, 'outcome', play, fastSha256)
  visitBits((bytes) => hash.update(bytes))
  return digestText(hash)
}

/** A digest in progress. The pieces of a table are added in rank order. */
export interface TableDigest {
  readonly add: VisitPiece
  /** Finishes the digest and returns it. */
  readonly end: () => string
}

/** Begins the digest of a table whose pieces are added later, see {@link digestOf}. */
export function tableDigest(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
): TableDigest {
  const hash = beginDigest(ruleset, max, value, play, fastSha256)
  const bits = entryBits(boxTask(ruleset, max, value, play))
  const packer = entryPacker(bits, (bytes) => hash.update(bytes))
  return {
    add: packer.add,
    end() {
      packer.end()
      return digestText(hash)
    },
  }
}

function digestText(hash: Sha256): string {
  return `sha256:${bytesToHex(hash.digest())}`
}

/** Begins the digest of a table whose packed entries are added later, see {@link digestOf}. */
export function beginDigest(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
  newSha256: NewSha256,
): Sha256 {
  const hash = newSha256()
  const header = `nimlab-table/1 ruleset=${formatRuleset(ruleset)} play=${play} value=${value} max=${max}\n`
  hash.update(utf8ToBytes(header))
  return hash
}
