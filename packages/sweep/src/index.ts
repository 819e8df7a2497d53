/** Sweeps: a plan of claims and ranges, unfolded into shards, run in threads, kept in a directory. */
export {
  canonicalPlan,
  parsePlan,
  type Plan,
  PLAN_FORMAT,
  planDigest,
  type PlanEntry,
  planFile,
  shardsOf,
} from './plan.ts'
export { type RunOptions, type RunResult, runShards } from './run-shards.ts'
export { runShard, type Shard } from './shard.ts'
export {
  createSweepDirectory,
  type Summary,
  summaryOf,
  type SweepDirectory,
} from './sweep-directory.ts'
