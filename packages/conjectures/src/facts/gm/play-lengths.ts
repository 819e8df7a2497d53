import { type Box, exactSlowNim, options, type Ruleset } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import type { GameOnBox } from '../game-on-box.ts'

/** Shortest and longest play from every position of a box, by rank. */
export interface PlayLengths {
  readonly shortest: readonly number[]
  readonly longest: readonly number[]
}

/** Lengths of plays of NIM(n,k) by trying all moves. */
export function playLengths(box: Box, k: number): PlayLengths {
  return lengthsOf(exactSlowNim(box.piles, k), box)
}

function lengthsOf(ruleset: Ruleset, box: Box): PlayLengths {
  const shortest: number[] = []
  const longest: number[] = []
  box.forEach((x, rank) => {
    const ranks = options(ruleset, x).map((option) => box.rank(option))
    const isOver = ranks.length === 0
    shortest[rank] = isOver ? 0 : 1 + Math.min(...ranks.map((option) => shortest[option]!))
    longest[rank] = isOver ? 0 : 1 + Math.max(...ranks.map((option) => longest[option]!))
  })
  return { shortest, longest }
}

function lengthsOfGame({ ruleset, box }: GameOnBox): PlayLengths {
  return lengthsOf(ruleset, box)
}

/** The shortest play. */
export const shortestPlay: Fact = {
  says: 'the number of moves of the shortest play from x',
  source: 'GN-3.1',
  of: ({ once }) => {
    const { shortest } = once(lengthsOfGame)
    return (_, rank) => shortest[rank]!
  },
}

/** The longest play. */
export const longestPlay: Fact = {
  says: 'the number of moves of the longest play from x',
  source: 'GN-3.1',
  of: ({ once }) => {
    const { longest } = once(lengthsOfGame)
    return (_, rank) => longest[rank]!
  },
}
