import { describe, expect, it } from 'vitest'
import { slowSetNim, sortedBox } from '../../src/rules/index.ts'
import { limitGame } from '../../src/setnim/index.ts'
import { outcomeByPlay } from './outcome-by-play.ts'
import { subsetsOfSizes } from './subsets-of-sizes.ts'

describe('limitGame', () => {
  it.each([
    [3, 8],
    [4, 5],
    [5, 4],
  ])('keeps the outcome of %i stacks up to %i, for every A', (n, max) => {
    for (const A of subsetsOfSizes(n)) {
      const outcome = outcomeByPlay(slowSetNim(n, A))
      let found = 0
      sortedBox(n, max).forEach((x) => {
        const limit = limitGame([...x], A)
        if (limit === null) return
        found++
        expect(outcomeByPlay(limit.ruleset)(limit.position), `${A.join()}: ${x.join()}`).toBe(
          outcome([...x]),
        )
      })
      expect(found > 0, A.join()).toBe(A[0]! > 1)
    }
  })

  it('requires that k − 1 times the largest stack is at least the sum of the others', () => {
    expect(limitGame([2, 3, 5], [2])).toEqual({ ruleset: slowSetNim(2, [1, 2]), position: [2, 3] })
    expect(limitGame([2, 3, 4], [2])).toBeNull()
    expect(limitGame([2n, 3n, 10n ** 30n], [2, 3])?.position).toEqual([2n, 3n])
    expect(limitGame([0, 0, 0], [1, 2])).toBeNull()
    expect(() => limitGame([3, 2], [2])).toThrow(/ascending/)
  })
})
