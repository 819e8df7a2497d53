import { formatPosition, sorted } from '@nim/core/rules'
import { afterPlayOn, outcomeOnOneOrAllButOne, winningMoveOnOneOrAllButOne } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { MovePart, Parts } from '../../../facts/setnim/part.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'
import { visitMoves } from '../../../facts/setnim/visit-moves.ts'
import { looking, looksAtOf } from '../../../rows/looks-at.ts'
import { oneOrAllButOne } from '../../../facts/setnim/games.ts'
import { byOddStacks, byPatterns } from '../../../judge/shapes/nt/pattern-rows.ts'
import { byRows } from '../../../judge/shapes/nt/by-rows.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { NT } from '../../../claim/sources/nt.ts'

/** The sorted position x with the coordinates of the list (from 0) lowered by 1. */
function withLowered(x: readonly number[], isLowered: (j: number) => boolean): string {
  return formatPosition(x.map((height, j) => (isLowered(j) ? height - 1 : height)))
}

function lowersFirst(x: readonly number[]): boolean {
  return x.every((t, i) => {
    if (t === 0) return true
    const left = sorted(x.map((height, j) => (i === j ? height - 1 : height)))
    return formatPosition(left) === withLowered(x, (j) => j === x.indexOf(t))
  })
}

function lowersAllButLast(x: readonly number[]): boolean {
  return x.every((t, i) => {
    if (x.some((height, j) => j !== i && height === 0)) return true
    const left = sorted(x.map((height, j) => (i === j ? height : height - 1)))
    return formatPosition(left) === withLowered(x, (j) => j !== x.lastIndexOf(t))
  })
}

/** The theorem for a set in the place of Q. */
export function theorem11Parts(isQ: (x: readonly number[]) => boolean): Parts {
  const looksAtParities = looksAtOf(isQ) === 'parities'
  const wins = (x: readonly number[]): boolean | null => {
    if (isQ(x)) return null
    const played = winningMoveOnOneOrAllButOne(x)
    return played !== null && isQ(afterPlayOn(x, played))
  }
  const leaves: MovePart['ofMove'] = ({ option }, { x }) => (isQ(x) ? !isQ(option) : null)
  /** The same for all moves from x. */
  const staysOutside = (x: readonly number[], sizes: readonly number[]): boolean | null => {
    if (!isQ(x)) return null
    let holds: boolean | null = null
    visitMoves(x, sizes, (option) => {
      holds = !isQ(option)
      return holds
    })
    return holds
  }
  const isRight = (at: PositionFacts): boolean => isQ(at.x) === (at.outcome() === 'P')
  return {
    'P-positions': {
      says: 'x is P iff x_1, x_2 and sum(x) have the same parity',
      ofPosition: looksAtParities
        ? byRows(
            byOddStacks((x) => isQ(x)),
            isRight,
          )
        : isRight,
    },
    'one stack': {
      says: 'lowering a stack of height t lowers the first coordinate of that value',
      ofPosition: byRows(
        byPatterns(() => lowersFirst),
        ({ x }) => lowersFirst(x),
      ),
    },
    'all but one': {
      says: 'sparing a stack of height t lowers all coordinates but the last one of that value',
      ofPosition: byRows(
        byPatterns(() => lowersAllButLast),
        ({ x }) => lowersAllButLast(x),
      ),
    },
    'from Q': {
      says: 'no move leads from Q to Q',
      from: 'all',
      ofMove: looksAtParities
        ? byRows(
            byPatterns((sizes) => (x) => staysOutside(x, sizes)),
            leaves,
          )
        : leaves,
    },
    'into Q': {
      says: 'outside Q the winning move leads into Q',
      ofPosition: looksAtParities
        ? byRows(
            byPatterns(() => wins),
            ({ x }) => wins(x),
          )
        : ({ x }) => wins(x),
    },
  }
}

/** The P-positions of SN(n,{1,n−1}) for odd n. */
export const nt3: Claim = ntClaim({
  id: 'NT-3',
  kind: 'theorem',
  source: `${NT.oneOrAllButOne}, Theorem 11`,
  title: 'in SN(n,{1,n−1}), n odd: P iff x_1, x_2 and |x| have the same parity',
  statement: String.raw`Let $n\ge3$ be odd. The P-positions of $SN(n,\{1,n-1\})$ are $Q=\{x_1\le\dots\le x_n: x_1\equiv x_2\equiv|x|\pmod2\}$. Fact: after sorting, lowering one stack of height $t$ lowers exactly the first coordinate of value $t$; playing on all stacks but one of height $t$ lowers all coordinates but the last one of value $t$.`,
  conventions: ['normal play; all positions'],
  decides: 'for every position of the box and every move, the theorem and the steps of its proof',
  complexity: 'C(max+n,n) positions times n',
  games: oneOrAllButOne(),
  truth: 'outcome',
  printed: theorem11Parts(
    looking('parities', (x: readonly number[]) => outcomeOnOneOrAllButOne(x) === 'P'),
  ),
})
