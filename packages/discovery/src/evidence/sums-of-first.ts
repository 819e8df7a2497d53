import type { Congruence } from './congruences.ts'

/**
 * The sums of the first 2, 3, … piles, each with all moduli 2..2n. Papers often use such
 * congruences.
 */
export function sumsOfFirst(piles: number): Congruence[] {
  const moduli = Array.from({ length: 2 * piles - 1 }, (_, i) => i + 2)
  const sums = Array.from({ length: piles - 1 }, (_, i) =>
    Array.from({ length: piles }, (_pile, j) => (j <= i + 1 ? 1 : 0)),
  )
  return sums.flatMap((form) => moduli.map((modulus) => ({ form, modulus })))
}
