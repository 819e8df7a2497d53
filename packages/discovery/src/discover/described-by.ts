import { toText } from '@nim/presburger'
import type { SolvedBox } from '../box/solved-box.ts'
import { linesOf } from '../learn/cases.ts'
import { formulaOf, termOf } from '../learn/formula-of-tree.ts'
import { withSmallFactors } from '../learn/pruned.ts'
import type { Tree } from '../learn/tree.ts'
import type { Described } from './discovery.ts'

/**
 * Converts a tree that was learned from a box into a description, which is given both by cases and
 * as a single formula or term.
 */
export function describedBy(
  { value, labels }: Pick<SolvedBox, 'value' | 'labels'>,
  learned: Tree,
  variables: readonly string[],
): Described {
  const tree = withSmallFactors(learned)
  const isOutcome = value === 'outcome'
  const says = isOutcome ? formulaOf(tree, 1, variables) : termOf(tree, variables, labels)
  // For outcomes, only the cases that lead to P have a name. All other cases are omitted.
  const nameOf = (label: number): string | null =>
    isOutcome ? (label === 1 ? 'P' : null) : toText(labels.term(label, variables))
  return { tree, says, cases: linesOf(tree, variables, nameOf) }
}
