import { resolve } from 'node:path'
import type { Plan } from '../plan/plan.ts'

/**
 * A worker runs no code that a queue names, except that of modules which whoever starts it names too. The plan says
 * which digest the module must have.
 *
 * @param trusted paths of modules, from the folder in which the worker runs
 * @throws RangeError naming the claim and its module
 */
export function requireTrusted({ claims }: Plan, trusted: readonly string[]): void {
  const paths = new Set(trusted.map((path) => resolve(path)))
  for (const { claim, module } of claims) {
    if (module === undefined || paths.has(resolve(module.path))) continue
    throw new RangeError(
      `queue: the claim '${claim}' is of the module '${module.path}', which this worker does not trust; start it with --module ${module.path} where the module is`,
    )
  }
}
