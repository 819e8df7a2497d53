import { describe, expect, it } from 'vitest'
import { bigIntegers, plainIntegers } from '../../../src/integers/index.ts'
import {
  basicBound,
  basicBoundByCases,
  evenBoundByDefinition,
  exceptionalNumber,
  isExceptional,
  mMove,
  remotenessByTheorem3,
  THEOREM_3_READINGS,
} from '../../../src/exact-slow/index.ts'
import { sortedBox } from '../../../src/rules/index.ts'
import { remotenessOfKPlusOne } from '../remoteness-by-play.ts'
import { smallest } from '../smallest.ts'

describe('the case distinction of Theorem 3', () => {
  it('returns the larger of E(x) and E(x′) + 1, and null if they are equal', () => {
    expect(basicBoundByCases(6, 4, plainIntegers)).toBe(6)
    expect(basicBoundByCases(6, 6, plainIntegers)).toBe(7)
    expect(basicBoundByCases(6n, 8n, bigIntegers)).toBe(9n)
    expect(basicBoundByCases(5, 4, plainIntegers)).toBeNull()
  })

  it.each([
    [2, 16],
    [3, 11],
    [4, 8],
    [5, 6],
  ])('yields B(x) if E is computed by its definition (%i piles up to %i)', (piles, max) => {
    sortedBox(piles, max).forEach((x) => {
      if (x[1] === 0 || isExceptional(x)) return
      const E = evenBoundByDefinition(x)
      const after = evenBoundByDefinition(mMove(x))
      expect(basicBoundByCases(E, after, plainIntegers)).toBe(basicBound(x))
    })
  })
})

describe('remoteness by Theorem 3 as printed', () => {
  it.each(THEOREM_3_READINGS)('equals m(x) at exceptional positions, reading %s', (reading) => {
    expect(remotenessByTheorem3([3, 3, 3], reading)).toBe(4)
    expect(remotenessByTheorem3([3n, 5n, 5n], reading)).toBe(6n)
    const huge = 10n ** 300n + 1n
    expect(remotenessByTheorem3([huge, huge], reading)).toBe(exceptionalNumber([huge, huge]))
  })

  it.each(THEOREM_3_READINGS)(
    'always has a value, which is the same for bigints, reading %s',
    (reading) => {
      sortedBox(4, 8).forEach((x) => {
        if (x[1] === 0) return
        const value = remotenessByTheorem3(x, reading)
        expect(value).not.toBeNull()
        expect(remotenessByTheorem3(x.map(BigInt), reading)).toBe(BigInt(value!))
      })
    },
  )

  it('equals the remoteness of two piles if the bound from x_{k+2} is dropped', () => {
    const byPlay = remotenessOfKPlusOne()
    sortedBox(2, 40).forEach((x) => {
      if (x[1]! > 0) expect(remotenessByTheorem3(x, 'dropped')).toBe(byPlay([...x]))
    })
  })

  it.each([
    { n: 2, reading: 'repeat-last', x: [2, 2], printed: 3, value: 4 },
    { n: 2, reading: 't-to-k+1', x: [2, 2], printed: 3, value: 4 },
    { n: 3, reading: 'dropped', x: [0, 1, 4], printed: 2, value: 1 },
    { n: 3, reading: 'repeat-last', x: [0, 1, 4], printed: 2, value: 1 },
    { n: 3, reading: 't-to-k+1', x: [4, 4, 4], printed: 5, value: 6 },
    { n: 4, reading: 'dropped', x: [0, 1, 2, 4], printed: 2, value: 1 },
    { n: 4, reading: 'repeat-last', x: [0, 1, 2, 4], printed: 2, value: 1 },
    { n: 4, reading: 't-to-k+1', x: [0, 1, 4, 4], printed: 2, value: 1 },
    { n: 5, reading: 'dropped', x: [0, 1, 2, 2, 4], printed: 2, value: 1 },
    { n: 5, reading: 'repeat-last', x: [0, 1, 2, 2, 4], printed: 2, value: 1 },
    { n: 5, reading: 't-to-k+1', x: [0, 1, 2, 4, 4], printed: 2, value: 1 },
  ] as const)(
    'first differs from the remoteness at $x, reading $reading: $printed instead of $value',
    ({ n, reading, x, printed, value }) => {
      const byPlay = remotenessOfKPlusOne()
      expect(byPlay(x)).toBe(value)
      expect(remotenessByTheorem3<number>(x, reading)).toBe(printed)
      const sum = x.reduce((a: number, b) => a + b, 0)
      const differs = (y: readonly number[]): boolean =>
        y[1]! > 0 &&
        y.reduce((a, b) => a + b, 0) <= sum &&
        remotenessByTheorem3(y, reading) !== byPlay(y)
      expect(smallest(n, sum, differs)).toEqual(x)
    },
  )

  it('rejects terminal positions', () => {
    expect(() => remotenessByTheorem3([0, 0, 3], 'dropped')).toThrow('nonterminal position')
    expect(() => remotenessByTheorem3([2, 1], 'dropped')).toThrow('piles in ascending order')
  })
})
