import { slowSetNim } from '@nim/core/rules'
import type { Formula } from '@nim/presburger'
import type { OutcomeGoal } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'

/** “The formula describes the P-positions of SN(n,A)”. */
export function setNimGoal(
  id: string,
  n: number,
  sizes: readonly number[],
  isP: Formula,
): OutcomeGoal {
  return { kind: 'outcome', id, ruleset: slowSetNim(n, sizes), variables: pileNames(n), isP }
}
