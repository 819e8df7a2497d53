import type { CaseParameters, VerdictRecord } from '@nim/conjectures'
import {
  type CoqProof,
  coqProofOf,
  type WrittenProof,
  writtenProofOf,
} from '@nim/conjectures/cards'
import { formatCase } from '@nim/conjectures/format'
import { provableOf } from '@nim/conjectures/goals'
import {
  type ClaimSummary,
  claimSummary,
  type ProvedCases,
  type ReportClaim,
} from './claim-summary.ts'
import { withPoints } from './with-points.ts'

/** The proofs that a claim is true for all positions, without the proofs by a solver. */
export interface ClaimProofs {
  /** A proof in docs/proofs. It also covers all parameters. */
  readonly written?: WrittenProof
  /** A proof in formal/theories/Headlines.v. It also covers all parameters. */
  readonly coq?: CoqProof
  /** The cases that are proved by finitely many points; absent if there are no such cases. */
  readonly points?: ProvedCases
}

/** A line of points.jsonl, which records a proved case. */
interface ProvedCase {
  readonly claim: string
  readonly case: CaseParameters
}

/**
 * The number of cases of a claim that are proved by finitely many points. It is given in total, and
 * for the cases of the claim's check.
 */
export function provedCases(
  id: string,
  records: readonly VerdictRecord[],
  proved: readonly ProvedCase[],
): ProvedCases {
  const own = proved.filter(({ claim }) => claim === id)
  if (own.length === 0) return { ofCheck: 0, all: 0 }
  const { checkedAs, only } = provableOf(id)!
  const names = new Set(
    own.flatMap(({ case: parameters }) => {
      if (checkedAs === null) return []
      return [formatCase(checkedAs === undefined ? parameters : checkedAs(parameters))]
    }),
  )
  const checked = records.filter(
    (record) =>
      record.claim === id && record.reading !== 'remark' && names.has(formatCase(record.case)),
  )
  return {
    ofCheck: checked.length,
    all: own.length,
    ...(only === undefined ? {} : { only }),
  }
}

/**
 * The summary of a claim, including its proofs by finitely many points.
 *
 * @param records the records of check-all.jsonl, or only the records of the claim
 * @param proved the lines of points.jsonl
 */
export function provedSummary(
  claim: ReportClaim,
  records: readonly VerdictRecord[],
  proved: readonly ProvedCase[],
): ClaimSummary {
  const own = records.filter((record) => record.claim === claim.id)
  return withPoints(claimSummary(claim, own), provedCases(claim.id, own, proved))
}

/** The proofs of the claim that a summary describes. */
export function claimProofs({ claim: { id }, points }: ClaimSummary): ClaimProofs {
  const written = writtenProofOf(id)
  const coq = coqProofOf(id)
  return {
    ...(written === undefined ? {} : { written }),
    ...(coq === undefined ? {} : { coq }),
    ...(points === undefined ? {} : { points }),
  }
}
