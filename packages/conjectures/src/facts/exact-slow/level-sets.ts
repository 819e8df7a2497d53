import type { KernelChoice } from '@nim/bruteforce'
import type { Box } from '@nim/core/rules'
import { allRows, rowsOf } from '../../rows/all-rows.ts'
import type { NumberRows } from '../../rows/numbers-by-class.ts'
import { criticalNumbers } from './for-each-critical.ts'
import { initialLevels } from './initial-levels.ts'
import { longestMPlay } from './m-play-counts.ts'
import { type ShortIntegers, shortIntegers } from './short-integers.ts'

const NONE = -1

/**
 * m(y) of GMMV-D9 for every position y of a sorted box: the unique m such that y ≽ x for some
 * m-critical x and y ≽ x for no (m+1)-critical x. −1 where no m or more than one m has the property.
 *
 * Works from the definition: the set S(y) = {m : y ≽ some m-critical position} is the union of S
 * over the lower covers of y, plus V(y) if y is critical; an m in S(y) with m+1 not in S(y) ends a
 * run of ones in the bit set, so m(y) is defined iff the bit set has exactly one run. Bit sets are
 * spared where {@link initialLevels} has an answer, unless another kernel than `auto` is asked for.
 *
 * @param values V (see `forEachCritical`), at most `most`
 * @complexity O(n·most/32) a position, most/8 bytes a position; O(n) and two bytes without bit sets
 * @source GMMV-D9
 */
export function levelsByDefinition(
  box: Box,
  values: NumberRows,
  most: number,
  kernel?: KernelChoice,
): ShortIntegers {
  const fast = isFast(kernel) ? initialLevels(box, values) : null
  return fast ?? levelsBySets(box, criticalNumbers(box, values, most))
}

/**
 * {@link levelsByDefinition} from the critical positions themselves.
 *
 * @param critical the m for which each position is m-critical, −1 for none
 */
export function levelsByCritical(
  box: Box,
  critical: NumberRows,
  kernel?: KernelChoice,
): ShortIntegers {
  const fast = isFast(kernel) ? initialLevels(box, critical) : null
  return fast ?? levelsBySets(box, allRows(box, critical))
}

function isFast(kernel: KernelChoice | undefined): boolean {
  return kernel === undefined || kernel === 'auto'
}

function levelsBySets(box: Box, critical: ArrayLike<number>): ShortIntegers {
  const most = largest(critical)
  const words = levelSetWords(most)
  const sets = new Uint32Array(box.count * words)
  const levels = shortIntegers(box.count, most)
  const cover = new Array<number>(box.piles).fill(0)
  box.forEach((position, rank) => {
    const at = rank * words
    for (let i = 0; i < position.length; i++) cover[i] = position[i]!
    for (let i = 0; i < position.length; i++) {
      const pile = position[i]!
      if (pile === 0 || (i > 0 && position[i - 1] === pile)) continue
      cover[i] = pile - 1
      const from = box.rank(cover) * words
      cover[i] = pile
      for (let w = 0; w < words; w++) sets[at + w]! |= sets[from + w]!
    }
    const m = critical[rank]!
    if (m !== NONE) sets[at + (m >> 5)]! |= 1 << (m & 31)
    levels[rank] = endOfOnlyRun(sets.subarray(at, at + words))
  })
  return levels
}

/** Words of 32 bits a level set takes: bits 0..most, and a zero bit after them. */
export function levelSetWords(most: number): number {
  return Math.floor((most + 1) / 32) + 1
}

function endOfOnlyRun(set: Uint32Array): number {
  let end = NONE
  for (let m = 0; m < set.length * 32; m++) {
    if (!has(set, m) || has(set, m + 1)) continue
    if (end !== NONE) return NONE
    end = m
  }
  return end
}

function has(set: Uint32Array, m: number): boolean {
  return (((set[m >> 5] ?? 0) >>> (m & 31)) & 1) === 1
}

/** {@link levelsByDefinition} for V = M, the number of moves by the M-rule. */
export function levelsByM({
  box,
  M,
  kernel,
}: {
  readonly box: Box
  readonly M: ArrayLike<number>
  readonly kernel?: KernelChoice | undefined
}): ShortIntegers {
  return levelsByDefinition(box, rowsOf(M), longestMPlay(box), kernel)
}

/** The largest of numbers, at least 0. */
function largest(numbers: ArrayLike<number>): number {
  let most = 0
  for (let i = 0; i < numbers.length; i++) if (numbers[i]! > most) most = numbers[i]!
  return most
}
