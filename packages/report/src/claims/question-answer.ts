import type { VerdictRecord } from '@nim/conjectures'
import {
  type CardData,
  coqProofOf,
  type QuestionAnswer,
  type QuestionStatus,
  VERDICT_OF,
  writtenProofOf,
} from '@nim/conjectures/cards'
import { formatCase } from '@nim/conjectures/format'
import { formatCases } from './format-cases.ts'

/** The maximum number of proofs to name one by one. */
const MOST_NAMED = 4

/** The data about a question that its answer needs. */
type Question = Pick<CardData, 'id' | 'principal' | 'rest' | 'proofs'>

/** The cases of a question, grouped by their results. Every case is in exactly one list. */
interface Parts {
  /** The cases with a counterexample, for which the answer is no. */
  readonly no: readonly VerdictRecord[]
  /** The cases with proofs for all positions, for which the answer is yes. */
  readonly proved: readonly VerdictRecord[]
  /** The finite cases that were checked completely. */
  readonly whole: readonly VerdictRecord[]
  /** The cases without a counterexample on the checked domain. */
  readonly soFar: readonly VerdictRecord[]
  readonly open: readonly VerdictRecord[]
}

/**
 * The answer to a question, based on the records of its cases and on the known proofs of
 * statements. Pages, reports, the explorer and the commands all print this text.
 *
 * @param records the records of the principal reading, one for each case
 * @complexity O(number of records)
 */
export function questionAnswer(
  question: Question,
  records: readonly VerdictRecord[],
): QuestionAnswer {
  const parts = partsOf(question, records)
  const status = statusOf(question, records, parts)
  return { status, words: wordsOf(question, parts, status) }
}

function partsOf(question: Question, records: readonly VerdictRecord[]): Parts {
  const parts: Record<keyof Parts, VerdictRecord[]> = {
    no: [],
    proved: [],
    whole: [],
    soFar: [],
    open: [],
  }
  for (const record of records) parts[partOf(question, record)].push(record)
  return parts
}

function partOf(question: Question, record: VerdictRecord): keyof Parts {
  if (record.verdict !== 'answered' || record.checked === 0) return 'open'
  if (record.failures > 0) return 'no'
  if (provenBy(question, record) !== null) return 'proved'
  return record.domain.kind === 'fixed' ? 'whole' : 'soFar'
}

/**
 * The statements whose proofs give the answer yes in a case. The result is null if the question
 * names no such statements, or if one of these statements is not proved.
 */
function provenBy({ id, proofs = [] }: Question, record: VerdictRecord): readonly string[] | null {
  if (hasGeneralProof(id)) return [id]
  const name = formatCase(record.case)
  const by = proofs.find(({ cases }) => cases.includes(name))?.by
  return by?.every(isProved) === true ? by : null
}

function isProved(id: string): boolean {
  return hasGeneralProof(id) || VERDICT_OF[id] === 'proved'
}

function hasGeneralProof(id: string): boolean {
  return writtenProofOf(id) !== undefined || coqProofOf(id) !== undefined
}

function statusOf(
  { id, rest }: Question,
  records: readonly VerdictRecord[],
  { open, soFar }: Parts,
): QuestionStatus {
  if (open.length === records.length) return 'open'
  if (rest === undefined || 'open' in rest || open.length > 0) return 'reduced'
  if (rest.by !== undefined) return rest.by.every(isProved) ? 'answered' : 'reduced'
  // A question whose cases have no numerical parameter has no further cases.
  const isFinite = records.every(({ case: one }) =>
    Object.values(one).every((value) => typeof value === 'string'),
  )
  return hasGeneralProof(id) || (isFinite && soFar.length === 0) ? 'answered' : 'reduced'
}

function wordsOf(question: Question, parts: Parts, status: QuestionStatus): string {
  const { no, proved, whole, soFar, open } = parts
  return [
    ...sentence('No', no, question),
    ...sentence('Proved', proved, question, proofWords(question, proved)),
    ...sentence('Yes', whole, question),
    ...sentence('Yes, as far as the check went,', soFar, question),
    ...sentence('Open', open, question),
    restWords(question.rest, status),
  ].join(' ')
}

/** A sentence such as `No for n = 4, k = 2.`; empty if the list of cases is empty. */
function sentence(
  begin: string,
  records: readonly VerdictRecord[],
  { principal }: Question,
  end = '',
): string[] {
  const cases = records.map((record) => record.case)
  if (cases.length === 0) return []
  const readings = Object.entries(principal?.cases ?? {})
  const names = Object.keys(cases[0]!).filter(
    (name) => !readings.some(([reading, values]) => reading === name && values.length === 1),
  )
  const words = formatCases(cases, names)
  return [`${begin} for ${words === '' ? 'its only case' : words}${end}.`]
}

/** The statements that prove cases, or the document that proves all other cases. */
function proofWords(question: Question, proved: readonly VerdictRecord[]): string {
  const { id } = question
  if (hasGeneralProof(id)) {
    return `, and for all other cases (${writtenProofOf(id)?.file ?? 'formal/theories/Headlines.v'})`
  }
  const ids = [...new Set(proved.flatMap((record) => provenBy(question, record)!))]
  return ids.length > MOST_NAMED ? ` (proofs of ${ids.length} statements)` : ` (${ids.join(', ')})`
}

function restWords(rest: Question['rest'], status: QuestionStatus): string {
  if (rest !== undefined && 'open' in rest) return `Open: ${rest.open}.`
  if (rest === undefined || status !== 'answered') return 'Open: all other cases and positions.'
  return `Nothing is left open: ${rest.nothing}.`
}
