import { reductionTable } from '@nim/bruteforce'
import { boxCount, slowSetNim, sorted } from '@nim/core/rules'
import { reductionByDefinition, type UnplayableTokens } from '@nim/core/setnim'
import type { Fact, GameOnBox } from '../fact.ts'
import { gameOnBox } from '../game-on-box.ts'
import { sizesOf, typeOf } from './stacks.ts'
import { throughReduction } from './through-reduction.ts'

/**
 * The rank of red(x) = x − u(x), where u_i(x) is the least height of stack i over all terminal positions
 * that can be reached from x.
 */
export const reducedRank: Fact = {
  says: 'the rank of red(x)',
  source: 'DH-D3',
  about: 'SN',
  of: (game) => {
    const ranks = game.once(ranksByTable)
    return (_, rank) => ranks[rank]!
  },
  rows: throughReduction(
    () => (_, into, length, rank) => {
      for (let x1 = 0; x1 < length; x1++) into[x1] = rank + x1
    },
    (count) => new Int32Array(count),
  ),
  inOrder: true,
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
}

/** Whether x is its own reduction. */
export const isReduced: Fact<boolean> = {
  says: 'whether x is reduced: x = red(x)',
  source: 'DH-D3',
  about: 'SN',
  of: (game) => {
    const ranks = game.column(reducedRank)
    return (_, rank) => ranks[rank] === rank
  },
  needs: [reducedRank],
}

/** Whether the position of a rank is reduced. */
export const isReducedRank: Fact<(rank: number) => boolean> = {
  says: 'whether a position is reduced, by its rank',
  source: 'DH-D3',
  about: 'SN',
  of: (game) => {
    const ranks = game.column(reducedRank)
    const isItsOwn = (rank: number): boolean => ranks[rank] === rank
    return () => isItsOwn
  },
  needs: [reducedRank],
}

/** Whether x is reduced in SN(n,{min A}). */
export const isReducedWithLeastSize: Fact<boolean> = {
  ...isReduced,
  says: 'whether x is reduced in SN(n,{k}), k = min A',
  of: ({ ruleset, box, limits }) => {
    const single = slowSetNim(ruleset.piles, [sizesOf(ruleset)[0]!])
    return isReduced.of(gameOnBox(single, { kind: 'box', max: box.max }, limits))
  },
}

/** red(x). */
export const reduction: Fact<readonly number[]> = {
  says: 'red(x)',
  source: 'DH-D3',
  about: 'SN',
  of: (game) => {
    const { box } = game
    const ranks = game.column(reducedRank)
    return (_, rank) => box.unrank(ranks[rank]!)
  },
  needs: [reducedRank],
}

/** The reduction of any position of the box. */
export const reductionInPlace: Fact<(heights: readonly number[]) => readonly number[]> = {
  says: 'red of any heights in any order, each stack in its place',
  source: 'DH-D3',
  about: 'SN',
  of: (game) => {
    const { box } = game
    const ranks = game.column(reducedRank)
    const inPlace = (heights: readonly number[]): number[] => {
      const order = heights.map((_, i) => i).sort((i, j) => heights[i]! - heights[j]!)
      const reduced = box.unrank(ranks[box.rank(order.map((i) => heights[i]!))]!)
      const left = [...heights]
      order.forEach((stack, place) => (left[stack] = reduced[place]!))
      return left
    }
    return () => inPlace
  },
  needs: [reducedRank],
}

/** red(x) by the recursion of DH-D3, stacks keeping their identity: independent of every table. */
export const reductionByRecursion: Fact<readonly number[]> = {
  says: 'red(x) by the recursion over all moves',
  source: 'DH-D3',
  about: 'SN',
  of: ({ ruleset }) => {
    const known: UnplayableTokens = new Map()
    return (x) => reductionByDefinition(x, sizesOf(ruleset), known)
  },
}

/** Whether ctt(x,m) is reduced, for every m from 0 to x_n. */
export const isReducedAt: Fact<(m: number) => boolean> = {
  says: 'whether ctt(x,m) is reduced, by m',
  source: 'DH-L2.7',
  about: 'SN',
  of: (game) => {
    const { box } = game
    const ranks = game.column(reducedRank)
    return (x) => (m) => {
      const rank = box.rank(x.map((height) => Math.min(height, m)))
      return ranks[rank] === rank
    }
  },
  needs: [reducedRank],
}

/** o(red(x)). */
export const reducedOdd: Fact = ofReducedType('o', 'the number of odd stacks of red(x)')

/** r(red(x)). */
export const reducedResidue: Fact = ofReducedType('r', 'the sum of red(x) modulo 2k')

function ofReducedType(which: 'o' | 'r', says: string): Fact {
  return {
    says,
    source: 'DH-D7',
    about: 'SN',
    of: (game) => {
      const { box, ruleset } = game
      const k = sizesOf(ruleset)[0]!
      const ranks = game.once(ranksByTable)
      return (_, rank) => typeOf(box.unrank(ranks[rank]!), k)[which]
    },
    rows: throughReduction(
      ({ ruleset }) => {
        const modulus = 2 * sizesOf(ruleset)[0]!
        return (outer, into, length) => {
          const { o, r } = typeOf(outer, modulus / 2)
          for (let x1 = 0; x1 < length; x1++) {
            into[x1] = which === 'o' ? o + (x1 & 1) : (r + x1) % modulus
          }
        }
      },
      (count) => new Uint8Array(count),
    ),
    inOrder: true,
    bytes: ({ piles }, { max }) => boxCount(piles, max, true),
  }
}

/** The ranks of all reductions, from the table of least heights. */
function ranksByTable({ ruleset, box, limits }: GameOnBox): Int32Array {
  const table = reductionTable(ruleset, box, limits)
  const ranks = Int32Array.from({ length: box.count }, (_, rank) =>
    box.rank(sorted(table.reducedAt(rank))),
  )
  table.release()
  return ranks
}
