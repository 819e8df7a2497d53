import { boxOf, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { reference, type TableValue } from '@nim/bruteforce'
import { and, eq, evaluateTerm, type Formula, max, min, or, type Term } from '@nim/presburger'
import { names } from '../goals/goals.ts'

/** The term, limited to the range between a lower and an upper limit. */
export function clamped(term: Term, low: number, high: number): Term {
  return min(max(term, low), high)
}

/** The value of a position, computed from the rules alone. P is 0 and N is 1. */
export function solvedValue(
  ruleset: Ruleset,
  play: PlayConvention,
  value: TableValue,
): (x: readonly number[]) => number {
  return reference(ruleset, value, play)
}

/**
 * Formulas that state one value for each class of positions, read from a solved box. Two positions
 * are in the same class if all terms agree on them. The result has a formula for each value. The
 * result is null if two positions of a class have different values.
 * @source NT-9, 1.9 (e)
 */
export function classesByValue(
  ruleset: Ruleset,
  valueOf: (x: readonly number[]) => number,
  terms: readonly Term[],
  most: number,
): Map<number, Formula> | null {
  const classes = new Map<string, { value: number; formula: Formula }>()
  let isFunction = true
  boxOf(ruleset, most).forEach((x) => {
    const at = new Map(names(x.length).map((name, i) => [name, x[i]!]))
    const values = terms.map((term) => evaluateTerm(term, at))
    const value = valueOf(x)
    const known = classes.get(values.join())
    if (known !== undefined) isFunction &&= known.value === value
    else {
      const formula = and(...terms.map((term, i) => eq(term, values[i]!)))
      classes.set(values.join(), { value, formula })
    }
  })
  if (!isFunction) return null
  const found = new Map<number, Formula[]>()
  for (const { value, formula } of classes.values()) {
    found.set(value, [...(found.get(value) ?? []), formula])
  }
  return new Map([...found].map(([value, formulas]) => [value, or(...formulas)]))
}
