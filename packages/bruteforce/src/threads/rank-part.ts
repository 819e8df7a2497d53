import type { Task } from '../task/task.ts'
import { plainRuleset } from '../task/unit-moves.ts'
import { newProgress } from './progress.ts'
import type { RankPart } from './worker-part.ts'
import { RANKED_GRAIN } from '../tuned/tuned.ts'

/**
 * The part of a table that each worker receives if the entries are stored in rank order. It does
 * not contain the share that the worker finishes.
 */
export function rankPart(task: Task, buffer: SharedArrayBuffer): Omit<RankPart, 'finishes'> {
  return {
    // A game whose tables are divided among threads has only moves that take one stone per pile.
    task: { ...task, ruleset: plainRuleset(task.ruleset)! },
    buffer,
    progress: newProgress(task.caps.at(-1)! + 1),
    cut: { stripe: 1, grain: RANKED_GRAIN },
  }
}
