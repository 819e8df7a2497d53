import type { Outcome, Position } from '@nim/core/rules'
import type { Table } from '../../table.ts'
import { layerChunks } from './layer-chunks.ts'
import { type Segment, segmentCutter } from './segments.ts'
import type { TableWork } from './work.ts'

/**
 * The conditions that a position must meet. A position must meet all conditions. Without
 * conditions, every position qualifies.
 */
export interface FindWhere {
  readonly entry?: number
  readonly outcome?: Outcome
  /** The number of odd piles. */
  readonly odd?: number
  /** The residue of the sum of the piles modulo this number. */
  readonly sum?: { readonly modulus: number; readonly residue: number }
}

export interface FindQuestion {
  readonly where: FindWhere
  /** The rank at which the search begins. Default: 0. */
  readonly from?: number
  /** The maximum number of positions to return, from 1 to 10,000. */
  readonly limit: number
}

export interface FoundPositions {
  /** The positions, in rank order. */
  readonly positions: readonly Position[]
  /**
   * The rank at which the next query should begin; null if the search reached the end of the box.
   */
  readonly next: number | null
}

const HIGHEST_LIMIT = 10_000

/**
 * The first positions of a table, starting at a rank, that meet the conditions.
 *
 * @throws RangeError unless `from` is a rank of the box or the number of its positions, the limit
 *   is a whole number from 1 to 10,000, and the modulus is a whole number ≥ 1
 * @complexity O(positions examined · n)
 */
export function* findPositions(table: Table, question: FindQuestion): TableWork<FoundPositions> {
  const { where, from = 0, limit } = question
  const { count } = table.box
  if (!(Number.isSafeInteger(from) && from >= 0 && from <= count)) {
    throw new RangeError(`find: expected a first rank of 0..${count}, got ${from}`)
  }
  if (!(Number.isSafeInteger(limit) && limit >= 1 && limit <= HIGHEST_LIMIT)) {
    throw new RangeError(`find: expected a limit of 1..${HIGHEST_LIMIT}, got ${limit}`)
  }
  const { modulus = 1 } = where.sum ?? {}
  if (!(Number.isSafeInteger(modulus) && modulus >= 1)) {
    throw new RangeError(`find: expected a modulus >= 1, got ${modulus}`)
  }
  if (from === count) return { positions: [], next: null }
  const positions: number[][] = []
  const cut = segmentCutter(table.box, from, (segment) => {
    if (positions.length < limit) collect(table, where, segment, positions)
  })
  for (const { entries, rank } of layerChunks(table, from)) {
    cut(entries)
    if (positions.length >= limit) {
      const next = table.box.rank(positions[limit - 1]!) + 1
      return { positions: positions.slice(0, limit), next: next < count ? next : null }
    }
    yield { step: 'searching', done: rank + entries.length - from, total: count - from }
  }
  return { positions, next: null }
}

/** Adds the positions of a segment that meet the conditions. */
function collect(
  { isP }: Table,
  { entry, outcome, odd, sum }: FindWhere,
  segment: Segment,
  positions: number[][],
): void {
  const [start, ...others] = segment.position
  for (let i = 0, x = start!; i < segment.length; i++, x++) {
    const here = segment.entries[segment.offset + i]!
    if (entry !== undefined && here !== entry) continue
    if (outcome !== undefined && outcome !== (isP(here) ? 'P' : 'N')) continue
    if (odd !== undefined && odd !== segment.odd + (x % 2)) continue
    if (sum !== undefined && (segment.sum + x) % sum.modulus !== sum.residue) continue
    positions.push([x, ...others])
  }
}
