import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkResult, decideByPoints, type PointDecision } from '@nim/conjectures/goals'
import type { Goal } from '@nim/prover'
import { coqFile } from '@nim/prover/points-coq'
import type { CaseFlags } from '../arguments/restrictions.ts'
import { note } from '../terminal/output.ts'
import { readingInput, UsageError } from '../usage-error.ts'
import { writeWhole } from '../verbs/write-whole.ts'
import { type CaseChecks, caseChecks } from './case-checks.ts'
import { caseName } from './case-record.ts'
import { directoryOf, emptyDirectory } from './certificates.ts'
import { assumedBy, type ProofCase, proofPlan } from './proof-cases.ts'
import {
  jointVerdict,
  type PointGoalRecord,
  type PointProofRecord,
  type ProofRecord,
  proofRecord,
} from './proof-record.ts'

/** Certificates by points are files with this ending. */
export const POINTS_FILE = '.points.json'

/** What the command line says of proofs by points. */
export interface PointFlags extends CaseFlags {
  readonly certificate?: string
  /** The file for the proof in Coq of the one case asked for. */
  readonly coq?: string
}

interface Decided {
  readonly decision: PointDecision
  readonly record: PointGoalRecord
}

/**
 * Proves the cases asked for by evaluation at finitely many points, has every certificate checked,
 * and writes them if a directory is named, or as a file for Coq. A case whose goals are of another
 * form is incomplete.
 *
 * @throws by rejection with a UsageError for what cannot be asked, and with a GoalError if a goal
 * does not say what its claim says or the checker refuses a certificate
 */
export async function proveCasesByPoints(
  names: readonly string[],
  flags: PointFlags,
  onRecord: (record: ProofRecord) => void,
): Promise<void> {
  const { cases, goals } = readingInput(() => proofPlan(names, flags))
  if (flags.coq !== undefined) requireOneTheorem(cases)
  const directory = flags.certificate
  if (directory !== undefined) await emptyDirectory(directory)
  const checks = caseChecks(cases)
  const decided = new Map<string, Decided>()
  for (const asked of cases) {
    const assumed = asked.goals.flatMap((goal) => assumedBy(goal) ?? [])
    const needed = goals.filter(({ id }) => assumed.includes(id))
    for (const goal of [...needed, ...asked.goals]) {
      if (decided.has(goal.id)) continue
      // oxlint-disable-next-line no-await-in-loop -- one goal after the other
      decided.set(goal.id, await decide(goal, checks, directory))
    }
    const record = recordOf(asked, decided, checks.seconds(asked))
    onRecord(record)
    if (record.verdict === 'incomplete') note(`${caseName(record)}: ${record.reason}`)
  }
  if (flags.coq !== undefined) writeTheorem(flags.coq, decided)
}

/** A file for Coq has one theorem. @throws UsageError if it is not clear which */
function requireOneTheorem(cases: readonly ProofCase[]): void {
  if (cases.length > 1) {
    throw new UsageError(
      `--coq writes one theorem, and ${cases.length} cases are asked for; --n, --k and --where choose one`,
    )
  }
  const kinds = cases.flatMap(({ goals }) => goals.map(({ kind }) => kind))
  if (kinds.length !== 1 || kinds[0] !== 'outcome') {
    throw new UsageError(
      `--coq takes a description of all P-positions of a game, which ${cases[0]!.claim} is not`,
    )
  }
}

function writeTheorem(path: string, decided: ReadonlyMap<string, Decided>): void {
  const [{ decision }] = [...decided.values()] as [Decided]
  if (decision.verdict === 'proved') {
    writeWhole('--coq', path, coqFile(decision.proofs[0]!.certificate))
  } else note(`--coq: nothing is proved, ${path} is not written`)
}

async function decide(
  goal: Goal,
  checks: CaseChecks,
  directory: string | undefined,
): Promise<Decided> {
  const checked = checks.ofGoal(goal)
  const decision = decideByPoints(goal)
  checkResult(checked, decision)
  const proofs = decision.proofs.map(({ certificate, points, largestPile }): PointProofRecord => ({
    value: certificate.question.value,
    points,
    largestPile,
    digest: certificate.points.digest,
    certificate: directory === undefined ? null : fileOf(goal, certificate.question.value),
  }))
  if (directory !== undefined) {
    await Promise.all(
      decision.proofs.map(({ certificate }, i) =>
        writeFile(join(directory, proofs[i]!.certificate!), `${JSON.stringify(certificate)}\n`),
      ),
    )
  }
  return { decision, record: { id: goal.id, verdict: decision.verdict, checked, proofs } }
}

/** What a restricted goal rests on has a file of its own. */
function fileOf({ id, kind }: Goal, value: PointProofRecord['value']): string {
  const isGiven = kind === 'restricted' && value !== 'statement'
  return `${directoryOf(id)}${isGiven ? '.given' : ''}${POINTS_FILE}`
}

/** What a case comes to; nothing follows from a description that is not proved. */
function recordOf(
  asked: ProofCase,
  decided: ReadonlyMap<string, Decided>,
  seconds: number,
): ProofRecord {
  const found = asked.goals.map((goal) => decided.get(goal.id)!)
  const decisions = found.map(({ decision }) => decision)
  const uses = asked.goals.flatMap((goal) => assumedBy(goal) ?? [])
  const unproved = uses.filter((id) => decided.get(id)?.decision.verdict !== 'proved')
  const verdict = jointVerdict(decisions.map((decision) => decision.verdict))
  const isOpen = verdict !== 'incomplete' && unproved.length > 0
  return proofRecord({
    claim: asked.claim,
    case: asked.case,
    verdict: isOpen ? 'incomplete' : verdict,
    reason: isOpen
      ? `rests on ${unproved.join(', ')}, which is not proved`
      : verdict === 'incomplete'
        ? (decisions.find((decision) => decision.verdict === 'incomplete')?.reason ?? '')
        : '',
    counterexample: isOpen
      ? null
      : (decisions.find(({ counterexample }) => counterexample !== null)?.counterexample ?? null),
    method: 'points',
    points: found.map(({ record }) => record),
    uses,
    seconds: decisions.reduce((sum, decision) => sum + decision.seconds, seconds),
  })
}
