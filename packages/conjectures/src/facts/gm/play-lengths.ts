import { options } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import type { GameOnBox } from '../game-on-box.ts'

/** Shortest and longest play from every position of a box, by rank, by trying all moves. */
function playLengths({ ruleset, box }: GameOnBox): {
  readonly shortest: readonly number[]
  readonly longest: readonly number[]
} {
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

/** The shortest play. */
export const shortestPlay: Fact = {
  says: 'the number of moves of the shortest play from x',
  source: 'GN-3.1',
  of: ({ once }) => {
    const { shortest } = once(playLengths)
    return (_, rank) => shortest[rank]!
  },
}

/** The longest play. */
export const longestPlay: Fact = {
  says: 'the number of moves of the longest play from x',
  source: 'GN-3.1',
  of: ({ once }) => {
    const { longest } = once(playLengths)
    return (_, rank) => longest[rank]!
  },
}
