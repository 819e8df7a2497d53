import type { Plan } from '../plan/plan.ts'

/**
 * A queue carries no claims of modules: a worker would run code that others name. Neither side trusts the
 * other here; the coordinator does not queue such a plan, and a worker takes no shard of one.
 *
 * @throws RangeError naming the claim and its module
 */
export function requireNoModules({ claims }: Plan): void {
  for (const { claim, module } of claims) {
    if (module === undefined) continue
    throw new RangeError(
      `queue: the claim '${claim}' is of the module '${module.path}', and workers run no code that a queue names; use --shard i/N on each machine, where the module is, and merge`,
    )
  }
}
