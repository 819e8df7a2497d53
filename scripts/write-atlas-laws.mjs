// Aligns the proved formulas of SN(n,A) in docs/atlas, A of one shape, into laws for all n, tests each at three
// further n by the exhaustive solver, and asks for which n points prove it. docs/atlas/laws.jsonl keeps all laws,
// also those that a test refutes; `npm run atlas` puts them on a page. Run it after rows were added; it takes a minute or two.
//
//   npm run atlas:laws
import { writeFileSync } from 'node:fs'
import { knownBy } from './atlas/known-by.mjs'
import { LAWS } from './atlas/laws.mjs'
import { LAW_POINTS } from './atlas/limits.mjs'
import { rowOn } from './atlas/rows.mjs'
import { source } from './atlas/source.mjs'

const { formatRuleset, slowSetNim } = await source('core/src/rules/index.ts')
const { generalTheorem } = await source('core/src/setnim/index.ts')
const { findLaws, isUpheld, namesOf, numberOf } = await source('discovery/src/families/find-law.ts')
const { lawFor } = await source('discovery/src/families/law.ts')
const { provedNumbers } = await source('discovery/src/families/prove-law.ts')
const { shapes, sizesOf } = await source('discovery/src/families/shape.ts')

const MOST_PILES = 7

/** The proved formulas of a shape, by n. */
function provedOf(shape, play) {
  const proved = new Map()
  for (let n = 1; n <= MOST_PILES; n++) {
    const sizes = sizesOf(shape, n)
    const row = sizes === null ? undefined : rowOn(slowSetNim(n, sizes), play)
    if (row?.status === 'proved') proved.set(n, row.formula)
  }
  return proved
}

/** The theorems that give the outcome for each n that a law was tested at. */
function theoremsOf(law, shape) {
  const each = law.tested.map(({ n }) => {
    const sizes = sizesOf(shape, n)
    const ruleset = slowSetNim(n, sizes)
    const formula = lawFor(law, { n, k: numberOf(law.vocabulary, shape, n) })
    const game = formatRuleset(ruleset)
    const { play } = law
    const general = play === 'normal' ? generalTheorem(n, sizes) : null
    const about = { game, ruleset, play, status: 'proved', variables: namesOf(n), formula }
    return [...(general === null ? [] : [general]), ...knownBy(about)]
  })
  return [...new Set(each[0])].filter((id) => each.every((ids) => ids.includes(id)))
}

const lines = ['normal', 'misere'].flatMap((play) =>
  shapes().flatMap((shape) =>
    findLaws(shape, play, provedOf(shape, play)).map((law) => {
      const isRight = isUpheld(law)
      console.log(`{${shape.name}} ${play}: ${isRight ? 'upheld' : 'refuted'}`)
      const proved = isRight ? provedNumbers(law, shape, LAW_POINTS) : []
      return { ...law, proved, known: isRight ? theoremsOf(law, shape) : [] }
    }),
  ),
)
writeFileSync(LAWS, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
