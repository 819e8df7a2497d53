import {
  and,
  bottomUp,
  type Extremum,
  type Formula,
  interner,
  isTerm,
  le,
  lt,
  subexpressionsOf,
} from '@nim/presburger'
import { linearOf } from './linear.ts'

/** The first minimum or maximum of linear terms in the formula. */
export function firstExtremum(formula: Formula): Extremum | null {
  for (const node of subexpressionsOf(formula)) {
    if (!isTerm(node) || (node.kind !== 'min' && node.kind !== 'max')) continue
    if (node.terms.every((term) => linearOf(term) !== null)) return node
  }
  return null
}

/** The formula which states that the i-th term of the extremum is the first extreme term. */
export function isExtreme({ kind, terms }: Extremum, i: number): Formula {
  const chosen = terms[i]!
  return and(
    ...terms.flatMap((other, j): Formula[] => {
      if (j === i) return []
      const [a, b] = kind === 'min' ? [chosen, other] : [other, chosen]
      return [j < i ? lt(a, b) : le(a, b)]
    }),
  )
}

/** The given formula, for the case that the i-th term of the extremum is the first extreme term. */
export function whereExtreme(formula: Formula, extremum: Extremum, i: number): Formula {
  const { kind, terms } = extremum
  const idOf = interner()
  const replaced = bottomUp({
    term: (term) => (term.kind === kind && idOf(term) === idOf(extremum) ? terms[i]! : term),
    formula: (f) => f,
  }).formula(formula)
  return and(isExtreme(extremum, i), replaced)
}
