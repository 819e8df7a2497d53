import { integer } from '@nim/presburger'
import type { Condition } from '../conditions/condition.ts'
import { conditionsOf } from '../conditions/conditions.ts'
import type { Goal } from '../goal/goal.ts'
import { ask, type Asked, type Asking, isEnough, report } from './asking.ts'
import { inParallel } from './in-parallel.ts'
import { type Obligation, obligationsOf, scriptOf } from './obligations.ts'
import { caseQueries, type Query, rawQuery } from './queries.ts'
import { isInShard } from './shard.ts'

/**
 * Asks the conditions as they are, if that is worth its while. A part of a proof cannot know what others
 * were answered: each part has cases of all conditions.
 *
 * @returns those that have no answer
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
      const asked = asItIs(goal, rawQuery(goal, condition))
      const discharge = await ask(asking, asked, Math.min(rawMs, limits.timeoutMs))
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

/** Asks the cases of conditions, those that belong to the shard. */
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
 * Asks what simplification and the splitter said of conditions, if all else is shown: the cases that
 * simplification ended, as they are, and whether the cases cover. What has no answer is counted as
 * simplified. Not done where conditions are not asked as they are.
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

/** A query whose variables are those of the goal, and others. */
function asItIs(goal: Goal, query: Query): Asked {
  return { ...query, places: new Map(goal.variables.map((name) => [name, integer(name)])) }
}
