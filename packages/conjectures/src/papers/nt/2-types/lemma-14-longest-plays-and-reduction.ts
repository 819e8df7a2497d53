import type { ByA } from '../../../facts/setnim/game-families.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { everyStack } from '../texts.ts'
import { longestByDefinition, lowered } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import { everySet } from '../../../facts/setnim/games-of-theorems.ts'
import { isReduced, reduction } from '../../../facts/setnim/reduction.ts'
import { type Claim, positions, statedBy } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'

export const NT_LEMMA_14: Readonly<Record<string, (parameters: ByA) => string>> = {
  longest: () => 'longest = l',
  reduction: ({ n }) => everyStack(n, (i) => `reduction${i} = min(x${i}, l)`),
  reduced: ({ A }) => `isReduced = [${parseMoveSet(A)[0]} * top <= sum]`,
}

/** Stack i and the k − 1 highest other stacks, as bits. The stacks ascend. */
function withHighest(n: number, k: number, i: number): number {
  const others = [...Array(n).keys()].filter((j) => j !== i)
  return others.slice(n - k).reduce((set, j) => set | (1 << j), 1 << i)
}

export const ntL14: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L14',
  at: `${NT.types}, Lemma 14`,
  title: 'l(x) is the length of the longest play, and min(x,l(x)) the reduction of DH-D3',
  statement: String.raw`Let $k=\min A$. The longest play from $x$ in $SN(n,A)$ has $l(x)$ moves. If $l(x)\ge1$ and $S$ consists of a nonempty stack $i$ and the $k-1$ highest others, then $l(x-1_S)=l(x)-1$. Hence some play takes $\min(x_i,l(x))$ tokens off stack $i$, none takes more, and the reduction of DH-D3 is $\min(x,l(x))$ stack by stack; $x$ is reduced iff $k\,x_n\le|x|$.`,
  conventions: ['reduction by DH-D3: the least heights over reachable terminal positions'],
  games: everySet(4),
  facts: { ...BY_LENGTH.facts, isReduced, reduction },
  says: {
    longest: 'the longest play from x has l(x) moves',
    'one less': 'playing on a nonempty stack and the k − 1 highest others lowers l by exactly 1',
    reduction: 'the reduction of DH-D3 is min(x,l(x)), stack by stack',
    reduced: 'x is reduced in the sense of DH-D3 iff k·x_n ≤ sum(x)',
  },
  printed: {
    longest: statedBy(NT_LEMMA_14['longest']!),
    'one less': ({ x, k, l, nonempty }) => {
      const left = (i: number) => longestByDefinition(lowered(x, withHighest(x.length, k, i)), k)
      return nonempty < k ? null : x.every((height, i) => height === 0 || left(i) === l - 1)
    },
    reduction: statedBy(NT_LEMMA_14['reduction']!),
    reduced: statedBy(NT_LEMMA_14['reduced']!),
  },
  // In the mutation, tokens that no play can remove are counted.
  wrongAt: { case: { n: 3, A: '{2}', part: 'longest' }, max: 4 },
  wrong: ({ longest, sum, k }) => longest === Math.floor(sum / k),
})
