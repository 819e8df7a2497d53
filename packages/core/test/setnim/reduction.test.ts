import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { sortedBox } from '../../src/rules/index.ts'
import { reductionByDefinition } from '../../src/setnim/definitions/index.ts'
import { algorithm1, algorithm2, chopTheTop, isReduced, reduce } from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'

describe('reduce(x,k)', () => {
  it.each(golden.reductions)(
    'agrees with the golden list for n = $n, k = $k, max = $max',
    (list) => {
      const unreduced = new Map(list.pairs.map(([x, red]) => [x!.join(), red!]))
      expect(unreduced.size).toBe(list.unreduced)
      const box = sortedBox(list.n, list.max)
      expect(box.count).toBe(list.positions)
      box.forEach((x) => {
        expect(reduce(x, list.k)).toEqual(unreduced.get(x.join()) ?? x)
        expect(isReduced(x, list.k)).toBe(!unreduced.has(x.join()))
      })
    },
  )

  it.each(golden.reductions_single)('is $reduction at $x for k = $k', ({ x, k, reduction }) => {
    expect(reduce(x, k)).toEqual(reduction)
    expect(reduce(x.map(BigInt), k)).toEqual(reduction.map(BigInt))
  })

  it.each([
    [1, 30],
    [2, 20],
    [3, 9],
    [4, 6],
    [5, 4],
    [6, 3],
  ])(
    'equals the reduction by its definition on the box of %i stacks up to %i, for every k',
    (n, max) => {
      for (let k = 1; k <= n; k++) {
        const known = new Map<string, readonly number[]>()
        sortedBox(n, max).forEach((x) => {
          expect(reduce(x, k)).toEqual(reductionByDefinition(x, [k], known))
        })
      }
    },
  )

  it.each([10n ** 12n, 10n ** 60n])(
    'equals the result of Algorithms 1 and 2, for heights up to %s',
    (max) => {
      fc.assert(
        fc.property(stacksAndMoveSize(10, max), ({ x, k }) => {
          const reduction = reduce(x, k)
          expect(algorithm1(x, k)).toEqual(reduction)
          expect(algorithm2(x, k, 'closed')).toEqual(reduction)
        }),
      )
    },
  )

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(10, 10n ** 12n), ({ x, k }) => {
        expect(reduce(x.map(Number), k)).toEqual(reduce(x, k).map(Number))
        expect(isReduced(x.map(Number), k)).toBe(isReduced(x, k))
      }),
    )
  })

  it('is reduced, so that a second reduction changes nothing', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(12, 10n ** 40n), ({ x, k }) => {
        const reduction = reduce(x, k)
        expect(isReduced(reduction, k)).toBe(true)
        expect(reduce(reduction, k)).toEqual(reduction)
      }),
    )
  })

  it('chops the top of x as little as possible', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(12, 10n ** 40n), ({ x, k }) => {
        const m = reduce(x, k).at(-1)!
        expect(chopTheTop(x, m)).toEqual(reduce(x, k))
        if (m < x.at(-1)!) expect(isReduced(chopTheTop(x, m + 1n), k)).toBe(false)
      }),
    )
  })

  it('does not change if tokens are added to the highest stack of an unreduced position', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(10, 10n ** 20n), fc.bigInt({ min: 0n }), ({ x, k }, tokens) => {
        const higher = [...x.slice(0, -1), x.at(-1)! + tokens]
        if (!isReduced(x, k)) expect(reduce(higher, k)).toEqual(reduce(x, k))
      }),
    )
  })

  it('reduces 1000 stacks of 300 digits', () => {
    const x = Array.from({ length: 1000 }, (_, i) => BigInt(i + 1) ** 100n)
    const reduction = reduce(x, 400)
    expect(isReduced(x, 400)).toBe(false)
    expect(isReduced(reduction, 400)).toBe(true)
    expect(reduction).toEqual(algorithm2(x, 400, 'closed'))
    const m = reduction.at(-1)!
    expect(isReduced(chopTheTop(x, m + 1n), 400)).toBe(false)
  })

  it('is exact up to the largest sum that number arithmetic accepts', () => {
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 12)
    for (const x of [
      [0, 0, most],
      [1, Math.floor(most / 2), Math.floor(most / 2) - 1].sort((a, b) => a - b),
    ]) {
      for (let k = 1; k <= 3; k++) {
        expect(reduce(x, k)).toEqual(reduce(x.map(BigInt), k).map(Number))
        expect(algorithm1(x, k)).toEqual(reduce(x, k))
        expect(algorithm2(x, k, 'closed')).toEqual(reduce(x, k))
      }
    }
    expect(() => reduce([0, 0, most + 1], 1)).toThrow(RangeError)
  })

  it('returns a new array even for a reduced position', () => {
    const x = [1, 1, 2]
    expect(reduce(x, 2)).not.toBe(x)
  })
})
