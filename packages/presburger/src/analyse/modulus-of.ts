import { childrenOf, isTerm } from '../syntax/children.ts'
import { lcm } from '../syntax/exact.ts'
import type { Expression } from '../syntax/syntax.ts'

/**
 * The least common multiple M of all moduli and divisors; 1 if the expression has no modulus and no
 * divisor. A divisor inside a modulus contributes the product of the divisor and the modulus: for
 * ⌊x/2⌋ ≡ 1 (mod 3), M is 6. If M·q + r replaces every variable x, the residues of linear terms and
 * of their quotients by constants, even nested ones, become known. Then `simplify` removes all of
 * them.
 *
 * @throws RangeError if M is 2^53 or more
 */
export function modulusOf(expression: Expression): number {
  const done = new Map<Expression, Set<number>>()
  let result = 1
  /** Visits a node whose residue modulo `scale` affects the result. */
  const visit = (node: Expression, scale: number): void => {
    const scales = done.get(node) ?? new Set()
    if (scales.has(scale)) return
    done.set(node, scales.add(scale))
    result = lcm(result, scale)
    const inner = innerScale(node, scale)
    for (const child of childrenOf(node)) visit(child, isTerm(child) ? inner : 1)
  }
  visit(expression, 1)
  return result
}

function innerScale(node: Expression, scale: number): number {
  switch (node.kind) {
    case 'congruence':
    case 'mod':
      return node.modulus
    case 'div':
      return lcm(1, scale * node.divisor)
    case 'plus':
    case 'times':
    case 'min':
    case 'max':
    case 'ite':
      return scale
    case 'constant':
    case 'variable':
    case 'count':
    case 'indicator':
    case 'comparison':
    case 'true':
    case 'false':
    case 'not':
    case 'and':
    case 'or':
    case 'implies':
    case 'iff':
    case 'xor':
    case 'branch':
      return 1
  }
}
