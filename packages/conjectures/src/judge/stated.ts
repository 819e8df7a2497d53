import { and, type Clause, compile, freeVariables, parseClauses, TRUE } from '@nim/presburger'
import type { Answer } from './position-tally.ts'

type Facts = Readonly<Record<string, number | null>> & { readonly x: readonly number[] }

/**
 * A statement as data, `B < m if m >= 0`. Its names are those of facts, −1 where a position has none, and
 * of the piles x1, x2, …; in a statement about moves, with `_next` for the position after it.
 */
export function clauseOf(text: string): Clause {
  return parseClauses(text)[0]!
}

/** The predicate that judges ask; a goal takes the same clause. */
export function stated(text: string): (at: { x: readonly number[] }, next: unknown) => Answer {
  const { says, where = TRUE } = clauseOf(text)
  const names = freeVariables(and(says, where))
  const [isTrue, speaks] = [compile(says, names), compile(where, names)]
  return (at, next) => {
    const values = names.map((name) => {
      const [fact, told] = name.endsWith('_next') ? [name.slice(0, -5), next] : [name, at]
      const pile = fact[0] === 'x' ? (told as Facts).x[Number(fact.slice(1)) - 1] : undefined
      return pile ?? (told as Facts)[fact] ?? -1
    })
    return speaks(values) ? isTrue(values) : null
  }
}
