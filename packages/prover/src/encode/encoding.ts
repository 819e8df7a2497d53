/**
 * The way in which a condition becomes queries. Every encoding gives equisatisfiable queries, case by
 * case. So the encoding only affects how long a proof takes.
 */
export interface Encoding {
  /**
   * `forms`: one case for each combination of residues of the linear forms under congruences,
   * residues and quotients. `piles`: one case for each residue vector of the piles. In both,
   * residues that a conjunct of the condition excludes have no cases of their own, and a false case
   * is not split further. `none`: fresh variables stand for residues and quotients.
   */
  readonly residues: 'forms' | 'piles' | 'none'
  /** For `piles`: the modulus; if absent, the least one that decides all residues. */
  readonly modulus?: number
  /**
   * `variables`: fresh variables with defining constraints stand for min, max, counts and the
   * remaining quotients. `direct`: the solver gets `ite`, `div` and `mod`.
   */
  readonly terms: 'variables' | 'direct'
}
