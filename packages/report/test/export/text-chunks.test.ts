import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHUNK_LENGTH, textChunks } from '../../src/export/text-chunks.ts'

test('chunks contain whole lines, lose nothing, and are full except the last one', () => {
  const lines = fc.array(
    fc.integer({ min: 1, max: 30_000 }).map((length) => `${'x'.repeat(length - 1)}\n`),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(lines, (source) => {
      const chunks: string[] = []
      const { add, end } = textChunks((chunk) => chunks.push(chunk))
      source.forEach(add)
      end()
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

test('a chunk is passed on once, as soon as it is full', () => {
  const chunks: string[] = []
  const { add, end } = textChunks((chunk) => chunks.push(chunk))
  for (let i = 0; i < 63; i++) add('x'.repeat(1024))
  expect(chunks).toEqual([])
  add('x'.repeat(1024))
  expect(chunks).toHaveLength(1)
  end()
  end()
  expect(chunks).toHaveLength(1)
})
