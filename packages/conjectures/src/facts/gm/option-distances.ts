import type { Box } from '@nim/core/rules'
import { rankDrops } from '../../rows/rank-drops.ts'

/** By how much the ranks of the options of a position are lower; of the list the first `count`. */
export interface Distances {
  readonly list: Int32Array
  count: number
}

/** The options at the positions of a row of a sorted box. */
export interface OptionDistances {
  /** Those at x_1 = 0. */
  readonly zero: Distances
  /** At 0 < x_1 < x_2. */
  readonly inner: Distances
  /** At x_1 = x_2 > 0. */
  readonly tied: Distances
  /** Goes to the row with these outer piles. */
  enter(outer: readonly number[]): void
}

/**
 * The options of NIM(n,k) as distances of ranks. Lowering a set of k positive piles by one leads to a
 * sorted position if of equal piles the first ones are lowered, and every option is reached so exactly
 * once. Its rank is lower by the sum of what each lowered pile takes away, and that depends on the
 * pile alone. Which sets are meant depends on which piles are 0 and which are equal: along a row this
 * changes at x_1 = 0 and at x_1 = x_2 only.
 *
 * @complexity C(n,k)·k a row
 * @source GN-D10
 */
export function optionDistances(box: Box, k: number): OptionDistances {
  const n = box.piles
  const drops = rankDrops(box)
  const sets = Array.from({ length: 2 ** n }, (_, set) => set).filter((set) => sizeOf(set) === k)
  const distances = (): Distances => ({ list: new Int32Array(sets.length), count: 0 })
  const [inner, zero, tied] = [distances(), distances(), distances()]
  /** Fills a list, for piles that are equal to the one before, or empty, as these bits say. */
  const fill = (into: Distances, outer: readonly number[], equal: number, empty: number): void => {
    into.count = 0
    for (const set of sets) {
      if ((set & empty) !== 0 || (set & equal & ~(set << 1)) !== 0) continue
      // x_1 takes away 1, whatever it is
      let distance = set & 1
      for (let i = 1; i < n; i++) if ((set >> i) & 1) distance += drops[i]![outer[i]!]!
      into.list[into.count++] = distance
    }
  }
  return {
    zero,
    inner,
    tied,
    enter(outer) {
      let [equal, empty] = [0, 0]
      for (let i = 1; i < n; i++) {
        if (outer[i] === 0) empty |= 1 << i
        if (i > 1 && outer[i] === outer[i - 1]) equal |= 1 << i
      }
      fill(inner, outer, equal, empty)
      fill(zero, outer, equal | (outer[1] === 0 ? 2 : 0), empty | 1)
      fill(tied, outer, equal | 2, empty)
    },
  }
}

/**
 * Visits the parts of a row in which the options are those of one list: x_1 = from, …, to − 1.
 * @param length of the row
 */
export function forEachPart(
  distances: OptionDistances,
  outer: readonly number[],
  length: number,
  visit: (options: Distances, from: number, to: number) => void,
): void {
  distances.enter(outer)
  const x2 = outer[1] ?? length
  visit(distances.zero, 0, 1)
  visit(distances.inner, 1, x2)
  visit(distances.tied, Math.max(1, x2), length)
}

function sizeOf(set: number): number {
  return set === 0 ? 0 : (set & 1) + sizeOf(set >> 1)
}
