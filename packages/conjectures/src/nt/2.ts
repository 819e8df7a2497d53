import {
  afterPlayOn,
  isAllOddException,
  outcomeOnKToAllButOne,
  winningMoveOnKToAllButOne,
} from '@nim/core/setnim'
import type { Claim } from '../claim.ts'
import { parseMoveSet } from '../dh/move-sets.ts'
import type { Part, Parts } from '../dh/part.ts'
import { both, byClasses, outcome } from '../dh/part-classes.ts'
import type { PositionFacts } from '../dh/position-facts.ts'
import type { SolvedGame } from '../dh/solved-game.ts'
import type { Classes } from '../evidence/by-class.ts'
import { looking, looksAtOf, SUM_TOP_EVEN } from '../evidence/looks-at.ts'
import { sumTopEven } from '../evidence/numbers-by-class.ts'
import { balance } from './balance.ts'
import { divisorIntervals, everyAOf } from './games.ts'
import { isInK } from './halves.ts'
import { longestByDefinition } from './longest-by-definition.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

/** A set of positions, for k. */
export type Membership = (x: readonly number[], k: number) => boolean

/** No move from one set into another, with the sets named. */
function noMove(
  [fromName, isFrom]: readonly [string, Membership],
  [toName, isTo]: readonly [string, Membership],
): Part {
  return {
    says: `no move leads from ${fromName} to ${toName}`,
    from: 'all',
    ofMove: ({ option }, { x, k }) => (isFrom(x, k) ? !isTo(option, k) : null),
  }
}

/** The bullets of the proof that lead from outside K ∪ E into K. */
function intoK(
  says: string,
  isE: Membership,
  isMeant: (at: PositionFacts) => boolean,
  spared: (at: PositionFacts) => readonly number[],
): Part {
  return {
    says,
    ofPosition: (at) => {
      if (isInK(at.x, at.k) || isE(at.x, at.k) || at.o < at.n || !isMeant(at)) return null
      return spared(at).every((kept) =>
        isInK(
          at.x.map((height, i) => (i === kept ? height : height - 1)),
          at.k,
        ),
      )
    },
  }
}

/** The theorem and the bullets of its proof, for a set in the place of E. */
export function theorem10Parts(isE: Membership): Parts {
  const K = ['K', isInK] as const
  const E = ['E', isE] as const
  const isRight = (at: PositionFacts): boolean =>
    (isInK(at.x, at.k) || isE(at.x, at.k)) === (at.outcome() === 'P')
  return {
    'P-positions': {
      says: 'x is P iff it is in K or in E',
      ofPosition: looksAtOf(isE) === SUM_TOP_EVEN ? byClasses(inKAndSums, isRight) : isRight,
    },
    disjoint: {
      says: 'no position is in K and in E',
      ofPosition: ({ x, k }) => (isE(x, k) ? !isInK(x, k) : null),
    },
    'K to K': noMove(K, K),
    'K to E': noMove(K, E),
    'E to E': noMove(E, E),
    'E to K': noMove(E, K),
    'not all odd': {
      says: 'outside K and E with o ≤ n−1 some move on max(o,k) stacks leads into K',
      ofPosition: (at) => {
        if (isInK(at.x, at.k) || isE(at.x, at.k) || at.o === at.n) return null
        return at.moves().some(({ a, option }) => a === Math.max(at.o, at.k) && isInK(option, at.k))
      },
    },
    'small rho': intoK(
      'with all stacks odd and rho ≤ n−2, playing on all but a highest stack leads into K',
      isE,
      ({ rho, n }) => rho <= n - 2,
      ({ n }) => [n - 1],
    ),
    'large rho': intoK(
      'with all stacks odd, outside E, and rho ≥ n−1, playing on any n−1 stacks leads into K',
      isE,
      ({ rho, n }) => rho >= n - 1,
      ({ x }) => x.map((_, i) => i),
    ),
    rule: {
      says: 'the winning move leads from every N-position to a P-position',
      ofPosition: (at) => {
        const isP = at.outcome() === 'P'
        if ((outcomeOnKToAllButOne(at.x, at.k) === 'P') !== isP) return false
        if (isP) return null
        const target = afterPlayOn(at.x, winningMoveOnKToAllButOne(at.x, at.k)!)
        return at.game.outcomes()[at.game.box.rank(target)] === 0
      },
    },
  }
}

/** Whether x is in K; its sum, highest stack and number of even stacks; the outcome. */
function inKAndSums(game: SolvedGame): Classes {
  const inK = balance(game, longestByDefinition)
  return both(both(inK, sumTopEven(game.box)), outcome(game))
}

const PARTS = theorem10Parts(looking(SUM_TOP_EVEN, isAllOddException<number>))

/** The P-positions of SN(n,{k,…,n−1}), k a divisor of n−1. */
export const nt2: Claim = ntClaim({
  id: 'NT-2',
  kind: 'theorem',
  source: `${NT.allButAll}, Theorem 10`,
  title:
    'in SN(n,{k,…,n−1}), k | n−1: P iff in K, or all odd with |x| ≡ n−2 (mod 2k) and |x| − k·x_n ≥ n−1',
  statement: String.raw`Let $n\ge2$ and $k$ be a divisor of $n-1$. With $\rho=|x|-k\max x$ and $E=\{x:\text{all stacks odd},\ |x|\equiv n-2\ (\mathrm{mod}\ 2k),\ \rho\ge n-1\}$, the P-positions of $SN(n,\{k,\dots,n-1\})$ are exactly $K\cup E$; $K$ and $E$ are disjoint. The parts are the steps of the proof.`,
  conventions: ['normal play; all positions, reduced or not; K as in NT-T5'],
  decides: 'for every position of the box and every move, all parts',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyAOf(divisorIntervals, 2, 5),
  truth: 'outcome',
  // For k = 1 every all-odd position is in E, and two parts speak of nothing.
  partsOf: ({ A }) => {
    const names = Object.keys(PARTS)
    return parseMoveSet(A as string)[0] === 1
      ? names.filter((name) => name !== 'small rho' && name !== 'large rho')
      : names
  },
  printed: PARTS,
})
