import type { Claim, ModuleName } from '@nim/conjectures'
import type * as Shapes from '@nim/conjectures/claim'
import type { OwnGames } from '@nim/conjectures/claim'
import { type LoadedModule, loadModule } from './load-module.ts'
import { gamesOfClaims } from './claim-games.ts'
import { ModuleError } from './module-error.ts'

/** The claims of a module, and the module's name in plans and records. */
export interface ModuleClaims {
  readonly module: ModuleName
  readonly claims: readonly Claim[]
}

/** The modules that this thread has already loaded, by path and digest. */
const loaded = new Map<string, Promise<ModuleClaims>>()

/**
 * Loads the claims of a user's module. The default export comes first, then the other exports by
 * name. A thread reads each module only once.
 *
 * @param digest the required digest, if it is known
 * @throws (by rejection) ModuleError that names the module. It is thrown if the module cannot be
 *   loaded, if it exports no claim, if it exports an object that looks like a claim but was not
 *   created by a shape, or if an id is already used
 */
export async function claimsOfModule({
  path,
  digest,
}: {
  readonly path: string
  readonly digest?: string
}): Promise<ModuleClaims> {
  const key = `${digest} ${path}`
  const earlier = digest === undefined ? undefined : loaded.get(key)
  if (earlier !== undefined) return earlier
  const claims = loadModule(path, digest).then(claimsOf)
  if (digest !== undefined) loaded.set(key, claims)
  return claims
}

async function claimsOf({ exports, path, digest }: LoadedModule): Promise<ModuleClaims> {
  // The shapes of claims are loaded only if the plan names a module.
  const shapes = await import('@nim/conjectures/claim')
  const { isOwnClaim } = shapes
  const { findCard } = await import('@nim/conjectures/cards')
  const fail = (why: string): never => {
    throw new ModuleError(`module '${path}': ${why}`)
  }
  const names = Object.keys(exports).toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
  const byId = new Map<string, Claim>()
  for (const name of names) {
    const exported = exports[name]
    const values: readonly unknown[] = Array.isArray(exported) ? exported : [exported]
    for (const value of values) {
      if (!isOwnClaim(value)) {
        if (isLikeClaim(value)) {
          fail(
            `the export '${name}' is not a claim: make one with positions(…) of @nim/conjectures/claim`,
          )
        }
        continue
      }
      const { id } = value
      if (findCard(id) !== undefined)
        fail(`the id '${id}' is already the id of a claim of nimlab; use another id`)
      if ((byId.get(id) ?? value) !== value) fail(`two claims have the id '${id}'`)
      byId.set(id, value)
    }
  }
  if (byId.size === 0) {
    const exported = names.length === 0 ? 'nothing' : names.join(', ')
    fail(
      `expected an export that is a claim, export default positions({ … }) of @nim/conjectures/claim; it exports ${exported}`,
    )
  }
  const source = `module ${path}, ${digest}`
  const claims = [...byId.values()]
  const games = await gamesOfClaims({ path, digest }, claims)
  return {
    module: { path, digest },
    claims: claims.map((claim) => ({ ...named(claim, games, shapes), source })),
  }
}

/**
 * A claim whose errors name the claim's module, and whose games are found relative to this module.
 */
function named(
  claim: Claim,
  games: OwnGames,
  { ClaimError, withOwnGames }: Pick<typeof Shapes, 'ClaimError' | 'withOwnGames'>,
): Claim {
  const ofModule = <T>(step: () => T): T => {
    try {
      return withOwnGames(games, step)
    } catch (error) {
      if (!(error instanceof ClaimError)) throw error
      throw new ModuleError(`module '${games.path}': ${error.message}`, { cause: error })
    }
  }
  return {
    ...claim,
    about: (...asked) => ofModule(() => claim.about(...asked)),
    defaultDomain: (...asked) => ofModule(() => claim.defaultDomain(...asked)),
    cost: (...asked) => ofModule(() => claim.cost(...asked)),
    check: (...asked) => ofModule(() => claim.check(...asked)),
    judge: (...asked) => ofModule(() => claim.judge(...asked)),
  }
}

function rankOf(name: string): number {
  return name === 'default' ? 0 : 1
}

/** True if an object has members of a claim, but no shape created it. */
function isLikeClaim(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return 'printed' in value || ('id' in value && ('title' in value || 'statement' in value))
}
