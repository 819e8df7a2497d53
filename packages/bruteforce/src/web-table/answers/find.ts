import type { Outcome, Position } from '@nim/core/rules'
import type { Table } from '../../table.ts'
import { layerChunks } from './layer-chunks.ts'
import { type Segment, segmentCutter } from './segments.ts'
import type { TableWork } from './work.ts'

/** What a position must be, all of it; without anything, every position is meant. */
export interface FindWhere {
  readonly entry?: number
  readonly outcome?: Outcome
  /** Number of odd piles. */
  readonly odd?: number
  /** The sum of the piles has this residue. */
  readonly sum?: { readonly modulus: number; readonly residue: number }
}

export interface FindQuestion {
  readonly where: FindWhere
  /** The rank to begin at. Default: 0. */
  readonly from?: number
  /** How many positions at most, 1 to 10,000. */
  readonly limit: number
}

export interface FoundPositions {
  /** In rank order. */
  readonly positions: readonly Position[]
  /** `from` of the question that goes on; null if the box has been looked through. */
  readonly next: number | null
}

const HIGHEST_LIMIT = 10_000

/**
 * The first positions of a table, from a rank on, that are as asked for.
 *
 * @throws RangeError unless `from` is a rank of the box or the number of its positions, the limit is a
 * whole number from 1 to 10,000, and the modulus is one ≥ 1
 * @complexity O(positions looked at · n)
 */
export function* findPositions(table: Table, question: FindQuestion): TableWork<FoundPositions> {
  const { where, from = 0, limit } = question
  const { count } = table.box
  if (!(Number.isSafeInteger(from) && from >= 0 && from <= count)) {
    throw new RangeError(`find: expected a rank of 0..${count} to begin at, got ${from}`)
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

/** Adds the positions of a segment that are as asked for. */
function collect(
  { isP }: Table,
  { entry, outcome, odd, sum }: FindWhere,
  { position, length, entries, offset }: Segment,
  positions: number[][],
): void {
  for (let i = 0; i < length; i++) {
    const here = entries[offset + i]!
    if (entry !== undefined && here !== entry) continue
    if (outcome !== undefined && outcome !== (isP(here) ? 'P' : 'N')) continue
    const found = [position[0]! + i, ...position.slice(1)]
    if (odd !== undefined && odd !== found.filter((pile) => pile % 2 === 1).length) continue
    if (sum !== undefined && total(found) % sum.modulus !== sum.residue) continue
    positions.push(found)
  }
}

function total(position: Position): number {
  return position.reduce((a, b) => a + b, 0)
}
