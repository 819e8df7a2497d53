import { createHash } from 'node:crypto'
import type { Counts, Verdict } from '@nim/conjectures'
import type { Shard } from '../shard.ts'
import { type CanonicalPlan, canonicalPlan, planDigest } from './canonical-plan.ts'
import { plannedChecks } from './checks.ts'
import type { ModuleCase } from './module-cases.ts'
import { packed, predictedCost } from './packing.ts'
import { pinnedPlan } from './pinned-plan.ts'
import type { Plan } from './plan.ts'
import type { PlannedCheck } from './tables.ts'

/**
 * A plan and its shards. Every machine that runs this version of nimlab computes the same shards.
 */
export interface Unfolded {
  readonly plan: CanonicalPlan
  readonly digest: string
  readonly shards: readonly PlannedShard[]
  readonly cases: number
  /**
   * The SHA-256 of the checks of all shards. Two machines compare this digest to make sure that
   * they do the same work.
   */
  readonly unfolding: string
  /**
   * The possible results of each claim. They consist of the kinds of items that its records count,
   * and of the verdicts that its cases can have.
   */
  readonly gives: readonly ClaimGives[]
}

/** The results that the records of a claim can contain. */
export interface ClaimGives {
  readonly claim: string
  readonly counts: readonly Counts[]
  readonly verdicts: readonly Verdict[]
}

/** A shard, with its predicted cost and the memory that it is predicted to need. */
export interface PlannedShard extends Shard {
  readonly checks: readonly PlannedCheck[]
  /** The predicted cost, in positions. */
  readonly cost: number
}

/**
 * The shards of a plan.
 * @param kept the cases of modules in `plan.json`; null to compute them from the modules, which
 *   runs their code
 * @throws (by rejection) RangeError if the plan is invalid or names no case, or if a module differs
 *   from the module of the plan
 */
export async function unfold(
  plan: Plan,
  kept: readonly ModuleCase[] | null = null,
): Promise<Unfolded> {
  const canonical = kept === null ? pinnedPlan(plan) : canonicalPlan(plan)
  const checks = await plannedChecks(canonical, kept)
  const starts = packed(checks, canonical.shard)
  const shards = starts.map((start, index) => {
    const own = checks.slice(start, starts[index + 1])
    return {
      index,
      checks: own,
      cost: own.reduce((total, check) => total + predictedCost(check), 0),
    }
  })
  const hash = createHash('sha256')
  for (const shard of shards) {
    for (const { claim, case: parameters, domain, game } of shard.checks) {
      const own = game === undefined ? [] : [game]
      hash.update(`${shard.index} ${JSON.stringify([claim, parameters, domain, ...own])}\n`)
    }
  }
  return {
    plan: canonical,
    digest: planDigest(canonical),
    shards,
    cases: checks.length,
    unfolding: `sha256:${hash.digest('hex')}`,
    gives: givesOf(checks),
  }
}

function givesOf(checks: readonly PlannedCheck[]): ClaimGives[] {
  const all = new Map<string, { counts: Set<Counts>; verdicts: Set<Verdict> }>()
  for (const { claim, gives, budget } of checks) {
    const { counts, verdicts } = all.get(claim) ?? { counts: new Set(), verdicts: new Set() }
    counts.add(gives.counts)
    for (const verdict of gives.verdicts) verdicts.add(verdict)
    // A case whose cost exceeds the budget does not start.
    if (budget !== undefined) verdicts.add('incomplete')
    all.set(claim, { counts, verdicts })
  }
  return [...all].map(([claim, { counts, verdicts }]) => ({
    claim,
    counts: [...counts],
    verdicts: [...verdicts],
  }))
}
