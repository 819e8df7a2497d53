import { type Box, exactSlowNim, options } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import { type LengthTable, lengthTable } from './length-table.ts'
import { type Distances, forEachPart, optionDistances } from './option-distances.ts'

/** Shortest and longest play from every position of a box of NIM(n,k), by rank. */
export interface PlayLengths {
  readonly shortest: LengthTable
  readonly longest: LengthTable
}

/**
 * Lengths of plays by trying all moves.
 * @complexity C(n,k) options a position, 8 bytes a position
 */
export function playLengths(box: Box, k: number): PlayLengths {
  const ruleset = exactSlowNim(box.piles, k)
  const shortest = lengthTable(box)
  const longest = lengthTable(box)
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
  const shortest = lengthTable(box)
  const longest = lengthTable(box)
  const distances = optionDistances(box, k)
  let rankOfRow = 0
  const fill = ({ list, count }: Distances, from: number, to: number): void => {
    if (count === 0) return
    const first = list[0]!
    for (let at = rankOfRow + from; at < rankOfRow + to; at++) {
      let least = shortest[at - first]!
      let most = longest[at - first]!
      for (let i = 1; i < count; i++) {
        const option = at - list[i]!
        if (shortest[option]! < least) least = shortest[option]!
        if (longest[option]! > most) most = longest[option]!
      }
      shortest[at] = 1 + least
      longest[at] = 1 + most
    }
  }
  forEachRow(box, (outer, length, rank) => {
    rankOfRow = rank
    forEachPart(distances, outer, length, fill)
  })
  return { shortest, longest }
}
