import { childrenOf, type Expression, interner, isTerm, usesOf } from '@nim/presburger'

/** A repeated part of an expression, and the name given to it. */
export interface Binding {
  readonly name: string
  readonly text: string
  readonly isTerm: boolean
}

/**
 * Writes an expression with a name for each compound part that occurs at least twice. Therefore,
 * the length of the text is proportional to the size of the expression as a graph, not as a tree. A
 * binding uses only names that are defined before it.
 */
export function writeShared(
  expression: Expression,
  write: (node: Expression, print: (child: Expression) => string) => string,
): { readonly bindings: readonly Binding[]; readonly text: string } {
  const idOf = interner()
  const uses = usesOf([expression], idOf)
  const names = new Map<number, string>()
  const bindings: Binding[] = []
  const print = (node: Expression): string => {
    const bound = names.get(idOf(node))
    if (bound !== undefined) return bound
    const text = write(node, print)
    if ((uses.get(idOf(node)) ?? 0) < 2 || childrenOf(node).length === 0) return text
    const name = `part${bindings.length + 1}`
    names.set(idOf(node), name)
    bindings.push({ name, text, isTerm: isTerm(node) })
    return name
  }
  return { text: print(expression), bindings }
}
