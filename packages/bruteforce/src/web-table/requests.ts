import type { PlayConvention } from '@nim/core/rules'
import type { KernelChoice } from '../plan/plan.ts'
import type { TableValue } from '../task/task.ts'
import type { WorkProgress } from '../task/ticker.ts'
import type { EntryAnswer, EntryQuestion } from './answers/entry.ts'
import type { FindQuestion, FoundPositions } from './answers/find.ts'
import type { GridQuestion, TableGrid } from './answers/grid.ts'
import type { SliceQuestion, TableSlice } from './answers/slice.ts'

/** The table that a worker computes. This is the first request to the worker. */
export interface SolveQuestion {
  /** The ruleset in the notation of `parseRuleset`. */
  readonly ruleset: string
  readonly max: number
  readonly value: TableValue
  readonly play: PlayConvention
  readonly memory?: number
  readonly kernel?: KernelChoice
}

/** The answer after a table has been computed. */
export interface SolvedAnswer {
  readonly positions: number
}

/** The questions that a page can ask about the table of a worker, by name. */
export interface TableQuestions {
  readonly entry: EntryQuestion
  readonly slice: SliceQuestion
  readonly grid: GridQuestion
  readonly histogram: null
  readonly find: FindQuestion
  readonly digest: null
}

/** The worker's answer to each question, by the name of the question. */
export interface TableAnswers {
  readonly entry: EntryAnswer
  readonly slice: TableSlice
  readonly grid: TableGrid
  readonly histogram: readonly number[]
  readonly find: FoundPositions
  readonly digest: string
}

export interface WorkerQuestions extends TableQuestions {
  readonly solve: SolveQuestion
}

export interface WorkerAnswers extends TableAnswers {
  readonly solve: SolvedAnswer
}

/** A request from a page. */
export type TableRequest = {
  [Name in keyof WorkerQuestions]: {
    readonly id: number
    readonly name: Name
    readonly question: WorkerQuestions[Name]
    /** True if the page wants progress reports. */
    readonly isWatched: boolean
  }
}[keyof WorkerQuestions]

/** Cancels a request. */
export interface CancelRequest {
  readonly cancel: number
}

/** The reply of a worker to the request with this number. */
export type TableReply =
  | { readonly id: number; readonly progress: WorkProgress }
  | { readonly id: number; readonly answer: WorkerAnswers[keyof WorkerAnswers] }
  | { readonly id: number; readonly error: unknown }
