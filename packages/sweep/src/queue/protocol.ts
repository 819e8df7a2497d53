import { NIMLAB_VERSION } from '@nim/conjectures'
import type { Plan } from '../plan/plan.ts'

/**
 * The protocol between the collector and the workers. The names of entries in Redis contain
 * nimlab's version, so that programs of different versions never see each other's jobs. For every
 * plan, Redis stores the following entries.
 *
 * - `plan`: the plan and the digest of its shards.
 *
 * - `results`: a hash of the finished shards that have not been collected yet.
 *
 * - `digests`: a hash of the digest of every shard that was ever finished, for comparison with a
 *   second run of the shard.
 *
 * - `alarms`: a list of disagreements.
 *
 * - `refusals`: a list of workers that have another secret.
 *
 * All entries except the last are sealed (see `sealed.ts`), because anyone who can write to the
 * server could forge them.
 */
export const QUEUE_NAME: string = `nimlab-${NIMLAB_VERSION}`

/** The entries that are stored for a plan. */
export const PLAN_KEYS = ['plan', 'results', 'digests', 'alarms', 'refusals'] as const

/** The name of an entry of a plan. */
export function keyOf(plan: string, what: (typeof PLAN_KEYS)[number]): string {
  return `${QUEUE_NAME}:${plan.slice('sha256:'.length)}:${what}`
}

/** A job contains a shard of a plan. */
export interface QueueJob {
  readonly plan: string
  readonly shard: number
  readonly isDouble: boolean
}

/** The plan in the form in which Redis stores it. */
export interface QueuePlan {
  readonly plan: Plan
  readonly unfolding: string
}

/**
 * The id of a job. The id identifies the plan and the shard, so that a job that is enqueued twice
 * exists only once.
 */
export function jobId({ plan, shard, isDouble }: QueueJob): string {
  return `${plan.slice('sha256:'.length)}-${shard}${isDouble ? '-double' : ''}`
}
