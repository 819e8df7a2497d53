import type { ModuleName } from '@nim/conjectures'
import { ownGamePath, ownRuleset, parseOwnGameName, selfTest } from '@nim/core/own-game'
import { type OwnRuleset, parseRuleset, type Ruleset } from '@nim/core/rules'
import { type LoadedModule, loadModule } from './load-module.ts'
import { ModuleError } from './module-error.ts'

/**
 * Reads the default export of a user's module as a game, and runs the game's self-test.
 * @param parameters the text in parentheses after the path; null if there are no parentheses
 * @throws ModuleError that contains the error in one line
 */
export function gameOfModule(
  { exports, path, digest }: LoadedModule,
  parameters: string | null,
): OwnRuleset {
  if (!('default' in exports)) {
    const names = Object.keys(exports)
    const got = names.length === 0 ? 'nothing' : names.join(', ')
    throw new ModuleError(
      `module '${path}': expected a default export { piles, moves } that is a game, got ${got}`,
    )
  }
  try {
    const ruleset = ownRuleset(exports['default'], { path, digest, parameters })
    selfTest(ruleset)
    return ruleset
  } catch (error) {
    if (error instanceof RangeError) throw new ModuleError(error.message, { cause: error })
    throw error
  }
}

/**
 * Returns a parser for rulesets that also accepts the ruleset of a module. Such a ruleset is
 * written as `./my-game.mjs` with its parameters, and with or without its digest. The file name
 * identifies the module, regardless of the file's folder.
 *
 * @returns a function that throws a RangeError for a text that is not a ruleset, or that names
 *   another module
 * @throws (by rejection) ModuleError if the module cannot be loaded or has another digest
 */
export async function rulesetReader(module: ModuleName): Promise<(text: string) => Ruleset> {
  const loaded = await loadModule(module.path, module.digest)
  const rulesets = new Map<string, Ruleset>()
  return (text) => {
    const name = parseOwnGameName(text)
    if (name === null) return parseRuleset(text)
    const isIts = ownGamePath(name.path) === ownGamePath(module.path)
    if (!isIts || (name.digest !== null && name.digest !== module.digest)) {
      throw new RangeError(
        `ruleset '${text}': nimlab can load only the module '${module.path}' with the digest ${module.digest}`,
      )
    }
    const ruleset = rulesets.get(text) ?? gameOfModule(loaded, name.parameters)
    rulesets.set(text, ruleset)
    return ruleset
  }
}
