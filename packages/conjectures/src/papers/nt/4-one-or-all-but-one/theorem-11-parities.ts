import { formatPosition, sorted } from '@nim/core/rules'
import { afterPlayOn, outcomeOnOneOrAllButOne, winningMoveOnOneOrAllButOne } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { everyMove } from '../../../facts/setnim/every-move.ts'
import { oneOrAllButOne } from '../../../facts/setnim/games-of-theorems.ts'
import { plays } from '../../../facts/setnim/plays.ts'
import { sum } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** Whether x is in Q. */
function isQ(x: readonly number[]): boolean {
  return outcomeOnOneOrAllButOne(x) === 'P'
}

/** The stacks with these numbers (from 0) lowered by 1. */
function afterLowering(x: readonly number[], isLowered: (j: number) => boolean): number[] {
  return x.map((height, j) => (isLowered(j) ? height - 1 : height))
}

/** Whether lowering some stacks leaves, after sorting, what lowering others leaves as it stands. */
function leavesSame(
  x: readonly number[],
  played: (j: number) => boolean,
  lowered: (j: number) => boolean,
): boolean {
  const left = sorted(afterLowering(x, played))
  return formatPosition(left) === formatPosition(afterLowering(x, lowered))
}

/** The P-positions of SN(n,{1,n−1}) for odd n. */
export const nt3: Claim = positions({
  id: 'NT-3',
  kind: 'theorem',
  at: `${NT.oneOrAllButOne}, Theorem 11`,
  paperStatus: 'proved',
  title: 'in SN(n,{1,n−1}), n odd: P iff x_1, x_2 and |x| have the same parity',
  statement: String.raw`Let $n\ge3$ be odd. The P-positions of $SN(n,\{1,n-1\})$ are $Q=\{x_1\le\dots\le x_n: x_1\equiv x_2\equiv|x|\pmod2\}$. Fact: after sorting, lowering one stack of height $t$ lowers exactly the first coordinate of value $t$; playing on all stacks but one of height $t$ lowers all coordinates but the last one of value $t$.`,
  conventions: ['normal play; all positions'],
  complexity: 'C(max+n,n) positions times n',
  games: oneOrAllButOne(),
  facts: { sum, moves: plays, outcome },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: {
    'P-positions': {
      says: 'x is P iff x_1, x_2 and sum(x) have the same parity',
      holds: ({ x, outcome }) => isQ(x) === (outcome === 0),
    },
    'one stack': {
      says: 'lowering a stack of height t lowers the first coordinate of that value',
      holds: ({ x }) =>
        x.every(
          (t, i) =>
            t === 0 ||
            leavesSame(
              x,
              (j) => j === i,
              (j) => j === x.indexOf(t),
            ),
        ),
    },
    'all but one': {
      says: 'sparing a stack of height t lowers all coordinates but the last one of that value',
      holds: ({ x }) =>
        x.every(
          (t, i) =>
            x.some((height, j) => j !== i && height === 0) ||
            leavesSame(
              x,
              (j) => j !== i,
              (j) => j !== x.lastIndexOf(t),
            ),
        ),
    },
    'from Q': {
      says: 'no move leads from Q to Q',
      holds: ({ x, moves }) => (isQ(x) ? everyMove(moves, ({ option }) => !isQ(option)) : null),
    },
    'into Q': {
      says: 'outside Q the winning move leads into Q',
      holds: ({ x }) => {
        if (isQ(x)) return null
        const played = winningMoveOnOneOrAllButOne(x)
        return played !== null && isQ(afterPlayOn(x, played))
      },
    },
  },
  // x_2 is left out
  wrong: {
    case: { n: 3, A: '{1,2}', part: 'P-positions' },
    max: 3,
    holds: ({ x, sum, outcome }) => (x[0]! % 2 === sum % 2) === (outcome === 0),
  },
})
