import type { Goal } from '../goal/goal.ts'
import { inParallel } from '../prove/in-parallel.ts'
import { scriptOf } from '../prove/obligations.ts'
import { caseQueries, type Query, rawQuery } from '../prove/queries.ts'
import { conditionsOf } from '../conditions/conditions.ts'
import type { Answer, CheckOptions, Solver } from '../solve/solver.ts'

/**
 * How a recheck confirmed a condition. The proof may have settled the condition in a different way.
 */
export interface Confirmation {
  readonly id: string
  /**
   * `raw` if the condition was confirmed as a whole, `cases` if all its cases were confirmed; null
   * if some case was not confirmed.
   */
  readonly by: 'raw' | 'cases' | null
  /**
   * The number of queries about the cases of the condition and about their coverage; 0 if the
   * condition was answered as a whole.
   */
  readonly cases: number
  /** The number of queries about cases that the solver answered only after simplification. */
  readonly simplified: number
}

/** The settings and the observers of a recheck. */
interface Asking {
  readonly solver: Solver
  readonly threads: number
  readonly limits: CheckOptions
  /** Called for each valid answer. */
  readonly onAnswer: (query: Query, answer: Answer, isRaw: boolean) => void
}

/**
 * Sends every condition of a goal to the solver as a whole, if the solver can answer such queries.
 * If the solver has no answer for a condition, sends each of its cases unsimplified, and asks
 * whether the cases cover the condition. If a case has no answer within the time limit of a query,
 * sends the simplified case, unless simplification alone settles it. Stops when aborted.
 */
export async function confirm(
  goal: Goal,
  { solver, threads, limits, onAnswer }: Asking,
): Promise<Confirmation[]> {
  const { rawMs = 0 } = solver
  const limitsOfRaw = { ...limits, timeoutMs: Math.min(limits.timeoutMs ?? rawMs, rawMs) }
  const isAborted = (): boolean => limits.signal?.aborted === true
  const tallies = conditionsOf(goal).map((condition) => ({
    condition,
    raw: 'unasked' as Answer['status'] | 'unasked',
    cases: 0,
    unsat: 0,
    simplified: 0,
  }))
  await inParallel(
    rawMs === 0 ? [] : tallies,
    threads,
    async (tally) => {
      const query = rawQuery(goal, tally.condition)
      const answer = await solver.check(query.text, limitsOfRaw)
      tally.raw = answer.status
      if (isAnswer(answer)) onAnswer(query, answer, true)
    },
    isAborted,
  )
  function* cases(): Generator<readonly [tally: (typeof tallies)[number], query: Query]> {
    for (const tally of tallies.filter(({ raw }) => raw !== 'unsat' && raw !== 'sat')) {
      for (const query of caseQueries(goal, tally.condition)) yield [tally, query]
    }
  }
  await inParallel(
    cases(),
    threads,
    async ([tally, query]) => {
      const { text, part } = query
      let answer = await solver.check(text, limits)
      if (!isAnswer(answer) && part !== undefined && !part.isSimplified && !isAborted()) {
        answer = await solver.check(scriptOf(goal, part), limits)
        tally.simplified++
      }
      tally.cases++
      if (answer.status === 'unsat') tally.unsat++
      onAnswer(query, answer, false)
    },
    isAborted,
  )
  return tallies.map(({ condition: { id }, raw, cases: asked, unsat, simplified }) => {
    const byCases = asked > 0 && unsat === asked && !isAborted() ? 'cases' : null
    return { id, by: raw === 'unsat' ? 'raw' : byCases, cases: asked, simplified }
  })
}

function isAnswer({ status }: Answer): boolean {
  return status === 'unsat' || status === 'sat'
}
