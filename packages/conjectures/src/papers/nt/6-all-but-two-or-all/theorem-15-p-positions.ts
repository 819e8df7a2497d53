import { slowSetNim } from '@nim/core/rules'
import { NT } from '../../../claim/sources/nt.ts'
import type { ByN, GameFamily } from '../../../facts/setnim/game-families.ts'
import { defaultBox, stacks } from '../../../facts/setnim/game-families.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { type Claim, everyMove, positions } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'
import { isAboveE, isInE, isInP } from './theorem-15-sets.ts'

const GAMES: GameFamily<ByN> = {
  parameters: [stacks(4, 4, 7)],
  ruleset: ({ n }) => slowSetNim(n, [n - 2, n]),
  defaultDomain: ({ n }) => defaultBox(n),
}

/** The types of reduced positions: the triangle without two types. */
function isPByType({ x, k, o, r }: Letters): boolean {
  if (isInE(x)) return true
  return o <= r && r <= 2 * k - 2 - o && !isAboveE(x)
}

export const nt10: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-10',
  at: `${NT.allButTwoOrAll}, Theorem 15`,
  title: 'in SN(n,{n−2,n}), n ≥ 4: P iff in E, or in K and not in E + (1,…,1)',
  statement: String.raw`Let $n\ge4$, $k=n-2$, and $E_0=\{x:x_1=0,\ x_2,\dots,x_n\text{ odd},\ |x|\equiv n-3\ (\mathrm{mod}\ 2k),\ k\,x_n\le|x|\}$. Let $E=E_0$ if $n\ge5$, and $E=\{y+2t\cdot(1,1,1,1):y\in E_0,\ t\ge0\}$ if $n=4$. The P-positions of $SN(n,\{n-2,n\})$ are exactly $(K\setminus(E+(1,\dots,1)))\cup E$, with $K$ as in NT-T5. Let $x$ be reduced, and let $r=|x|\bmod2k$. Then $x$ is a P-position iff $o\le r\le2k-2-o$, with two exceptions. The positions in $E$, which have type $(n-1,n-3)$, are P-positions. The positions in $E+(1,\dots,1)$, which have type $(1,1)$, are N-positions.`,
  conventions: ['normal play; all positions; K as in NT-T5; this answers DH-OP2 for k = n−2'],
  games: GAMES,
  says: {
    'P-positions': 'x is P iff it is in E, or in K and not in E + (1,…,1)',
    types:
      'a reduced x is P iff o ≤ r ≤ 2k−2−o, with the exceptions E, of type (n−1,n−3), and E + (1,…,1), of type (1,1)',
    exceptions:
      'positions of E are reduced and not in K, those of E + (1,…,1) are reduced and in K',
    'no move stays': 'no move joins two of the positions that the theorem calls P',
    'a move into': 'from every other position a move leads to one of these',
  },
  printed: {
    'P-positions': ({ x, k, outcome }) => isInP(x, k) === (outcome === 0),
    types: (at, { n }) => {
      const { x, o, r, rho, outcome } = at
      if (rho < 0) return null
      const isOfItsType =
        (!isInE(x) || (o === n - 1 && r === n - 3)) && (!isAboveE(x) || (o === 1 && r === 1))
      return isOfItsType && isPByType(at) === (outcome === 0)
    },
    exceptions: ({ x, rho, inK }) =>
      isInE(x) || isAboveE(x) ? rho >= 0 && inK === isAboveE(x) : null,
    'no move stays': ({ x, k, moves }) =>
      isInP(x, k) ? everyMove(moves, ({ option }) => !isInP(option, k)) : null,
    'a move into': ({ x, k, moves }) =>
      isInP(x, k) ? null : moves.some(({ option }) => isInP(option, k)),
  },
  // The mutation uses only the exceptions of the game on n−1 stacks.
  wrongAt: { case: { n: 4, part: 'P-positions' }, max: 6 },
  wrong: ({ x, inK, outcome }) => (inK || isInE(x)) === (outcome === 0),
})
