import { childrenOf, subexpressionsOf } from '../syntax/children.ts'
import { type Interner, interner } from '../syntax/interner.ts'
import type { Expression } from '../syntax/syntax.ts'

/** The data about an expression that the code generator needs before it writes code. */
export interface Plan {
  readonly idOf: Interner
  /** True if the value is used more than once and is worth storing. */
  readonly isShared: (id: number) => boolean
  /**
   * The approximate number of operations that compute the value. The operations of a shared value
   * are counted again at each use.
   */
  readonly costOf: (id: number) => number
  /** True if the value depends on the variable `watched`. */
  readonly dependsOnWatched: (id: number) => boolean
}

/**
 * If a formula with more operations than this limit is used more than once, it is computed only
 * once.
 */
const CHEAP_FORMULA = 2
const CHEAP_TERM = 1

/**
 * Counts uses and costs of the structurally distinct parts of an expression.
 *
 * @complexity O(size of the expression as a graph)
 */
export function plan(expression: Expression, watched: string | null = null): Plan {
  const idOf = interner()
  const uses = new Map<number, number>()
  const costs = new Map<number, number>()
  const cheap = new Map<number, number>()
  const watching = new Set<number>()
  for (const node of subexpressionsOf(expression)) {
    const id = idOf(node)
    if (costs.has(id)) continue
    const children = childrenOf(node).map(idOf)
    for (const child of children) uses.set(child, (uses.get(child) ?? 0) + 1)
    const inner = children.reduce((sum, child) => sum + costs.get(child)!, 0)
    costs.set(id, Math.min(operationsOf(node) + inner, Number.MAX_SAFE_INTEGER))
    cheap.set(
      id,
      'term' in node || 'terms' in node || node.kind === 'ite' ? CHEAP_TERM : CHEAP_FORMULA,
    )
    const isWatched = node.kind === 'variable' && node.name === watched
    if (isWatched || children.some((child) => watching.has(child))) watching.add(id)
  }
  return {
    idOf,
    isShared: (id) => (uses.get(id) ?? 0) > 1 && costs.get(id)! > cheap.get(id)!,
    costOf: (id) => costs.get(id)!,
    dependsOnWatched: (id) => watching.has(id),
  }
}

function operationsOf(node: Expression): number {
  switch (node.kind) {
    case 'constant':
    case 'variable':
    case 'true':
    case 'false':
      return 0
    case 'div':
    case 'mod':
    case 'congruence':
      return 2
    case 'not':
      return 0
    case 'plus':
    case 'times':
    case 'min':
    case 'max':
    case 'count':
    case 'indicator':
    case 'ite':
    case 'comparison':
    case 'and':
    case 'or':
    case 'implies':
    case 'iff':
    case 'xor':
    case 'branch':
      return Math.max(1, childrenOf(node).length - 1)
  }
}
