import { examined } from '../control/examined.ts'
import type { Goal } from '../goal/goal.ts'
import { checkedFromRules } from '../refute/checked-from-rules.ts'
import type { Counterexample } from '../refute/counterexample.ts'
import { judgeOf } from '../refute/judge.ts'
import { positionOfModel } from '../refute/position-of-model.ts'
import { refutationBy } from '../refute/refutation.ts'
import { scan } from '../refute/scan.ts'
import { secondsSince } from '../solve/answer.ts'
import { embeddedZ3 } from '../solve/embedded-z3.ts'
import { identityOf, type Solver } from '../solve/solver.ts'
import { askCases, askConditions, askSimplified } from './ask-all.ts'
import { type Asking, dischargedBy, type SolvableQuery, limitsOf, startAsking } from './asking.ts'
import type { ProveOptions } from './options.ts'
import type { ProofResult } from './result.ts'
import { shardName } from './shard.ts'
import { SCANNED_FIRST } from '../tuned/tuned.ts'

/**
 * Proves or refutes a goal for all positions. First the solver answers the control questions, and
 * the goal is evaluated at the smallest positions. Then the solver gets every condition as a whole,
 * if this is worthwhile. If conditions remain without an answer, it next gets their obligations,
 * and finally the simplified obligations. The first model ends the run. The prover then searches
 * for the smallest counterexample and checks it against the rules. If an obligation has no answer,
 * the verdict is `incomplete`.
 *
 * @throws RangeError for goals that have no obligations, see `obligations`
 * @throws by rejection if the solver cannot be started; with a WrongSolverError if it gives a wrong
 * answer to a control question
 */
export async function prove(goal: Goal, options: ProveOptions = {}): Promise<ProofResult> {
  const solver = options.solver ?? embeddedZ3()
  try {
    return await proveWith(goal, solver, options)
  } finally {
    if (options.solver === undefined) await solver.close()
  }
}

async function proveWith(
  goal: Goal,
  plainSolver: Solver,
  options: ProveOptions,
): Promise<ProofResult> {
  const started = performance.now()
  const solver = await identityOf(plainSolver)
  const asking = startAsking(goal, await examined(plainSolver, limitsOf(options)), options)
  const ending = await decide(asking, options.scan ?? SCANNED_FIRST)
  return {
    goal: goal.id,
    ...ending,
    solver,
    shard: asking.shard,
    counts: { ...asking.counts },
    discharged: dischargedBy(asking),
    seconds: secondsSince(started),
  }
}

/** The result of a run. */
type Ending = Pick<ProofResult, 'verdict' | 'reason' | 'counterexample'>

/** @param positions the number of positions to evaluate before the solver is asked */
async function decide(asking: Asking, positions: number): Promise<Ending> {
  const { goal } = asking
  const small = scan(goal.ruleset, judgeOf(goal), { positions })
  if (small.wrongGiven !== null) {
    return incomplete(`the given description is wrong at ${small.wrongGiven.join()}`)
  }
  if (small.found !== null) return refuted(checkedFromRules(goal, small.found, true))
  const conditions = await askConditions(asking)
  await askCases(asking, conditions)
  await askSimplified(asking, conditions)
  const { found } = asking
  return found === null ? withoutSolution(asking) : bySolution(asking, found, small.upTo)
}

function incomplete(reason: string): Ending {
  return { verdict: 'incomplete', reason, counterexample: null }
}

function refuted(counterexample: Counterexample): Ending {
  return { verdict: 'refuted', reason: '', counterexample }
}

/** @param scanned the sum up to which all positions are right */
async function bySolution(
  { goal, solver, limits }: Asking,
  { asked, answer }: SolvableQuery,
  scanned: number,
): Promise<Ending> {
  const position = positionOfModel(asked, answer.model ?? new Map(), goal.variables)
  const model = { obligation: asked, position, scanned }
  const counterexample = await refutationBy(goal, model, solver, limits)
  return typeof counterexample === 'string' ? incomplete(counterexample) : refuted(counterexample)
}

function withoutSolution({ answers, counts, limits, shard }: Asking): Ending {
  const discharged = answers.map(({ discharge }) => discharge)
  const open = discharged.find((each) => each.status !== 'unsat' && each.id !== each.condition)
  if (open !== undefined) return incomplete(`obligation ${open.id}: ${open.status}, ${open.reason}`)
  if (limits.signal?.aborted === true) {
    return incomplete(`cancelled after ${counts.total} obligations`)
  }
  if (shard.count > 1) {
    return incomplete(`${shardName(shard)}: ${counts.elsewhere} obligations left to other parts`)
  }
  const isAll = counts.total > 0 && counts.simplified + counts.unsat === counts.total
  return isAll
    ? { verdict: 'proved', reason: '', counterexample: null }
    : incomplete('no obligations')
}
