import type { Table } from '../../table.ts'
import type { WorkProgress } from '../../task/ticker.ts'

/**
 * An answer in progress. It yields its progress at least once every few milliseconds. While the
 * work is paused at a yield, others may use the table, and the answer may be cancelled.
 */
export type TableWork<Answer> = Generator<WorkProgress, Answer>

/** Computes an answer. An invalid query throws a RangeError when the work begins. */
export type AnswerTable<Question, Answer> = (table: Table, question: Question) => TableWork<Answer>
