import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slowSetNim, sortedBox } from '../../src/rules/index.ts'
import { outcomeByTheorem41 } from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'
import { outcomeByPlay } from './outcome-by-play.ts'
import { subsetsOfSizes } from './subsets-of-sizes.ts'

describe('Theorem 4.1, SN(n,A)', () => {
  it.each([
    [1, 12],
    [2, 10],
    [3, 7],
    [4, 5],
    [5, 3],
  ])(
    'is right whenever it gives an answer, for every A, on the box of %i stacks up to %i',
    (n, max) => {
      const wrong: string[] = []
      const answers = new Set<string | null>()
      for (const sizes of subsetsOfSizes(n)) {
        const judge = outcomeByPlay(slowSetNim(n, sizes))
        sortedBox(n, max).forEach((x) => {
          const answer = outcomeByTheorem41(x, sizes)
          answers.add(answer)
          if (answer !== null && answer !== judge([...x]))
            wrong.push(`${sizes.join()}: ${x.join()}`)
        })
      }
      expect(wrong).toEqual([])
      expect(answers).toEqual(new Set(n === 1 ? ['P', 'N'] : ['P', 'N', null]))
    },
  )

  it('gives no answer if the number of odd stacks is neither 0 nor in A', () => {
    expect(outcomeByTheorem41([1, 1, 1], [2])).toBeNull()
    expect(outcomeByTheorem41([1, 1, 2], [2])).toBe('N')
    expect(outcomeByTheorem41([0, 2, 2], [2])).toBe('P')
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(8, 10n ** 12n), ({ x, k }) => {
        expect(outcomeByTheorem41(x.map(Number), [k])).toBe(outcomeByTheorem41(x, [k]))
      }),
    )
  })

  it('rejects sets that are empty or not within 1..n', () => {
    expect(() => outcomeByTheorem41([1, 2], [])).toThrow(RangeError)
    expect(() => outcomeByTheorem41([1, 2], [1, 3])).toThrow(RangeError)
  })
})
