import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { isPositionType, positionType } from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'

describe('positionType(x,k)', () => {
  it('yields o and r for the reductions of the golden positions', () => {
    for (const { A, x, o, reduction, reduction_o, reduction_r } of golden.positions) {
      const k = Math.min(...A)
      expect(positionType(x, k).o, x.join()).toBe(o)
      expect(positionType(reduction, k)).toEqual({ o: reduction_o, r: reduction_r })
    }
  })

  it('has o and r of the same parity, and is a cell of the grid', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(9, 10n ** 30n), ({ x, k }) => {
        expect(isPositionType(positionType(x, k), x.length, k)).toBe(true)
      }),
    )
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(9, 10n ** 12n), ({ x, k }) => {
        expect(positionType(x.map(Number), k)).toEqual(positionType(x, k))
      }),
    )
  })
})

describe('isPositionType((o,r),n,k)', () => {
  it('is false outside the grid, for unequal parities and for fractions', () => {
    expect(isPositionType({ o: 3, r: 5 }, 3, 3)).toBe(true)
    expect(isPositionType({ o: 4, r: 4 }, 3, 3)).toBe(false)
    expect(isPositionType({ o: 2, r: 6 }, 3, 3)).toBe(false)
    expect(isPositionType({ o: 2, r: 3 }, 3, 3)).toBe(false)
    expect(isPositionType({ o: -1, r: 1 }, 3, 3)).toBe(false)
    expect(isPositionType({ o: 0.5, r: 0.5 }, 3, 3)).toBe(false)
  })
})
