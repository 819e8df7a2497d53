import type { Restrictions } from '@nim/conjectures'
import { didYouMean, nearest } from '@nim/presburger/text'
import * as v from 'valibot'
import { inWords } from '../directory/strict.ts'

export const PLAN_FORMAT = 1

/**
 * One claim of a plan. The entry may specify ranges for the claim's parameters, and the boxes to
 * check. Otherwise the defaults apply.
 */
export interface PlanEntry {
  readonly claim: string
  /**
   * The module of a user's own claim. If the digest is missing, nimlab uses the digest of the file.
   */
  readonly module?: { readonly path: string; readonly digest?: string }
  readonly ranges: Restrictions
  /** One bound of a box, or a list of bounds. Each case is checked on one box for each bound. */
  readonly max?: number | readonly number[]
}

/**
 * The limits on the predicted cost of a case. If a case exceeds a limit, it does not run, and every
 * machine records it as `incomplete`.
 */
export interface Budget {
  readonly positions?: number
  /** The maximum number of bytes that the tables of the case may need. */
  readonly memory?: number
}

/**
 * The size of the shards. The next cases of the plan are added to a shard as long as the shard
 * stays within both limits. A case whose cost exceeds the limit forms a shard by itself.
 */
export interface Packing {
  /**
   * The maximum predicted cost of a shard. The cost is the total number of positions in its cases,
   * plus 1,000 for each case. Default: 500,000.
   */
  readonly positions?: number
  /** The maximum number of cases of a shard. Default: 100. */
  readonly cases?: number
}

/** The work of a sweep, as data that are fixed before anything runs. */
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

const MODULE_SCHEMA = v.strictObject({
  path: v.string(),
  digest: v.optional(v.pipe(v.string(), v.regex(/^sha256:[\da-f]{64}$/))),
})

const ENTRY_SCHEMA = v.strictObject({
  claim: v.string(),
  module: v.optional(v.union([v.string(), MODULE_SCHEMA])),
  ranges: v.optional(
    v.record(v.string(), v.union([v.tuple([whole, whole]), v.array(v.string())])),
    {},
  ),
  max: v.optional(v.union([whole, bounds])),
})

const BUDGET_SCHEMA = v.strictObject({
  positions: v.optional(positive),
  memory: v.optional(positive),
})

const SHARD_SCHEMA = v.strictObject({
  positions: v.optional(positive),
  cases: v.optional(positive),
})

const PLAN_SCHEMA = v.strictObject({
  format: v.literal(PLAN_FORMAT),
  claims: v.pipe(v.array(ENTRY_SCHEMA), v.minLength(1)),
  budget: v.optional(BUDGET_SCHEMA),
  shard: v.optional(SHARD_SCHEMA),
})

/**
 * The accepted fields of each object in a plan. The key is the name of the field that contains the
 * object.
 */
const FIELDS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [undefined, Object.keys(PLAN_SCHEMA.entries)],
  ['claims', Object.keys(ENTRY_SCHEMA.entries)],
  ['module', Object.keys(MODULE_SCHEMA.entries)],
  ['budget', Object.keys(BUDGET_SCHEMA.entries)],
  ['shard', Object.keys(SHARD_SCHEMA.entries)],
])

/**
 * Validates a plan that is given as data.
 * @throws RangeError that names the invalid field and the accepted values
 */
export function planFrom(data: unknown): Plan {
  const result = v.safeParse(PLAN_SCHEMA, data)
  if (!result.success) {
    // An unknown field is often a misspelt known field, so it is reported before a missing field.
    const unknown = result.issues.flatMap(unknownFields)[0]
    const hint = unknown === undefined ? '' : fieldHint(unknown)
    throw new RangeError(`plan: ${inWords(unknown ?? result.issues[0], 'top level')}${hint}`)
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

/**
 * The unknown fields that an issue reports, including those inside a value that has several
 * accepted forms.
 */
function unknownFields(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  if (issue.kind === 'schema' && issue.expected === 'never') return [issue]
  return (issue.issues ?? []).flatMap(unknownFields).map((inner): v.BaseIssue<unknown> => ({
    ...inner,
    path: [...(issue.path ?? []), ...(inner.path ?? [])] as unknown as NonNullable<
      typeof inner.path
    >,
  }))
}

/**
 * The end of the message about an unknown field. It names the most similar accepted field, or all
 * accepted fields.
 */
function fieldHint({ path }: v.BaseIssue<unknown>): string {
  const names = (path ?? []).map(({ key }) => key).filter((key) => typeof key === 'string')
  const accepted = FIELDS.get(names.at(-2)) ?? []
  const near = nearest(names.at(-1) ?? '', accepted, 2)
  return didYouMean(near) || `; accepted: ${accepted.join(', ')}`
}

function moduleOf(
  module: string | { readonly path: string; readonly digest?: string | undefined },
): NonNullable<PlanEntry['module']> {
  if (typeof module === 'string') return { path: module }
  const { path, digest } = module
  return { path, ...(digest === undefined ? {} : { digest }) }
}

/** Returns the fields that are present, in a fixed order. */
function given<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> }
}
