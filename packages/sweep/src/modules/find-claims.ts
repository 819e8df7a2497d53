import { type Claim, claimFinder, isFormulaId, type ModuleName } from '@nim/conjectures'
import { claimsOfModule } from './module-claims.ts'
import { ModuleError } from './module-error.ts'
import { rulesetReader } from './module-game.ts'

/**
 * A claim that is identified by its id. It is a claim of a paper, a formula, or a claim in a user's
 * module.
 */
export interface ClaimName {
  readonly claim: string
  /**
   * The module of the claim. For a claim that is a formula, this is the module that contains the
   * game of the formula.
   */
  readonly module?: ModuleName
}

/**
 * Finds claims by name. This function loads only the papers and modules that are named.
 * @throws (by rejection) ModuleError if a module cannot be loaded, has another digest, or does not
 *   contain the claim; RangeError if no paper has the id
 */
export async function claimsByName(
  names: readonly ClaimName[],
): Promise<(claim: string) => Claim | undefined> {
  const find = await claimFinder(names.flatMap(({ claim, module }) => (module ? [] : [claim])))
  const own = new Map<string, Claim>()
  for (const { claim, module } of names) {
    if (module === undefined || own.has(claim)) continue
    if (isFormulaId(claim)) {
      own.set(claim, await formulaOf(claim, module))
      continue
    }
    const { claims } = await claimsOfModule(module)
    const match = claims.find(({ id }) => id === claim)
    if (match === undefined) {
      const ids = claims.map(({ id }) => id).join(', ')
      throw new ModuleError(`module '${module.path}': it has no claim '${claim}'; it has ${ids}`)
    }
    own.set(claim, match)
  }
  return (claim) => own.get(claim) ?? find(claim)
}

/**
 * A formula about the game of a module. An error during the check of the formula is treated as an
 * error in the game.
 */
async function formulaOf(id: string, module: ModuleName): Promise<Claim> {
  const { formulaClaim } = await import('@nim/conjectures/formula-claims')
  const claim = formulaClaim(id, await rulesetReader(module))
  return {
    ...claim,
    check: (...asked) => {
      try {
        return claim.check(...asked)
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        throw new ModuleError(error.message, { cause: error })
      }
    },
  }
}
