import { formatRuleset, type PlayConvention, slowSetNim } from '@nim/core/rules'
import { generalTheorem, isOddWithOne } from '@nim/core/setnim'
import {
  findLaws,
  isUpheld,
  lawFor,
  type LawLine,
  namesOf,
  numberOf,
  provedNumbers,
  type Shape,
  shapes,
  sizesOf,
} from '@nim/discovery/atlas'
import type { Formula } from '@nim/presburger'
import { knownBy } from './known-by.ts'
import { LAW_POINTS } from './limits.ts'
import type { Atlas } from './rows.ts'

const MOST_PILES = 7
const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

type FoundLaw = Omit<LawLine, 'proved' | 'known'>

/**
 * The laws for all n that agree with the proved formulas of SN(n,A) for the sets A of one shape.
 * The list includes laws that a test at the next three values of n refutes. Each law is listed with
 * the values of n for which points prove it, and with the theorems that imply it.
 *
 * @param tell called with each law and its result, in words
 * @complexity a minute or two for docs/atlas
 */
export function lawLines(atlas: Pick<Atlas, 'rowOn'>, tell: (words: string) => void): LawLine[] {
  return PLAYS.flatMap((play) =>
    shapes().flatMap((shape) =>
      findLaws(shape, play, provedOf(atlas, shape, play)).map((law): LawLine => {
        const isRight = isUpheld(law)
        tell(`{${shape.name}} ${play}: ${isRight ? 'upheld' : 'refuted'}`)
        const proved = isRight ? provedNumbers(law, shape, LAW_POINTS) : []
        return { ...law, proved, known: isRight ? theoremsOf(law, shape) : [] }
      }),
    ),
  )
}

/** The proved formulas for a shape, by n. */
function provedOf(
  { rowOn }: Pick<Atlas, 'rowOn'>,
  shape: Shape,
  play: PlayConvention,
): Map<number, Formula> {
  const proved = new Map<number, Formula>()
  for (let n = 1; n <= MOST_PILES; n++) {
    const sizes = sizesOf(shape, n)
    const row = sizes === null ? undefined : rowOn(slowSetNim(n, sizes), play)
    if (row?.status === 'proved') proved.set(n, row.formula as Formula)
  }
  return proved
}

/** Each of these theorems gives the outcome for every n at which a law was tested. */
function theoremsOf(law: FoundLaw, shape: Shape): string[] {
  const { play } = law
  const each = law.tested.map(({ n }) => {
    const sizes = sizesOf(shape, n)!
    const ruleset = slowSetNim(n, sizes)
    const formula = lawFor(law, { n, k: numberOf(law.vocabulary, shape, n)! })
    const game = formatRuleset(ruleset)
    const general = play === 'normal' ? generalTheorem(n, sizes) : null
    const about = { game, ruleset, play, status: 'proved', variables: namesOf(n), formula } as const
    const parity = isOddWithOne(sizes) ? ['NT-L25'] : []
    return [...parity, ...(general === null ? [] : [general]), ...knownBy(about)]
  })
  return [...new Set(each[0])].filter((id) => each.every((ids) => ids.includes(id)))
}
