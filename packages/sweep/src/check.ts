import { createHash } from 'node:crypto'
import type { KernelChoice, SecondTable, SolverHistory, Watched } from '@nim/bruteforce'
import {
  type CaseParameters,
  type CheckResult,
  DEFAULT_LIMITS,
  type Domain,
  type Limits,
  type ModuleName,
  type VerdictRecord,
  verdictRecord,
} from '@nim/conjectures'
import { recordFault } from './directory/record-line.ts'
import { claimsByName } from './modules/find-claims.ts'
import { ModuleError } from './modules/module-error.ts'
import { exceeded } from './plan/exceeded.ts'
import type { Budget } from './plan/plan.ts'

/** One case of one claim on one domain. Plain data, so that threads and queues can take it. */
export interface Check {
  readonly claim: string
  /** Of a claim of a user's own: the module, which every thread loads for itself. */
  readonly module?: ModuleName
  readonly case: CaseParameters
  readonly domain: Domain
  /** The plan's budget; a check beyond it is not begun. */
  readonly budget?: Budget
  /** Bytes of tables it may allocate. Default: 4 GiB. */
  readonly memory?: number
  /** Threads that may work on one table. Default 1. */
  readonly threads?: number
  /** The algorithm that makes its tables. Default: `auto`. */
  readonly kernel?: KernelChoice
}

/** Who looks on while a check runs. */
export interface CheckWatch extends Watched {
  /** What earlier tables taught, for whoever runs many checks. */
  readonly history?: SolverHistory
  /** Told of every table that is asked of the algorithm `second`. */
  readonly onSecond?: (table: SecondTable) => void
}

/**
 * Checks one case in the calling thread. The record depends on the check alone, and neither on its memory and
 * threads nor on the algorithm.
 *
 * @throws (by rejection) RangeError if the claim is unknown or the domain needs more memory than allowed;
 * ModuleError if it is of a module, and something is wrong with that: its statement throws, say, or its
 * evidence is nothing that a record can hold; what
 * the signal says if it is aborted
 */
export async function runCheck(check: Check, watch: CheckWatch = {}): Promise<VerdictRecord> {
  const claim = (await claimsByName([check]))(check.claim)
  if (claim === undefined) throw new RangeError(`shard: unknown claim '${check.claim}'`)
  const beyond =
    check.budget === undefined ? null : exceeded(claim.cost(check.case, check.domain), check.budget)
  const result =
    beyond === null
      ? claim.check(check.case, check.domain, limitsOf(check, watch))
      : notBegun(check, beyond)
  const record = verdictRecord(claim, check, result)
  requireKept(record)
  return record
}

/** Refuses what no reader would take: the evidence of a user's module may hold anything. */
function requireKept(record: VerdictRecord): void {
  const wrong = recordFault(JSON.parse(JSON.stringify(record)))
  if (wrong === null) return
  const { claim, module } = record
  if (module === undefined) throw new RangeError(`${claim}: its record cannot be kept: ${wrong}`)
  throw new ModuleError(`module '${module.path}': ${claim}: its record cannot be kept: ${wrong}`)
}

function limitsOf({ memory, threads, kernel }: Check, watch: CheckWatch): Limits {
  return {
    memory: memory ?? DEFAULT_LIMITS.memory,
    ...(threads === undefined ? {} : { threads }),
    ...(kernel === undefined ? {} : { kernel }),
    // a second run takes nothing from the first but the rules
    ...(kernel === 'second' ? { facts: 'definition' } : {}),
    ...watch,
  }
}

/** The result of a check that its plan's budget leaves out: it says so, and what was allowed. */
export function notBegun(
  { claim, case: parameters, domain, budget }: Check,
  limit: keyof Budget,
): CheckResult {
  const subject = JSON.stringify([claim, parameters, domain, limit, budget?.[limit]])
  return {
    verdict: 'incomplete',
    counted: 0,
    checked: 0,
    failures: 0,
    counterexample: null,
    digest: `sha256:${createHash('sha256').update(`nimlab not begun ${subject}`).digest('hex')}`,
    method: 'not begun',
    data: { [`${limit} allowed`]: budget?.[limit] ?? 0 },
  }
}
