import { type Box, exactSlowNim, options } from '@nim/core/rules'
import { forEachRow } from '../evidence/for-each-row.ts'
import { optionDistances } from './option-distances.ts'

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

/**
 * {@link playLengths}, which takes the options from the rules, with their ranks found along rows.
 * @complexity C(n,k) options a position, 8 bytes a position
 */
export function playLengthsByRows(box: Box, k: number): PlayLengths {
  const shortest = new Uint32Array(box.count)
  const longest = new Uint32Array(box.count)
  const distances = optionDistances(box, k)
  forEachRow(box, (outer, length, rank) => {
    distances.enter(outer)
    for (let x1 = 0; x1 < length; x1++) {
      const { list, count } = distances.at(x1, outer)
      if (count === 0) continue
      let [least, most] = [Infinity, 0]
      for (let i = 0; i < count; i++) {
        const option = rank + x1 - list[i]!
        least = Math.min(least, shortest[option]!)
        most = Math.max(most, longest[option]!)
      }
      shortest[rank + x1] = 1 + least
      longest[rank + x1] = 1 + most
    }
  })
  return { shortest, longest }
}
