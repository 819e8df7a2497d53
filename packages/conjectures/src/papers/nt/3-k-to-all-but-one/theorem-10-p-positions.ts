import {
  afterPlayOn,
  isAllOddException,
  outcomeOnKToAllButOne,
  winningMoveOnKToAllButOne,
} from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import type { MovePart, Part, Parts, PositionPart } from '../../../facts/setnim/part.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'
import {
  disjointRows,
  intoKRows,
  notAllOddRows,
  outcomeRows,
  printedMoveWins,
} from '../../../judge/shapes/nt/2-rows.ts'
import { allOddExceptionRows } from '../../../facts/setnim/all-odd-exception-rows.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { divisorIntervals, everyAOf } from '../../../facts/setnim/games.ts'
import { isInK } from '../../../facts/setnim/halves.ts'
import { inKRows, type MembersOf, noMoveRows } from '../../../judge/shapes/nt/member-rows.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { NT } from '../../../claim/sources/nt.ts'

/** A set of positions, for k. */
export type Membership = (x: readonly number[], k: number) => boolean

interface NamedSet {
  readonly name: string
  readonly has: Membership
  /** Its rows, if there are any. */
  readonly rows: MembersOf | null
}

/** No move from one set into another, with the sets named. */
function noMove(from: NamedSet, to: NamedSet): Part {
  const ofMove: MovePart['ofMove'] = ({ option }, { x, k }) =>
    from.has(x, k) ? !to.has(option, k) : null
  const { rows } = from
  return {
    says: `no move leads from ${from.name} to ${to.name}`,
    from: 'all',
    ofMove: rows === null || to.rows === null ? ofMove : byRows(noMoveRows(rows, to.rows), ofMove),
  }
}

/** The bullets of the proof that lead from outside K ∪ E into K. */
function intoK(
  says: string,
  isE: Membership,
  rowsOfE: MembersOf | null,
  isMeant: (n: number, rho: number) => boolean,
  spared: (n: number) => readonly number[],
): Part {
  return {
    says,
    ofPosition: rowedBy(
      rowsOfE,
      (rows) => intoKRows(rows, isMeant, spared),
      (at) => {
        if (isInK(at.x, at.k) || isE(at.x, at.k) || at.o < at.n || !isMeant(at.n, at.rho))
          return null
        return spared(at.n).every((kept) =>
          isInK(
            at.x.map((height, i) => (i === kept ? height : height - 1)),
            at.k,
          ),
        )
      },
    ),
  }
}

/** The predicate with its rows, if the set in the place of E has rows. */
function rowedBy(
  rowsOfE: MembersOf | null,
  rows: (rowsOfE: MembersOf) => RowsOf,
  ofPosition: PositionPart['ofPosition'],
): PositionPart['ofPosition'] {
  return rowsOfE === null ? ofPosition : byRows(rows(rowsOfE), ofPosition)
}

/**
 * The theorem and the bullets of its proof, for a set in the place of E.
 * @param rowsOfE the set row by row
 */
export function theorem10Parts(isE: Membership, rowsOfE: MembersOf | null = null): Parts {
  const K = { name: 'K', has: isInK, rows: inKRows }
  const E = { name: 'E', has: isE, rows: rowsOfE }
  const isRight = (at: PositionFacts): boolean =>
    (isInK(at.x, at.k) || isE(at.x, at.k)) === (at.outcome() === 'P')
  return {
    'P-positions': {
      says: 'x is P iff it is in K or in E',
      ofPosition: rowedBy(rowsOfE, (rows) => outcomeRows(rows, inKRows), isRight),
    },
    disjoint: {
      says: 'no position is in K and in E',
      ofPosition: rowedBy(rowsOfE, disjointRows, ({ x, k }) => (isE(x, k) ? !isInK(x, k) : null)),
    },
    'K to K': noMove(K, K),
    'K to E': noMove(K, E),
    'E to E': noMove(E, E),
    'E to K': noMove(E, K),
    'not all odd': {
      says: 'outside K and E with o ≤ n−1 some move on max(o,k) stacks leads into K',
      ofPosition: rowedBy(rowsOfE, notAllOddRows, (at) => {
        if (isInK(at.x, at.k) || isE(at.x, at.k) || at.o === at.n) return null
        return at.moves().some(({ a, option }) => a === Math.max(at.o, at.k) && isInK(option, at.k))
      }),
    },
    'small rho': intoK(
      'with all stacks odd and rho ≤ n−2, playing on all but a highest stack leads into K',
      isE,
      rowsOfE,
      (n, rho) => rho <= n - 2,
      (n) => [n - 1],
    ),
    'large rho': intoK(
      'with all stacks odd, outside E, and rho ≥ n−1, playing on any n−1 stacks leads into K',
      isE,
      rowsOfE,
      (n, rho) => rho >= n - 1,
      (n) => Array.from({ length: n }, (_, i) => i),
    ),
    rule: {
      says: 'the winning move leads from every N-position to a P-position',
      ofPosition: byRows(printedMoveWins, (at) => {
        const isP = at.outcome() === 'P'
        if ((outcomeOnKToAllButOne(at.x, at.k) === 'P') !== isP) return false
        if (isP) return null
        const target = afterPlayOn(at.x, winningMoveOnKToAllButOne(at.x, at.k)!)
        return at.game.outcomes()[at.game.box.rank(target)] === 0
      }),
    },
  }
}

const PARTS = theorem10Parts(isAllOddException, allOddExceptionRows)

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
