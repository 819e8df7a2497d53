import type { ByN } from '../../../facts/setnim/game-families.ts'
import { leftOutIsOdd, typeOfReduction } from './types-as-texts.ts'

/** The statement that (o,r) is a P-type of Theorem 3.3. */
function isPType({ n }: ByN, o: string, r: string): string {
  return `(${o} <= ${r} <= ${2 * n - 4} - ${o} or ${o} = ${n} and ${r} = ${n - 2})`
}

/**
 * Figure 4: moves with reduction from P-types do not lead to P-types. From (n,n−2) and (0,n−1)
 * there are no such moves.
 */
export const FIGURE_4 = (c: ByN): string => {
  const { n } = c
  const { o, r } = typeOfReduction(c)
  const fromZero = `2 <= ${o} <= ${n - 1} and ${r} = ${o} - 2`
  const diagonal = `${n + 1} - o <= ${o} <= ${n} and ${r} = ${3 * n - 3} - o - ${o}`
  const others = `${o} = ${n} - o and ${r} = (if r < ${n - 1} then r + ${n - 2} else r - ${n})`
  const drawn = `(if r = 0 then ${fromZero} else if r = ${n - 1} then ${diagonal} else ${others})`
  const start = `not (o = ${n} and r = ${n - 2}) and not (o = 0 and r = ${n - 1})`
  return `${start} and not ${isPType(c, o, r)} and ${drawn} if isReduced = 1 and isReduced_next = 0 and ${isPType(c, 'o', 'r')}`
}

/**
 * Figure 5: moves without reduction from other types lead to P-types, except moves from border
 * types that leave out odd stacks.
 */
export const FIGURE_5 = (c: ByN): string => {
  const isOnBorder = `(r = o - 2 or r = ${2 * c.n - 2} - o)`
  return `${isPType(c, 'o_next', 'r_next')} if isReduced = 1 and isReduced_next = 1 and not ${isPType(c, 'o', 'r')} and not (${isOnBorder} and ${leftOutIsOdd(c)})`
}
