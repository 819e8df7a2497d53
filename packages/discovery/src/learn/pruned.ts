import { gcd } from '@nim/presburger'
import { residueAt, formAt } from '../forms/form.ts'
import { isSame, labelAt, simplified, sizeOf, type Tree } from './tree.ts'

/**
 * The tree without the questions that no position in a list needs. If the subtree below one answer
 * gives the right label to all positions at a node, the question of the node is omitted. The result
 * is the same at all positions of the list.
 *
 * @complexity O(number of positions times size of the tree)
 */
export function pruned(tree: Tree, positions: readonly (readonly number[])[]): Tree {
  const labels = new Map(positions.map((x) => [x, labelAt(tree, x)]))
  const shorten = (node: Tree, here: readonly (readonly number[])[]): Tree => {
    if (node.kind === 'leaf') return node
    const children = node.kind === 'residue' ? node.children : [node.below, node.above]
    const enough = children
      .toSorted((a, b) => sizeOf(a) - sizeOf(b))
      .find((child) => here.every((x) => labelAt(child, x) === labels.get(x)))
    if (enough !== undefined) return shorten(enough, here)
    if (node.kind === 'threshold') {
      const isAbove = (x: readonly number[]): boolean => formAt(node.form, x) >= node.least
      const above = shorten(node.above, here.filter(isAbove))
      return {
        ...node,
        above,
        below: shorten(
          node.below,
          here.filter((x) => !isAbove(x)),
        ),
      }
    }
    const { form, modulus } = node
    return {
      ...node,
      children: node.children.map((child, residue) =>
        shorten(
          child,
          here.filter((x) => residueAt(form, modulus, x) === residue),
        ),
      ),
    }
  }
  return simplified(shorten(tree, positions))
}

/**
 * The tree with reduced coefficients. In each residue question with modulus m, the coefficients are
 * between −m/2 and m/2, and the coefficients and m have no common divisor. The new tree has the
 * same result at every position.
 */
export function withSmallFactors(tree: Tree): Tree {
  if (tree.kind === 'leaf') return tree
  if (tree.kind === 'threshold') {
    return { ...tree, above: withSmallFactors(tree.above), below: withSmallFactors(tree.below) }
  }
  const { modulus } = tree
  const form = tree.form.map((factor) => {
    const rest = ((factor % modulus) + modulus) % modulus
    return 2 * rest > modulus ? rest - modulus : rest
  })
  const common = form.reduce((divisor, factor) => gcd(divisor, factor), modulus)
  const children = tree.children
    .map(withSmallFactors)
    .filter((_, residue) => residue % common === 0)
  if (children.length === 1) return children[0]!
  const smaller = {
    ...tree,
    form: form.map((factor) => factor / common),
    modulus: modulus / common,
    children,
  }
  return isSame(smaller, tree) ? tree : smaller
}
