import type { Restrictions } from '@nim/conjectures'
import type { CardData } from '@nim/conjectures/cards'
import { oneLine } from '@nim/core/rules'

/**
 * The ranges of an entry, in the order of the claim's parameters.
 * @throws RangeError if the claim has no such parameter, or if the parameter is of another kind
 */
export function requireRanges(
  { id, parameters }: Pick<CardData, 'id' | 'parameters'>,
  given: Restrictions,
): Restrictions {
  const names = parameters.map(({ name }) => name)
  const unknown = Object.keys(given).find((key) => !names.includes(key))
  if (unknown !== undefined) {
    const accepted = names.join(', ')
    throw new RangeError(
      `plan: ${id} has no parameter '${oneLine(unknown)}'; accepted: ${accepted}`,
    )
  }
  return Object.fromEntries(
    parameters.flatMap(({ name, kind }) => {
      const range = given[name]
      if (range === undefined) return []
      const isRange = range.length > 0 && typeof range[0] === 'number'
      if (isRange !== (kind === 'integer')) {
        const accepted = kind === 'integer' ? 'a range [from, to] of whole numbers' : 'names'
        throw new RangeError(`plan: ${id}: parameter '${name}' takes ${accepted}`)
      }
      return [[name, range]]
    }),
  )
}
