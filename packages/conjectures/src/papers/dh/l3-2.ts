import type { Claim } from '../../claim/claim.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import type { MovePart, Parts } from '../../facts/setnim/part.ts'
import type { MoveFacts, PositionFacts, Type } from '../../facts/setnim/position-facts.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'
import { isType } from '../../facts/setnim/types.ts'

/** What the lemma says of (o′, r′) of the reduction, where it does. */
type ReducedTarget = (n: number, type: Type, e: number) => Type

/** A part about moves from reduced positions that need reduction. */
function reducing(
  says: string,
  holds: (move: MoveFacts, at: PositionFacts) => boolean | null,
): MovePart {
  return {
    says,
    from: 'reduced',
    ofMove: (move, at) => (move.needsReduction ? holds(move, at) : null),
  }
}

/** x − (1,…,1), and one further token off every maximal stack if asked. */
export function withoutALayer({ x, top }: PositionFacts, alsoOffMaximal: boolean): string {
  return x.map((height) => height - 1 - (alsoOffMaximal && height === top ? 1 : 0)).join()
}

/** The parts of the lemma for given targets of (c) and (d). */
export function lemma32Parts(generic: ReducedTarget, special: ReducedTarget): Parts {
  const isSpecial = ({ r, n }: PositionFacts): boolean => r === 0 || r === n - 1
  return {
    a: reducing(
      'a maximal stack is left out, (n−1)·x_n ≤ sum(x) < (n−1)(x_n+1), and x_1 > 0',
      (move, { x, n, top, sum }) =>
        move.leavesOutMaximal && (n - 1) * top <= sum && sum < (n - 1) * (top + 1) && x[0]! > 0,
    ),
    b: reducing('x_n is even if r < n−1, odd otherwise', (_, { r, n, top }) =>
      r < n - 1 ? top % 2 === 0 : top % 2 === 1,
    ),
    c: reducing(
      'if r is not 0 or n−1: red(x′) = x − (1,…,1), o′ = n−o, r′ = r+n−2 or r−n',
      (move, at) => {
        if (isSpecial(at)) return null
        return (
          move.reduction().join() === withoutALayer(at, false) &&
          isType(move.reducedType(), generic(at.n, at, at.e))
        )
      },
    ),
    d: reducing(
      'if r is 0 or n−1: e ≤ n−2, one further token goes off each maximal stack, and (o′,r′) follows',
      (move, at) => {
        if (!isSpecial(at)) return null
        return (
          at.e <= at.n - 2 &&
          (at.r === 0 || at.e <= at.o) &&
          move.reduction().join() === withoutALayer(at, true) &&
          isType(move.reducedType(), special(at.n, at, at.e))
        )
      },
    ),
  }
}

/** (c): (n−o, r+n−2) if r < n−1, (n−o, r−n) if r > n−1. */
export const genericTarget: ReducedTarget = (n, { o, r }) => ({
  o: n - o,
  r: r < n - 1 ? r + n - 2 : r - n,
})

/** (d): (n−o−e, n−2−e) if r = 0, (n−o+e, 2n−3−e) if r = n−1. */
export const specialTarget: ReducedTarget = (n, { o, r }, e) =>
  r === 0 ? { o: n - o - e, r: n - 2 - e } : { o: n - o + e, r: 2 * n - 3 - e }

/** Types after moves that need reduction. */
export const dhL32: Claim = statementClaim({
  id: 'DH-L3.2',
  kind: 'lemma',
  source: `${DH}, Lemma 3.2`,
  paperStatus: 'proved',
  title: 'types after a move on n−1 stacks that needs reduction',
  statement: String.raw`In $SN(n,\{n-1\})$ let a reduced $x$ of type $(o,r)$ have a move to $x'$ that needs reduction. (a) A maximal stack is left out, $(n-1)x_n\le|x|<(n-1)(x_n+1)$, $x_1>0$. (b) $x_n$ is even if $r<n-1$, odd otherwise. (c) If $r\notin\{0,n-1\}$: $red(x')=x-(1,\dots,1)$, $o'=n-o$, $r'=r+n-2$ if $r<n-1$, $r'=r-n$ if $r>n-1$. (d) If $r\in\{0,n-1\}$: $e\le n-2$ and $red(x')$ is $x-(1,\dots,1)$ with one further token off each maximal stack; $r=0$ gives $(n-o-e,n-2-e)$; $r=n-1$ gives $e\le o$ and $(n-o+e,2n-3-e)$.`,
  conventions: ['for n = 2 no move needs reduction', 'reduced and red by DH-D3'],
  decides: 'for every reduced position of the box and every move that needs reduction',
  complexity: 'C(max+n,n) positions times n moves',
  games: allButOne(3, 8, 2),
  quick: { ranges: { n: [3, 6] } },
  printed: lemma32Parts(genericTarget, specialTarget),
})
