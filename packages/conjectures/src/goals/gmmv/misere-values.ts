import { misereRemotenessTerm } from '@nim/core/exact-slow'
import { exactSlowNim } from '@nim/core/rules'
import type { RemotenessGoal } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'

/**
 * “The misère remoteness of NIM(n,n−1) is the formula.”
 *
 * @source GMMV-D4.values
 */
export function misereRemotenessGoal(n: number): RemotenessGoal {
  return {
    kind: 'remoteness',
    id: `GMMV-D4.values n=${n}`,
    ruleset: exactSlowNim(n, n - 1),
    play: 'misere',
    variables: pileNames(n),
    remoteness: misereRemotenessTerm(n),
  }
}
