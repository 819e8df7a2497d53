import type { Goal } from '../goal/goal.ts'
import { secondsSince } from '../solve/answer.ts'
import type { Answer, CheckOptions, Solver } from '../solve/solver.ts'
import type { Obligation } from './obligations.ts'
import type { ProveOptions } from './options.ts'
import type { Query } from './queries.ts'
import type { Discharge, ProofCounts } from './result.ts'
import { checkedShard, type Shard, WHOLE } from './shard.ts'
import { QUERY_MS } from '../tuned/tuned.ts'

/** A query about a whole condition, or about one obligation. */
export type ConditionQuery = Pick<Query, 'id' | 'condition' | 'text'> & Pick<Obligation, 'places'>

/** A query that has a solution. */
export interface SolvableQuery {
  readonly asked: ConditionQuery
  readonly answer: Answer
}

/** The goal, the solver and the limits of a run, and the answers so far. */
export interface Asking {
  readonly goal: Goal
  readonly solver: Solver
  readonly limits: CheckOptions & { readonly timeoutMs: number }
  readonly threads: number
  readonly shard: Shard
  readonly onProgress: ProveOptions['onProgress']
  readonly started: number
  readonly counts: { -readonly [Name in keyof ProofCounts]: ProofCounts[Name] }
  /**
   * The answers in the order of their arrival, each with the place of its query among all queries.
   */
  readonly answers: { readonly place: number; readonly discharge: Discharge }[]
  /** The first solution. It ends the run. */
  found: SolvableQuery | null
}

/** @throws RangeError if the shard is invalid */
export function startAsking(goal: Goal, solver: Solver, options: ProveOptions): Asking {
  const { threads = 1, onProgress } = options
  return {
    goal,
    solver,
    limits: limitsOf(options),
    threads,
    shard: checkedShard(options.shard ?? WHOLE),
    onProgress,
    started: performance.now(),
    counts: { total: 0, raw: 0, simplified: 0, unsat: 0, elsewhere: 0, open: 0 },
    answers: [],
    found: null,
  }
}

/** The limits for one query. */
export function limitsOf({
  timeoutMs = QUERY_MS,
  memoryMb,
  signal,
}: ProveOptions): Asking['limits'] {
  return {
    timeoutMs,
    ...(memoryMb === undefined ? {} : { memoryMb }),
    ...(signal === undefined ? {} : { signal }),
  }
}

/** True if nothing more needs to be asked. */
export function isEnough({ found, limits }: Asking): boolean {
  return found !== null || limits.signal?.aborted === true
}

/** Sends a query to the solver. If the query has a solution, the function stores it. */
export async function ask(
  asking: Asking,
  query: ConditionQuery,
  timeoutMs: number,
): Promise<Discharge> {
  const { solver, limits } = asking
  const answer = await solver.check(query.text, { ...limits, timeoutMs, model: true })
  const { status, reason, seconds, by = solver.name } = answer
  if (status === 'sat') asking.found ??= { asked: query, answer }
  return { id: query.id, condition: query.condition.id, status, reason, seconds, solver: by }
}

export function report({ onProgress, counts, started }: Asking): void {
  onProgress?.({ counts: { ...counts }, seconds: secondsSince(started) })
}

/** The answers in the order of the queries. */
export function dischargedBy({ answers }: Asking): Discharge[] {
  return answers.toSorted((a, b) => a.place - b.place).map(({ discharge }) => discharge)
}
