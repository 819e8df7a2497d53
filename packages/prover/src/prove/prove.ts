import { integer } from '@nim/presburger'
import { conditionsOf } from '../conditions/conditions.ts'
import { examined } from '../control/examined.ts'
import type { Goal } from '../goal/goal.ts'
import type { Counterexample } from '../refute/counterexample.ts'
import { judgeOf } from '../refute/judge.ts'
import { refutationBy } from '../refute/refutation.ts'
import { positionOfModel } from '../refute/position-of-model.ts'
import { checkedFromRules } from '../refute/checked-from-rules.ts'
import { scan } from '../refute/scan.ts'
import { embeddedZ3 } from '../solve/embedded-z3.ts'
import { secondsSince } from '../solve/answer.ts'
import { type Answer, type AnswerStatus, identityOf, type Solver } from '../solve/solver.ts'
import { inParallel } from './in-parallel.ts'
import { type Obligation, obligationsOf, scriptOf } from './obligations.ts'
import { type Query, rawQuery } from './queries.ts'
import type { Discharge, ProofCounts, ProofResult } from './result.ts'
import { checkedShard, isInShard, type Shard, shardName, WHOLE } from './shard.ts'

export interface Progress {
  readonly counts: ProofCounts
  readonly seconds: number
}

export interface ProveOptions {
  /** First `examined`. The embedded Z3 if absent, closed at the end; one that is given stays open. */
  readonly solver?: Solver
  /** Queries at the same time; 1 if absent. */
  readonly threads?: number
  /** Milliseconds for one query; 60 000 if absent. */
  readonly timeoutMs?: number
  /** MiB for one query. */
  readonly memoryMb?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
  /** Only this part of the obligations: with `count` above 1 the verdict is never `proved`. */
  readonly shard?: Shard
  /** Positions to look at before the solver is asked; 20 000 if absent. */
  readonly scan?: number
}

/** A condition as it is, or an obligation. */
type Asked = Pick<Query, 'id' | 'condition' | 'text'> & Pick<Obligation, 'places'>

/**
 * Proves or refutes a goal for all positions. First the goal is tried on the smallest positions,
 * then the solver is asked questions whose answers are known, then every condition as it is, if that is worth its while, and the obligations of
 * those that have no answer. The first model ends the run: the smallest counterexample is sought and
 * checked from the rules. An obligation without an answer makes the verdict `incomplete`.
 *
 * @throws RangeError for goals that have no obligations, see `obligations`
 * @throws by rejection if the solver cannot be started; with a WrongSolverError if it answers a question
 * wrongly whose answer is known
 */
export async function prove(goal: Goal, options: ProveOptions = {}): Promise<ProofResult> {
  const solver = options.solver ?? embeddedZ3()
  try {
    return await proveWith(goal, solver, options)
  } finally {
    if (options.solver === undefined) await solver.close()
  }
}

async function proveWith(goal: Goal, given: Solver, options: ProveOptions): Promise<ProofResult> {
  const started = performance.now()
  const shard = checkedShard(options.shard ?? WHOLE)
  const limits = {
    timeoutMs: options.timeoutMs ?? 60_000,
    ...(options.memoryMb === undefined ? {} : { memoryMb: options.memoryMb }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  }
  const counts = { total: 0, raw: 0, simplified: 0, unsat: 0, elsewhere: 0, open: 0 }
  const discharged: { readonly number: number; readonly discharge: Discharge }[] = []
  const identity = await identityOf(given)
  const ended = (
    verdict: ProofResult['verdict'],
    reason: string,
    counterexample: Counterexample | null = null,
  ): ProofResult => ({
    goal: goal.id,
    verdict,
    reason,
    counterexample,
    solver: identity,
    shard,
    counts: { ...counts },
    discharged: discharged.sort((a, b) => a.number - b.number).map(({ discharge }) => discharge),
    seconds: secondsSince(started),
  })

  const judge = judgeOf(goal)
  const small = scan(goal.ruleset, judge, { positions: options.scan ?? 20_000 })
  if (small.wrongGiven !== null) {
    return ended('incomplete', `the given description is wrong at ${small.wrongGiven.join()}`)
  }
  if (small.found !== null) {
    return ended('refuted', '', checkedFromRules(goal, small.found, true))
  }

  const solver = await examined(given, limits)
  let found: { readonly asked: Asked; readonly answer: Answer } | null = null
  const isEnough = (): boolean => found !== null || options.signal?.aborted === true
  const ask = async (asked: Asked, number: number, timeoutMs: number): Promise<AnswerStatus> => {
    const answer = await solver.check(asked.text, { ...limits, timeoutMs, model: true })
    const { status, reason, seconds, by = solver.name } = answer
    const discharge = { id: asked.id, condition: asked.condition.id, status, reason, seconds }
    discharged.push({ number, discharge: { ...discharge, solver: by } })
    if (status === 'sat') found ??= { asked, answer }
    return status
  }
  const report = (): void =>
    options.onProgress?.({ counts: { ...counts }, seconds: secondsSince(started) })

  const conditions = conditionsOf(goal)
  const settled = new Set<string>()
  const { rawMs } = solver
  // A part cannot know what others were answered: each part has cases of all conditions.
  if (rawMs !== undefined && shard.count === 1) {
    const places = new Map(goal.variables.map((name) => [name, integer(name)]))
    await inParallel(
      conditions.entries(),
      options.threads ?? 1,
      async ([number, condition]) => {
        const asked = { ...rawQuery(goal, condition), places }
        const status = await ask(asked, number, Math.min(rawMs, limits.timeoutMs))
        if (status !== 'unsat') return
        settled.add(condition.id)
        counts.total++
        counts.raw++
        counts.unsat++
        report()
      },
      isEnough,
    )
  }
  function* cases(): Generator<readonly [number: number, part: Obligation]> {
    let number = 0
    for (const condition of conditions.filter(({ id }) => !settled.has(id))) {
      for (const part of obligationsOf(goal, condition)) {
        counts.total++
        if (part.isSimplified) counts.simplified++
        else if (isInShard(number++, shard)) yield [conditions.length + number, part]
        else counts.elsewhere++
      }
    }
  }
  await inParallel(
    cases(),
    options.threads ?? 1,
    async ([number, part]) => {
      const asked = { ...part, text: scriptOf(goal, part) }
      if ((await ask(asked, number, limits.timeoutMs)) === 'unsat') counts.unsat++
      else counts.open++
      report()
    },
    isEnough,
  )
  const model = found as { readonly asked: Asked; readonly answer: Answer } | null
  if (model !== null) {
    const { asked, answer } = model
    const position = positionOfModel(asked, answer.model ?? new Map(), goal.variables)
    const refutation = await refutationBy(
      goal,
      { obligation: asked, position, scanned: small.upTo },
      solver,
      limits,
    )
    return typeof refutation === 'string'
      ? ended('incomplete', refutation)
      : ended('refuted', '', refutation)
  }
  return ended(
    ...conclusion(
      counts,
      discharged.map(({ discharge }) => discharge),
      options,
      shard,
    ),
  )
}

/** The verdict when there is no model. */
function conclusion(
  counts: ProofCounts,
  discharged: readonly Discharge[],
  { signal }: ProveOptions,
  shard: Shard,
): [ProofResult['verdict'], string] {
  const open = discharged.find((each) => each.status !== 'unsat' && each.id !== each.condition)
  if (open !== undefined) {
    return ['incomplete', `obligation ${open.id}: ${open.status}, ${open.reason}`]
  }
  if (signal?.aborted === true) return ['incomplete', `cancelled after ${counts.total} obligations`]
  if (shard.count > 1) {
    return ['incomplete', `${shardName(shard)}: ${counts.elsewhere} obligations left to others`]
  }
  const isAll = counts.total > 0 && counts.simplified + counts.unsat === counts.total
  return isAll ? ['proved', ''] : ['incomplete', 'no obligations']
}
