import { longestByDefinition, lowered, upperHalf } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import type { ByK, ByN } from '../../../facts/setnim/game-families.ts'
import { anyStacks, atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { type Claim, eachText, everyMove, positions, statedBy } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'
import { ofEveryPlay } from '../of-every-play.ts'
import { everyStack, surplusText } from '../texts.ts'
import { isSame } from '../../../facts/setnim/halves.ts'

/**
 * The texts of Lemma 1: part a for every m ≤ sum(x) + 1, and part b for every y ≤ x, where ly is
 * l(y).
 */
export const NT_LEMMA_1: Readonly<Record<string, (parameters: ByK) => string>> = {
  a: ({ n, k }) => `${surplusText(n, k, 'x', 'm')} >= 0 <-> m <= l`,
  'a, support': ({ k }) => `l >= 1 <-> nonempty >= ${k}`,
  b: () => 'ly <= l',
  c: () => 'l_next <= l - 1',
}
const [isUpToL, isMonotone] = [statedBy(NT_LEMMA_1['a']!), statedBy(NT_LEMMA_1['b']!)]

export const ntL1: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L1',
  at: `${NT.slowSetNim}, Lemma 1`,
  title: 'F is nonnegative exactly up to l; l is monotone and every move lowers it',
  statement: String.raw`Let $F_y(m)=\sum_i\min(y_i,m)-km$ and $l(y)=\max\{m\ge0: F_y(m)\ge0\}$. (a) $F_y(m)\ge0$ exactly for $0\le m\le l(y)$, and $l(y)\ge1$ exactly if at least $k$ stacks are nonempty. (b) $y\le z$ implies $l(y)\le l(z)$. (c) If $R$ is a set of at least $k$ nonempty stacks of $z$, then $l(z-1_R)\le l(z)-1$.`,
  conventions: ['the check tests (b) for one token, which implies it for all y ≤ z inside the box'],
  games: atLeastK(5),
  says: {
    a: 'F_x(m) ≥ 0 exactly for 0 ≤ m ≤ l(x)',
    'a, support': 'l(x) ≥ 1 exactly if at least k stacks are nonempty',
    b: 'a token less on one stack does not raise l',
    c: 'every move on at least k stacks lowers l by at least 1',
  },
  printed: {
    a: ({ x, sum, l }, c) =>
      Array.from({ length: sum + 2 }, (_, m) => m).every((m) => isUpToL({ x, l, m }, c)),
    'a, support': statedBy(NT_LEMMA_1['a, support']!),
    b: ({ x, l }, c) => {
      const lengthOff = (i: number): number => longestByDefinition(lowered(x, 1 << i), c.k)
      return x.every((height, i) => height === 0 || isMonotone({ l, ly: lengthOff(i) }, c))
    },
    c: ofEveryPlay(NT_LEMMA_1['c']!),
  },
  // In the mutation, some moves shorten the longest play by more than 1.
  wrongAt: { case: { n: 3, k: 2, part: 'c' }, max: 4 },
  wrong: ofEveryPlay(() => 'l_next = l - 1'),
})

/** The texts of Lemma 2, in which S is the set of stacks that the move lowers. */
export const NT_LEMMA_2: Readonly<Record<string, (parameters: ByN) => string>> = {
  lower: ({ n }) =>
    everyStack(n, (i) => `u${i}_next = v${i} - [x${i}_next < x${i} or x${i} mod 2 = 1]`),
  upper: ({ n }) =>
    everyStack(n, (i) => `v${i}_next = v${i} - [x${i}_next < x${i} and x${i} mod 2 = 1]`),
}

export const ntL2: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L2',
  at: `${NT.slowSetNim}, Lemma 2`,
  title: 'a move on S takes v − 1_{S ∪ O} and v − 1_{S ∩ O} as the new halves',
  statement: String.raw`Let $O$ be the set of odd stacks of $x$, $v=\lceil x/2\rceil$, and $x'=x-1_S$ with all stacks of $S$ nonempty. Then $\lfloor x'/2\rfloor=v-1_{S\cup O}$ and $\lceil x'/2\rceil=v-1_{S\cap O}$.`,
  conventions: ['stacks keep their places'],
  games: anyStacks(5),
  says: {
    lower: 'the lower half of x − 1_S is v − 1_{S ∪ O}',
    upper: 'the upper half of x − 1_S is v − 1_{S ∩ O}',
  },
  printed: eachText(NT_LEMMA_2, ofEveryPlay),
  // The mutation uses S instead of S ∩ O if the move plays on more than one stack.
  wrongAt: { case: { n: 2, part: 'upper' }, max: 3 },
  wrong: ({ v, O, moves }) =>
    everyMove(moves, ({ option, played: S, a }) =>
      isSame(upperHalf(option), lowered(v, a > 1 ? S : S & O)),
    ),
})

/** The texts of Lemma 3, in which lu = lv means that x is in K. */
export const NT_LEMMA_3: Readonly<Record<string, () => string>> = {
  lower: () => 'lu_next <= lv - 1',
  upper: () => 'lv_next >= lu',
  leaves: () => 'lu_next != lv_next if lu = lv',
}

export const ntL3: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L3',
  at: `${NT.slowSetNim}, Lemma 3`,
  title: 'no move on at least k stacks joins two positions with l(⌊x/2⌋) = l(⌈x/2⌉)',
  statement: String.raw`Let $u=\lfloor x/2\rfloor$, $v=\lceil x/2\rceil$, and let $u'$, $v'$ belong to $x'=x-1_S$ with $|S|\ge k$. Then $l(u')\le l(v)-1$ and $l(v')\ge l(u)$. If $x\in K=\{x:l(u)=l(v)\}$, then $l(u')<l(v')$, so $x'\notin K$.`,
  conventions: ['the first two parts hold for every x, in K or not', 'K depends on k'],
  games: atLeastK(5),
  says: {
    lower: 'l(u′) ≤ l(v) − 1',
    upper: 'l(v′) ≥ l(u)',
    leaves: 'a move on at least k stacks from K ends outside K',
  },
  printed: eachText(NT_LEMMA_3, ofEveryPlay),
  // In the mutation, l(v′) = l(u) for some moves on odd stacks only.
  wrongAt: { case: { n: 3, k: 2, part: 'upper' }, max: 4 },
  wrong: ({ lu, O, moves }, { k }) =>
    everyMove(moves, ({ option, played }) => {
      const reached = longestByDefinition(upperHalf(option), k)
      return (played & ~O) === 0 ? reached > lu : reached >= lu
    }),
})
