import type { Type } from '../dh/position-facts.ts'

/** What is said of types, asked once for every type that occurs. */
export interface TypeTable {
  /** 1 or 0, of positions with o odd stacks and this sum. */
  at(o: number, sum: number): number
}

const UNKNOWN = 255

/** The table for (o, r) of n stacks, r modulo 2k. */
export function typeTable(n: number, k: number, ask: (type: Type) => boolean): TypeTable {
  const modulus = 2 * k
  const known = new Uint8Array((n + 1) * modulus).fill(UNKNOWN)
  return {
    at(o, sum) {
      const r = sum % modulus
      const at = o * modulus + r
      if (known[at] === UNKNOWN) known[at] = ask({ o, r }) ? 1 : 0
      return known[at]!
    },
  }
}

/** The number of odd stacks but stack 1. */
export function oddCountOuter(outer: readonly number[]): number {
  let odd = 0
  for (let i = 1; i < outer.length; i++) odd += outer[i]! & 1
  return odd
}
