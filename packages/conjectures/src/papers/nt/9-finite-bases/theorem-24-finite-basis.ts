import { NT } from '../../../claim/sources/nt.ts'
import { type Claim, exists, instances, upTo } from '../../../judge/index.ts'
import { judgedDescriptions } from './judged-descriptions.ts'

export const nt9: Claim = instances({
  id: 'NT-9',
  kind: 'theorem',
  at: `${NT.bruteForce}, Theorem 24`,
  title: 'a formula describes the P-positions iff it is right at finitely many irreducible points',
  statement: String.raw`Let $\varphi$ be a Boolean combination of linear inequalities $f(x)\ge c$ and congruences, and $Z$ the set of the least multiples, in the lattice $\Lambda$ on which all congruences are unchanged, of the rays of its forms and of the gaps. Call $x$ reducible if for some $z\in Z$ $x-z$ is a position and no $f(x)\ge t$, $t\in T_f$, changes its truth. Then $\varphi$ describes the P-positions of $SN(n,A)$, in normal or misère play, iff it is right at every irreducible position, given its options; and there are finitely many of these.`,
  conventions: [
    'nimlab judges n = 2: all three games, normal and misère play, and 256 descriptions with one inequality and two congruences; the box has piles 0..max',
    'φ is right at x if its value at x follows from its values at the options of x',
  ],
  domain: upTo('pile', 36),
  cost: (_, { max }) => 1536n * BigInt(max) ** 2n,
  instances: ({ domain: { max } }) => judgedDescriptions(max),
  digest: ({ isRight, largest }) => 2 * largest + Number(isRight),
  method: 'retrograde',
  says: {
    decides: 'right at all irreducible points iff right on the box',
    finitely: 'no irreducible point has a pile in the upper half of the box',
  },
  printed: {
    decides: ({ isRightAtPoints, isRight }) => isRightAtPoints === isRight,
    finitely: exists({
      no: 'bound in the lower half of the box for the piles of all irreducible points',
      holdsWitness: ({ largest, max }) => 2 * largest <= max,
    }),
  },
  witness: ({ A, play, form, least, above, below }) => ({
    A,
    play,
    form,
    least,
    above: Object.values(above).join(' '),
    below: Object.values(below).join(' '),
  }),
  // In the mutation, irreducible points are smaller.
  wrongAt: { case: { part: 'finitely' } },
  wrong: ({ largest }) => largest <= 8,
})
