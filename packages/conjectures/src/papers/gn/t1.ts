import type { Claim } from '../../claim/claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import {
  COMMON_PERIOD,
  type CommonPeriod,
  CYCLIC,
  DROP,
  type Drop,
  failureOfRuns,
  failureOfT11,
  failureOfT12,
  FROM_ROW_0,
  KEPT_RUN,
  LEAST_PERIOD,
  LOWERED_RUN,
  type RunLength,
  SOME_PERIOD,
} from '../../judge/shapes/gn/theorem-1.ts'
import { vectorClaim, type VectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The four statements of the theorem. */
export interface Theorem1 {
  readonly drop: Drop
  readonly period: CommonPeriod
  readonly loweredRun: RunLength
  readonly keptRun: RunLength
}

export const THEOREM_1: Theorem1 = {
  drop: DROP,
  period: COMMON_PERIOD,
  loweredRun: LOWERED_RUN,
  keptRun: KEPT_RUN,
}

/** Readings of the theorem as a whole: those of its parts that are strict, or those that are lenient. */
export const STRICT = 'strict'
export const LENIENT = 'lenient'

/** Examines all four statements at one vector. */
export const examineTheorem1: VectorClaim<Theorem1>['examine'] = (theorem, x, { l, reading }) => {
  const period = reading === STRICT ? LEAST_PERIOD : SOME_PERIOD
  const runs = reading === STRICT ? FROM_ROW_0 : CYCLIC
  return {
    value: x.at(-1)!,
    failure:
      failureOfT11(theorem.drop, x, l) ??
      failureOfT12(theorem.period, x, l, period) ??
      failureOfRuns(theorem.loweredRun, '-', x, l, runs) ??
      failureOfRuns(theorem.keptRun, 'p', x, l, runs),
  }
}

/** The theorem as a whole. */
export const gnT1: Claim = vectorClaim<Theorem1>({
  id: 'GN-T1',
  kind: 'theorem',
  source: `${GN}, Theorem 1`,
  paperStatus: 'proved',
  title: 'a GM-sequence that starts with range ≤ l is periodic up to a shift (T1.1 to T1.4)',
  statement: String.raw`For a GM-sequence with $range(x^0)\le l$ and a multiple of $l$ in $x^0$, the statements T1.1 to T1.4 hold.`,
  conventions: [
    'readings: strict, nl is the least period and runs are taken from row 0 on; lenient, nl is some period and runs are those of the period word, read cyclically',
  ],
  decides:
    'every first vector up to translation by l, rows 0..3nl: since x^{nl} = x − (n−1)l they decide all rows',
  parameters: [entries(1, 5), modulus(5), choice('reading', 'of its parts', [STRICT, LENIENT])],
  ranges: 'at most l',
  printed: THEOREM_1,
  examine: examineTheorem1,
})
