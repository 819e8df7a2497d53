import type { Pile } from '../../integers/integers.ts'
import type { Outcome } from '../../rules/play.ts'
import type { Position } from '../../rules/position.ts'
import type { AppendixBranch } from './branch.ts'
import { CASE_0 } from './case-0.ts'
import { CASE_1 } from './case-1.ts'
import { CASE_2 } from './case-2.ts'
import { appendixContext } from './context.ts'

/** All branches of the appendix, as printed, in the order of the paper. */
export const APPENDIX_BRANCHES: readonly AppendixBranch[] = [...CASE_0, ...CASE_1, ...CASE_2]

const CASES = [CASE_0, CASE_1, CASE_2] as const

/** The branch that decides a position, and whether it calls the position P. */
export interface AppendixDecision {
  readonly branch: AppendixBranch
  readonly isP: boolean
}

/**
 * The branch of the appendix that decides a position of NIM(4,3), with its answer, as printed. The
 * paper reports these formulas as observed, without proof; for the true value use `remoteness`.
 *
 * @throws RangeError unless there are 4 piles
 * @throws RangeError or TypeError unless they ascend and are exact (see integersOf)
 * @complexity O(1) integer operations
 * @source GMMV-App
 */
export function appendixBranch<T extends Pile>(x: Position<T>): AppendixDecision {
  const context = appendixContext(x)
  // The last branch of each case meets every position of the case that is left.
  const branch = CASES[context.residue].find(({ applies }) => applies(context))!
  return { branch, isP: branch.isP(context) }
}

/**
 * True if the appendix, as printed, calls a position of NIM(4,3) a P-position.
 *
 * @throws as {@link appendixBranch}
 * @source GMMV-App
 */
export function appendixIsP<T extends Pile>(x: Position<T>): boolean {
  return appendixBranch(x).isP
}

/**
 * The outcome of a position of NIM(4,3) according to the appendix, as printed.
 *
 * @throws as {@link appendixBranch}
 * @source GMMV-App
 */
export function appendixOutcome<T extends Pile>(x: Position<T>): Outcome {
  return appendixIsP(x) ? 'P' : 'N'
}
