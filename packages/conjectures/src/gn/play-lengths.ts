import { type Box, exactSlowNim, options } from '@nim/core/rules'

/** Shortest and longest play from every position of a box of NIM(n,k), by rank. */
export interface PlayLengths {
  readonly shortest: Uint32Array
  readonly longest: Uint32Array
}

/**
 * Lengths of plays by trying all moves.
 * @complexity C(n,k) options a position, 8 bytes a position
 */
export function playLengths(box: Box, k: number): PlayLengths {
  const ruleset = exactSlowNim(box.piles, k)
  const shortest = new Uint32Array(box.count)
  const longest = new Uint32Array(box.count)
  box.forEach((x, rank) => {
    const ranks = options(ruleset, x).map((option) => box.rank(option))
    if (ranks.length === 0) return
    shortest[rank] = 1 + Math.min(...ranks.map((option) => shortest[option]!))
    longest[rank] = 1 + Math.max(...ranks.map((option) => longest[option]!))
  })
  return { shortest, longest }
}
