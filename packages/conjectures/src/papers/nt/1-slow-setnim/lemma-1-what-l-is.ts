import { longestByDefinition, lowered } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { type Claim, positions, statedBy } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'
import { ofEveryPlay } from '../of-every-play.ts'
import { surplusText } from '../texts.ts'

/** a of every m ≤ sum(x) + 1; b of y ≤ x, ly being l(y). */
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
  conventions: ['(b) is checked for one token, which gives it for all y ≤ z inside the box'],
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
  // some moves shorten the longest play by more than 1
  wrongAt: { case: { n: 3, k: 2, part: 'c' }, max: 4 },
  wrong: ofEveryPlay(() => 'l_next = l - 1'),
})
