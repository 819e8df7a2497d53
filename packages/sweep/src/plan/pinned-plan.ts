import type { ModuleName } from '@nim/conjectures'
import { digestOfModule } from '../modules/load-module.ts'
import { ModuleError } from '../modules/module-error.ts'
import { type CanonicalPlan, canonicalPlan } from './canonical-plan.ts'
import { type Plan, planFrom } from './plan.ts'

/**
 * The modules that a plan names, each with its digest. If the plan has no digest for a module, the
 * digest of the file is used.
 */
export function pinnedModules({ claims }: Plan): { readonly module: ModuleName }[] {
  return claims.flatMap(({ module }) => {
    if (module === undefined) return []
    const { path, digest = digestOfModule(path) } = module
    return [{ module: { path, digest } }]
  })
}

/**
 * The canonical plan with a digest for every module. If the plan has no digest for a module, the
 * digest of the file is used. Nothing is loaded.
 *
 * @throws RangeError as `canonicalPlan`; ModuleError that names both digests if a module does not
 *   exist, or differs from the module of the plan; RangeError if two modules have claims with the
 *   same id
 */
export function pinnedPlan(plan: Plan): CanonicalPlan {
  const requested = planFrom(plan)
  const digests = new Map<string, string>()
  const claims = requested.claims.map((entry) => {
    if (entry.module === undefined) return entry
    const { path, digest: meant } = entry.module
    const digest = digests.get(path) ?? digestOfModule(path)
    digests.set(path, digest)
    if (meant !== undefined && meant !== digest) {
      throw new ModuleError(
        `module '${path}': it is not the module of the plan, which has the digest ${meant}; the file has ${digest}`,
      )
    }
    return { ...entry, module: { path, digest } }
  })
  const canonical = canonicalPlan({ ...requested, claims })
  const owners = new Map<string, string>()
  for (const { claim, module } of canonical.claims) {
    if (module === undefined) continue
    const owner = owners.get(claim) ?? module.path
    if (owner !== module.path) {
      throw new RangeError(
        `plan: the claim '${claim}' is in two modules, ${owner} and ${module.path}`,
      )
    }
    owners.set(claim, owner)
  }
  return canonical
}
