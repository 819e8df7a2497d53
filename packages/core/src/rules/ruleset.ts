/**
 * The games, as data: what may be played on how many piles. Nothing here knows who wins.
 *
 * Sources: GMMV-D1 (NIM(n,k)), GMMV-R1 (hypergraphs), DH-D1 (Slow SetNim, renamed Slow A-Nim in
 * version 3 of the paper), V (Wythoff).
 */

/** NIM(n,k), Exact Slow NIM: take one stone from each of exactly k nonempty piles. 1 ≤ k ≤ n. */
export interface ExactSlowNim {
  readonly kind: 'NIM'
  readonly piles: number
  readonly k: number
}

/**
 * SN(n,A), Slow SetNim or Slow A-Nim: pick a ∈ A, then a different nonempty piles, and take one
 * stone from each. A is a nonempty subset of {1,…,n}, stored ascending without repetition.
 */
export interface SlowSetNim {
  readonly kind: 'SN'
  readonly piles: number
  readonly sizes: readonly number[]
}

/**
 * HNIM(n;H), slow hypergraph Nim: choose an edge of H all of whose piles are nonempty and take one
 * stone from each of them. Edges are nonempty sets of piles numbered 1..n, each stored ascending,
 * the list ordered by size and then lexicographically, without repetition.
 */
export interface HypergraphNim {
  readonly kind: 'HNIM'
  readonly piles: number
  readonly edges: readonly (readonly number[])[]
}

/** Wythoff's game on two piles: any number from one pile, or the same number from both. */
export interface Wythoff {
  readonly kind: 'WYTHOFF'
  readonly piles: 2
}

export type Ruleset = ExactSlowNim | SlowSetNim | HypergraphNim | Wythoff

/** Largest number of piles a ruleset may have. */
export const MAX_PILES = 100_000

function checkPiles(name: string, piles: number): void {
  if (!Number.isSafeInteger(piles) || piles < 1 || piles > MAX_PILES) {
    throw new RangeError(`${name}: expected 1 to ${MAX_PILES} piles, got ${piles}`)
  }
}

/**
 * NIM(n,k).
 * @throws RangeError unless 1 ≤ k ≤ n
 * @source GMMV-D1
 */
export function exactSlowNim(piles: number, k: number): ExactSlowNim {
  checkPiles('NIM(n,k)', piles)
  if (!Number.isSafeInteger(k) || k < 1 || k > piles) {
    throw new RangeError(`NIM(${piles},k): expected k from 1 to ${piles}, got ${k}`)
  }
  return { kind: 'NIM', piles, k }
}

/**
 * SN(n,A); A in any order, repetitions ignored.
 * @throws RangeError if A is empty or has a member outside 1..n
 * @source DH-D1
 */
export function slowSetNim(piles: number, sizes: readonly number[]): SlowSetNim {
  checkPiles('SN(n,A)', piles)
  if (sizes.length === 0) {
    throw new RangeError(`SN(${piles},A): expected a nonempty set A, got {}`)
  }
  for (const size of sizes) {
    if (!Number.isSafeInteger(size) || size < 1 || size > piles) {
      throw new RangeError(`SN(${piles},A): expected members of A from 1 to ${piles}, got ${size}`)
    }
  }
  return { kind: 'SN', piles, sizes: [...new Set(sizes)].sort((a, b) => a - b) }
}

/**
 * HNIM(n;H); edges and their members in any order, repetitions ignored.
 * @throws RangeError if H or an edge is empty, or an edge names a pile outside 1..n
 * @source GMMV-R1
 */
export function hypergraphNim(piles: number, edges: readonly (readonly number[])[]): HypergraphNim {
  checkPiles('HNIM(n;H)', piles)
  if (edges.length === 0) throw new RangeError(`HNIM(${piles};H): expected at least one edge`)
  const distinct = new Map<string, number[]>()
  for (const edge of edges) {
    if (edge.length === 0) throw new RangeError(`HNIM(${piles};H): expected nonempty edges, got {}`)
    for (const pile of edge) {
      if (!Number.isSafeInteger(pile) || pile < 1 || pile > piles) {
        throw new RangeError(`HNIM(${piles};H): expected piles from 1 to ${piles}, got ${pile}`)
      }
    }
    const members = [...new Set(edge)].sort((a, b) => a - b)
    distinct.set(members.join(), members)
  }
  return { kind: 'HNIM', piles, edges: [...distinct.values()].sort(compareEdges) }
}

function compareEdges(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length
  const at = a.findIndex((pile, i) => pile !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/** Wythoff's game. */
export const WYTHOFF: Wythoff = { kind: 'WYTHOFF', piles: 2 }
