import { formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { largestValue } from './bounds.ts'
import { boxTask, type TableValue } from './task.ts'
import type { Values } from './values.ts'

const CHUNK = 1 << 16

/**
 * SHA-256 of a table, as `sha256:` and 64 hexadecimal digits. The bytes hashed are one line
 *
 *     nimlab-table/1 ruleset=NIM(4,3) play=normal value=remoteness max=60⏎
 *
 * in UTF-8, then the values by rank: outcomes eight to a byte, the lowest bit first, the last byte
 * filled up with zeros; other values as little-endian integers of 1, 2 or 4 bytes, the least width
 * that holds the a-priori bound of `bounds.ts`. The same game under two names (NIM(4,3) and
 * SN(4,{3})) has two digests.
 *
 * @complexity O(number of positions)
 */
export function digestOf(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
  values: Values,
): string {
  const hash = sha256.create()
  const header = `nimlab-table/1 ruleset=${formatRuleset(ruleset)} play=${play} value=${value} max=${max}\n`
  hash.update(utf8ToBytes(header))
  const largest = largestValue(boxTask(ruleset, max, value, play))
  for (let from = 0; from < values.length; from += CHUNK) {
    const chunk = values.subarray(from, from + CHUNK)
    hash.update(value === 'outcome' ? packedBits(chunk) : littleEndian(chunk, largest))
  }
  return `sha256:${bytesToHex(hash.digest())}`
}

function packedBits(outcomes: Values): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(outcomes.length / 8))
  for (let i = 0; i < outcomes.length; i++) bytes[i >> 3]! |= outcomes[i]! << (i & 7)
  return bytes
}

function littleEndian(values: Values, largest: number): Uint8Array {
  let width = 4
  if (largest <= 0xffff) width = largest <= 0xff ? 1 : 2
  const bytes = new Uint8Array(width * values.length)
  let at = 0
  for (const value of values) {
    for (let i = 0; i < width; i++) bytes[at++] = value >>> (8 * i)
  }
  return bytes
}
