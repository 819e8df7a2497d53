import {
  afterPlayOn,
  isAllOddException,
  outcomeOnKToAllButOne,
  winningMoveOnKToAllButOne,
} from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { NT } from '../../../claim/sources/nt.ts'
import type { Told } from '../../../facts/fact.ts'
import { everyMove } from '../../../facts/setnim/every-move.ts'
import { divisorIntervals, everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { inK, isInK, lowered } from '../../../facts/setnim/halves.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { plays } from '../../../facts/setnim/plays.ts'
import { outcomeAt } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { leastSize, oddStacks, rho, sum } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import type { Part } from '../../../judge/statement.ts'
import { positions } from '../../../judge/positions.ts'

const FACTS = { k: leastSize, sum, o: oddStacks, rho, inK, moves: plays, outcome, outcomeAt }
type At = Told<typeof FACTS>
type PartOfProof = Part<At, unknown>

const SETS = { K: isInK, E: isAllOddException } as const

/** No move from one set into another. */
function noMove(from: keyof typeof SETS, to: keyof typeof SETS): PartOfProof {
  return {
    says: `no move leads from ${from} to ${to}`,
    holds: ({ x, k, moves }) =>
      SETS[from](x, k) ? everyMove(moves, ({ option }) => !SETS[to](option, k)) : null,
  }
}

/** Whether x is outside K ∪ E, all stacks are odd, and playing on all stacks but any of these leads into K. */
function leadIntoK({ x, k, o, inK }: At, spared: readonly number[]): boolean | null {
  if (inK || isAllOddException(x, k) || o < x.length) return null
  return spared.every((kept) => isInK(lowered(x, (2 ** x.length - 1) ^ (1 << kept)), k))
}

const PRINTED: Readonly<Record<string, PartOfProof>> = {
  'P-positions': {
    says: 'x is P iff it is in K or in E',
    holds: ({ x, k, inK, outcome }) => (inK || isAllOddException(x, k)) === (outcome === 0),
  },
  disjoint: {
    says: 'no position is in K and in E',
    holds: ({ x, k, inK }) => (isAllOddException(x, k) ? !inK : null),
  },
  'K to K': noMove('K', 'K'),
  'K to E': noMove('K', 'E'),
  'E to E': noMove('E', 'E'),
  'E to K': noMove('E', 'K'),
  'not all odd': {
    says: 'outside K and E with o ≤ n−1 some move on max(o,k) stacks leads into K',
    holds: ({ x, k, o, inK, moves }) =>
      inK || isAllOddException(x, k) || o === x.length
        ? null
        : moves.some(({ a, option }) => a === Math.max(o, k) && isInK(option, k)),
  },
  'small rho': {
    says: 'with all stacks odd and rho ≤ n−2, playing on all but a highest stack leads into K',
    holds: (at) => (at.rho <= at.x.length - 2 ? leadIntoK(at, [at.x.length - 1]) : null),
  },
  'large rho': {
    says: 'with all stacks odd, outside E, and rho ≥ n−1, playing on any n−1 stacks leads into K',
    holds: (at) => (at.rho >= at.x.length - 1 ? leadIntoK(at, [...at.x.keys()]) : null),
  },
  rule: {
    says: 'the winning move leads from every N-position to a P-position',
    holds: ({ x, k, outcome, outcomeAt }) => {
      if ((outcomeOnKToAllButOne(x, k) === 'P') !== (outcome === 0)) return false
      if (outcome === 0) return null
      return outcomeAt(afterPlayOn(x, winningMoveOnKToAllButOne(x, k)!)) === 0
    },
  },
}

/** The P-positions of SN(n,{k,…,n−1}), k a divisor of n−1. */
export const nt2: Claim = positions({
  id: 'NT-2',
  kind: 'theorem',
  at: `${NT.allButAll}, Theorem 10`,
  paperStatus: 'proved',
  title:
    'in SN(n,{k,…,n−1}), k | n−1: P iff in K, or all odd with |x| ≡ n−2 (mod 2k) and |x| − k·x_n ≥ n−1',
  statement: String.raw`Let $n\ge2$ and $k$ be a divisor of $n-1$. With $\rho=|x|-k\max x$ and $E=\{x:\text{all stacks odd},\ |x|\equiv n-2\ (\mathrm{mod}\ 2k),\ \rho\ge n-1\}$, the P-positions of $SN(n,\{k,\dots,n-1\})$ are exactly $K\cup E$; $K$ and $E$ are disjoint. The parts are the steps of the proof.`,
  conventions: ['normal play; all positions, reduced or not; K as in NT-T5'],
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyAOf(divisorIntervals, 2, 5),
  // For k = 1 every all-odd position is in E, and two parts speak of nothing.
  partsOf: ({ A }) => {
    const names = Object.keys(PRINTED)
    return parseMoveSet(A as string)[0] === 1
      ? names.filter((name) => name !== 'small rho' && name !== 'large rho')
      : names
  },
  facts: FACTS,
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: PRINTED,
  // E without the condition on rho; fails first at 1,1,3
  wrong: {
    case: { n: 3, A: '{2}', part: 'P-positions' },
    max: 4,
    holds: ({ x, k, sum, o, inK, outcome }) => {
      const isException = o === x.length && (sum - (x.length - 2)) % (2 * k) === 0
      return (inK || isException) === (outcome === 0)
    },
  },
})
