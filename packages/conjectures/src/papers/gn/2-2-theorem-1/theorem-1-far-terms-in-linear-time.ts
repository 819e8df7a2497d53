import type { Claim } from '../../../claim/claim.ts'
import { doublings, growsAs, type GrowthClaim } from '../../../facts/gm/doublings.ts'
import {
  divisionSteps,
  type FarTerm,
  farTermByLemma2,
  farTermByT11,
} from '../../../facts/gm/far-term.ts'
import { corrected } from '../../../judge/corrected.ts'
import { instances } from '../../../judge/instances.ts'

/** A vector of range ≤ l with a multiple of l, and the last row of a period that is far out. */
function farTerm(by: typeof farTermByT11, n: number, l: number): FarTerm {
  const x = Array.from({ length: n }, (_, i) => Math.floor((i * l) / n))
  return by(x, l, 10n ** 30n * BigInt(n * l) + BigInt(n * l - 1))
}

const ofN = { fixed: 'l = 4', from: 8 }
const ofL = { fixed: 'n = 4', from: 8 }

const farTerms: GrowthClaim = {
  ...doublings({
    'n-moves-T1.1': { ...ofN, operations: (n) => farTerm(farTermByT11, n, 4).moves },
    'n-entries-T1.1': { ...ofN, operations: (n) => farTerm(farTermByT11, n, 4).operations },
    'n-entries-L2': { ...ofN, operations: (n) => farTerm(farTermByLemma2, n, 4).operations },
    'l-entries-T1.1': { ...ofL, operations: (l) => farTerm(farTermByT11, 4, l).operations },
    'l-entries-L2': { ...ofL, operations: (l) => farTerm(farTermByLemma2, 4, l).operations },
    digits: {
      fixed: 'n = l = 4',
      from: 8,
      operations: (count) => divisionSteps(10n ** BigInt(count) - 1n),
    },
  }),
  id: 'GN-T1.cx',
  kind: 'remark',
  at: 'abstract and section 2',
  paperStatus: 'asserted',
  title: 'x^j is computed in time linear in n, l, log j and the logarithms of the entries',
  statement: String.raw`For $range(x^0)\le l$ the vector $x^j$ is computed, by T1.1, in time linear in $n$, $l$, $\log j$ and $\sum_i\log(|x_i|+1)$.`,
  conventions: [
    'linear in each of the variables while the others are fixed',
    'procedures: (T1.1) reduce j modulo nl and make the moves that are left; (Lemma 2) find the first l pivots only and count',
    'units: GM-moves, or entries read and changed, of which a move takes 2n',
  ],
  ...growsAs(() => 1),
  // not more than twice as many for the third and later doublings, and no slack
  wrong: {
    case: { variable: 'n-entries-L2' },
    holds: ({ before, after, size }) => after <= (size === 128 ? 1.9 : 2) * before,
  },
}

/** Far-away terms in linear time. */
export const gnT1cx: Claim = instances(farTerms)

/** Far-away terms: linear in moves by T1.1, and linear in entries by Lemma 2. */
export const gnT1cxFix: Claim = instances(
  corrected(
    farTerms,
    {
      title: 'x^j takes time linear in n, l, log j by Lemma 2; by T1.1 alone, quadratic in n',
      statement: String.raw`For $range(x^0)\le l$ the vector $x^j$ is computed, by T1.1 and Lemma 2, in time linear in $n$, $l$, $\log j$ and $\sum_i\log(|x_i|+1)$. By T1.1 alone the number of moves is linear in $n$; the time is linear in $l$, but quadratic in $n$. Changed: Lemma 2 is used, and of T1.1 alone a quadratic bound is claimed for the entries read and changed.`,
      ...growsAs((variable) => (variable === 'n-entries-T1.1' ? 2 : 1)),
      wrong: {
        case: { variable: 'n-entries-T1.1' },
        // four times as many, but for the last doubling
        holds: ({ before, after, size }) => after <= (size === 128 ? 4 : 5) * before,
      },
    },
    { digestedAs: 'printed' },
  ),
)
