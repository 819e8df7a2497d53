import { isFormulaId, type ModuleName } from '@nim/conjectures'
import { findCard, unknownClaim } from '@nim/conjectures/cards'
import { oneLine } from '@nim/core/rules'
import { digestOf } from '../digest.ts'
import { requireRanges } from './ranges.ts'
import { type Plan, PLAN_FORMAT, type PlanEntry, planFrom } from './plan.ts'

/** An entry of a canonical plan. */
export interface CanonicalEntry extends PlanEntry {
  readonly module?: ModuleName
}

/** A plan in its canonical form. */
export interface CanonicalPlan extends Plan {
  readonly claims: readonly CanonicalEntry[]
}

/**
 * The plan in its canonical form. Ids replace aliases, ranges have the order of the claim's
 * parameters, and fields have a fixed order. A single bound replaces a list that contains only this
 * bound. This function does not load the claims of modules, so it puts their ranges in alphabetical
 * order.
 * @throws RangeError if a claim or a parameter is unknown, a field is invalid, or a module has no
 *   digest
 */
export function canonicalPlan(plan: Plan): CanonicalPlan {
  const { claims, budget, shard } = planFrom(plan)
  return {
    format: PLAN_FORMAT,
    claims: claims.map(canonicalEntry),
    ...(budget === undefined ? {} : { budget }),
    ...(shard === undefined ? {} : { shard }),
  }
}

function canonicalEntry({ claim: name, module, ranges: given, max }: PlanEntry): CanonicalEntry {
  const bound = typeof max === 'object' && max.length === 1 ? max[0]! : max
  const bounds = bound === undefined ? {} : { max: bound }
  if (module !== undefined) {
    const { path, digest } = module
    if (digest === undefined)
      throw new RangeError(`plan: module '${oneLine(path)}': the digest is missing`)
    const ranges = Object.fromEntries(
      Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
    const claim = isFormulaId(name) ? findCard(name)!.id : name
    return { claim, module: { path, digest }, ranges, ...bounds }
  }
  const claim = findCard(name)
  if (claim === undefined) throw new RangeError(`plan: ${unknownClaim(name)}`)
  return { claim: claim.id, ranges: requireRanges(claim, given), ...bounds }
}

/** The SHA-256 of the canonical plan as JSON. */
export function planDigest(plan: Plan): string {
  return digestOf(JSON.stringify(canonicalPlan(plan)))
}
