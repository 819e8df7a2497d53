import { sortedBox } from '@nim/core/rules'
import {
  type Algorithm2Intervals,
  algorithm2,
  chopTheTop,
  nirbValue,
  positionType,
} from '@nim/core/setnim'
import { describe, expect, it } from 'vitest'
import { algorithm1Chops, algorithm2Chops } from '../../src/facts/setnim/algorithm-rows.ts'
import {
  isChoppedOnToReduction,
  isChoppedToReduction,
} from '../../src/facts/setnim/chopped-to-reduction.ts'
import { saidOfChopped } from '../../src/facts/setnim/chopped-types.ts'
import type { Chops } from '../../src/facts/setnim/chops.ts'
import { seededRandom } from '../../src/facts/setnim/seeded-random.ts'
import type { SolvedGame } from '../../src/facts/setnim/solved-game.ts'
import type { Classes } from '../../src/rows/by-class.ts'
import { forEachRow } from '../../src/rows/for-each-row.ts'

/** The highest stack, by the number of stacks; rows of several words for up to three. */
const MAX = [100, 70, 35, 11, 7, 5]

const CASES = MAX.flatMap((max, i) =>
  Array.from({ length: i + 1 }, (_, j) => [i + 1, j + 1, max] as const),
)

type Game = SolvedGame & { readonly wanted: Int32Array }

/** Returns ctt(x,m), plainly; by rank. */
type Chop = (x: readonly number[], k: number) => readonly number[]

/** A game in which about half of the positions have the reduction that is said, by rank. */
function gameWith(n: number, k: number, max: number, chop: Chop): Game {
  const box = sortedBox(n, max)
  const wanted = new Int32Array(box.count)
  box.forEach((x, rank) => (wanted[rank] = box.rank(chop(x, k))))
  const random = seededRandom(n + 10 * k)
  const reduced = wanted.map((rank) => (random.below(2) === 0 ? rank : random.below(box.count)))
  return { n, k, box, wanted, reducedRanks: () => reduced } as Partial<Game> as Game
}

/** The positions, in a row each, that the runs give, chopped. */
function choppedByRuns({ n, box }: SolvedGame, { heights, runs }: Chops): Int32Array {
  const ranks = new Int32Array(box.count).fill(-1)
  forEachRow(box, (outer, length, rank) => {
    runs(outer, length, (kept, j, sum, from, to) => {
      for (let x1 = from; x1 < to; x1++) {
        expect(ranks[rank + x1]).toBe(-1)
        const m = heights[j]![sum + x1]!
        const x = [x1, ...outer.slice(1)]
        ranks[rank + x1] = box.rank(x.map((height, i) => (i < kept ? height : m)))
        expect(kept).toBeLessThanOrEqual(n)
      }
    })
  })
  return ranks
}

/** The class of every position, and whether the bits say the same. */
function classesByRank({ box }: SolvedGame, { rows, planes }: Classes): Int32Array {
  const all = new Int32Array(box.count)
  const row = new Int32Array(box.max + 1)
  const bits = [new Int32Array((box.max >> 5) + 1)]
  forEachRow(box, (outer, length, rank) => {
    rows(outer, row, length, rank)
    // what is left from another row is no harm
    bits[0]!.fill(-1)
    planes!.rows(outer, bits, 0, length, rank)
    for (let x1 = 0; x1 < length; x1++) {
      all[rank + x1] = row[x1]!
      expect((bits[0]![x1 >> 5]! >>> (x1 & 31)) & 1).toBe(row[x1])
    }
  })
  return all
}

const INTERVALS: readonly Algorithm2Intervals[] = ['half-open', 'closed']

describe.each(CASES)('rows of n = %i, k = %i, max = %i', (n, k, max) => {
  it.each(INTERVALS)('are chopped as by Algorithm 2 with %s intervals', (intervals) => {
    const game = gameWith(n, k, max, (x) => algorithm2(x, k, intervals))
    const chops = algorithm2Chops(game, intervals)
    expect(choppedByRuns(game, chops)).toEqual(game.wanted)
    const reduced = game.reducedRanks()
    expect(classesByRank(game, isChoppedToReduction(game, chops))).toEqual(
      game.wanted.map((rank, at) => (rank === reduced[at] ? 1 : 0)),
    )
  })

  it.each(INTERVALS)('have the types after Algorithm 2 with %s intervals', (intervals) => {
    const game = gameWith(n, k, max, (x) => algorithm2(x, k, intervals))
    // every type has an answer that looks like chance
    const random = seededRandom(n)
    const answers = Uint8Array.from({ length: (n + 1) * 2 * k }, () => random.below(2))
    const said = saidOfChopped(
      game,
      algorithm2Chops(game, intervals),
      ({ o, r }) => answers[o * 2 * k + r] === 1,
    )
    const wanted = game.wanted.map((rank) => {
      const { o, r } = positionType(game.box.unrank(rank), k)
      return answers[o * 2 * k + r]!
    })
    expect(classesByRank(game, said)).toEqual(wanted)
  })

  it('are chopped once and again as by Algorithm 1', () => {
    const chop: Chop = (x) => (x.at(-1)! <= nirbValue(x, k) ? x : chopTheTop(x, nirbValue(x, k)))
    const game = gameWith(n, k, max, chop)
    const chops = algorithm1Chops(game)
    expect(choppedByRuns(game, chops)).toEqual(game.wanted)
    const reduced = game.reducedRanks()
    const ends = Int32Array.from(game.wanted)
    for (const [at, rank] of ends.entries()) ends[at] = rank === at ? at : ends[rank]!
    expect(classesByRank(game, isChoppedOnToReduction(game, chops))).toEqual(
      ends.map((end, at) => (end === reduced[at] ? 1 : 0)),
    )
  })
})
