import type { Goal } from '@nim/prover/goal'
import { NotDecidable } from '@nim/prover/points'
import { coqFile } from '@nim/prover/points-coq'
import { note } from '../terminal/output.ts'
import { UsageError } from '../usage-error.ts'
import { writeWhole } from '../verbs/write-whole.ts'
import { assumedBy, type ProofCase } from './proof-cases.ts'
import type { ProofRecord } from './proof-record.ts'

/**
 * The case for the Coq file. It is the only case of the plan that no other case assumes.
 *
 * @throws UsageError if there are several such cases, or if the checker in Coq does not support its
 * goals
 */
export function caseForCoq(cases: readonly ProofCase[]): ProofCase {
  const assumed = cases.flatMap(({ goals }) => goals.map(assumedBy))
  const [asked, ...others] = cases.filter(({ claim }) => !assumed.includes(claim))
  if (asked === undefined || others.length > 0) {
    throw new UsageError(
      `--coq writes only one case, but ${others.length + 1} cases are requested; select one with --n, --k and --where`,
    )
  }
  if (!asked.goals.every(isTaken)) {
    throw new UsageError(
      `--coq does not support Grundy values in misère play, the subject of ${asked.claim}`,
    )
  }
  return asked
}

function isTaken(goal: Goal): boolean {
  return goal.kind !== 'grundy' || goal.play === 'normal'
}

/** If the goals of the case are proved, the function writes them as a Coq file. */
export function writeTheorems(
  path: string,
  { claim, goals }: ProofCase,
  records: readonly ProofRecord[],
): void {
  if (records.find((record) => record.claim === claim)?.verdict !== 'proved') {
    note(`--coq: nothing is proved, so ${path} is not written`)
    return
  }
  try {
    writeWhole('--coq', path, coqFile(goals))
  } catch (error) {
    if (!(error instanceof NotDecidable)) throw error
    note(`--coq: ${error.message}; ${path} is not written`)
  }
}
