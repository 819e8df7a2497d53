import { and, congruent, firstCase, type Formula, not } from '@nim/presburger'
import { CONTEXT_IN_TERMS, type AppendixVersion, type OfContext } from './context.ts'

/** The case of the appendix to which a position x belongs: |x| mod 3. */
export type AppendixResidue = 0 | 1 | 2

/** A line of the appendix, with its printed text and its meaning as code. */
export interface AppendixLine {
  /** The name of the line within its case, from `1` to `3c`. */
  readonly name: string
  readonly condition: string
  /** The printed condition for x to be P. */
  readonly formula: string
  /**
   * The version of the formula that computes c from d; absent if the formula does not contain c.
   */
  readonly corrected?: string
  readonly when: OfContext
  readonly isP: OfContext
}

/**
 * A branch of the appendix as data. A position belongs to the first branch of its case whose
 * condition it satisfies. `condition` and `formula` are the printed texts, where D = x_3 − x_2 −
 * x_1, d = (x_1 + x_3 − x_2) mod 4, λ = x_1 + x_2 + x_3 − 2x_4 and Q(c) = [λ − c = 12j, j ≥ 0].
 *
 * @source GMMV-App
 */
export interface AppendixBranch {
  /** `GMMV-App-case0.1` to `GMMV-App-case2.3c`. */
  readonly id: string
  readonly residue: AppendixResidue
  readonly condition: string
  /** The printed condition for x to be P. */
  readonly formula: string
  /**
   * The condition of the branch, as a formula over x1, …, x4. The branch applies only if no earlier
   * branch of the case applies.
   */
  readonly when: Formula
  /** The condition for x to be P, as a formula over x1, …, x4. */
  readonly isP: Formula
}

/** The branches of a case, as data. */
export function branchesOf(
  lines: readonly AppendixLine[],
  residue: AppendixResidue,
  version: AppendixVersion,
): AppendixBranch[] {
  const context = CONTEXT_IN_TERMS[version]
  return lines.map(({ name, condition, formula, corrected = formula, when, isP }) => ({
    id: `GMMV-App-case${residue}.${name}`,
    residue,
    condition,
    formula: version === 'printed' ? formula : corrected,
    when: when(context),
    isP: isP(context),
  }))
}

/** The formula |x| ≡ residue (mod 3), which describes the positions of a case. */
export function isAppendixCase(residue: number): Formula {
  return congruent(CONTEXT_IN_TERMS.printed.sum, residue, 3)
}

/**
 * The formula of one case. The first branch whose condition holds decides whether the position is
 * P.
 */
export function appendixCaseFormula(branches: readonly AppendixBranch[], residue: number): Formula {
  const own = branches.filter((branch) => branch.residue === residue)
  return firstCase(own.map(({ when, isP }) => [when, isP] as const))
}

/** A single formula that combines all branches. */
export function appendixFormulaOf(branches: readonly AppendixBranch[]): Formula {
  return firstCase(
    [0, 1, 2].map((residue) => [isAppendixCase(residue), appendixCaseFormula(branches, residue)]),
  )
}

/**
 * The positions that reach the branch. There, the condition of the branch holds, and no earlier
 * branch of the case applies.
 */
export function reachesBranch(
  branches: readonly AppendixBranch[],
  { id, residue, when }: AppendixBranch,
): Formula {
  const own = branches.filter((branch) => branch.residue === residue)
  const earlier = own.slice(
    0,
    own.findIndex((branch) => branch.id === id),
  )
  return and(isAppendixCase(residue), ...earlier.map((branch) => not(branch.when)), when)
}
