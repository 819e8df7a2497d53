import type { Claim } from '../../claim/claim.ts'
import {
  divisionSteps,
  type FarTerm,
  farTermByLemma2,
  farTermByT11,
} from '../../facts/gm/far-term.ts'
import { growthClaim } from '../../judge/shapes/gn/growth-claim.ts'
import { GN } from '../../claim/sources/gn.ts'

/** A vector of range ≤ l with a multiple of l, and a number of moves with many digits. */
function vectorOf(n: number, l: number): number[] {
  return Array.from({ length: n }, (_, i) => Math.floor((i * l) / n))
}

/** The largest number of moves below a period, far out in the sequence. */
function farMoves(n: number, l: number): bigint {
  return 10n ** 30n * BigInt(n * l) + BigInt(n * l - 1)
}

function byT11(n: number, l: number): FarTerm {
  return farTermByT11(vectorOf(n, l), l, farMoves(n, l))
}

function byLemma2(n: number, l: number): FarTerm {
  return farTermByLemma2(vectorOf(n, l), l, farMoves(n, l))
}

/** Far-away terms in linear time. */
export const gnT1cx: Claim = growthClaim({
  id: 'GN-T1.cx',
  source: `${GN}, abstract and section 2`,
  title: 'x^j is computed in time linear in n, l, log j and the logarithms of the entries',
  statement: String.raw`For $range(x^0)\le l$ the vector $x^j$ is computed, by T1.1, in time linear in $n$, $l$, $\log j$ and $\sum_i\log(|x_i|+1)$.`,
  conventions: [
    'linear in each of the variables while the others are fixed',
    'procedures: (T1.1) reduce j modulo nl and make the moves that are left; (Lemma 2) find the first l pivots only and count',
    'units: GM-moves, or entries read and changed, of which a move takes 2n',
  ],
  variables: {
    'n-moves-T1.1': {
      fixed: 'l = 4',
      degree: 1,
      from: 8,
      operations: (n) => byT11(n, 4).moves,
    },
    'n-entries-T1.1': {
      fixed: 'l = 4',
      degree: 1,
      from: 8,
      operations: (n) => byT11(n, 4).operations,
    },
    'n-entries-L2': {
      fixed: 'l = 4',
      degree: 1,
      from: 8,
      operations: (n) => byLemma2(n, 4).operations,
    },
    'l-entries-T1.1': {
      fixed: 'n = 4',
      degree: 1,
      from: 8,
      operations: (l) => byT11(4, l).operations,
    },
    'l-entries-L2': {
      fixed: 'n = 4',
      degree: 1,
      from: 8,
      operations: (l) => byLemma2(4, l).operations,
    },
    digits: {
      fixed: 'n = l = 4',
      degree: 1,
      from: 8,
      operations: (count) => divisionSteps(10n ** BigInt(count) - 1n),
    },
  },
})
