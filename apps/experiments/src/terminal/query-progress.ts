import { note } from './output.ts'
import { startProgress } from './progress.ts'

const QUIET_MILLISECONDS = 5000

/** How far a proof of many goals, each of many queries, is. */
export interface QueryProgress {
  /** So many queries of the goal were answered. */
  query(goal: string, answered: number): void
  /** The goal is decided. */
  goal(goal: string): void
  end(): void
}

/** Progress by goals, with a line on stderr now and then within a goal that takes long. */
export function startQueryProgress(goals: number): QueryProgress {
  const bar = startProgress('proving', goals)
  let last = performance.now()
  return {
    query: (goal, answered) => {
      if (process.stderr.isTTY && goals > 1) return
      if (performance.now() - last < QUIET_MILLISECONDS) return
      last = performance.now()
      note(`proving ${goal}: ${answered} queries answered`)
    },
    goal: (goal) => bar.advance(goal),
    end: () => bar.end(),
  }
}
