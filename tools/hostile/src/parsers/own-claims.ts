import { gamesOf, integer, positions } from '@nim/conjectures/shapes'
import { mutatedJson } from '../mutate-json.ts'
import type { Parser } from '../parser.ts'

const CLAIM = {
  id: 'my-claim',
  title: 'every position is told',
  statement: 'For all $x$.',
  kind: 'conjecture',
  conventions: ['piles ascend'],
  decides: 'by hand',
  complexity: 'O(1)',
  facts: {},
  games: {
    parameter: { about: 'piles', from: 2, to: 3, least: 1, most: 9 },
    ruleset: 'SN(3,{2})',
    size: { max: 4 },
  },
}

type Data = Omit<typeof CLAIM, 'kind'> & { readonly kind: 'conjecture' }

/** Claims of one's own, as a module would export them: data from JSON, and functions beside it. */
export const OWN_CLAIMS: readonly Parser[] = [
  {
    name: 'claim of a module',
    mutant: (random) => JSON.stringify(mutatedJson(structuredClone(CLAIM), random)),
    readAgain: (text) => {
      const data = JSON.parse(text) as Data | null
      const { games, ...card } = data ?? ({} as Data)
      const claim = positions({
        ...card,
        games: gamesOf(
          { n: integer('piles', games?.parameter) },
          () => games?.ruleset,
          games?.size,
        ),
        printed: () => true,
      })
      for (const parameter of claim.parameters) {
        if (parameter.kind === 'integer') parameter.defaults({})
      }
      const domain = claim.defaultDomain({ n: 3 })
      claim.cost({ n: 3 }, domain)
      return text
    },
    refusals: [RangeError],
  },
]
