import type { Subject } from '../box/solved-box.ts'
import type { Congruence } from '../evidence/congruences.ts'
import type { Region } from '../evidence/knowledge.ts'
import type { Form } from '../forms/form.ts'
import type { Described, Discovery } from './discovery.ts'

/** The results of a search at some moment before its end. */
export interface SoFar extends Subject {
  readonly variables: readonly string[]
  /** The present step of the search, in words. */
  readonly doing: string
  /** The largest piles of the solved boxes, in order. */
  readonly boxes: readonly number[]
  /** The best description on the largest of them, or null if none exists yet. */
  readonly best: Best | null
  /** The evidence on the largest box; null before the first box. */
  readonly seen: Pick<Discovery, 'density' | 'scan'> | null
  /** The explored strata of a larger box. */
  readonly regions: readonly Region[]
  /** The largest pile of that box; null if no stratum was explored. */
  readonly evidenceTo: number | null
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
}

/** A description, with its errors. */
export interface Best extends Described {
  /** The share of the positions of the largest box where it is wrong. */
  readonly wrong: number
  /**
   * The smallest known position at which it is wrong, perhaps outside the box; null if there is
   * none.
   */
  readonly failsAt: readonly number[] | null
}

/**
 * The numbers of settled and of all strata. In a settled stratum, walls and congruences determine
 * the value of every position far from walls.
 */
export function settledRegions({ variables, regions }: Pick<SoFar, 'variables' | 'regions'>): {
  readonly settled: number
  readonly of: number
} {
  const settled = regions.filter(({ unexplained }) => unexplained === 0).length
  return { settled, of: 2 ** variables.length }
}
