import {
  afterPlayOn,
  isAllOddException,
  outcomeOnKToAllButOne,
  winningMoveOnKToAllButOne,
} from '@nim/core/setnim'
import type { Claim } from '../claim.ts'
import { parseMoveSet } from '../dh/move-sets.ts'
import type { MovePart, Part, Parts, PositionPart } from '../dh/part.ts'
import type { PositionFacts } from '../dh/position-facts.ts'
import { looking, looksAtOf, SUM_TOP_EVEN } from '../evidence/looks-at.ts'
import { FAILS, HOLDS, SILENT } from '../evidence/tally.ts'
import { bitRows } from './bit-rows.ts'
import { byRows, type RowsOf } from './by-rows.ts'
import { formulaLengths } from './formula-lengths.ts'
import { divisorIntervals, everyAOf } from './games.ts'
import { fillInK, halfLengths } from './half-lengths.ts'
import { isInK } from './halves.ts'
import { inClassRows, inKRows, type MemberRows, noMoveRows } from './member-rows.ts'
import { ntClaim } from './nt-claim.ts'
import { haveOptionIn } from './option-rows.ts'
import type { RowGame } from './row-game.ts'
import { rowMoves, setSums, tiedStacks } from './row-sets.ts'
import { ruleWins } from './rule-wins.ts'
import { sortedSets, sumOuter } from './rule-rows.ts'
import { NT } from './source.ts'
import { oddCountOuter } from './type-table.ts'

/** The rows of K, and of a set that looks at sum, highest stack and number of odd stacks. */
function rowsOfSets(isE: Membership): { readonly K: MembersOf; readonly E: MembersOf } {
  return {
    K: inKRows,
    E: ({ box, k }) => inClassRows(box, (x) => isE(x, k)),
  }
}

type MembersOf = (game: RowGame) => MemberRows

/** Whether a set of stacks to be played on leads from every position that a part speaks of into K. */
function intoKRows(
  isE: Membership,
  isMeant: (n: number, rho: number) => boolean,
  spared: (n: number) => readonly number[],
): RowsOf {
  return (game) => {
    const { n, k, box, drops } = game
    const K = inKRows(game)
    const E = rowsOfSets(isE).E(game)
    const isInE = new Uint8Array(box.max + 1)
    const into = bitRows(box.count)
    const sorted = sortedSets(n)
    const { begin, sums } = setSums(n)
    const sets = spared(n).map((kept) => (2 ** n - 1) & ~(1 << kept))
    return (outer, answers, length, rank) => {
      K(outer, answers, length)
      into.set(answers, length, rank)
      if (oddCountOuter(outer) < n - 1) {
        answers.fill(SILENT, 0, length)
        return
      }
      E(outer, isInE, length)
      begin(outer, drops)
      const outerTies = tiedStacks(outer)
      const outerRho = sumOuter(outer) - k * outer[n - 1]!
      for (let x1 = 0; x1 < length; x1++) {
        if ((x1 & 1) === 0 || answers[x1] === 1 || isInE[x1] === 1 || !isMeant(n, outerRho + x1)) {
          answers[x1] = SILENT
          continue
        }
        const ties = (x1 === length - 1 ? outerTies | 2 : outerTies) << (n - 1)
        let holds = true
        for (const set of sets) {
          // of equal stacks the first ones are lowered, which leaves the same
          const those = sorted[ties | set]!
          const left = rank + x1 - sums[those >> 1]! - (those & 1)
          if ((into.window(left) & 1) === 0) holds = false
        }
        answers[x1] = holds ? HOLDS : FAILS
      }
    }
  }
}

/** Moves on max(o,k) stacks, all positions of a row with x_1 even at a time, and all with x_1 odd. */
function notAllOddRows(isE: Membership): RowsOf {
  return (game) => {
    const { n, k, sizes, box, drops } = game
    const K = inKRows(game)
    const E = rowsOfSets(isE).E(game)
    const isInE = new Uint8Array(box.max + 1)
    const into = bitRows(box.count)
    const movesBy = Array.from({ length: n + 1 }, (_, size) =>
      rowMoves(n, sizes.includes(size) ? [size] : [], drops),
    )
    return (outer, answers, length, rank) => {
      K(outer, answers, length)
      into.set(answers, length, rank)
      E(outer, isInE, length)
      const odd = oddCountOuter(outer)
      const ofEven = movesBy[Math.max(odd, k)]!
      const ofOdd = movesBy[Math.max(odd + 1, k)]!
      ofEven.begin(outer)
      if (ofOdd !== ofEven) ofOdd.begin(outer)
      for (let from = 0; from < length; from += 32) {
        const even = haveOptionIn(ofEven, into, length, rank, from) & 0x55555555
        const bits = even | (haveOptionIn(ofOdd, into, length, rank, from) & 0xaaaaaaaa)
        const end = Math.min(length, from + 32)
        for (let x1 = from; x1 < end; x1++) {
          const isSilent = answers[x1] === 1 || isInE[x1] === 1 || odd + (x1 & 1) === n
          if (isSilent) answers[x1] = SILENT
          else answers[x1] = (bits >>> (x1 - from)) & 1 ? HOLDS : FAILS
        }
      }
    }
  }
}

function disjointRows(isE: Membership): RowsOf {
  return (game) => {
    const K = inKRows(game)
    const E = rowsOfSets(isE).E(game)
    const isInK = new Uint8Array(game.box.max + 1)
    return (outer, answers, length) => {
      K(outer, isInK, length)
      E(outer, answers, length)
      for (let x1 = 0; x1 < length; x1++) {
        if (answers[x1] === 0) answers[x1] = SILENT
        else answers[x1] = isInK[x1] === 0 ? HOLDS : FAILS
      }
    }
  }
}

/** Whether the positions in K or E are the P-positions. */
function outcomeRows(E: MembersOf, K: MembersOf): RowsOf {
  return (game) => {
    const values = game.outcomes()
    const inE = E(game)
    const inK = K(game)
    const isInE = new Uint8Array(game.box.max + 1)
    return (outer, answers, length, rank) => {
      inK(outer, answers, length)
      inE(outer, isInE, length)
      for (let x1 = 0; x1 < length; x1++) {
        // 1 for P here, 0 for P there
        const isIn = answers[x1]! | isInE[x1]!
        answers[x1] = isIn !== values[rank + x1] ? HOLDS : FAILS
      }
    }
  }
}

/** The outcome that the formula gives, and the move: all sets are asked for at N-positions only. */
const printedMoveWins: RowsOf = (game) => {
  const { n, k, box } = game
  const balanced: MembersOf = () => {
    const halves = halfLengths(box, (those) => formulaLengths(those, k))
    return (outer, isIn, length) => {
      fillInK(halves, outer, isIn, length)
    }
  }
  const isRight = outcomeRows(rowsOfSets(isAllOddException).E, balanced)(game)
  const leads = ruleWins((x) => winningMoveOnKToAllButOne(x, k) ?? [])(game)
  const isSame = new Uint8Array(box.max + 1)
  if (isRight === null || leads === null || n < 2) return null
  return (outer, answers, length, rank) => {
    isRight(outer, isSame, length, rank)
    leads(outer, answers, length, rank)
    for (let x1 = 0; x1 < length; x1++) if (isSame[x1] !== HOLDS) answers[x1] = FAILS
  }
}

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
  isMeant: (n: number, rho: number) => boolean,
  spared: (n: number) => readonly number[],
): Part {
  return {
    says,
    ofPosition: rowedBy(isE, intoKRows(isE, isMeant, spared), (at) => {
      if (isInK(at.x, at.k) || isE(at.x, at.k) || at.o < at.n || !isMeant(at.n, at.rho)) return null
      return spared(at.n).every((kept) =>
        isInK(
          at.x.map((height, i) => (i === kept ? height : height - 1)),
          at.k,
        ),
      )
    }),
  }
}

/** The predicate with its rows, if the set in the place of E has rows. */
function rowedBy(
  isE: Membership,
  rows: RowsOf,
  ofPosition: PositionPart['ofPosition'],
): PositionPart['ofPosition'] {
  return looksAtOf(isE) === SUM_TOP_EVEN ? byRows(rows, ofPosition) : ofPosition
}

/** The theorem and the bullets of its proof, for a set in the place of E. */
export function theorem10Parts(isE: Membership): Parts {
  const sets = rowsOfSets(isE)
  const K = { name: 'K', has: isInK, rows: sets.K }
  const E = { name: 'E', has: isE, rows: looksAtOf(isE) === SUM_TOP_EVEN ? sets.E : null }
  const isRight = (at: PositionFacts): boolean =>
    (isInK(at.x, at.k) || isE(at.x, at.k)) === (at.outcome() === 'P')
  return {
    'P-positions': {
      says: 'x is P iff it is in K or in E',
      ofPosition: rowedBy(isE, outcomeRows(sets.E, sets.K), isRight),
    },
    disjoint: {
      says: 'no position is in K and in E',
      ofPosition: rowedBy(isE, disjointRows(isE), ({ x, k }) => (isE(x, k) ? !isInK(x, k) : null)),
    },
    'K to K': noMove(K, K),
    'K to E': noMove(K, E),
    'E to E': noMove(E, E),
    'E to K': noMove(E, K),
    'not all odd': {
      says: 'outside K and E with o ≤ n−1 some move on max(o,k) stacks leads into K',
      ofPosition: rowedBy(isE, notAllOddRows(isE), (at) => {
        if (isInK(at.x, at.k) || isE(at.x, at.k) || at.o === at.n) return null
        return at.moves().some(({ a, option }) => a === Math.max(at.o, at.k) && isInK(option, at.k))
      }),
    },
    'small rho': intoK(
      'with all stacks odd and rho ≤ n−2, playing on all but a highest stack leads into K',
      isE,
      (n, rho) => rho <= n - 2,
      (n) => [n - 1],
    ),
    'large rho': intoK(
      'with all stacks odd, outside E, and rho ≥ n−1, playing on any n−1 stacks leads into K',
      isE,
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
