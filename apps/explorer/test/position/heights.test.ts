import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clickedHeight, pileKey, withHeight } from '../../src/parts/piles/heights.ts'

const PILES = fc.array(fc.nat(9), { minLength: 1, maxLength: 6 })

test('withHeight places the changed pile, and the order of the other piles stays the same', () => {
  fc.assert(
    fc.property(PILES, fc.nat(), fc.nat(12), fc.boolean(), (piles, at, height, isSymmetric) => {
      const from = isSymmetric ? piles.toSorted((a, b) => a - b) : piles
      const pile = at % from.length
      const edited = withHeight(from, pile, height, isSymmetric)
      const others = (x: readonly number[], i: number): number[] => x.toSpliced(i, 1)
      expect(edited.position[edited.at]).toBe(height)
      expect(others(edited.position, edited.at)).toEqual(others(from, pile))
    }),
  )
})

test('withHeight moves the changed pile as few places as possible', () => {
  expect(withHeight([3, 3, 4, 4], 0, 4, true)).toEqual({ position: [3, 4, 4, 4], at: 1 })
  expect(withHeight([3, 3, 4, 4], 3, 3, true)).toEqual({ position: [3, 3, 3, 4], at: 2 })
  expect(withHeight([3, 1, 2], 0, 0, false)).toEqual({ position: [0, 1, 2], at: 0 })
})

test('a click on a stone removes it and all stones above it, and a click above adds stones', () => {
  expect([1, 3, 5, 7].map((level) => clickedHeight(5, level))).toEqual([0, 2, 4, 7])
  expect(clickedHeight(0, 0)).toBe(0)
})

test('keys stay within the piles and their heights', () => {
  const at = { height: 0, most: 1, pile: 0, piles: 2 }
  expect(pileKey('ArrowDown', at)).toEqual({ height: 0 })
  expect(pileKey('PageUp', at)).toEqual({ height: 1 })
  expect(pileKey('ArrowLeft', at)).toEqual({ pile: 0 })
  expect(pileKey('ArrowRight', at)).toEqual({ pile: 1 })
  expect(pileKey('End', at)).toEqual({ pile: 1 })
  expect(pileKey('Enter', at)).toBeNull()
})
