import { sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { forEachRow } from '../../src/rows/for-each-row.ts'
import { playLengthRows } from '../../src/facts/exact-slow/extreme-play-lengths.ts'
import { playLengths } from '../../src/facts/gm/play-lengths.ts'

const CASES = [1, 2, 3, 4, 5].flatMap((n) =>
  [1, n].flatMap((k) => [0, 1, 2, 3, 9].map((max) => [n, k, max] as const)),
)

describe('lengths of plays row by row', () => {
  it.each(CASES)('are those found by trying all moves: NIM(%i,%i) up to %i', (n, k, max) => {
    const box = sortedBox(n, max)
    const { shortest, longest, row } = playLengthRows(box, k)
    forEachRow(box, row)
    const tried = playLengths(box, k)
    expect([...shortest]).toEqual([...tried.shortest])
    expect([...longest]).toEqual([...tried.longest])
  })
})
