import { describe, expect, it } from 'vitest'
import {
  afterKeeping,
  basicByText,
  basicIntegerVectors,
  criticalByPairs,
  evenBasicPositions,
  exceptionalLevels,
  firstDrop,
  fixedLengths,
  isEvenPosition,
  isOddPosition,
  isOneLegalMove,
  keptPilesByText,
  levelsOnBox,
  lowerCoverRanks,
  meetsLemma3,
  mMoveByText,
  mPlayLengthByText,
  periodOf,
  runningMaximum,
  smallDigraphCount,
  smallDigraphs,
  solveSubtraction,
} from '../../../src/exact-slow/definitions/index.ts'
import {
  basicNumber,
  exceptionalNumber,
  largestBasicBelow,
  levelBoundByDefinition,
  mMove,
  mPlayCount,
  mRuleKeeps,
} from '../../../src/exact-slow/index.ts'
import { dominates, sortedBox } from '../../../src/rules/index.ts'

const BOXES = [sortedBox(2, 12), sortedBox(3, 9), sortedBox(4, 6), sortedBox(5, 4)]

describe.each(BOXES)('on the box of $piles piles', (box) => {
  it('the M-move and the length of the play, defined as in the text, agree with the formulas', () => {
    box.forEach((x, rank) => {
      expect(keptPilesByText(x)).toContain(mRuleKeeps(x))
      expect(mPlayLengthByText(x)).toBe(mPlayCount(x))
      if (x[1] === 0) return
      expect(mMoveByText(x)).toEqual(mMove(x))
      expect(isOneLegalMove(x, keptPilesByText(x)), `${rank}`).toBe(true)
    })
  })

  it('basic and exceptional positions, defined as in the text, agree with the formulas', () => {
    box.forEach((x) => {
      expect(basicByText(x)).toBe(basicNumber(x))
      expect(exceptionalLevels(x)).toEqual([exceptionalNumber(x)].filter((m) => m !== null))
    })
  })

  it('the level by its definition is M(x), for both definitions of critical positions', () => {
    const M: number[] = []
    box.forEach((x, rank) => (M[rank] = mPlayLengthByText(x)))
    const isCritical = criticalByPairs(box, M)
    const { below, upTo } = runningMaximum(box, (_, rank) => M[rank]!)
    box.forEach((x, rank) => {
      expect(isCritical(x, rank)).toBe(M[rank]! > below[rank]!)
      expect(upTo[rank]).toBe(Math.max(below[rank]!, M[rank]!))
    })
    const levels = levelsOnBox(box, (x, rank) => (isCritical(x, rank) ? M[rank]! : -1))
    expect([...levels]).toEqual(M)
  })

  it('lists of basic positions yield l(x,b) and the level bounds', () => {
    const lists = evenBasicPositions(box)
    box.forEach((x) => {
      for (const [b, list] of lists) {
        expect(list.find((z) => dominates(x, z)) ?? null).toEqual(largestBasicBelow(x, b))
      }
      for (let t = 2; t <= x.length + 1; t++) {
        const bounds = [...lists].filter(([b, list]) =>
          list.some((z) => dominates(x, z) && meetsLemma3(x, z, b, t)),
        )
        const most = bounds.length === 0 ? null : Math.max(...bounds.map(([b]) => b))
        expect(most).toBe(levelBoundByDefinition(x, t))
      }
    })
  })
})

describe('single definitions', () => {
  it('afterKeeping keeps one pile, and isOneLegalMove detects moves that are not legal', () => {
    expect(afterKeeping([0, 2, 3], 0)).toEqual([0, 1, 2])
    expect(mMoveByText([0, 0, 3])).toBeNull()
    expect(isOneLegalMove([1, 1, 2], [0, 1])).toBe(true)
    expect(isOneLegalMove([1, 2, 3], [0, 1])).toBe(false)
  })

  it('an empty pile counts as even', () => {
    expect([isEvenPosition([0, 2]), isOddPosition([0, 1]), isOddPosition([1, 3])]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('a position has one lower cover for each of its distinct heights', () => {
    const box = sortedBox(3, 3)
    const covers = lowerCoverRanks(box, [1, 1, 2]).map((rank) => box.unrank(rank))
    expect(covers).toEqual([
      [0, 1, 2],
      [1, 1, 1],
    ])
  })

  it('basicIntegerVectors lists every sorted basic vector, including those with negative entries', () => {
    const listed = [...basicIntegerVectors(3, 4)].map(({ z, b }) => `${z.join()} ${b}`)
    const wanted: string[] = []
    for (let b = 0; b <= 4; b++) {
      for (let first = -b; first <= b; first++) {
        for (let second = first; second <= b; second++) {
          const z = [first, second, 2 * b - first - second]
          if (z[2]! >= second && basicByText(z) === b) wanted.push(`${z.join()} ${b}`)
        }
      }
    }
    expect(listed).toEqual(wanted)
  })

  it('periodOf finds the period of a sequence', () => {
    expect(periodOf([5, 0, 1, 0, 1, 0, 1])).toEqual({ preperiod: 1, period: 2 })
    expect(periodOf([1, 2])).toBeNull()
  })

  it('the extreme plays last R moves if either the winner or the loser follows the strategy', () => {
    const values = [
      { outcome: 'P', remoteness: 0 },
      { outcome: 'N', remoteness: 1 },
      { outcome: 'P', remoteness: 2 },
    ] as const
    expect(fixedLengths([[], [0], [1]], values)).toEqual({
      winnerFixed: [0, 1, 2],
      loserFixed: [0, 1, 2],
    })
  })

  it('smallDigraphs lists each digraph once, and smallDigraphCount counts the digraphs', () => {
    const all = [...smallDigraphs(4)].map((digraph) => JSON.stringify(digraph))
    expect(BigInt(new Set(all).size)).toBe(smallDigraphCount(4))
    expect(all.slice(0, 3)).toEqual(['[[]]', '[[],[]]', '[[],[0]]'])
  })

  it('solveSubtraction solves games in one and two dimensions', () => {
    const isP = solveSubtraction(1, 20, [[1], [2]])
    for (let x = 0; x <= 20; x++) expect(isP([x])).toBe(x % 3 === 0)
    const isPOfBoth = solveSubtraction(2, 6, [
      [1, 0],
      [0, 1],
    ])
    for (let x = 0; x <= 6; x++) {
      for (let y = 0; y <= 6; y++) expect(isPOfBoth([x, y])).toBe((x + y) % 2 === 0)
    }
  })

  it('firstDrop finds the first position at which removing one stone increases the remoteness', () => {
    expect(firstDrop(3, 2, 12)).toBeNull()
    expect(firstDrop(4, 2, 12)).toEqual({ x: [1, 2, 2, 4], R: 3, below: [0, 2, 2, 4], RBelow: 4 })
  })
})
