import type { Subject } from '../box/solved-box.ts'
import type { Congruence } from '../evidence/congruences.ts'
import type { Region } from '../evidence/knowledge.ts'
import type { Form } from '../forms/form.ts'
import type { Described, Discovery } from './discovery.ts'

/** The results that a search has found at some time before its end. */
export interface SoFar extends Subject {
  readonly variables: readonly string[]
  /** A description of the current step of the search. */
  readonly doing: string
  /** The largest pile of each solved box, in the order in which the boxes were solved. */
  readonly boxes: readonly number[]
  /**
   * The best description on the largest of these boxes; null if the search has not found a
   * description yet.
   */
  readonly best: Best | null
  /** The evidence on the largest box; null if no box has been solved yet. */
  readonly seen: Pick<Discovery, 'density' | 'scan'> | null
  /** The explored strata of a larger box. */
  readonly regions: readonly Region[]
  /** The largest pile of the box of the regions; null if no stratum has been explored. */
  readonly evidenceTo: number | null
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
}

/** A description and its errors. */
export interface Best extends Described {
  /** The share of positions of the largest box at which the description is wrong. */
  readonly wrong: number
  /**
   * The smallest known position at which the description is wrong, which may be outside the box;
   * null if no such position is known.
   */
  readonly failsAt: readonly number[] | null
}

/**
 * The number of settled strata, and the total number of strata. In a settled stratum, walls and
 * congruences determine the value of every position far from the walls.
 */
export function settledRegions({ variables, regions }: Pick<SoFar, 'variables' | 'regions'>): {
  readonly settled: number
  readonly of: number
} {
  const settled = regions.filter(({ unexplained }) => unexplained === 0).length
  return { settled, of: 2 ** variables.length }
}
