import type { ByN } from '../../../facts/setnim/game-families.ts'

/** A statement about every stack, such as `x1_next = x1`. */
export function eachStack({ n }: ByN, of: (i: number) => string): string[] {
  return Array.from({ length: n }, (_, i) => of(i + 1))
}

/** The statement that a move leaves out an odd stack. */
export function leftOutIsOdd(c: ByN): string {
  const ways = eachStack(c, (i) => `x${i}_next = x${i} and x${i} mod 2 = 1`)
  return `(${ways.join(' or ')})`
}

/** o and r of red(x′). */
export function typeOfReduction(c: ByN): { readonly o: string; readonly r: string } {
  const heights = eachStack(c, (i) => `red${i}_next`)
  return {
    o: `count(${heights.map((height) => `${height} mod 2 = 1`).join(', ')})`,
    r: `((${heights.join(' + ')}) mod ${2 * (c.n - 1)})`,
  }
}

/** The note after Lemma 3.2. */
export const NOTE_3_2 = ({ n }: ByN): string =>
  `isReduced_next = 1 if isReduced = 1 and top mod 2 = (if r < ${n - 1} then 1 else 0)`
