import { dirname, join } from 'node:path'
import { casesOf, type Claim, type ModuleName } from '@nim/conjectures'
import type { OwnGames } from '@nim/conjectures/claim'
import { parseOwnGameName } from '@nim/core/own-game'
import type { Ruleset } from '@nim/core/rules'
import { type LoadedModule, loadModule } from './load-module.ts'
import { gameOfModule } from './module-game.ts'

/**
 * Loads the games from the modules in the default cases of claims. A path is relative to the folder
 * of the claim's module.
 *
 * @throws (by rejection) ModuleError if a game cannot be loaded
 */
export async function gamesOfClaims(
  { path, digest }: ModuleName,
  claims: readonly Claim[],
): Promise<OwnGames> {
  const { withOwnGames } = await import('@nim/conjectures/claim')
  const modules = new Map<string, LoadedModule>()
  const rulesets = new Map<string, Ruleset>()
  const missing = new Set<string>()
  const read = (text: string): Ruleset => {
    const name = parseOwnGameName(text)!
    const loaded = modules.get(name.path)
    if (loaded === undefined) {
      missing.add(name.path)
      throw new RangeError(`'${text}': no default case of a claim names this game`)
    }
    const ruleset = rulesets.get(text) ?? gameOfModule(loaded, name.parameters)
    rulesets.set(text, ruleset)
    return ruleset
  }
  const games: OwnGames = { path, digest, read }
  for (const claim of claims) {
    withOwnGames(games, () => lookAt(claim))
  }
  const load = async (game: string): Promise<void> => {
    const at = join(dirname(path), game)
    modules.set(game, await loadModule(at.startsWith('.') || at.startsWith('/') ? at : `./${at}`))
  }
  await Promise.all([...missing].map(load))
  return games
}

/**
 * Computes the game of each default case of a claim. Errors are ignored here and reported when the
 * case is planned.
 */
function lookAt(claim: Claim): void {
  try {
    for (const parameters of casesOf(claim.parameters, {})) {
      try {
        claim.about(parameters)
      } catch {
        // The game of the case is not loaded yet.
      }
    }
  } catch {
    // The parameters of the claim are invalid.
  }
}
