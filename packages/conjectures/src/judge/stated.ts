import { and, type Clause, compile, freeVariables, parseClauses, TRUE } from '@nim/presburger'
import { factNames } from '../facts/cursor.ts'
import type { Answer } from './position-tally.ts'

type Facts = Readonly<Record<string, number | null>> & { readonly x: readonly number[] }

/**
 * A statement as data, `B < m if m >= 0`. Its names are those of facts, −1 where a position has none, and
 * of the piles x1, x2, …; in a statement about moves, with `_next` for the position after it.
 */
export function clauseOf(text: string): Clause {
  return parseClauses(text)[0]!
}

/**
 * The predicate that judges ask; a goal takes the same clause.
 * @throws RangeError when it is first asked, if it names what is no fact of the position
 */
export function stated(text: string): (at: { x: readonly number[] }, next: unknown) => Answer {
  const { says, where = TRUE } = clauseOf(text)
  const names = freeVariables(and(says, where))
  const [isTrue, speaks] = [compile(says, names), compile(where, names)]
  let readers: readonly ((at: Facts, next: Facts) => number)[] | undefined
  return (at, next) => {
    readers ??= names.map((name) => readerOf(name, text, at as Facts, next as Facts))
    const values = readers.map((read) => read(at as Facts, next as Facts))
    return speaks(values) ? isTrue(values) : null
  }
}

function readerOf(name: string, text: string, at: Facts, next: Facts) {
  const isNext = name.endsWith('_next')
  const fact = isNext ? name.slice(0, -'_next'.length) : name
  const of = isNext ? next : at
  const pile = /^x\d+$/.test(fact) && 'x' in of ? Number(fact.slice(1)) - 1 : undefined
  const known = factNames(of)
  if (pile === undefined && !known.includes(fact)) {
    throw new RangeError(`'${text}': no fact is called ${name}; there are: ${known.join(', ')}`)
  }
  const read = (told: Facts): number => (pile === undefined ? told[fact] : told.x[pile]) ?? -1
  return isNext ? (_: Facts, after: Facts) => read(after) : read
}
