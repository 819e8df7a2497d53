import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAddress, parseAddress, VIEWS } from '../src/address/address.ts'

test('parseAddress reads every formatted address back unchanged', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VIEWS.filter((view) => view !== 'start')),
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 3 }),
      fc.dictionary(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((key) => key !== '__proto__'),
        fc.string({ unit: 'grapheme', minLength: 1 }),
      ),
      (view, parts, settings) => {
        expect(parseAddress(formatAddress(view, parts, settings))).toEqual({
          view,
          parts,
          settings: { ...settings },
        })
      },
    ),
  )
})

test('parseAddress accepts any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseAddress(text)))
})

test('the address of a game and a position stays readable', () => {
  expect(formatAddress('p', ['NIM(4,3)', '3,3,4,4'], { play: 'misere' })).toBe(
    '#/p/NIM(4,3)/3,3,4,4?play=misere',
  )
  expect(formatAddress('map', ['SN(6,{4,5,6})'])).toBe('#/map/SN(6,{4,5,6})')
})
