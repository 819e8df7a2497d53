import type { ModuleName } from '@nim/conjectures'
import { isGameData, parseRuleset, type Ruleset, RULESET_NOTATION } from '@nim/core/rules'
import { readingInput, readingInputAsync } from '../usage-error.ts'
import { nearestRuleset } from './nearest-ruleset.ts'

/** The accepted forms of a ruleset, for `--help`. */
export const RULESETS: string = `${RULESET_NOTATION}, piles and moves as JSON, or a module of your own such as ./my-game.mjs`

/** A message quotes at most this number of characters of a text. Longer texts are truncated. */
const LONGEST = 80

/**
 * Matches a module's file name extension, which ends the text or precedes the parameters or the
 * digest.
 */
const LIKE_MODULE = /\.m?[jt]s\s*(?:$|[(#])/

/** A ruleset and the module that exports it. The module is null for nimlab's own rulesets. */
export interface AskedGame {
  readonly ruleset: Ruleset
  readonly module: ModuleName | null
}

/**
 * Reads a ruleset. The text is either in nimlab's notation or the path of a module that exports a
 * game. Parameters and the required digest of the module may follow the path. nimlab checks the
 * game of a module before it uses the game.
 *
 * @throws (by rejection) UsageError with a one-line message for a text that is not a ruleset, for a
 * module that cannot be loaded, has a different digest or exports no game, and for a game that
 * violates its contract
 */
export async function askedGame(text: string): Promise<AskedGame> {
  // The code that reads modules is loaded only if the text may name a module.
  const name = LIKE_MODULE.test(text)
    ? (await import('@nim/core/own-game')).parseOwnGameName(text)
    : null
  if (name === null) {
    return { ruleset: readingInput(() => parsedRuleset(text)), module: null }
  }
  return readingInputAsync(async () => {
    const { gameOfModule, loadModule } = await import('@nim/sweep/modules')
    const loaded = await loadModule(name.path, name.digest ?? undefined)
    const { path, digest } = loaded
    return { ruleset: gameOfModule(loaded, name.parameters), module: { path, digest } }
  })
}

/**
 * True if a word has the form of a ruleset, such as `NIM(3,2)` or `WYTHOFF`. The ruleset need not
 * be valid. Ids, aliases and globs of claims do not have this form.
 *
 * @param isGame true if a module is expected to export a game, false if it is expected to export
 * claims
 */
export function isRulesetName(text: string, isGame: boolean): boolean {
  if (LIKE_MODULE.test(text)) return isGame
  if (isGameData(text) || /^\s*[a-z]+\s*\(/i.test(text)) return true
  if (!/^\s*[a-z]+\s*$/i.test(text)) return false
  try {
    parseRuleset(text)
    return true
  } catch {
    return false
  }
}

/** Like {@link askedGame}, for callers that do not need the module of the ruleset. */
export async function askedRuleset(text: string): Promise<Ruleset> {
  return (await askedGame(text)).ruleset
}

/** @throws RangeError that also suggests the ruleset that the user probably meant */
function withHint(text: string): Ruleset {
  try {
    return parseRuleset(text)
  } catch (error) {
    const near = error instanceof RangeError ? nearestRuleset(text) : null
    if (near === null) throw error
    const { message } = error as RangeError
    const hint = `did you mean ${near}? accepted: `
    throw new RangeError(message.replace('; accepted: ', `; ${hint}`), { cause: error })
  }
}

/** A path never names one of nimlab's own games. */
function parsedRuleset(text: string): Ruleset {
  if (!/^\s*[./~]/.test(text)) return withHint(text)
  throw new RangeError(
    `ruleset '${text.slice(0, LONGEST)}': the file name of a game module ends with .mjs, .js, .mts or .ts, such as ./my-game.mjs`,
  )
}
