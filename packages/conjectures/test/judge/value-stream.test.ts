import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { streamHeader } from '../../src/judge/stream-header.ts'
import { valueStream } from '../../src/judge/value-stream.ts'

/** The lanes of a list of words, by 64-bit arithmetic. */
function lanes(words: readonly number[]): [number, number] {
  const turn = (lane: bigint, word: number, factor: bigint, by: bigint): bigint => {
    const mixed = ((lane ^ BigInt(word)) * factor) & 0xffffffffn
    return ((mixed << by) | (mixed >> (32n - by))) & 0xffffffffn
  }
  let first = 0x243f6a88n
  let second = 0x85a308d3n
  for (const word of words) {
    first = turn(first, word, 0x9e3779b1n, 15n)
    second = turn(second, word, 0x85ebca6bn, 13n)
  }
  return [Number(first), Number(second)]
}

/** Format 2 in Node's own words. */
function format2(header: string, parts: readonly (readonly number[])[]): string {
  const hash = createHash('sha256').update(`${header}\n`)
  for (const words of parts) {
    const bytes = Buffer.alloc(16)
    bytes.writeBigUInt64LE(BigInt(words.length), 0)
    const [first, second] = lanes(words)
    bytes.writeUInt32LE(first, 8)
    bytes.writeUInt32LE(second, 12)
    hash.update(bytes)
  }
  return `sha256:${hash.digest('hex')}`
}

describe('valueStream', () => {
  it('is format 2 as it is described', () => {
    const stream = valueStream('a header')
    const words = [0, 1, 7, 0xffffffff, 0x80000000, 7]
    for (const word of words) stream.add(word)
    expect(stream.digest()).toBe(format2('a header', [words]))
  })

  it('cuts a long stream into parts of 65536 words', () => {
    const words = Array.from({ length: 70_000 }, (_, i) => i)
    const stream = valueStream('h')
    for (const word of words) stream.add(word)
    expect(stream.digest()).toBe(format2('h', [words.slice(0, 65536), words.slice(65536)]))
  })

  it('takes parts that were folded elsewhere, and leaves out empty ones', () => {
    const [first, second] = lanes([5, 6])
    const stream = valueStream('h')
    stream.add(4)
    stream.addPart(2, { first, second })
    stream.addPart(0, { first: 1, second: 1 })
    expect(stream.digest()).toBe(format2('h', [[4], [5, 6]]))
  })

  it('names its format in the header', () => {
    expect(streamHeader('X-1', { n: 3 }, { kind: 'box', max: 5 })).toBe(
      'nimlab check 2 X-1 {"n":3} box max=5',
    )
  })
})
