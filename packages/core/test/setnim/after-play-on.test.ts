import { describe, expect, it } from 'vitest'
import { afterPlayOn } from '../../src/setnim/index.ts'

describe('the position after a move', () => {
  it('has one token fewer on each stack of the move, and is sorted', () => {
    expect(afterPlayOn([1, 2, 2], [2, 0])).toEqual([0, 1, 2])
    expect(afterPlayOn([3, 3, 3], [0, 2])).toEqual([2, 2, 3])
    expect(afterPlayOn([5n, 10n ** 30n], [1])).toEqual([5n, 10n ** 30n - 1n])
    expect(afterPlayOn([1, 2], [])).toEqual([1, 2])
  })

  it('requires distinct nonempty stacks', () => {
    expect(() => afterPlayOn([0, 1], [0])).toThrow(/empty/)
    expect(() => afterPlayOn([1, 1], [1, 1])).toThrow(/twice/)
    expect(() => afterPlayOn([1, 1], [2])).toThrow(RangeError)
    expect(() => afterPlayOn([1, 1], [0.5])).toThrow(RangeError)
  })
})
