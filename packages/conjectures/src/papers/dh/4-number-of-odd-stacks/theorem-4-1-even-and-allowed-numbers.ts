import { oddCountFormula } from '@nim/core/setnim'
import { defaultBox, everyA } from '../../../facts/setnim/game-families.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { type Claim, formulas } from '../../../judge/index.ts'

export const dhT41: Claim = formulas({
  id: 'DH-T4.1',
  kind: 'theorem',
  at: 'Theorem 4.1',
  paperStatus: 'proved',
  title: 'in every SN(n,A): o = 0 implies P, o ∈ A implies N',
  statement: String.raw`In any $SN(n,A)$ and for every position, reduced or not, with $o(x)$ the number of odd piles: (1) $o(x)=0$ implies that $x$ is a P-position; (2) $o(x)\in A$ implies that $x$ is an N-position.`,
  conventions: ['normal play; positions with 0 ≠ o ∉ A are outside the statement and not counted'],
  complexity: 'C(max+n,n) positions times the number of move sets of A, for each of 2^n − 1 sets A',
  games: { ...everyA(1, 5), defaultDomain: ({ n }) => defaultBox(n) },
  printed: ({ n, A }) => ({
    says: oddCountFormula(n, [0]),
    where: oddCountFormula(n, [0, ...parseMoveSet(A)]),
  }),
  // In the mutation, positions with two odd piles are P, although 2 is in A.
  wrongAt: { case: { n: 3, A: '{1,2}' }, max: 4 },
  wrong: { says: oddCountFormula(3, [0, 2]), where: oddCountFormula(3, [0, 1, 2]) },
  calls: () => 'Theorem 4.1',
})
