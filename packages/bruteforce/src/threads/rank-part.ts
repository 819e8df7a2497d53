import type { Task } from '../task/task.ts'
import { plainRuleset } from '../task/unit-moves.ts'
import { newProgress } from './progress.ts'
import type { RankPart } from './worker-part.ts'

/** Positions that are filled by typed arrays between two looks at the other workers. */
const RANKED_GRAIN = 8192

/** What each worker is asked to do of a table whose entries lie by rank; but for what it finishes. */
export function rankPart(task: Task, buffer: SharedArrayBuffer): Omit<RankPart, 'finishes'> {
  return {
    // a game whose tables are divided has moves of one stone a pile
    task: { ...task, ruleset: plainRuleset(task.ruleset)! },
    buffer,
    progress: newProgress(task.caps.at(-1)! + 1),
    cut: { stripe: 1, grain: RANKED_GRAIN },
  }
}
