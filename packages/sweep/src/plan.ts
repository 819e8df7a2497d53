import { createHash } from 'node:crypto'
import {
  type CaseParameters,
  casesOf,
  type Claim,
  CLAIMS,
  type Domain,
  findClaim,
  formatDomain,
  NIMLAB_VERSION,
  type Restrictions,
} from '@nim/conjectures'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Shard } from './shard.ts'

export const PLAN_FORMAT = 1

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const PLAN_SCHEMA = v.strictObject({
  format: v.literal(PLAN_FORMAT),
  claims: v.pipe(
    v.array(
      v.strictObject({
        claim: v.string(),
        ranges: v.optional(
          v.record(v.string(), v.union([v.tuple([whole, whole]), v.array(v.string())])),
          {},
        ),
        max: v.optional(whole),
      }),
    ),
    v.minLength(1),
  ),
})

/** One claim of a plan with the ranges of its parameters and the box, where not the defaults. */
export interface PlanEntry {
  readonly claim: string
  readonly ranges: Restrictions
  readonly max?: number
}

/** What a sweep is to check: data, fixed before anything runs. */
export interface Plan {
  readonly format: typeof PLAN_FORMAT
  readonly claims: readonly PlanEntry[]
}

/**
 * Reads a plan from JSON or YAML text.
 * @throws RangeError naming the field that is wrong and what is accepted
 */
export function parsePlan(text: string): Plan {
  let data: unknown
  try {
    data = parse(text)
  } catch (error) {
    throw new RangeError(`plan: not JSON or YAML: ${(error as Error).message.split('\n')[0]}`, {
      cause: error,
    })
  }
  const result = v.safeParse(PLAN_SCHEMA, data)
  if (!result.success) {
    const [issue] = result.issues
    throw new RangeError(`plan: ${v.getDotPath(issue) ?? 'top level'}: ${issue.message}`)
  }
  const { claims } = result.output
  return {
    format: PLAN_FORMAT,
    claims: claims.map(({ claim, ranges, max }) => ({
      claim,
      ranges,
      ...(max === undefined ? {} : { max }),
    })),
  }
}

/**
 * The plan in its one canonical form: ids for aliases, ranges in the order of the claim's
 * parameters.
 * @throws RangeError if a claim or a parameter is unknown
 */
export function canonicalPlan(plan: Plan): Plan {
  return {
    format: PLAN_FORMAT,
    claims: plan.claims.map((entry) => {
      const claim = findClaim(entry.claim)
      if (claim === undefined) {
        throw new RangeError(
          `plan: unknown claim '${entry.claim}'; accepted: ${CLAIMS.map(({ id }) => id).join(', ')}`,
        )
      }
      const names = claim.parameters.map(({ name }) => name)
      const unknown = Object.keys(entry.ranges).find((name) => !names.includes(name))
      if (unknown !== undefined) {
        throw new RangeError(
          `plan: ${claim.id} has no parameter '${unknown}'; accepted: ${names.join(', ')}`,
        )
      }
      const ranges = Object.fromEntries(
        names.flatMap((name) => {
          const range = entry.ranges[name]
          return range === undefined ? [] : [[name, range]]
        }),
      )
      return { claim: claim.id, ranges, ...(entry.max === undefined ? {} : { max: entry.max }) }
    }),
  }
}

/** The text of plan.json: the canonical plan, the version that made it, and the plan's digest. */
export function planFile(plan: Plan): string {
  const canonical = canonicalPlan(plan)
  const digest = planDigest(plan)
  return `${JSON.stringify({ ...canonical, nimlab: NIMLAB_VERSION, digest }, null, 2)}\n`
}

/** SHA-256 of the canonical plan as JSON. */
export function planDigest(plan: Plan): string {
  const text = JSON.stringify(canonicalPlan(plan))
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}

/**
 * The shards of a plan, in its order: one for every case of every entry.
 * @throws RangeError if an entry names no case, or a case needs more memory than allowed
 */
export function shardsOf(plan: Plan, memory: number): Shard[] {
  return canonicalPlan(plan).claims.flatMap((entry) => {
    const claim = findClaim(entry.claim)!
    const cases = casesOf(claim.parameters, entry.ranges)
    if (cases.length === 0) {
      throw new RangeError(
        `${claim.id}: no case in the range ${describe(entry.ranges)}; 'nimlab show ${claim.id}' tells what is accepted`,
      )
    }
    return cases.map((parameters) => {
      const domain = domainOf(claim, parameters, entry.max)
      const cost = claim.cost(parameters, domain)
      if (cost.memory > BigInt(memory)) {
        throw new RangeError(
          `${claim.id} ${JSON.stringify(parameters)}: ${formatDomain(domain)} has ${cost.positions} positions and needs ${mebibytes(cost.memory)} MiB, more than the limit of ${mebibytes(BigInt(memory))} MiB`,
        )
      }
      return { claim: claim.id, case: parameters, domain, memory }
    })
  })
}

/** The default domain of a case, with another bound if one is asked for. */
function domainOf(claim: Claim, parameters: CaseParameters, max: number | undefined): Domain {
  const domain = claim.defaultDomain(parameters)
  return max === undefined || domain.kind === 'fixed' ? domain : { ...domain, max }
}

function describe(ranges: Restrictions): string {
  return Object.entries(ranges)
    .map(([name, range]) => `${name} ${range.join(typeof range[0] === 'number' ? '..' : ', ')}`)
    .join(', ')
}

function mebibytes(bytes: bigint): string {
  return ((bytes + (1n << 20n) - 1n) >> 20n).toString()
}
