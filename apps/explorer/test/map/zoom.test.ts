import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from '../../src/views/map/heat-colours.ts'
import { cropped, following, wholeOf, zoomed } from '../../src/views/map/zoom.ts'

const steps = fc.array(fc.tuple(fc.constantFrom(1 / 2, 2, Infinity), fc.nat(199), fc.nat(199)), {
  maxLength: 12,
})

test('a window stays inside the square, contains the cell of the zoom, and has at least six cells a side', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), steps, (side, all) => {
      let window = wholeOf(side)
      for (const [factor, x, y] of all) {
        const cell = { x: x % side, y: y % side }
        window = zoomed(window, side, factor, cell)
        expect(window.side).toBeGreaterThanOrEqual(Math.min(6, side))
        for (const from of [window.x, window.y]) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(from + window.side).toBeLessThanOrEqual(side)
        }
        expect(following(window, cell)).toEqual(window)
      }
      expect(zoomed(window, side, Infinity, { x: 0, y: 0 })).toEqual(wholeOf(side))
    }),
  )
})

test('a window moves only as far as the cursor requires', () => {
  const window = { x: 10, y: 10, side: 6 }
  expect(following(window, { x: 16, y: 12 })).toEqual({ x: 11, y: 10, side: 6 })
  expect(following(window, { x: 9, y: 30 })).toEqual({ x: 9, y: 25, side: 6 })
})

test('the cells of a window have the entries and the scale of the slice', () => {
  const side = 9
  const entries = Array.from({ length: side * side }, (_, at) => (at * 37) % 50)
  const isP = Uint8Array.from(entries, (entry) => entry % 2)
  const overlay = Uint8Array.from(entries, (entry) => entry % 3)
  const slice = { value: 'remoteness', side, entries, isP, overlay } as const
  const part = cropped(slice, { x: 2, y: 3, side: 6 })
  for (let y = 0, at = 0; y < 6; y++) {
    for (let x = 0; x < 6; x++, at++) {
      const from = (3 + y) * side + 2 + x
      expect(part.entries[at]).toBe(entries[from])
      expect(part.isP[at]).toBe(isP[from])
      expect(part.overlay![at]).toBe(overlay[from])
    }
  }
  expect(part.range).toEqual(rangeOf(entries))
  expect(part.from).toEqual({ x: 2, y: 3 })
  expect(cropped(slice, wholeOf(side))).toBe(slice)
})
