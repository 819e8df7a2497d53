import { layersKept } from '@nim/bruteforce/layers'
import {
  type CaseShape,
  type Cost,
  formatDomain,
  memoryUnder,
  type RecordHead,
} from '@nim/conjectures'
import type { Check } from '../check.ts'
import { exceeded } from './exceeded.ts'

/** The results that the shape of a claim allows, which are known when the plan is made. */
export type Gives = Pick<CaseShape, 'counts' | 'verdicts'>

/** A check with its cost, computed from the claim's closed formulas. */
export interface PlannedCheck extends Check {
  /** The number of the check's entry in the plan, counted from 0. */
  readonly entry: number
  readonly cost: Cost
  /**
   * The verdicts that the record of this check may contain, and the items that the record counts.
   */
  readonly gives: Gives
  /** The part of the check's record that does not depend on the result. */
  readonly head: RecordHead
  /** The name of a game from a module, with its digest. */
  readonly game?: string
}

/**
 * The checks converted by {@link plainCheck}.
 * @throws RangeError if a check needs more memory than the limit
 */
export function limitedChecks(checks: readonly PlannedCheck[], memory: number): Check[] {
  for (const check of checks) requireMemory(check, memory)
  return checks.map((check) => plainCheck(check, memory))
}

/** The check as plain data for threads and queues, with the limit on its tables. */
export function plainCheck(planned: PlannedCheck, memory: number): Check {
  const { claim, module, case: parameters, domain, budget } = planned
  const own = module === undefined ? {} : { module }
  const check = { claim, ...own, case: parameters, domain, memory }
  return budget === undefined ? check : { ...check, budget }
}

/**
 * Checks the memory of a check before it is run.
 * @throws RangeError if the check needs more memory than the limit and no budget excludes the check
 */
export function requireMemory(
  check: Omit<PlannedCheck, 'gives' | 'head' | 'entry'>,
  memory: number,
): void {
  const { claim, case: parameters, domain, cost, budget } = check
  const needed = memoryUnder(cost, memory)
  if (needed <= BigInt(memory) || exceeded(cost, budget) !== null) return
  throw new RangeError(
    `${claim} ${JSON.stringify(parameters)}: ${formatDomain(domain)} has ${cost.positions} positions and needs ${mebibytes(needed)} MiB, more than the limit of ${mebibytes(BigInt(memory))} MiB (--memory)`,
  )
}

/**
 * The number of bytes that the tables of the largest of these checks need, if each check stays
 * within the limit.
 */
export function tablesOf(checks: readonly PlannedCheck[], limit: number): number {
  return checks.reduce((most, { cost }) => Math.max(most, Number(memoryUnder(cost, limit))), 0)
}

/** The number of bytes that the tables need if checks run one after another. */
export interface Tables {
  /**
   * The number of bytes that the tables of the largest check need if one thread works on the check.
   */
  readonly memory: number
  /**
   * The number of bytes that a single check may use with several threads, if it is solved layer by
   * layer.
   */
  readonly limit?: number
}

/**
 * The number of bytes that the tables of these checks need, if each check stays within the limit.
 */
export function tablesUnder(checks: readonly PlannedCheck[], limit: number): Tables {
  const memory = tablesOf(checks, limit)
  const isByLayers = checks.length === 1 && checks[0]!.cost.memory > BigInt(limit)
  return isByLayers ? { memory, limit } : { memory }
}

/**
 * The number of bytes that the tables need if this number of threads work on the check. Several
 * threads store more layers, up to the limit.
 */
export function tablesInside({ memory, limit }: Tables, threads: number): number {
  if (limit === undefined) return memory
  return Math.min(limit, (memory * layersKept(threads)) / layersKept(1))
}

function mebibytes(bytes: bigint): string {
  return ((bytes + (1n << 20n) - 1n) >> 20n).toString()
}
