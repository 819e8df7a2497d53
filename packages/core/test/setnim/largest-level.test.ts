import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bigIntegers, plainIntegers } from '../../src/integers/index.ts'
import { largestLevel } from '../../src/setnim/largest-level.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'

function isLevel(x: readonly bigint[], k: number, slack: bigint, m: bigint): boolean {
  const sum = x.reduce((total, pile) => total + (pile < m ? pile : m), slack)
  return sum >= BigInt(k) * m
}

describe('the largest m with Σ min(x_i,m) + slack ≥ k·m', () => {
  it('is the last such number when counting up from 0', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(7, 12n), fc.bigInt({ min: 0n, max: 3n }), ({ x, k }, slack) => {
        let m = 0n
        while (isLevel(x, k, slack, m + 1n)) m++
        expect(largestLevel(x, k, bigIntegers, slack)).toBe(m)
        expect(largestLevel(x.map(Number), k, plainIntegers, Number(slack))).toBe(Number(m))
      }),
    )
  })

  it('has the property for piles of 10,000 digits, but the next number does not', () => {
    const around = 10n ** 9999n
    fc.assert(
      fc.property(stacksAndMoveSize(7, 10n ** 30n), fc.nat(3), ({ x, k }, power) => {
        const huge = x.map((pile, i) => pile + around / 10n ** BigInt(power * (x.length - i)))
        const m = largestLevel(huge, k, bigIntegers)
        expect([isLevel(huge, k, 0n, m), isLevel(huge, k, 0n, m + 1n)]).toEqual([true, false])
      }),
      { numRuns: 50 },
    )
  })
})
