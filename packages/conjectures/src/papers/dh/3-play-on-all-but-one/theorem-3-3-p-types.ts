import { isPTypeByTheorem33, isPTypeByTheorem51 } from '@nim/core/setnim'
import { allButOne } from '../../../facts/setnim/game-families.ts'
import { type Claim, piles, positions } from '../../../judge/index.ts'
import { BY_TYPES, typeDecides } from '../by-types.ts'

export const dhT33: Claim = positions({
  ...BY_TYPES,
  id: 'DH-T3.3',
  kind: 'theorem',
  at: 'Theorem 3.3',
  paperStatus: 'proved',
  title: 'in SN(n,{n−1}) a reduced position is P iff o ≤ r ≤ 2n−4−o or (o,r) = (n,n−2)',
  statement: String.raw`In $SN(n,\{n-1\})$, with $o$ the number of odd piles and $r=|x|\bmod 2(n-1)$: (a) $o\equiv r\pmod 2$ for all positions; (b) a reduced $x$ is a P-position iff $o\le r\le 2n-4-o$ or $(o,r)=(n,n-2)$.`,
  conventions: [
    'normal play; our copy of the text lacks the hypothesis on n; nimlab checks n ≥ 3, and n = 2 as a separate case',
    'a position that is not reduced is replaced by its reduction, by definition (DH-D3)',
  ],
  games: { ...allButOne(2, 8), parameters: [piles(2, 2, 8)] },
  quick: { ranges: { n: [2, 6] } },
  printed: typeDecides(({ n }, type) => isPTypeByTheorem33(n, type)),
  // In the mutation, the type (n, n−2) is omitted.
  wrongAt: { case: { n: 4 }, max: 6 },
  wrong: typeDecides(({ n }, type) => isPTypeByTheorem51(n, type)),
})
