import { sorted } from '@nim/core/rules'
import { lowered } from '@nim/core/setnim/definitions'
import { isSame } from '../../../facts/setnim/halves.ts'
import { type Claim, everyMove, positions } from '../../../judge/index.ts'
import { afterPlayOn, outcomeOnOneOrAllButOne, winningMoveOnOneOrAllButOne } from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import { oneOrAllButOne } from '../../../facts/setnim/games-of-theorems.ts'
import { BY_OUTCOME } from '../judged-by.ts'

/** True if x is in Q. */
function isQ(x: readonly number[]): boolean {
  return outcomeOnOneOrAllButOne(x) === 'P'
}

export const nt3: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-3',
  at: `${NT.oneOrAllButOne}, Theorem 11`,
  title: 'in SN(n,{1,n−1}), n odd: P iff x_1, x_2 and |x| have the same parity',
  statement: String.raw`Let $n\ge3$ be odd. The P-positions of $SN(n,\{1,n-1\})$ are $Q=\{x_1\le\dots\le x_n: x_1\equiv x_2\equiv|x|\pmod2\}$. Fact: after sorting, lowering one stack of height $t$ lowers exactly the first coordinate of value $t$; playing on all stacks but one of height $t$ lowers all coordinates but the last one of value $t$.`,
  conventions: ['normal play; all positions'],
  games: oneOrAllButOne(),
  says: {
    'P-positions': 'x is P iff x_1, x_2 and sum(x) have the same parity',
    'one stack': 'lowering a stack of height t lowers the first coordinate of that value',
    'all but one':
      'sparing a stack of height t lowers all coordinates but the last one of that value',
    'from Q': 'no move leads from Q to Q',
    'into Q': 'outside Q the winning move leads into Q',
  },
  printed: {
    'P-positions': ({ x, outcome }) => isQ(x) === (outcome === 0),
    'one stack': ({ x }) =>
      x.every(
        (t, i) => t === 0 || isSame(sorted(lowered(x, 1 << i)), lowered(x, 1 << x.indexOf(t))),
      ),
    'all but one': ({ x, nonempty }, { n }) =>
      x.every((t, i) => {
        if (nonempty - (t > 0 ? 1 : 0) < n - 1) return true
        const [all, last] = [2 ** n - 1, x.lastIndexOf(t)]
        return isSame(sorted(lowered(x, all ^ (1 << i))), lowered(x, all ^ (1 << last)))
      }),
    'from Q': ({ x, moves }) => (isQ(x) ? everyMove(moves, ({ option }) => !isQ(option)) : null),
    'into Q': ({ x }) => {
      if (isQ(x)) return null
      const played = winningMoveOnOneOrAllButOne(x)
      return played !== null && isQ(afterPlayOn(x, played))
    },
  },
  // In the mutation, x_2 is ignored.
  wrongAt: { case: { n: 3, A: '{1,2}', part: 'P-positions' }, max: 3 },
  wrong: ({ x, sum, outcome }) => (x[0]! % 2 === sum % 2) === (outcome === 0),
})
