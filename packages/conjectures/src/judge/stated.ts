import {
  type Clause,
  compile,
  type Formula,
  freeVariables,
  parseClauses,
  TRUE,
} from '@nim/presburger'
import type { CaseParameters } from '../claim/parameter.ts'
import type { Answer } from './position-tally.ts'

/**
 * A statement as data, `B < m if m >= 0`. Its names are those of facts, −1 where a position has none, 1 where
 * one is true, `red2` the second of a list, x1, x2, … the piles; after a move, they end in `_next`.
 */
export function clauseOf(text: string): Clause {
  return parseClauses(text)[0]!
}

/** The predicate that judges ask; a goal takes the same clause. */
export function stated(text: string): (at: object, next: unknown) => Answer {
  const { says, where = TRUE } = clauseOf(text)
  const [isTrue, speaks] = [asked(says), asked(where)]
  return (at, next) => (speaks(at, next) ? isTrue(at, next) : null)
}

function asked(formula: Formula): (at: object, next: unknown) => boolean {
  const names = freeVariables(formula)
  const holds = compile(formula, names)
  const facts = names.map((name) => /^(.*?)(\d*)(_next)?$/.exec(name)!.slice(1))
  return (at, next) => {
    const values = facts.map(([fact, place, isNext]) => {
      const value = ((isNext ? next : at) as Readonly<Record<string, unknown>>)[fact!]
      return Number((place === '' ? value : (value as readonly number[])[Number(place) - 1]) ?? -1)
    })
    return holds(values)
  }
}

/** The same for a text that depends on the case. */
export function statedBy<C extends CaseParameters>(
  textOf: (parameters: C) => string,
): (at: object, parameters: C, next?: object) => Answer {
  const known = new WeakMap<C, ReturnType<typeof stated>>()
  return (at, parameters, next) => {
    const found = known.get(parameters) ?? stated(textOf(parameters))
    if (!known.has(parameters)) known.set(parameters, found)
    return found(at, next)
  }
}
