import { childrenOf, subexpressionsOf } from './children.ts'
import { type Interner, interner } from './interner.ts'
import type { Expression } from './syntax.ts'

/**
 * The maximum number of parts of a formula, as counted by {@link partsOf}. All code that creates,
 * writes, parses or checks a formula has this limit.
 */
export const MOST_PARTS = 20_000

/**
 * The total number of distinct parts in the expressions. The members of a part count as parts too.
 * The parts of `x1 >= 3 or x1 >= 3` are the disjunction with two members, the comparison with two
 * members, x1, and 3. A part that occurs several times is counted once.
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
 * For the number of each part, how often the part occurs. An occurrence is either one of the
 * expressions, or a member of a distinct part.
 *
 * @complexity O(size of the expressions as a graph)
 */
export function usesOf(
  expressions: readonly Expression[],
  idOf: Interner,
): ReadonlyMap<number, number> {
  const uses = new Map<number, number>()
  const ids = new Set<number>()
  const use = (part: Expression): void => void uses.set(idOf(part), (uses.get(idOf(part)) ?? 0) + 1)
  expressions.forEach(use)
  for (const part of expressions.flatMap(subexpressionsOf)) {
    if (ids.has(idOf(part))) continue
    ids.add(idOf(part))
    childrenOf(part).forEach(use)
  }
  return uses
}

/**
 * The compound parts of an expression that occur in it several times as the same object. The result
 * is cached for each expression.
 */
export function sharedIn(expression: Expression): ReadonlySet<Expression> {
  const hit = sharedParts.get(expression)
  if (hit !== undefined) return hit
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
