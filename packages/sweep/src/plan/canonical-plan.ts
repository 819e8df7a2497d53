import { createHash } from 'node:crypto'
import { CARDS, findCard } from '@nim/conjectures/cards'
import { type Plan, PLAN_FORMAT, type PlanEntry, planFrom } from './plan.ts'

/**
 * The plan in its one canonical form: ids for aliases, ranges in the order of the claim's
 * parameters, fields in one order, a list of one bound as the bound.
 * @throws RangeError if a claim or a parameter is unknown, or a field is wrong
 */
export function canonicalPlan(plan: Plan): Plan {
  const { claims, budget, shard } = planFrom(plan)
  return {
    format: PLAN_FORMAT,
    claims: claims.map(canonicalEntry),
    ...(budget === undefined ? {} : { budget }),
    ...(shard === undefined ? {} : { shard }),
  }
}

function canonicalEntry({ claim: name, ranges: given, max }: PlanEntry): PlanEntry {
  const claim = findCard(name)
  if (claim === undefined) {
    throw new RangeError(
      `plan: unknown claim '${name}'; accepted: ${CARDS.map(({ id }) => id).join(', ')}`,
    )
  }
  const names = claim.parameters.map((parameter) => parameter.name)
  const unknown = Object.keys(given).find((key) => !names.includes(key))
  if (unknown !== undefined) {
    throw new RangeError(
      `plan: ${claim.id} has no parameter '${unknown}'; accepted: ${names.join(', ')}`,
    )
  }
  const ranges = Object.fromEntries(
    claim.parameters.flatMap(({ name: key, kind }) => {
      const range = given[key]
      if (range === undefined) return []
      const isRange = range.length > 0 && typeof range[0] === 'number'
      if (isRange !== (kind === 'integer')) {
        const accepted = kind === 'integer' ? 'a range [from, to] of whole numbers' : 'names'
        throw new RangeError(`plan: ${claim.id}: parameter '${key}' takes ${accepted}`)
      }
      return [[key, range]]
    }),
  )
  const bound = typeof max === 'object' && max.length === 1 ? max[0]! : max
  return { claim: claim.id, ranges, ...(bound === undefined ? {} : { max: bound }) }
}

/** SHA-256 of the canonical plan as JSON. */
export function planDigest(plan: Plan): string {
  return digestOf(JSON.stringify(canonicalPlan(plan)))
}

/** SHA-256 as digests are written: `sha256:` and 64 hexadecimal digits. */
export function digestOf(text: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
