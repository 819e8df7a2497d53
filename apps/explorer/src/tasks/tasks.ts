import type * as analyse from './analyse.ts'
import type * as formulaWords from './formula-words.ts'
import type { FormulaInput } from './formula/formula-input.ts'
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

/**
 * The input and the answer of a task. They are plain data, because the page and a worker send them
 * to each other.
 */
interface Task<Given, Answer> {
  readonly given: Given
  readonly answer: Answer
}

/** All tasks of the engine, by their names. The worker loads the modules of the tasks. */
export interface Tasks {
  readonly analyse: Task<analyse.AnalyseInput, analyse.AnalyseAnswer>
  readonly 'read-formula': Task<FormulaInput, readFormula.ReadFormulaAnswer>
  readonly 'formula-words': Task<formulaWords.FormulaWordsInput, formulaWords.FormulaWordsAnswer>
  readonly 'test-formula': Task<testFormula.TestFormulaInput, testFormula.TestFormulaAnswer>
  readonly 'prove-formula': Task<FormulaInput, proveFormula.ProveFormulaAnswer>
  readonly check: Task<check.CheckInput, check.CheckAnswer>
  readonly count: Task<count.CountInput, count.CountAnswer>
  readonly discover: Task<discoverFormula.DiscoverInput, discoverFormula.DiscoverAnswer>
  readonly mend: Task<FormulaInput, mend.MendAnswer>
  readonly overlay: Task<overlay.OverlayInput, overlay.OverlayAnswer>
  readonly puzzle: Task<puzzle.PuzzleInput, puzzle.PuzzleAnswer>
  readonly sliceFile: Task<sliceFile.SliceFileInput, BlobPart>
  readonly standing: Task<standing.StandingInput, Standing>
  readonly why: Task<why.WhyInput, why.WhyAnswer>
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
 * A message from a worker. A worker sends any number of `progress` and `found` messages, then one
 * `answer` or `failure`.
 */
export type TaskMessage =
  | { readonly kind: 'progress'; readonly progress: TaskProgress }
  | { readonly kind: 'found'; readonly item: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly name: string; readonly message: string }
