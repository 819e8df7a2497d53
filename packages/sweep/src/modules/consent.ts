import type { ModuleName } from '@nim/conjectures'
import { oneLine } from '@nim/core/rules'

/** Thrown if a file from elsewhere names a module whose code would run. */
export class CodeNotAllowed extends RangeError {
  override readonly name = 'CodeNotAllowed'
}

/**
 * Allows code to run if the command line names its module or contains `--run-modules`.
 *
 * @param claims the claims of a plan
 * @param where the source of the names, such as `sweep directory 'out'`
 * @throws CodeNotAllowed that names the path and the digest of the first module
 */
export function requireConsent(
  claims: readonly { readonly module?: Partial<ModuleName> }[],
  where: string,
): void {
  const module = claims.find((entry) => entry.module !== undefined)?.module
  if (module === undefined) return
  const { path = '', digest = 'no digest' } = module
  throw new CodeNotAllowed(
    `${where} names the module '${oneLine(path)}' (${digest}), whose code would run; look at it, then add --run-modules`,
  )
}
