import { longestByDefinition, upperHalf } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { type Claim, eachText, everyMove, positions } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'
import { ofEveryPlay } from '../of-every-play.ts'

/** x is in K where lu = lv. */
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
  // l(v′) = l(u) for some moves on odd stacks alone
  wrongAt: { case: { n: 3, k: 2, part: 'upper' }, max: 4 },
  wrong: ({ lu, O, moves }, { k }) =>
    everyMove(moves, ({ option, played }) => {
      const reached = longestByDefinition(upperHalf(option), k)
      return (played & ~O) === 0 ? reached > lu : reached >= lu
    }),
})
