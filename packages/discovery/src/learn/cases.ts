import {
  congruent,
  constant,
  type Formula,
  ge,
  lt,
  or,
  plus,
  type Term,
  toText,
} from '@nim/presburger'
import { formTerm, partOf } from '../forms/form.ts'
import type { ResidueNode, ThresholdNode, Tree } from './tree.ts'
import { isSame } from './tree.ts'

/** A case of a node: a condition, and the tree below it. */
export interface Case {
  readonly when: Formula
  /** The condition in a few words, such as `x1 + x2 odd`. */
  readonly words: string
  readonly to: Tree
}

/**
 * The cases of a node. Answers with the same result form one case. Exactly one case applies to each
 * position.
 */
export function casesOf(
  node: ResidueNode | ThresholdNode,
  variables: readonly string[],
): readonly Case[] {
  return node.kind === 'residue' ? residueCases(node, variables) : thresholdCases(node, variables)
}

/** The cases of a threshold. Negative terms are moved to the other side of the inequality. */
function thresholdCases(
  { form, least, above, below }: ThresholdNode,
  variables: readonly string[],
): Case[] {
  const number = (value: number): Term[] => (value > 0 ? [constant(value)] : [])
  const left = plus(...partOf(form, variables, 1), ...number(-least))
  const right = plus(...partOf(form, variables, -1), ...number(least))
  return [
    { when: ge(left, right), to: above },
    { when: lt(left, right), to: below },
  ].map((one) => ({ ...one, words: toText(one.when) }))
}

function residueCases(
  { form, modulus, children }: ResidueNode,
  variables: readonly string[],
): Case[] {
  const groups: { readonly residues: number[]; readonly to: Tree }[] = []
  children.forEach((child, residue) => {
    const group = groups.find(({ to }) => isSame(to, child))
    if (group === undefined) groups.push({ residues: [residue], to: child })
    else group.residues.push(residue)
  })
  const term = formTerm(form, variables)
  return groups.map(({ residues, to }) => ({
    when: or(...residues.map((residue) => congruent(term, residue, modulus))),
    words:
      modulus === 2
        ? `${toText(term)} ${residues[0] === 0 ? 'even' : 'odd'}`
        : `${toText(term)} == ${residues.join(', ')} (mod ${modulus})`,
    to,
  }))
}

/**
 * The description as text, with one case on each line and subcases indented.
 *
 * @param nameOf the name of a label; cases with the label null are omitted
 */
export function linesOf(
  tree: Tree,
  variables: readonly string[],
  nameOf: (label: number) => string | null,
): string[] {
  if (tree.kind === 'leaf') return [nameOf(tree.label) ?? 'none']
  return casesOf(tree, variables).flatMap(({ words, to }) => {
    if (to.kind !== 'leaf') {
      return [words, ...linesOf(to, variables, nameOf).map((line) => `  ${line}`)]
    }
    const name = nameOf(to.label)
    return name === null ? [] : [`${words}: ${name}`]
  })
}
