import type { ModuleName } from '@nim/conjectures'
import { parseRuleset, type Ruleset, RULESET_NOTATION } from '@nim/core/rules'
import { readingInput, readingInputAsync } from '../usage-error.ts'
import { nearestRuleset } from './nearest-ruleset.ts'

/** What is accepted as a ruleset, for `--help`. */
export const RULESETS: string = `${RULESET_NOTATION}, or a module of your own such as ./my-game.mjs`

/** Longer texts are cut in messages. */
const LONGEST = 80

/** The ending of a module, at the end or before parameters or a digest. */
const LIKE_MODULE = /\.m?[jt]s\s*(?:$|[(#])/

/** A ruleset, and the module that it is from; null for those of the house. */
export interface AskedGame {
  readonly ruleset: Ruleset
  readonly module: ModuleName | null
}

/**
 * Reads a ruleset: a text that the house knows, or the path of a module that exports a game, perhaps with
 * parameters and the digest that it must have. A game of a module is tried before anything is done with it.
 *
 * @throws (by rejection) UsageError in one line for what is no ruleset, for a module that cannot be loaded,
 * has another digest or exports no game, and for a game that breaks its contract
 */
export async function askedGame(text: string): Promise<AskedGame> {
  // what reads modules is loaded by those alone who may name one
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
 * Does a word name a ruleset, by its form? `NIM(3,2)` and `WYTHOFF` do, whether or not they are right; ids, aliases and
 * globs of claims do not.
 *
 * @param isGame whether a module is one of a game here, not of claims
 */
export function isRulesetName(text: string, isGame: boolean): boolean {
  if (LIKE_MODULE.test(text)) return isGame
  if (/^\s*[a-z]+\s*\(/i.test(text)) return true
  if (!/^\s*[a-z]+\s*$/i.test(text)) return false
  try {
    parseRuleset(text)
    return true
  } catch {
    return false
  }
}

/** {@link askedGame} where it does not matter from where the ruleset is. */
export async function askedRuleset(text: string): Promise<Ruleset> {
  return (await askedGame(text)).ruleset
}

/** @throws RangeError that also names the ruleset that was probably meant */
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

/** Whoever writes a path means no game of the house. */
function parsedRuleset(text: string): Ruleset {
  if (!/^\s*[./~]/.test(text)) return withHint(text)
  throw new RangeError(
    `ruleset '${text.slice(0, LONGEST)}': a module of a game ends with .mjs, .js, .mts or .ts, such as ./my-game.mjs`,
  )
}
