import type { Restrictions } from '@nim/conjectures'
import * as v from 'valibot'
import { inWords } from '../directory/strict.ts'

export const PLAN_FORMAT = 1

/**
 * One claim of a plan. The entry may give ranges for the claim's parameters and the boxes to check;
 * otherwise the defaults apply.
 */
export interface PlanEntry {
  readonly claim: string
  /** The module of a user's own claim. If the digest is missing, the digest of the file is used. */
  readonly module?: { readonly path: string; readonly digest?: string }
  readonly ranges: Restrictions
  /** One bound of a box, or a list of bounds. Every case is checked on the box of each bound. */
  readonly max?: number | readonly number[]
}

/**
 * The limits on the predicted cost of a case. On every machine, a case that exceeds a limit is
 * recorded as `incomplete` without a run.
 */
export interface Budget {
  readonly positions?: number
  /** The maximum number of bytes of tables. */
  readonly memory?: number
}

/** The way in which cases are packed into shards; see `packing.ts`. */
export interface Packing {
  readonly positions?: number
  readonly cases?: number
}

/** The work of a sweep as data, fixed before anything runs. */
export interface Plan {
  readonly format: typeof PLAN_FORMAT
  readonly claims: readonly PlanEntry[]
  readonly budget?: Budget
  readonly shard?: Packing
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const bounds = v.pipe(
  v.array(whole),
  v.minLength(1),
  v.check((list) => new Set(list).size === list.length, 'a bound is given twice'),
)

const PLAN_SCHEMA = v.strictObject({
  format: v.literal(PLAN_FORMAT),
  claims: v.pipe(
    v.array(
      v.strictObject({
        claim: v.string(),
        module: v.optional(
          v.union([
            v.string(),
            v.strictObject({
              path: v.string(),
              digest: v.optional(v.pipe(v.string(), v.regex(/^sha256:[\da-f]{64}$/))),
            }),
          ]),
        ),
        ranges: v.optional(
          v.record(v.string(), v.union([v.tuple([whole, whole]), v.array(v.string())])),
          {},
        ),
        max: v.optional(v.union([whole, bounds])),
      }),
    ),
    v.minLength(1),
  ),
  budget: v.optional(
    v.strictObject({ positions: v.optional(positive), memory: v.optional(positive) }),
  ),
  shard: v.optional(
    v.strictObject({ positions: v.optional(positive), cases: v.optional(positive) }),
  ),
})

/**
 * Validates a plan that is given as data.
 * @throws RangeError that names the invalid field and the accepted values
 */
export function planFrom(data: unknown): Plan {
  const result = v.safeParse(PLAN_SCHEMA, data)
  if (!result.success) {
    throw new RangeError(`plan: ${inWords(result.issues[0], 'top level')}`)
  }
  const { claims, budget, shard } = result.output
  return {
    format: PLAN_FORMAT,
    claims: claims.map(({ claim, module, ranges, max }) => ({
      claim,
      ...(module === undefined ? {} : { module: moduleOf(module) }),
      ranges,
      ...(max === undefined ? {} : { max }),
    })),
    ...(budget === undefined ? {} : { budget: given(budget) }),
    ...(shard === undefined ? {} : { shard: given(shard) }),
  }
}

function moduleOf(
  module: string | { readonly path: string; readonly digest?: string | undefined },
): NonNullable<PlanEntry['module']> {
  if (typeof module === 'string') return { path: module }
  const { path, digest } = module
  return { path, ...(digest === undefined ? {} : { digest }) }
}

/** The fields that are present, in a fixed order. */
function given<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> }
}
