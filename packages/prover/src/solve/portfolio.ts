import { secondsSince } from './answer.ts'
import { type Answer, type CheckOptions, identityOf, type Solver } from './solver.ts'

/** The members of every solver that `portfolio` created. */
const MEMBERS = new WeakMap<Solver, readonly Solver[]>()

/** The solvers of a portfolio; null for any other solver. */
export function membersOf(solver: Solver): readonly Solver[] | null {
  return MEMBERS.get(solver) ?? null
}

/**
 * Combines several solvers into one. The first solver receives each query. If a solver has no
 * answer, the next one receives the query, again with the full time limit. The answer names its
 * solver. The version names the versions of all solvers, with the digests of their files.
 */
export function portfolio(solvers: readonly Solver[]): Solver {
  const name = solvers.map((solver) => solver.name).join(',')
  const rawMs = solvers[0]?.rawMs
  const all: Solver = {
    name,
    ...(rawMs === undefined ? {} : { rawMs }),
    async version() {
      const identities = await Promise.all(solvers.map(identityOf))
      const versions = identities.map(
        ({ version, binary }) => `${version} (${binary ?? 'no digest'})`,
      )
      return versions.join('; ')
    },
    check: (script, options = {}) => firstAnswer(solvers, script, options),
    async close() {
      await Promise.all(solvers.map((solver) => solver.close()))
    },
  }
  MEMBERS.set(all, solvers)
  return all
}

async function firstAnswer(
  solvers: readonly Solver[],
  script: string,
  options: CheckOptions,
): Promise<Answer> {
  const started = performance.now()
  const reasons: string[] = []
  let last: Answer = { status: 'error', reason: 'no solver', seconds: 0 }
  for (const solver of solvers) {
    // oxlint-disable-next-line no-await-in-loop -- the next is asked only if this one has no answer
    last = await solver.check(script, options)
    if (last.status === 'sat' || last.status === 'unsat') {
      return { ...last, by: solver.name, seconds: secondsSince(started) }
    }
    reasons.push(`${solver.name}: ${last.status} ${last.reason}`.trim())
    if (options.signal?.aborted === true) break
  }
  return { status: last.status, reason: reasons.join('; '), seconds: secondsSince(started) }
}
