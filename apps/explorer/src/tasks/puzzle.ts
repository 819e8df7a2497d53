import { solve } from '@nim/bruteforce'
import { seededRandom } from '@nim/core/random'
import { gameOf, parseRuleset, type Position, positionOf } from '@nim/core/rules'

export const PUZZLE_LEVELS = ['1', '2', '3'] as const

export interface PuzzleInput {
  readonly level: (typeof PUZZLE_LEVELS)[number]
  /** Any text, such as a date. The same text gives the same puzzle. */
  readonly seed: string
}

/** A position from which exactly one move wins. */
export interface PuzzleAnswer {
  readonly game: string
  readonly position: Position
  readonly moves: readonly Position[]
  readonly winning: Position
}

/** The games of each level, and the maximum pile size at this level. */
const GAMES: Readonly<Record<PuzzleInput['level'], readonly [readonly string[], number]>> = {
  1: [['SUB(3;1,2)', 'WYTHOFF', 'MOORE(3,2)'], 6],
  2: [['NIM(4,2)', 'MOORE(3,2)', 'SN(4,{2,3})', 'WYTHOFF'], 9],
  3: [['NIM(4,3)', 'SN(5,{2,4})', 'SN(4,{1,2,4})', 'MOORE(4,2)'], 11],
}

/**
 * The minimum number of moves in a puzzle. If the search finds no puzzle among `MOST_TRIES`
 * positions, it drops this minimum.
 */
const LEAST_MOVES = 4
const MOST_TRIES = 2000

/**
 * Draws random positions of a level until exactly one move wins from the position.
 *
 * @throws Error if there is no such position, which cannot happen for the games above
 */
export function puzzleOf({ level, seed }: PuzzleInput): PuzzleAnswer {
  const random = seededRandom(numberOf(`${level} ${seed}`))
  const [games, max] = GAMES[level]
  const game = games[Math.floor(random() * games.length)]!
  const ruleset = parseRuleset(game)
  const table = solve(ruleset, { max }, { value: 'outcome', play: 'normal' })
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const drawn = Array.from({ length: ruleset.piles }, () => Math.floor(random() * (max + 1)))
    const position = positionOf(ruleset, drawn)
    const moves = gameOf(ruleset).options(ruleset, position)
    const winning = moves.filter((to) => table.outcomeAt(to) === 'P')
    if (winning.length !== 1 || moves.length < LEAST_MOVES) continue
    table.release()
    return { game, position, moves, winning: winning[0]! }
  }
  throw new Error(`the page found no position of ${game} with exactly one winning move`)
}

/** Derives a seed from a text. */
function numberOf(text: string): number {
  let seed = 7
  for (const sign of text) seed = (Math.imul(seed, 31) + sign.codePointAt(0)!) | 0
  return seed >>> 1
}
