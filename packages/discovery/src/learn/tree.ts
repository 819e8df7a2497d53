import { type Form, formAt, residueAt } from '../forms/form.ts'

/**
 * A description of a value by cases, which depend on linear inequalities and congruences of the
 * piles.
 */
export type Tree = Leaf | ResidueNode | ThresholdNode

export interface Leaf {
  readonly kind: 'leaf'
  /** The label of the value. For outcomes, 1 means P and 0 means N. */
  readonly label: number
}

/** A node with one case for each residue of a form. */
export interface ResidueNode {
  readonly kind: 'residue'
  readonly form: Form
  readonly modulus: number
  /** One child for each residue from 0 to `modulus` − 1. */
  readonly children: readonly Tree[]
}

/** A node with two cases: the form is at least `least`, or the form is smaller. */
export interface ThresholdNode {
  readonly kind: 'threshold'
  readonly form: Form
  readonly least: number
  readonly above: Tree
  readonly below: Tree
}

/** The label of the tree at a position. */
export function labelAt(tree: Tree, position: readonly number[]): number {
  let node = tree
  while (node.kind !== 'leaf') {
    if (node.kind === 'residue') node = node.children[residueAt(node.form, node.modulus, position)]!
    else node = formAt(node.form, position) >= node.least ? node.above : node.below
  }
  return node.label
}

/** The children of a node. */
function childrenOf(tree: Tree): readonly Tree[] {
  if (tree.kind === 'leaf') return []
  return tree.kind === 'residue' ? tree.children : [tree.below, tree.above]
}

/** All nodes of the tree, including its leaves. */
export function nodesOf(tree: Tree): Tree[] {
  return [tree, ...childrenOf(tree).flatMap(nodesOf)]
}

/**
 * The number of leaves. If several residues of a question lead to the same leaf, the leaf is
 * counted once.
 */
export function leavesOf(tree: Tree): number {
  if (tree.kind === 'leaf') return 1
  const children = childrenOf(tree)
  const different = children.filter(
    (child, i) => children.findIndex((other) => isSame(other, child)) === i,
  )
  return different.reduce((leaves, child) => leaves + leavesOf(child), 0)
}

/** The number of nodes of the tree, including its leaves. */
export function sizeOf(tree: Tree): number {
  return nodesOf(tree).length
}

/** The distinct questions of the tree, each written as text. */
export function atomsOf(tree: Tree): Set<string> {
  return new Set(
    nodesOf(tree).flatMap((node) => {
      if (node.kind === 'leaf') return []
      const asks = node.kind === 'residue' ? `mod ${node.modulus}` : `>= ${node.least}`
      return [`${node.form.join()} ${asks}`]
    }),
  )
}

/**
 * The tree without the questions whose answers all lead to the same result. Each remaining residue
 * question has the smallest modulus that distinguishes its cases. The new tree has the same result
 * at every position.
 */
export function simplified(tree: Tree): Tree {
  if (tree.kind === 'leaf') return tree
  if (tree.kind === 'threshold') {
    const [above, below] = [simplified(tree.above), simplified(tree.below)]
    return isSame(above, below) ? above : { ...tree, above, below }
  }
  const children = tree.children.map(simplified)
  const modulus = Array.from({ length: tree.modulus }, (_, i) => i + 1).find(
    (period) =>
      tree.modulus % period === 0 &&
      children.every((child, i) => isSame(child, children[i % period]!)),
  )!
  return modulus === 1 ? children[0]! : { ...tree, modulus, children: children.slice(0, modulus) }
}

/** True if the trees agree node by node. */
export function isSame(a: Tree, b: Tree): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
