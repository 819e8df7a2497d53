import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHUNK_LENGTH, chunked } from '../../src/export/chunked.ts'

test('chunks are full except for the last, hold whole lines, and lose nothing', () => {
  const lines = fc.array(
    fc.integer({ min: 1, max: 30_000 }).map((length) => `${'x'.repeat(length - 1)}\n`),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(lines, (source) => {
      const chunks = [...chunked(source)]
      expect(chunks.join('')).toBe(source.join(''))
      chunks.forEach((chunk, i) => {
        expect(chunk.endsWith('\n')).toBe(true)
        expect(chunk.length).toBeLessThan(CHUNK_LENGTH + 30_000)
        if (i < chunks.length - 1) expect(chunk.length).toBeGreaterThanOrEqual(CHUNK_LENGTH)
      })
    }),
    { numRuns: 30 },
  )
})

test('lines are asked for only as chunks are', () => {
  let asked = 0
  function* lines(): Generator<string, void, undefined> {
    for (;;) {
      asked++
      yield 'x'.repeat(1024)
    }
  }
  const chunks = chunked(lines())
  expect(asked).toBe(0)
  expect(chunks.next().value).toHaveLength(CHUNK_LENGTH)
  expect(asked).toBe(64)
})
