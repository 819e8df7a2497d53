import type { Goal } from '@nim/prover/goal'
import { NotDecidable } from '@nim/prover/points'
import { coqFile } from '@nim/prover/points-coq'
import { note } from '../terminal/output.ts'
import { UsageError } from '../usage-error.ts'
import { writeWhole } from '../verbs/write-whole.ts'
import { assumedBy, type ProofCase } from './proof-cases.ts'
import type { ProofRecord } from './proof-record.ts'

/**
 * The case for the Coq file: the only case that no other case of the plan assumes.
 *
 * @throws UsageError if it is not clear which case, or if the checker in Coq does not accept its
 * goals
 */
export function caseForCoq(cases: readonly ProofCase[]): ProofCase {
  const assumed = cases.flatMap(({ goals }) => goals.map(assumedBy))
  const [asked, ...others] = cases.filter(({ claim }) => !assumed.includes(claim))
  if (asked === undefined || others.length > 0) {
    throw new UsageError(
      `--coq writes one case, and ${others.length + 1} cases are asked for; --n, --k and --where choose one`,
    )
  }
  if (!asked.goals.every(isTaken)) {
    throw new UsageError(
      `--coq takes no Grundy values in misère play, which ${asked.claim} is about`,
    )
  }
  return asked
}

function isTaken(goal: Goal): boolean {
  return goal.kind !== 'grundy' || goal.play === 'normal'
}

/** Writes the goals of the case as a Coq file, if they are proved. */
export function writeTheorems(
  path: string,
  { claim, goals }: ProofCase,
  records: readonly ProofRecord[],
): void {
  if (records.find((record) => record.claim === claim)?.verdict !== 'proved') {
    note(`--coq: nothing is proved, ${path} is not written`)
    return
  }
  try {
    writeWhole('--coq', path, coqFile(goals))
  } catch (error) {
    if (!(error instanceof NotDecidable)) throw error
    note(`--coq: ${error.message}; ${path} is not written`)
  }
}
