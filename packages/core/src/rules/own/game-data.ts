import { oneLine } from '@nim/presburger/text'
import type { OwnRuleset } from '../own-ruleset.ts'
import { carriedGame } from './carried-game.ts'
import { gameByMoves } from './game-by-moves.ts'
import type { OwnMoves } from './own-game.ts'

const EXAMPLE = '{"piles":3,"moves":[[1,1,0],[0,2,1]]}'
const MEMBERS = ['piles', 'moves', 'symmetric']

/** The maximum number of characters in a title. */
const LONGEST_TITLE = 60

/** True if a text begins like a JSON object. Such a text is meant to describe a game as data. */
export function isGameData(text: string): boolean {
  return /^\s*\{/.test(text)
}

/**
 * Reads a game from data. The data lists its piles and its moves in JSON, for example
 * `{"piles":3,"moves":[[1,1,0],[0,2,1]]}`, optionally with `"symmetric":true` or `false`. Unlike
 * the name of a module, the text contains the complete game. Therefore every thread and every
 * reader of a record can read the game. The resulting text contains no blanks.
 *
 * @throws RangeError with a one-line message if the text is not valid JSON or has other members, and as
 *   `gameByMoves`
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
    throw new RangeError(
      `${oneLine(other)}: a game in JSON has only the members ${MEMBERS.join(', ')}`,
    )
  }
  return given as OwnMoves
}
