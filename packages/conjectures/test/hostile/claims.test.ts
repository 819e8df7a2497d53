import { exactSlowNim } from '@nim/core/rules'
import { balancedFormula, theorem33Formula } from '@nim/core/setnim'
import { toText } from '@nim/presburger'
import fc from 'fast-check'
import { mutatedJson } from '../../../presburger/test/arbitraries/mutated-json.ts'
import { mutatedText } from '../../../presburger/test/arbitraries/mutated-text.ts'
import { readable } from '../../../presburger/test/hostile/readable.ts'
import { readsOrRefuses } from '../../../presburger/test/hostile/reads-or-refuses.ts'
import { readFormula } from '../../src/formula-claims/index.ts'
import { gamesOf, integer, positions } from '../../src/shapes/index.ts'

const SHORT = [
  'o == 0',
  'o <= 1 and e >= 2',
  'x1 == x2 if x3 > 4',
  'sum == 0 (mod 2)',
  'alpha == 0',
]
const OF_GAMES = [
  ...SHORT,
  'x1 + x2 == 0 (mod 2) and x3 <= min(x1, x2)',
  '[x1 mod 2 = 1] + [x2 mod 2 = 1] <= 1 iff x3 > 0',
  ...[theorem33Formula(3), balancedFormula(4, 2)].map(toText),
]
const OF_VALUES = ['value == x1', 'value <= sum; value >= x1 if x1 == x2', 'value == x1 + x2 mod 2']
for (const [name, texts, value] of [
  ['formula of a game', OF_GAMES, 'outcome'],
  ['formula of values', OF_VALUES, 'remoteness'],
] as const) {
  readsOrRefuses(name, mutatedText(...texts), {
    readAgain: (text) => readable(readFormula(text, exactSlowNim(4, 3), value).inFull),
  })
}

/** The data of a claim. A module exports it alongside the functions. */
const CLAIM = {
  id: 'my-claim',
  title: 'every position has an outcome',
  statement: 'For all $x$.',
  conventions: ['piles ascend'],
  decides: 'by hand',
  complexity: 'O(1)',
  facts: {},
  kind: 'conjecture' as const,
  games: {
    parameter: { about: 'piles', from: 2, to: 3, least: 1, most: 9 },
    ruleset: 'SN(3,{2})',
    size: { max: 4 },
  },
}
const claims = mutatedJson(fc.constant(JSON.stringify(CLAIM)))

readsOrRefuses(
  'claim of a module',
  claims.map((data) => JSON.stringify(data)),
  {
    readAgain: (text) => {
      const { games, ...card } = (JSON.parse(text) ?? {}) as typeof CLAIM
      const n = integer('piles', games?.parameter)
      const claim = positions({
        ...card,
        games: gamesOf({ n }, () => games?.ruleset, games?.size),
        printed: () => true,
      })
      for (const parameter of claim.parameters) {
        if (parameter.kind === 'integer') parameter.defaults({})
      }
      claim.cost({ n: 3 }, claim.defaultDomain({ n: 3 }))
      return text
    },
  },
)
