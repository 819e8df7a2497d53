import type { Goal } from '../goal/goal.ts'
import { inParallel } from '../prove/in-parallel.ts'
import { caseQueries, type Query, rawQuery } from '../prove/queries.ts'
import { conditionsOf } from '../conditions/conditions.ts'
import type { Answer, CheckOptions, Solver } from '../solve/solver.ts'

/** How a condition was confirmed, whatever settled it when it was proved. */
export interface Confirmation {
  readonly id: string
  /** As it is, or by its cases; null if not all of them were confirmed. */
  readonly by: 'raw' | 'cases' | null
  /** Queries about its cases, and whether they cover; 0 if it was answered as it is. */
  readonly cases: number
  /** Of these, answered only after simplification. */
  readonly simplified: number
}

/** Milliseconds for a case as it is, where the same can be asked simplified. */
const CASE_MS = 2000

/** Means and observers. */
interface Asking {
  readonly solver: Solver
  readonly threads: number
  readonly limits: CheckOptions
  /** Called for each answer that counts. */
  readonly onAnswer: (query: Query, answer: Answer, isRaw: boolean) => void
}

/**
 * Asks every condition of a goal as it is, if the solver is worth asking so. Where that has no answer,
 * each of its cases is asked, as it is where that has an answer, else simplified, and whether the cases
 * cover. A case that simplification leaves nothing of is asked as it is only. Stops when aborted.
 */
export async function confirm(
  goal: Goal,
  { solver, threads, limits, onAnswer }: Asking,
): Promise<Confirmation[]> {
  const within = (ms: number): CheckOptions => ({
    ...limits,
    timeoutMs: Math.min(limits.timeoutMs ?? ms, ms),
  })
  const { rawMs } = solver
  const isAborted = (): boolean => limits.signal?.aborted === true
  const tallies = conditionsOf(goal).map((condition) => ({
    condition,
    raw: 'unasked' as Answer['status'] | 'unasked',
    cases: 0,
    unsat: 0,
    simplified: 0,
  }))
  await inParallel(
    rawMs === undefined ? [] : tallies,
    threads,
    async (tally) => {
      const query = rawQuery(goal, tally.condition)
      const answer = await solver.check(query.text, within(rawMs!))
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
      const { text, simplified } = query
      let answer = await solver.check(text, simplified === undefined ? limits : within(CASE_MS))
      if (simplified !== undefined && !isAnswer(answer)) {
        answer = await solver.check(simplified, limits)
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
