import type { Game } from './game.ts'
import { GAMES } from './game-of.ts'
import { oneLine } from '@nim/presburger/text'
import { isGameData, parseGameData } from './own/game-data.ts'
import type { Ruleset } from './ruleset.ts'

const FORMS = GAMES.flatMap(({ notation }) => notation)

/** The accepted notation, for messages. */
export const RULESET_NOTATION: string = `${FORMS.slice(0, -1).join(', ')} or ${FORMS.at(-1)}`

const BY_NAME: ReadonlyMap<string, Game<Ruleset>> = new Map(
  GAMES.flatMap((game) => [game.kind, ...(game.alsoCalled ?? [])].map((name) => [name, game])),
)

/**
 * Parses a ruleset: `NIM(4,3)`, `SN(5,{2,4})`, `SN(6,4..6)`, `SN(5,3)` for SN(5,{3}),
 * `HNIM(4;{1,2},{2,3,4})`, `WYTHOFF`, and the other notations of the games. Letter case and blanks
 * do not matter, but a blank cannot separate two numbers. `Slow SetNim` and `Slow A-Nim` are
 * accepted for `SN`. A user's own game can be given as data: `{"piles":3,"moves":[[1,1,0],[0,2,1]]}`.
 *
 * @throws RangeError that describes the fault and names the accepted notation
 */
export function parseRuleset(text: string): Ruleset {
  const fail = (why: string): never => {
    throw new RangeError(`ruleset '${oneLine(text)}': ${why}; accepted: ${RULESET_NOTATION}`)
  }
  const readBy = (read: () => Ruleset): Ruleset => {
    try {
      return read()
    } catch (error) {
      if (error instanceof RangeError) return fail(error.message)
      throw error
    }
  }
  if (isGameData(text)) return readBy(() => parseGameData(text))
  const apart = /(\d+)\s+(\d+)/.exec(text)
  if (apart !== null) return fail(`expected a comma between ${apart[1]} and ${apart[2]}`)
  const match = /^([a-z-]+)(?:\((.*)\))?$/i.exec(text.replaceAll(/\s/g, ''))
  if (match === null) return fail('not a ruleset')
  const game = BY_NAME.get(match[1]!.toUpperCase())
  if (game === undefined) return fail(`no game is called ${oneLine(match[1]!)}`)
  return readBy(() => game.parse(match[2] ?? null))
}
