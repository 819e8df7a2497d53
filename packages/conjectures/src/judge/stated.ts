import type { Clause, Formula } from '@nim/presburger'
import { compile, freeVariables, parseClauses, TRUE } from '@nim/presburger'
import { factNames } from '../facts/cursor.ts'
import type { Answer } from './position-tally.ts'

/**
 * A statement as data, such as `B < m if m >= 0`. It contains names of facts. A fact is −1 where it
 * is undefined, and 1 where it is true. `red2` is entry 2 of the list `red`, and x1, x2, … are the
 * piles. Names of facts after a move end in `_next`.
 */
export function clauseOf(text: string): Clause {
  return parseClauses(text)[0]!
}

/**
 * The predicate that judges evaluate. A goal uses the same clause.
 * @throws RangeError at the first evaluation, if a name is not a fact of the input
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
  const [, fact, list, place, isNext] = /^((.*?)(\d*))(_next)?$/.exec(name)!
  const of = (isNext === undefined ? at : (next ?? {})) as Told
  const known = factNames(of)
  const isOne = known.includes(fact!) && !Array.isArray(of[fact!])
  if (!isOne && (place === '' || !Array.isArray(of[list!]))) {
    throw new RangeError(`'${text}': unknown fact ${name}; accepted: ${known.join(', ')}`)
  }
  const index = Number(place) - 1
  const read = isOne
    ? (told: Told): unknown => told[fact!]
    : (told: Told): unknown => (told[list!] as readonly number[])[index]
  return (told, after) => Number(read((isNext === undefined ? told : after) as Told) ?? -1)
}
