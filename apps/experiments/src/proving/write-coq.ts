import type { PointDecision } from '@nim/conjectures/goals'
import { coqFile } from '@nim/prover/points-coq'
import { note } from '../terminal/output.ts'
import { UsageError } from '../usage-error.ts'
import { writeWhole } from '../verbs/write-whole.ts'
import type { ProofCase } from './proof-cases.ts'

/** A file for Coq has one theorem. @throws UsageError if it is not clear which */
export function requireOneTheorem(cases: readonly ProofCase[]): void {
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

/** Writes the description of the P-positions as a Coq file, if it is proved. */
export function writeTheorem(path: string, { verdict, proofs }: PointDecision): void {
  const described = proofs.find(({ certificate: { question } }) => question.value === 'outcome')
  if (verdict === 'proved' && described !== undefined) {
    writeWhole('--coq', path, coqFile(described.certificate))
  } else note(`--coq: nothing is proved, ${path} is not written`)
}
