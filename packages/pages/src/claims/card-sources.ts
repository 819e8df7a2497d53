import type { VerdictRecord } from '@nim/conjectures'
import type { ProvedLine } from '@nim/prover/points-check'
import { type ClaimSummary, provedCases } from '@nim/report/claims'

/** The source of cards/verdicts.ts: the verdict of every claim. */
export function verdictsSource(summaries: readonly ClaimSummary[]): string {
  return [
    '// Written by `npm run docs` from results/check-all.jsonl and results/points.jsonl.',
    "import type { Verdict } from '../claim/verdict.ts'",
    '',
    "/** The verdict of each claim on its default cases, in its principal reading, by the claim's id. */",
    'export const VERDICT_OF: Readonly<Record<string, Verdict>> = {',
    ...summaries.map(({ claim, verdict }) => `  '${claim.id}': '${verdict}',`),
    '}',
    '',
  ].join('\n')
}

/** The source of cards/answers.ts: the answer to every question. */
export function answersSource(summaries: readonly ClaimSummary[]): string {
  const answers = summaries.flatMap(({ claim, answer, status }) =>
    status === null ? [] : [`  '${claim.id}': ${JSON.stringify({ status, words: answer })},`],
  )
  return [
    '// Written by `npm run docs` from results/check-all.jsonl and the proofs.',
    "import type { QuestionAnswer } from './question-answer.ts'",
    '',
    '/** The answer to every question over all its default cases, by id. */',
    'export const ANSWERS: Readonly<Record<string, QuestionAnswer>> = {',
    ...answers,
    '}',
    '',
  ].join('\n')
}

/**
 * The source of cards/point-cases.ts: the cases of each claim that are proved at finitely many
 * points.
 */
export function pointCasesSource(
  records: readonly VerdictRecord[],
  proved: readonly ProvedLine[],
): string {
  const ids = [...new Set(proved.map(({ claim }) => claim))]
  const entries = ids.map((id) => {
    const { all, only } = provedCases(id, records, proved)
    return [id, { cases: all, ...(only === undefined ? {} : { only }) }]
  })
  return [
    '// Written by `npm run docs` from results/points.jsonl and the parts that the goals of these claims prove.',
    '',
    '/** The recorded result of proving a claim at finitely many points, for all positions. */',
    'export interface PointCases {',
    '  readonly cases: number',
    '  /** The part that is proved; absent if the whole claim is proved. */',
    '  readonly only?: string',
    '}',
    '',
    '/** Recorded proofs by points, by the id of the claim. */',
    'export const POINT_CASES: ReadonlyMap<string, PointCases> = new Map<string, PointCases>([',
    ...entries.map((entry) => `  ${JSON.stringify(entry)},`),
    '])',
    '',
  ].join('\n')
}
