import { slowSetNim } from '@nim/core/rules'
import { isInK, total } from '@nim/core/setnim/definitions'
import type { Claim } from '../../../claim/claim.ts'
import { NT } from '../../../claim/sources/nt.ts'
import {
  type ByN,
  defaultBox,
  type GameFamily,
  stacks,
} from '../../../facts/setnim/game-families.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { positions } from '../../../judge/positions.ts'
import { everyMove } from '../../../judge/every-move.ts'
import { BY_OUTCOME } from '../judged-by.ts'

const GAMES: GameFamily<ByN> = {
  parameters: [stacks(4, 4, 7)],
  ruleset: ({ n }) => slowSetNim(n, [n - 2, n]),
  defaultDomain: ({ n }) => defaultBox(n),
}

/** Every stack lowered by a number. */
function loweredBy(x: readonly number[], tokens: number): number[] {
  return x.map((height) => height - tokens)
}

/** Whether x is an exceptional P-position; for n = 4 these return with an even number on all stacks. */
function isInE(x: readonly number[]): boolean {
  const [n, least] = [x.length, x[0]!]
  if (n === 4 && least > 0 && least % 2 === 0) return isInE(loweredBy(x, least))
  const k = n - 2
  const sum = total(x)
  return (
    least === 0 &&
    x.every((height, i) => i === 0 || height % 2 === 1) &&
    sum % (2 * k) === k - 1 &&
    k * x[n - 1]! <= sum
  )
}

/** Whether x is E + (1,…,1), the exceptional N-positions. */
function isAboveE(x: readonly number[]): boolean {
  return x[0]! > 0 && isInE(loweredBy(x, 1))
}

function isInP(x: readonly number[], k: number): boolean {
  return isInE(x) || (isInK(x, k) && !isAboveE(x))
}

/** The types of reduced positions: the triangle, but for two types. */
function isPByType({ x, k, o, r }: Letters): boolean {
  if (isInE(x)) return true
  return o <= r && r <= 2 * k - 2 - o && !isAboveE(x)
}

/** The P-positions of SN(n,{n−2,n}). */
export const nt5: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-5',
  at: `${NT.allButTwoOrAll}, Theorem 15`,
  title: 'in SN(n,{n−2,n}), n ≥ 4: P iff in E, or in K and not in E + (1,…,1)',
  statement: String.raw`Let $n\ge4$, $k=n-2$, and $E_0=\{x:x_1=0,\ x_2,\dots,x_n\text{ odd},\ |x|\equiv n-3\ (\mathrm{mod}\ 2k),\ k\,x_n\le|x|\}$. Let $E=E_0$ if $n\ge5$, and $E=\{y+2t\cdot(1,1,1,1):y\in E_0,\ t\ge0\}$ if $n=4$. The P-positions of $SN(n,\{n-2,n\})$ are exactly $(K\setminus(E+(1,\dots,1)))\cup E$. So a reduced $x$ is a P-position iff $o\le r\le2k-2-o$, with $r=|x|\bmod2k$, except that those in $E$, of type $(n-1,n-3)$, are P and those in $E+(1,\dots,1)$, of type $(1,1)$, are N.`,
  conventions: [
    'normal play; all positions, reduced or not; K as in NT-T5',
    'answers DH-OP2 for k = n−2',
  ],
  games: GAMES,
  printed: {
    'P-positions': {
      says: 'x is P iff it is in E, or in K and not in E + (1,…,1)',
      holds: ({ x, k, outcome }) => isInP(x, k) === (outcome === 0),
    },
    types: {
      says: 'a reduced x is P iff o ≤ r ≤ 2k−2−o, with the exceptions E, of type (n−1,n−3), and E + (1,…,1), of type (1,1)',
      holds: (at, { n }) => {
        const { x, o, r, rho, outcome } = at
        if (rho < 0) return null
        const isOfItsType =
          (!isInE(x) || (o === n - 1 && r === n - 3)) && (!isAboveE(x) || (o === 1 && r === 1))
        return isOfItsType && isPByType(at) === (outcome === 0)
      },
    },
    exceptions: {
      says: 'positions of E are reduced and not in K, those of E + (1,…,1) are reduced and in K',
      holds: ({ x, rho, inK }) =>
        isInE(x) || isAboveE(x) ? rho >= 0 && inK === isAboveE(x) : null,
    },
    'no move stays': {
      says: 'no move joins two of the positions that are said to be P',
      holds: ({ x, k, moves }) =>
        isInP(x, k) ? everyMove(moves, ({ option }) => !isInP(option, k)) : null,
    },
    'a move into': {
      says: 'from every other position a move leads to one of these',
      holds: ({ x, k, moves }) =>
        isInP(x, k) ? null : moves.some(({ option }) => isInP(option, k)),
    },
  },
  // the exceptions of the game on n−1 stacks only
  wrong: {
    case: { n: 4, part: 'P-positions' },
    max: 6,
    holds: ({ x, inK, outcome }) => (inK || isInE(x)) === (outcome === 0),
  },
})
