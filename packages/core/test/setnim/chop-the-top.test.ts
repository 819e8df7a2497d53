import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chopTheTop } from '../../src/setnim/index.ts'

const heights = fc.array(fc.nat(50), { maxLength: 8 })

describe('chopTheTop(x,m)', () => {
  it('cuts every height above m down to m and does not change the others', () => {
    expect(chopTheTop([0, 3, 4, 9], 4)).toEqual([0, 3, 4, 4])
    expect(chopTheTop([0n, 3n, 10n ** 300n], 0n)).toEqual([0n, 0n, 0n])
  })

  it('commutes with every permutation of the stacks', () => {
    fc.assert(
      fc.property(heights, fc.nat(60), fc.infiniteStream(fc.nat()), (x, m, keys) => {
        const keyed = x.map((height) => ({ height, key: keys.next().value as number }))
        const shuffled = [...keyed].sort((a, b) => a.key - b.key)
        const chopped = keyed.map(({ key }, i) => ({ height: chopTheTop(x, m)[i]!, key }))
        expect(
          chopTheTop(
            shuffled.map(({ height }) => height),
            m,
          ),
        ).toEqual([...chopped].sort((a, b) => a.key - b.key).map(({ height }) => height))
      }),
    )
  })

  it('chops at the lower of two heights when applied twice', () => {
    fc.assert(
      fc.property(heights, fc.nat(60), fc.nat(60), (x, a, b) => {
        expect(chopTheTop(chopTheTop(x, a), b)).toEqual(chopTheTop(x, Math.min(a, b)))
      }),
    )
  })

  it('accepts the largest heights that number arithmetic accepts', () => {
    const most = (Number.MAX_SAFE_INTEGER - 3) / 4
    expect(chopTheTop([most], most)).toEqual([most])
  })

  it('rejects a negative or fractional m and mixed kinds of integers', () => {
    expect(() => chopTheTop([1, 2], -1)).toThrow(RangeError)
    expect(() => chopTheTop([1, 2], 0.5)).toThrow(RangeError)
    expect(() => chopTheTop<number | bigint>([1, 2], 1n)).toThrow(TypeError)
  })
})
