import { childrenOf, subexpressionsOf } from '../syntax/children.ts'
import { interner } from '../syntax/interner.ts'
import { freshName } from '../syntax/names.ts'
import { usesOf } from '../syntax/parts.ts'
import type { Expression } from '../syntax/syntax.ts'

/** The parts of expressions that receive a name in printed text. */
export interface NamedParts {
  /**
   * The definitions, ordered so that each definition uses only names that are defined before it.
   */
  readonly definitions: readonly { readonly name: string; readonly part: Expression }[]
  /** The name of a part; null if the part is written in full. */
  readonly nameOf: (part: Expression) => string | null
}

/** The number of characters that a definition adds to a name: `a1 := ` and `; `. */
const AROUND = 6

/** No part has a name. */
export const NO_NAMES: NamedParts = { definitions: [], nameOf: () => null }

/**
 * The parts that receive the names a1, a2, … when the expressions are printed. A part receives a
 * name if it occurs more than once and the name makes the text shorter. Parts with equal structure
 * have the same name.
 *
 * @param textOf the text of a part, with names for its own parts
 * @complexity O(size of the expressions as a graph)
 */
export function namedParts(
  expressions: readonly Expression[],
  textOf: (part: Expression, nameOf: NamedParts['nameOf']) => string,
): NamedParts {
  const parts = expressions.flatMap(subexpressionsOf)
  const idOf = interner()
  const variables = new Set(parts.map((part) => (part.kind === 'variable' ? part.name : '')))
  const uses = usesOf(expressions, idOf)
  const names = new Map<number, string>()
  const definitions: { name: string; part: Expression }[] = []
  const nameOf = (part: Expression): string | null => names.get(idOf(part)) ?? null
  for (const part of parts) {
    const places = uses.get(idOf(part))!
    if (places < 2 || childrenOf(part).length === 0 || nameOf(part) !== null) continue
    const name = freshName(`a${definitions.length + 1}`, (each) => variables.has(each))
    const { length } = textOf(part, nameOf)
    if (length + AROUND + (1 + places) * name.length >= places * length) continue
    names.set(idOf(part), name)
    definitions.push({ name, part })
  }
  return { definitions, nameOf }
}

/**
 * True if the expressions, written in full, have more than `most` parts, where every occurrence of
 * a part is counted.
 */
export function isLargeAsTree(expressions: readonly Expression[], most: number): boolean {
  const sizes = new Map<Expression, number>()
  const sizeOf = (part: Expression): number =>
    childrenOf(part).reduce((sum, child) => sum + sizes.get(child)!, 1)
  for (const part of expressions.flatMap(subexpressionsOf)) sizes.set(part, sizeOf(part))
  return expressions.reduce((sum, expression) => sum + sizes.get(expression)!, 0) > most
}
