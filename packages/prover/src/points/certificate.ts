import { formatRuleset, type PlayConvention } from '@nim/core/rules'
import { toText } from '@nim/presburger'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Wall } from './atoms.ts'
import type { Basis } from './basis.ts'
import type { PointQuestion } from './question.ts'
import type { PinNode } from './tree.ts'

/**
 * A proof by finitely many points, as JSON. Forms and steps use coordinates: the gaps x_i − x_{i−1}
 * of ascending piles, or the piles themselves in other games. Points are positions, written
 * `x1,…,xn`, one on each line, smallest first.
 */
export interface PointCertificate {
  readonly format: 'nimlab-points-1'
  readonly question: {
    readonly value: PointQuestion['value']
    /** The game; like the play convention, it is null for a statement without moves. */
    readonly ruleset: string | null
    readonly play: PlayConvention | null
    readonly variables: readonly string[]
    /** True if the statement is about ascending piles only. */
    readonly sorted: boolean
    /** The formula, or the term, in the text form of @nim/presburger. */
    readonly says: string
  }
  /** The forms F with their thresholds T_f. The coordinates come first. */
  readonly walls: readonly Wall[]
  /**
   * The reducing vectors Z. Each step has a window for every form that it changes. Forms are given
   * by their numbers in F, in ascending order.
   */
  readonly reducers: readonly {
    readonly step: readonly number[]
    readonly windows: readonly (readonly [form: number, low: number, high: number])[]
  }[]
  /**
   * The nodes of the pinning tree, whose root is node 0. The list has only one node for each set of
   * pinned forms.
   */
  readonly nodes: readonly CertificateNode[]
  readonly points: { readonly count: number; readonly digest: string }
}

/** A node of the pinning tree. */
export type CertificateNode =
  | {
      /** The number of a step that changes no pinned form. */
      readonly reducer: number
      /**
       * The numbers of the child nodes, one for each window of the step, in the order of the
       * windows. Each child also pins the form of its window.
       */
      readonly children: readonly number[]
    }
  | {
      /**
       * The factors of an inequality. The sum Σ factor·f over the pinned forms, divided by the
       * denominator, is at least the sum of the coordinates.
       */
      readonly multipliers: readonly (readonly [form: number, factor: number])[]
      readonly denominator: number
    }

/**
 * The certificate for a basis whose points all satisfy the statement.
 *
 * @param points the irreducible points, smallest first
 */
export function certificateOf(
  question: PointQuestion,
  basis: Basis,
  points: readonly (readonly number[])[],
): PointCertificate {
  const isGame = question.value !== 'statement'
  return {
    format: 'nimlab-points-1',
    question: {
      value: question.value,
      ruleset: isGame ? formatRuleset(question.ruleset) : null,
      play: isGame ? question.play : null,
      variables: question.variables,
      sorted: basis.domain.isSorted,
      says: toText(question.says),
    },
    walls: basis.walls,
    reducers: basis.reducers.map((step, i) => ({
      step,
      windows: basis.crossings[i]!.map(({ form, window: { low, high } }) => [form, low, high]),
    })),
    nodes: nodesOf(basis.tree),
    points: { count: points.length, digest: digestOf(points) },
  }
}

function nodesOf(tree: PinNode): CertificateNode[] {
  const numbers = new Map<PinNode, number>()
  const collect = (node: PinNode): void => {
    if (numbers.has(node)) return
    numbers.set(node, numbers.size)
    if (node.kind === 'branch') node.children.forEach(collect)
  }
  collect(tree)
  return [...numbers.keys()].map((node): CertificateNode => {
    if (node.kind === 'branch') {
      return { reducer: node.reducer, children: node.children.map((child) => numbers.get(child)!) }
    }
    const { factors, denominator } = node.multipliers
    return { multipliers: node.pinned.map((form, j) => [form, factors[j]!]), denominator }
  })
}

function digestOf(points: readonly (readonly number[])[]): string {
  const hash = sha256.create()
  for (const point of points) hash.update(utf8ToBytes(`${point.join()}\n`))
  return `sha256:${bytesToHex(hash.digest())}`
}
