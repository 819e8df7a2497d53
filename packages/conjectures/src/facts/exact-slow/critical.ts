import { criticalByPairs, runningMaximum } from '@nim/core/exact-slow/definitions'
import { boxCount } from '@nim/core/rules'
import { rankDrops } from '../../rows/rank-drops.ts'
import type { Fact, GameOnBox } from '../fact.ts'
import { remoteness } from '../solved.ts'
import { mPlayLength } from './m-play-length.ts'

/** The m for which x is m-critical by R, or −1. */
export const criticalByR: Fact = criticalBy(remoteness, 'R', 'NIM')

/** The m for which x is m-critical by M, or −1. */
export const criticalByM: Fact = criticalBy(mPlayLength, 'M', 'NIM(k+1,k)')

/**
 * Criticality for a value V: x is critical with m = V(x) iff no y ≺ x has V(y) = m. That is, iff V(x)
 * is larger than the largest V below x: V takes every smaller value below a position that has a larger
 * one, because R and M fall by one along a play (GMMV REF-6; GMMV-D8 compares it with all pairs).
 */
function criticalBy(value: Fact, letter: string, about: NonNullable<Fact['about']>): Fact {
  return {
    says: `the m for which x is m-critical by ${letter}; −1 if for none`,
    source: 'GMMV-D8',
    about,
    of: (game) => {
      const values = game.column(value)
      const { below } = runningMaximum(game.box, (_, rank) => values[rank]!)
      return (_, rank) => (values[rank]! > below[rank]! ? values[rank]! : -1)
    },
    rows: (game) => criticalRows(game, game.column(value)),
    inOrder: true,
    needs: [value],
    bytes: ({ piles }, { max }) => 4n * boxCount(piles, max, true),
  }
}

/** The lower covers of the positions of a row lie at the same distances of rank, but for x_1 = x_2. */
function criticalRows(
  { box }: GameOnBox,
  values: ArrayLike<number>,
): ReturnType<NonNullable<Fact['rows']>> {
  const drops = rankDrops(box)
  const upTo = new Int32Array(box.count)
  const distances: number[] = []
  return (outer, into, length, rank) => {
    distances.length = 0
    for (let i = 1; i < outer.length; i++) {
      const pile = outer[i]!
      if (pile > 0 && (i === 1 || outer[i - 1] !== pile)) distances.push(drops[i]![pile]!)
    }
    let highest = -1
    for (let x1 = 0; x1 < length; x1++) {
      // where x_1 = x_2 there is no cover with less on pile 2
      for (let i = x1 > 0 && x1 === outer[1] ? 1 : 0; i < distances.length; i++) {
        highest = Math.max(highest, upTo[rank + x1 - distances[i]!]!)
      }
      const value = values[rank + x1]!
      into[x1] = value > highest ? value : -1
      upTo[rank + x1] = highest = Math.max(highest, value)
    }
  }
}

/** The largest R(y) over y ≺ x, or −1. */
export const largestBelow: Fact = {
  says: 'the largest R(y) of a y ≺ x; −1 if there is none',
  source: 'GMMV-D8',
  about: 'NIM',
  of: (game) => {
    const values = game.column(remoteness)
    const { below } = runningMaximum(game.box, (_, rank) => values[rank]!)
    return (_, rank) => below[rank]!
  },
  needs: [remoteness],
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
}

/** Whether x is critical for V, 1 or 0, by comparing it with every position of the box. */
export function isCriticalByPairs(value: Fact): Fact {
  return {
    says: 'whether x is critical, 1 or 0, every pair of positions being compared',
    source: 'GMMV-D8',
    of: (game) => {
      const isCriticalAt = criticalByPairs(game.box, game.column(value))
      return (x, rank) => (isCriticalAt(x, rank) ? 1 : 0)
    },
    needs: [value],
  }
}

/** Whether x is critical, 1 or 0, from the m for which it is. */
export function isCritical(critical: Fact): Fact {
  return {
    says: 'whether x is critical, 1 or 0, by one pass over lower covers',
    source: 'GMMV-D8',
    of: (game) => {
      const column = game.column(critical)
      return (_, rank) => (column[rank]! < 0 ? 0 : 1)
    },
    needs: [critical],
  }
}
