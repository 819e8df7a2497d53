import type { Lots } from './draw.ts'
import type { SolvedBox } from './solved-box.ts'

/** What of a box is asked here. */
type Shape = Pick<SolvedBox, 'isSorted' | 'max'>

/** Small gaps are below this, others large. */
export const SMALL = 4

/**
 * A part of the positions, by which of their gaps are small: true for these. Gaps are coordinates in which
 * all positions are ℕ^n: x_i − x_{i−1} where the rules do not tell piles apart, otherwise the piles.
 */
export type Stratum = readonly boolean[]

export function gapsOf({ isSorted }: Shape, x: readonly number[]): number[] {
  return isSorted ? x.map((pile, i) => pile - (i > 0 ? x[i - 1]! : 0)) : [...x]
}

/** The position with these gaps. */
export function positionOf({ isSorted }: Shape, gaps: readonly number[]): number[] {
  if (!isSorted) return [...gaps]
  let pile = 0
  return gaps.map((gap) => (pile += gap))
}

/** The stratum of a position. */
export function stratumAt(shape: Shape, x: readonly number[]): Stratum {
  return gapsOf(shape, x).map((gap) => gap < SMALL)
}

/**
 * Gaps of a position of the stratum, drawn so that its large gaps leave room for `side` more in each of
 * them; null if there is no room.
 */
export function drawGaps(
  { isSorted, max }: Shape,
  stratum: Stratum,
  side: number,
  lots: Lots,
): number[] | null {
  const small = stratum.map((isSmall) => (isSmall ? lots.below(SMALL) : 0))
  const large = stratum.filter((isSmall) => !isSmall).length
  const room = isSorted
    ? max - small.reduce((sum, gap) => sum + gap, 0) - large * (SMALL + side)
    : max - SMALL - side
  if (room < 0) return null
  // where gaps share the room, they are the distances of cuts at random
  const cuts = Array.from({ length: large }, () => lots.below(room + 1))
  if (isSorted) cuts.sort((a, b) => a - b)
  const free = cuts.map((cut, i) => SMALL + cut - (isSorted && i > 0 ? cuts[i - 1]! : 0))
  return small.map((gap, i) => (stratum[i]! ? gap : free.shift()!))
}
