import type { Subject } from '../box/solved-box.ts'
import type { Congruence } from '../evidence/congruences.ts'
import type { Region } from '../evidence/knowledge.ts'
import type { Form } from '../forms/form.ts'
import type { Described, Discovery } from './discovery.ts'

/** What a search has learned at some moment before its end. */
export interface SoFar extends Subject {
  readonly variables: readonly string[]
  /** What the search does at this moment, in words. */
  readonly doing: string
  /** Largest piles of the boxes that were solved, in order. */
  readonly boxes: readonly number[]
  /** The best description of the largest of them; null if no description was learned yet. */
  readonly best: Best | null
  /** Evidence on the largest box; null before a box was solved. */
  readonly seen: Pick<Discovery, 'density' | 'scan'> | null
  /** The strata that were looked at on a larger box. */
  readonly regions: readonly Region[]
  /** Largest pile of that box; null if no stratum was looked at. */
  readonly evidenceTo: number | null
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
}

/** A description, and where it is wrong. */
export interface Best extends Described {
  /** Share of the positions of the largest box where it is wrong. */
  readonly wrong: number
  /** The smallest position at which it is known to be wrong, perhaps outside the box; null if there is none. */
  readonly failsAt: readonly number[] | null
}

/** How many of all strata are settled: their walls and congruences tell the value of every position far from walls. */
export function settledRegions({ variables, regions }: Pick<SoFar, 'variables' | 'regions'>): {
  readonly settled: number
  readonly of: number
} {
  const settled = regions.filter(({ unexplained }) => unexplained === 0).length
  return { settled, of: 2 ** variables.length }
}
