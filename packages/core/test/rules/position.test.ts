import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exactSlowNim,
  formatPosition,
  hypergraphNim,
  isSorted,
  parsePosition,
  positionOf,
  sorted,
  WYTHOFF,
} from '../../src/rules/index.ts'

describe('sorted(piles)', () => {
  it('is an ascending permutation, and compares the piles as numbers, not as texts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200)), (piles) => {
        const result = sorted(piles)
        expect(isSorted(result)).toBe(true)
        const count = (list: readonly number[], pile: number): number =>
          list.filter((other) => other === pile).length
        expect(result).toHaveLength(piles.length)
        expect(piles.every((pile) => count(result, pile) === count(piles, pile))).toBe(true)
        expect(sorted(piles.map(BigInt))).toEqual(result.map(BigInt))
      }),
    )
  })

  it('does not change its argument', () => {
    const piles = [3, 1, 2]
    sorted(piles)
    expect(piles).toEqual([3, 1, 2])
  })
})

describe('isSorted(piles)', () => {
  it('accepts equal neighbours and the empty list, but not a descent', () => {
    expect(isSorted([])).toBe(true)
    expect(isSorted([2, 2, 10])).toBe(true)
    expect(isSorted([2n, 10n, 9n])).toBe(false)
  })
})

describe('parsePosition(text)', () => {
  it('parses what formatPosition prints', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10 ** 6), { minLength: 1, maxLength: 9 }), (piles) => {
        expect(parsePosition(formatPosition(piles))).toEqual(piles)
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 10n ** 20n }), { minLength: 1 }), (piles) => {
        expect(parsePosition(formatPosition(piles))).toEqual(piles)
      }),
    )
  })

  it('ignores blanks around piles', () => {
    expect(parsePosition(' 3, 5,5 ,7\n')).toEqual([3, 5, 5, 7])
  })

  it.each([
    '(7,8,9,30)',
    ' ( 7, 8 ,9,30 ) ',
    '7 8 9 30',
    '[7, 8, 9, 30]',
    '(7 8\t9  30)\n',
    '7,8,9,30',
  ])('parses %j, as papers and people write it', (text) =>
    expect(parsePosition(text)).toEqual([7, 8, 9, 30]),
  )

  it('returns bigints if 4 n sum exceeds 2^53 - 1', () => {
    expect(parsePosition(String(2 ** 51 - 1))).toEqual([2 ** 51 - 1])
    expect(parsePosition(String(2 ** 51))).toEqual([2n ** 51n])
    expect(parsePosition(`0,${2 ** 50}`)).toEqual([0n, 2n ** 50n])
  })

  it.each([
    '',
    ',',
    '1,,2',
    '1,2,',
    'x',
    '1,-2',
    '1.5',
    '1e3',
    '0x10',
    '1 2,3',
    '(1,2',
    '1,2)',
    '((1))',
    '()',
    '1;2',
    '1,\nx\n,2',
  ])('rejects %j in one line', (text) => {
    expect(() => parsePosition(text)).toThrow(RangeError)
    expect(() => parsePosition(text)).toThrow(/^position '.*' is not a pile size; accepted: .*$/)
  })

  it('shortens a long invalid text in its message', () => {
    expect(() => parsePosition('x'.repeat(10_000))).toThrow(/^.{1,400}$/)
  })
})

describe('positionOf(ruleset, piles)', () => {
  it('sorts the piles unless the ruleset distinguishes them', () => {
    expect(positionOf(exactSlowNim(3, 2), [5, 1, 3])).toEqual([1, 3, 5])
    expect(positionOf(WYTHOFF, [5n, 1n])).toEqual([1n, 5n])
    expect(positionOf(hypergraphNim(3, [[1, 2]]), [5, 1, 3])).toEqual([5, 1, 3])
    expect(positionOf(hypergraphNim(2, [[1, 2]]), [5, 1])).toEqual([1, 5])
  })

  it('rejects a wrong number of piles, and names both numbers', () => {
    expect(() => positionOf(exactSlowNim(3, 2), [5, 1])).toThrow(
      "position '5,1': NIM(3,2) has 3 piles, got 2",
    )
    expect(() => positionOf(WYTHOFF, [1, 2, 3])).toThrow(RangeError)
  })
})
