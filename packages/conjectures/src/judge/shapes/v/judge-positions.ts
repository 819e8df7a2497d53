import { sortedBox } from '@nim/core/rules'
import type { Asked } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { tally } from '../../tally.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { BoxDomain, CheckResult, Counterexample } from '../../../claim/verdict.ts'

/** What a statement comes to at one position: null where it says nothing. */
export interface PositionFinding {
  readonly holds: boolean
  /** Goes into the digest: an integer ≥ 0. */
  readonly actual: number
  /** The evidence, asked for at the smallest failure only. */
  evidence(): Omit<Counterexample, 'position'>
}

/**
 * The findings at (S,L) for 0 ≤ S ≤ L at once: fills answers[S] with `HOLDS`, `FAILS`, or `SILENT`
 * where the statement says nothing, and actuals[S] with what goes into the digest, at most 255.
 */
export type PlaneRow = (L: number, answers: Uint8Array, actuals: Uint8Array) => void

/**
 * Judges a case position by position over 0 ≤ S ≤ L ≤ max. With `rows` the kernel `auto` judges it
 * row by row, which gives the same and is faster; `rows` is called for that only.
 */
export function judgePositions(
  asked: Asked<CaseParameters, BoxDomain>,
  method: string,
  at: (S: number, L: number) => PositionFinding | null,
  rows?: () => PlaneRow,
): CheckResult {
  const { max } = asked.domain
  const { kernel = 'auto' } = asked.limits
  const found = tally(streamHeader(asked.id, asked.parameters, asked.domain))
  if (rows !== undefined && kernel === 'auto') {
    const row = rows()
    const answers = new Uint8Array(max + 1)
    const actuals = new Uint8Array(max + 1)
    const position = [0, 0]
    for (let L = 0; L <= max; L++) {
      row(L, answers, actuals)
      position[1] = L
      found.testRow(position, answers, L + 1, actuals, 0)
    }
  } else {
    sortedBox(2, max).forEach((position) => {
      const finding = at(position[0]!, position[1]!)
      if (finding !== null) found.test(position, finding.holds, finding.actual)
    })
  }
  return found.result(method, ([S, L]) => at(S!, L!)!.evidence())
}
