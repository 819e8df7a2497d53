/**
 * Runs checks in threads. The threads that run the checks also plan these checks. Therefore the
 * calling thread does not load the solver, the claims or their judges.
 */
export type { Check } from './check.ts'
export { describeCheck } from './describe-check.ts'
export { type Algorithm, type ThreadPool, threadPool } from './executors/thread-pool.ts'
export { ModuleError } from './modules/module-error.ts'
export { PlanError } from './plan/plan-error.ts'
export { type Budget, type Packing, type Plan, PLAN_FORMAT, type PlanEntry } from './plan/plan.ts'
export {
  limitedChecks,
  type PlannedCheck,
  requireMemory,
  type Tables,
  tablesInside,
  tablesOf,
  tablesUnder,
} from './plan/tables.ts'
export { wholeMemory } from './plan/whole-memory.ts'
export { runChecks, type RunOptions, type RunResult, threadsOfEach } from './run-checks.ts'
