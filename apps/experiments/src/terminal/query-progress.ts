import { note } from './output.ts'
import { startProgress } from './progress.ts'

const QUIET_MILLISECONDS = 5000

/** The progress of a proof with many goals, each with many queries. */
export interface QueryProgress {
  /** Reports how many queries of the goal are answered. */
  query(goal: string, answered: number): void
  /** Reports that the goal is decided. */
  goal(goal: string): void
  end(): void
}

/**
 * Shows the progress by goals. If a goal takes a long time, the function also prints a line to
 * stderr from time to time.
 */
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
