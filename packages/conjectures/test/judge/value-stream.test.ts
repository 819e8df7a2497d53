import { describe, expect, it } from 'vitest'
import { streamHeader } from '../../src/judge/stream-header.ts'
import { valueStream } from '../../src/judge/value-stream.ts'
import { format2, lanesOf, ofFolded } from './format-2.ts'

describe('valueStream', () => {
  it('follows the description of format 2', () => {
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

  it('accepts parts that the caller has folded, and skips empty ones', () => {
    const [first, second] = lanesOf([5, 6])
    const stream = valueStream('h')
    stream.add(4)
    stream.addPart(2, { first, second })
    stream.addPart(0, { first: 1, second: 1 })
    expect(stream.digest()).toBe(format2('h', [[4], [5, 6]]))
  })

  it('accepts any number of parts, with any number of words', () => {
    for (const count of [255, 256, 257, 600]) {
      const parts = Array.from(
        { length: count },
        (_, i) => [i % 2 === 0 ? 2 ** 33 + 2 ** 31 + i : i, 7 * i, 2 ** 32 - 1 - i] as const,
      )
      const stream = valueStream('h')
      for (const [words, first, second] of parts) stream.addPart(words, { first, second })
      expect(stream.digest()).toBe(ofFolded('h', parts))
    }
  })

  it('names its format in the header', () => {
    expect(streamHeader('X-1', { n: 3 }, { kind: 'box', max: 5 })).toBe(
      'nimlab check 2 X-1 {"n":3} box max=5',
    )
  })
})
