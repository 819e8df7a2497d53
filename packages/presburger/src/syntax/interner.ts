import { childrenOf } from './children.ts'
import type { Expression } from './syntax.ts'

/**
 * Assigns the numbers 0, 1, 2, … to expressions in the order in which it receives them.
 * Structurally equal expressions receive the same number.
 */
export type Interner = (expression: Expression) => number

/**
 * A new interner. Two expressions have equal structure if they have the same kind, the same
 * constants and names, and the same children in the same order.
 *
 * @complexity O(size of the expression as a graph) for a new expression, O(1) for a known object
 */
export function interner(): Interner {
  const byObject = new Map<Expression, number>()
  const byStructure = new Map<string, number>()
  const idOf = (expression: Expression): number => {
    const hit = byObject.get(expression)
    if (hit !== undefined) return hit
    const children = childrenOf(expression).map(idOf).join()
    const structure = `${expression.kind} ${ownData(expression)} ${children}`
    const id = byStructure.get(structure) ?? byStructure.size
    byStructure.set(structure, id)
    byObject.set(expression, id)
    return id
  }
  return idOf
}

/** True if two expressions have equal structure. */
export function equal(a: Expression, b: Expression): boolean {
  const idOf = interner()
  return a === b || idOf(a) === idOf(b)
}

function ownData(expression: Expression): string {
  switch (expression.kind) {
    case 'constant':
      return String(expression.value)
    case 'variable':
      return expression.name
    case 'times':
      return String(expression.factor)
    case 'div':
      return String(expression.divisor)
    case 'mod':
      return String(expression.modulus)
    case 'comparison':
      return expression.relation
    case 'congruence':
      return `${expression.residue} ${expression.modulus}`
    case 'plus':
    case 'min':
    case 'max':
    case 'count':
    case 'indicator':
    case 'ite':
    case 'true':
    case 'false':
    case 'not':
    case 'and':
    case 'or':
    case 'implies':
    case 'iff':
    case 'xor':
    case 'branch':
      return ''
  }
}
