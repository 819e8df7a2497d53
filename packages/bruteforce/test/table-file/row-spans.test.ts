import { denseBox, sortedBox } from '@nim/core/rules'
import { expect, it } from 'vitest'
import { forEachRowSpan, longestSpan } from '../../src/table-file/row-spans.ts'
import { ROW_SPAN } from '../../src/tuned/tuned.ts'

it('spans begin and end with rows, are consecutive, and have the stated length', () => {
  for (const box of [sortedBox(2, 1200), sortedBox(4, 60), denseBox(3, 90), sortedBox(1, 5)]) {
    let next = 0
    let spans = 0
    forEachRowSpan(box, 0, box.count, (from, to) => {
      expect(from).toBe(next)
      expect(to - from).toBeLessThanOrEqual(longestSpan(box))
      expect(box.unrank(from)[0]).toBe(0)
      if (to < box.count) expect(box.unrank(to)[0]).toBe(0)
      next = to
      spans++
    })
    expect(next).toBe(box.count)
    expect(spans).toBeLessThanOrEqual(2 * Math.ceil(box.count / ROW_SPAN))
  }
})

it('a row that is longer than a span is not divided', () => {
  const max = ROW_SPAN + 1000
  for (const box of [sortedBox(2, max), denseBox(2, max), sortedBox(1, max), denseBox(1, max)]) {
    const rows =
      box.piles === 1
        ? [[0]]
        : [
            [0, max - 1],
            [0, max],
          ]
    const spans: [number, number][] = []
    forEachRowSpan(box, box.rank(rows[0]!), box.count, (from, to) => spans.push([from, to]))
    expect(spans.map(([from]) => box.unrank(from))).toEqual(rows)
    for (const [from, to] of spans) expect(to - from).toBeLessThanOrEqual(longestSpan(box))
  }
})
