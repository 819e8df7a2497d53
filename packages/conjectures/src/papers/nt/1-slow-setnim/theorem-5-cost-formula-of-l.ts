import { NT } from '../../../claim/sources/nt.ts'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { type Claim, positions, eachText, statedBy } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'

/** x is in K where lu = lv; a part for k = 1 and one for k = n only in these cases. */
export const NT_FORMULA_5: Readonly<Record<string, (parameters: ByK) => string>> = {
  formula: ({ n, k }) => {
    const sums = Array.from({ length: k }, (_, j) => {
      const lowest = Array.from({ length: n - j }, (__, i) => `x${i + 1}`)
      return `(${lowest.join(' + ')}) div ${k - j}`
    })
    return `l = min(${sums.join(', ')})`
  },
  'k = 1': () => 'l = sum and (lu = lv <-> o = 0)',
  'k = n': () => 'l = x1 and (lu = lv <-> x1 mod 2 = 0)',
}

export const ntF5: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-F5',
  kind: 'proposition',
  at: `${NT.slowSetNim}, cost and extreme cases`,
  title: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
  statement: String.raw`For $x_1\le\dots\le x_n$: $l(x)=\min_{0\le j<k}\lfloor(x_1+\dots+x_{n-j})/(k-j)\rfloor$. For $k=1$: $l(x)=|x|$ and $K$ consists of the positions with all stacks even. For $k=n$: $l(x)=x_1$ and $K$ consists of those with $x_1$ even.`,
  games: atLeastK(6),
  partsOf: ({ n, k }) => ['formula', ...(k === 1 ? ['k = 1'] : []), ...(k === n ? ['k = n'] : [])],
  says: {
    formula: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
    'k = 1': 'l(x) = sum(x), and x is in K iff all stacks are even',
    'k = n': 'l(x) = x_1, and x is in K iff x_1 is even',
  },
  printed: eachText(NT_FORMULA_5, statedBy),
  // the term j = 0 alone is l of reduced positions only
  wrongAt: { case: { n: 3, k: 2, part: 'formula' }, max: 3 },
  wrong: ({ l, sum }, { k }) => Math.floor(sum / k) === l,
})
