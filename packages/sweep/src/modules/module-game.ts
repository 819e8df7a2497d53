import type { ModuleName } from '@nim/conjectures'
import { ownGamePath, ownRuleset, parseOwnGameName, selfTest } from '@nim/core/own-game'
import { type OwnRuleset, parseRuleset, type Ruleset } from '@nim/core/rules'
import { type LoadedModule, loadModule } from './load-module.ts'
import { ModuleError } from './module-error.ts'

/**
 * The game that a module of a user exports by default, tried by its self-test.
 * @param parameters what stands in parentheses behind the path; null if nothing does
 * @throws ModuleError in one line that says what is wrong with it
 */
export function gameOfModule(
  { exports, path, digest }: LoadedModule,
  parameters: string | null,
): OwnRuleset {
  if (!('default' in exports)) {
    const names = Object.keys(exports)
    const got = names.length === 0 ? 'nothing' : names.join(', ')
    throw new ModuleError(
      `module '${path}': expected a game, export default { piles, moves }; it exports ${got}`,
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
 * Reads rulesets, that of a module among them: `./my-game.mjs`, with its parameters, with its digest or
 * without. Its file is known by name, wherever it stands.
 *
 * @returns throws a RangeError for what is no ruleset, or is that of another module
 * @throws (by rejection) ModuleError if the module cannot be loaded or has another digest
 */
export async function rulesetReader(module: ModuleName): Promise<(text: string) => Ruleset> {
  const loaded = await loadModule(module.path, module.digest)
  const known = new Map<string, Ruleset>()
  return (text) => {
    const name = parseOwnGameName(text)
    if (name === null) return parseRuleset(text)
    const isIts = ownGamePath(name.path) === ownGamePath(module.path)
    if (!isIts || (name.digest !== null && name.digest !== module.digest)) {
      throw new RangeError(
        `ruleset '${text}': the module is '${module.path}', ${module.digest}, and no other is loaded`,
      )
    }
    const ruleset = known.get(text) ?? gameOfModule(loaded, name.parameters)
    known.set(text, ruleset)
    return ruleset
  }
}
