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

/**
 * One case of one claim on one domain. A check is plain data, so that threads and queues can
 * transfer it.
 */
export interface Check {
  readonly claim: string
  /** The module of a user's own claim. Every thread loads its own copy of the module. */
  readonly module?: ModuleName
  readonly case: CaseParameters
  readonly domain: Domain
  /**
   * The plan's budget. If the predicted cost of the check exceeds the budget, the check does not
   * start.
   */
  readonly budget?: Budget
  /** The total number of bytes that the check may allocate for tables. Default: 4 GiB. */
  readonly memory?: number
  /** The maximum number of threads that work on one table. Default: 1. */
  readonly threads?: number
  /** The algorithm that computes the tables of the check. Default: `auto`. */
  readonly kernel?: KernelChoice
}

/** The observer of a check. */
export interface CheckWatch extends Watched {
  /**
   * The information that the solver has collected from earlier tables. It is useful to callers that
   * run many checks.
   */
  readonly history?: SolverHistory
  /**
   * With the algorithm `second`, this function is called for every table that the check computes.
   */
  readonly onSecond?: (table: SecondTable) => void
}

/**
 * Checks one case in the calling thread. The memory limit, the number of threads and the algorithm
 * do not affect the record.
 *
 * @throws (by rejection) RangeError if the claim is unknown or the domain needs more memory than
 *   the limit; ModuleError for an error in a module, for example if its statement throws an error,
 *   or if its evidence does not fit into a record; the reason of the signal if the signal is
 *   aborted
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

/**
 * Rejects a record that no reader would accept. This is necessary because evidence from a user's
 * module may contain anything.
 */
function requireKept(record: VerdictRecord): void {
  const wrong = recordFault(JSON.parse(JSON.stringify(record)))
  if (wrong === null) return
  const { claim, module } = record
  if (module === undefined)
    throw new RangeError(`${claim}: nimlab cannot store its record: ${wrong}`)
  throw new ModuleError(
    `module '${module.path}': ${claim}: nimlab cannot store its record: ${wrong}`,
  )
}

function limitsOf({ memory, threads, kernel }: Check, watch: CheckWatch): Limits {
  return {
    memory: memory ?? DEFAULT_LIMITS.memory,
    ...(threads === undefined ? {} : { threads }),
    ...(kernel === undefined ? {} : { kernel }),
    // The only thing that the second run shares with the first run is the rules.
    ...(kernel === 'second' ? { facts: 'definition' } : {}),
    ...watch,
  }
}

/** The record of a check whose cost exceeds the budget of its plan. The record names the budget. */
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
