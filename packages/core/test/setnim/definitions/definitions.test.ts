import { describe, expect, it } from 'vitest'
import { formatPosition, options, slowSetNim, sortedBox } from '../../../src/rules/index.ts'
import {
  acyclicDigraphs,
  bits,
  chopped,
  chopRows,
  digraphCount,
  emptyableOnBox,
  extensions,
  formatExtension,
  formatStacks,
  gamesTogether,
  gameTree,
  hasSameTree,
  highStacksOf,
  intervalRows,
  isInE,
  isInK,
  isType,
  leastHeightsAtTheEnd,
  leftByMoves,
  longestByDefinition,
  lowered,
  lowerHalf,
  moveIntoE,
  oddSetOf,
  optionCount,
  partialSums,
  playableOutcomes,
  playLengthsOnBox,
  pPositions,
  reductionByBisection,
  reductionByListing,
  setOf,
  stackSets,
  surplus,
  terminalPositions,
  treeCounts,
  typeOf,
  unplayableTokens,
  upperHalf,
  visitMoves,
  withoutALayer,
} from '../../../src/setnim/definitions/index.ts'
import {
  algorithm1Trace,
  algorithm2Trace,
  isAllOddException,
  longestPlay,
  positionType,
  reduce,
} from '../../../src/setnim/index.ts'
import { outcomeByPlay } from '../outcome-by-play.ts'

/** Games SN(n,A) that small boxes solve quickly. */
const GAMES = [
  slowSetNim(2, [1, 2]),
  slowSetNim(3, [2]),
  slowSetNim(3, [1, 3]),
  slowSetNim(4, [2, 3]),
  slowSetNim(4, [3]),
]

describe.each(GAMES)('in SN($piles,{$sizes})', (game) => {
  const { piles: n, sizes } = game
  const k = sizes[0]!
  const box = sortedBox(n, 5)

  it('the visited moves are those of the rules, up to the order of equal stacks', () => {
    box.forEach((x) => {
      const visited: string[] = []
      visitMoves(x, sizes, (left, played, size) => {
        expect(bits(played)).toHaveLength(size)
        expect(lowered(x, played)).toEqual(left)
        return visited.push(formatPosition(left)) > 0
      })
      const wanted = options(game, x).map(formatPosition).sort()
      expect(visited.sort()).toEqual(wanted)
      const named = leftByMoves(x, sizes).map((left) => formatPosition(left.sort((a, b) => a - b)))
      expect([...new Set(named)].sort()).toEqual(wanted)
    })
  })

  it('listing and recursion find the same tokens that no play can take', () => {
    const emptyable = emptyableOnBox(box, sizes)
    box.forEach((x, rank) => {
      const u = leastHeightsAtTheEnd(x, sizes)
      expect(u).toEqual(unplayableTokens(x, sizes))
      const ends = terminalPositions(x, sizes)
      expect(u).toEqual(x.map((_, i) => Math.min(...ends.map((end) => end[i]!))))
      expect(bits(emptyable[rank]!)).toEqual(u.flatMap((height, i) => (height === 0 ? [i] : [])))
    })
  })

  it('l(x) is the length of a longest play, and chopping x at l(x) yields its reduction', () => {
    const longest = playLengthsOnBox(game, box, 'longest')
    const shortest = playLengthsOnBox(game, box, 'shortest')
    box.forEach((x, rank) => {
      const l = longestByDefinition(x, k)
      expect(l).toBe(longest[rank])
      expect(l).toBe(longestPlay(x, k))
      expect(shortest[rank]).toBeLessThanOrEqual(l)
      expect(surplus(x, k, l)).toBeGreaterThanOrEqual(0)
      expect(surplus(x, k, l + 1)).toBeLessThan(0)
      expect(chopped(x, k)).toEqual(reduce(x, k))
      expect(reductionByBisection(x, k)).toEqual(reduce(x, k))
    })
  })

  it('outcomes in the playable game graph equal those of the game', () => {
    const ranks: number[] = []
    box.forEach((x, rank) => (ranks[rank] = box.rank(reduce(x, k))))
    const outcome = outcomeByPlay(game)
    const found = playableOutcomes(box, sizes, ranks)
    box.forEach((x, rank) => expect(found[rank] === 0 ? 'P' : 'N').toBe(outcome(x)))
  })

  it('the definitions of types and halves agree with the functions', () => {
    box.forEach((x) => {
      expect(typeOf(x, k)).toEqual(positionType(x, k))
      expect(lowerHalf(x).map((half, i) => half + upperHalf(x)[i]!)).toEqual(x)
      expect(bits(oddSetOf(x))).toHaveLength(typeOf(x, k).o)
      const p = longestByDefinition(lowerHalf(x), k)
      expect(isInK(x, k)).toBe(p === longestByDefinition(upperHalf(x), k))
      expect(bits(highStacksOf(x, k)).every((i) => upperHalf(x)[i]! > p)).toBe(true)
    })
  })
})

describe('the exception E', () => {
  it('agrees with the exception of the theorem', () => {
    for (const k of [1, 3]) {
      sortedBox(4, 7).forEach((x) => expect(isInE(x, k)).toBe(isAllOddException(x, k)))
    }
  })

  it('contains an option of x by a move on all stacks but one', () => {
    const { x, left, endsInE } = moveIntoE(4, 2)
    expect(endsInE).toBe(true)
    expect(x.reduce((a, b) => a + b) - left.reduce((a, b) => a + b)).toBe(3)
  })
})

describe('runs of the algorithms as the text describes them', () => {
  const x = [12, 20, 33, 52, 79, 112, 155, 170]

  it('have the same rows as the traces', () => {
    const rows = chopRows(x, 5)
    expect(rows.map((row) => row.x)).toEqual(algorithm1Trace(x, 5).map((row) => row.x))
    expect(rows.map(({ reduced }) => reduced).indexOf(true)).toBe(rows.length - 1)
    const { visited, partialSums: sums } = algorithm2Trace(x, 5, 'half-open')
    expect(intervalRows(x, 5).map(({ m }) => m)).toEqual(visited.map(({ m }) => m))
    expect(partialSums(x)).toEqual(sums)
  })
})

describe('sets of stacks', () => {
  it('are stored as bits, and their texts count from 1', () => {
    expect(formatStacks(setOf([0, 2]))).toBe('1,3')
    expect(stackSets(3, 2)).toEqual([3, 5, 6])
    expect(() => stackSets(17, 1)).toThrow('expected n up to 16, got 17')
    expect(withoutALayer([1, 2, 2], true)).toEqual([0, 0, 0])
    expect(isType({ o: 1, r: 3 }, { o: 1, r: 1 })).toBe(false)
  })
})

describe('trees and graphs', () => {
  it('a position has the same tree as its reduction', () => {
    expect(hasSameTree([1, 1, 7], [1, 1, 2], [2])).toBe(true)
    expect(hasSameTree([1, 1, 2], [1, 1, 1], [2])).toBe(false)
  })

  it('the tree below a start contains all options of its positions', () => {
    const { positions, edges } = gameTree([1, 2, 2])
    const counts = positions.map(optionCount)
    expect(counts.reduce((a, b) => a + b)).toBe(edges.length)
    expect(treeCounts([1, 2, 2])).toMatchObject({
      isReducedStart: reductionByListing([1, 2, 2]).join() === '1,2,2',
      positions: positions.length,
    })
  })

  it('acyclicDigraphs lists every digraph once', () => {
    const seen = new Set<string>()
    for (const graph of acyclicDigraphs(3, 2)) seen.add(JSON.stringify(graph))
    expect(seen.size).toBe(digraphCount(3, 2))
  })

  it('P-positions have no move to a P-position, even with added moves', () => {
    const data: Record<string, number | string> = {}
    let count = 0
    for (const extension of extensions(3, data)) {
      const { M, Mplus, P, Q, extendedP } = extension
      M.forEach((next, v) => expect((P >> v) & 1).toBe((next & P) === 0 ? 1 : 0))
      expect(pPositions(M.map((next, v) => next | Mplus[v]!))).toBe(extendedP)
      expect(Q & ~P).toBe(0)
      expect(formatExtension(extension)['P']).toEqual(bits(P))
      count++
    }
    expect(data['pairs']).toBe(count)
    for (const { vertices, A, B, PA, PAB } of gamesTogether(3)) {
      expect(bits(PA).every((v) => v < vertices)).toBe(true)
      if (A === '' && B === '') expect(PAB).toBe(2 ** vertices - 1)
    }
  })
})
