import type * as analyse from './analyse.ts'
import type * as formulaWords from './formula-words.ts'
import type { FormulaGiven } from './formula/formula-given.ts'
import type * as proveFormula from './prove-formula.ts'
import type * as readFormula from './read-formula.ts'
import type * as testFormula from './test-formula.ts'
import type * as check from './check.ts'
import type * as count from './count.ts'
import type * as discoverFormula from './discover-formula.ts'
import type * as mend from './mend.ts'
import type * as overlay from './overlay.ts'
import type * as puzzle from './puzzle.ts'
import type * as sliceFile from './slice-file.ts'
import type { Standing } from './play/standing.ts'
import type * as standing from './standing.ts'
import type { TaskProgress, TaskWatch } from './watch.ts'
import type * as why from './why.ts'

/** The input and the answer of a task. Both are plain data, because they cross threads. */
interface Task<Given, Answer> {
  readonly given: Given
  readonly answer: Answer
}

/** All tasks of the engine by name. The worker loads their modules. */
export interface Tasks {
  readonly analyse: Task<analyse.AnalyseGiven, analyse.AnalyseAnswer>
  readonly 'read-formula': Task<FormulaGiven, readFormula.ReadFormulaAnswer>
  readonly 'formula-words': Task<formulaWords.FormulaWordsGiven, formulaWords.FormulaWordsAnswer>
  readonly 'test-formula': Task<testFormula.TestFormulaGiven, testFormula.TestFormulaAnswer>
  readonly 'prove-formula': Task<FormulaGiven, proveFormula.ProveFormulaAnswer>
  readonly check: Task<check.CheckGiven, check.CheckAnswer>
  readonly count: Task<count.CountGiven, count.CountAnswer>
  readonly discover: Task<discoverFormula.DiscoverGiven, discoverFormula.DiscoverAnswer>
  readonly mend: Task<FormulaGiven, mend.MendAnswer>
  readonly overlay: Task<overlay.OverlayGiven, overlay.OverlayAnswer>
  readonly puzzle: Task<puzzle.PuzzleGiven, puzzle.PuzzleAnswer>
  readonly sliceFile: Task<sliceFile.SliceFileGiven, BlobPart>
  readonly standing: Task<standing.StandingGiven, Standing>
  readonly why: Task<why.WhyGiven, why.WhyAnswer>
}

export type TaskName = keyof Tasks

/** The function that performs a task. */
export type TaskWork<N extends TaskName> = (
  given: Tasks[N]['given'],
  watch: TaskWatch,
) => Tasks[N]['answer'] | Promise<Tasks[N]['answer']>

/** A message from the page to a worker. */
export interface TaskRequest {
  readonly name: TaskName
  readonly given: unknown
}

/**
 * A message from a worker: any number of `progress` and `found` messages, then one `answer` or
 * `failure`.
 */
export type TaskMessage =
  | { readonly kind: 'progress'; readonly progress: TaskProgress }
  | { readonly kind: 'found'; readonly item: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly name: string; readonly message: string }
