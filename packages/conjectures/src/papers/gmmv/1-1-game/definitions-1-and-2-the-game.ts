import { exactSlowNim, formatPosition, isTerminal, sorted } from '@nim/core/rules'
import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import { isEvenPosition, isOddPosition } from '@nim/core/exact-slow/definitions'
import { legalOptions, optionOutcomes } from '../../../facts/setnim/options.ts'
import type { Claim, Fact } from '../../../judge/index.ts'
import { boxNear, factOf, outcome, piles, positions } from '../../../judge/index.ts'

const card = { kind: 'definition', at: 'section 1.1' } as const

export const gmmvD2: Claim = positions({
  id: 'GMMV-D2',
  ...card,
  title: 'a position is even (odd) if all its entries are even (odd); 0 is even',
  statement: String.raw`A position is even if all its entries are even, odd if all its entries are odd; $0$ is even. For $n\ge2$ there are positions that are neither; none is both.`,
  conventions: ['an entry v is even iff v = 2⌊v/2⌋'],
  games: {
    parameters: [piles(1, 1, 5)],
    ruleset: ({ n }: { readonly n: number }) => exactSlowNim(n, n),
    defaultDomain: ({ n }) => boxNear(n, 2000),
  },
  facts: {
    odd: factOf('the number of entries v ≠ 2⌊v/2⌋', 'GMMV-D2', (x) => {
      return x.filter((v) => v !== 2 * Math.floor(v / 2)).length
    }),
  },
  digest: 'odd',
  printed: ({ x, odd }) =>
    isEvenPosition(x) === (odd === 0) &&
    isOddPosition(x) === (odd === x.length) &&
    !(isEvenPosition(x) && isOddPosition(x)),
  // In the mutation, one odd entry makes a position odd.
  wrongAt: { case: { n: 2 } },
  wrong: ({ x, odd }) =>
    isEvenPosition(x) === (odd === 0) && !isEvenPosition(x) === (odd === x.length),
})

/**
 * The options according to the text: for every set of exactly k nonempty piles, one stone is
 * removed from each.
 */
const optionsByText: Fact<readonly string[]> = {
  says: 'the options by the text',
  source: 'GMMV-D1',
  about: 'NIM',
  of:
    ({ parameters: { k } }) =>
    (x) => {
      const found = new Set<string>()
      for (let set = 0; set < 1 << x.length; set++) {
        const chosen = x.filter((_, i) => (set >> i) & 1)
        if (chosen.length !== k || chosen.includes(0)) continue
        found.add(formatPosition(sorted(x.map((pile, i) => pile - ((set >> i) & 1)))))
      }
      return [...found].sort()
    },
}

export const gmmvD1: Claim = positions({
  id: 'GMMV-D1',
  ...card,
  title:
    'NIM(n,k): one stone from each of exactly k nonempty piles; a player who cannot move loses',
  statement: String.raw`In $NIM(n,k)$ a move chooses exactly $k$ nonempty piles and removes one stone from each. A position is terminal iff fewer than $k$ piles are nonempty. In normal play, a player who must move but cannot loses: $x$ is a P-position iff no option is.`,
  conventions: ['0 < k ≤ n; piles are interchangeable, positions sorted'],
  complexity: 'C(max+n,n) positions times 2^n',
  games: exactSlowGames(piles(1, 1, 5), 2000),
  facts: { byText: optionsByText, encoded: legalOptions, outcomes: optionOutcomes, outcome },
  digest: ({ byText }) => byText.length,
  printed: ({ x, byText, encoded, outcomes, outcome: N }, { k }) => {
    const isStuck = x.filter((pile) => pile > 0).length < k
    return (
      encoded.map(formatPosition).sort().join(' ') === byText.join(' ') &&
      isTerminal(exactSlowNim(x.length, k), x) === isStuck &&
      (byText.length === 0) === isStuck &&
      (N === 0) !== outcomes.includes(0)
    )
  },
  // In the mutation, if there are three options, one is omitted.
  wrongAt: { case: { n: 3, k: 2 }, max: 3 },
  wrong: ({ byText, encoded }) => byText.length !== 3 && encoded.length === byText.length,
})
