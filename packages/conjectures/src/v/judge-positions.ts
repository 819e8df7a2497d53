import { sortedBox } from '@nim/core/rules'
import type { Asked } from '../claim.ts'
import { streamHeader } from '../evidence/check-outcomes.ts'
import { tally } from '../evidence/tally.ts'
import type { CaseParameters } from '../parameter.ts'
import type { BoxDomain, CheckResult, Counterexample } from '../verdict.ts'

/** What a statement comes to at one position: null where it says nothing. */
export interface PositionFinding {
  readonly holds: boolean
  /** Goes into the digest: an integer ≥ 0. */
  readonly actual: number
  /** The evidence, asked for at the smallest failure only. */
  evidence(): Omit<Counterexample, 'position'>
}

/** Judges a case position by position over 0 ≤ S ≤ L ≤ max. */
export function judgePositions(
  asked: Asked<CaseParameters, BoxDomain>,
  method: string,
  at: (S: number, L: number) => PositionFinding | null,
  data?: () => Readonly<Record<string, number | string>>,
): CheckResult {
  const found = tally(streamHeader(asked.id, asked.parameters, asked.domain))
  sortedBox(2, asked.domain.max).forEach((position) => {
    const finding = at(position[0]!, position[1]!)
    if (finding !== null) found.test(position, finding.holds, finding.actual)
  })
  return found.result(method, ([S, L]) => at(S!, L!)!.evidence(), data?.())
}
