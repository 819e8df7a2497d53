import { heatColour, inkOn } from '@nim/report'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGREES, ERRS, SAYS_NOTHING } from '../../src/tasks/overlay.ts'
import { movedBy } from '../../src/views/map/cell-cursor.ts'
import {
  channels,
  colourAt,
  heatPixels,
  mapColour,
  rangeOf,
} from '../../src/views/map/heat-colours.ts'
import { layoutOf } from '../../src/views/map/heat-drawing.ts'

const PAPER = [255, 255, 255] as const
const DARK = [20, 24, 27] as const
const MARK = [200, 0, 100] as const

test('a pixel has the colour of its entry in the figures of @nim/report', () => {
  const squares = fc
    .integer({ min: 1, max: 6 })
    .chain((side) => fc.array(fc.nat(300), { minLength: side * side, maxLength: side * side }))
  fc.assert(
    fc.property(squares, fc.constantFrom('remoteness', 'grundy'), (entries, value) => {
      const side = Math.sqrt(entries.length)
      const pixels = heatPixels({ value, entries, overlay: null }, PAPER, MARK)
      const range = [Math.min(...entries), Math.max(...entries)] as const
      expect(rangeOf(entries)).toEqual(range)
      entries.forEach((entry, at) => {
        const place = 4 * ((side - 1 - Math.floor(at / side)) * side + (at % side))
        const colour = heatColour(value, entry, range)
        expect([...pixels.subarray(place, place + 4)]).toEqual([...channels(colour), 255])
      })
    }),
  )
})

test('a dark page reverses the scale, and every number is readable on its colour', () => {
  const entries = Array.from({ length: 64 }, (_, entry) => entry)
  const range = [0, 63] as const
  for (const ground of [PAPER, DARK]) {
    const luminances = entries.map((entry) => {
      const colour = mapColour('remoteness', entry, range, ground)
      const is = luminance(colour)
      const ink = inkOn(colour) === '#000000' ? 0 : 1
      expect((Math.max(is, ink) + 0.05) / (Math.min(is, ink) + 0.05)).toBeGreaterThan(4.5)
      return is
    })
    const grows = ground === DARK
    expect(luminances).toEqual(luminances.toSorted((a, b) => (grows ? a - b : b - a)))
  }
  expect(mapColour('outcome', 0, [0, 1], DARK)).toBe(heatColour('outcome', 0, [0, 1]))
})

/** The relative luminance of `#rrggbb`, by the definition of WCAG. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

test('cells at which a formula is right are faint, and the others are marked or keep their colour', () => {
  const entries = [0, 0, 0, 0]
  const overlay = Uint8Array.of(AGREES, ERRS, SAYS_NOTHING, AGREES)
  const shades = { value: 'outcome', entries, overlay } as const
  const distance = (pixels: Uint8ClampedArray, at: number): number => 255 - pixels[4 * at]!
  const framed = heatPixels(shades, PAPER, null)
  // The first row of pixels has y = 1.
  const [silent, agrees, errs] = [0, 2, 3].map((at) => distance(framed, at))
  expect(silent!).toBeLessThan(agrees!)
  expect(agrees!).toBeLessThan(errs! / 3)
  expect([...framed.subarray(12, 15)]).toEqual(channels(heatColour('outcome', 0, [0, 0])))
  expect([...heatPixels(shades, PAPER, MARK).subarray(12, 15)]).toEqual([...MARK])
  expect(inkOn(colourAt(shades, [0, 0], 0, PAPER))).toBe('#000000')
  expect(inkOn(colourAt(shades, [0, 0], 1, PAPER))).toBe('#ffffff')
})

test('keys move the cursor, but never out of the square', () => {
  const keys = [
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'PageUp',
    'PageDown',
    'Home',
    'End',
  ]
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.constantFrom(...keys)),
      (side, pressed) => {
        let cell = { x: 0, y: 0 }
        for (const key of pressed) cell = movedBy(key, cell, side)!
        expect(Math.min(cell.x, cell.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(cell.x, cell.y)).toBeLessThan(side)
      },
    ),
  )
  expect(movedBy('ArrowUp', { x: 2, y: 3 }, 9)).toEqual({ x: 2, y: 4 })
  expect(movedBy('ArrowRight', { x: 2, y: 3 }, 9)).toEqual({ x: 3, y: 3 })
  expect(movedBy('a', { x: 2, y: 3 }, 9)).toBeNull()
})

test('a square fits into the available width, but with forced colours its letters stay readable', () => {
  for (const side of [2, 25, 60, 391, 1000]) {
    for (const room of [340, 720, 1100]) {
      expect(layoutOf(side, room, false).width).toBeLessThanOrEqual(room)
      expect(layoutOf(side, room, true).cell).toBeGreaterThanOrEqual(20)
    }
  }
})
