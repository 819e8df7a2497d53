import { reductionTable } from '@nim/bruteforce'
import { boxCount, slowSetNim, type SlowSetNim, sorted } from '@nim/core/rules'
import {
  emptyableOnBox,
  leastHeightsAtTheEnd,
  playableOutcomes,
  reductionByDefinition,
  typeOf,
  type UnplayableTokens,
} from '@nim/core/setnim/definitions'
import { byRules } from '../../claim/stated-fact.ts'
import type { Fact, GameOnBox } from '../fact.ts'
import { gameOnBox } from '../game-on-box.ts'
import { outcome } from '../solved.ts'
import { reductionsByRow } from './reductions-by-row.ts'
import { ofSizes, sizesOf } from './stacks.ts'

/**
 * The rank of red(x) = x − u(x), where u_i(x) is the least height of stack i in all terminal
 * positions that can be reached from x.
 */
export const reducedRank: Fact = {
  says: 'the rank of red(x)',
  source: 'DH-D3',
  about: 'SN',
  of: ({ ruleset, box, limits }) => {
    const table = reductionTable(ruleset, box, limits)
    const ranks = Int32Array.from({ length: box.count }, (_, rank) =>
      box.rank(sorted(table.reducedAt(rank))),
    )
    table.release()
    return (_, rank) => ranks[rank]!
  },
  rows: ({ ruleset, box }) => {
    const reductions = reductionsByRow(ruleset as SlowSetNim, box)
    const ranks = new Int32Array(box.count)
    let filled = 0
    return (outer, into, length, rank) => {
      if (rank < filled) return into.set(ranks.subarray(rank, rank + length))
      filled += length
      const { from, drop } = reductions(outer, length)
      for (let x1 = 0; x1 < length; x1++) {
        into[x1] = ranks[rank + x1] = x1 < from ? ranks[rank - drop + x1]! : rank + x1
      }
    }
  },
  inOrder: true,
  // the tables store the ranks of the reductions, and two numbers for each row
  bytes: ({ piles }, { max }) =>
    4n * boxCount(piles, max, true) +
    (max + 1 < 2 ** 16 ? 4n : 8n) * boxCount(Math.max(1, piles - 1), max, true),
}

/**
 * A fact about SN(n,A) that is computed from the reductions of the box.
 * @param bytesEach bytes of its tables for each position
 */
export function ofReductions<T>(
  says: string,
  source: string,
  make: (ranks: ArrayLike<number>, game: GameOnBox) => (x: readonly number[], rank: number) => T,
  bytesEach: bigint = 0n,
): Fact<T> {
  return {
    says,
    source,
    about: 'SN',
    of: (game) => make(game.column(reducedRank), game),
    needs: [reducedRank],
    bytes: ({ piles }, { max }) => bytesEach * boxCount(piles, max, true),
  }
}

export const isReduced: Fact<boolean> = ofReductions(
  'whether x is reduced: x = red(x)',
  'DH-D3',
  (ranks) => (_, rank) => ranks[rank] === rank,
)

export const isReducedRank: Fact<(rank: number) => boolean> = ofReductions(
  'whether a position is reduced, by its rank',
  'DH-D3',
  (ranks) => {
    const isItsOwn = (rank: number): boolean => ranks[rank] === rank
    return () => isItsOwn
  },
)

export const isReducedWithLeastSize: Fact<boolean> = {
  ...isReduced,
  says: 'whether x is reduced in SN(n,{k}), k = min A',
  of: ({ ruleset, box, limits }) => {
    const single = slowSetNim(ruleset.piles, [sizesOf(ruleset)[0]!])
    return isReduced.of(gameOnBox(single, { kind: 'box', max: box.max }, limits))
  },
}

/** The reduction red(x). */
export const reduction: Fact<readonly number[]> = {
  ...ofReductions(
    'red(x)',
    'DH-D3',
    (ranks, { box }) =>
      (_, rank) =>
        box.unrank(ranks[rank]!),
  ),
  states: (value, x) => [byRules(x, { fact: 'reduction', value })],
}

export const reductionInPlace: Fact<(heights: readonly number[]) => readonly number[]> =
  ofReductions(
    'red of any heights in any order, each stack in its place',
    'DH-D3',
    (ranks, { box }) => {
      const inPlace = (heights: readonly number[]): number[] => {
        const order = heights.map((_, i) => i).sort((i, j) => heights[i]! - heights[j]!)
        const reduced = box.unrank(ranks[box.rank(order.map((i) => heights[i]!))]!)
        const left = [...heights]
        order.forEach((stack, place) => (left[stack] = reduced[place]!))
        return left
      }
      return () => inPlace
    },
  )

export const unplayable: Fact<readonly number[]> = ofSizes(
  'the least height of every stack over all terminal positions that can be reached from x',
  'DH-D3',
  (x, _, A) => leastHeightsAtTheEnd(x, A),
)

export const emptyableStacks: Fact = {
  says: 'the stacks that can be emptied by some play, as bits',
  source: 'DH-U1',
  about: 'SN',
  of: ({ box, ruleset }) => {
    const bits = emptyableOnBox(box, sizesOf(ruleset))
    return (_, rank) => bits[rank]!
  },
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
}

/** red(x) by the recursion of DH-D3 on unsorted stacks. It does not use any table. */
export const reductionByRecursion: Fact<readonly number[]> = {
  says: 'red(x) by the recursion over all moves',
  source: 'DH-D3',
  about: 'SN',
  of: ({ ruleset }) => {
    const known: UnplayableTokens = new Map()
    return (x) => reductionByDefinition(x, sizesOf(ruleset), known)
  },
}

export const isReducedAt: Fact<(m: number) => boolean> = ofReductions(
  'whether ctt(x,m) is reduced, by m',
  'DH-L2.7',
  (ranks, { box }) =>
    (x) =>
    (m) => {
      const rank = box.rank(x.map((height) => Math.min(height, m)))
      return ranks[rank] === rank
    },
)

export const reducedOdd: Fact = ofReducedType('o', 'the number of odd stacks of red(x)')

export const reducedResidue: Fact = ofReducedType('r', 'the sum of red(x) modulo 2k')

function ofReducedType(which: 'o' | 'r', says: string): Fact {
  return ofReductions(says, 'DH-D7', (ranks, { box, ruleset }) => {
    const k = sizesOf(ruleset)[0]!
    return (_, rank) => typeOf(box.unrank(ranks[rank]!), k)[which]
  })
}

/** The outcome of red(x) in the playable game graph: 0 = P, 1 = N. */
export const playableOutcome: Fact = ofReductions(
  'the outcome of red(x) when every move is followed by reduction, 0 = P and 1 = N',
  'DH-D5',
  (ranks, { box, ruleset }) => {
    const outcomes = playableOutcomes(box, sizesOf(ruleset), ranks)
    return (_, rank) => outcomes[rank]!
  },
  8n,
)

/** The outcome of the first position of the box that has the same reduction. */
export const outcomeOfFirst: Fact = {
  ...ofReductions(
    'the outcome of the first position of the box that has the reduction of x',
    'DH-C2.5',
    (ranks, game) => {
      const outcomes = game.column(outcome)
      const ofFirst = new Map<number, number>()
      game.box.forEach((_, rank) => {
        if (!ofFirst.has(ranks[rank]!)) ofFirst.set(ranks[rank]!, outcomes[rank]!)
      })
      return (_, rank) => ofFirst.get(ranks[rank]!)!
    },
  ),
  needs: [reducedRank, outcome],
}
