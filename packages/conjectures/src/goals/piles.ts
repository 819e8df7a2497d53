import { integer, type Variable } from '@nim/presburger'

/** The names x1, …, xn of the piles of a position in ascending order. */
export function pileNames(n: number): string[] {
  return Array.from({ length: n }, (_, i) => `x${i + 1}`)
}

/** The piles x1, …, xn as variables. */
export function pileVariables(n: number): Variable[] {
  return pileNames(n).map(integer)
}
