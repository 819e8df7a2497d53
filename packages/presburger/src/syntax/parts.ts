import { childrenOf, subexpressionsOf } from './children.ts'
import { type Interner, interner } from './interner.ts'
import type { Expression } from './syntax.ts'

/**
 * Parts of a formula, at most, as {@link partsOf} counts them. Whoever makes, writes, reads or checks a formula has
 * this limit.
 */
export const MOST_PARTS = 20_000

/**
 * The number of distinct parts of expressions, each with its members: of `x1 >= 3 or x1 >= 3` the parts are the
 * disjunction with two members, the comparison with two members, x1, and 3. What stands at many places counts once.
 *
 * @complexity O(size of the expressions as a graph)
 */
export function partsOf(...expressions: readonly Expression[]): number {
  const idOf = interner()
  const distinct = new Map(
    expressions.flatMap(subexpressionsOf).map((part) => [idOf(part), childrenOf(part).length]),
  )
  return [...distinct.values()].reduce((sum, members) => sum + 1 + members, 0)
}

/**
 * At how many places each part stands, by its number: as one of the expressions, or in a distinct part.
 *
 * @complexity O(size of the expressions as a graph)
 */
export function usesOf(
  expressions: readonly Expression[],
  idOf: Interner,
): ReadonlyMap<number, number> {
  const uses = new Map<number, number>()
  const seen = new Set<number>()
  const use = (part: Expression): void => void uses.set(idOf(part), (uses.get(idOf(part)) ?? 0) + 1)
  expressions.forEach(use)
  for (const part of expressions.flatMap(subexpressionsOf)) {
    if (seen.has(idOf(part))) continue
    seen.add(idOf(part))
    childrenOf(part).forEach(use)
  }
  return uses
}

/** The compound parts of an expression that are one object at several places. Known expressions cost nothing. */
export function sharedIn(expression: Expression): ReadonlySet<Expression> {
  const known = sharedParts.get(expression)
  if (known !== undefined) return known
  const met = new Set<Expression>()
  const shared = new Set<Expression>()
  for (const child of subexpressionsOf(expression).flatMap(childrenOf)) {
    if (met.has(child) && childrenOf(child).length > 0) shared.add(child)
    met.add(child)
  }
  sharedParts.set(expression, shared)
  return shared
}

const sharedParts = new WeakMap<Expression, ReadonlySet<Expression>>()
