import { note } from './output.ts'
import { startProgress } from './progress.ts'

const QUIET_MILLISECONDS = 5000

/** The progress of a proof of many goals, each with many queries. */
export interface QueryProgress {
  /** Reports the number of answered queries of the goal. */
  query(goal: string, answered: number): void
  /** Reports that the goal is decided. */
  goal(goal: string): void
  end(): void
}

/** Shows progress by goals. A goal that takes long also prints a line on stderr now and then. */
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
