import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  options,
  type Position,
  slowSetNim,
  type SlowSetNim,
  sortedBox,
} from '../../src/rules/index.ts'
import {
  outcomeOnAllStacks,
  outcomeOnAnyStacks,
  outcomeOnOneStack,
  playLengthOnAllStacks,
  playLengthOnOneStack,
} from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'
import { outcomeByPlay } from './outcome-by-play.ts'

const BOXES = [
  [1, 20],
  [2, 14],
  [3, 9],
  [4, 6],
  [5, 5],
  [6, 4],
] as const

/** The lengths of the shortest and the longest play. */
interface PlayLengths {
  readonly least: number
  readonly most: number
}

function playLengths(ruleset: SlowSetNim): (x: Position) => PlayLengths {
  const known = new Map<string, PlayLengths>()
  return function lengths(x: Position): PlayLengths {
    const found = known.get(x.join())
    if (found !== undefined) return found
    const after = options(ruleset, x).map(lengths)
    const made =
      after.length === 0
        ? { least: 0, most: 0 }
        : {
            least: 1 + Math.min(...after.map(({ least }) => least)),
            most: 1 + Math.max(...after.map(({ most }) => most)),
          }
    known.set(x.join(), made)
    return made
  }
}

describe('SN(n,{1}), play on one stack', () => {
  it.each(BOXES)(
    'lasts sum(x) moves, and x is P iff sum(x) is even, n = %i, max = %i',
    (n, max) => {
      const lengths = playLengths(slowSetNim(n, [1]))
      const judge = outcomeByPlay(slowSetNim(n, [1]))
      sortedBox(n, max).forEach((x) => {
        const length = playLengthOnOneStack(x)
        expect(lengths([...x])).toEqual({ least: length, most: length })
        expect(outcomeOnOneStack(x)).toBe(judge([...x]))
      })
    },
  )
})

describe('SN(n,{n}), play on all stacks', () => {
  it.each(BOXES)('lasts x_1 moves, and x is P iff x_1 is even, n = %i, max = %i', (n, max) => {
    const lengths = playLengths(slowSetNim(n, [n]))
    const judge = outcomeByPlay(slowSetNim(n, [n]))
    sortedBox(n, max).forEach((x) => {
      const length = playLengthOnAllStacks(x)
      expect(lengths([...x])).toEqual({ least: length, most: length })
      expect(outcomeOnAllStacks(x)).toBe(judge([...x]))
    })
  })
})

describe('SN(n,{1,...,n}), play on any stacks', () => {
  it.each(BOXES)('is P iff all heights are even, n = %i, max = %i', (n, max) => {
    const sizes = Array.from({ length: n }, (_, i) => i + 1)
    const judge = outcomeByPlay(slowSetNim(n, sizes))
    sortedBox(n, max).forEach((x) => {
      expect(outcomeOnAnyStacks(x)).toBe(judge([...x]))
    })
  })
})

describe('the three closed forms', () => {
  it('are the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(8, 10n ** 12n), ({ x }) => {
        const small = x.map(Number)
        expect(outcomeOnOneStack(small)).toBe(outcomeOnOneStack(x))
        expect(outcomeOnAllStacks(small)).toBe(outcomeOnAllStacks(x))
        expect(outcomeOnAnyStacks(small)).toBe(outcomeOnAnyStacks(x))
        expect(BigInt(playLengthOnOneStack(small))).toBe(playLengthOnOneStack(x))
      }),
    )
  })

  it('reject descending heights', () => {
    expect(() => outcomeOnOneStack([2, 1])).toThrow(RangeError)
    expect(() => outcomeOnAllStacks([2, 1])).toThrow(RangeError)
    expect(() => outcomeOnAnyStacks([2, 1])).toThrow(RangeError)
  })
})
