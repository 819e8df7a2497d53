import { integer } from '@nim/presburger'
import type { Condition } from '../conditions/condition.ts'
import { conditionsOf } from '../conditions/conditions.ts'
import type { Goal } from '../goal/goal.ts'
import { ask, type ConditionQuery, type Asking, isEnough, report } from './asking.ts'
import { inParallel } from './in-parallel.ts'
import { type Obligation, obligationsOf, scriptOf } from './obligations.ts'
import { caseQueries, type Query, rawQuery } from './queries.ts'
import { isInShard } from './shard.ts'

/**
 * Sends each condition as a whole to the solver, if this is worthwhile. If a proof is divided into
 * parts, no part knows the answers of the others, so each part contains cases of all conditions.
 *
 * @returns the conditions without an answer
 */
export async function askConditions(asking: Asking): Promise<Condition[]> {
  const { goal, solver, shard, threads, limits, counts, answers } = asking
  const conditions = conditionsOf(goal)
  const { rawMs } = solver
  if (rawMs === undefined || shard.count > 1) return conditions
  const settled = new Set<Condition>()
  await inParallel(
    conditions.entries(),
    threads,
    async ([place, condition]) => {
      const query = asItIs(goal, rawQuery(goal, condition))
      const discharge = await ask(asking, query, Math.min(rawMs, limits.timeoutMs))
      answers.push({ place, discharge })
      if (discharge.status !== 'unsat') return
      settled.add(condition)
      counts.total++
      counts.raw++
      counts.unsat++
      report(asking)
    },
    () => isEnough(asking),
  )
  return conditions.filter((condition) => !settled.has(condition))
}

/** Sends those cases of the conditions that belong to the shard to the solver. */
export async function askCases(asking: Asking, conditions: readonly Condition[]): Promise<void> {
  const { goal, threads, limits, counts, answers } = asking
  await inParallel(
    openCases(asking, conditions),
    threads,
    async ([place, part]) => {
      const discharge = await ask(asking, { ...part, text: scriptOf(goal, part) }, limits.timeoutMs)
      answers.push({ place, discharge })
      if (discharge.status === 'unsat') counts.unsat++
      else counts.open++
      report(asking)
    },
    () => isEnough(asking),
  )
}

function* openCases(
  { goal, shard, counts }: Asking,
  conditions: readonly Condition[],
): Generator<readonly [place: number, part: Obligation]> {
  const before = conditionsOf(goal).length
  let number = 0
  for (const condition of conditions) {
    for (const part of obligationsOf(goal, condition)) {
      counts.total++
      if (part.isSimplified) counts.simplified++
      else if (isInShard(number++, shard)) yield [before + number, part]
      else counts.elsewhere++
    }
  }
}

/**
 * Asks the solver to confirm simplification and splitting, once everything else is proved. The
 * solver receives the unsimplified cases that simplification settled, and the question whether the
 * cases cover the condition. If the solver has no answer to a query, the case is recorded as
 * simplified. This step is skipped for solvers that do not receive whole conditions.
 */
export async function askSimplified(
  asking: Asking,
  conditions: readonly Condition[],
): Promise<void> {
  const { goal, solver, shard, threads, limits, counts, answers } = asking
  const { rawMs } = solver
  if (rawMs === undefined || shard.count > 1 || counts.open > 0) return
  await inParallel(
    believed(goal, conditions),
    threads,
    async (query) => {
      const asked = asItIs(goal, query)
      const discharge = await ask(asking, asked, Math.min(rawMs, limits.timeoutMs))
      if (query.part === undefined) {
        counts.total++
        counts.simplified++
      }
      if (discharge.status !== 'unsat') return
      answers.push({ place: answers.length, discharge })
      counts.simplified--
      counts.unsat++
      report(asking)
    },
    () => isEnough(asking),
  )
}

function* believed(goal: Goal, conditions: readonly Condition[]): Generator<Query> {
  for (const condition of conditions) {
    for (const query of caseQueries(goal, condition)) {
      if (query.part === undefined || query.part.isSimplified) yield query
    }
  }
}

/** A query that declares all variables of the goal, in addition to its own. */
function asItIs(goal: Goal, query: Query): ConditionQuery {
  return { ...query, places: new Map(goal.variables.map((name) => [name, integer(name)])) }
}
