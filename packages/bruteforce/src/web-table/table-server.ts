import { parseRuleset } from '@nim/core/rules'
import { solve } from '../solve.ts'
import type { Table } from '../table.ts'
import type { WorkProgress } from '../task/ticker.ts'
import { digestTable } from './answers/digest.ts'
import { entryOf } from './answers/entry.ts'
import { findPositions } from './answers/find.ts'
import { gridOf } from './answers/grid.ts'
import { countEntries } from './answers/histogram.ts'
import { sliceOf } from './answers/slice.ts'
import type { AnswerTable } from './answers/work.ts'
import { inChunks } from './in-chunks.ts'
import type {
  CancelRequest,
  SolveQuestion,
  TableAnswers,
  TableQuestions,
  TableReply,
  TableRequest,
  WorkerAnswers,
} from './requests.ts'

type AnswersByName = {
  readonly [Name in keyof TableQuestions]: AnswerTable<TableQuestions[Name], TableAnswers[Name]>
}

const ANSWERS: AnswersByName = {
  entry: entryOf,
  slice: sliceOf,
  grid: gridOf,
  histogram: countEntries,
  find: findPositions,
  digest: digestTable,
}

/** Sends a reply. The buffers in `moved` are transferred, not copied. */
export type PostReply = (reply: TableReply, moved: readonly ArrayBuffer[]) => void

/**
 * Handles the messages to a worker. The worker computes one table, keeps it, and answers questions
 * about it.
 *
 * @param pause lets the worker receive messages that have arrived
 */
export function tableServer(
  post: PostReply,
  pause: () => Promise<void>,
): (message: TableRequest | CancelRequest) => void {
  const turns = inChunks(pause)
  let table: Table | undefined
  return (message) => {
    if ('cancel' in message) {
      turns.cancel(message.cancel)
      return
    }
    const { id, name, isWatched } = message
    const onProgress = isWatched
      ? (progress: WorkProgress) => post({ id, progress }, [])
      : undefined
    const failed = (error: unknown): void => post({ id, error }, [])
    try {
      if (name === 'solve') {
        table = solveAsked(message.question, onProgress)
        post({ id, answer: { positions: table.box.count } }, [])
        return
      }
      if (table === undefined)
        throw new Error(`got the question ${name} before the table was solved`)
      const question = message.question as never
      const work = ANSWERS[name](table, question)
      const done = (answer: unknown): void => {
        post({ id, answer: answer as WorkerAnswers[typeof name] }, buffersOf(answer))
      }
      turns.add(id, work, { onProgress, done, failed })
    } catch (error) {
      failed(error)
    }
  }
}

function solveAsked(
  { ruleset, max, ...options }: SolveQuestion,
  onProgress: ((progress: WorkProgress) => void) | undefined,
): Table {
  const watched = onProgress === undefined ? {} : { onProgress }
  return solve(parseRuleset(ruleset), { max }, { ...options, ...watched })
}

/** The buffers of the typed arrays in an answer. */
function buffersOf(answer: unknown): ArrayBuffer[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.values(answer).flatMap((part) =>
    ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : [],
  )
}
