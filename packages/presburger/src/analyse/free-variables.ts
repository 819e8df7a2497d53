import { subexpressionsOf } from '../syntax/children.ts'
import { compareNames } from '../syntax/compare.ts'
import type { Expression } from '../syntax/syntax.ts'

/**
 * The names of the variables that occur, without repetition. Numbers in names are compared as
 * numbers, so x2 precedes x10. All occurrences are free, because the language has no quantifiers.
 *
 * @complexity O(size of the expression as a graph)
 */
export function freeVariables(expression: Expression): string[] {
  const names = new Set<string>()
  for (const node of subexpressionsOf(expression)) {
    if (node.kind === 'variable') names.add(node.name)
  }
  return [...names].sort(compareNames)
}
