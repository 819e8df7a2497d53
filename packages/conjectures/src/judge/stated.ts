import {
  type Clause,
  compile,
  type Formula,
  freeVariables,
  parseClauses,
  TRUE,
} from '@nim/presburger'
import type { CaseParameters } from '../claim/parameter.ts'
import { factNames } from '../facts/cursor.ts'
import type { Answer } from './position-tally.ts'

/**
 * A statement as data, `B < m if m >= 0`. Its names are those of facts, −1 where a position has none, 1 where
 * one is true, `red2` the second of a list, x1, x2, … the piles; after a move, they end in `_next`.
 */
export function clauseOf(text: string): Clause {
  return parseClauses(text)[0]!
}

/**
 * The predicate that judges ask; a goal takes the same clause.
 * @throws RangeError when it is first asked, if it names what is no fact of what it is asked of
 */
export function stated(text: string): (at: object, next: unknown) => Answer {
  const { says, where = TRUE } = clauseOf(text)
  const [isTrue, speaks] = [asked(says, text), asked(where, text)]
  return (at, next) => (speaks(at, next) ? isTrue(at, next) : null)
}

function asked(formula: Formula, text: string): (at: object, next: unknown) => boolean {
  const names = freeVariables(formula)
  const holds = compile(formula, names)
  let readers: readonly ((at: object, next: unknown) => number)[] | undefined
  return (at, next) => {
    readers ??= names.map((name) => readerOf(name, text, at, next))
    return holds(readers.map((read) => read(at, next)))
  }
}

type Told = Readonly<Record<string, unknown>>
type Reader = (at: object, next: unknown) => number

function readerOf(name: string, text: string, at: object, next: unknown): Reader {
  const [, fact, place, isNext] = /^(.*?)(\d*)(_next)?$/.exec(name)!
  const of = (isNext === undefined ? at : (next ?? {})) as Told
  const known = factNames(of)
  const isKnown = place === '' ? known.includes(fact!) : Array.isArray(of[fact!])
  if (!isKnown) {
    throw new RangeError(`'${text}': no fact is called ${name}; there are: ${known.join(', ')}`)
  }
  const index = place === '' ? null : Number(place) - 1
  return (told, after) => {
    const value = ((isNext === undefined ? told : after) as Told)[fact!]
    return Number((index === null ? value : (value as readonly number[])[index]) ?? -1)
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
