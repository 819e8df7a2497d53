import { ENDINGS, type Language, type Skeleton } from './skeleton.ts'

function nextOfMoves(path: string): string[] {
  return [
    `nimlab position ${path} 1,2,3,4,5`,
    `nimlab solve ${path} --max 6`,
    `nimlab test ${path} --says "value <= sum div 2" --max 12`,
  ]
}

function nextOfRules(path: string): string[] {
  return [
    `nimlab position ${path} 1,2,3`,
    `nimlab solve ${path} --max 12 --value grundy`,
    `nimlab test ${path} --says "x1 == x3 and x2 == 0"`,
  ]
}

/** A game of your own, given by a list of its moves. */
export const gameSkeleton: Skeleton = {
  about: 'a game given by a list of moves, which are the same for positions of any size',
  next: nextOfMoves,
  text: (name, language) => `${head(name, 'OwnMoves', language, nextOfMoves)}
  // the number of piles; a position is the list of their sizes
  piles: 5,

  // the moves, here one stone from each of two adjacent piles in a circle of five: a vector lists
  // the stones that the move takes from each pile, and the move is legal if the piles have them
  moves: [
    [1, 1, 0, 0, 0],
    [0, 1, 1, 0, 0],
    [0, 0, 1, 1, 0],
    [0, 0, 0, 1, 1],
    [1, 0, 0, 0, 1],
  ],

  // If every reordering of a move is also a move, set symmetric: true and list each move once, in
  // ascending order, such as [0, 0, 0, 1, 1]. Positions are then sorted ascending.
}

export default game
`,
}

/** A game of your own, given by its rules. */
export const rulesSkeleton: Skeleton = {
  about: 'a game given by its rules, in which a move can take any number of stones',
  next: nextOfRules,
  text: (name, language) => `${head(name, 'OwnRules', language, nextOfRules)}
  // the number of piles; a position is the list of their sizes
  piles: 3,

  // the positions after a move, each once, in a fixed order: no pile grows, and at least one pile shrinks.
  // Here a move takes any number of stones from one pile, or the same number from two adjacent piles in a row
  options(_, position) {
    return position.flatMap((pile, i) =>
      Array.from({ length: pile }, (__, less) => less + 1).flatMap((taken) => {
        const one = position.map((size, j) => (j === i ? size - taken : size))
        const both = one.map((size, j) => (j === i + 1 ? size - taken : size))
        return (position[i + 1] ?? 0) >= taken ? [one, both] : [one]
      }),
    )
  },

  // true if no move is legal
  isTerminal: (_, position) => position.every((pile) => pile === 0),

  // true if the order of the piles does not matter; the options of sorted positions must then be
  // sorted too
  isSymmetric: () => false,

  // the smallest number of stones in a move
  leastMove: () => 1,

  // an upper bound on the number of options if the piles are at most caps; may be Infinity
  mostOptions: (_, caps) => 2 * caps.reduce((sum, cap) => sum + cap, 0),
}

export default game
`,
}

/** The text that precedes the members of a game. */
function head(
  name: string,
  type: 'OwnMoves' | 'OwnRules',
  language: Language,
  next: (path: string) => readonly string[],
): string {
  return [
    ...(language === 'js' ? ['// @ts-check'] : []),
    '// A game of my own. The rules below are an example: replace the number of piles and the moves.',
    '//',
    ...next(`./${name}.${ENDINGS[language]}`).map((command) => `//   ${command}`),
    '//',
    '// nimlab first checks that the module defines a valid game, and reports the first error in one line.',
    '// docs/own-games.md lists the other exports that a game may have.',
    '',
    ...(language === 'js'
      ? [`/** @type {import('@nim/core/own-game').${type}} */`, 'const game = {']
      : [`import type { ${type} } from '@nim/core/own-game'`, '', `const game: ${type} = {`]),
  ].join('\n')
}
