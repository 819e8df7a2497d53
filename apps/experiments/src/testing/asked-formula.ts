import type { TableValue } from '@nim/bruteforce'
import { type GameFormula, gameFormula } from '@nim/conjectures/formula-claims'
import { readInputText } from '@nim/core/files'
import type { PlayConvention } from '@nim/core/rules'
import { askedGame, type AskedGame } from '../arguments/asked-ruleset.ts'
import { readingInput, UsageError } from '../usage-error.ts'

/** The maximum size, in bytes, of a file that contains a formula. */
const LARGEST_FILE = 1_000_000

/**
 * A formula, together with the game, the value and the play convention that it refers to. The game
 * can come from a module.
 */
export interface AskedFormula extends GameFormula {
  readonly module: AskedGame['module']
}

/**
 * Reads the formula and the game from the command line.
 *
 * @param says a formula, or `@` followed by the path of a file that contains one
 * @param value by default the remoteness if the formula uses `value`, otherwise the outcome
 * @throws (by rejection) UsageError for a file that cannot be read, for an invalid formula or
 * ruleset, and for a value that does not exist in the game
 */
export async function askedFormula(
  rulesetText: string,
  says: string,
  play: PlayConvention,
  value?: TableValue,
): Promise<AskedFormula> {
  const { ruleset, module } = await askedGame(rulesetText)
  return readingInput(() => {
    const text = says.startsWith('@') ? fileText(says.slice(1)) : says
    if (text.trim() === '') {
      throw new UsageError(`--says '${says}': the formula is empty; write one such as "o == 0"`)
    }
    return { ...gameFormula(ruleset, text, play, value), module }
  })
}

function fileText(path: string): string {
  try {
    return readInputText(path, LARGEST_FILE).trimEnd()
  } catch (error) {
    throw new UsageError(`formula '@${path}': ${(error as Error).message}`, { cause: error })
  }
}
