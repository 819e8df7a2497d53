import { drawPositions, type Random } from '../box/draw.ts'
import { labelIn, type SolvedBox } from '../box/solved-box.ts'
import type { Feature } from './features.ts'
import { type Conflict, type Example, isConflict, learnTree } from './learn-tree.ts'
import { isWrong } from './errors.ts'
import { simplified, sizeOf, type Tree } from './tree.ts'
import { TUNED } from '../tuned.ts'

/** The result of a search for a description of a box. */
export type Fit =
  | { readonly end: 'exact'; readonly tree: Tree; readonly examples: number }
  /**
   * The result of a search that ended because the trees kept growing. The last tree is still wrong
   * on a part of the box.
   */
  | {
      readonly end: 'grows'
      readonly nodes: number
      readonly wrong: number
      /** Positions at which the last tree is wrong, not necessarily all such positions. */
      readonly breaksAt: readonly (readonly number[])[]
    }
  | ({ readonly end: 'conflict' } & Conflict)

/** The limits of a fit. */
export interface FitLimits {
  /** The number of examples for the first tree. */
  readonly examples: number
  readonly rounds: number
  /** The maximum number of nodes. A larger tree is not a useful description. */
  readonly nodes: number
}

/**
 * Called with each learned description, the share of positions at which it is wrong, and whether it
 * is the last description.
 */
export type OnTree = (tree: Tree, share: number, isLast: boolean) => void

const { MORE, LEAST_MORE, LOOKED_AT, MANY } = TUNED.fit

/**
 * Searches for a tree that is right on the whole box. The search learns a tree from few positions,
 * adds some of the positions at which the tree is wrong, and learns again.
 *
 * @param known additional examples from outside the box
 */
export function fitTree(
  box: SolvedBox,
  features: readonly Feature[],
  { examples: first, rounds, nodes: mostNodes }: FitLimits,
  random: Random,
  known: readonly Example[] = [],
  onTree: OnTree = () => undefined,
): Fit {
  const drawn = drawPositions(box, box.max, first, random)
  const examples = [...known, ...drawn.map((position) => exampleAt(box, position))]
  for (let round = 1; ; round++) {
    const learned = learnTree(examples, features, box.labels)
    if (isConflict(learned)) return { end: 'conflict', ...learned }
    const tree = simplified(learned)
    const wrong =
      wrongAtSome(box, tree, LOOKED_AT[0], random) ??
      (box.count < LOOKED_AT[1] * MANY ? null : wrongAtSome(box, tree, LOOKED_AT[1], random)) ??
      wrongAtAny(box, tree)
    const nodes = sizeOf(tree)
    const isLast = wrong === null || round === rounds || nodes > mostNodes
    onTree(tree, wrong?.share ?? 0, isLast)
    if (wrong === null) return { end: 'exact', tree, examples: examples.length }
    if (isLast) {
      const breaksAt = wrong.examples.map(({ position }) => position)
      return { end: 'grows', nodes, wrong: wrong.share, breaksAt }
    }
    const more = Math.max(LEAST_MORE, Math.floor(examples.length * MORE))
    examples.push(...someOf(wrong.examples, more, random))
  }
}

/** Positions at which a tree is wrong, and their share among the compared positions. */
interface Wrong {
  readonly examples: readonly Example[]
  readonly share: number
}

function exampleAt(box: SolvedBox, position: readonly number[]): Example {
  return { position, label: labelIn(box, position) }
}

/**
 * Finds positions at which the tree is wrong. The function first compares only some positions,
 * because early trees are wrong at many positions.
 */
function wrongAtSome(box: SolvedBox, tree: Tree, lookedAt: number, random: Random): Wrong | null {
  const examples = drawPositions(box, box.max, lookedAt, random)
    .filter((position) => isWrong(box, tree, position, box.at(position)))
    .map((position) => exampleAt(box, position))
  return examples.length < LEAST_MORE ? null : { examples, share: examples.length / lookedAt }
}

function wrongAtAny(box: SolvedBox, tree: Tree): Wrong | null {
  const examples: Example[] = []
  box.forEach((position, value) => {
    if (isWrong(box, tree, position, value)) examples.push(exampleAt(box, [...position]))
  })
  return examples.length === 0 ? null : { examples, share: examples.length / box.count }
}

/** Returns about `count` of the positions, spread over the whole list. */
function someOf(wrong: readonly Example[], count: number, random: Random): readonly Example[] {
  if (wrong.length <= count) return wrong
  const step = wrong.length / count
  return Array.from(
    { length: count },
    (_, i) =>
      wrong[Math.min(wrong.length - 1, Math.floor(i * step) + random.below(Math.ceil(step)))]!,
  )
}
