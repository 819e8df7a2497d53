import { createHash } from 'node:crypto'

/** A 32-bit word for both lanes, or two different words, one for each lane. */
type Word = number | readonly [first: number, second: number]

/** The lanes of a list of words, computed with 64-bit arithmetic. */
export function lanesOf(words: readonly Word[]): [number, number] {
  const turn = (lane: bigint, word: number, factor: bigint, by: bigint): bigint => {
    const mixed = ((lane ^ BigInt(word)) * factor) & 0xffffffffn
    return ((mixed << by) | (mixed >> (32n - by))) & 0xffffffffn
  }
  let first = 0x243f6a88n
  let second = 0x85a308d3n
  for (const word of words) {
    const [a, b] = typeof word === 'number' ? [word, word] : word
    first = turn(first, a, 0x9e3779b1n, 15n)
    second = turn(second, b, 0x85ebca6bn, 13n)
  }
  return [Number(first), Number(second)]
}

/** The digest of parts in format 2. It does not use nimlab's own fold or stream. */
export function format2(header: string, parts: readonly (readonly Word[])[]): string {
  const folded = parts.map((words) => [words.length, ...lanesOf(words)] as const)
  return ofFolded(header, folded)
}

/** The same digest for parts of which only the number of words and the lanes are known. */
export function ofFolded(
  header: string,
  parts: readonly (readonly [words: number, first: number, second: number])[],
): string {
  const hash = createHash('sha256').update(`${header}\n`)
  for (const [words, first, second] of parts) {
    if (words === 0) continue
    const bytes = Buffer.alloc(16)
    bytes.writeBigUInt64LE(BigInt(words), 0)
    bytes.writeUInt32LE(first, 8)
    bytes.writeUInt32LE(second, 12)
    hash.update(bytes)
  }
  return `sha256:${hash.digest('hex')}`
}
