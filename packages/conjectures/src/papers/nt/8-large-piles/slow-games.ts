import { boxCount, gameOf, isSymmetric, parseRuleset, type Ruleset } from '@nim/core/rules'
import type { BoxDomain, Fact, Games } from '../../../judge/index.ts'

/**
 * Games in which a move takes at most one stone from a pile. The rules of the last games
 * distinguish the piles.
 */
const GAMES = [
  'NIM(3,1)',
  'NIM(3,2)',
  'NIM(4,2)',
  'NIM(4,3)',
  'SN(3,{1,3})',
  'SN(4,{2,4})',
  'SN(5,{2,3})',
  'HNIM(2;{1},{1,2})',
  'HNIM(3;{1},{2,3})',
  'HNIM(3;{1,2},{2,3})',
  'HNIM(4;{1,2},{1,4},{2,3},{3,4})',
  'HNIM(4;{1},{1,2},{2,3,4})',
]

/** The maximum number of positions in a default box. */
const POSITIONS = 1500n

/** Slow hypergraph games, with one case for each game. */
export const slowGames: Games<{ readonly game: string }> = {
  parameters: [
    {
      kind: 'choice',
      name: 'game',
      about: 'a ruleset whose moves take at most one stone from a pile',
      values: () => GAMES,
      admits: isSlow,
    },
  ],
  ruleset: ({ game }) => parseRuleset(game),
  defaultDomain: ({ game }) => boxOfGame(parseRuleset(game)),
}

function isSlow(text: string): boolean {
  try {
    return vectorsOf(parseRuleset(text)) !== null
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** The vectors of a slow game; null for other games. */
function vectorsOf(ruleset: Ruleset): readonly (readonly number[])[] | null {
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  return vectors?.every((vector) => vector.every((stones) => stones <= 1)) ? vectors : null
}

function boxOfGame(ruleset: Ruleset): BoxDomain {
  let max = 1
  while (boxCount(ruleset.piles, max + 1, isSymmetric(ruleset)) <= POSITIONS) max++
  return { kind: 'box', max }
}

/** The largest number s of piles from which a move can take stones. */
export const mostPilesOfAMove: Fact = {
  says: 'the largest number of piles of a move',
  source: 'NT-7',
  of: ({ ruleset }) => {
    const sizes = vectorsOf(ruleset)!.map((vector) => vector.reduce((sum, one) => sum + one, 0))
    const most = Math.max(...sizes)
    return () => most
  },
}
