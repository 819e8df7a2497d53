import { oneLine } from '@nim/presburger/text'
import type { OwnRuleset } from '../own-ruleset.ts'
import { carriedGame } from './carried-game.ts'
import { gameByMoves } from './game-by-moves.ts'
import type { OwnMoves } from './own-game.ts'

const EXAMPLE = '{"piles":3,"moves":[[1,1,0],[0,2,1]]}'
const MEMBERS = ['piles', 'moves', 'symmetric']

/** Characters of a title. */
const LONGEST_TITLE = 60

/** True of a text that is meant to be a game as data: it begins as a JSON object does. */
export function isGameData(text: string): boolean {
  return /^\s*\{/.test(text)
}

/**
 * Reads a game that is given as data: its piles and its moves in JSON, such as
 * `{"piles":3,"moves":[[1,1,0],[0,2,1]]}`, with `"symmetric":true` or `false` if wanted. Unlike a module, the text is
 * all of the game, so every thread and every reader of a record can read it. Its text has no blanks.
 *
 * @throws RangeError in one line for what is no JSON, for other members, and as `gameByMoves` does
 */
export function parseGameData(text: string): OwnRuleset {
  const game = membersOf(text)
  const play = gameByMoves(game)
  const { piles, moves, symmetric } = game
  const written = JSON.stringify({ piles, moves, ...(symmetric !== undefined && { symmetric }) })
  const title =
    written.length <= LONGEST_TITLE ? written : `${written.slice(0, LONGEST_TITLE - 1)}…`
  return { kind: 'OWN', piles, text: written, title, game: carriedGame(title, play) }
}

function membersOf(text: string): OwnMoves {
  let given: object
  try {
    given = JSON.parse(text) as object
  } catch (error) {
    const why = oneLine((error as Error).message)
    throw new RangeError(`expected JSON such as ${EXAMPLE}; ${why}`, { cause: error })
  }
  const other = Object.keys(given).find((member) => !MEMBERS.includes(member))
  if (other !== undefined) {
    throw new RangeError(`${oneLine(other)}: a game as data has ${MEMBERS.join(', ')} alone`)
  }
  return given as OwnMoves
}
