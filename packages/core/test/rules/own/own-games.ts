import { gameOf, parseRuleset, type Position } from '../../../src/rules/index.ts'
import { type OwnMoves, ownRuleset } from '../../../src/rules/own/index.ts'
import type { OwnRuleset } from '../../../src/rules/index.ts'

/** A digest that is not the digest of any file. */
export const DIGEST: string = `sha256:${'0'.repeat(64)}`

/** The ruleset of a module `./my-game.mjs` that exports this value. */
export function own(exported: unknown, parameters: string | null = null): OwnRuleset {
  return ownRuleset(exported, { path: 'somewhere/my-game.mjs', digest: DIGEST, parameters })
}

/** A game that takes one stone from each of two adjacent piles in a circle of five. */
export const CIRCLE: OwnMoves = {
  piles: 5,
  moves: [
    [1, 1, 0, 0, 0],
    [0, 1, 1, 0, 0],
    [0, 0, 1, 1, 0],
    [0, 0, 0, 1, 1],
    [1, 0, 0, 0, 1],
  ],
}

/**
 * A game with two distinguishable piles: a move takes any number of stones from the first, or any
 * even number from the second.
 */
export const PAIRS = {
  piles: 2,
  options: (_: unknown, [x, y]: Position): number[][] => [
    ...Array.from({ length: x! }, (__, left) => [left, y!]),
    ...Array.from({ length: Math.floor(y! / 2) }, (__, pairs) => [x!, y! - 2 * (pairs + 1)]),
  ],
  isTerminal: (_: unknown, [x, y]: Position): boolean => x === 0 && y! < 2,
  isSymmetric: (): boolean => false,
  leastMove: (): number => 1,
  mostOptions: (_: unknown, [x, y]: Position): number => x! + Math.floor(y! / 2),
}

const REQUIRED = [
  ...(['kind', 'notation', 'parse', 'format', 'check'] as const),
  ...(['options', 'isTerminal', 'isSymmetric', 'leastMove', 'mostOptions'] as const),
]

/** The required members of one of this package's games, for use as a user's own family of games. */
export function requiredMembers(text: string): Record<string, unknown> {
  const game = gameOf(parseRuleset(text))
  return Object.fromEntries(REQUIRED.map((name) => [name, game[name]]))
}
