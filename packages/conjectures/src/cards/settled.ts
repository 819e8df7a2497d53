/**
 * A result of nimlab that goes beyond the papers. docs/results.md is generated from these results.
 * `[ID]` in a result stands for the claim with that id, whose card names its proofs.
 */
interface SettledResult {
  /** The subject: the games, or the statement of a paper. */
  readonly subject: string
  /** The claims that state the result. Each of these claims is proved for all positions. */
  readonly claims: readonly string[]
  /** The proof's file in docs/proofs, if no claim above has a file in that folder. */
  readonly proof?: string
  readonly result: string
}

/** An answer to a question or a conjecture, or a new result. */
export interface SettledTheorem extends SettledResult {
  /** The paper and the section that left the question open, and earlier results. */
  readonly openIn: string
}

/** A wrong statement from a paper, together with the corrected statement. */
export interface SettledError extends SettledResult {
  readonly counterexample: string
  /** The page in docs/findings. */
  readonly finding: string
}

export const SETTLED_THEOREMS: readonly SettledTheorem[] = [
  {
    subject: 'SN(n,{k,…,n})',
    openIn: 'DH, section 6: a conjecture; DH covers the cases k = 1, n−1 and n',
    claims: ['DH-C1'],
    result:
      '[DH-C1]: a reduced position (no pile is above |x|/k) is a P-position iff o ≤ r ≤ 2k−2−o, where o counts the odd piles and r = |x| mod 2k. Every position has the outcome of its reduction (DH, Proposition 2.4)',
  },
  {
    subject: 'NIM(k+1,k), k ≥ 2',
    openIn: 'not asked; known for NIM(3,2) (arXiv:1508.05777)',
    claims: ['GMMV-D3.values'],
    result: '[GMMV-D3.values]: all Sprague-Grundy values; they are 0, 1, 2 and 3',
  },
  {
    subject: 'misère NIM(k+1,k), k ≥ 2',
    openIn:
      'arXiv:2311.13511: families of exceptions, not proved complete; the outcome is known for NIM(3,2) (arXiv:1508.05777)',
    claims: ['GMMV-D4.values', 'GMMV-D4.m-rule'],
    result:
      '[GMMV-D4.values]: remoteness and outcome by a formula; [GMMV-D4.m-rule]: all positions at which the M-rule fails',
  },
  {
    subject: 'NIM(n,n−1)',
    openIn: 'GN, section 4: formulas for the P-positions if n is larger than 4',
    claims: ['GN-O3'],
    proof: 'k-to-all-but-one',
    result:
      '[GN-O3]: the formula of DH, Theorem 3.3, gives them. DH proves it; nimlab has another proof',
  },
  {
    subject: 'GM-rule: feasible l-selections',
    openIn: 'GN, Remark 2: “we will not characterize feasible l-selections”',
    claims: ['GN-O4'],
    result: '[GN-O4]: a description of the lists that are the first l pivots of a vector',
  },
  {
    subject: 'SN(n,{k,…,n−1}), k divides n−1',
    openIn: 'DH, section 6, question 4, for k = 1 (known: arXiv:1508.05777); not asked for k > 1',
    claims: ['NT-2'],
    result: '[NT-2]: the P-positions; DH, Theorem 3.3, is the case k = n−1',
  },
  {
    subject: 'SN(n,{n−2,n})',
    openIn: 'DH, section 6, question 2',
    claims: ['NT-10'],
    result: '[NT-10]: the P-positions, for k = n−2 of the question',
  },
  {
    subject: 'SN(n,{1,…,n−2}), SN(n,{1,…,n−2,n}), n ≥ 4',
    openIn:
      'DH, section 6, question 4, for the first (arXiv:1508.05777 has a formula); not asked for the second',
    claims: ['NT-11'],
    result:
      '[NT-11]: P iff the lowest pile is even and all others have one parity; the first game is the case k = n−2 of the question',
  },
  {
    subject: 'misère SN(n,A), A = {1,…,n} or {1,…,n−1}, or odd numbers with 1 and an even n',
    openIn: 'not asked; known for {1,2} with n ≤ 3 (arXiv:1508.05777)',
    claims: ['NT-12'],
    result: '[NT-12]: the P-positions in misère play',
  },
  {
    subject: 'SN(n,A), A odd numbers and 1 ∈ A',
    openIn: 'not asked; DH covers A = {1}, and A = {1,n} with odd n, in normal play',
    claims: ['NT-L25'],
    result: '[NT-L25]: P iff |x| is even; in misère play, iff |x| is odd',
  },
  {
    subject: 'slow hypergraph games',
    openIn: 'not asked',
    claims: ['NT-6', 'NT-7'],
    result:
      '[NT-6], [NT-7]: the changes of high piles that do not affect the remoteness R, and bounds on R in terms of the longest play',
  },
]

export const SETTLED_ERRORS: readonly SettledError[] = [
  {
    subject: 'GMMV, Conjecture 1 (b)',
    counterexample: '(12,12,12,13,15,24,24), m = 27, the smallest of NIM(7,4)',
    finding: 'GMMV-C1',
    claims: ['GMMV-C1-fix'],
    result: '[GMMV-C1-fix]: (a) and (c) for all n and k, and (b) for k = 1 and k ≥ n−1',
  },
  {
    subject: 'GMMV, remark after Theorem 1, second part',
    counterexample: '(3,5,5), the example of the paper, is in the family',
    finding: 'GMMV-Rem-odd',
    claims: ['GMMV-Rem-odd-fix'],
    result:
      '[GMMV-Rem-odd-fix]: an odd position of NIM(k+1,k) is a P-position iff it satisfies (B) of Theorem 1 for some m',
  },
  {
    subject: 'GN, Conjecture 1',
    counterexample: '(2,4,4), l = 3',
    finding: 'GN-C1',
    claims: ['GN-C1.multiple', 'GN-C1-fix', 'GN-C1.low', 'GN-C1.shift', 'GN-C1.length'],
    result:
      '[GN-C1.multiple]: the GM-strategies form a Nash equilibrium from every position with a multiple of l, if every move must leave one. [GN-C1-fix]: they form one for n = 2 or l = 2; and from a position with a multiple of l, the player who loses when all players follow the strategies cannot avoid the loss by deviating alone. [GN-C1.low]: for n ≥ 3 they form one from every x with x_1 ≤ (n−3)l + 1 or x_{n−1} ≤ (n−2)l, and from every x with a multiple of l and x_1 ≤ (n−2)l + 1; no bound can be raised for l ≥ 3. [GN-C1.shift]: each position at which they do not form one begins an infinite family. [GN-C1.length]: a formula for the number of moves of their play. The payoffs are reconstructed (GN-D12)',
  },
  {
    subject: 'DH, section 1, quoting arXiv:2311.13511',
    counterexample: '(1,1,2) in NIM(3,2)',
    finding: 'DH-I4b',
    claims: ['DH-I4b-fix'],
    result:
      '[DH-I4b-fix]: in misère NIM(n,n−1) the M-rule is optimal exactly at the positions that are not exceptions in the sense of [GMMV-D4.m-rule]. The abstract of arXiv:2311.13511 itself mentions exceptions',
  },
  {
    subject: 'GN, Theorem 1, part 2',
    counterexample: '(0,0,1), l = 2',
    finding: 'GN-T1.2',
    claims: ['GN-T1.periods'],
    result:
      '[GN-T1.periods]: the least periods are nl/e, where e divides l and n−1, with the number of vectors that have each. The length nl of the printed period is reconstructed',
  },
  {
    subject: 'V, Theorem 4',
    counterexample: 'k = t = 2, n = 13',
    finding: 'V-T4',
    claims: ['V-T4-fix'],
    result: '[V-T4-fix]: 2k+1 digits are enough, with 1 + g(t) instead of g(t)',
  },
]
