import type { Congruence, Description, Pair } from '@nim/core/setnim/definitions'

const CONGRUENCES: readonly Congruence[] = [
  { form: [1, 1], residue: 0, modulus: 2 },
  { form: [1, 0], residue: 0, modulus: 2 },
  { form: [0, 1], residue: 1, modulus: 2 },
  { form: [1, 1], residue: 1, modulus: 3 },
]

const FORMS: readonly Pair[] = [
  [1, 0],
  [-1, 1],
  [1, 1],
  [-2, 1],
]

/**
 * Generates sets of pairs. Among them are the sets of P-positions of some games. A linear form and
 * a constant determine which part of a description applies to a pair.
 */
export function* descriptions(): Generator<Description, void> {
  for (const form of FORMS) {
    for (const least of [-1, 0, 1, 3]) {
      for (const above of CONGRUENCES) {
        for (const below of CONGRUENCES) yield { form, least, above, below }
      }
    }
  }
}
