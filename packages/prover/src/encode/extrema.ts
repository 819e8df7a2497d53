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

/** The formula where the i-th term of the extremum is the first one that is extreme. */
export function whereExtreme(formula: Formula, extremum: Extremum, i: number): Formula {
  const { kind, terms } = extremum
  const chosen = terms[i]!
  const idOf = interner()
  const order = terms.flatMap((other, j): Formula[] => {
    if (j === i) return []
    const [a, b] = kind === 'min' ? [chosen, other] : [other, chosen]
    return [j < i ? lt(a, b) : le(a, b)]
  })
  const replaced = bottomUp({
    term: (term) => (term.kind === kind && idOf(term) === idOf(extremum) ? chosen : term),
    formula: (f) => f,
  }).formula(formula)
  return and(...order, replaced)
}
