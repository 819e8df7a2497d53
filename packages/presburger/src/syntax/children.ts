import type { Expression, Term } from './syntax.ts'

const TERM_KINDS: ReadonlySet<string> = new Set([
  'constant',
  'variable',
  'plus',
  'times',
  'div',
  'mod',
  'min',
  'max',
  'count',
  'indicator',
  'ite',
] satisfies Term['kind'][])

/** True for a term, false for a formula. */
export function isTerm(expression: Expression): expression is Term {
  return TERM_KINDS.has(expression.kind)
}

/** The terms and formulas directly inside an expression, from left to right. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'constant':
    case 'variable':
    case 'true':
    case 'false':
      return []
    case 'plus':
    case 'min':
    case 'max':
      return expression.terms
    case 'times':
    case 'div':
    case 'mod':
    case 'congruence':
      return [expression.term]
    case 'count':
    case 'and':
    case 'or':
      return expression.formulas
    case 'indicator':
    case 'not':
      return [expression.formula]
    case 'comparison':
    case 'implies':
    case 'iff':
    case 'xor':
      return [expression.left, expression.right]
    case 'ite':
    case 'branch':
      return [expression.condition, expression.consequent, expression.alternative]
  }
}

/**
 * Every distinct object inside an expression, without repetition. Children precede their parents,
 * and the expression itself comes last. Subterms shared by reference are visited once, so the
 * running time depends on the size of the graph, not of the tree.
 */
export function subexpressionsOf(expression: Expression): Expression[] {
  const nodes = new Set<Expression>()
  const visit = (node: Expression): void => {
    if (nodes.has(node)) return
    childrenOf(node).forEach(visit)
    nodes.add(node)
  }
  visit(expression)
  return [...nodes]
}
