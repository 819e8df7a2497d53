import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isUnreadable, parseJson, readOwnText, RepeatedField, TooDeep } from '@nim/core/files'
import {
  boxAround,
  POINT_INDEX,
  type PointIndex,
  type PointIndexCase,
  pointQuestions,
  refusalOf,
} from '@nim/conjectures/goals'
import { numberOf } from '@nim/core/rules'
import type { Goal } from '@nim/prover'
import type { PointCheckOptions } from '@nim/prover/points-check'
import { NotDecidable } from '@nim/prover/points'
import { caseChecks } from './case-checks.ts'
import { DamagedCertificates } from './certificates.ts'
import { assumedBy } from './proof-cases.ts'
import { jointVerdict } from './proof-record.ts'
import { rebuiltCase } from './recheck-directory.ts'
import { MOST_BYTES } from './recheck-points.ts'

/** An error in a file, or a limit that stopped the check of the file. */
export interface FileProblem {
  readonly file: string
  readonly problem: string
  readonly outOfBounds?: true
}

/** The result for the certificates of one goal. */
export interface PointGoalRecheck {
  readonly goal: string
  readonly verdict: string
  readonly confirmed: boolean
  readonly problems: readonly FileProblem[]
  readonly seconds: number
}

/**
 * Rechecks every certificate by points that the index lists. Each question is rebuilt from the
 * claim and its case, and the independent checker must accept the file as a proof of this question.
 * A refutation is confirmed if the exhaustive solver finds the same smallest position on the box
 * that contains it.
 *
 * @throws by rejection with DamagedCertificates if the index does not match the claims
 */
export async function recheckPointDirectory(
  directory: string,
  { cases }: PointIndex,
  onGoal: (record: PointGoalRecheck) => void,
  options: PointCheckOptions = {},
): Promise<PointGoalRecheck[]> {
  const records = new Map<string, PointGoalRecheck>()
  for (const stored of cases) {
    const proofCase = rebuiltCase(stored.claim, stored.case)
    if (proofCase.goals.map(({ id }) => id).join() !== stored.goals.map(({ id }) => id).join()) {
      throw new DamagedCertificates(
        POINT_INDEX,
        `the listed goals of ${stored.claim} differ from those of the claim`,
      )
    }
    if (proofCase.goals.flatMap((goal) => assumedBy(goal) ?? []).join() !== stored.uses.join()) {
      throw new DamagedCertificates(POINT_INDEX, `${stored.claim} does not use the listed goals`)
    }
    const checks = caseChecks([proofCase])
    for (const [i, goal] of proofCase.goals.entries()) {
      if (records.has(goal.id)) continue
      const { verdict, files } = stored.goals[i]!
      const started = performance.now()
      const problems =
        verdict === 'proved'
          ? problemsOf({ directory, goal, files }, options)
          : verdict === 'refuted'
            ? refutationProblems(goal, stored, checks.ofGoal(goal).wrongAt)
            : []
      const seconds = (performance.now() - started) / 1000
      const record = { goal: goal.id, verdict, confirmed: problems.length === 0, problems, seconds }
      records.set(goal.id, record)
      onGoal(record)
    }
  }
  for (const stored of cases) checkVerdict(stored, records)
  return [...records.values()]
}

/** The names of the index and of all files that it lists. */
export function namedFiles({ cases }: PointIndex): string[] {
  const files = cases.flatMap(({ goals }) => goals.flatMap((goal) => goal.files))
  return [...new Set([POINT_INDEX, ...files])]
}

/**
 * @throws by rejection with DamagedCertificates if the directory contains a file that is not listed
 */
export async function refuseOthers(directory: string, named: readonly string[]): Promise<void> {
  const extra = (await readdir(directory)).find((name) => !named.includes(name))
  if (extra !== undefined) throw new DamagedCertificates(extra, `is not listed in ${POINT_INDEX}`)
}

function problemsOf(
  {
    directory,
    goal,
    files,
  }: {
    readonly directory: string
    readonly goal: Goal
    readonly files: readonly string[]
  },
  options: PointCheckOptions,
): PointGoalRecheck['problems'] {
  const questions = questionsOf(goal)
  if (questions.length !== files.length) {
    const problem = `${goal.id} needs ${numberOf(questions.length, 'certificate')}, but the index lists ${files.length}`
    return [{ file: POINT_INDEX, problem }]
  }
  return questions.flatMap(({ question }, i) => {
    const file = files[i]!
    const refusal = refusalOfFile(question, join(directory, file), options)
    if (refusal === null) return []
    const { why: problem, ...limit } = refusal
    return [{ file, problem, ...limit }]
  })
}

function questionsOf(goal: Goal): ReturnType<typeof pointQuestions> {
  try {
    return pointQuestions(goal)
  } catch (error) {
    if (!(error instanceof NotDecidable)) throw error
    throw new DamagedCertificates(POINT_INDEX, `${goal.id} is ${error.message}`)
  }
}

function refusalOfFile(
  question: Parameters<typeof refusalOf>[0],
  path: string,
  options: PointCheckOptions,
): ReturnType<typeof refusalOf> {
  let json: unknown
  try {
    json = parseJson(readOwnText(path, MOST_BYTES))
  } catch (error) {
    if (error instanceof RepeatedField || error instanceof TooDeep) return { why: error.message }
    if (error instanceof SyntaxError) return { why: 'is not valid JSON' }
    if (!isUnreadable(error)) throw error
    return { why: error.code === 'ENOENT' ? 'is missing' : error.message }
  }
  return refusalOf(question, json, options)
}

/**
 * The problems of a refutation. A refutation at a position outside every solvable box cannot be
 * confirmed.
 */
function refutationProblems(
  goal: Goal,
  { position }: PointIndexCase,
  wrongAt: readonly number[] | null,
): PointGoalRecheck['problems'] {
  if (position === null) return [{ file: POINT_INDEX, problem: `${goal.id} has no counterexample` }]
  const none = { max: -1, positions: 0, formulas: '', wrongAt: null }
  const smallest = wrongAt ?? boxAround(goal, Math.max(...position), none)?.wrongAt
  if (smallest?.join() === position.join()) return []
  const problem = `${goal.id}: the solver does not find ${position.join()}`
  return [{ file: POINT_INDEX, problem }]
}

/**
 * Verifies that the verdict of a case follows from its goals, and that all goals that it uses are
 * proved in this directory.
 */
function checkVerdict(
  { claim, verdict, goals, uses }: PointIndexCase,
  records: ReadonlyMap<string, PointGoalRecheck>,
): void {
  const says = jointVerdict(goals.map(({ id }) => records.get(id)!.verdict as 'proved'))
  const isOpen = uses.some((id) => records.get(id)?.verdict !== 'proved')
  if (verdict === (isOpen ? 'incomplete' : says)) return
  throw new DamagedCertificates(
    POINT_INDEX,
    `the verdict of ${claim} does not follow from its goals`,
  )
}
