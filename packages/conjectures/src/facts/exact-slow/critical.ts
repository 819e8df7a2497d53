import { planOf, recordBytes, recordsOnBox } from '@nim/bruteforce'
import { criticalByPairs, runningMaximum } from '@nim/core/exact-slow/definitions'
import { boxCount, type Ruleset } from '@nim/core/rules'
import { byRules, type StatedFact } from '../../claim/stated-fact.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import type { Fact, GameOnBox } from '../fact.ts'
import { remoteness } from '../solved.ts'
import { mPlayLength } from './m-play-length.ts'

export const criticalByR: Fact = criticalBy(remoteness, 'R', 'NIM', remotenessBytes)

export const criticalByM: Fact = criticalBy(mPlayLength, 'M', 'NIM(k+1,k)', () => 4)

/**
 * Criticality for a value V: x is critical with m = V(x) iff no y ≺ x has V(y) = m. Equivalently,
 * V(x) is larger than the largest V below x, because V takes every smaller value below a position:
 * R and M fall by one along a play (GMMV REF-6; GMMV-D8 compares it with all pairs). A comparison
 * with the lower covers of x alone is not enough. Above some y, R may fall by one and rise again.
 * An example is (3,3,4,4,6) of NIM(5,3).
 */
function criticalBy(
  value: Fact,
  letter: string,
  about: NonNullable<Fact['about']>,
  bytesOf: (ruleset: Ruleset, domain: BoxDomain) => number,
): Fact {
  const nextCritical = ({ box, column, limits }: GameOnBox): ((rank: number) => number) =>
    recordsOnBox(box, column(value), (limits.kernel ?? 'auto') !== 'auto').next
  return {
    says: `the m for which x is m-critical by ${letter}; −1 if there is none`,
    source: 'GMMV-D8',
    about,
    of: (game) => {
      const values = game.column(value)
      const { below } = runningMaximum(game.box, (_, rank) => values[rank]!)
      return (_, rank) => (values[rank]! > below[rank]! ? values[rank]! : -1)
    },
    rows: (game) => {
      const [values, next] = [game.column(value), game.once(nextCritical)]
      return (_, into, length, rank) => {
        into.fill(-1, 0, length)
        for (let r = next(rank); r < rank + length; r = next(r + 1)) into[r - rank] = values[r]!
      }
    },
    next: (game) => game.once(nextCritical),
    needs: [value],
    bytes: (ruleset, domain) =>
      BigInt(recordBytes(bytesOf(ruleset, domain))) * boxCount(ruleset.piles, domain.max, true),
  }
}

/** The m for which x is m-critical according to the rules, or −1 if x is not critical for any m. */
export function statedCritical(x: readonly number[], m: number): StatedFact {
  return byRules(x, { fact: 'critical-level', value: m < 0 ? null : m })
}

/** The number of bytes that R(x) takes in a column. */
function remotenessBytes(ruleset: Ruleset, { max }: BoxDomain): number {
  const caps = new Array<number>(ruleset.piles).fill(max)
  return planOf({ ruleset, caps, value: 'remoteness', play: 'normal' }).width
}

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

/** 1 if x is critical for V, otherwise 0, by comparing x with every position of the box. */
export function isCriticalByPairs(value: Fact): Fact {
  return {
    says: '1 if x is critical, otherwise 0; every pair of positions is compared',
    source: 'GMMV-D8',
    of: (game) => {
      const isCriticalAt = criticalByPairs(game.box, game.column(value))
      return (x, rank) => (isCriticalAt(x, rank) ? 1 : 0)
    },
    needs: [value],
  }
}

/** 1 if x is critical, otherwise 0. This is computed from the m for which x is critical. */
export function isCritical(critical: Fact): Fact {
  return {
    says: '1 if x is critical, otherwise 0, by one pass over lower covers',
    source: 'GMMV-D8',
    of: (game) => {
      const column = game.column(critical)
      return (_, rank) => (column[rank]! < 0 ? 0 : 1)
    },
    needs: [critical],
  }
}
