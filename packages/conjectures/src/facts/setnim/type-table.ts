import type { Type } from './position-facts.ts'
import type { RowGame } from './row-game.ts'

/** What is said of types, asked once for every type that occurs. */
export interface TypeTable {
  /** 1 or 0, of positions with o odd stacks and this sum. */
  at(o: number, sum: number): number
  /**
   * Fills said[x_1] for from ≤ x_1 < to, where the other stacks have `odd` odd ones and this sum.
   */
  fillRow(said: Uint8Array, from: number, to: number, odd: number, sum: number): void
}

const UNKNOWN = 255

/** The table for (o, r) of n stacks, r modulo 2k. */
export function typeTable(
  { n, k, box: { max } }: Pick<RowGame, 'n' | 'k' | 'box'>,
  ask: (type: Type) => boolean,
): TypeTable {
  const modulus = 2 * k
  const residues = Uint16Array.from({ length: n * max + 1 }, (_, sum) => sum % modulus)
  const known = new Uint8Array((n + 1) * modulus).fill(UNKNOWN)
  const askFirst = (o: number, r: number): number => {
    const answer = ask({ o, r }) ? 1 : 0
    known[o * modulus + r] = answer
    return answer
  }
  return {
    fillRow(said, from, to, odd, sum) {
      let r = (sum + from) % modulus
      for (let x1 = from; x1 < to; x1++) {
        const o = odd + (x1 & 1)
        const answer = known[o * modulus + r]!
        said[x1] = answer === UNKNOWN ? askFirst(o, r) : answer
        r = r + 1 === modulus ? 0 : r + 1
      }
    },
    at(o, sum) {
      const r = residues[sum]!
      const answer = known[o * modulus + r]!
      return answer === UNKNOWN ? askFirst(o, r) : answer
    },
  }
}

/** The number of odd stacks but stack 1. */
export function oddCountOuter(outer: readonly number[]): number {
  let odd = 0
  for (let i = 1; i < outer.length; i++) odd += outer[i]! & 1
  return odd
}
