import { isPTypeByTheorem33, isPTypeByTheorem51 } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import { allButOneOrAll } from '../../../facts/setnim/game-families.ts'
import { reducedOdd, reducedResidue } from '../../../facts/setnim/reduction.ts'
import { oddStacks, residue } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** P-positions of the game on all piles but one, or all. */
export const dhT51: Claim = positions({
  id: 'DH-T5.1',
  kind: 'theorem',
  at: 'Theorem 5.1',
  paperStatus: 'proved',
  title: 'in SN(n,{n−1,n}) a reduced position is P iff o ≤ r ≤ 2n−4−o',
  statement: String.raw`In $SN(n,\{n-1,n\})$, with $o$ the number of odd piles and $r=|x|\bmod 2(n-1)$: $o\equiv r\pmod 2$ for all positions, and a reduced $x$ is a P-position iff $o\le r\le 2n-4-o$.`,
  conventions: [
    'normal play; the hypothesis on n is lost in our copy of the text: n ≥ 3, and n = 2 as a case of its own',
    'positions that are not reduced are judged through their reduction, by its definition (DH-D3)',
  ],
  decides:
    'for every position of the box, whether the type of its reduction gives the outcome found by exhaustive solution',
  complexity: 'C(max+n,n) positions times n + 1 moves',
  games: { ...allButOneOrAll(2, 8), parameters: [piles(2, 2, 8)] },
  quick: { ranges: { n: [2, 6] } },
  facts: { o: oddStacks, r: residue, redO: reducedOdd, redR: reducedResidue, outcome },
  digest: 'outcome',
  printed: ({ o, r, redO, redR, outcome }, { n }) =>
    (o - r) % 2 === 0 && (outcome === 0) === isPTypeByTheorem51(n, { o: redO, r: redR }),
  // the formula of Theorem 3.3
  wrong: {
    case: { n: 4 },
    max: 6,
    holds: ({ redO, redR, outcome }, { n }) =>
      (outcome === 0) === isPTypeByTheorem33(n, { o: redO, r: redR }),
  },
})
