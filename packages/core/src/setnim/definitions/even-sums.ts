import { lowerHalf, upperHalf } from './halves.ts'
import { longestByDefinition, surplus } from './longest-by-definition.ts'

/**
 * At a position, these two numbers determine which of two moves the last step of Theorem 20
 * chooses.
 */
export interface SurplusAbove {
  /** The level p = l(⌊x/2⌋). */
  readonly p: number
  /** The surplus F_v(p+1), where v = ⌈x/2⌉. */
  readonly F: number
}

/** The level p = l(⌊x/2⌋), and the surplus F_v(p+1) for v = ⌈x/2⌉. @source NT-5 */
export function surplusAbove(x: readonly number[], k: number): SurplusAbove {
  const p = longestByDefinition(lowerHalf(x), k)
  return { p, F: surplus(upperHalf(x), k, p + 1) }
}

/**
 * True if a set of stacks, given as bits, contains all odd stacks, and each even stack in it is at
 * least as high as every even stack outside it.
 *
 * @source NT-L4
 */
export function isOddAndHighest(x: readonly number[], set: number): boolean {
  let lowestIn = Number.POSITIVE_INFINITY
  let highestOut = 0
  for (const [i, height] of x.entries()) {
    const isIn = ((set >> i) & 1) === 1
    if (height % 2 === 1) {
      if (!isIn) return false
    } else if (isIn) lowestIn = Math.min(lowestIn, height)
    else highestOut = Math.max(highestOut, height)
  }
  return highestOut <= lowestIn
}
