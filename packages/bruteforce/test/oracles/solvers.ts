import type { Ruleset } from '@nim/core/rules'
import { solve, type SolveOptions, type Table } from '../../src/index.ts'
import { solveByKernel } from './kernel-table.ts'

/** A method of computing tables. */
export interface Solver {
  readonly name: string
  readonly solve: (ruleset: Ruleset, box: { readonly max: number }, options: SolveOptions) => Table
  /** Whether the method solves SN(n,A) with n piles. */
  readonly takes: (piles: number) => boolean
}

/**
 * Typed arrays and generated kernels. Here the kernels also solve boxes that are so small that
 * `solve` does not use kernels for them.
 */
export const SOLVERS: readonly Solver[] = [
  {
    name: 'typed arrays',
    solve: (ruleset, box, options) => solve(ruleset, box, { ...options, kernel: 'plain' }),
    takes: () => true,
  },
  {
    name: 'generated kernels',
    solve: solveByKernel,
    takes: (piles) => piles >= 3 && piles <= 12,
  },
]
