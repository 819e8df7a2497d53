import { formatRuleset, parseRuleset } from '@nim/core/rules'
import { nearest } from '@nim/presburger/text'
import { RULESET_FORMS } from '../help/topics/rulesets.ts'

/** The maximum number of letters in which a suggested name may differ from the misspelt name. */
const FARTHEST_NAME = 2
/** The maximum length of a text for which nimlab suggests a ruleset. */
const LONGEST = 200

const NAMES = RULESET_FORMS.map(({ form }) => /^[A-Z]+/.exec(form)![0])

/**
 * The ruleset that the user probably meant, such as `SN(4,{2,3})` for `SN(4,2,3)` or `NIM(4,3)` for
 * `NIMM(4,3)`. The result is null if nimlab has no suggestion.
 */
export function nearestRuleset(text: string): string | null {
  if (text.length > LONGEST) return null
  for (const candidate of candidatesFor(text.replaceAll(/\s/g, '').toUpperCase())) {
    try {
      return formatRuleset(parseRuleset(candidate))
    } catch {
      // This form is not valid; try the next form.
    }
  }
  return null
}

function candidatesFor(text: string): string[] {
  const [, name, inner] = /^([A-Z-]*)\W*(\d.*?)?\W*$/.exec(text) ?? []
  if (name === undefined || name === '') return []
  const [near] = nearest(name, NAMES, FARTHEST_NAME)
  if (near === undefined) return []
  if (inner === undefined) return [near]
  const numbers = inner.match(/\d+/g) as [string, ...string[]]
  const [piles, ...rest] = numbers
  const sets = inner.slice(piles.length).match(/\d+(?:,\d+)*/g) ?? []
  return [
    `${near}(${inner})`,
    `${near}(${numbers.join()})`,
    `${near}(${piles},{${rest.join()}})`,
    `${near}(${piles};${rest.join()})`,
    `${near}(${piles};${sets.map((set) => `{${set}}`).join()})`,
    near,
  ]
}
