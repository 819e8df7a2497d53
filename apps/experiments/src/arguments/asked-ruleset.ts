import { ownRuleset, parseOwnGameName, selfTest } from '@nim/core/own-game'
import { type OwnRuleset, parseRuleset, type Ruleset, RULESET_NOTATION } from '@nim/core/rules'
import type { LoadedModule } from '@nim/sweep/modules'
import { readingInput, UsageError } from '../usage-error.ts'

/** What is accepted as a ruleset, for `--help`. */
export const RULESETS: string = `${RULESET_NOTATION}, or a module of your own such as ./my-game.mjs`

/** A ruleset, and the module that it is from; null for those of the house. */
export interface AskedGame {
  readonly ruleset: Ruleset
  readonly module: { readonly path: string; readonly digest: string } | null
}

/**
 * Reads a ruleset: a text that the house knows, or the path of a module that exports a game, perhaps with
 * parameters and the digest that it must have. A game of a module is tried before anything is done with it.
 *
 * @throws (by rejection) UsageError in one line for what is no ruleset, for a module that cannot be loaded,
 * has another digest or exports no game, and for a game that breaks its contract
 */
export async function askedGame(text: string): Promise<AskedGame> {
  const name = parseOwnGameName(text)
  if (name === null) {
    return { ruleset: readingInput(() => parsedRuleset(text)), module: null }
  }
  // the loader is loaded by those alone who name a module
  const { loadModule } = await import('../modules/load-module.ts')
  const loaded = await loadModule(name.path)
  const { path, digest } = loaded
  if (name.digest !== null && name.digest !== digest) {
    throw new UsageError(`module '${path}': its digest is ${digest}, expected ${name.digest}`)
  }
  const ruleset = readingInput(() => rulesetOf(loaded, name.parameters))
  readingInput(() => selfTest(ruleset))
  return { ruleset, module: { path, digest } }
}

/** {@link askedGame} where it does not matter from where the ruleset is. */
export async function askedRuleset(text: string): Promise<Ruleset> {
  return (await askedGame(text)).ruleset
}

function rulesetOf({ exports, path, digest }: LoadedModule, parameters: string | null): OwnRuleset {
  if ('default' in exports) return ownRuleset(exports['default'], { path, digest, parameters })
  const names = Object.keys(exports)
  const got = names.length === 0 ? 'it exports nothing' : `it exports ${names.join(', ')}`
  throw new RangeError(`module '${path}': expected a game, export default { piles, moves }; ${got}`)
}

/** Whoever writes a path means no game of the house. */
function parsedRuleset(text: string): Ruleset {
  if (!/^\s*[./~]/.test(text)) return parseRuleset(text)
  throw new RangeError(
    `ruleset '${text}': a module of a game ends with .mjs, .js, .mts or .ts, such as ./my-game.mjs`,
  )
}
