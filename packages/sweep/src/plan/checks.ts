import { layersKept } from '@nim/bruteforce'
import {
  type CaseParameters,
  casesOf,
  type Claim,
  type Cost,
  type Domain,
  formatDomain,
  memoryUnder,
  MOST_CASES,
  type Restrictions,
} from '@nim/conjectures'
import type { Check } from '../check.ts'
import { claimsByName } from '../modules/find-claims.ts'
import { exceeded } from './exceeded.ts'
import { pinnedPlan } from './pinned-plan.ts'
import type { Plan } from './plan.ts'
import { requireRanges } from './ranges.ts'

/** A check with what it will take, by the claim's closed formulas. */
export interface PlannedCheck extends Check {
  readonly cost: Cost
}

/**
 * The checks of a plan, in its order: one for every case of every entry on every box, the box
 * fastest.
 * @throws (by rejection) RangeError if an entry names no case, or there are too many; ModuleError or ClaimError if something is
 * wrong with a module
 */
export async function plannedChecks(plan: Plan): Promise<PlannedCheck[]> {
  const { claims, budget } = pinnedPlan(plan)
  const find = await claimsByName(claims)
  const checks: PlannedCheck[] = []
  for (const entry of claims) {
    const claim = find(entry.claim)!
    const { module } = entry
    const cases = casesOf(claim.parameters, requireRanges(claim, entry.ranges))
    if (cases.length === 0) {
      throw new RangeError(
        `${claim.id}: no case ${describe(entry.ranges)}; 'nimlab show ${claim.id}' tells what is accepted`,
      )
    }
    for (const parameters of cases) {
      for (const domain of domainsOf(claim, parameters, entry.max)) {
        if (checks.length === MOST_CASES) {
          throw new RangeError(`plan: more than ${MOST_CASES} cases; divide it into several plans`)
        }
        checks.push({
          claim: claim.id,
          ...(module === undefined ? {} : { module }),
          case: parameters,
          domain,
          ...(budget === undefined ? {} : { budget }),
          cost: claim.cost(parameters, domain),
        })
      }
    }
  }
  return checks
}

/**
 * The checks of a plan as {@link plannedChecks}, each with a limit for its tables.
 * @throws (by rejection) RangeError if an entry names no case, or a check needs more memory than allowed
 */
export async function checksOf(plan: Plan, memory: number): Promise<Check[]> {
  return limitedChecks(await plannedChecks(plan), memory)
}

/**
 * The checks as {@link plainCheck}.
 * @throws RangeError if one needs more memory than allowed
 */
export function limitedChecks(checks: readonly PlannedCheck[], memory: number): Check[] {
  for (const check of checks) requireMemory(check, memory)
  return checks.map((check) => plainCheck(check, memory))
}

/** The check as threads and queues take it: plain data, with the limit for its tables. */
export function plainCheck(planned: PlannedCheck, memory: number): Check {
  const { claim, module, case: parameters, domain, budget } = planned
  const own = module === undefined ? {} : { module }
  const check = { claim, ...own, case: parameters, domain, memory }
  return budget === undefined ? check : { ...check, budget }
}

/**
 * Accepts a check before anything is run.
 * @throws RangeError if it needs more memory than allowed and no budget leaves it out
 */
export function requireMemory(check: PlannedCheck, memory: number): void {
  const { claim, case: parameters, domain, cost, budget } = check
  const needed = memoryUnder(cost, memory)
  if (needed <= BigInt(memory) || exceeded(cost, budget) !== null) return
  throw new RangeError(
    `${claim} ${JSON.stringify(parameters)}: ${formatDomain(domain)} has ${cost.positions} positions and needs ${mebibytes(needed)} MiB, more than the limit of ${mebibytes(BigInt(memory))} MiB (--memory)`,
  )
}

/** Bytes of tables of the largest of some checks, each under this limit. */
export function tablesOf(checks: readonly PlannedCheck[], limit: number): number {
  return checks.reduce((most, { cost }) => Math.max(most, Number(memoryUnder(cost, limit))), 0)
}

/** Bytes of tables of some checks that run one after the other. */
export interface Tables {
  /** Of the largest check, with one thread inside. */
  readonly memory: number
  /** Of a single check that is solved layer by layer: how many it may take with more threads. */
  readonly limit?: number
}

/** The tables of some checks, each under this limit. */
export function tablesUnder(checks: readonly PlannedCheck[], limit: number): Tables {
  const memory = tablesOf(checks, limit)
  const isByLayers = checks.length === 1 && checks[0]!.cost.memory > BigInt(limit)
  return isByLayers ? { memory, limit } : { memory }
}

/** Bytes of tables with so many threads inside, which keep more layers as far as the limit allows. */
export function tablesInside({ memory, limit }: Tables, threads: number): number {
  if (limit === undefined) return memory
  return Math.min(limit, (memory * layersKept(threads)) / layersKept(1))
}

/** The default domain of a case, or the same kind of domain with each of the bounds asked for. */
function domainsOf(
  claim: Claim,
  parameters: CaseParameters,
  max: number | readonly number[] | undefined,
): Domain[] {
  const domain = claim.defaultDomain(parameters)
  if (max === undefined || domain.kind === 'fixed') return [domain]
  const bounds = typeof max === 'number' ? [max] : max
  return bounds.map((bound) => ({ ...domain, max: bound }))
}

function describe(ranges: Restrictions): string {
  const words = Object.entries(ranges).map(
    ([name, range]) => `${name} ${range.join(typeof range[0] === 'number' ? '..' : ', ')}`,
  )
  return words.length === 0 ? 'by default' : `in the range ${words.join(', ')}`
}

function mebibytes(bytes: bigint): string {
  return ((bytes + (1n << 20n) - 1n) >> 20n).toString()
}
