import type { Random } from './draw.ts'
import type { SolvedBox } from './solved-box.ts'

/** The properties of a box that this module uses. */
type Shape = Pick<SolvedBox, 'isSorted' | 'max'>

/** The smallest size of a large gap. */
export const SMALL = 4

/**
 * A set of positions. The stratum is defined by a list that has the entry `true` for each small
 * gap. Gaps are coordinates in which the set of all positions is ℕ^n. Gaps are the differences x_i
 * − x_{i−1} if the rules do not distinguish the piles, and otherwise the piles themselves.
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
 * Random gaps of a position of the stratum. Large gaps are at least `least`, and each of them can
 * grow by `more`. The result is null if the box is too small. If piles are ascending, half of the
 * positions have a large first pile and small differences between the other piles. A uniform draw
 * would rarely find such narrow regions.
 */
export function drawGaps(
  { isSorted, max }: Shape,
  stratum: Stratum,
  { least, more }: { readonly least: number; readonly more: number },
  random: Random,
): number[] | null {
  const small = stratum.map((isSmall) => (isSmall ? random.below(SMALL) : 0))
  const large = stratum.filter((isSmall) => !isSmall).length
  const room = isSorted
    ? max - small.reduce((sum, gap) => sum + gap, 0) - large * (least + more)
    : max - least - more
  if (room < 0) return null
  const free = isSorted ? drawShares(large, room, random) : drawEach(large, room, random)
  return small.map((gap, i) => (stratum[i]! ? gap : least + free.shift()!))
}

function drawEach(count: number, most: number, random: Random): number[] {
  return Array.from({ length: count }, () => random.below(most + 1))
}

/** Random numbers ≥ 0 whose sum is at most `room`. */
function drawShares(count: number, room: number, random: Random): number[] {
  if (count === 0) return []
  const isNarrow = random.below(2) === 0
  const first = isNarrow ? random.below(room + 1) : 0
  const width = isNarrow ? random.below(room - first + 1) : room
  // The distances between random cuts.
  const cuts = drawEach(count, width, random).sort((a, b) => a - b)
  const shares = cuts.map((cut, i) => cut - (i > 0 ? cuts[i - 1]! : 0))
  shares[0]! += first
  return shares
}

/**
 * The strata whose small gaps are all small in this stratum too. They are ordered by their number
 * of small gaps.
 */
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
