import type { Formula } from '@nim/presburger'
import type { Pile } from '../../integers/integers.ts'
import type { Outcome } from '../../rules/play.ts'
import type { Position } from '../../rules/position.ts'
import {
  type AppendixBranch,
  appendixFormulaOf,
  type AppendixLine,
  type AppendixResidue,
  branchesOf,
} from './branch.ts'
import { CASE_0 } from './case-0.ts'
import { CASE_1 } from './case-1.ts'
import { CASE_2 } from './case-2.ts'
import { type AppendixVersion, contextAt } from './context.ts'

const CASES = [CASE_0, CASE_1, CASE_2] as const

const BRANCHES_BY_CASE = {
  printed: byCase('printed'),
  corrected: byCase('corrected'),
} as const

/** All branches of the appendix, as printed, in the paper's order. @source GMMV-App */
export const APPENDIX_BRANCHES: readonly AppendixBranch[] = BRANCHES_BY_CASE.printed.flat()

/**
 * All branches of the corrected appendix. The ids and conditions of the branches are as printed.
 * Three branches of case 2 have a formula that differs from the printed formula.
 *
 * @source GMMV-App, corrected
 */
export const CORRECTED_APPENDIX_BRANCHES: readonly AppendixBranch[] =
  BRANCHES_BY_CASE.corrected.flat()

/** The appendix as printed: the P-positions of NIM(4,3) over x1, …, x4. @source GMMV-App */
export const APPENDIX: Formula = appendixFormulaOf(APPENDIX_BRANCHES)

/**
 * The corrected appendix: the P-positions of NIM(4,3) over x1, …, x4.
 * @source GMMV-App, corrected
 */
export const CORRECTED_APPENDIX: Formula = appendixFormulaOf(CORRECTED_APPENDIX_BRANCHES)

/** The branch that decides a position, and whether that branch classifies the position as P. */
export interface AppendixDecision {
  readonly branch: AppendixBranch
  readonly isP: boolean
}

/**
 * Returns the branch of the printed appendix that decides a position of NIM(4,3), and the branch's
 * answer. The paper reports these formulas as observations, without a proof. Use `remoteness` to
 * compute the true value.
 *
 * @throws RangeError unless there are 4 piles
 * @throws RangeError or TypeError unless they ascend and are exact (see integersOf)
 * @complexity O(1) integer operations
 * @source GMMV-App
 */
export function appendixBranch<T extends Pile>(x: Position<T>): AppendixDecision {
  return decide(x, 'printed')
}

/**
 * Returns the branch of the corrected appendix that decides a position of NIM(4,3), and the
 * branch's answer.
 *
 * @throws as {@link appendixBranch}
 * @complexity O(1) integer operations
 * @source GMMV-App, corrected
 */
export function correctedAppendixBranch<T extends Pile>(x: Position<T>): AppendixDecision {
  return decide(x, 'corrected')
}

/**
 * True if the printed appendix classifies a position of NIM(4,3) as P.
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

function byCase(version: AppendixVersion): readonly (readonly AppendixBranch[])[] {
  return CASES.map((lines: readonly AppendixLine[], residue) =>
    branchesOf(lines, residue as AppendixResidue, version),
  )
}

function decide<T extends Pile>(x: Position<T>, version: AppendixVersion): AppendixDecision {
  const context = contextAt(x, version)
  const residue = Number(context.z.mod(context.sum, 3)) as AppendixResidue
  const lines = CASES[residue]
  // The last branch of each case applies to every remaining position of the case.
  const i = lines.findIndex(({ when }) => when(context))
  return { branch: BRANCHES_BY_CASE[version][residue]![i]!, isP: lines[i]!.isP(context) }
}
