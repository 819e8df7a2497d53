import { rangeOf, rowsOfPursuit, vectors } from '@nim/core/gm/definitions'

/**
 * The residues of the entries modulo this number, which is lcm(2,…,6), determine the sequences for
 * l = 2, …, 6.
 */
const TRANSLATION = 60

/** The number j_0, and the ranges that occur in a period from j_0 on, in ascending order. */
export interface Profile {
  readonly j0: number | null
  readonly ranges: readonly number[]
}

/** A vector, with one profile for each requested l. */
export class Candidate {
  readonly x: readonly number[]
  readonly #profiles = new Map<number, Profile>()

  constructor(x: readonly number[]) {
    this.x = x
  }

  profile(l: number): Profile {
    const found = this.#profiles.get(l) ?? profileOf(this.x, l)
    this.#profiles.set(l, found)
    return found
  }
}

function profileOf(x: readonly number[], l: number): Profile {
  const { rows, j0 } = rowsOfPursuit(x, l, x.length * l)
  const ranges = new Set(rows.slice(j0 ?? 0).map(rangeOf))
  return { j0, ranges: [...ranges].sort((a, b) => a - b) }
}

/** The vectors with 2, …, n entries, 0 ≤ x_1 < 60 and range ≤ 5. */
export function candidates(n: number): Candidate[] {
  const found: Candidate[] = []
  for (let entries = 2; entries <= n; entries++) {
    for (const x of vectors(entries, TRANSLATION, 5)) found.push(new Candidate(x))
  }
  return found
}
