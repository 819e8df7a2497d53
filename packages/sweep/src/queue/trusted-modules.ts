import { resolve } from 'node:path'
import type { Plan } from '../plan/plan.ts'

/**
 * Rejects the code of modules that only the queue names. A worker runs a module only if the user
 * who starts the worker names the module too. The plan contains the required digest.
 *
 * @param trusted the paths of modules, relative to the folder in which the worker runs
 * @throws RangeError that names the claim and its module
 */
export function requireTrusted({ claims }: Plan, trusted: readonly string[]): void {
  const paths = new Set(trusted.map((path) => resolve(path)))
  for (const { claim, module } of claims) {
    if (module === undefined || paths.has(resolve(module.path))) continue
    throw new RangeError(
      `queue: the claim '${claim}' is in the module '${module.path}', which this worker does not trust; start the worker with --module ${module.path} in a folder with this module`,
    )
  }
}
