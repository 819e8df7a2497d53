import type { Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import type { AppendixDecision } from './appendix.ts'
import type { AppendixBranch } from './branch.ts'
import { CASE_0 } from './case-0.ts'
import { CASE_1 } from './case-1.ts'
import { CASE_2_CORRECTED } from './case-2-corrected.ts'
import { appendixContext } from './context.ts'

const CASES = [CASE_0, CASE_1, CASE_2_CORRECTED] as const

/** All branches of the corrected appendix, in the order of the paper. */
export const CORRECTED_APPENDIX_BRANCHES: readonly AppendixBranch[] = CASES.flat()

/**
 * The branch of the corrected appendix that decides a position of NIM(4,3), with its answer. Ids
 * and conditions are those of the print; three branches of case 2 have another formula.
 *
 * @throws RangeError unless there are 4 piles
 * @throws RangeError or TypeError unless they ascend and are exact (see integersOf)
 * @complexity O(1) integer operations
 * @source GMMV-App, corrected
 */
export function correctedAppendixBranch<T extends Pile>(x: Position<T>): AppendixDecision {
  const context = appendixContext(x)
  // The last branch of each case meets every position of the case that is left.
  const branch = CASES[context.residue].find(({ applies }) => applies(context))!
  return { branch, isP: branch.isP(context) }
}
