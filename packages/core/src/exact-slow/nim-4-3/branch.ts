import type { AppendixContext, AppendixResidue } from './context.ts'

/**
 * One line of the appendix. A position belongs to the first branch of its case whose condition it
 * meets. `condition` and `formula` are the printed texts, in the abbreviations of
 * {@link AppendixContext}.
 *
 * @source GMMV-App
 */
export interface AppendixBranch {
  /** `GMMV-App-case0.1` to `GMMV-App-case2.3c`. */
  readonly id: string
  /** |x| mod 3 of the positions of the case. */
  readonly residue: AppendixResidue
  readonly condition: string
  /** When x is P. */
  readonly formula: string
  readonly applies: (context: AppendixContext) => boolean
  readonly isP: (context: AppendixContext) => boolean
}

/** [A] of the paper: 1 if A is true, otherwise 0. */
export function indicator(statement: boolean): 0 | 1 {
  return statement ? 1 : 0
}
