import {
  and,
  congruent,
  count,
  eq,
  even,
  FALSE,
  firstCase,
  type Formula,
  ge,
  ite,
  minus,
  mod,
  not,
  odd,
  or,
  plus,
  type Term,
  times,
  TRUE,
} from '@nim/presburger'
import { pileVariables } from '../piles.ts'

/** A branch of the appendix: where it speaks, no earlier branch of its case doing so, and what it says. */
export interface AppendixBranchFormula {
  /** As in `APPENDIX_BRANCHES` of @nim/core. */
  readonly id: string
  readonly residue: 0 | 1 | 2
  readonly condition: Formula
  readonly isP: Formula
}

const [x1, x2, x3, x4] = pileVariables(4) as [Term, Term, Term, Term]
const D = minus(x3, plus(x2, x1))
const LAMBDA = minus(plus(x1, x2, x3), times(2, x4))
const SUM_12 = plus(x1, x2)
const SUM_MOD_4 = mod(SUM_12, 4)
const d = mod(minus(plus(x1, x3), x2), 4)
const BOTH_ODD = and(odd(x1), odd(x2))

function isDOneOf(...values: readonly number[]): Formula {
  return or(...values.map((value) => eq(D, value)))
}

/** Q(c): λ − c = 12j for some j ≥ 0. */
function Q(c: Term | number): Formula {
  return and(ge(LAMBDA, c), congruent(LAMBDA, c, 12))
}

/** An odd number of the formulas is true. */
function isOddNumberOf(...formulas: readonly Formula[]): Formula {
  return odd(count(...formulas))
}

type Line = readonly [name: string, condition: Formula, isP: Formula]

const CASE_0: readonly Line[] = [
  ['1', BOTH_ODD, FALSE],
  ['2', ge(D, 0), even(SUM_12)],
  ['3', eq(D, -1), odd(SUM_12)],
  ['4', even(d), even(SUM_12)],
  ['5', TRUE, not(isOddNumberOf(odd(x2), eq(d, 3), Q(3)))],
]

const CASE_1: readonly Line[] = [
  ['1', BOTH_ODD, FALSE],
  ['2', or(ge(D, 0), even(D), eq(D, -3)), even(SUM_12)],
  ['3', isDOneOf(-1, -5), odd(SUM_12)],
  ['4', TRUE, isOddNumberOf(odd(x2), eq(d, 1), Q(7))],
]

/** @param s what c is computed from: (x_1 + x_2) mod 4 in the print, d in the correction */
function case2(s: Term): readonly Line[] {
  const isLow = or(ge(D, 0), isDOneOf(-2, -3, -6))
  return [
    ['1a', and(BOTH_ODD, or(ge(D, 0), isDOneOf(-1, -3, -4, -7))), FALSE],
    ['1b', BOTH_ODD, Q(plus(2, times(3, s)))],
    ['2a', and(odd(x1), isLow), FALSE],
    ['2b', and(odd(x1), eq(D, -1)), TRUE],
    ['2c', odd(x1), isOddNumberOf(eq(d, 1), Q(ite(odd(s), 5, minus(8, times(3, s)))))],
    ['3a', isLow, even(x2)],
    ['3b', eq(D, -1), odd(x2)],
    ['3c', TRUE, not(isOddNumberOf(eq(d, 3), Q(ite(odd(s), 5, plus(2, times(3, s)))), odd(x2)))],
  ]
}

function branchesOf(case2Lines: readonly Line[]): readonly AppendixBranchFormula[] {
  return ([CASE_0, CASE_1, case2Lines] as const).flatMap((lines, i) =>
    lines.map(([name, condition, isP]) => ({
      id: `GMMV-App-case${i}.${name}`,
      residue: i as 0 | 1 | 2,
      condition,
      isP,
    })),
  )
}

/** The branches as printed. @source GMMV-App */
export const APPENDIX_BRANCH_FORMULAS: readonly AppendixBranchFormula[] = branchesOf(
  case2(SUM_MOD_4),
)

/** The branches with c computed from d in the place of x_1 + x_2. @source GMMV-App, corrected */
export const CORRECTED_BRANCH_FORMULAS: readonly AppendixBranchFormula[] = branchesOf(case2(d))

/** |x| ≡ residue (mod 3). */
export function isCase(residue: number): Formula {
  return congruent(plus(x1, x2, x3, x4), residue, 3)
}

/** What the branches of one case say: the first one whose condition holds. */
export function caseFormula(branches: readonly AppendixBranchFormula[], residue: number): Formula {
  return firstCase(
    branches
      .filter((branch) => branch.residue === residue)
      .map(({ condition, isP }) => [condition, isP] as const),
  )
}

/** The whole description. */
export function appendixFormula(branches: readonly AppendixBranchFormula[]): Formula {
  return firstCase([0, 1, 2].map((residue) => [isCase(residue), caseFormula(branches, residue)]))
}

/** The positions that reach the branch: of its case, and no earlier branch applies. */
export function reaches(
  branches: readonly AppendixBranchFormula[],
  branch: AppendixBranchFormula,
): Formula {
  const earlier = branches.slice(0, branches.indexOf(branch))
  return and(
    isCase(branch.residue),
    ...earlier.filter(({ residue }) => residue === branch.residue).map((e) => not(e.condition)),
    branch.condition,
  )
}
