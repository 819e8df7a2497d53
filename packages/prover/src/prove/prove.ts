import type { Goal } from '../goal/goal.ts'
import type { Counterexample } from '../refute/counterexample.ts'
import { judgeOf } from '../refute/judge.ts'
import { refutationBy } from '../refute/refutation.ts'
import { positionOfModel } from '../refute/position-of-model.ts'
import { checkedFromRules } from '../refute/checked-from-rules.ts'
import { scan } from '../refute/scan.ts'
import { embeddedZ3 } from '../solve/embedded-z3.ts'
import { secondsSince } from '../solve/answer.ts'
import { type Answer, identityOf, type Solver } from '../solve/solver.ts'
import { inParallel } from './in-parallel.ts'
import { type Obligation, obligations, scriptOf } from './obligations.ts'
import type { Discharge, ProofCounts, ProofResult } from './result.ts'
import { checkedShard, isInShard, type Shard, shardName, WHOLE } from './shard.ts'

export interface Progress {
  readonly counts: ProofCounts
  readonly seconds: number
}

export interface ProveOptions {
  /** The embedded Z3 if absent, closed at the end. A solver that is given stays open. */
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

/**
 * Proves or refutes a goal for all positions. First the goal is tried on the smallest positions,
 * then every obligation is given to the solver. The first model ends the run: the smallest
 * counterexample is sought and checked from the rules. Whatever is not `unsat` or `sat` makes the
 * verdict `incomplete`.
 *
 * @throws RangeError for goals that have no obligations, see `obligations`
 * @throws by rejection if the solver cannot be started
 */
export async function prove(goal: Goal, options: ProveOptions = {}): Promise<ProofResult> {
  const solver = options.solver ?? embeddedZ3()
  try {
    return await proveWith(goal, solver, options)
  } finally {
    if (options.solver === undefined) await solver.close()
  }
}

async function proveWith(goal: Goal, solver: Solver, options: ProveOptions): Promise<ProofResult> {
  const started = performance.now()
  const shard = checkedShard(options.shard ?? WHOLE)
  const limits = {
    timeoutMs: options.timeoutMs ?? 60_000,
    ...(options.memoryMb === undefined ? {} : { memoryMb: options.memoryMb }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  }
  const counts = { total: 0, simplified: 0, unsat: 0, elsewhere: 0, open: 0 }
  const discharged: { readonly number: number; readonly discharge: Discharge }[] = []
  const identity = await identityOf(solver)
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

  let model: { readonly obligation: Obligation; readonly answer: Answer } | null = null
  function* asked(): Generator<{ readonly obligation: Obligation; readonly number: number }> {
    let number = 0
    for (const obligation of obligations(goal)) {
      counts.total++
      if (obligation.isSimplified) counts.simplified++
      else if (!isInShard(number++, shard)) counts.elsewhere++
      else yield { obligation, number }
    }
  }
  await inParallel(
    asked(),
    options.threads ?? 1,
    async ({ obligation, number }) => {
      const answer = await solver.check(scriptOf(goal, obligation), { ...limits, model: true })
      const { status, reason, seconds } = answer
      const condition = obligation.condition.id
      discharged.push({
        number,
        discharge: { id: obligation.id, condition, status, reason, seconds },
      })
      if (status === 'unsat') counts.unsat++
      else {
        counts.open++
        if (status === 'sat') model ??= { obligation, answer }
      }
      options.onProgress?.({ counts: { ...counts }, seconds: secondsSince(started) })
    },
    () => model !== null || options.signal?.aborted === true,
  )
  const found = model as { readonly obligation: Obligation; readonly answer: Answer } | null
  if (found !== null) {
    const position = positionOfModel(
      found.obligation,
      found.answer.model ?? new Map(),
      goal.variables,
    )
    const { obligation } = found
    const refutation = await refutationBy(
      goal,
      { obligation, position, scanned: small.upTo },
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
  const open = discharged.find(({ status }) => status !== 'unsat')
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
