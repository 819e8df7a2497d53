import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import { OF_MOVES } from '../../../facts/setnim/reduced-moves.ts'
import { ofEveryMove, partOfMoves } from '../of-every-move.ts'
import { eachStack, typeOfReduction } from './types-as-texts.ts'
import { type Claim, positions } from '../../../judge/index.ts'

const REDUCING = 'isReduced = 1 and isReduced_next = 0'

/** Part (d) for given o′ and r′, in the case r = n−1. */
const partD =
  (target: (n: number) => { readonly o: string; readonly r: string }): ((c: ByN) => string) =>
  (c) => {
    const { n } = c
    const { o, r } = typeOfReduction(c)
    const lowered = eachStack(c, (i) => `red${i}_next = x${i} - 1 - [x${i} = top]`)
    const special = target(n)
    return `e <= ${n - 2} and (r = 0 or e <= o) and ${lowered.join(' and ')} and (if r = 0 then ${o} = ${n} - o - e and ${r} = ${n - 2} - e else ${o} = ${special.o} and ${r} = ${special.r}) if ${REDUCING} and (r = 0 or r = ${n - 1})`
  }

export const LEMMA_3_2: Readonly<Record<string, (parameters: ByN) => string>> = {
  a: ({ n }) =>
    `top_next = top and ${n - 1} * top <= sum < ${n - 1} * (top + 1) and x1 > 0 if ${REDUCING}`,
  b: ({ n }) => `top mod 2 = (if r < ${n - 1} then 0 else 1) if ${REDUCING}`,
  c: (c) => {
    const { n } = c
    const { o, r } = typeOfReduction(c)
    const lowered = eachStack(c, (i) => `red${i}_next = x${i} - 1`)
    return `${lowered.join(' and ')} and ${o} = ${n} - o and ${r} = (if r < ${n - 1} then r + ${n - 2} else r - ${n}) if ${REDUCING} and r != 0 and r != ${n - 1}`
  },
  d: partD((n) => ({ o: `${n} - o + e`, r: `${2 * n - 3} - e` })),
}

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
  printed: {
    a: partOfMoves(
      'a maximal stack is left out, (n−1)·x_n ≤ sum(x) < (n−1)(x_n+1), and x_1 > 0',
      LEMMA_3_2['a']!,
    ),
    b: partOfMoves('x_n is even if r < n−1, odd otherwise', LEMMA_3_2['b']!),
    c: partOfMoves(
      'if r is not 0 or n−1: red(x′) = x − (1,…,1), o′ = n−o, r′ = r+n−2 or r−n',
      LEMMA_3_2['c']!,
    ),
    d: partOfMoves(
      'if r is 0 or n−1: e ≤ n−2, one further token goes off each maximal stack, and (o′,r′) follows',
      LEMMA_3_2['d']!,
    ),
  },
  // In the mutation, e is too large by one for r = n−1.
  wrongAt: { case: { n: 3, part: 'd' }, max: 6 },
  wrong: ofEveryMove(partD((n) => ({ o: `${n} - o + e + 1`, r: `${2 * n - 4} - e` }))),
})
