import { type Clause, compile, freeVariables, parseClauses, TRUE } from '@nim/presburger'
import type { Answer } from './position-tally.ts'

type AskedOfFacts = (at: { readonly x: readonly number[] }, next: unknown) => Answer

/**
 * A statement as data, `B < m if m >= 0`. Its names are those of facts and the piles x1, x2, …; in a
 * statement about moves, with `_next` for the position after it. A fact that a position does not have,
 * null, reads −1.
 */
export function clauseOf(text: string): Clause {
  return parseClauses(text)[0]!
}

/** The predicate that judges ask; a goal takes the same clause. */
export function stated(text: string): AskedOfFacts {
  const { says, where = TRUE } = clauseOf(text)
  const names = [...new Set([says, where].flatMap((formula) => [...freeVariables(formula)]))]
  const read = names.map((name) => {
    const isNext = name.endsWith('_next')
    const fact = name.replace('_next', '')
    const pile = /^x\d+$/.test(fact) ? Number(fact.slice(1)) - 1 : null
    return { isNext, fact, pile }
  })
  const [isTrue, speaks] = [compile(says, names), compile(where, names)]
  const values = names.map(() => 0)
  return (at, next) => {
    for (const [i, { isNext, fact, pile }] of read.entries()) {
      const told = (isNext ? next : at) as Readonly<Record<string, number | null>>
      values[i] = pile === null ? (told[fact] ?? -1) : (told as unknown as typeof at).x[pile]!
    }
    return speaks(values) ? isTrue(values) : null
  }
}
