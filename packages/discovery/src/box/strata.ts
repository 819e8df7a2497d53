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
 * Gaps of a position of the stratum, the large ones at least `least`, drawn so that there is room for `more`
 * in each of them; null if there is no room. Where piles are ascending, half of the positions have a large first pile
 * and little between the others: such regions are narrow.
 */
export function drawGaps(
  { isSorted, max }: Shape,
  stratum: Stratum,
  { least, more }: { readonly least: number; readonly more: number },
  lots: Lots,
): number[] | null {
  const small = stratum.map((isSmall) => (isSmall ? lots.below(SMALL) : 0))
  const large = stratum.filter((isSmall) => !isSmall).length
  const room = isSorted
    ? max - small.reduce((sum, gap) => sum + gap, 0) - large * (least + more)
    : max - least - more
  if (room < 0) return null
  const free = isSorted ? drawShares(large, room, lots) : drawEach(large, room, lots)
  return small.map((gap, i) => (stratum[i]! ? gap : least + free.shift()!))
}

function drawEach(count: number, most: number, lots: Lots): number[] {
  return Array.from({ length: count }, () => lots.below(most + 1))
}

/** Numbers ≥ 0 that add up to at most the room. */
function drawShares(count: number, room: number, lots: Lots): number[] {
  if (count === 0) return []
  const isNarrow = lots.below(2) === 0
  const first = isNarrow ? lots.below(room + 1) : 0
  const width = isNarrow ? lots.below(room - first + 1) : room
  // the distances of cuts at random
  const cuts = drawEach(count, width, lots).sort((a, b) => a - b)
  const shares = cuts.map((cut, i) => cut - (i > 0 ? cuts[i - 1]! : 0))
  shares[0]! += first
  return shares
}

/** The strata with some of the small gaps of this one, by their number. */
export function limitedBy(stratum: Stratum): Stratum[] {
  return stratum
    .reduce<boolean[][]>(
      (some, isSmall) =>
        some.flatMap((one) =>
          isSmall
            ? [
                [...one, false],
                [...one, true],
              ]
            : [[...one, false]],
        ),
      [[]],
    )
    .toSorted((a, b) => a.filter(Boolean).length - b.filter(Boolean).length)
}
