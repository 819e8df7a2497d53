import type { Table } from '../../table.ts'
import type { WorkProgress } from '../../task/ticker.ts'

/**
 * An answer under way. It yields, at the latest after some milliseconds, how far it is: between two
 * yields others may use the table, or it may be given up.
 */
export type TableWork<Answer> = Generator<WorkProgress, Answer>

/** Makes an answer. A question that makes no sense is a RangeError when the work begins. */
export type AnswerTable<Question, Answer> = (table: Table, question: Question) => TableWork<Answer>
