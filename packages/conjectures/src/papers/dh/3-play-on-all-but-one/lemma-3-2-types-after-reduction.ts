import { isType, type Type, withoutALayer } from '@nim/core/setnim/definitions'
import type { Claim } from '../../../claim/claim.ts'
import type { Told } from '../../../facts/fact.ts'
import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import type { Move } from '../../../facts/setnim/moves.ts'
import { OF_MOVES } from '../../../facts/setnim/reduced-moves.ts'
import { fromReduced } from '../from-reduced.ts'
import { positions } from '../../../judge/positions.ts'
import { listed, type Part } from '../../../judge/statement.ts'

type At = Told<typeof OF_MOVES>

/** A part about moves from reduced positions that need reduction. */
function reducing(
  says: string,
  holds: (move: Move, at: At, n: number) => boolean | null,
): Part<At, ByN> {
  return fromReduced(says, (move, at, { n }) => (move.needsReduction ? holds(move, at, n) : null))
}

const isSpecial = (r: number, n: number): boolean => r === 0 || r === n - 1

/** Part (d) for what is said of (o′, r′). */
function partD(target: (n: number, type: Type, e: number) => Type): Part<At, ByN> {
  return reducing(
    'if r is 0 or n−1: e ≤ n−2, one further token goes off each maximal stack, and (o′,r′) follows',
    ({ reduction, reducedType }, { x, o, r, e }, n) =>
      isSpecial(r, n)
        ? e <= n - 2 &&
          (r === 0 || e <= o) &&
          reduction.join() === withoutALayer(x, true).join() &&
          isType(reducedType, target(n, { o, r }, e))
        : null,
  )
}

/** Types after moves that need reduction. */
export const dhL32: Claim = positions({
  id: 'DH-L3.2',
  kind: 'lemma',
  at: 'Lemma 3.2',
  paperStatus: 'proved',
  title: 'types after a move on n−1 stacks that needs reduction',
  statement: String.raw`In $SN(n,\{n-1\})$ let a reduced $x$ of type $(o,r)$ have a move to $x'$ that needs reduction. (a) A maximal stack is left out, $(n-1)x_n\le|x|<(n-1)(x_n+1)$, $x_1>0$. (b) $x_n$ is even if $r<n-1$, odd otherwise. (c) If $r\notin\{0,n-1\}$: $red(x')=x-(1,\dots,1)$, $o'=n-o$, $r'=r+n-2$ if $r<n-1$, $r'=r-n$ if $r>n-1$. (d) If $r\in\{0,n-1\}$: $e\le n-2$ and $red(x')$ is $x-(1,\dots,1)$ with one further token off each maximal stack; $r=0$ gives $(n-o-e,n-2-e)$; $r=n-1$ gives $e\le o$ and $(n-o+e,2n-3-e)$.`,
  conventions: ['for n = 2 no move needs reduction', 'reduced and red by DH-D3'],
  games: allButOne(3, 8, 2),
  quick: { ranges: { n: [3, 6] } },
  facts: OF_MOVES,
  digest: 'reducedRank',
  printed: listed<At, ByN>([
    {
      part: 'a',
      ...reducing(
        'a maximal stack is left out, (n−1)·x_n ≤ sum(x) < (n−1)(x_n+1), and x_1 > 0',
        ({ leavesOutMaximal }, { x, top, sum }, n) =>
          leavesOutMaximal && (n - 1) * top <= sum && sum < (n - 1) * (top + 1) && x[0]! > 0,
      ),
    },
    {
      part: 'b',
      ...reducing('x_n is even if r < n−1, odd otherwise', (_, { r, top }, n) =>
        r < n - 1 ? top % 2 === 0 : top % 2 === 1,
      ),
    },
    {
      part: 'c',
      ...reducing(
        'if r is not 0 or n−1: red(x′) = x − (1,…,1), o′ = n−o, r′ = r+n−2 or r−n',
        ({ reduction, reducedType }, { x, o, r }, n) =>
          isSpecial(r, n)
            ? null
            : reduction.join() === withoutALayer(x, false).join() &&
              isType(reducedType, { o: n - o, r: r < n - 1 ? r + n - 2 : r - n }),
      ),
    },
    {
      part: 'd',
      ...partD((n, { o, r }, e) =>
        r === 0 ? { o: n - o - e, r: n - 2 - e } : { o: n - o + e, r: 2 * n - 3 - e },
      ),
    },
  ]),
  // e is one too large for r = n−1
  wrong: {
    case: { n: 3, part: 'd' },
    max: 6,
    holds: partD((n, { o, r }, e) =>
      r === 0 ? { o: n - o - e, r: n - 2 - e } : { o: n - o + e + 1, r: 2 * n - 4 - e },
    ).holds,
  },
})
