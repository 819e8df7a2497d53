/**
 * How a condition becomes queries. Every encoding is equisatisfiable with the condition, case by
 * case, so it decides only how long a proof takes.
 */
export interface Encoding {
  /**
   * `forms`: one case for each way in which the linear forms under congruences, residues and
   * quotients can leave residues. `piles`: one case for each residue vector of the piles. Of either,
   * residues that a conjunct of the condition excludes are no cases of their own, and a case is not
   * split further once it is false. `none`: residues and quotients are left to fresh variables.
   */
  readonly residues: 'forms' | 'piles' | 'none'
  /** For `piles`: the modulus; the least one that decides all residues if absent. */
  readonly modulus?: number
  /**
   * `variables`: min, max, counts and the quotients that are left become fresh variables with the
   * constraints that define them. `direct`: the solver gets `ite`, `div` and `mod`.
   */
  readonly terms: 'variables' | 'direct'
}
