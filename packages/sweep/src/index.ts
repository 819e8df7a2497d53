/**
 * A sweep divides a plan of claims and ranges into shards. The shards run in threads or through a
 * queue, and their results are stored in a directory. Users can resume, merge and recheck such a
 * directory.
 */
export * from './checks.ts'
export { runCheck } from './check.ts'
export { readDirectory, type Stored } from './directory/open-directory.ts'
export { type ModuleCode, readPlan, readPlanFile } from './directory/plan-file.ts'
export { ForeignSweep, SweepAlarm, SweepDamage } from './directory/sweep-error.ts'
export type { Executor, ExecutorEvents, Job } from './executors/executor.ts'
export type { Threaded } from './executors/lanes.ts'
export { BIG_POSITIONS } from './tuned.ts'
export { threadsExecutor, type ThreadsOptions } from './executors/threads.ts'
export { type CanonicalPlan, canonicalPlan, planDigest } from './plan/canonical-plan.ts'
export { checksOf, plannedChecks } from './plan/checks.ts'
export { CodeNotAllowed, requireConsent } from './modules/consent.ts'
export { isInPart, parsePart, type Part, partOf } from './plan/part.ts'
export { pinnedModules } from './plan/pinned-plan.ts'
export { parsePlan } from './plan/parse-plan.ts'
export type { ClaimPreview, Preview } from './run/preview.ts'
export { previewSweep, type PreviewSweepOptions } from './run/preview-sweep.ts'
export { type PlannedShard, type Unfolded, unfold } from './plan/unfold.ts'
export { queueAccess, type QueueAccess, type QueueAccessSources } from './queue/queue-secret.ts'
export { type Gathered, gather } from './review/gather.ts'
export { type Merged, mergeSweep, readMerged } from './review/merge.ts'
export { type MergedFit, readWithMerged } from './review/merged-fit.ts'
export { readMergedFile } from './review/merged-file.ts'
export { type Recheck, type RecheckOptions, recheckSweep } from './review/recheck.ts'
export { type SweepStatus, sweepStatus } from './review/status.ts'
export type { TaskStatus } from './review/task-status.ts'
export type { ClaimCounts, Summary, VerdictCounts } from './review/summary.ts'
export { type OpenSweep, openSweep, type OpenSweepOptions } from './run/open-sweep.ts'
export type { RunJobsOptions, ShardFailure, SweepEvents, SweepOutcome } from './run/run-jobs.ts'
export {
  type OpenedSweep,
  runSweep,
  type RunSweepEvents,
  type RunSweepOptions,
  type RunSweepResult,
} from './run/run-sweep.ts'
export { slurmScript, type SlurmOptions } from './run/slurm.ts'
export { type SlurmArray, slurmArray, tasksOf } from './run/slurm-array.ts'
export { writeSlurm, type WriteSlurmOptions, type WrittenSlurm } from './run/write-slurm.ts'
export { shardName } from './shard-name.ts'
export { isIndependent, runShard, type SecondRun, type Shard, type ShardResult } from './shard.ts'
