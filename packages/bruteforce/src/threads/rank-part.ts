import type { Task } from '../task/task.ts'
import { plainRuleset } from '../task/unit-moves.ts'
import { newProgress } from './progress.ts'
import type { RankPart } from './worker-part.ts'

/** The number of positions filled by typed arrays between two looks at the other workers. */
const RANKED_GRAIN = 8192

/** The part of each worker for a table whose entries lie by rank, without the share to finish. */
export function rankPart(task: Task, buffer: SharedArrayBuffer): Omit<RankPart, 'finishes'> {
  return {
    // A game whose tables are divided has moves of one stone a pile.
    task: { ...task, ruleset: plainRuleset(task.ruleset)! },
    buffer,
    progress: newProgress(task.caps.at(-1)! + 1),
    cut: { stripe: 1, grain: RANKED_GRAIN },
  }
}
