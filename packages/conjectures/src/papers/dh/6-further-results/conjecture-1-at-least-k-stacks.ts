import { slowSetNim } from '@nim/core/rules'
import { isPTypeByConjecture1 } from '@nim/core/setnim'
import { type ByK, defaultBox, type GameFamily } from '../../../facts/setnim/game-families.ts'
import { moveSizesFrom } from '../../../facts/setnim/move-sets.ts'
import { type Claim, piles, positions, sizeK } from '../../../judge/index.ts'
import { BY_TYPES, typeDecides } from '../by-types.ts'

const GAMES: GameFamily<ByK> = {
  parameters: [piles(1, 3, 6), sizeK('smallest number of piles in a move', (n) => [1, n])],
  ruleset: ({ n, k }) => slowSetNim(n, moveSizesFrom(k, n)),
  defaultDomain: ({ n }) => defaultBox(n),
}

export const dhC1: Claim = positions({
  ...BY_TYPES,
  id: 'DH-C1',
  alias: 'slow-setnim',
  kind: 'conjecture',
  at: 'section 6',
  paperStatus: 'conjectured',
  title: 'in SN(n,{k,…,n}) a reduced position is P iff o ≤ r ≤ 2k−2−o',
  statement: String.raw`In $SN(n,\{k,\dots,n\})$, with $o$ the number of odd piles and $r=|x|\bmod 2k$: $o\equiv r \pmod 2$ for all positions, and a reduced $x$ is a P-position iff $o\le r\le 2k-2-o$.`,
  conventions: [
    'normal play; our copy of the text lacks the range of k; nimlab checks 1 ≤ k ≤ n',
    'a position that is not reduced is replaced by its reduction, by definition (DH-D3)',
  ],
  games: GAMES,
  quick: { ranges: { n: [3, 5] } },
  printed: typeDecides(({ n, k }, type) => isPTypeByConjecture1(n, k, type)),
  // In the mutation, the lower limit o ≤ r is omitted.
  wrongAt: { case: { n: 4, k: 3 }, max: 6 },
  wrong: typeDecides(({ k }, { o, r }) => r <= 2 * k - 2 - o),
})
