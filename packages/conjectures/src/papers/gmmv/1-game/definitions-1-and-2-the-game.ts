import { isEvenPosition, isOddPosition } from '@nim/core/exact-slow/definitions'
import { exactSlowNim, formatPosition, isTerminal, options, sorted } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import { type Fact, factOf } from '../../../facts/fact.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'
import { boxNear } from '../../../claim/domains.ts'

const oddEntries = factOf('the number of entries v ≠ 2⌊v/2⌋', 'GMMV-D2', (x) => {
  return x.filter((v) => v !== 2 * Math.floor(v / 2)).length
})

/** Even and odd positions. */
export const gmmvD2: Claim = positions<{ n: number }, { odd: typeof oddEntries }>({
  id: 'GMMV-D2',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'a position is even (odd) if all its entries are even (odd); 0 is even',
  statement: String.raw`A position is even if all its entries are even, odd if all its entries are odd; $0$ is even. For $n\ge2$ there are positions that are neither; none is both.`,
  conventions: ['an entry v is even iff v = 2⌊v/2⌋'],
  decides:
    'for every position of the box, whether the two properties are those of the text and exclude each other',
  games: {
    parameters: [piles(1, 1, 5)],
    ruleset: ({ n }) => exactSlowNim(n, n),
    defaultDomain: ({ n }) => boxNear(n, 2000),
  },
  facts: { odd: oddEntries },
  digest: 'odd',
  printed: ({ x, odd }) =>
    isEvenPosition(x) === (odd === 0) &&
    isOddPosition(x) === (odd === x.length) &&
    !(isEvenPosition(x) && isOddPosition(x)),
  // one odd entry is said to make a position odd
  wrong: {
    case: { n: 2 },
    max: 3,
    holds: ({ x, odd }) =>
      isEvenPosition(x) === (odd === 0) && !isEvenPosition(x) === (odd === x.length),
  },
})

/** The options by the text: for every set of exactly k nonempty piles, one stone less on each. */
function optionsByText(x: readonly number[], k: number): string[] {
  const found = new Set<string>()
  for (let set = 0; set < 1 << x.length; set++) {
    const chosen = x.filter((_, i) => (set >> i) & 1)
    if (chosen.length !== k || chosen.includes(0)) continue
    found.add(formatPosition(sorted(x.map((pile, i) => pile - ((set >> i) & 1)))))
  }
  return [...found].sort()
}

/** They, written out and sorted, and whether some is P by exhaustive solution. */
const byText: Fact<{ readonly options: readonly string[]; readonly hasP: boolean }> = {
  says: 'the options by the text, and whether some is P',
  source: 'GMMV-D1',
  about: 'NIM',
  of: ({ box, column, parameters: { k } }) => {
    const outcomes = column(outcome)
    const isP = (option: string): boolean => outcomes[box.rank(option.split(',').map(Number))] === 0
    return (x) => {
      const options = optionsByText(x, Number(k))
      return { options, hasP: options.some(isP) }
    }
  },
  needs: [outcome],
}

const listed = (x: readonly number[], k: number): string[] =>
  options(exactSlowNim(x.length, k), x).map(formatPosition).sort()

/** The rules of NIM(n,k). */
export const gmmvD1: Claim = positions({
  id: 'GMMV-D1',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'NIM(n,k): one stone from each of exactly k nonempty piles; who cannot move loses',
  statement: String.raw`In $NIM(n,k)$ a move chooses exactly $k$ nonempty piles and removes one stone from each. A position is terminal iff fewer than $k$ piles are nonempty. In normal play who has to move but cannot, loses: $x$ is a P-position iff no option is.`,
  conventions: ['0 < k ≤ n; piles are interchangeable, positions sorted'],
  decides:
    'for every position of the box, whether options and terminality as encoded are those of the text, set by set of piles, and whether the solved outcome obeys the definition of P',
  complexity: 'C(max+n,n) positions times 2^n',
  games: exactSlowGames(
    piles(1, 1, 5),
    (n) => [1, n],
    (n) => boxNear(n, 2000),
  ),
  facts: { byText, outcome },
  digest: ({ byText: { options: all } }) => all.length,
  printed: ({ x, byText: { options: all, hasP }, outcome: N }, { k }) => {
    const isStuck = x.filter((pile) => pile > 0).length < k
    return (
      listed(x, k).join(' ') === all.join(' ') &&
      isTerminal(exactSlowNim(x.length, k), x) === isStuck &&
      (all.length === 0) === isStuck &&
      (N === 0) !== hasP
    )
  },
  // where there are three options one is left out
  wrong: {
    case: { n: 3, k: 2 },
    max: 3,
    holds: ({ x, byText: { options: all } }, { k }) =>
      all.length !== 3 && listed(x, k).length === all.length,
  },
})
