import { NIMLAB_VERSION } from '@nim/conjectures'
import type { Plan } from '../plan/plan.ts'

/**
 * What collector and workers agree on. Names contain the version, so that programs of two versions
 * never see each other's jobs. Of every plan Redis holds
 *
 * - `plan`: the plan and the digest of its shards;
 * - `results`: a hash of the finished shards that are not collected yet;
 * - `digests`: a hash of the digest of every shard that was ever finished, which a second run of a
 *   shard is compared with;
 * - `alarms`: a list of disagreements;
 * - `refusals`: a list of workers that have another secret.
 *
 * All but the last are sealed (`sealed.ts`): anyone who can write to the server can put something there.
 */
export const QUEUE_NAME: string = `nimlab-${NIMLAB_VERSION}`

/** What belongs to a plan. */
export const PLAN_KEYS = ['plan', 'results', 'digests', 'alarms', 'refusals'] as const

/** The name of what belongs to a plan. */
export function keyOf(plan: string, what: (typeof PLAN_KEYS)[number]): string {
  return `${QUEUE_NAME}:${plan.slice('sha256:'.length)}:${what}`
}

/** What a job carries: which shard of which plan. */
export interface QueueJob {
  readonly plan: string
  readonly shard: number
  readonly isDouble: boolean
}

/** The plan as it is stored. */
export interface QueuePlan {
  readonly plan: Plan
  readonly unfolding: string
}

/** Ids are made of plan and shard, so that a job that is enqueued twice is there once. */
export function jobId({ plan, shard, isDouble }: QueueJob): string {
  return `${plan.slice('sha256:'.length)}-${shard}${isDouble ? '-double' : ''}`
}

/** A shard that throws is tried so often, in case the machine was at fault. */
export const ATTEMPTS = 3

/** A shard whose workers vanish so often is failed: it may be the shard that kills them. */
export const MOST_STALLS = 5
