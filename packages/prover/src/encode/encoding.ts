/**
 * The way in which a condition is converted to queries. Every encoding produces equisatisfiable
 * queries, case by case. The encoding therefore affects only how long a proof takes.
 */
export interface Encoding {
  /**
   * `forms`: one case for each combination of residues of the linear forms under congruences,
   * residues and quotients. `piles`: one case for each residue vector of the piles. With both,
   * residues that a conjunct of the condition excludes have no separate cases, and a false case is
   * not split further. `none`: fresh variables stand for residues and quotients.
   */
  readonly residues: 'forms' | 'piles' | 'none'
  /** The modulus for `piles`. By default, it is the least modulus that decides all residues. */
  readonly modulus?: number
  /**
   * `variables`: fresh variables with defining constraints represent min, max, counts and the
   * remaining quotients. `direct`: the solver gets `ite`, `div` and `mod`.
   */
  readonly terms: 'variables' | 'direct'
}
